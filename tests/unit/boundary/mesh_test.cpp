#include "boundary/mesh.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/random.hpp"
#include "tests/unit/shape/meshes.hpp"

namespace clast {
namespace {

using namespace testing;

// Squares of a grid in the plane z = 0, each cut into two triangles, where `kept` says so.
template <class Kept>
Surface grid(int nx, int ny, Kept kept) {
  Surface squares;
  for (int j = 0; j <= ny; ++j)
    for (int i = 0; i <= nx; ++i) squares.vertex.push_back({Real(i), Real(j), 0});
  for (int j = 0; j < ny; ++j)
    for (int i = 0; i < nx; ++i) {
      const int a = j * (nx + 1) + i, b = a + nx + 1;
      if (kept(i, j)) squares.face.push_back({a, a + 1, b + 1, b});
    }
  return as_loose_triangles(squares);
}

Real area_of(const WallMesh& mesh) {
  Real sum = 0;
  for (const MeshFacet& f : mesh.facet)
    sum += 0.5 * dot(f.normal, doubled_area(
                                   f.ring, [](const Vec3& v) { return v; }, f.ring[0]));
  return sum;
}

void expect_sound(const WallMesh& mesh) {
  for (std::size_t i = 0; i < mesh.facet.size(); ++i) {
    const MeshFacet& f = mesh.facet[i];
    ASSERT_EQ(f.ring.size(), f.side.size());
    EXPECT_NO_THROW(prototype_from_polygon("facet", f.ring));  // flat and convex
    for (const FacetSide& side : f.side) {
      const bool alone = side.kind == EdgeKind::open || side.kind == EdgeKind::several;
      EXPECT_EQ(side.neighbour < 0, alone);
      if (alone) continue;
      const MeshFacet& other = mesh.facet[static_cast<std::size_t>(side.neighbour)];
      const auto knows = [&](const FacetSide& s) {
        return s.neighbour == static_cast<int>(i) && s.kind == side.kind;
      };
      EXPECT_TRUE(std::any_of(other.side.begin(), other.side.end(), knows));
      EXPECT_EQ(side.kind == EdgeKind::flat, f.group == other.group);
    }
  }
}

TEST(WallMesh, FlatRectangleOfManyTrianglesIsOneFacet) {
  const WallMesh mesh = wall_mesh(file_of(grid(20, 30, [](int, int) { return true; })));
  ASSERT_EQ(mesh.facet.size(), 1u);
  EXPECT_EQ(mesh.facet[0].ring.size(), 4u);
  EXPECT_EQ(mesh.facet[0].normal, Vec3(0, 0, 1));
  for (const FacetSide& side : mesh.facet[0].side) EXPECT_EQ(side.kind, EdgeKind::open);
  EXPECT_FALSE(mesh.closed);
}

TEST(WallMesh, FlatPartThatIsNotConvexBecomesFewFacetsOfOneGroup) {
  const WallMesh mesh =
      wall_mesh(file_of(grid(10, 10, [](int i, int j) { return i < 5 || j < 5; })));
  EXPECT_EQ(mesh.groups, 1);
  EXPECT_LE(mesh.facet.size(), 8u);  // 2 would do; Hertel and Mehlhorn promise four times that
  EXPECT_NEAR(area_of(mesh), 75, 1e-12);
  expect_sound(mesh);
}

RC_GTEST_PROP(WallMesh, AnyFlatPartKeepsItsArea, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const Real share = *rc::gen::element(0.3, 0.7, 0.95);
  int squares = 0;
  const Surface surface = grid(7, 6, [&](int i, int j) {
    const bool kept = (i == 0 && j == 0) || random.uniform() < share;
    squares += kept;
    return kept;
  });
  const WallMesh mesh = wall_mesh(file_of(surface));
  expect_sound(mesh);
  RC_ASSERT(std::abs(area_of(mesh) - squares) < 1e-9);
}

TEST(WallMesh, BoxIsConvexOutsideAndConcaveInside) {
  Surface box = box_surface({0, 0, 0}, {1, 2, 3});
  const WallMesh outside = wall_mesh(file_of(as_loose_triangles(box)));
  ASSERT_EQ(outside.facet.size(), 6u);
  EXPECT_EQ(outside.groups, 6);
  EXPECT_TRUE(outside.closed);
  expect_sound(outside);
  for (const MeshFacet& f : outside.facet)
    for (const FacetSide& side : f.side) EXPECT_EQ(side.kind, EdgeKind::convex);
  turn_inside_out(box);
  for (const MeshFacet& f : wall_mesh(file_of(as_loose_triangles(box))).facet)
    for (const FacetSide& side : f.side) EXPECT_EQ(side.kind, EdgeKind::concave);
}

TEST(WallMesh, SidesEndWhereTheNeighbourChanges) {
  // Two panes side by side below one wide pane that is bent up.
  const Surface bent{{{0, 0, 0},
                      {1, 0, 0},
                      {2, 0, 0},
                      {0, 1, 0},
                      {1, 1, 0},
                      {2, 1, 0},
                      {0, 2, 1},
                      {2, 2, 1},
                      {1, 0, -1},
                      {2, 0, -1},
                      {1, 1, -1},
                      {2, 1, -1}},
                     {{0, 1, 4, 3}, {3, 4, 5, 7, 6}, {1, 2, 5, 4}}};
  const WallMesh mesh = wall_mesh(file_of(bent));
  // The two lower panes are one plane and merge; the upper one keeps no straight vertex.
  ASSERT_EQ(mesh.facet.size(), 2u);
  EXPECT_EQ(mesh.facet[0].ring.size(), 4u);
  EXPECT_EQ(mesh.facet[1].ring.size(), 4u);
  expect_sound(mesh);
}

TEST(WallMesh, ThreeFacetsAtOneEdgeAreNoNeighbours) {
  const Surface fan{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, -1, 0.1}, {0, 0, 1}},
                    {{0, 1, 2}, {1, 0, 3}, {0, 1, 4}}};
  const WallMesh mesh = wall_mesh(file_of(fan));
  ASSERT_EQ(mesh.facet.size(), 3u);
  int several = 0;
  for (const MeshFacet& f : mesh.facet)
    for (const FacetSide& side : f.side) several += side.kind == EdgeKind::several;
  EXPECT_EQ(several, 3);
}

TEST(WallMesh, NeighboursThatDisagreeAreTurned) {
  Surface box = box_surface({0, 0, 0}, {1, 1, 1});
  std::reverse(box.face[3].begin(), box.face[3].end());
  const WallMesh mesh = wall_mesh(file_of(box));
  ASSERT_EQ(mesh.notes.size(), 1u);
  expect_sound(mesh);
}

}  // namespace
}  // namespace clast
