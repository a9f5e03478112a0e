// Bodies that moved farther than their size in one step crossed a plate without a contact, and the
// run ended as if all were well.
#include <gtest/gtest.h>

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

}  // namespace
}  // namespace clast::test
