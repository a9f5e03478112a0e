#include "scene/body_file.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "output/frames.hpp"
#include "tests/support/inserted_bodies.hpp"
#include "tests/support/paths.hpp"
#include "tests/support/temporary_directory.hpp"
#include "tests/unit/scene/scene_text.hpp"

namespace clast {
namespace {

namespace fs = std::filesystem;
using test::inserted;
using test::put;
using test::TemporaryDirectory;

class BodyFile : public ::testing::Test {
 protected:
  std::vector<scene::FileBody> read(const std::string& text) {
    put(path_, text);
    return scene::read_bodies(path_);
  }
  std::string error(const std::string& text) {
    try {
      read(text);
    } catch (const SceneError& e) {
      EXPECT_FALSE(e.problems()[0].remedy.empty());
      return e.what();
    }
    return "";
  }
  // That the error names the file and this line of it, and says this.
  void expect_error(const std::string& text, int line, const std::string& what) {
    const std::string e = error(text);
    const std::string place = path_.string() + ":" + std::to_string(line) + ":1: error: ";
    EXPECT_EQ(e.find(place), 0u) << text << "\n" << e;
    EXPECT_NE(e.find(what), std::string::npos) << text << "\n" << e;
  }
  Scene scene_with(const std::string& keys, const std::vector<std::string>& overrides = {}) {
    std::string text = small_scene;
    text.resize(text.find("[[insert]]"));
    return read_scene_text(text + "[[insert]]\nfile = \"" + path_.string() + "\"\n" + keys,
                           (directory_ / "file.toml").string(), overrides);
  }

