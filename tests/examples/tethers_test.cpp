#include "tests/examples/tethers.hpp"

#include "tests/examples/example_tables.hpp"
#include "tests/examples/same_bits.hpp"
#include "tests/support/grains.hpp"

namespace clast::examples {
namespace {

struct Tables : InteractionTables {
  template <class Work>
  using Interactions = std::tuple<Pairs<Work>, Walls<Work>, Tethers<Work>>;
};

World tethered_world(const std::vector<Ball>& balls, const std::vector<Tether>& tethers) {
  World world;
  world.set_engine(engine_with<Tables>);
  world.set_law("linear");
  world.add_material(test::grain());
  for (const Ball& ball : balls) world.add(ball);
  world.change(&EnergyGiven::insertion, [&](Snapshot& state) {
    for (const Tether& tether : tethers) add_tether(state, tether);
  });
  return world;
}

constexpr Real radius = 0.005, stiffness = 1000, speed = 0.5, slack = 1e-3;
const Real reduced_mass = test::ball_mass(2500, radius) / 2;
const Real most_stretch = speed * std::sqrt(reduced_mass / stiffness);

// Two that fly apart until the tether is taut.
World flying_apart(Real strength) {
  World world =
      tethered_world({{.position = {}, .radius = radius},
                      {.position = {0.05, 0, 0}, .radius = radius, .velocity = {speed, 0, 0}}},
                     {{0, 1, 0.05 + slack, stiffness, strength}});
  world.set_time_step(2e-6);
  return world;
}

// Half a period of the spring, and back with the speed they came with.
TEST(Tethers, PullBack) {
  World world = flying_apart(std::numeric_limits<Real>::infinity());
  const Real half_period = pi * std::sqrt(reduced_mass / stiffness);
  world.run_for(slack / speed + 0.5 * half_period);
  EXPECT_NEAR(length(world.position(1) - world.position(0)) - 0.05 - slack, most_stretch,
              1e-3 * most_stretch);
  EXPECT_NEAR(world.ledger().held.elastic_normal, 0.5 * reduced_mass * square(speed),
              1e-3 * reduced_mass * square(speed));
  world.run_for(0.51 * half_period);
  EXPECT_NEAR(world.velocity(1).x - world.velocity(0).x, -speed, 1e-4 * speed);
  EXPECT_EQ(world.ledger().held.elastic_normal, 0);
  EXPECT_LT(std::abs(world.ledger().relative_residual()), 1e-4);
}

// strength^2 / (2 k) is lost when it tears; the rest of the motion goes on.
TEST(Tethers, TearWhenTheyPullTooHard) {
  const Real strength = 0.6 * stiffness * most_stretch;
  World world = flying_apart(strength);
  world.run_for(slack / speed + 2 * pi * std::sqrt(reduced_mass / stiffness));
  const Real lost = square(strength) / (2 * stiffness);
  EXPECT_NEAR(world.ledger().taken.adhesion, lost, 0.01 * lost);
  EXPECT_NEAR(world.velocity(1).x - world.velocity(0).x, 0.8 * speed, 0.01 * speed);
  EXPECT_LT(std::abs(world.ledger().relative_residual()), 1e-3);
}

TEST(Tethers, GoWithTheirBodies) {
  World world = flying_apart(std::numeric_limits<Real>::infinity());
  world.remove({0});
  world.run_for(2 * slack / speed + pi * std::sqrt(reduced_mass / stiffness));
  EXPECT_EQ(world.velocity(1).x, speed);
}

// A net falls on the ground, and some of it tears.
World falling_net() {
  std::vector<Ball> balls;
  std::vector<Tether> tethers;
  constexpr int across = 12;
  for (int i = 0; i < across * across; ++i) {
    const int x = i % across, y = i / across;
    balls.push_back({.position = {0.012 * x, 0.012 * y, 0.01 + 0.002 * x},
                     .radius = radius,
                     .velocity = {0.5 * y, 0, -1}});
    if (x > 0) tethers.push_back({i - 1, i, 0.0125, stiffness, 1.5});
    if (y > 0) tethers.push_back({i - across, i, 0.0125, stiffness, 1.5});
  }
  World world = tethered_world(balls, tethers);
  world.add_plane({}, {0, 0, 1});
  world.set_gravity({0, 0, -9.81});
  world.set_time_step(1e-5);
  return world;
}

TEST(Tethers, GiveTheSameBits) { expect_same_bits(falling_net, 2000); }

TEST(Tethers, OfTheNetTearInPart) {
  World world = falling_net();
  world.run_steps(2000);
  const auto strength = world.state().extra.at("tether_strength");
  const auto torn = std::count(strength.begin(), strength.end(), 0);
  EXPECT_GT(torn, 5);
  EXPECT_LT(torn, static_cast<std::ptrdiff_t>(strength.size()) - 5);
}

}  // namespace
}  // namespace clast::examples
