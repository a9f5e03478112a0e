#include "output/frames.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "base/error.hpp"
#include "output/vtp.hpp"
#include "shape/library.hpp"
#include "tests/support/paths.hpp"
#include "tests/unit/output/example.hpp"
#include "world/at_home.hpp"

namespace clast {
namespace {

namespace fs = std::filesystem;
using namespace testing_output;

Snapshot at(std::int64_t step) {
  Snapshot snapshot = example_snapshot(12, 20, static_cast<unsigned>(step + 1));
  snapshot.step = step;
  snapshot.time = 0.1 * static_cast<Real>(step);
  return snapshot;
}

// All files of a directory with their content.
std::vector<std::pair<std::string, std::string>> everything_in(const fs::path& directory) {
  std::vector<std::pair<std::string, std::string>> all;
  for (const auto& entry : fs::directory_iterator(directory))
    all.emplace_back(entry.path().filename().string(), content_of(entry.path()));
  std::sort(all.begin(), all.end());
  return all;
}

TEST(Frames, ComeBackSortedById) {
  const TemporaryDirectory directory;
  for (const std::size_t bodies : {0, 1, 7, 1000}) {
    const Snapshot snapshot = example_snapshot(bodies, 0);
    write_frame(directory / "frame.vtp", snapshot);
    const Frame frame = read_frame(directory / "frame.vtp");
    ASSERT_EQ(frame.size(), bodies);
    EXPECT_EQ(frame.time, snapshot.time);
    EXPECT_EQ(frame.step, snapshot.step);
    EXPECT_TRUE(std::is_sorted(frame.id.begin(), frame.id.end()));
    for (std::size_t i = 0; i < bodies; ++i) {
      const auto& ids = snapshot.bodies.id;
      const std::size_t j = std::find(ids.begin(), ids.end(), frame.id[i]) - ids.begin();
      ASSERT_LT(j, bodies);
      EXPECT_EQ(frame.position[i], snapshot.bodies.position[j]);
      EXPECT_EQ(frame.velocity[i], snapshot.bodies.velocity[j]);
      EXPECT_EQ(frame.spin[i], snapshot.bodies.spin[j]);
      EXPECT_EQ(frame.orientation[i], snapshot.bodies.orientation[j]);
      EXPECT_EQ(frame.radius[i], snapshot.bodies.radius[j]);
      EXPECT_EQ(frame.material[i], snapshot.bodies.material[j]);
    }
  }
}

// A body across a corner of the cell: the images that reach into its box. In an upright cell these
// would be seven; the tilt leaves five.
TEST(Frames, KnowThePeriodicCellAndItsImages) {
  const TemporaryDirectory directory;
  Snapshot snapshot = example_snapshot(2, 0);
  Cell& cell = snapshot.cell.now;
  cell.length = {1, 1, 1};
  cell.xy = 0.25;
  cell.origin = {5, 6, 7};
  snapshot.bodies.position = {{15.05, 6.05, 6.95}, {5.5, 6.5, 7.5}};
  snapshot.bodies.radius = {0.1, 0.1};
  write_frame(directory / "frame.vtp", at_home(snapshot));
  const Frame frame = read_frame(directory / "frame.vtp");
  EXPECT_EQ(frame.cell.length, cell.length);
  EXPECT_EQ(frame.cell.xy, cell.xy);
  EXPECT_EQ(frame.cell.origin, cell.origin);
  for (const Vec3& p : frame.position) {
    const Vec3 at = p - cell.origin;
    EXPECT_TRUE(at.x >= 0 && at.y >= 0 && at.z >= 0 && at.x <= 1 && at.y <= 1 && at.z <= 1);
  }
  const Frame all = with_images(frame);
  EXPECT_EQ(all.size(), 7u);
  EXPECT_EQ(all.force.size(), 7u);
  for (std::size_t i = 2; i < all.size(); ++i)
    EXPECT_LT(length(cell.seen(all.position[i], snapshot.bodies.position[0]) - all.position[i]),
              1e-12);
}

TEST(Frames, ForceIsWhatABodyCarries) {
  Snapshot snapshot = example_snapshot(3, 0);
  snapshot.bodies.id = {9, 2, 5};
  snapshot.pairs.first = {2, 2};
  snapshot.pairs.second = {5, 9};
  snapshot.pairs.force = {{3, 4, 0}, {0, 0, -1}};
  snapshot.walls.first = {9};
  snapshot.walls.second = {0};
  snapshot.walls.force = {{0, 2, 0}};
  const TemporaryDirectory directory;
  write_frame(directory / "frame.vtp", snapshot);
  EXPECT_EQ(read_frame(directory / "frame.vtp").force, (std::vector<Real>{6, 5, 3}));
}

TEST(Frames, DamagedOnesAreRefused) {
  const TemporaryDirectory directory;
  const fs::path path = directory / "frame.vtp";
  write_frame(path, at(1));
  const std::string whole = content_of(path);
  const std::size_t data_end = whole.rfind("\n</AppendedData>");
  std::mt19937 random(5);
  for (std::size_t size = 0; size < data_end; size += 1 + random() % 30) {
    put(path, whole.substr(0, size));
    ASSERT_THROW(read_frame(path), Error) << size;
  }
  for (int trial = 0; trial < 2000; ++trial) {
    std::string damaged = whole;
    damaged[random() % damaged.size()] = static_cast<char>(random());
    put(path, damaged);
    try {
      read_frame(path);
    } catch (const Error&) {  // anything but a crash
    }
  }
  EXPECT_THROW(read_frame(directory / "missing.vtp"), Error);
  EXPECT_THROW(read_frame(directory), Error);
}

// Force lines of bodies 0 … 11 of at(): two pairs and a support.
std::vector<ForceLine> lines_at(std::int64_t step) {
  Snapshot snapshot = at(step);
  snapshot.pairs = {};
  snapshot.pairs.first = {0, 2, 3};
  snapshot.pairs.second = {1, 5, 4};
  snapshot.pairs.force = {{3, 4, 0}, {}, {0, 0, -1}};
  snapshot.walls = {};
  snapshot.walls.first = {7};
  snapshot.walls.second = {0};
  snapshot.walls.force = {{0, 2, static_cast<Real>(step)}};
  return force_lines(snapshot, Cell(), std::vector<Wall>(1));
}

TEST(ForceLines, JoinBodiesAndWalls) {
  const Snapshot snapshot = at(2);
  const std::vector<ForceLine> lines = lines_at(2);
  const auto position = [&](Id id) {
    const auto& ids = snapshot.bodies.id;
    return snapshot.bodies.position[std::find(ids.begin(), ids.end(), id) - ids.begin()];
  };
  ASSERT_EQ(lines.size(), 3u);  // a contact without force is none
  EXPECT_EQ(lines[0].from, position(0));
  EXPECT_EQ(lines[0].to, position(1));
  EXPECT_EQ(lines[1].to, position(4));
  EXPECT_EQ(lines[2].wall, 0);
  EXPECT_EQ(lines[2].second, -1);
  EXPECT_EQ(lines[2].to, (Vec3{position(7).x, position(7).y, 0}));
  const TemporaryDirectory directory;
  write_force_lines(directory / "contacts.vtp", lines, 0.5);
  const std::vector<ForceLine> back = read_force_lines(directory / "contacts.vtp");
  ASSERT_EQ(back.size(), 3u);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(back[i].from, lines[i].from);
    EXPECT_EQ(back[i].to, lines[i].to);
    EXPECT_EQ(back[i].force, lines[i].force);
    EXPECT_EQ(back[i].first, lines[i].first);
    EXPECT_EQ(back[i].second, lines[i].second);
    EXPECT_EQ(back[i].wall, lines[i].wall);
  }
  const std::string whole = content_of(directory / "contacts.vtp");
  put(directory / "contacts.vtp", whole.substr(0, whole.size() / 2));
  EXPECT_THROW(read_force_lines(directory / "contacts.vtp"), Error);
}

TEST(ForceLines, TellWhereAndHowDeep) {
  Snapshot snapshot;
  for (const Real x : {0.0, 0.019}) {
    Body body;
    body.id = static_cast<Id>(snapshot.bodies.size());
    body.position = {x, 0, 0.009};
    body.radius = 0.01;
    append(snapshot.bodies, body);
  }
  snapshot.pairs.first = {0};
  snapshot.pairs.second = {1};
  snapshot.pairs.force = {{2, 0, 0.5}};
  snapshot.pairs.shear = {{0, 0, 0.5}};
  snapshot.walls.first = {1};
  snapshot.walls.second = {0};
  snapshot.walls.force = {{0, 0, -3}};
  std::vector<Wall> walls(1);
  walls[0].normal = {0, 0, 1};
  const auto lines = force_lines(snapshot, Cell(), walls);
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_NEAR(lines[0].overlap, 0.001, 1e-15);
  EXPECT_NEAR(length(lines[0].point - Vec3{0.0095, 0, 0.009}), 0, 1e-15);
  EXPECT_EQ(lines[0].normal, (Vec3{1, 0, 0}));
  EXPECT_EQ(lines[0].shear, (Vec3{0, 0, 0.5}));
  EXPECT_NEAR(lines[1].overlap, 0.001, 1e-15);
  EXPECT_NEAR(length(lines[1].normal - Vec3{0, 0, -1}), 0, 1e-15);
  EXPECT_NEAR(lines[1].point.z, -0.0005, 1e-15);
  const TemporaryDirectory directory;
  write_force_lines(directory / "contacts.vtp", lines, 1);
  const VtpReader file(directory / "contacts.vtp");
  EXPECT_EQ(file.array<Real>("overlap", 2)[0], lines[0].overlap);
  EXPECT_EQ(file.array<Vec3>("point", 2)[1], lines[1].point);
}

TEST(FrameSeries, ContactsFollowTheirFrames) {
  const TemporaryDirectory directory;
  const auto write = [](FrameSeries& series, int step) {
    series.write(at(step));
    series.write_contacts(lines_at(step));
  };
  FrameSeries straight(directory / "straight");
  for (int step = 0; step <= 4; ++step) write(straight, step);
  straight.sync();
  const auto expected = everything_in(directory / "straight");
  EXPECT_EQ(expected.size(), 13u);
  {
    FrameSeries first(directory / "resumed");
    for (int step = 0; step <= 3; ++step) write(first, step);
  }
  FrameSeries resumed(directory / "resumed");
  resumed.resume_at(at(1).time);
  EXPECT_EQ(files_in(directory / "resumed"), 7u);
  for (int step = 1; step <= 4; ++step) write(resumed, step);
  EXPECT_TRUE(everything_in(directory / "resumed") == expected);
  FrameSeries without(directory / "resumed");
  without.write(at(0));
  EXPECT_EQ(files_in(directory / "resumed"), 3u);
}

TEST(FrameSeries, ResumedEqualsStraight) {
  const TemporaryDirectory directory;
  FrameSeries straight(directory / "straight");
  for (int step = 0; step <= 10; ++step) straight.write(at(step));
  straight.sync();
  const auto expected = everything_in(directory / "straight");
  EXPECT_EQ(expected.size(), 13u);

  for (int stop = 0; stop <= 10; ++stop) {
    for (int checkpoint = 0; checkpoint <= stop; checkpoint += 3) {
      const fs::path resumed = directory / "resumed";
      fs::remove_all(resumed);
      {
        FrameSeries series(resumed);
        for (int step = 0; step <= stop; ++step) series.write(at(step));
      }
      put(resumed / "frame_000007.vtp.part", "half");
      FrameSeries series(resumed);
      series.resume_at(at(checkpoint).time);
      EXPECT_EQ(series.size(), static_cast<std::size_t>(checkpoint + 1));
      EXPECT_EQ(files_in(resumed), static_cast<std::size_t>(checkpoint + 3));
      for (int step = checkpoint; step <= 10; ++step) series.write(at(step));
      series.sync();
      ASSERT_TRUE(everything_in(resumed) == expected) << stop << " " << checkpoint;
    }
  }
}

TEST(FrameSeries, ResumeTrustsFilesNotTheList) {
  const TemporaryDirectory directory;
  {
    FrameSeries series(directory);
    for (int step = 0; step <= 3; ++step) series.write(at(step));
  }
  const auto expected = everything_in(directory);
  fs::remove(directory / "frames.pvd");
  put(directory / "frame_000004.vtp", "not a frame");
  put(directory / "walls.vtp", "mine");
  FrameSeries series(directory);
  const std::string warning = series.resume_at(1e9);
  EXPECT_NE(warning.find("frame_000004.vtp.damaged"), std::string::npos) << warning;
  EXPECT_EQ(content_of(directory / "frame_000004.vtp.damaged"), "not a frame");
  EXPECT_EQ(content_of(directory / "walls.vtp"), "mine");
  fs::remove(directory / "walls.vtp");
  fs::remove(directory / "frame_000004.vtp.damaged");
  FrameSeries(directory).resume_at(1e9);
  EXPECT_TRUE(everything_in(directory) == expected);
}

// Numbers that no run counts up to overflowed, and what follows them could not be written.
TEST(FrameSeries, HugeNumbersAreNoFrames) {
  const TemporaryDirectory directory;
  {
    FrameSeries series(directory);
    for (int step = 0; step <= 3; ++step) series.write(at(step));
  }
  fs::copy_file(directory / "frame_000003.vtp", directory / "frame_9223372036854775807.vtp");
  FrameSeries series(directory);
  series.resume_at(1e9);
  EXPECT_EQ(series.size(), 4u);
  series.write(at(4));
  series.sync();
  EXPECT_TRUE(fs::exists(directory / "frame_000004.vtp"));
}

// A damaged file of contacts was removed without a word.
TEST(FrameSeries, DamagedContactsAreKeptAside) {
  const TemporaryDirectory directory;
  {
    FrameSeries series(directory);
    for (int step = 0; step <= 3; ++step) series.write(at(step));
  }
  put(directory / "contacts_000002.vtp", "not contacts");
  const std::string warning = FrameSeries(directory).resume_at(1e9);
  EXPECT_NE(warning.find("contacts_000002.vtp.damaged"), std::string::npos) << warning;
  EXPECT_EQ(content_of(directory / "contacts_000002.vtp.damaged"), "not contacts");
}

// What goes on is not held up by what lies in the place of earlier frames.
TEST(FrameSeries, EarlierFramesAreNotOpenedAgain) {
  const TemporaryDirectory directory;
  {
    FrameSeries series(directory);
    for (int step = 0; step <= 3; ++step) series.write(at(step));
  }
  FrameSeries series(directory);
  series.resume_at(1e9);
  fs::remove(directory / "frame_000002.vtp");
  ASSERT_EQ(::mkfifo((directory / "frame_000002.vtp").c_str(), 0666), 0);
  series.write(at(4));
  series.sync();
  EXPECT_TRUE(fs::exists(directory / "frame_000004.vtp"));
}

// Walls are listed with every frame, and one list has everything.
TEST(FrameSeries, ListsNameTheWallsInForce) {
  const TemporaryDirectory directory;
  std::vector<Wall> walls(1);
  walls[0].normal = {0, 0, 1};
  FrameSeries series(directory);
  for (int step = 0; step <= 3; ++step) {
    if (step == 0 || step == 2) series.write_walls_from_here(walls, {0, 0, 0}, {1, 1, 1});
    series.write(at(step));
  }
  const auto names_in = [&](const char* list) {
    std::string names;
    const std::string text = content_of(directory / list);
    for (std::size_t at = text.find("file=\""); at != std::string::npos;
         at = text.find("file=\"", at + 1)) {
      const std::string name = text.substr(at + 6, text.find('"', at + 6) - at - 6);
      EXPECT_TRUE(fs::exists(directory / name)) << name;
      names += name + " ";
    }
    return names;
  };
  const std::string listed = "walls.vtp walls.vtp walls_000002.vtp walls_000002.vtp ";
  EXPECT_EQ(names_in("walls.pvd"), listed);
  EXPECT_EQ(names_in("all.pvd"), names_in("frames.pvd") + listed);
  FrameSeries again(directory);
  again.resume_at(at(2).time);
  EXPECT_EQ(names_in("walls.pvd"), "walls.vtp walls.vtp walls_000002.vtp ");
}

TEST(FrameSeries, AFreshRunReplacesOldFrames) {
  const TemporaryDirectory directory;
  {
    FrameSeries series(directory);
    for (int step = 0; step <= 3; ++step) series.write(at(step));
  }
  FrameSeries series(directory);
  EXPECT_EQ(files_in(directory), 6u);
  series.write(at(0));
  EXPECT_EQ(files_in(directory), 3u);
}

TEST(FrameSeries, FullDiskLeavesTheListWhole) {
  const TemporaryDirectory directory;
  FrameSeries series(directory);
  series.write(at(0));
  const auto before = everything_in(directory);
  std::string message;
  {
    const FullDisk full(500);
    message = error_of([&] { series.write(at(1)); });
  }
  EXPECT_NE(message.find("frame_000001.vtp"), std::string::npos) << message;
  EXPECT_TRUE(everything_in(directory) == before);
}

TEST(Walls, BoundsHoldBodies) {
  Snapshot snapshot = example_snapshot(2, 0);
  snapshot.bodies.position = {{0, 0, 0}, {1, 2, 3}};
  snapshot.bodies.radius = {0.5, 0.25};
  const BodyBounds bounds = bounds_of(snapshot.bodies);
  EXPECT_EQ(bounds.low, (Vec3{-0.5, -0.5, -0.5}));
  EXPECT_EQ(bounds.high, (Vec3{1.25, 2.25, 3.25}));
}

TEST(Walls, CarryFurtherValues) {
  const TemporaryDirectory directory;
  Wall wall;
  wall.kind = Wall::rectangle;
  wall.half_u = wall.half_v = 1;
  write_walls(directory / "walls.vtp", {wall, wall}, {-1, -1, -1}, {1, 1, 1}, {},
              {{"wear_depth", {1e-6, 2e-6}}});
  EXPECT_EQ(VtpReader(directory / "walls.vtp").array<Real>("wear_depth", 2),
            (std::vector<Real>{1e-6, 2e-6}));
}

TEST(Walls, PlanesAreCutByTheBox) {
  const TemporaryDirectory directory;
  const fs::path path = directory / "walls.vtp";
  std::mt19937 random(2);
  std::uniform_real_distribution<Real> real(-1, 1);
  for (int trial = 0; trial < 200; ++trial) {
    Wall wall;
    wall.normal = normalized(Vec3{real(random), real(random), real(random)});
    wall.point = 1.5 * Vec3{real(random), real(random), real(random)};
    write_walls(path, {wall}, {-1, -1, -1}, {1, 1, 1});
    const std::vector<Vec3> corners = VtpReader(path).array<Vec3>("Points");
    ASSERT_GE(corners.size(), 3u);
    ASSERT_LE(corners.size(), 6u);
    // Through the box when it meets it, next to it otherwise.
    Vec3 reach = 1.2 * Vec3{1, 1, 1};
    const Real distance = std::abs(dot(wall.point, wall.normal));
    const Vec3& n = wall.normal;
    if (distance > 1.2 * (std::abs(n.x) + std::abs(n.y) + std::abs(n.z)))
      reach += Vec3{distance, distance, distance};
    for (const Vec3& corner : corners) {
      ASSERT_NEAR(dot(corner - wall.point, wall.normal), 0, 1e-12);
      for (int axis = 0; axis < 3; ++axis) ASSERT_LE(std::abs(corner[axis]), reach[axis] + 1e-12);
    }
  }
}

// VTK itself reads what is written, and finds the same numbers.
TEST(Frames, VtkReadsThem) {
  const std::string python = "/usr/bin/python3";
  if (std::system((python + " -c 'import vtk' 2>/dev/null").c_str()) != 0)
    GTEST_SKIP() << "no VTK for Python here";
  const TemporaryDirectory run;
  FrameSeries series(run / "frames");
  Snapshot empty;
  series.write(empty);
  for (int step = 1; step <= 3; ++step) {
    series.write(at(step));
    series.write_contacts(lines_at(step));
  }
  const BodyBounds bounds = bounds_of(at(3).bodies);
  std::vector<Wall> walls(4);
  walls[1].point = {0, 0, -100};
  walls[2].normal = normalized(Vec3{1, 1, 1});
  walls[3].kind = Wall::rectangle;
  walls[3].half_u = 3;
  walls[3].half_v = 2;
  walls[3].material = 2;
  write_walls(run / "frames/walls.vtp", walls, bounds.low, bounds.high);
  const std::string script = CLAST_SOURCE_DIR "/tests/vtk/read_frames.py ";
  EXPECT_EQ(std::system((python + " " + script + (run / "").string()).c_str()), 0);
  // No bodies, no rectangles: there is still something to see, and no walls at all is fine too.
  const BodyBounds none = bounds_of({});
  write_walls(run / "frames/walls.vtp", {walls[0], walls[2]}, none.low, none.high);
  EXPECT_EQ(std::system((python + " " + script + (run / "").string()).c_str()), 0);
  write_walls(run / "frames/walls.vtp", {}, none.low, none.high);
  EXPECT_EQ(std::system((python + " " + script + (run / "").string()).c_str()), 0);
}

// A jack and a cube: all faces of all parts, where the body is, with its id; VTK finds them closed.
TEST(Frames, ShowTheFacesOfAllParts) {
  const TemporaryDirectory run;
  FrameSeries series(run / "frames");
  series.show({assembly_of(sphere_prototype()), load_shape("jack"), load_shape("cube")});
  Snapshot state = example_snapshot(3, 0);
  state.bodies.shape = {1, 0, 2};
  state.bodies.radius = {2, 1, 1};
  state.bodies.id = {4, 5, 6};
  for (Quat& q : state.bodies.orientation) q = normalized(q);
  series.write(state);
  write_walls(run / "frames/walls.vtp", {}, {}, {});
  const VtpReader file(run / "frames/grains_000000.vtp");
  EXPECT_EQ(file.points(), 5 * 8 + 8u);
  const auto id = file.array<Id>("id", 5 * 6 + 6);
  EXPECT_EQ(std::count(id.begin(), id.end(), 4), 30);
  EXPECT_EQ(std::count(id.begin(), id.end(), 6), 6);
  Real farthest = 0;
  const auto points = file.array<Vec3>("Points");
  for (std::size_t i = 0; i < 40; ++i)
    farthest = std::max(farthest, length(points[i] - state.bodies.position[0]));
  EXPECT_NEAR(farthest, 2, 1e-12);
  const std::string python = "/usr/bin/python3";
  if (std::system((python + " -c 'import vtk' 2>/dev/null").c_str()) != 0)
    GTEST_SKIP() << "no VTK for Python here";
  const std::string script = CLAST_SOURCE_DIR "/tests/vtk/read_frames.py ";
  EXPECT_EQ(std::system((python + " " + script + (run / "").string()).c_str()), 0);
}

// Two bodies that touch with several parts pull one line, with the sum of the forces.
TEST(ForceLines, AddUpThePartsOfABody) {
  Snapshot state;
  state.bodies.id = {0, 1, 2};
  state.bodies.position = {{0, 0, 0}, {1, 0, 0}, {0, 0, 1}};
  state.bodies.radius = {1, 1, 1};
  HostContacts& pairs = state.pairs;
  pairs.first = {0, 0, 0, 1};
  pairs.first_part = {0, 0, 1, 0};
  pairs.second = {1, 2, 1, 2};
  pairs.second_part = {0, 0, 2, 1};
  pairs.force = {{1, 0, 0}, {0, 0, 4}, {2, 1, 0}, {0, 0, 0}};
  state.walls.first = {0, 0};
  state.walls.first_part = {0, 3};
  state.walls.second = {0, 0};
  state.walls.force = {{0, 0, -1}, {0, 0, -2}};
  std::vector<Wall> walls(1);
  walls[0].point = {0, 0, -1};
  walls[0].normal = {0, 0, 1};
  const std::vector<ForceLine> lines = force_lines(state, Cell(), walls);
  ASSERT_EQ(lines.size(), 3u);
  EXPECT_EQ(lines[0].second, 1);
  EXPECT_EQ(lines[0].force, Vec3(3, 1, 0));
  EXPECT_EQ(lines[1].second, 2);
  EXPECT_EQ(lines[2].wall, 0);
  EXPECT_EQ(lines[2].force, Vec3(0, 0, -3));
}

}  // namespace
}  // namespace clast
