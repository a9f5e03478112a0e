// The restitution asked for is the one obtained, with the time step the engine chooses itself.
#include <gtest/gtest.h>

#include <cmath>

#include "tests/support/grains.hpp"

namespace clast::test {
namespace {

constexpr Real tolerance = 0.01;  // of the restitution asked for

const Real speeds[] = {0.05, 0.5, 5};
const Real restitutions[] = {0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0};
constexpr int phases = 20;  // moments within a step at which the touch begins, evenly spread

struct Impact {
  Real speed;          // of approach
  Real first_radius;   // of the sphere that moves
  Real second_radius;  // of the one that rests; 0: a wall instead
  Real phase;
  const char* law;
};

Real obtained(const Impact& impact, Real restitution) {
  Material m = grain();
  m.restitution = restitution;
  m.set(normal_stiffness, 1e6);
  World world = make_world(m, impact.law);
  const Real r = impact.first_radius;
  const Id mover = world.add({.position = {}, .radius = r, .velocity = {0, 0, -impact.speed}});
  if (impact.second_radius > 0)
    world.add({.position = {0, 0, -r - impact.second_radius}, .radius = impact.second_radius});
  else
    world.add_plane({0, 0, -r}, {0, 0, 1});
  world.use_automatic_step(impact.speed);
  world.edit_bodies().position[0].z += impact.phase * impact.speed * world.model().dt;
  world.edit_model().limits.overlap = 2;
  world.start();
  world.run_steps(3);
  for (int i = 0; i < 1000 && world.ledger().held.elastic_normal > 0; ++i) world.run_steps(5);
  const Real other = impact.second_radius > 0 ? world.velocity(1).z : 0;
  return (world.velocity(mover).z - other) / impact.speed;
}

void expect_restitution(const char* law, Real first_radius, Real second_radius) {
  for (const Real e : restitutions) {
    Real worst = 0, at_speed = 0, at_phase = 0;
    for (const Real speed : speeds)
      for (int k = 0; k < phases; ++k) {
        const Real phase = static_cast<Real>(k) / phases;
        const Real error = obtained({speed, first_radius, second_radius, phase, law}, e) / e - 1;
        if (std::abs(error) <= std::abs(worst)) continue;
        worst = error;
        at_speed = speed;
        at_phase = phase;
      }
    EXPECT_LT(std::abs(worst), tolerance)
        << "restitution " << e << " at " << at_speed << " m/s, phase " << at_phase;
  }
}

TEST(RestitutionObtained, HertzEqualSpheres) { expect_restitution("hertz_mindlin", 0.005, 0.005); }
TEST(RestitutionObtained, HertzUnequalSpheres) {
  expect_restitution("hertz_mindlin", 0.005, 0.015);
}
TEST(RestitutionObtained, HertzWall) { expect_restitution("hertz_mindlin", 0.005, 0); }
TEST(RestitutionObtained, LinearEqualSpheres) { expect_restitution("linear", 0.005, 0.005); }
TEST(RestitutionObtained, LinearUnequalSpheres) { expect_restitution("linear", 0.005, 0.015); }
TEST(RestitutionObtained, LinearWall) { expect_restitution("linear", 0.005, 0); }

// Dropped from a height h a sphere rises to e^2 h again: twice the tolerance of the speed.
void expect_height(const char* law) {
  for (const Real e : {0.5, 0.7, 0.9, 1.0}) {
    Material m = grain();
    m.set(youngs_modulus, 1e9);
    m.set(normal_stiffness, 1e7);
    m.restitution = e;
    World world = make_world(m, law);
    const Real r = 0.01, h = 0.1;
    world.edit_model().gravity = {0, 0, -9.81};
    world.add_plane({}, {0, 0, 1});
    world.add({.position = {0, 0, r + h}, .radius = r});
    world.use_automatic_step(std::sqrt(2 * 9.81 * h));
    world.start();
    const Real falls = std::sqrt(2 * h / 9.81);
    world.run_for(falls * (1 + 0.2 * e));
    Real highest = 0;
    while (world.state().time < falls * (1 + 1.5 * e)) {
      world.run_steps(50);
      highest = std::max(highest, world.position(0).z - r);
    }
    EXPECT_NEAR(highest, e * e * h, 2 * tolerance * e * e * h) << e;
  }
}
TEST(BounceHeight, Hertz) { expect_height("hertz_mindlin"); }
TEST(BounceHeight, Linear) { expect_height("linear"); }

}  // namespace
}  // namespace clast::test
