// 2,000 polyhedra of four shapes fall into a box and come to rest: the energy they exchange on the
// way is accounted for.
#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/scene_world.hpp"

namespace clast::test {
namespace {

std::string settling(const std::string& contact, const std::string& stiffness) {
  return contact + R"(
duration = "0.6 s"
[[material]]
name = "rock"
density = 2500
friction = 0.5
restitution = 0.5
)" + stiffness +
         R"(
[[wall]]
type = "box"
low = [0, 0, 0]
high = ["0.5 m", "0.5 m", "1 m"]
open = ["top"]
[[insert]]
shape = ["tetrahedron", "pyramid", "cube", "polyhedron14"]
count = 2000
diameter = "16 mm"
method = "lattice"
region = { box = { low = [0, 0, 0], high = ["0.5 m", "0.5 m", "0.5 m"] } }
)";
}

void expect_balance_while_settling(const std::string& scene, Real limit) {
  SceneWorld world(scene, EngineOptions{});
  const int looks = 12;
  const auto steps = static_cast<std::int64_t>(std::ceil(0.6 / world.model.dt / looks));
  const Real dropped = world.engine->measure(false).held.gravity;
  for (int look = 0; look < looks; ++look) {
    const Outcome outcome = world.engine->advance(steps);
    ASSERT_FALSE(outcome.fault) << outcome.fault->text();
    EXPECT_LT(std::abs(world.engine->measure(true).relative_residual()), limit) << look;
  }
  const Ledger ledger = world.engine->measure(true);
  // They fell, and lie still.
  EXPECT_LT(ledger.held.gravity, 0.4 * dropped);
  EXPECT_GT(ledger.taken.total(), 0.5 * dropped);
  EXPECT_LT(ledger.held.kinetic_translation + ledger.held.kinetic_rotation, 1e-3 * dropped);
  for (const Vec3& x : world.engine->snapshot().bodies.position) {
    EXPECT_GT(smaller(x.x, smaller(x.y, x.z)), 0);
    EXPECT_LT(larger(x.x, x.y), 0.5);
  }
}

TEST(MixedPolyhedraFull, SettleWithinOnePercentUnderTheDefaultLaw) {
  expect_balance_while_settling(settling("", "youngs_modulus = \"10 MPa\""), 0.01);
}

TEST(MixedPolyhedraFull, SettleWithinATenthOfAPercentUnderTheVolumeLaw) {
  expect_balance_while_settling(
      settling("contact.law = \"volume\"\ntime.safety = 2.5",
               "volume_stiffness = \"1 MPa\"\nnormal_stiffness = \"2 kN/m\""),
      0.001);
}

}  // namespace
}  // namespace clast::test
