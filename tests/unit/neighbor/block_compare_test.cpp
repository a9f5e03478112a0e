// The comparison of blocks gives the same bits on every instruction set, those of Overlap.
#include "neighbor/block_compare.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "base/random.hpp"

namespace clast::test {
namespace {

TEST(BlockCompare, IsTheSameOnEveryInstructionSet) {
  Random random(11);
  for (int repeat = 0; repeat < 200; ++repeat) {
    SphereBlock block;
    for (std::uint32_t k = 0; k < lanes; ++k) {
      block.x[k] = random.uniform();
      block.y[k] = random.uniform();
      block.z[k] = random.uniform();
      block.radius[k] = random.uniform(0, 0.3);
    }
    block.used = static_cast<std::uint32_t>(random.bits() & 0xff);
    std::vector<Sphere> spheres(50);
    for (Sphere& s : spheres)
      s = {random.uniform(), random.uniform(), random.uniform(), random.uniform(0, 0.3)};
    const Real margin = random.uniform(0, 0.1);
    // A sphere exactly at the reach of the first one: strictly less decides.
    spheres[7] = {block.x[0] + (block.radius[0] + 0.25 + margin), block.y[0], block.z[0], 0.25};

    std::vector<BlockHit> expected;
    for (std::uint32_t t = 3; t < spheres.size(); ++t) {
      std::uint32_t mask = 0;
      for (std::uint32_t k = 0; k < lanes; ++k) {
        const Real dx = block.x[k] - spheres[t].x, dy = block.y[k] - spheres[t].y;
        const Real dz = block.z[k] - spheres[t].z;
        const Real reach = block.radius[k] + spheres[t].radius + margin;
        if ((block.used >> k & 1) != 0 && dx * dx + dy * dy + dz * dz < reach * reach)
          mask |= 1u << k;
      }
      if (mask != 0) expected.push_back({t, mask});
    }
    for (const Isa isa : {Isa::x86_64, Isa::avx2, Isa::avx512}) {
      if (isa > choose_isa()) continue;
      std::vector<BlockHit> hits(spheres.size());
      hits.resize(choose_compare_block(isa)(block, spheres.data(), 3,
                                            static_cast<std::uint32_t>(spheres.size()), margin,
                                            hits.data()));
      ASSERT_EQ(hits.size(), expected.size()) << name_of(isa);
      for (std::size_t h = 0; h < hits.size(); ++h) {
        EXPECT_EQ(hits[h].place, expected[h].place) << name_of(isa);
        EXPECT_EQ(hits[h].lanes, expected[h].lanes) << name_of(isa);
      }
    }
  }
}

}  // namespace
}  // namespace clast::test
