// Polyhedra bonded over faces against closed forms: bars that stretch, bend and break, pairs that
// part, a rock that falls to pieces.
#include <gtest/gtest.h>

#include <cmath>

#include "base/error.hpp"
#include "bond/fragments.hpp"
#include "shape/dilated.hpp"
#include "tests/support/grains.hpp"
#include "tests/support/rock.hpp"

namespace clast::test {
namespace {

constexpr Real side = 0.02;           // of cubes
constexpr Real gap = 0.02 * side;     // so that bonds act alone
constexpr Real spacing = side + gap;  //
constexpr Real modulus = 1e7, shear_modulus = 0.4 * modulus;
constexpr Real area = side * side, second_moment = area * area / 12;
constexpr Real infinity = std::numeric_limits<Real>::infinity();

Cement cement(Real damping = 0) {
  return {.youngs_modulus = modulus, .shear_modulus = shear_modulus, .damping = damping};
}

// A straight bar of cubes along x. Its ends may be so heavy that nothing moves them.
struct Bar {
  static constexpr Real heavy = 1e9;
  World world = make_world(elastic_grain());
  int bonds;

  Bar(int count, const Cement& made_of, bool heavy_end) : bonds(count) {
    world.add_cement(made_of);
    const int cube = world.add_shape(box_corners({side, side, side}));
    for (int i = 0; i <= bonds; ++i)
      world.add_block({.shape = cube, .position = {i * spacing, 0, 0}});
    world.edit_bodies().mass.front() = heavy;
    if (heavy_end) world.edit_bodies().mass.back() = heavy;
    for (int i = 0; i < bonds; ++i) world.bond_within(i, i + 1, 1.01 * gap);
    world.edit_model().global_damping = 30;
  }

