#include "render/feature_edges.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace clast {
namespace {

using Polygons = std::vector<std::vector<Vec3>>;

Polygons box(const Vec3& low, const Vec3& high) {
  const auto corner = [&](int x, int y, int z) {
    return Vec3{x ? high.x : low.x, y ? high.y : low.y, z ? high.z : low.z};
  };
  Polygons faces;
  for (int k = 0; k < 2; ++k) {
    faces.push_back({corner(k, 0, 0), corner(k, 1, 0), corner(k, 1, 1), corner(k, 0, 1)});
    faces.push_back({corner(0, k, 0), corner(1, k, 0), corner(1, k, 1), corner(0, k, 1)});
    faces.push_back({corner(0, 0, k), corner(1, 0, k), corner(1, 1, k), corner(0, 1, k)});
  }
  return faces;
}

// Two squares that share the edge from (0, 0, 0) to (0, 1, 0) and are folded there by an angle.
Polygons folded(Real degrees) {
  const Real a = degrees * pi / 180;
  const Vec3 tip{std::cos(a), 0, std::sin(a)}, y{0, 1, 0};
  return {{{-1, 0, 0}, {0, 0, 0}, {0, 1, 0}, {-1, 1, 0}}, {{0, 0, 0}, tip, tip + y, y}};
}

Real total_length(const std::vector<Segment>& edges) {
  Real sum = 0;
  for (const Segment& edge : edges) sum += length(edge.to - edge.from);
  return sum;
}

TEST(FeatureEdges, ABoxHasTwelve) {
  EXPECT_EQ(feature_edges(box({0, 0, 0}, {1, 2, 3})).size(), 12u);
  Polygons open = box({0, 0, 0}, {1, 2, 3});
  open.pop_back();
  EXPECT_EQ(feature_edges(open).size(), 12u);  // four of them are now a rim
}

TEST(FeatureEdges, FoldsCountFromTwentyDegreesOn) {
  for (const Real degrees : {0.0, 5.0, 18.0, -18.0})
    EXPECT_EQ(feature_edges(folded(degrees)).size(), 6u) << degrees;
  for (const Real degrees : {22.0, -22.0, 90.0, 170.0})
    EXPECT_EQ(feature_edges(folded(degrees)).size(), 7u) << degrees;
}

TEST(FeatureEdges, TheSideAPolygonFacesDoesNotMatter) {
  Polygons turned = folded(5);
  std::reverse(turned[1].begin(), turned[1].end());
  EXPECT_EQ(feature_edges(turned).size(), 6u);
}

TEST(FeatureEdges, ARoundWallShowsItsRimsAndLifters) {
  constexpr int facets = 48;
  Polygons drum;
  for (int i = 0; i < facets; ++i) {
    const Real a = 2 * pi * i / facets, b = 2 * pi * (i + 1) / facets;
    const Vec3 p{std::cos(a), 0, std::sin(a)}, q{std::cos(b), 0, std::sin(b)}, y{0, 1, 0};
    drum.push_back({p, q, q + y, p + y});
  }
  EXPECT_EQ(feature_edges(drum).size(), 2u * facets);
  const Vec3 y{0, 1, 0};
  drum.push_back({{1, 0, 0}, {0.8, 0, 0}, Vec3{0.8, 0, 0} + y, Vec3{1, 0, 0} + y});
  // The lifter has three free edges, and one where it stands on the drum.
  EXPECT_EQ(feature_edges(drum).size(), 2u * facets + 4);
}

TEST(FeatureEdges, AFlatSurfaceIsOneEvenWhereCornersDoNotMeet) {
  // One square beside two halves of another.
  const Polygons flat = {{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}},
                         {{1, 0, 0}, {2, 0, 0}, {2, 0.5, 0}, {1, 0.5, 0}},
                         {{1, 0.5, 0}, {2, 0.5, 0}, {2, 1, 0}, {1, 1, 0}}};
  EXPECT_NEAR(total_length(feature_edges(flat)), 6, 1e-12);
}

TEST(FeatureEdges, SurfacesThatLieOnEachOtherAddNothing) {
  Polygons twice = folded(0);
  const Polygons again = twice;
  twice.insert(twice.end(), again.begin(), again.end());
  EXPECT_NEAR(total_length(feature_edges(twice)), 6, 1e-12);
}

TEST(FeatureEdges, CopeWithNothingAndWithPolygonsWithoutArea) {
  EXPECT_TRUE(feature_edges({}).empty());
  EXPECT_TRUE(feature_edges(Polygons{{{1, 1, 1}, {1, 1, 1}, {1, 1, 1}}}).empty());
  EXPECT_NO_THROW(feature_edges(Polygons{{{0, 0, 0}, {1, 0, 0}, {2, 0, 0}}}));
}

}  // namespace
}  // namespace clast
