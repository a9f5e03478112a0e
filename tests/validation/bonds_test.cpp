// Bonded spheres against closed forms: bars that bend and break, pairs that swing and part.
#include <gtest/gtest.h>

#include <cmath>

#include "base/random.hpp"
#include "tests/support/grains.hpp"

namespace clast::test {
namespace {

constexpr Real radius = 0.01;  // of spheres
constexpr Real bond_radius = 0.008;
constexpr Real spacing = 2.02 * radius;  // a gap, so that bonds act alone
constexpr Real modulus = 1e7;
constexpr Real area = pi * bond_radius * bond_radius;
constexpr Real second_moment = 0.25 * area * bond_radius * bond_radius;
constexpr Real infinity = std::numeric_limits<Real>::infinity();

Cement cement(Real damping = 0) {
  return {.youngs_modulus = modulus, .shear_modulus = 0.4 * modulus, .damping = damping};
}

// A straight bar along x. Its ends may be so heavy that nothing moves them.
struct Bar {
  static constexpr Real heavy = 1e9;
  World world = make_world(elastic_grain());
  int bonds;

  Bar(int count, const Cement& made_of, bool heavy_end) : bonds(count) {
    world.add_cement(made_of);
    for (int i = 0; i <= bonds; ++i) {
      const bool holds = i == 0 || (heavy_end && i == bonds);
      world.add({.position = {i * spacing, 0, 0}, .radius = radius, .mass = holds ? heavy : 0});
    }
    for (int i = 0; i < bonds; ++i) world.bond(i, i + 1, 0, bond_radius);
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

// F L^3 / (3 E I) (1 - 1 / (4 N^2)) + N F / (k_s A), pressed down by a plate on its end.
TEST(Bonds, CantileverBends) {
  constexpr int n = 10;
  Bar bar(n, cement(), false);
  const Real tip = n * spacing, way = 0.002, speed = 0.01;
  bar.world.add_rectangle({tip, 0, 1.0001 * radius}, {0.01, 0, 0}, {0, 0.01, 0});
  Motion down;
  down.velocity = {0, 0, -speed};
  down.until = way / speed;
  bar.world.move_last(1, down);
  bar.world.run_for(way / speed + 3);
  const Real force = -bar.world.wall_loads()[0].force.z;
  const Real sunk = bar.world.position(0).z - bar.world.position(n).z;
  EXPECT_LT(bar.world.ledger().held.kinetic_translation, 1e-9 * std::abs(force) * way);
  const Real expected =
      std::abs(force) * (cube(tip) / (3 * modulus * second_moment) * (1 - 1.0 / (4 * n * n)) +
                         n / (0.4 * modulus / spacing * area));
  EXPECT_NEAR(sunk, expected, 0.005 * expected);
  EXPECT_GT(sunk, 0.9 * way);
}

// Ends that move apart at a constant speed: T = E A x / (N l) until T = sigma_c A. The force is
// told by what the bar takes from the heavy end.
TEST(Bonds, BarBreaksInTension) {
  constexpr int n = 5;
  Cement brittle = cement(0.5);
  brittle.tensile_strength = 1e4;
  Bar bar(n, brittle, true);
  constexpr Real speed = 1e-4;
  bar.let_end_move({speed, 0, 0}, {});
  const Real expected = brittle.tensile_strength / modulus * n * spacing / speed;
  EXPECT_NEAR(bar.run_until_broken(), expected, 0.01 * expected);
  const Real work = Bar::heavy * speed * (speed - bar.world.velocity(n).x);
  const Real force = brittle.tensile_strength * area;
  EXPECT_NEAR(work, 0.5 * force * speed * expected, 0.02 * work);
}

// Ends turn against each other: M = E I angle / (N l) until M R / I = sigma_c.
TEST(Bonds, BarBreaksInBending) {
  constexpr int n = 5;
  Cement brittle = cement(0.5);
  brittle.tensile_strength = 500;
  Bar bar(n, brittle, true);
  constexpr Real rate = 1e-4;
  bar.let_end_move({}, {0, rate, 0});
  const Real angle = brittle.tensile_strength * n * spacing / (modulus * bond_radius);
  const Real expected = angle / (2 * rate);
  EXPECT_NEAR(bar.run_until_broken(), expected, 0.01 * expected);
}

// Ends twist against each other: M = G J angle / (N l) until M R / J = tau_c.
TEST(Bonds, BarBreaksInTorsion) {
  constexpr int n = 5;
  Cement brittle = cement(0.5);
  brittle.shear_strength = 400;
  Bar bar(n, brittle, true);
  constexpr Real rate = 1e-4;
  bar.let_end_move({}, {rate, 0, 0});
  const Real angle = brittle.shear_strength * n * spacing / (0.4 * modulus * bond_radius);
  const Real expected = angle / (2 * rate);
  EXPECT_NEAR(bar.run_until_broken(), expected, 0.01 * expected);
}

// Two spheres that run towards each other with speed v each, held by a bond.
struct Pair {
  World world = make_world(elastic_grain());
  Real mass = ball_mass(2500, radius), reduced = 0.5 * mass;
  Real stiffness = modulus / spacing * area;
  Real frequency = std::sqrt(stiffness / reduced);

  Pair(const Cement& made_of, const Vec3& velocity, const Vec3& spin = {}) {
    world.add_cement(made_of);
    world.add({.position = {0, 0, 0}, .radius = radius, .velocity = velocity, .spin = spin});
    world.add({.position = {spacing, 0, 0}, .radius = radius, .velocity = -velocity, .spin = spin});
    world.bond(0, 1, 0, bond_radius);
  }
  Real stretch() { return length(world.position(1) - world.position(0)) - spacing; }
};

TEST(Bonds, PairSwings) {
  constexpr Real speed = 1e-3;
  Pair pair(cement(), {speed, 0, 0});
  pair.world.set_time_step(0.01 / pair.frequency);
  pair.world.run_for(0.5 * pi / pair.frequency);
  const Real expected = -2 * speed / pair.frequency;
  EXPECT_NEAR(pair.stretch(), expected, 1e-3 * std::abs(expected));
  EXPECT_NEAR(pair.world.ledger().held.elastic_bonds, pair.mass * square(speed),
              1e-3 * pair.mass * square(speed));
}

TEST(Bonds, PairSwingsLessByItsDampingRatio) {
  constexpr Real speed = 1e-3, ratio = 0.1;
  Pair pair(cement(ratio), {speed, 0, 0});
  const Real damped = pair.frequency * std::sqrt(1 - square(ratio));
  pair.world.set_time_step(2 * pi / damped / 400);
  pair.world.run_steps(400);
  const Real left = std::exp(-ratio * pair.frequency * 2 * pi / damped);
  EXPECT_NEAR(pair.world.velocity(0).x, left * speed, 0.005 * left * speed);
  const Ledger ledger = pair.world.ledger();
  EXPECT_NEAR(ledger.taken.bond_damping, pair.mass * square(speed) * (1 - square(left)),
              0.005 * pair.mass * square(speed));
  EXPECT_LT(std::abs(ledger.relative_residual()), 1e-3);
}

// Turned, bent and swung at once, for ten thousand swings.
TEST(Bonds, FreePairKeepsEnergyAndMomentum) {
  Pair pair(cement(), {0.01, 0.5, 0.02}, {3, 20, -10});
  HostBodies& bodies = pair.world.edit_bodies();
  bodies.spin[1] = {-4, 5, 30};
  pair.world.use_automatic_step(1, 0.5);
  pair.world.run_steps(1);
  const auto momentum = [&] {
    Vec3 sum;
    const Real inertia = 0.4 * pair.mass * square(radius);
    for (const Id id : {0, 1})
      sum += pair.mass * cross(pair.world.position(id), pair.world.velocity(id)) +
             inertia * pair.world.spin(id);
    return sum;
  };
  const Vec3 before = momentum();
  pair.world.run_steps(200000);
  EXPECT_LT(length(momentum() - before), 1e-9 * length(before));
  EXPECT_LT(length(pair.world.velocity(0) + pair.world.velocity(1)), 1e-9);
  EXPECT_LT(std::abs(pair.world.ledger().relative_residual()), 1e-3);
}

// Half of m* v^2 less what the bond held when it broke.
TEST(Bonds, PairPartsWithWhatTheBondLeaves) {
  Cement brittle = cement();
  brittle.tensile_strength = 1e4;
  constexpr Real speed = 0.1;
  Pair pair(brittle, {-speed, 0, 0});
  pair.world.set_time_step(0.005 / pair.frequency);
  const Real held = 0.5 * square(brittle.tensile_strength * area) / pair.stiffness;
  pair.world.run_for(0.02);
  const Real left = std::sqrt(square(2 * speed) - 2 * held / pair.reduced);
  const Ledger ledger = pair.world.ledger();
  EXPECT_EQ(pair.world.totals().broken_bonds, 1);
  EXPECT_NEAR(ledger.taken.bond_breakage, held, 0.05 * held);
  EXPECT_NEAR(pair.world.velocity(1).x - pair.world.velocity(0).x, left, 1e-2 * left);
  EXPECT_LT(length(pair.world.velocity(0) + pair.world.velocity(1)), 1e-15);
  EXPECT_LT(std::abs(ledger.relative_residual()), 1e-3);
  EXPECT_EQ(ledger.held.elastic_bonds, 0);
}

// Two bonded pairs run into each other head on; their bonds break or hold.
TEST(Bonds, CollisionIsAccountedFor) {
  for (const Real strength : {infinity, 2e4}) {
    Cement made_of = cement(0.05);
    made_of.tensile_strength = strength;
    World world = make_world(grain());
    world.add_cement(made_of);
    for (const Real side : {-1.0, 1.0})
      for (const Real place : {1.2, 3.22})
        world.add({.position = {side * place * radius, 0.3 * side * radius, 0},
                   .radius = radius,
                   .velocity = {-side, 0, 0}});
    world.bond(0, 1, 0, bond_radius);
    world.bond(2, 3, 0, bond_radius);
    world.run_for(0.05);
    Vec3 momentum;
    for (const Id id : {0, 1, 2, 3}) momentum += world.velocity(id);
    EXPECT_LT(length(momentum), 1e-13);
    EXPECT_EQ(world.totals().broken_bonds > 0, strength < infinity);
    EXPECT_LT(std::abs(world.ledger().relative_residual()), 1e-3);
  }
}

// In the step in which the bond beside it breaks in shear, a contact that presses does what it
// would have done had the bond held.
TEST(Bonds, ContactIsThereWhenTheBondBreaks) {
  const auto pressed_pair = [](Real strength) {
    Cement brittle = cement();
    brittle.shear_strength = strength;
    World world = make_world(grain());
    world.add_cement(brittle);
    world.add({.position = {0, 0, 0}, .radius = radius, .mass = 1e6});
    world.add({.position = {1.998 * radius, 0, 0}, .radius = radius, .velocity = {0, 0.1, 0}});
    world.bond(0, 1, 0, bond_radius);
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

TEST(Bonds, BrokenOnesStayBroken) {
  Cement brittle = cement();
  brittle.tensile_strength = 1e4;
  Pair pair(brittle, {-0.1, 0, 0});
  pair.world.run_for(0.02);
  HostBodies& bodies = pair.world.edit_bodies();
  bodies.position[1] = bodies.position[0] + Vec3{spacing, 0, 0};
  bodies.velocity[0] = bodies.velocity[1] = {};
  pair.world.run_for(0.02);
  EXPECT_EQ(pair.world.totals().broken_bonds, 1);
  EXPECT_EQ(length(pair.world.velocity(0)), 0);
}

// Spheres on the sites of a cubic lattice that goes on across all sides of a periodic cell, each
// bonded to six others.
struct Lattice {
  static constexpr int n = 3;
  static constexpr Real per_area = area / (spacing * spacing);  // of bonds across any plane
  World world = make_world(elastic_grain());

  explicit Lattice(Real damping) {
    world.add_cement(cement(damping));
    world.edit_model().cell.length = {n * spacing, n * spacing, n * spacing};
    for (int i = 0; i < n * n * n; ++i)
      world.add({.position = spacing * Vec3{i % n + 0.5, i / n % n + 0.5, i / (n * n) + 0.5},
                 .radius = radius});
    for (int i = 0; i < n * n * n; ++i)
      for (const int step : {1, n, n * n}) {
        const bool at_side = i / step % n == n - 1;
        world.bond(i, at_side ? i + step - n * step : i + step, 0, bond_radius);
      }
    world.use_automatic_step(0.1);
  }
  CellDrive& drive() { return world.edit_model().cell_drive; }
};

// sigma = E A strain / d^2, and what the cell gives is what the bonds hold.
TEST(Bonds, LatticeIsStretchedWithItsCell) {
  Lattice lattice(0);
  lattice.drive().rate.diagonal = {0.01, 0, 0};
  lattice.world.run_for(0.1);
  const Real strain = std::expm1(0.01 * lattice.world.time());
  const Packing packing = lattice.world.packing();
  const Real expected = -modulus * Lattice::per_area * strain;
  EXPECT_NEAR(packing.stress.xx, expected, 0.005 * std::abs(expected));
  EXPECT_NEAR(packing.flux_stress.xx, packing.stress.xx, 0.005 * std::abs(expected));
  EXPECT_LT(std::abs(packing.stress.zz), 0.005 * std::abs(expected));
  const Ledger ledger = lattice.world.ledger();
  EXPECT_NEAR(ledger.given.cell, ledger.held.elastic_bonds, 1e-3 * ledger.given.cell);
  EXPECT_LT(std::abs(ledger.relative_residual()), 1e-3);
}

// Bonds along x and z bear half of the shear each, as their spheres turn by half of it.
TEST(Bonds, LatticeIsShearedWithItsCell) {
  Lattice lattice(0.5);
  lattice.drive().rate.xz = 0.005;
  lattice.world.run_for(0.2);
  const Real expected = -0.4 * modulus * Lattice::per_area * 0.5 * 0.005 * lattice.world.time();
  EXPECT_NEAR(lattice.world.packing().stress.xz, expected, 0.02 * std::abs(expected));
  EXPECT_LT(std::abs(lattice.world.ledger().relative_residual()), 1e-3);
}

// The sides move until the bonds bear what was asked for.
TEST(Bonds, LatticeBearsThePressureOnItsCell) {
  constexpr Real pressure = 5e3;
  Lattice lattice(0.5);
  lattice.drive().stress = {pressure, pressure, pressure};
  lattice.drive().fastest = 0.5;
  lattice.world.run_for(0.5);
  const Packing packing = lattice.world.packing();
  const Real expected = -pressure / (modulus * Lattice::per_area);
  const Real side = Lattice::n * spacing;
  EXPECT_NEAR(packing.stress.xx, pressure, 0.005 * pressure);
  EXPECT_NEAR(std::cbrt(packing.volume) / side - 1, expected, 0.01 * std::abs(expected));
  EXPECT_EQ(lattice.world.totals().contacts, 0);
  EXPECT_LT(std::abs(lattice.world.ledger().relative_residual()), 1e-3);
}

// 0.1 of the critical step of the fastest of all motions, for however many bonds meet at a body.
TEST(Bonds, TimeStepKnowsThem) {
  const auto step = [](int around) {
    World world = make_world(elastic_grain());
    world.add_cement({.youngs_modulus = 1e12, .shear_modulus = 1e12});
    world.add({.position = {}, .radius = radius});
    const Vec3 places[] = {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}};
    for (int i = 0; i < around; ++i) {
      world.add({.position = spacing * places[i], .radius = radius});
      world.bond(0, i + 1);
    }
    return world.use_automatic_step(0.1);
  };
  const Real mass = ball_mass(2500, radius), stiffness = 1e12 * pi * square(radius) / spacing;
  const Real critical = 2 / std::sqrt(2 * stiffness / mass);
  EXPECT_LT(step(1), 0.1 * critical);
  EXPECT_GT(step(1), 0.03 * critical);
  EXPECT_LT(step(6), 0.6 * step(1));
}

// Each of the inner ones of 64 spheres is bonded to all 32 within two diameters, by dashpots of the
// highest ratio there is: with the automatic step they still slow the motion down.
TEST(Bonds, TimeStepKnowsTheirDashpots) {
  const auto cube = [](Real damping) {
    World world = make_world(elastic_grain());
    world.add_cement(cement(damping));
    Random random(3);
    for (int i = 0; i < 64; ++i)
      world.add({.position = spacing * Vec3{1.0 * (i % 4), 1.0 * (i / 4 % 4), 1.0 * (i / 16)},
                 .radius = radius,
                 .velocity = random.uniform({-1, -1, -1}, {1, 1, 1})});
    for (int i = 0; i < 64; ++i)
      for (int j = i + 1; j < 64; ++j)
        if (length(world.position(i) - world.position(j)) < 2.1 * spacing) world.bond(i, j);
    return world;
  };
  World damped = cube(2);
  EXPECT_LT(damped.use_automatic_step(2), 0.8 * cube(0).use_automatic_step(2));
  EXPECT_EQ(cube(0.1).use_automatic_step(2), cube(0).use_automatic_step(2));
  const Real before = damped.ledger().held.kinetic_translation;
  damped.run_steps(300);
  EXPECT_LT(damped.ledger().held.kinetic_translation, 0.1 * before);
  EXPECT_LT(damped.ledger().held.elastic_bonds, before);
}

}  // namespace
}  // namespace clast::test
