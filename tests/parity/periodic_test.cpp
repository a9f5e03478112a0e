// Periodic cells: the same bits whatever computes them, and the same motion wherever the cell is.
#include <gtest/gtest.h>

#include <filesystem>

#include "neighbor/search.hpp"
#include "shape/dilated.hpp"
#include "shape/library.hpp"
#include "tests/support/clouds.hpp"
#include "tests/support/temporary_directory.hpp"

namespace clast::test {
namespace {

constexpr int bodies = 150;
constexpr int steps = 1500;

struct Kind {
  const char* name;
  bool tilted = false, sheared = false, deforming = false, floor = false;
  bool shaped = false, concave = false, dilated = false;
};

void PrintTo(const Kind& kind, std::ostream* out) { *out << kind.name; }

// One of every core, all of about the same size.
std::vector<Prototype> dilated_shapes() {
  const std::vector<Vec3> ring = {{1, 0, 0}, {0.4, 0.8, 0}, {-0.7, 0.6, 0}, {-0.6, -0.7, 0}};
  return {capsule_prototype("capsule", 1, 0.4), round_disc_prototype("disc", 1, 0.4),
          round_plate_prototype("plate", ring, 0.4),
          ellipsoid_prototype("ellipsoid", {0.7, 0.9, 1.2}, 0.2),
          rounded_prototype(prototype_from_points("box", box_corners({1.2, 1, 0.8})), 0.4)};
}

// Balls (or blocks, jacks, dilated shapes among balls) that fly through the sides of their cell and
// into each other.
World lively(const Kind& kind, const Vec3& shift = {}) {
  World world = make_world();
  const Real side = 0.012 * std::cbrt(bodies);
  Model& model = world.edit_model();
  model.limits.overlap = 2;
  if (kind.floor) model.gravity = {kind.deforming ? 0.0 : 2.0, 0, -9.81};
  model.cell.length = {side, 1.1 * side, kind.floor ? 0 : 0.9 * side};
  model.cell.origin = shift;
  if (kind.tilted) {
    model.cell.xy = 0.3 * side;
    if (!kind.floor) model.cell.xz = -0.4 * side;
    if (!kind.floor) model.cell.yz = 0.2 * side;
  }
  if (kind.sheared) model.cell_drive.rate = {{}, 8, -5, 0};
  if (kind.deforming) {
    model.cell_drive.rate.diagonal = {-0.5, 0.2, 0};
    model.cell_drive.rate.xy = 8;
    if (!kind.floor) model.cell_drive.rate.xz = -5;
    if (!kind.floor) model.cell_drive.stress.z = 2000;
    model.cell_drive.fastest = 1;
  }
  if (kind.floor) world.add_plane({0, 0, shift.z}, {0, 0, 1});
  add_cloud(world, {.count = bodies,
                    .low = shift,
                    .high = shift + Vec3{side, 1.1 * side, 0.9 * side},
                    .smallest = 0.003,
                    .largest = 0.005,
                    .speed = 1,
                    .spin = 20,
                    .seed = 7});
  if (kind.shaped || kind.dilated) {
    if (kind.shaped) model.shapes.push_back(load_shape("cube"));
    if (kind.concave) model.shapes.push_back(load_shape("jack"));
    if (kind.dilated)
      for (const Prototype& shape : dilated_shapes()) model.shapes.push_back(assembly_of(shape));
    HostBodies& b = world.edit_bodies();
    Random random(5);
    const auto shapes = static_cast<std::int32_t>(model.shapes.size());
    for (std::size_t i = 0; i < b.size(); ++i) {
      b.orientation[i] = random.rotation();
      b.shape[i] = static_cast<std::int32_t>(i) % shapes;
    }
  }
  world.use_automatic_step(3);
  // More happens in as many steps.
  if (kind.shaped) model.dt *= 2;
  if (kind.dilated) model.dt *= 3;
  return world;
}

std::uint64_t hash_after(const Kind& kind, const EngineOptions& options) {
  World world = lively(kind);
  world.start(options);
  world.run_steps(steps);
  return world.hash();
}

class Periodic : public testing::TestWithParam<Kind> {};

TEST_P(Periodic, IsLively) {
  World world = lively(GetParam());
  const Real side = world.model().cell.length.x;
  world.run_steps(steps);
  int left = 0, contacts = 0;
  for (const Vec3& p : world.get(&HostBodies::position)) left += p.x < 0 || p.x > side ? 1 : 0;
  contacts = static_cast<int>(world.totals().contacts);
  EXPECT_GE(left, 5);
  EXPECT_GE(contacts, 3);
  EXPECT_GT(world.totals().lists, 5);
  EXPECT_LT(std::abs(world.ledger().relative_residual()), 0.02);
}

TEST_P(Periodic, DoesNotDependOnThreadsSearchOrMargin) {
  const std::uint64_t all = hash_after(GetParam(), {.search = "all_pairs"});
  EXPECT_EQ(hash_after(GetParam(), {}), all);
  for (const int threads : {2, 3}) EXPECT_EQ(hash_after(GetParam(), {.threads = threads}), all);
  for (const Real margin : {1e-4, 5e-4})
    EXPECT_EQ(hash_after(GetParam(), {.search = "cell_keys", .margin = margin}), all) << margin;
  for (const std::string& name : search_names())
    if (name != "nbs_2d") {
      EXPECT_EQ(hash_after(GetParam(), {.threads = 2, .search = name}), all) << name;
    }
}

TEST_P(Periodic, DoesNotDependOnBeingStopped) {
  World straight = lively(GetParam());
  straight.run_steps(steps);
  const TemporaryDirectory directory;
  World first = lively(GetParam());
  for (const int part : {700, 3, 400}) {
    first.run_steps(part);
    first.save(directory.path() / "state");
    World second = lively(GetParam());
    second.load(directory.path() / "state");
    first = std::move(second);
  }
  first.run_steps(steps - 1103);
  EXPECT_EQ(first.hash(), straight.hash());
  EXPECT_EQ(first.ledger().given.cell, straight.ledger().given.cell);
}

// The same bodies in another cell of the lattice: what they do differs by round-off only, while
// chaos has not had its time.
TEST_P(Periodic, DoesNotDependOnWhereTheSceneIs) {
  World here = lively(GetParam());
  const Cell& cell = here.model().cell;
  const Vec3 shift = 3 * cell.edge_x() - 2 * cell.edge_y();
  World there = lively(GetParam(), shift);
  here.run_steps(150);
  there.run_steps(150);
  const Cell now = here.state().cell.now;
  const auto a = here.get(&HostBodies::position), b = there.get(&HostBodies::position);
  const auto u = here.get(&HostBodies::velocity), v = there.get(&HostBodies::velocity);
  for (std::size_t i = 0; i < a.size(); ++i) {
    EXPECT_LT(length(now.seen(a[i], b[i]) - a[i]), 1e-9);
    EXPECT_LT(length((u[i] - now.flow(a[i])) - (v[i] - now.flow(b[i]))), 1e-6);
  }
}

// Where no floor takes momentum, and no cell that shrinks or grows changes the mean motion.
class ClosedCell : public Periodic {};

TEST_P(ClosedCell, KeepsMomentum) {
  World world = lively(GetParam());
  world.run_steps(1);  // bodies have taken on the mean motion
  Real size = 0;
  const auto momentum = [&] {
    const Snapshot s = world.state();
    Vec3 sum;
    size = 0;
    for (const std::int32_t i : slots_by_id(s.bodies.id)) {
      sum += s.bodies.mass[i] * s.bodies.velocity[i];
      size += s.bodies.mass[i] * length(s.bodies.velocity[i]);
    }
    return sum;
  };
  const Vec3 before = momentum();
  world.run_steps(steps);
  EXPECT_LT(length(momentum() - before), 1e-12 * size);
}

INSTANTIATE_TEST_SUITE_P(
    Cells, Periodic,
    testing::Values(Kind{.name = "upright"}, Kind{.name = "tilted", .tilted = true},
                    Kind{.name = "sheared", .sheared = true},
                    Kind{.name = "deforming", .tilted = true, .deforming = true},
                    Kind{.name = "over_a_floor", .tilted = true, .floor = true},
                    Kind{.name = "deforming_over_a_floor", .deforming = true, .floor = true},
                    Kind{.name = "cubes", .tilted = true, .shaped = true},
                    Kind{.name = "deforming_cubes", .deforming = true, .shaped = true},
                    Kind{.name = "jacks", .deforming = true, .shaped = true, .concave = true},
                    Kind{.name = "dilated", .tilted = true, .dilated = true},
                    Kind{.name = "deforming_dilated", .deforming = true, .dilated = true}),
    [](const auto& test) { return std::string(test.param.name); });

INSTANTIATE_TEST_SUITE_P(
    Cells, ClosedCell,
    testing::Values(Kind{.name = "upright"}, Kind{.name = "tilted", .tilted = true},
                    Kind{.name = "sheared", .sheared = true},
                    Kind{.name = "cubes", .tilted = true, .shaped = true},
                    Kind{.name = "sheared_cubes", .sheared = true, .shaped = true},
                    Kind{.name = "jacks", .tilted = true, .shaped = true, .concave = true},
                    Kind{.name = "sheared_jacks", .sheared = true, .shaped = true, .concave = true},
                    Kind{.name = "dilated", .tilted = true, .dilated = true},
                    Kind{.name = "sheared_dilated", .sheared = true, .dilated = true}),
    [](const auto& test) { return std::string(test.param.name); });

}  // namespace
}  // namespace clast::test
