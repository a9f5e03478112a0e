// Spheres that slide around each other turn their normal on the way. When the approach of a step
// was measured along the new normal instead of the chord, the energy balance was first order.
#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/grains.hpp"

namespace clast::test {
namespace {

struct Audit {
  Real residual = 0;  // the worst on the way
  Ledger ledger;
};

// An elastic sphere pressed into a heavy one slides along it without friction.
Audit slide(Real dt, const char* law, const Vec3& spin = {}) {
  Material m = elastic_grain();
  m.set(youngs_modulus, 2e5);
  m.set(normal_stiffness, 2e3);
  World world = make_world(m, law);
  world.edit_model().limits.overlap = 1;
  world.add({.position = {0, 0, 0}, .radius = 0.05, .mass = 1e9});
  world.add({.position = {0.004, 0, 0.0598}, .velocity = {0.5, 0.3, -0.1}, .spin = spin});
  world.edit_model().dt = dt;
  world.start();
  Audit audit;
  for (int i = 0; i < 50; ++i) {
    world.run_for(1e-4);
    audit.ledger = world.ledger();
    audit.residual = std::max(audit.residual, std::abs(audit.ledger.residual()));
    EXPECT_GT(audit.ledger.held.elastic_normal, 0);
  }
  return audit;
}

// Halving the step quarters the residual.
void expect_second_order(const char* law) {
  const Real coarse = slide(2e-5, law).residual, fine = slide(1e-5, law).residual;
  EXPECT_NEAR(coarse / fine, 4, 0.2);
}
TEST(CurvedPathWork, HertzIsSecondOrder) { expect_second_order("hertz_mindlin"); }
TEST(CurvedPathWork, LinearIsSecondOrder) { expect_second_order("linear"); }

// Where there is neither friction nor damping none may be booked: 1e-7 of the energy exchanged.
void expect_nothing_taken(const Audit& audit) {
  EXPECT_LT(std::abs(audit.ledger.taken.friction), 1e-7 * audit.ledger.exchanged);
  EXPECT_LT(std::abs(audit.ledger.taken.damping), 1e-7 * audit.ledger.exchanged);
}
TEST(CurvedPathWork, BooksNothingWithoutFrictionAndDamping) {
  expect_nothing_taken(slide(1e-5, "hertz_mindlin"));
  expect_nothing_taken(slide(1e-5, "linear"));
}
TEST(CurvedPathWork, BooksNothingForSpinningSpheresEither) {
  expect_nothing_taken(slide(1e-5, "hertz_mindlin", {30, -40, 20}));
}

}  // namespace
}  // namespace clast::test