  TemporaryDirectory directory_;
  const fs::path path_ = directory_ / "bodies";
};

TEST_F(BodyFile, TextIsReadAndShifted) {
  put(path_, "# 1 1 1\n0 0 0.5 0.1\n0.5 0 0.5 0.2\r\n\n0.5 0.5 0.5 1e-1\n");
  const HostBodies bodies = inserted(scene_with("shift = [1, 0, 0]\n"));
  ASSERT_EQ(bodies.size(), 3u);
  EXPECT_EQ(bodies.position[1], Vec3(1.5, 0, 0.5));
  EXPECT_EQ(bodies.radius[1], 0.2);
}

TEST_F(BodyFile, TextOfYade) {
  const auto plain = read("#format x_y_z_r\n1\t2\t3\t0.5\n+4\t2\t3\t0.25\n");
  ASSERT_EQ(plain.size(), 2u);
  EXPECT_EQ(plain[1].position, Vec3(4, 2, 3));
  EXPECT_EQ(plain[1].radius, 0.25);
  const auto materials =
      read("#format id_x_y_z_r_matId\n7\t1\t2\t3\t0.5\t0\n2\t4\t2\t3\t0.25\t1\n");
  EXPECT_EQ(materials[0].position, Vec3(4, 2, 3));  // by id
  const auto more = read("#format x_y_z_r_attrs\n# a b\n1 2 3 0.5 9 9 9\n4 2 3 0.25 8 8 8\n");
  EXPECT_EQ(more[1].radius, 0.25);
}

TEST_F(BodyFile, CommaSeparatedColumnsByName) {
  const auto bodies = read(
      "ID,Z,Y,X,diameter,vx,vy,vz,colour,qw,qx,qy,qz\n"
      "3, 1, 2, 3, 0.5, 0.1, 0.2, 0.3, red, 0, 0, 0, 1\n"
      "1;4;5;6;0.5;0;0;0;blue;1;0;0;0\n");
  ASSERT_EQ(bodies.size(), 2u);
  EXPECT_EQ(bodies[0].position, Vec3(6, 5, 4));
  EXPECT_EQ(bodies[1].position, Vec3(3, 2, 1));
  EXPECT_EQ(bodies[1].radius, 0.25);
  EXPECT_EQ(bodies[1].velocity, Vec3(0.1, 0.2, 0.3));
  EXPECT_TRUE(bodies[1].turned);
  EXPECT_EQ(bodies[1].turn, Quat(0, 0, 0, 1));
}

TEST_F(BodyFile, ErrorsNameTheLine) {
  expect_error("", 1, "empty");
  expect_error("# 1 1 1\n", 1, "no bodies");
  expect_error("0 0 0 1\n0 0 x 1\n", 2, "'x' is not a number");
  expect_error("# 1 1 1\n0 0 0 1\n0 0 9\n", 3, "3 values, not 4");
  expect_error("# 1 1 1\n0 0 0 -1\n", 2, "radius -1");
  expect_error("# 1 1 1\n0 0 0 nan\n", 2, "not a number");
  expect_error("# 1 1 1\n0 0 1e10 1\n", 2, "from the origin");
  expect_error("# 1 1 1\n0 0 0 1\n\n0 0 0.1 1\n", 4, "overlaps an earlier one");
  expect_error("x,y,z,r\n1,2,,3\n", 2, "'' is not a number");
  expect_error("x,y,z,r\n1,2,3\n", 2, "3 values, not 4");
  expect_error("x,y,r\n1,2,3\n", 1, "does not say 'z'");
  expect_error("x,y,z\n1,2,3\n", 1, "how large");
  expect_error("x,y,z,r,qw\n1,2,3,1,1\n", 1, "four components");
  expect_error("x,y,z,r,qw,qx,qy,qz\n1,2,3,1,0,0,0,0\n", 2, "quaternion of length 0");
  expect_error("x,y,z,r,vx\n1,2,3,1,1e7\n", 2, "faster");
  EXPECT_EQ(error("# 1 1 1\n0 0 0 1\n0 0 1.9 1\n"), "");
}

TEST_F(BodyFile, OnlyRegularFiles) {
  EXPECT_THROW(scene::read_bodies(directory_), SceneError);
  EXPECT_THROW(scene::read_bodies("/dev/zero"), SceneError);
  EXPECT_THROW(scene::read_bodies(directory_ / "no"), SceneError);
  ASSERT_EQ(::mkfifo(path_.c_str(), 0600), 0);
  EXPECT_THROW(scene::read_bodies(path_), SceneError);
}

// ---- dumps ----------------------------------------------------------------------------------

const std::string dump_head =
    "ITEM: TIMESTEP\n100\nITEM: NUMBER OF ATOMS\n2\nITEM: BOX BOUNDS ff ff ff\n0 2\n-1 3\n0 10\n";

TEST_F(BodyFile, DumpsByColumn) {
  const auto bodies = read(
      dump_head +
      "ITEM: ATOMS id type x y z vx vy vz radius omegax omegay omegaz quat1 quat2 quat3 quat4\n"
      "8 1 1 2 3 0 0 -1 0.5 4 5 6 0 1 0 0\n2 1 5 2 3 0 0 -2 0.25 4 5 7 1 0 0 0\n");
  ASSERT_EQ(bodies.size(), 2u);
  EXPECT_EQ(bodies[0].position, Vec3(5, 2, 3));
  EXPECT_EQ(bodies[0].velocity, Vec3(0, 0, -2));
  EXPECT_EQ(bodies[1].spin, Vec3(4, 5, 6));
  EXPECT_EQ(bodies[1].turn, Quat(0, 1, 0, 0));
  EXPECT_EQ(bodies[1].radius, 0.5);
}

TEST_F(BodyFile, TheLastFrameOfADumpCounts) {
  const auto bodies = read(dump_head + "ITEM: ATOMS id x y z radius\n1 0 0 0 1\n2 5 0 0 1\n" +
                           dump_head + "ITEM: ATOMS id x y z radius\n1 0 0 1 1\n2 5 0 2 1\n");
  ASSERT_EQ(bodies.size(), 2u);
  EXPECT_EQ(bodies[1].position, Vec3(5, 0, 2));
}

TEST_F(BodyFile, DumpsInPartsOfTheBox) {
  const auto bodies =
      read(dump_head + "ITEM: ATOMS id xs ys zs diameter\n1 0 0.5 0.1 1\n2 1 1 0.2 1\n");
  EXPECT_EQ(bodies[0].position, Vec3(0, 1, 1));
  EXPECT_EQ(bodies[1].position, Vec3(2, 3, 2));
}

TEST_F(BodyFile, DamagedDumps) {
  const std::string atoms = "ITEM: ATOMS id x y z radius\n";
  expect_error(dump_head + atoms + "1 0 0 0 1\n", 10, "in the middle of a frame");
  expect_error(dump_head + atoms + "1 0 0 0 1\n2 0 0 5\n", 11, "4 values, not 5");
  expect_error(dump_head + atoms + "1 0 0 0 1\n2 0 0 5 r\n", 11, "'r' is not a number");
  expect_error(dump_head + atoms + "1 0 0 0 1\n2 0 0 5 1\n3 0 0 9 1\n", 12, "'ITEM:' is missing");
  expect_error("ITEM: NUMBER OF ATOMS\n1e30\n", 2, "no number of bodies");
  expect_error(
      "ITEM: BOX BOUNDS xy xz yz pp pp pp\n0 1 0\n0 1 0\n0 1 0\nITEM: NUMBER OF ATOMS\n1\n"
      "ITEM: ATOMS id xs ys zs radius\n1 0 0 0 1\n",
      8, "not upright");
}

// ---- VTK ------------------------------------------------------------------------------------

const fs::path vtk_files = fs::path(CLAST_SOURCE_DIR) / "tests/bodies";

TEST_F(BodyFile, VtkInEveryEncoding) {
  int files = 0;
  for (const auto& entry : fs::directory_iterator(vtk_files)) {
    const std::string name = entry.path().filename();
    if (name == "lz4.vtp" || name.ends_with(".py")) continue;
    ++files;
    const auto bodies = scene::read_bodies(entry.path());
    ASSERT_EQ(bodies.size(), 5u) << name;
    for (int i = 0; i < 5; ++i) {
      const scene::FileBody& body = bodies[static_cast<std::size_t>(4 - i)];
      EXPECT_EQ(body.position, Vec3(0.5 * i, 0.25, -0.125 * i)) << name;
      EXPECT_EQ(body.radius, 0.0625 * (i + 1)) << name;
      EXPECT_EQ(body.velocity, Vec3(i, 0.5, -1)) << name;
      EXPECT_FALSE(body.turned);
    }
  }
  EXPECT_EQ(files, 11);
}

TEST_F(BodyFile, VtkThatCannotBeRead) {
  try {
    scene::read_bodies(vtk_files / "lz4.vtp");
    FAIL();
  } catch (const SceneError& e) {
    EXPECT_NE(std::string(e.what()).find("lz4.vtp:2:1: error: the compressor vtkLZ4"),
              std::string::npos)
        << e.what();
  }
  expect_error("# vtk DataFile Version 3.0\nt\nASCII\nDATASET STRUCTURED_POINTS\n", 4, "no points");
  expect_error("# vtk DataFile Version 3.0\nt\nBIN\n", 3, "neither ASCII nor BINARY");
  expect_error(
      "# vtk DataFile Version 3.0\nt\nASCII\nDATASET POLYDATA\nPOINTS 2 float\n0 0 0 1 1\n", 7,
      "'' is not a number");
  expect_error("# vtk DataFile Version 3.0\nt\nBINARY\nDATASET POLYDATA\nPOINTS 2 float\nabc", 6,
               "in the middle of an array");
  expect_error("# vtk DataFile Version 3.0\nt\nASCII\nDATASET POLYDATA\nPOINTS 1e12 float\n", 5,
               "no number");
  expect_error("<VTKFile type=\"ImageData\">\n", 1, "no points");
  expect_error(
      "<VTKFile type=\"PolyData\"><Piece NumberOfPoints=\"1\"><Points>\n<DataArray "
      "type=\"Float64\" NumberOfComponents=\"3\" format=\"ascii\">1 2</DataArray>",
      2, "2 numbers, not 3");
  expect_error(
      "<VTKFile type=\"PolyData\"><Piece NumberOfPoints=\"1\"><Points>\n<DataArray "
      "type=\"Float64\" NumberOfComponents=\"3\" format=\"binary\">%%%%</DataArray>",
      2, "other characters");
  expect_error(
      "<VTKFile type=\"PolyData\"><Piece NumberOfPoints=\"1\"><Points>\n<DataArray "
      "type=\"Float64\" NumberOfComponents=\"3\" format=\"appended\" offset=\"9\"/>",
      2, "beyond the end");
}

// Cutting a file anywhere, or changing a byte, ends in an error or in bodies, never in a crash.
TEST_F(BodyFile, DamagedVtkNeverCrashes) {
  for (const auto& entry : fs::directory_iterator(vtk_files)) {
    const std::string whole = test::content_of(entry.path());
    for (std::size_t cut = 0; cut < whole.size(); cut += 101) error(whole.substr(0, cut));
    for (std::size_t at = 0; at < whole.size(); at += 31) {
      std::string changed = whole;
      changed[at] = static_cast<char>(changed[at] ^ 0x15);
      error(changed);
    }
  }
}

// ---- our own frames, and shapes --------------------------------------------------------------

TEST_F(BodyFile, FramesOfOursGiveTheSameBodies) {
  const Scene scene = small({"insert.0.shape=[\"cube\",\"sphere\",\"jack\"]", "insert.0.count=40",
                             "insert.0.velocity_spread=1", "insert.0.spin_spread=2"});
  Snapshot snapshot;
  snapshot.bodies = inserted(scene);
  FrameSeries frames(directory_ / "frames");
  frames.show(scene.shapes);
  frames.write(snapshot);
  std::string text = small_scene;
  text.resize(text.find("[[insert]]"));
  std::string name;
  for (const auto& entry : fs::directory_iterator(directory_ / "frames"))
    if (entry.path().filename().string().starts_with("frame_")) name = entry.path().filename();
  ASSERT_NE(name, "");
  const Scene again = read_scene_text(text + "[[insert]]\nfile = \"frames/" + name + "\"\n",
                                      (directory_ / "again.toml").string());
  const HostBodies bodies = inserted(again);
  EXPECT_EQ(bodies.position, snapshot.bodies.position);
  EXPECT_EQ(bodies.velocity, snapshot.bodies.velocity);
  EXPECT_EQ(bodies.spin, snapshot.bodies.spin);
  EXPECT_EQ(bodies.radius, snapshot.bodies.radius);
  EXPECT_EQ(bodies.mass, snapshot.bodies.mass);
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    const Quat &p = bodies.orientation[i], &q = snapshot.bodies.orientation[i];
    EXPECT_NEAR(std::abs(p.w * q.w + p.x * q.x + p.y * q.y + p.z * q.z), 1, 1e-14);
    EXPECT_EQ(again.shapes[static_cast<std::size_t>(bodies.shape[i])].name,
              scene.shapes[static_cast<std::size_t>(snapshot.bodies.shape[i])].name);
  }
}

TEST_F(BodyFile, ShapesByNumber) {
  put(path_, "x,y,z,r,shape\n0,0,0,0.1,1\n1,0,0,0.1,0\n2,0,0,0.1,2\n");
  const Scene scene = scene_with("shape = [\"cube\", \"tetrahedron\"]\n");
  const HostBodies bodies = inserted(scene);
  EXPECT_EQ(bodies.shape, (std::vector<std::int32_t>{1, 0, 2}));
  for (const Real mass : bodies.mass) EXPECT_NEAR(mass, 2500 * 4 / 3.0 * pi * 1e-3, 1e-9);
  put(path_, "x,y,z,r,shape\n0,0,0,0.1,3\n");
  EXPECT_THROW(inserted(scene), SceneError);
}

TEST_F(BodyFile, OneShapeForAll) {
  put(path_, "0 0 0 0.1\n1 0 0 0.1\n");
  EXPECT_EQ(inserted(scene_with("shape = \"cube\"\n")).shape, (std::vector<std::int32_t>{1, 1}));
}

TEST_F(BodyFile, InThePlane) {
  put(path_, "0 0 0 0.1\n1 0 0 0.1\n");
  EXPECT_EQ(inserted(scene_with("", {"dimensions=2"})).size(), 2u);
  put(path_, "0 0.5 0 0.1\n");
  EXPECT_THROW(inserted(scene_with("", {"dimensions=2"})), SceneError);
}

}  // namespace
}  // namespace clast
