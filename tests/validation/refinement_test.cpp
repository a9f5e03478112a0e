// Paths of polyhedra get closer to each other as the step gets shorter, body by body. That ends
// after some impacts, each of which makes small differences larger, whatever the step.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/random.hpp"
#include "shape/library.hpp"
#include "tests/support/grains.hpp"

namespace clast::test {
namespace {

constexpr int bodies = 27;

// Where bodies are that fell into a box and have pushed each other about.
std::vector<Vec3> after_a_fall(const char* law, Real dt) {
  Material rock = grain();
  rock.friction = 0.5;
  rock.restitution = 0.3;
  World world = make_world(rock.set(youngs_modulus, 2e7), law);
  world.set_gravity({0, 0, -9.81});
  const char* names[] = {"ballast_1", "gravel_1", "cube", "tetrahedron"};
  for (const char* name : names) world.add_shape(load_shape(name));
  const Real r = 0.015, side = 6.2 * r;
  world.add_box({0, 0, 0}, {side, side, 1});
  Random random(5);
  for (int i = 0; i < bodies; ++i)
    world.add_block({.shape = 1 + i % 4,
                     .position = 2.05 * r * Vec3{i % 3 + 0.5, i / 3 % 3 + 0.5, i / 9 + 0.5},
                     .scale = r / world.model().shapes[1 + i % 4].radius,
                     .turn = random.rotation()});
  world.set_time_step(dt);
  world.run_for(0.125);
  std::vector<Vec3> places;
  for (Id id = 0; id < bodies; ++id) places.push_back(world.position(id));
  return places;
}

Real largest_difference(const std::vector<Vec3>& a, const std::vector<Vec3>& b) {
  Real largest = 0;
  for (std::size_t i = 0; i < a.size(); ++i) largest = std::max(largest, length(a[i] - b[i]));
  return largest;
}

// Of the first order: 1/16 is expected of the last difference.
TEST(Refinement, BringsEveryBodyCloserToItsPath) {
  constexpr int halvings = 5;
  std::vector<Real> difference;
  std::vector<Vec3> before = after_a_fall("hertz_mindlin", 0x1p-16);
  for (int k = 1; k <= halvings; ++k) {
    const std::vector<Vec3> places = after_a_fall("hertz_mindlin", std::ldexp(0x1p-16, -k));
    difference.push_back(largest_difference(places, before));
    before = places;
  }
  EXPECT_GT(difference.front(), 1e-6);  // there is something to converge
  EXPECT_LT(difference.back(), difference.front() / 8);
}

}  // namespace
}  // namespace clast::test