  void let_end_move(const Vec3& velocity, const Vec3& spin) {
    HostBodies& bodies = world.edit_bodies();
    bodies.velocity.back() = velocity;
    bodies.spin.back() = spin;
    bodies.spin.front() = -spin;
    world.edit_model().global_damping = 0;
  }
  // Runs until the first bond breaks; returns when that was.
  Real run_until_broken() {
    while (world.totals().broken_bonds == 0) {
      world.run_steps(1);
      if (world.time() > 10) return infinity;
    }
    return world.time();
  }
};

// F L^3 / (3 E I) (1 - 1 / (4 N^2)) + N F / (k_s A), pressed down by a narrow plate on its end.
TEST(FaceBonds, CantileverBends) {
  constexpr int n = 10;
  Bar bar(n, cement(), false);
  const Real tip = n * spacing, way = 0.002, speed = 0.01;
  bar.world.add_rectangle({tip, 0, 0.50005 * side}, {1e-4, 0, 0}, {0, 0.9 * side, 0});
  Motion down;
  down.velocity = {0, 0, -speed};
  down.until = way / speed;
  bar.world.move_last(1, down);
  bar.world.run_for(way / speed + 3);
  const Real force = std::abs(bar.world.wall_loads()[0].force.z);
  const Real sunk = bar.world.position(0).z - bar.world.position(n).z;
  EXPECT_LT(bar.world.ledger().held.kinetic_translation, 1e-9 * force * way);
  const Real expected =
      force * (cube(tip) / (3 * modulus * second_moment) * (1 - 1.0 / (4 * n * n)) +
               n / (shear_modulus / spacing * area));
  EXPECT_NEAR(sunk, expected, 0.005 * expected);
  EXPECT_GT(sunk, 0.9 * way);
}

// Both ends keep their direction while one is moved aside: the moment in bond j is V (N l / 2 -
// x_j), so that the end has moved by V l^2 (N^3 - N) / (12 K_b) + N V / K_s.
TEST(FaceBonds, ClampedBarIsSheared) {
  constexpr int n = 6;
  Bar bar(n, cement(), true);
  HostBodies& bodies = bar.world.edit_bodies();
  bodies.velocity.back() = {0, 0.001, 0};
  bar.world.edit_model().global_damping = 0;
  bar.world.run_for(0.5);
  bar.world.edit_bodies().velocity.back() = {};
  bar.world.edit_model().global_damping = 30;
  bar.world.run_for(3);
  const Real moved = bar.world.position(n).y - bar.world.position(0).y;
  const Real bend = modulus * second_moment / spacing, shear = shear_modulus * area / spacing;
  const Real force = moved / (square(spacing) * (cube(Real{n}) - n) / (12 * bend) + n / shear);
  for (const Vec3& f : bar.world.state().bonds.force) EXPECT_NEAR(-f.y, force, 0.005 * force);
}

// Ends that move apart at a constant speed: T = E A x / (N l) until T = sigma_c A. The force is
// told by what the bar takes from the heavy end.
TEST(FaceBonds, BarBreaksInTension) {
  constexpr int n = 5;
  Cement brittle = cement(0.5);
  brittle.tensile_strength = 1e4;
  Bar bar(n, brittle, true);
  constexpr Real speed = 1e-4;
  bar.let_end_move({speed, 0, 0}, {});
  const Real expected = brittle.tensile_strength / modulus * n * spacing / speed;
  bar.world.run_for(0.9 * expected);
  for (const Vec3& force : bar.world.state().bonds.force)
    EXPECT_NEAR(-force.x, 0.9 * brittle.tensile_strength * area,
                0.005 * brittle.tensile_strength * area);
  EXPECT_NEAR(bar.run_until_broken(), expected, 0.01 * expected);
  const Real work = Bar::heavy * speed * (speed - bar.world.velocity(n).x);
  EXPECT_NEAR(work, 0.5 * brittle.tensile_strength * area * speed * expected, 0.02 * work);
}

// Ends turn against each other: M = E I angle / (N l) until M c / I = sigma_c, with c = a/2 about
// an axis of the face, and a/sqrt(2) about its diagonal: the corner tears first.
TEST(FaceBonds, BarBreaksInBending) {
  constexpr int n = 5;
  Cement brittle = cement(0.5);
  brittle.tensile_strength = 500;
  constexpr Real rate = 1e-4;
  const auto time_until = [&](const Vec3& axis) {
    Bar bar(n, brittle, true);
    bar.let_end_move({}, rate * axis);
    return bar.run_until_broken();
  };
  const auto expected = [&](Real c) {
    return brittle.tensile_strength * n * spacing / (modulus * c) / (2 * rate);
  };
  const Real straight = expected(0.5 * side), diagonal = expected(std::sqrt(0.5) * side);
  EXPECT_NEAR(time_until({0, 1, 0}), straight, 0.01 * straight);
  EXPECT_NEAR(time_until({0, std::sqrt(0.5), std::sqrt(0.5)}), diagonal, 0.01 * diagonal);
}

// Ends twist against each other: M = G J angle / (N l) until M r / J = tau_c at the corners.
TEST(FaceBonds, BarBreaksInTorsion) {
  constexpr int n = 5;
  Cement brittle = cement(0.5);
  brittle.shear_strength = 400;
  Bar bar(n, brittle, true);
  constexpr Real rate = 1e-4;
  bar.let_end_move({}, {rate, 0, 0});
  const Real angle = brittle.shear_strength * n * spacing / (shear_modulus * std::sqrt(0.5) * side);
  const Real expected = angle / (2 * rate);
  EXPECT_NEAR(bar.run_until_broken(), expected, 0.01 * expected);
}

// Two bricks that share a part of their faces, aside of the line of their centres.
struct Pair {
  World world = make_world(elastic_grain());

