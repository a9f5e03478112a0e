// Silos: Janssen's saturation of the load on the bottom, Beverloo's law for the outflow. Both are
// laws of experience whose constants depend on the grains, so the tests ask for their form.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "plot/table.hpp"
#include "tests/support/program.hpp"

namespace clast::test {
namespace {

const std::string grains = R"(
[[material]]
name = "grain"
density = 2500
youngs_modulus = "5 MPa"
friction = 0.5
restitution = 0.3
)";

// Load on the bottom of a square silo of side 5 cm, and the weight of what is in it.
struct Load {
  Real bottom, weight;
};

Load load_after_filling(int count) {
  const TemporaryDirectory directory;
  const Real height = 0.0002 * count;
  put(directory / "silo.toml", "seed = 4\nduration = \"0.7 s\"\n" + grains +
                                   fmt::format(R"(
[[wall]]
name = "silo"
type = "box"
low = [0, 0, 0]
high = [0.05, 0.05, {0}]
open = ["top"]
[[insert]]
count = {1}
radius = {{ uniform = ["2.8 mm", "3.2 mm"] }}
region = {{ box = {{ low = [0, 0, 0], high = [0.05, 0.05, {0}] }} }}
[output]
frames = "none"
series = "10 ms"
)",
                                               height, count));
  const auto run = directory / "run";
  const Ended ended =
      clast({"run", (directory / "silo.toml").string(), "--out", run.string(), "--quiet"});
  EXPECT_EQ(ended.status, 0) << ended.err;
  const SeriesTable series = read_series(run / "series.csv");
  const std::vector<Real> down = series.column("wall_silo.bottom_fz");
  std::vector<Real> sides(down.size(), 0);
  for (const char* side : {"left", "right", "front", "back"}) {
    const std::vector<Real> f = series.column(fmt::format("wall_silo.{}_fz", side));
    for (std::size_t i = 0; i < f.size(); ++i) sides[i] += f[i];
  }
  const Real bottom = -down.back();
  return {bottom, bottom - sides.back()};
}

// Janssen: F = A rho g l (1 - exp(-H / l)), l = D / (4 mu K), where friction is about to slip all
// along the walls: twice the fill, nearly the same load. Grains that came to rest under impacts are
// not in that state: the lower part carries nearly its weight (91 % of it half full), and saturates
// above. Filling by a stream from above was tried once and saturates too, near 5.3 N from about
// half full on. So the test asks for saturation and not for the closed form.
TEST(SiloFull, JanssenLoadSaturates) {
  const Load half = load_after_filling(2200), full = load_after_filling(4400);
  EXPECT_NEAR(full.weight / half.weight, 2, 0.02);
  EXPECT_LT(full.bottom, 0.7 * full.weight);
  EXPECT_LT(full.bottom, 1.3 * half.bottom);
  EXPECT_GT(full.bottom, 0.9 * half.bottom);
}

// Mass per second through a slot of the given width, from a bed that is deep enough.
Real outflow(Real slot) {
  const TemporaryDirectory directory;
  const Real middle = 0.06, left = middle - 0.5 * slot, right = middle + 0.5 * slot;
  put(directory / "bin.toml", "seed = 2\n" + grains +
                                  fmt::format(R"(
[[wall]]
name = "bin"
type = "box"
low = [0, 0, 0]
high = [0.12, 0.03, 0.4]
open = ["top", "bottom"]
[[wall]]
name = "floor left"
type = "rectangle"
corner = [0, 0, 0]
edge_u = [{0}, 0, 0]
edge_v = [0, 0.03, 0]
[[wall]]
name = "floor right"
type = "rectangle"
corner = [{1}, 0, 0]
edge_u = [{2}, 0, 0]
edge_v = [0, 0.03, 0]
[[wall]]
name = "plug"
type = "rectangle"
corner = [{0}, 0, 0]
edge_u = [{3}, 0, 0]
edge_v = [0, 0.03, 0]
[[insert]]
count = 3600
radius = {{ uniform = ["2.3 mm", "2.7 mm"] }}
region = {{ box = {{ low = [0, 0, 0], high = [0.12, 0.03, 0.4] }} }}
[domain]
low = [-1, -1, -0.1]
high = [1, 1, 1]
on_exit = "delete"
[[stage]]
name = "fill"
duration = "0.5 s"
[[stage]]
name = "flow"
duration = "0.5 s"
remove_walls = ["plug"]
[output]
frames = "none"
series = "10 ms"
)",
                                              left, right, 0.12 - right, slot));
  const auto run = directory / "run";
  const Ended ended =
      clast({"run", (directory / "bin.toml").string(), "--out", run.string(), "--quiet"});
  EXPECT_EQ(ended.status, 0) << ended.err;
  const SeriesTable series = read_series(run / "series.csv");
  const std::vector<Real> time = series.column("time"), count = series.column("particles");
  const auto at = [&](Real t) {
    const auto i = std::lower_bound(time.begin(), time.end(), t - 1e-6) - time.begin();
    return count[std::min<std::size_t>(i, count.size() - 1)];
  };
  return (at(0.7) - at(0.95)) / 0.25;  // bodies per second, after the start-up
}

// A slot of width B passes bodies at a rate proportional to (B - k d)^(3/2), k near 1.4.
TEST(SiloFull, BeverlooOutflowGrowsWithTheOpening) {
  const Real d = 0.005;
  const auto law = [&](Real slot) { return std::pow(slot - 1.4 * d, 1.5); };
  const Real narrow = outflow(0.025), wide = outflow(0.04);
  EXPECT_GT(narrow, 100);
  EXPECT_NEAR((wide / narrow) / (law(0.04) / law(0.025)), 1, 0.2);
}

}  // namespace
}  // namespace clast::test
