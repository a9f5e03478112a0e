// Kernels in three stages, as the loop of the CPU runs them.
#include "exec/stages.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "base/vec3.hpp"
#include "world/run_range.hpp"

namespace clast {
namespace {

// Moves points along their velocities and reports the largest x.
struct Drift {
  struct Lane {
    Vec3 position, velocity;
  };
  Vec3* position;
  const Vec3* velocity;

  Lane read(int k) const { return {position[k], velocity[k]}; }
  void work(Lane& lane) const { lane.position += 0.5 * lane.velocity; }
  Real write(int k, const Lane& lane) const {
    position[k] = lane.position;
    return lane.position.x;
  }
  Real operator()(int k) const { return in_stages(*this, k); }
};

class Stages : public testing::Test {
 protected:
  static constexpr int count = 40;
  std::vector<Vec3> position, velocity;

  Stages() {
    for (int i = 0; i < count; ++i) {
      position.push_back({-1.0 * i, 2.0 * i, 7});
      velocity.push_back({1, -4.0 * i, 0.25 * i});
    }
  }
  Drift drift() { return {position.data(), velocity.data()}; }
  static Vec3 before(int i) { return {-1.0 * i, 2.0 * i, 7}; }
  static Vec3 after(int i) { return {0.5 - i, 0, 7 + 0.125 * i}; }
};

TEST_F(Stages, AreFoundByTheLoop) {
  EXPECT_TRUE(has_stages<Drift>);
  EXPECT_TRUE(has_stages<Listed<Drift>>);
  EXPECT_FALSE(has_stages<MarkPicked<Drift>>);
}

// Whether blocks are full or not: nothing but these items is touched, and none but these is
// watched.
TEST_F(Stages, WorkOnTheItemsOfTheRangeAndNoOthers) {
  for (const int begin : {0, 3})
    for (int n = 0; n <= 20; ++n) {
      for (int i = 0; i < count; ++i) position[i] = before(i);
      const Real most = run_range<isa::x86_64>(drift(), begin, begin + n);
      EXPECT_EQ(most, n > 0 ? after(begin).x : nothing_watched);
      for (int i = 0; i < count; ++i)
        EXPECT_EQ(position[i], i >= begin && i < begin + n ? after(i) : before(i)) << i;
    }
}

TEST_F(Stages, GoThroughListsInTheirOrder) {
  const std::vector<std::int32_t> list{31, 2, 17, 5, 8, 39, 0, 12, 21, 3, 30};
  const auto listed = Listed<Drift>{drift(), list.data()};
  EXPECT_EQ(run_range<isa::x86_64>(listed, 0, static_cast<int>(list.size())), after(0).x);
  std::vector<Vec3> expected(count);
  for (int i = 0; i < count; ++i) expected[i] = before(i);
  for (const int i : list) expected[i] = after(i);
  EXPECT_EQ(position, expected);
}

// Number by number, in and out again.
TEST(SideBySide, GivesBackWhatWasPut) {
  SideBySide<Drift::Lane> block;
  for (int i = 0; i < block.items; ++i)
    block.put({{1.0 * i, 2.0 * i, 3.0 * i}, {4.0 * i, 5.0 * i, 6.0 * i}}, i);
  for (int i = 0; i < block.items; ++i) {
    Drift::Lane lane;
    block.get(lane, i);
    EXPECT_EQ(lane.position, Vec3(1.0 * i, 2.0 * i, 3.0 * i));
    EXPECT_EQ(lane.velocity, Vec3(4.0 * i, 5.0 * i, 6.0 * i));
  }
}

}  // namespace
}  // namespace clast
