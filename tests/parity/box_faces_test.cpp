// Faces of a box that move one by one: like walls of their own, and the same files however a run is
// made.
#include <gtest/gtest.h>

#include "plot/table.hpp"
#include "tests/parity/eventful_scene.hpp"

namespace clast::test {
namespace {

const std::string bodies = R"(
[[material]]
name = "stone"
density = 2500
youngs_modulus = "5 MPa"
friction = 0.4
restitution = 0.4
[[insert]]
count = 120
radius = { uniform = ["4 mm", "6 mm"] }
region = { box = { low = [0, 0, 0], high = [0.08, 0.06, 0.1] } }
[[insert]]
shape = ["cube"]
radius = "7 mm"
count = 30
region = { box = { low = [0, 0, 0], high = [0.08, 0.06, 0.1] } }
[output]
frames = "40 ms"
series = "2 ms"
)";

const std::string box = R"(
[[wall]]
name = "box"
type = "box"
low = [0, 0, 0]
high = [0.08, 0.06, 0.12]
)";

class BoxFacesSameFiles : public ::testing::Test {
 protected:
  std::filesystem::path run(const std::string& name, const std::string& scene,
                            const std::string& threads = "2") {
    const std::string file = directory_ / (name + ".toml"), out = directory_ / name;
    put(file, scene);
    const Ended ended = clast({"run", file, "--out", out, "--threads", threads, "--quiet"});
    EXPECT_EQ(ended.status, 0) << ended.err;
    return out;
  }
  static SeriesTable series_of(const std::filesystem::path& run) {
    return read_series(run / "series.csv");
  }

  TemporaryDirectory directory_;
};

// To the last bit: the top of a box, and a rectangle in its place. The bottom is told to stay, so
// that the other faces are walls of their own in both: faces of a box that is one wall share out
// what lies behind its edges (boundary/plate_sides.cpp), which rounds in another way.
TEST_F(BoxFacesSameFiles, AFaceMovesLikeARectangleInItsPlace) {
  const std::string servo = "type = \"servo\", force = \"20 N\", speed = \"50 cm/s\"",
                    stay = "{ type = \"velocity\", velocity = [0, 0, 0], faces = [\"bottom\"] }";
  const SeriesTable face =
      series_of(run("face", "duration = 0.2\n" + box + "motion = [{ " + servo +
                                ", faces = [\"top\"] }, " + stay + "]\n" + bodies));
  const SeriesTable lid = series_of(run("lid", "duration = 0.2\n" + box +
                                                   "open = [\"top\"]\nmotion = " + stay + R"(
[[wall]]
name = "lid"
type = "rectangle"
corner = [0, 0, 0.12]
edge_u = [0, 0.06, 0]
edge_v = [0.08, 0, 0]
motion = { )" + servo + " }\n" + bodies));
  for (const char* what : {"fx", "fy", "fz", "ux", "uy", "uz", "power"})
    EXPECT_EQ(face.column(std::string("wall_box.top_") + what),
              lid.column(std::string("wall_lid_") + what))
        << what;
  for (const char* column : {"wall_box.left_fx", "wall_box.bottom_fz", "kinetic_translation",
                             "elastic_normal", "friction", "walls", "residual"})
    EXPECT_EQ(face.column(column), lid.column(column)) << column;
  EXPECT_GT(face.column("wall_box.top_fz").back(), 10);
}

const std::string in_stages = box + R"(
[[wall.motion]]
type = "servo"
force = "10 N"
speed = "30 cm/s"
faces = ["top", "left"]
[[wall.motion]]
type = "oscillation"
axis = [1, 0, 0]
amplitude = "1 mm"
frequency = "30 Hz"
faces = ["right"]
[[stage]]
name = "press"
duration = "0.1 s"
[[stage]]
name = "turn"
duration = "0.1 s"
[[stage.motion.box]]
type = "velocity"
velocity = [0, 0, "5 cm/s"]
faces = ["top"]
[[stage.motion.box]]
type = "surface"
velocity = ["20 cm/s", 0, 0]
faces = ["bottom"]
)" + bodies;

TEST_F(BoxFacesSameFiles, GiveTheSameFilesWithAnyNumberOfThreads) {
  const Remains one = remains_of(run("one", in_stages, "1"));
  EXPECT_EQ(one.status, "finished");
  for (const char* threads : {"2", "3", "8"}) {
    const Remains many = remains_of(run(std::string("many") + threads, in_stages, threads));
    EXPECT_EQ(many.hash, one.hash) << threads;
    EXPECT_TRUE(many.series == one.series) << threads;
    EXPECT_TRUE(many.frames == one.frames) << threads;
  }
}

TEST_F(BoxFacesSameFiles, GiveTheSameFilesAfterStops) {
  const Remains straight = remains_of(run("straight", in_stages));
  const std::string file = directory_ / "straight.toml", out = directory_ / "stopped";
  ASSERT_EQ(clast({"run", file, "--out", out, "--until", "0.0311", "--quiet"}).status, 0);
  for (const char* until : {"0.0502", "0.1003", "0.17"})
    ASSERT_EQ(clast({"resume", out, "--until", until, "--quiet"}).status, 0);
  ASSERT_EQ(clast({"resume", out, "--quiet"}).status, 0);
  const Remains stopped = remains_of(out);
  EXPECT_EQ(stopped.hash, straight.hash);
  EXPECT_TRUE(stopped.series == straight.series);
  EXPECT_TRUE(stopped.frames == straight.frames);
}

// What moves as one cannot change while a run goes on.
TEST_F(BoxFacesSameFiles, CannotBeginToMoveOneByOneInAResumedRun) {
  const std::string scene = box + "[[stage]]\nduration = 0.02\n[[stage]]\nduration = 0.02\n" +
                            "[stage.motion.box]\ntype = \"velocity\"\nvelocity = [0, 0, 0.1]\n" +
                            bodies;
  put(directory_ / "scene.toml", scene);
  const std::string out = directory_ / "out";
  ASSERT_EQ(
      clast({"run", directory_ / "scene.toml", "--out", out, "--until", "0.01", "--quiet"}).status,
      0);
  const Ended ended =
      clast({"resume", out, "--quiet", "--set", "stage.1.motion.box.faces=[\"top\"]"});
  EXPECT_NE(ended.status, 0);
  EXPECT_NE(ended.err.find("walls must stay the same"), std::string::npos) << ended.err;
}

}  // namespace
}  // namespace clast::test
