#include "body/gather.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace clast {
namespace {

// Three bodies; pairs (0, 1) and (0, 2) and (1, 2), body 1 also on a wall.
struct Example {
  std::vector<std::int32_t> row{0, 2, 3, 3}, incoming_row{0, 0, 1, 3}, incoming{0, 1, 2};
  std::vector<std::int32_t> wall_row{0, 0, 1, 1};
  std::vector<Vec3> force{{1, 0, 0}, {0, 2, 0}, {0, 0, 4}};
  std::vector<Vec3> torque_a{{10, 0, 0}, {0, 10, 0}, {0, 0, 10}};
  std::vector<Vec3> torque_b{{1, 1, 0}, {0, 1, 1}, {1, 0, 1}};
  std::vector<Vec3> wall_force{{8, 0, 0}}, wall_torque{{0, 5, 0}}, nothing{{0, 0, 0}};
  std::vector<Vec3> velocity, spin, acceleration, turning;
  std::vector<Real> mass{2, 4, 8}, radius{1, 2, 0.5};

  Example() {
    for (std::vector<Vec3>* v : {&velocity, &spin, &acceleration, &turning}) v->assign(3, Vec3());
  }

  void gather(Real dt) {
    const GatherAndKick<RoundInertia, 2> kernel{
        {{row.data(), force.data(), torque_a.data(), torque_b.data(), incoming_row.data(),
          incoming.data()},
         {wall_row.data(), wall_force.data(), wall_torque.data(), nothing.data(), nullptr,
          nullptr}},
        velocity.data(),
        spin.data(),
        acceleration.data(),
        turning.data(),
        {mass.data(), radius.data()},
        {0, 0, -10},
        dt};
    for (int i = 0; i < 3; ++i) kernel(i);
  }
};

// The first of a pair feels the opposite of the force, the second the force itself.
TEST(Gather, AddsPairsWallsAndGravity) {
  Example e;
  e.gather(0);
  EXPECT_EQ(e.acceleration[0], Vec3(-0.5, -1, -10));
  EXPECT_EQ(e.acceleration[1], Vec3((1 - 8) / 4.0, 0, -4 / 4.0 - 10));
  EXPECT_EQ(e.acceleration[2], Vec3(0, 2 / 8.0, 4 / 8.0 - 10));
}

TEST(Gather, TurnsByTorqueOverTheMomentOfASphere) {
  Example e;
  e.gather(0);
  const Real moment_0 = 0.4 * 2, moment_1 = 0.4 * 4 * 4, moment_2 = 0.4 * 8 * 0.25;
  EXPECT_LT(length(e.turning[0] - (1 / moment_0) * Vec3{10, 10, 0}), 1e-12);
  EXPECT_LT(length(e.turning[1] - (1 / moment_1) * Vec3{1, 1 + 5, 10}), 1e-12);
  EXPECT_LT(length(e.turning[2] - (1 / moment_2) * Vec3{1, 1, 2}), 1e-12);
}

TEST(Gather, KicksByHalfAStep) {
  Example e;
  e.gather(0.5);
  EXPECT_EQ(e.velocity[0], 0.25 * e.acceleration[0]);
  EXPECT_EQ(e.spin[2], 0.25 * e.turning[2]);
  Example still;
  still.gather(0);
  EXPECT_EQ(still.velocity[0], Vec3());
}

}  // namespace
}  // namespace clast
