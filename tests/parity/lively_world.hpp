// A scene in which everything happens that the last bits could depend on.
#pragma once

#include "tests/support/clouds.hpp"

namespace clast::test {

// Spheres of two materials and of several sizes fly about and fall in an open box with a tilted
// plate, with friction, rolling friction and drag: pairs come and go, lists are renewed often.
inline World lively_world(int bodies, const char* law = "hertz_mindlin") {
  Material a = grain(), b = grain();
  a.rolling_friction = 0.05;
  a.set(youngs_modulus, 2e6);
  a.set(normal_stiffness, 1e4);
  a.set(surface_energy, 0.5);
  b.name = "heavy";
  b.density = 7000;
  b.set(youngs_modulus, 5e6);
  b.set(normal_stiffness, 2e4);
  b.set(surface_energy, 1);
  b.friction = 0.2;
  b.restitution = 0.8;
  b.rolling_friction = 0.1;
  World world = make_world(a, law);
  world.add_material(b);
  world.edit_model().gravity = {0.5, 0, -9.81};
  world.edit_model().global_damping = 0.1;
  world.edit_model().limits.overlap = 2;
  const Real side = 0.012 * std::cbrt(bodies);
  world.add_box({0, 0, 0}, {side, side, 3 * side}, 1);
  world.add_rectangle({0.5 * side, 0.5 * side, 0.3 * side}, {0.4 * side, 0, 0.2 * side},
                      {0, 0.5 * side, 0}, 0);
  add_cloud(world, {.count = bodies,
                    .low = {0, 0, 0.45 * side},
                    .high = {side, side, 1.5 * side},
                    .smallest = 0.003,
                    .largest = 0.006,
                    .speed = 1,
                    .spin = 30,
                    .seed = 11});
  for (Vec3& v : world.edit_bodies().velocity) v.z -= 1;
  world.use_automatic_step(3);
  return world;
}

struct RunResult {
  std::uint64_t hash;
  Ledger ledger;
};

inline RunResult run_of(World world, int steps, const EngineOptions& options) {
  world.start(options);
  world.run_steps(steps);
  return {world.hash(), world.ledger()};
}

}  // namespace clast::test
