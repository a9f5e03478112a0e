#include "measure/noise.hpp"

#include <gtest/gtest.h>

namespace clast {
namespace {

Body body_of(Id id, Real radius, Real mass) {
  Body body;
  body.id = id;
  body.radius = radius;
  body.mass = mass;
  return body;
}

// 1e-10 of 2 mm in 1 us is 0.2 um/s.
TEST(Noise, IsTheEnergyOfASlowBody) {
  HostBodies bodies;
  append(bodies, body_of(0, 2e-3, 1e-4));
  EXPECT_NEAR(energy_of_noise(bodies, 1e-6), 0.5 * 1e-4 * 4e-14, 1e-30);
}

TEST(Noise, TheBodyWithLeastCounts) {
  HostBodies bodies;
  append(bodies, body_of(0, 2e-3, 1e-4));
  append(bodies, body_of(1, 1e-3, 1e-4));
  append(bodies, body_of(2, 2e-3, 3e-4));
  EXPECT_NEAR(energy_of_noise(bodies, 1e-6), 0.5 * 1e-4 * 1e-14, 1e-30);
}

TEST(Noise, IsNothingWithoutBodies) { EXPECT_EQ(energy_of_noise({}, 1e-6), 0); }

}  // namespace
}  // namespace clast
