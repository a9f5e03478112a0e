// Elastic Hertz impacts against Hertz's own solution (Chung & Ooi, tests 1 and 2): deepest
// overlap, largest force and duration within 0.5 %.
#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/grains.hpp"

namespace clast::test {
namespace {

Material elastic(Real young, Real poisson, Real density) {
  Material m = elastic_grain();
  m.set(youngs_modulus, young);
  m.set(poisson_ratio, poisson);
  m.density = density;
  return m;
}

struct Measured {
  Real overlap = 0, force = 0, duration = 0;
};

// Runs until the contact has opened; `overlap` tells how deep the present state is.
template <class Overlap>
Measured watch(World& world, Overlap overlap) {
  Measured m;
  std::int64_t touching = 0;
  for (int step = 0; step < 10000; ++step) {
    world.run_steps(1);
    const Snapshot s = world.state();
    const HostContacts& contacts = s.pairs.size() > 0 ? s.pairs : s.walls;
    if (contacts.size() == 0 || contacts.extent[0] == 0) break;
    ++touching;
    m.overlap = std::max(m.overlap, overlap(s.bodies));
    m.force = std::max(m.force, length(contacts.force[0]));
  }
  m.duration = static_cast<Real>(touching) * world.model().dt;
  return m;
}

void expect_near(const Measured& m, Real overlap, Real force, Real duration) {
  EXPECT_NEAR(m.overlap, overlap, 0.005 * overlap);
  EXPECT_NEAR(m.force, force, 0.005 * force);
  EXPECT_NEAR(m.duration, duration, 0.005 * duration);
}

Measured two_spheres(const Material& material) {
  World world = make_world(material);
  world.add({.position = {-0.01, 0, 0}, .velocity = {10, 0, 0}});
  world.add({.position = {0.01, 0, 0}, .velocity = {-10, 0, 0}});
  world.edit_model().dt = 2e-8;
  world.start();
  return watch(world,
               [](const HostBodies& b) { return 0.02 - length(b.position[1] - b.position[0]); });
}

TEST(HertzImpact, GlassOnGlass) {
  expect_near(two_spheres(elastic(48e9, 0.2, 2800)), 274.1e-6, 10.70e3, 40.34e-6);
}

TEST(HertzImpact, LimestoneOnLimestone) {
  expect_near(two_spheres(elastic(20e9, 0.25, 2500)), 368.3e-6, 7.108e3, 54.20e-6);
}

TEST(HertzImpact, AluminiumOnRigidWall) {
  World world = make_world(elastic(70e9, 0.3, 2699));
  const int rigid = world.add_material(elastic(70e15, 0.3, 2699));
  world.add({.position = {0, 0, 0.1}, .radius = 0.1, .velocity = {0, 0, -0.2}});
  world.add_plane({}, {0, 0, 1}, rigid);
  world.edit_model().dt = 4e-7;
  world.start();
  const Measured m = watch(world, [](const HostBodies& b) { return 0.1 - b.position[0].z; });
  expect_near(m, 49.72e-6, 11.37e3, 731.6e-6);
}

}  // namespace
}  // namespace clast::test
