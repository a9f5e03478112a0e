// Bodies that moved farther than their thickness in one step crossed a plate without a contact, and
// the run ended as if all were well.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "base/real.hpp"
#include "tests/support/paths.hpp"
#include "tests/support/program.hpp"

namespace clast::test {
namespace {

std::string bullets(const std::string& more) {
  return R"(duration = "2 ms"

[[material]]
name = "lead"
density = 11000
youngs_modulus = "16 GPa"

[[wall]]
type = "rectangle"
corner = [-1, -1, 0]
edge_u = [2, 0, 0]
edge_v = [0, 2, 0]

[[insert]]
at = [[0, 0, 0.3]]
radius = "5 mm"
velocity = [0, 0, "-400 m/s"]
)" + more;
}

class Tunnelling : public ::testing::Test {
 protected:
  Ended run(const std::string& scene) {
    put(directory_ / "scene.toml", scene);
    return clast({"run", directory_ / "scene.toml", "--out", directory_ / "run", "--force"});
  }
  // "time step   1.2e-05 s: ..."
  static Real step_of(const Ended& ended) {
    const std::string label = "time step";
    return std::stod(ended.out.substr(ended.out.find(label) + label.size()));
  }
  TemporaryDirectory directory_;
};

TEST_F(Tunnelling, IsAFault) {
  std::string soft = bullets("[time]\nsafety = 5\n");
  soft.replace(soft.find("16 GPa"), 6, "1 kPa");
  const Ended ended = run(soft);
  EXPECT_EQ(ended.status, 1) << ended.out;
  EXPECT_NE(ended.err.find("of its radius in one step"), std::string::npos) << ended.err;
  EXPECT_NE(ended.err.find("lower the time step below"), std::string::npos) << ended.err;
  // At the very start, and what the advice says can be done.
  const Ended resumed = clast({"resume", directory_ / "run", "--set", "time.safety=0.5"});
  EXPECT_EQ(resumed.err.find("in one step"), std::string::npos) << resumed.err;
}

// A material so soft that contacts alone would allow steps of several radii.
TEST_F(Tunnelling, TheAutomaticStepKnowsTheFastest) {
  std::string soft = bullets("");
  soft.replace(soft.find("16 GPa"), 6, "1 kPa");
  put(directory_ / "scene.toml", soft);
  const Ended ended = clast({"check", directory_ / "scene.toml"});
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_NE(ended.out.find("0.25 of the radius"), std::string::npos) << ended.out;
}

// Nothing but a wall is fast.
TEST_F(Tunnelling, TheAutomaticStepKnowsFastWalls) {
  std::string soft = bullets(
      "[[wall]]\nname = \"hammer\"\ntype = \"rectangle\"\ncorner = [-1, -1, 2]\n"
      "edge_u = [2, 0, 0]\nedge_v = [0, 2, 0]\n"
      "motion = { type = \"velocity\", velocity = [0, 0, \"-400 m/s\"] }\n");
  soft.replace(soft.find("16 GPa"), 6, "1 kPa");
  soft.replace(soft.find("-400 m/s"), 8, "0 m/s");
  put(directory_ / "scene.toml", soft);
  const Ended ended = clast({"check", directory_ / "scene.toml"});
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_NE(ended.out.find("0.25 of the radius"), std::string::npos) << ended.out;
}

// Bodies much thinner than they are wide, of a material so soft that contacts alone would allow any
// step. The share was once that of their bounding radius, and they crossed the plate unseen.
class ThinOnes : public Tunnelling, public ::testing::WithParamInterface<const char*> {
 protected:
  void SetUp() override {
    put(directory_ / "tile.obj",
        "v -1 -1 -0.05\nv -1 -1 0.05\nv -1 1 -0.05\nv -1 1 0.05\nv 1 -1 -0.05\nv 1 -1 0.05\n"
        "v 1 1 -0.05\nv 1 1 0.05\nf 1 2 4 3\nf 5 7 8 6\nf 1 5 6 2\nf 3 4 8 7\nf 1 3 7 5\n"
        "f 2 6 8 4\n");
  }
  static std::string scene(const std::string& speed, const std::string& of_the_plate = "",
                           const std::string& more = "") {
    return R"(duration = "8 ms"
gravity = [0, 0, 0]
output = { series = "10 us", frames = "none" }
)" + more + R"(
[[material]]
name = "foam"
density = 2500
youngs_modulus = "10 kPa"

[[wall]]
name = "sheet"
type = "rectangle"
corner = [-1, -1, 0]
edge_u = [2, 0, 0]
edge_v = [0, 2, 0]
)" + of_the_plate +
           R"(
[[shape]]
name = "needle"
core = "segment"
length = "40 mm"
radius = "1 mm"

[[shape]]
name = "coin"
core = "disc"
disc_radius = "20 mm"
radius = "1 mm"

[[shape]]
name = "bean"
core = "ellipsoid"
half_axes = ["20 mm", "20 mm", "1 mm"]
radius = 0

[[clump]]
name = "beads"
spheres = [[0, -19, 0, 1], [0, -17, 0, 1], [0, 17, 0, 1], [0, 19, 0, 1]]

[[insert]]
shape = ")" +
           std::string(GetParam()) +
           R"("
at = [[0, 0, 0.2]]
radius = "20 mm"
orientation = )" +
           (GetParam() == std::string("needle") ? "\"axis\"\naxis = [1, 0, 0]" : "\"same\"") +
           "\nvelocity = [0, 0, \"-" + speed + " m/s\"]\n";
  }
  bool touched_the_wall() const {
    std::ifstream series(directory_ / "run/series.csv");
    std::string line, cell;
    std::getline(series, line);
    while (std::getline(series, line)) {
      std::istringstream cells(line);
      for (int column = 0; column < 5; ++column) std::getline(cells, cell, ',');
      if (std::stod(cell) > 0) return true;
    }
    return false;
  }
};

