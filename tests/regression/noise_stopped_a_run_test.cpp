// Bodies in a periodic cell that shrinks follow its mean motion. As long as none touches another,
// all energy is the round-off of their velocities, and the guard took that for an error: it stopped
// at 99.99 % of 7e-38 J.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "output/summary.hpp"
#include "tests/support/program.hpp"

namespace clast::test {
namespace {

namespace fs = std::filesystem;

const char* const shrinking_cell = R"(gravity = [0, 0, 0]

[[material]]
name = "glass"
density = "2.5 g/cm3"
youngs_modulus = "10 MPa"

[cell]
length = ["6 cm", "5 cm", "6 cm"]

[[insert]]
count = 40
radius = "2 mm"
region = { box = { low = [0, 0, 0], high = ["6 cm", "5 cm", "6 cm"] } }

[[stage]]
name = "shrink"
duration = "20 ms"

[stage.cell]
rate = ["-0.1 1/s", "-0.1 1/s", "-0.1 1/s"]

[output]
series = "1 ms"
)";

TEST(NoiseStoppedARun, WhereNothingHasHappenedYet) {
  const TemporaryDirectory directory;
  const std::string scene = directory / "shrink.toml", out = directory / "out";
  put(scene, shrinking_cell);
  const Ended ended = clast({"run", scene, "--out", out, "--quiet"});
  EXPECT_EQ(ended.status, 0) << ended.err;
  const auto energy = read_summary(fs::path(out) / "summary.json").at("energy");
  EXPECT_GT(energy.at("exchanged"), 0) << "there is no noise to be mistaken";
  EXPECT_LT(energy.at("residual_relative"), 1e-9);
}

// A few grains of powder, a microgram in all.
const char* const powder = R"(duration = "2 ms"

[[material]]
name = "powder"
density = 1100
youngs_modulus = "1 MPa"

[[wall]]
type = "plane"
point = [0, 0, 0]
normal = [0, 0, 1]

[[insert]]
count = 30
radius = "2 um"
velocity = [0, 0, "-1 cm/s"]
region = { box = { low = [0, 0, 0], high = ["50 um", "50 um", "30 um"] } }

[output]
series = "20 us"
)";

TEST(NoiseStoppedARun, ErrorsOfSmallScenesAreStillFound) {
  const TemporaryDirectory directory;
  const std::string scene = directory / "powder.toml", out = directory / "out";
  put(scene, powder);
  const Ended ended =
      clast({"run", scene, "--out", out, "--quiet", "--set", "guard.residual=1e-7"});
  EXPECT_EQ(ended.status, 1);
  EXPECT_NE(ended.err.find("energy balance"), std::string::npos) << ended.err;
  const auto energy = read_summary(fs::path(out) / "summary.json").at("energy");
  EXPECT_LT(energy.at("exchanged"), 1e-15);
}

}  // namespace
}  // namespace clast::test
