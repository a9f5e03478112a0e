#include "shape/voronoi.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/random.hpp"
#include "shape/assembly.hpp"
#include "shape/hull.hpp"
#include "shape/mass.hpp"

namespace clast {
namespace {

// The hull of points on a ball, somewhere.
MeshObject stone(std::uint64_t seed) {
  Random random(seed);
  std::vector<Vec3> points;
  for (int i = 0; i < 40; ++i)
    points.push_back(Vec3{5, -3, 2} + 0.02 * normalized(random.uniform({-1, -1, -1}, {1, 1, 1})));
  return {"stone", convex_hull(points, default_flatness)};
}

std::vector<Real> volumes_of(const std::vector<MeshObject>& cells) {
  std::vector<Real> out;
  for (const MeshObject& cell : cells) out.push_back(mass_properties(cell.surface).volume);
  return out;
}

// assembly_of throws where a cell is open or not convex, or where two overlap.
TEST(Voronoi, CellsFillTheBodyAndDoNotOverlap) {
  for (const int count : {2, 7, 60})
    for (const int relax : {0, 3}) {
      const MeshObject body = stone(static_cast<std::uint64_t>(count));
      const auto cells = voronoi_cells({body}, {count, 5, relax});
      ASSERT_EQ(cells.size(), static_cast<std::size_t>(count));
      const Assembly whole = assembly_of("stone", cells);
      const MassProperties of_body = mass_properties(body.surface);
      EXPECT_NEAR(whole.volume * cube(whole.radius), of_body.volume, 1e-9 * of_body.volume);
      EXPECT_LT(length(whole.centroid - of_body.centroid), 1e-10);
    }
}

TEST(Voronoi, SeedsDecideAndRelaxationEvensOut) {
  const MeshObject body = stone(1);
  const auto ratio = [&](int relax) {
    const std::vector<Real> v = volumes_of(voronoi_cells({body}, {50, 3, relax}));
    const auto [least, most] = std::minmax_element(v.begin(), v.end());
    return *most / *least;
  };
  EXPECT_LT(ratio(20), 0.3 * ratio(0));
  const auto once = voronoi_cells({body}, {50, 3, 2}), again = voronoi_cells({body}, {50, 3, 2});
  for (std::size_t i = 0; i < once.size(); ++i)
    EXPECT_EQ(once[i].surface.vertex, again[i].surface.vertex);
  EXPECT_NE(volumes_of(once), volumes_of(voronoi_cells({body}, {50, 4, 2})));
}

TEST(Voronoi, SharesCellsOutByVolume) {
  std::vector<Vec3> small, large;
  for (int i = 0; i < 8; ++i) {
    const Vec3 corner{i % 2 * 1.0, i / 2 % 2 * 1.0, i / 4 * 1.0};
    small.push_back(corner);
    large.push_back(3 * corner + Vec3{1, 0, 0});
  }
  const auto cells = voronoi_cells(
      {{"a", convex_hull(small, default_flatness)}, {"b", convex_hull(large, default_flatness)}},
      {28, 1, 1});
  EXPECT_EQ(cells.size(), 28u);
  const Assembly whole = assembly_of("both", cells);
  EXPECT_NEAR(whole.volume * cube(whole.radius), 28, 1e-9);
}

TEST(Voronoi, RefusesCountsThatCannotBe) {
  for (const int count : {-3, 1, most_voronoi_cells + 1})
    EXPECT_THROW(voronoi_cells({stone(1)}, {count, 1, 0}), Error) << count;
}

}  // namespace
}  // namespace clast