TEST_P(ThinOnes, DoNotCrossAPlateUnseen) {
  for (const char* speed : {"30", "100", "200"}) {
    const Ended ended = run(scene(speed));
    const bool stopped = ended.err.find("overlaps the wall sheet") != std::string::npos;
    EXPECT_TRUE(stopped || touched_the_wall()) << speed << ended.out << ended.err;
    EXPECT_EQ(ended.err.find(" 0.0 %"), std::string::npos) << ended.err;
  }
}

TEST_P(ThinOnes, AreNamedByTheAutomaticStep) {
  put(directory_ / "scene.toml", scene("200"));
  const Ended ended = clast({"check", directory_ / "scene.toml"});
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_NE(ended.out.find("0.25 of half the thickness"), std::string::npos) << ended.out;
}

// A step that is set may be too long for them. A smaller one is proposed in words that work.
TEST_P(ThinOnes, AreTooFastForTheStepThatIsSet) {
  put(directory_ / "scene.toml", scene("200"));
  const Real automatic = step_of(clast({"check", directory_ / "scene.toml"}));
  const Ended ended = run(scene("200", "", fmt::format("time = {{ step = {} }}\n", 3 * automatic)));
  EXPECT_EQ(ended.status, 1) << ended.out;
  EXPECT_NE(ended.err.find("of half its thickness in one step"), std::string::npos) << ended.err;
  EXPECT_EQ(ended.err.find("time.safety"), std::string::npos) << ended.err;
  const std::string proposed = "--set time.step=";
  const std::size_t at = ended.err.find(proposed);
  ASSERT_NE(at, std::string::npos) << ended.err;
  const std::string change = ended.err.substr(at + 6, ended.err.find('\n', at) - at - 6);
  const Ended resumed = clast({"resume", directory_ / "run", "--set", change, "--until", "10 us"});
  EXPECT_EQ(resumed.status, 0) << resumed.err;
  EXPECT_NE(resumed.out.find("set by the scene"), std::string::npos) << resumed.out;
  EXPECT_LT(step_of(resumed), 2 * automatic) << resumed.out;
}

// Nothing but the plate moves.
TEST_P(ThinOnes, AreMetByAPlateTooFast) {
  const std::string motion = "motion = { type = \"velocity\", velocity = [0, 0, \"200 m/s\"] }\n";
  put(directory_ / "scene.toml", scene("0", motion));
  const Ended check = clast({"check", directory_ / "scene.toml"});
  EXPECT_NE(check.out.find("0.25 of half the thickness"), std::string::npos) << check.out;
  const Ended ended =
      run(scene("0", motion, fmt::format("time = {{ step = {} }}\n", 3 * step_of(check))));
  EXPECT_EQ(ended.status, 1) << ended.out;
  EXPECT_NE(ended.err.find("the wall sheet at 200 m/s moves"), std::string::npos) << ended.err;
}

INSTANTIATE_TEST_SUITE_P(Shapes, ThinOnes,
                         ::testing::Values("./tile.obj", "needle", "coin", "bean", "beads"),
                         [](const auto& shape) {
                           const std::string name = shape.param;
                           return name == "./tile.obj" ? std::string("tile") : name;
                         });

}  // namespace
}  // namespace clast::test
