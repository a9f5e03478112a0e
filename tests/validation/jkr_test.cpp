// Spheres that stick (Johnson, Kendall & Roberts 1971) against the closed forms of their theory.
#include <gtest/gtest.h>

#include <cmath>

#include "law/jkr.hpp"
#include "tests/support/grains.hpp"
#include "tests/support/temporary_directory.hpp"

namespace clast::test {
namespace {

constexpr Real radius = 1e-3;  // of spheres
constexpr Real work = 0.4;     // G, to part a unit of area

Material sticky_grain(Real restitution = 1) {
  Material m = grain();
  m.friction = 0;
  m.restitution = restitution;
  m.set(surface_energy, 0.5 * work);
  return m;
}

// A sphere on a plane, or on another sphere of the same size.
enum class On { plane, sphere };

struct Theory {
  Real modulus = 1e7 / (2 * (1 - square(0.25)));  // E* of grain()
  Real radius_star, mass;

  explicit Theory(On on)
      : radius_star(on == On::plane ? radius : radius / 2),
        mass(ball_mass(2500, radius) / (on == On::plane ? 1 : 2)) {}

  Real pull_off() const { return 1.5 * pi * work * radius_star; }
  Real overlap(Real a) const {
    return a * a / radius_star - std::sqrt(2 * pi * work * a / modulus);
  }
  Real force(Real a) const {
    return 4 * modulus * cube(a) / (3 * radius_star) - std::sqrt(8 * pi * work * modulus * cube(a));
  }
  // Contact radius at which the two let go of each other: overlap(a) has its least there.
  Real last_radius() const { return std::cbrt(pi * work * square(radius_star) / (8 * modulus)); }
  Real reach() const { return -overlap(last_radius()); }
  // The larger contact radius of the overlap, by bisection.
  Real contact_radius(Real d) const {
    Real low = last_radius(), high = radius_star;
    for (int i = 0; i < 100; ++i)
      (overlap(0.5 * (low + high)) < d ? low : high) = 0.5 * (low + high);
    return 0.5 * (low + high);
  }
  // Energy from touch to letting go.
  Real lost() const {
    return 7.0906 * std::cbrt(std::pow(work, 5) * std::pow(radius_star, 4) / square(modulus));
  }
  // Impacts below this speed stick.
  Real sticking_speed() const { return std::sqrt(2 * lost() / mass); }
};

// Two that are so heavy that they keep their speed: the overlap follows it, whatever acts.
struct HeavyPair {
  World world = make_world(sticky_grain(), "jkr");
  On on;

