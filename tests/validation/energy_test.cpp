// The energy ledger closes.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <sstream>

#include "tests/support/clouds.hpp"
#include "tests/support/paths.hpp"
#include "tests/support/program.hpp"

namespace clast::test {
namespace {

// Looks at the ledger now and then: the residual stays below the bound, what was taken never
// becomes less (but for 1e-6 of the energy exchanged: how the work of a step is split between
// dashpot and friction is first order in the time step), and the total is the sum of its parts.
struct Audit {
  Real worst = 0;
  Ledger last;

  void look(const Ledger& now) {
    worst = std::max(worst, std::abs(now.relative_residual()));
    const Real slack = 1e-6 * now.exchanged;
    EXPECT_GE(now.taken.damping, last.taken.damping - slack);
    EXPECT_GE(now.taken.friction, last.taken.friction - slack);
    EXPECT_GE(now.taken.rolling, last.taken.rolling - slack);
    EXPECT_GE(now.taken.global_damping, last.taken.global_damping - slack);
    EXPECT_NEAR(now.held.total() + now.taken.total(), now.given.total() + now.residual(),
                1e-12 * now.exchanged);
    last = now;
  }
};

void add_pit(World& world, int bodies, Real width, Real height) {
  world.edit_model().gravity = {0, 0, -9.81};
  world.add_box({0, 0, 0}, {width, width, 2 * height});
  add_cloud(world, {.count = bodies,
                    .low = {0, 0, 0},
                    .high = {width, width, height},
                    .smallest = 0.004,
                    .largest = 0.005,
                    .speed = 0.1});
  world.use_automatic_step(std::sqrt(2 * 9.81 * height));
}

Real weight_of(World& world) {
  Real mass = 0;
  for (const Real m : world.state().bodies.mass) mass += m;
  return mass * length(world.model().gravity);
}

// 5,000 frictional, damped spheres fall and settle: below 0.1 % all the way.
TEST(EnergyLedger, ClosesWhileFiveThousandSpheresSettle) {
  World world = make_world();
  add_pit(world, 5000, 0.15, 0.35);
  ASSERT_EQ(world.state().bodies.size(), 5000u);
  world.start({.threads = 2});
  Audit audit;
  const std::int64_t steps = static_cast<std::int64_t>(0.35 / world.model().dt);
  for (std::int64_t done = 0; done < steps; done += 50) {
    world.run_steps(50);
    audit.look(world.ledger());
  }
  EXPECT_LT(audit.worst, 0.001);
  EXPECT_GT(audit.last.taken.damping, 0);
  EXPECT_GT(audit.last.taken.friction, 0);
}

TEST(EnergyLedger, ClosesWithRollingFrictionAndDrag) {
  for (const char* law : {"hertz_mindlin", "linear"}) {
    Material m = grain();
    m.rolling_friction = 0.1;
    m.set(normal_stiffness, 5e3);
    World world = make_world(m, law);
    world.edit_model().global_damping = 0.5;
    add_pit(world, 600, 0.08, 0.15);
    world.start();
    Audit audit;
    while (world.state().time < 0.4) {
      world.run_steps(50);
      audit.look(world.ledger());
    }
    EXPECT_LT(audit.worst, 0.001);
    EXPECT_GT(audit.last.taken.rolling, 0);
    EXPECT_GT(audit.last.taken.global_damping, 0);
  }
}

// Two elastic spheres bounce on each other and on two walls, thousands of times: within an impact
// the residual reaches 0.3 %, and it does not drift.
TEST(EnergyLedger, DoesNotDriftOverManyBounces) {
  World world = make_world(elastic_grain());
  world.add_rectangle({-0.1, 0, 0}, {0, 0.2, 0}, {0, 0, 0.2});
  world.add_rectangle({0.1, 0, 0}, {0, 0.2, 0}, {0, 0, 0.2});
  world.add({.position = {-0.05, 0, 0}, .velocity = {1, 0, 0}});
  world.add({.position = {0.04, 0, 0}, .radius = 0.013, .velocity = {-0.7, 0, 0}});
  world.use_automatic_step(1);
  world.start();
  const auto worst_within = [&](int looks) {
    Real worst = 0;
    for (int i = 0; i < looks; ++i) {
      world.run_steps(17);
      worst = std::max(worst, std::abs(world.ledger().relative_residual()));
    }
    return worst;
  };
  const Real early = worst_within(2000);
  worst_within(16000);
  const Real late = worst_within(2000);
  EXPECT_LT(early, 0.004);
  EXPECT_LT(late, 0.01);  // each bounce starts at another part of a step, so the energy wanders
  const Ledger end = world.ledger();
  EXPECT_LT(std::abs(end.taken.friction), 1e-12 * end.exchanged);
  EXPECT_LT(std::abs(end.taken.damping), 1e-12 * end.exchanged);
}

// A bed at rest: walls carry its weight within 0.1 %, and nothing moves.
TEST(Bed, RestsOnItsWalls) {
  World world = make_world();
  world.edit_model().global_damping = 5;
  add_pit(world, 300, 0.06, 0.12);
  world.start();
  world.run_for(1.2);
  Vec3 force;
  for (const WallLoad& load : world.engine().wall_loads()) force += load.force;
  const Real weight = weight_of(world);
  EXPECT_NEAR(force.z, -weight, 0.001 * weight);
  EXPECT_LT(std::hypot(force.x, force.y), 0.001 * weight);
  EXPECT_LT(world.ledger().held.kinetic_translation, 1e-6 * world.ledger().exchanged);
}

// A column of three: contact forces are the weights above, within 0.1 %.
TEST(Bed, ColumnOfThreeCarriesItsWeight) {
  World world = make_world();
  world.edit_model().gravity = {0, 0, -9.81};
  world.add_plane({}, {0, 0, 1});
  for (int i = 0; i < 3; ++i) world.add({.position = {0, 0, 0.01 + 0.02 * i}});
  world.use_automatic_step(0.1);
  world.start();
  world.run_for(1);
  const Snapshot s = world.state();
  const Real weight = ball_mass(2500, 0.01) * 9.81;
  ASSERT_EQ(s.pairs.size(), 2u);
  EXPECT_NEAR(s.pairs.force[0].z, 2 * weight, 0.001 * weight);
  EXPECT_NEAR(s.pairs.force[1].z, weight, 0.001 * weight);
  EXPECT_NEAR(world.engine().wall_loads()[0].force.z, -3 * weight, 0.001 * weight);
}

// The scene of the project, to its end, row by row.
TEST(EnergyLedgerFull, SettlingSceneKeepsItsBalance) {
  const TemporaryDirectory directory;
  const std::string scene = std::string(CLAST_SOURCE_DIR) + "/scenes/settle.toml";
  const std::string out = directory / "out";
  ASSERT_EQ(clast({"run", scene, "--out", out, "--quiet", "--threads", "2"}).status, 0);
  std::istringstream series(content_of(std::filesystem::path(out) / "series.csv"));
  std::string line, cell;
  std::getline(series, line);
  std::istringstream header(line);
  int column = -1;
  for (int i = 0; std::getline(header, cell, ','); ++i)
    if (cell == "residual_relative") column = i;
  ASSERT_GE(column, 0) << line;
  int rows = 0;
  for (; std::getline(series, line); ++rows) {
    std::istringstream row(line);
    for (int i = 0; i <= column; ++i) std::getline(row, cell, ',');
    EXPECT_LT(std::abs(std::stod(cell)), 0.001) << line.substr(0, 30);
  }
  EXPECT_GT(rows, 900);
}

}  // namespace
}  // namespace clast::test
