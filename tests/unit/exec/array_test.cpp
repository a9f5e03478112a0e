// When arrays ask for memory: on a device that is slow.
#include "exec/array.hpp"

#include <gtest/gtest.h>

namespace clast {
namespace {

struct CountingSpace : Host {
  static inline int allocations = 0;
  static void* allocate(std::size_t bytes) {
    ++allocations;
    return Host::allocate(bytes);
  }
};

class ArrayMemory : public testing::Test {
 protected:
  ArrayMemory() { CountingSpace::allocations = 0; }
  static int allocations() { return CountingSpace::allocations; }
  Array<double, CountingSpace> array;
};

TEST_F(ArrayMemory, FollowsASizeThatChangesMuch) {
  array.resize(100000);
  array.resize(10000);
  EXPECT_EQ(allocations(), 2);
  EXPECT_LT(array.bytes(), 11000 * sizeof(double));
  EXPECT_EQ(array.size(), 10000u);
}

TEST_F(ArrayMemory, StaysForASizeThatChangesLittle) {
  array.resize(100000);
  for (const std::size_t size : {101000u, 95000u, 103000u}) array.resize(size);
  EXPECT_EQ(allocations(), 1);
}

TEST_F(ArrayMemory, ThatIsUsedAgainWithOtherSizesOnlyGrows) {
  for (int round = 0; round < 3; ++round)
    for (const std::size_t size : {100000u, 10u, 5000u}) {
      array.make_room(size);
      EXPECT_EQ(array.size(), size);
    }
  EXPECT_EQ(allocations(), 1);
  array.make_room(200000);
  EXPECT_EQ(allocations(), 2);
}

}  // namespace
}  // namespace clast