  HeavyPair(On what, Real gap, Real speed) : on(what) {
    constexpr Real mass = 1e6;
    if (on == On::plane)
      world.add_plane({0, 0, -radius}, {0, 0, 1});
    else
      world.add({.position = {0, 0, -2 * radius}, .radius = radius, .mass = mass});
    world.add(
        {.position = {0, 0, gap}, .radius = radius, .velocity = {0, 0, -speed}, .mass = mass});
    world.set_time_step(1e-6);
    world.start();
  }
  Id mover() const { return on == On::plane ? 0 : 1; }
  Real overlap() {
    if (on == On::plane) return -world.position(mover()).z;
    return 2 * radius - (world.position(1).z - world.position(0).z);
  }
  // On the upper one; positive pushes the two apart.
  Real force() {
    const Snapshot s = world.state();
    const HostContacts& c = on == On::plane ? s.walls : s.pairs;
    if (c.size() == 0) return 0;
    return on == On::plane ? -c.force[0].z : c.force[0].z;
  }
  bool touches() {
    const Totals t = world.totals();
    return t.contacts + t.wall_contacts > 0;
  }
  void set_speed(Real upward) {
    world.change(&EnergyGiven::change, [&](Snapshot& s) {
      for (std::size_t i = 0; i < s.bodies.size(); ++i)
        if (s.bodies.id[i] == mover()) s.bodies.velocity[i].z = upward;
    });
  }
};

// Down to the touch nothing acts; then force follows the curve of the theory down and up again,
// beyond the parting of the surfaces, with the pull-off force on the way, to the distance where the
// two let go.
void expect_curve(On on) {
  const Theory theory(on);
  const Real reach = theory.reach(), speed = reach / 1e-3;  // 1000 steps per reach
  HeavyPair pair(on, 1.5 * reach, speed);
  while (pair.overlap() < -2e-3 * reach) {
    EXPECT_EQ(pair.force(), 0) << pair.overlap() / reach;
    EXPECT_FALSE(pair.touches());
    pair.world.run_steps(5);
  }
  pair.world.run_steps(8);  // past the touch, whose force stands for a part of a step
  const auto expect_on_curve = [&] {
    const Real d = pair.overlap();
    EXPECT_NEAR(pair.force(), theory.force(theory.contact_radius(d)), 1e-6 * theory.pull_off())
        << d / reach;
  };
  while (pair.overlap() < 5 * reach) {
    expect_on_curve();
    pair.world.run_steps(50);
  }
  pair.set_speed(speed);
  Real strongest = 0;
  while (pair.overlap() > -0.997 * reach) {
    expect_on_curve();
    strongest = std::min(strongest, pair.force());
    pair.world.run_steps(3);
  }
  EXPECT_NEAR(strongest, -theory.pull_off(), 1e-5 * theory.pull_off());
  EXPECT_TRUE(pair.touches());
  while (pair.touches() && pair.overlap() > -2 * reach) pair.world.run_steps(1);
  EXPECT_NEAR(pair.overlap(), -reach, 2e-3 * reach);  // two steps
  pair.world.run_steps(1);  // the force of the step before stands for its part in contact
  EXPECT_EQ(pair.force(), 0);
  // And again nothing acts on the way back.
  pair.set_speed(-speed);
  while (pair.overlap() < -2e-3 * reach) {
    EXPECT_EQ(pair.force(), 0) << pair.overlap() / reach;
    pair.world.run_steps(20);
  }
}
TEST(JkrCurve, SphereOnPlane) { expect_curve(On::plane); }
TEST(JkrCurve, SphereOnSphere) { expect_curve(On::sphere); }

// A sphere hangs from a ceiling as long as it weighs less than the pull-off force.
TEST(JkrPullOff, CarriesTheWeightItCan) {
  const Theory theory(On::plane);
  World world = make_world(sticky_grain(0.3), "jkr");
  world.add({.position = {0, 0, -radius + 1e-9}, .radius = radius});
  world.add_plane({}, {0, 0, -1});
  world.edit_model().global_damping = 2000;
  world.set_time_step(1e-6);
  world.start();
  const auto hangs_at = [&](Real share) {
    world.set_gravity({0, 0, -share * theory.pull_off() / theory.mass});
    world.run_for(0.02);
    return world.totals().wall_contacts > 0;
  };
  for (const Real share : {0.2, 0.4, 0.6, 0.8, 0.9, 0.95, 0.98, 0.99}) EXPECT_TRUE(hangs_at(share));
  EXPECT_LT(length(world.velocity(0)), 1e-7);
  EXPECT_FALSE(hangs_at(1.01));
}

struct Impact {
  Real rebound;  // speed apart after it
  bool sticks;
  Ledger ledger;
};
// `phase`: the moment within a step at which the touch begins.
Impact impact(On on, Real speed, Real phase) {
  World world = make_world(sticky_grain(), "jkr");
  if (on == On::plane)
    world.add_plane({}, {0, 0, 1});
  else
    world.add({.position = {0, 0, -radius}, .radius = radius});
  const Id mover =
      world.add({.position = {0, 0, radius}, .radius = radius, .velocity = {0, 0, -speed}});
  world.use_automatic_step(speed);
  world.edit_bodies().position.back().z += (2 + phase) * speed * world.model().dt;
  world.run_for(3e-3);  // longer than any of them takes
  const Totals t = world.totals();
  const Real other = on == On::plane ? 0 : world.velocity(0).z;
  return {world.velocity(mover).z - other, t.contacts + t.wall_contacts > 0, world.ledger()};
}

// e = sqrt(1 - (v_s / v)^2) above the sticking speed, nothing below, with the time step that the
// engine chooses itself.
void expect_rebounds(On on) {
  const Theory theory(on);
  const Real v_s = theory.sticking_speed();
  const auto exchanged = [&](Real ratio) { return (1 + square(ratio)) * theory.lost(); };
  for (int k = 0; k < 10; ++k) {
    const Real phase = 0.1 * k;
    for (const Real ratio : {1.1, 1.2, 1.5, 2.0, 4.0, 8.0}) {
      const Impact i = impact(on, ratio * v_s, phase);
      EXPECT_FALSE(i.sticks) << ratio << " " << phase;
      EXPECT_NEAR(i.rebound / (ratio * v_s), std::sqrt(1 - 1 / square(ratio)), 0.01)
          << ratio << " " << phase;
      EXPECT_NEAR(i.ledger.taken.adhesion, theory.lost(), 1e-3 * theory.lost())
          << ratio << " " << phase;
      EXPECT_LT(std::abs(i.ledger.residual()), 0.01 * exchanged(ratio)) << ratio << " " << phase;
    }
    for (const Real ratio : {0.2, 0.5, 0.8, 0.9}) {
      const Impact i = impact(on, ratio * v_s, phase);
      EXPECT_TRUE(i.sticks) << ratio << " " << phase;
      EXPECT_EQ(i.ledger.taken.adhesion, 0) << ratio << " " << phase;
      EXPECT_LT(std::abs(i.ledger.residual()), 0.01 * exchanged(ratio)) << ratio << " " << phase;
    }
  }
}
TEST(JkrRebound, SphereOnPlane) { expect_rebounds(On::plane); }
TEST(JkrRebound, SphereOnSphere) { expect_rebounds(On::sphere); }

// A contact that holds on beyond the touch is part of the state.
TEST(JkrRestart, GoesOnWhereSurfacesHaveParted) {
  const Theory theory(On::sphere);
  const TemporaryDirectory directory;
  const auto collide = [&] {
    World world = make_world(sticky_grain(), "jkr");
    world.add({.position = {0, 0, -radius}, .radius = radius});
    world.add({.position = {0, 0, 1.001 * radius},
               .radius = radius,
               .velocity = {0, 0, -0.7 * theory.sticking_speed()}});
    world.use_automatic_step(1);
    return world;
  };
  World straight = collide();
  const auto gap = [&] { return straight.position(1).z - straight.position(0).z - 2 * radius; };
  while (straight.totals().contacts == 0) straight.run_steps(1);
  while (gap() < 0.3 * theory.reach()) straight.run_steps(1);
  ASSERT_EQ(straight.totals().contacts, 1);
  straight.save(directory / "parted.h5");
  World resumed = collide();
  resumed.load(directory / "parted.h5");
  EXPECT_EQ(resumed.hash(), straight.hash());
  for (World* world : {&straight, &resumed}) world->run_steps(2000);
  EXPECT_EQ(resumed.hash(), straight.hash());
  EXPECT_EQ(resumed.totals().contacts, 1);
  EXPECT_LT(std::abs(straight.ledger().relative_residual()), 0.01);
}

}  // namespace
}  // namespace clast::test
