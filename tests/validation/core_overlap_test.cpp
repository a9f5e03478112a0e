// Cores that overlap, as in a violent run: forces stay finite and push the two apart, and it is
// counted.
#include <gtest/gtest.h>

#include <cmath>

#include "shape/dilated.hpp"
#include "tests/support/grains.hpp"

namespace clast::test {
namespace {

constexpr Real size = 0.01;

std::vector<Prototype> thin_shapes() {
  const std::vector<Vec3> ring = {
      {1, 0, 0}, {0.5, 0.8, 0}, {-0.5, 0.7, 0}, {-1, 0, 0}, {0, -0.9, 0}};
  return {capsule_prototype("capsule", 1, 0.2), round_disc_prototype("disc", 1, 0.2),
          round_plate_prototype("plate", ring, 0.2),
          ellipsoid_prototype("ellipsoid", {1, 0.7, 0.5}, 0.1),
          rounded_prototype(prototype_from_points("box", box_corners({2, 1.6, 1.2})), 0.2)};
}

World two_of(const Prototype& a, const Prototype& b, const Vec3& offset) {
  World world;
  world.add_material(elastic_grain());
  world.add_shape(assembly_of(a));
  world.add_shape(assembly_of(b));
  world.edit_model().limits.overlap = 100;
  world.add_block({.shape = 1, .scale = size});
  world.add_block(
      {.shape = 2, .position = size * offset, .scale = size, .turn = rotation_by({0.4, 0.3, 0.2})});
  world.use_automatic_step(3);
  return world;
}

TEST(CoreOverlap, PushesAllKindsApartFinitely) {
  const Vec3 offset{0.02, 0.05, 0.1};
  for (const Prototype& a : thin_shapes())
    for (const Prototype& b : thin_shapes()) {
      World world = two_of(a, b, offset);
      world.run_steps(1);
      const Real stored = world.ledger().held.elastic_normal;
      world.run_for(0.05);
      const Real apart = length(world.position(1) - world.position(0));
      EXPECT_TRUE(std::isfinite(apart)) << a.name << " and " << b.name;
      EXPECT_GT(apart, 2 * size * length(offset)) << a.name << " and " << b.name;
      const Ledger ledger = world.ledger();
      const Real moving = ledger.held.kinetic_translation + ledger.held.kinetic_rotation;
      EXPECT_LT(moving, 10 * stored) << a.name << " and " << b.name;
    }
}

// A capsule, and a second one as told.
World two_capsules(Block second) {
  World world;
  world.add_material(elastic_grain());
  world.add_shape(assembly_of(capsule_prototype("capsule", 1, 0.2)));
  world.edit_model().limits.overlap = 100;
  world.add_block({.scale = size});
  second.scale = size;
  world.add_block(second);
  return world;
}

// One through the other: the distance of their segments shows no direction any more.
TEST(CoreOverlap, IsCounted) {
  World world = two_capsules({.turn = rotation_by({pi / 2, 0, 0})});
  world.use_automatic_step(1);
  world.run_steps(1);
  EXPECT_EQ(world.totals().core_overlap_steps, 2);  // at the start too
  world.run_for(0.05);
  const std::int64_t overlaps = world.totals().core_overlap_steps;
  EXPECT_GE(overlaps, 2);
  world.run_for(0.05);
  EXPECT_EQ(world.totals().core_overlap_steps, overlaps);  // they are apart
  EXPECT_TRUE(std::isfinite(length(world.position(1))));
  EXPECT_GT(length(world.position(1) - world.position(0)), 0.2 * size);
}

// Two capsules across each other, so fast that one is beyond the other a step after they touched:
// at the end of no step do their segments meet.
TEST(CoreOverlap, IsCountedWhereOneGoesThroughTheOther) {
  World world = two_capsules({.position = size * Vec3{0.013, 0.39, 0},
                              .turn = rotation_by({0, pi / 2, 0}),
                              .velocity = size * Vec3{0, -0.1 / 1e-6, 0}});
  world.set_time_step(1e-6);
  world.run_steps(1);
  EXPECT_EQ(world.totals().core_overlap_steps, 0);
  world.run_steps(10);
  EXPECT_LT(world.position(1).y, -0.1 * size);
  EXPECT_EQ(world.totals().core_overlap_steps, 1);
}

}  // namespace
}  // namespace clast::test
