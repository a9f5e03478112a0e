#include "tests/examples/capsules.hpp"

#include "base/random.hpp"
#include "tests/examples/example_tables.hpp"
#include "tests/examples/same_bits.hpp"
#include "tests/support/grains.hpp"

namespace clast::examples {
namespace {

struct Tables : ShapeTables {
  template <class Work>
  using Interactions = std::tuple<Pairs<Work>, Walls<Work>>;
};

constexpr Real thickness = 0.25, size = 0.02;
const Quat along_x = rotation_by({0, pi / 2, 0});
const Quat along_y = rotation_by({-pi / 2, 0, 0});

World capsule_world(const Material& material) {
  World world;
  world.set_engine(engine_with<Tables>);
  world.set_law("linear");
  world.add_material(material);
  world.add_shape(assembly_of(capsule(thickness)));
  return world;
}

// Two that cross meet above each other, whatever turns them about that line: nothing turns.
TEST(Capsules, BounceWhereTheirAxesCross) {
  World world = capsule_world(test::elastic_grain());
  const Real gap = 1e-4, speed = 0.5;
  world.add_block({.position = {}, .scale = size, .turn = along_x, .velocity = {0, 0, speed}});
  world.add_block({.position = {0, 0, 2 * thickness * size + gap}, .scale = size, .turn = along_y});
  world.run_for(2e-3);
  EXPECT_NEAR(world.velocity(0).z, 0, 2e-3 * speed);
  EXPECT_NEAR(world.velocity(1).z, speed, 2e-3 * speed);
  EXPECT_LT(length(world.spin(0)) + length(world.spin(1)), 1e-9);
}

// One that is struck at the side of its middle turns. The push J meets the mass
// 1 / (1 / m_a + 1 / m_b + lever^2 / I_b), and an elastic impact turns the speed of approach round:
// J = 2 speed mass.
TEST(Capsules, TurnWhenStruckAside) {
  World world = capsule_world(test::elastic_grain());
  const Real gap = 1e-4, speed = 0.5, lever = 0.5 * size;
  const Id ball = world.add({.position = {lever, 0, -(0.005 + thickness * size + gap)},
                             .radius = 0.005,
                             .velocity = {0, 0, speed}});
  const Id struck = world.add_block({.position = {}, .scale = size, .turn = along_x});
  world.run_for(2e-3);
  const Prototype shape = capsule(thickness);
  const Real m_a = test::ball_mass(2500, 0.005), m_b = 2500 * shape.volume * cube(size);
  const Real inertia = shape.inertia.x * m_b * square(size);
  const Real push = 2 * speed / (1 / m_a + 1 / m_b + square(lever) / inertia);
  EXPECT_NEAR(world.velocity(struck).z, push / m_b, 5e-3 * speed);
  EXPECT_NEAR(world.velocity(ball).z, speed - push / m_a, 5e-3 * speed);
  EXPECT_NEAR(world.spin(struck).y, -push * lever / inertia, 5e-3 * push * lever / inertia);
  EXPECT_LT(std::abs(world.ledger().relative_residual()), 1e-3);
}

// The pair table says for which shapes there is nothing to touch them by.
TEST(Capsules, HaveNoRowForWalls) {
  World world = capsule_world(test::grain());
  world.add_plane({}, {0, 0, 1});
  world.add_block({.position = {0, 0, size}, .scale = size});
  EXPECT_THROW(world.start(), Error);
}

World tumbling() {
  World world = capsule_world(test::grain());
  Random random(4);
  for (int i = 0; i < 100; ++i) {
    const auto place = [&](int cell) { return 2.1 * size * cell + random.uniform(0, 0.1 * size); };
    const Vec3 at{place(i % 5), place(i / 5 % 5), place(i / 25)};
    const Quat turn = rotation_by(random.uniform({-3, -3, -3}, {3, 3, 3}));
    const Vec3 velocity = -40 * (at - 4 * Vec3{size, size, size});  // all to the middle
    world.add_block({.position = at, .scale = size, .turn = turn, .velocity = velocity});
  }
  world.edit_model().limits.overlap = 2;
  world.use_automatic_step(2);
  return world;
}

TEST(Capsules, GiveTheSameBits) { expect_same_bits(tumbling, 1500); }

TEST(Capsules, MeetInTheMiddle) {
  World world = tumbling();
  world.run_steps(1500);
  EXPECT_GT(world.ledger().taken.damping, 0);
  EXPECT_GT(world.ledger().taken.friction, 0);
}

}  // namespace
}  // namespace clast::examples