  Pair(const Cement& made_of, const Vec3& velocity, const Vec3& spin = {}) {
    world.add_cement(made_of);
    const int brick = world.add_shape(box_corners({side, 0.8 * side, 0.6 * side}));
    world.add_block({.shape = brick, .position = {}, .velocity = velocity, .spin = spin});
    world.add_block({.shape = brick,
                     .position = {spacing, 0.3 * side, 0.1 * side},
                     .velocity = -velocity,
                     .spin = spin});
    world.bond_within(0, 1, 1.01 * gap);
  }
  Vec3 angular_momentum() {
    Vec3 sum;
    const HostBodies bodies = world.state().bodies;
    for (std::size_t i = 0; i < 2; ++i) {
      const Vec3 moments = world.model().shapes[bodies.shape[i]].inertia;
      const Vec3 own = unrotate(bodies.orientation[i], bodies.spin[i]);
      sum += bodies.mass[i] * cross(bodies.position[i], bodies.velocity[i]) +
             bodies.mass[i] * square(bodies.radius[i]) *
                 rotate(bodies.orientation[i], scaled(moments, own));
    }
    return sum;
  }
};

TEST(FaceBonds, FreePairKeepsEnergyAndMomentum) {
  Pair pair(cement(), {0.002, 0.02, 0.01}, {3, 2, -4});
  pair.world.edit_bodies().spin[1] = {2.5, 2.2, -3.5};
  pair.world.use_automatic_step(1, 0.5);
  pair.world.run_steps(1);
  const Vec3 before = pair.angular_momentum();
  pair.world.run_steps(100000);
  EXPECT_EQ(pair.world.totals().contacts, 0);
  EXPECT_LT(length(pair.angular_momentum() - before), 1e-9 * length(before));
  EXPECT_LT(length(pair.world.velocity(0) + pair.world.velocity(1)), 1e-9);
  EXPECT_LT(std::abs(pair.world.ledger().relative_residual()), 1e-3);
}

// Through breakage momentum stays, and what is gone is what the bond held.
TEST(FaceBonds, PairPartsAccountedFor) {
  for (const Real damping : {0.0, 0.2}) {
    Cement brittle = cement(damping);
    brittle.tensile_strength = 2e4;
    brittle.shear_strength = 2e4;
    Pair pair(brittle, {-0.3, 0.05, 0.1}, {5, -10, 8});
    pair.world.use_automatic_step(1, 0.3);
    pair.world.run_steps(1);
    const Vec3 before = pair.angular_momentum();
    pair.world.run_for(0.005);
    EXPECT_EQ(pair.world.totals().broken_bonds, 1);
    EXPECT_LT(length(pair.angular_momentum() - before), 1e-9 * length(before));
    EXPECT_LT(length(pair.world.velocity(0) + pair.world.velocity(1)), 1e-12);
    const Ledger ledger = pair.world.ledger();
    EXPECT_GT(ledger.taken.bond_breakage, 0);
    EXPECT_EQ(ledger.held.elastic_bonds, 0);
    EXPECT_LT(std::abs(ledger.relative_residual()), 1e-3);
  }
}

// Cubes that press on each other: in the step in which the bond between them breaks in shear, the
// contact does what it would have done had the bond held.
TEST(FaceBonds, ContactIsThereWhenTheBondBreaks) {
  const auto pressed_pair = [](Real strength) {
    Cement brittle = cement();
    brittle.shear_strength = strength;
    World world = make_world(grain());
    world.add_cement(brittle);
    const int cube = world.add_shape(box_corners({side, side, side}));
    world.add_block({.shape = cube, .position = {}});
    world.add_block({.shape = cube, .position = {0.999 * side, 0, 0}, .velocity = {0, 0.1, 0}});
    world.edit_bodies().mass.front() = 1e6;
    world.bond_within(0, 1, 0.01 * side);
    return world;
  };
  World breaks = pressed_pair(1e3), holds = pressed_pair(infinity);
  const auto push = [](World& world) { return world.state().pairs.force.at(0); };
  while (breaks.totals().broken_bonds == 0) {
    breaks.run_steps(1);
    holds.run_steps(1);
    ASSERT_LT(breaks.time(), 1);
  }
  EXPECT_GT(length(push(breaks)), 0.01);
  EXPECT_EQ(push(breaks), push(holds));
}

// 0.1 of the critical step of two free cubes that swing against each other, or less; each bond
// meets its share of the masses.
TEST(FaceBonds, TimeStepKnowsThem) {
  const auto step = [](int cubes) {
    World world = make_world(elastic_grain());
    world.add_cement({.youngs_modulus = 1e12, .shear_modulus = 1e12});
    const int cube = world.add_shape(box_corners({side, side, side}));
    for (int i = 0; i < cubes; ++i) world.add_block({.shape = cube, .position = {i * side, 0, 0}});
    for (int i = 1; i < cubes; ++i) world.bond_within(i - 1, i, 1e-6);
    return world.use_automatic_step(0.1);
  };
  const Real mass = 2500 * side * area, stiffness = 1e12 * area / side;
  const Real critical = 2 / std::sqrt(2 * stiffness / mass);
  EXPECT_LT(step(2), 0.1 * critical);
  EXPECT_GT(step(2), 0.02 * critical);
  EXPECT_NEAR(step(3), step(2) / std::sqrt(1.5), 0.02 * step(2));
}

// Dilated bodies are bonded over what is flat of their faces, others at their nearest points, by a
// disc: it breaks when the force per area is its strength.
TEST(FaceBonds, DilatedBodiesAreBondedToo) {
  World world = make_world(elastic_grain());
  Cement brittle = cement(0.5);
  brittle.tensile_strength = 1e4;
  world.add_cement(brittle);
  const Prototype cube = prototype_from_points("cube", box_corners({side, side, side}));
  const int rounded = world.add_shape(assembly_of(rounded_prototype(cube, 0.1 * side)));
  const int capsule = world.add_shape(assembly_of(capsule_prototype("capsule", side, 0.2 * side)));
  const Real wide = 1.2 * side + gap;
  world.add_block({.shape = rounded, .position = {}});
  world.add_block({.shape = rounded, .position = {wide, 0, 0}});
  world.add_block({.shape = capsule, .position = {wide + 0.8 * side + gap, 0, 0}});
  world.bond_within(0, 1, 1.01 * gap);
  world.bond_within(1, 2, 1.01 * gap, 0, 0.1 * side);
  EXPECT_THROW(world.bond_within(0, 2, 1.01 * gap), Error);
  const HostBonds bonds = world.state().bonds;
  EXPECT_NEAR(pi * square(bonds.radius[0]), area, 1e-9 * area);
  EXPECT_NEAR(bonds.radius[1], 0.1 * side, 1e-12);
  HostBodies& bodies = world.edit_bodies();
  bodies.mass[1] = bodies.mass[2] = 1e9;
  constexpr Real speed = 1e-4;
  bodies.velocity[2] = {speed, 0, 0};
  const Real expected = brittle.tensile_strength / modulus * bonds.length[1] / speed;
  while (world.totals().broken_bonds == 0 && world.time() < 2 * expected) world.run_steps(1);
  EXPECT_NEAR(world.time(), expected, 0.01 * expected);
  EXPECT_GT(world.state().bonds.strength[0], 0);
}

// A block of cells keeps still and whole as it was cut: cells do not press on each other.
TEST(FaceBonds, CutRockIsAtRest) {
  World world = make_world(grain());
  world.add_cement(cement(0.1));
  const int bonds = add_rock(world, {.size = {0.1, 0.08, 0.06}, .cells = 30});
  EXPECT_GT(bonds, 60);
  world.use_automatic_step(0.1);
  world.run_steps(2000);
  for (Id id = 0; id < 30; ++id) EXPECT_LT(length(world.velocity(id)), 1e-9) << id;
}

// On a block so heavy that nothing moves it: the ground.
TEST(FaceBonds, DroppedRockFallsToPieces) {
  World world = make_world(grain());
  Cement brittle = cement(0.1);
  brittle.tensile_strength = 3e4;
  brittle.shear_strength = 6e4;
  world.add_cement(brittle);
  const int bonds = add_rock(world, {.size = {0.1, 0.08, 0.06},
                                     .middle = {0, 0, 0.08},
                                     .turn = rotation_by({0.5, 0.3, 0}),
                                     .velocity = {0, 0, -1.5},
                                     .cells = 40});
  const int block = world.add_shape(box_corners({0.5, 0.5, 0.2}));
  world.add_block({.shape = block, .position = {0, 0, -0.1}});
  world.edit_bodies().mass.back() = 1e9;
  world.use_automatic_step(2);
  Real worst = 0;
  for (int i = 0; i < 30; ++i) {
    world.run_for(0.001);
    worst = std::max(worst, std::abs(world.ledger().relative_residual()));
  }
  const Totals totals = world.totals();
  const Snapshot state = world.state();
  const auto fragments = fragments_of(state.bodies, state.bonds, world.model().shapes);
  EXPECT_GT(totals.broken_bonds, bonds / 10);
  EXPECT_LT(totals.broken_bonds, bonds * 9 / 10);
  EXPECT_GT(fragments.size(), 3u);
  Real mass = 0;
  for (const Fragment& fragment : fragments) mass += fragment.mass;
  EXPECT_NEAR(mass, 2500 * 0.1 * 0.08 * 0.06, 1e-9);
  EXPECT_GT(world.ledger().taken.bond_breakage, 0);
  EXPECT_LT(worst, 1e-3);
}

}  // namespace
}  // namespace clast::test
