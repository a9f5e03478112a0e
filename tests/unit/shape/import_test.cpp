#include "shape/import.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "shape/measures.hpp"
#include "tests/unit/shape/consistent.hpp"
#include "tests/unit/shape/meshes.hpp"
#include "tests/unit/shape/refusal.hpp"

namespace clast {
namespace {

using namespace testing;

std::string all(const Notes& notes) {
  std::string out;
  for (const std::string& note : notes) out += note + "; ";
  return out;
}

std::string refused(const Surface& surface) {
  return refusal([&] { import_shape("s", file_of(surface)); });
}

const Surface cube = box_surface({-1, -1, -1}, {1, 1, 1});

TEST(Import, LooseTrianglesOfACubeBecomeACube) {
  const ImportedShape got = import_shape("s", file_of(as_loose_triangles(cube)));
  EXPECT_EQ(all(got.notes), "welded 36 vertices to 8; merged 12 faces to 6 that are flat; ");
  EXPECT_EQ(measure(got.shape).faces, 6);
  expect_consistent(got.shape.parts[0].shape.polyhedron.view());
}

TEST(Import, InsideOutIsTurned) {
  Surface inverted = cube;
  turn_inside_out(inverted);
  const ImportedShape got = import_shape("s", file_of(inverted));
  EXPECT_EQ(all(got.notes), "turned the surface, which was inside out; ");
  EXPECT_GT(got.shape.volume, 0);
}

TEST(Import, SingleFacesThatDisagreeAreTurned) {
  Surface mixed = cube;
  std::reverse(mixed.face[2].begin(), mixed.face[2].end());
  std::reverse(mixed.face[5].begin(), mixed.face[5].end());
  const ImportedShape got = import_shape("s", file_of(mixed));
  EXPECT_TRUE(mentions(all(got.notes), "turned over 2 faces"));
  EXPECT_NEAR(got.shape.volume, 8 / std::pow(3, 1.5), 1e-14);
}

TEST(Import, DoubledAndCollapsedFacesGo) {
  Surface rough = cube;
  rough.face.push_back(rough.face[0]);
  rough.vertex.push_back(rough.vertex[1]);
  rough.face.push_back({1, 8, 3});
  const ImportedShape got = import_shape("s", file_of(rough));
  EXPECT_EQ(all(got.notes),
            "welded 9 vertices to 8; removed 1 faces without area; removed 1 faces that came "
            "twice; ");
}

TEST(Import, OpenMeshIsRefusedWithThePlace) {
  Surface open = cube;
  open.face.pop_back();
  EXPECT_EQ(refused(open),
            "the mesh is open: 4 edges have one face only, the first from (1, -1, -1) to (1, 1, "
            "-1); close the hole");
}

TEST(Import, ZeroVolumeIsRefused) {
  EXPECT_TRUE(mentions(refused({{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}},
                                {{0, 1, 2}, {1, 3, 2}, {0, 2, 3}, {0, 3, 1}}}),
                       "no volume"));
}

TEST(Import, EdgeOfThreeFacesIsRefused) {
  Surface finned = cube;
  finned.vertex.push_back({0, -2, 0});
  finned.face.push_back({0, 1, 8});
  EXPECT_TRUE(mentions(refused(finned), "edges have one face only"));
  finned.face.push_back({1, 0, 8});  // taken for the same face twice
  EXPECT_TRUE(mentions(refused(finned), "open"));
  finned.vertex.push_back({0, -3, 0});
  finned.face.back() = {0, 8, 9};
  finned.face.push_back({8, 1, 9});
  finned.face.push_back({1, 0, 9});
  EXPECT_TRUE(mentions(refused(finned), "more than two faces"));
}

TEST(Import, SelfCrossingMeshIsRefused) {
  // A bar of square section whose far end is turned by 150 degrees.
  Surface twisted = box_surface({-1, -1, 0}, {1, 1, 4});
  const Quat turn = rotation_by({0, 0, 150 * pi / 180});
  for (std::size_t v = 4; v < 8; ++v) twisted.vertex[v] = rotate(turn, twisted.vertex[v]);
  const Surface triangles = as_loose_triangles(twisted);
  EXPECT_TRUE(mentions(refused(triangles), "passes through itself")) << refused(triangles);
}

TEST(Import, NearlyConvexBecomesItsHull) {
  Surface dented = cube;
  dented.face[1] = {4, 5, 8};
  dented.face.push_back({5, 7, 8});
  dented.face.push_back({7, 6, 8});
  dented.face.push_back({6, 4, 8});
  dented.vertex.push_back({0, 0, 0.95});
  const ImportedShape got = import_shape("s", file_of(dented));
  EXPECT_TRUE(mentions(all(got.notes), "took the convex hull, of which the mesh fills 99.17 %"))
      << all(got.notes);
  EXPECT_EQ(measure(got.shape).faces, 6);
  dented.vertex.back().z = 0;
  EXPECT_TRUE(mentions(refused(dented), "the mesh is concave: it fills 83.3 %"));
}

TEST(Import, ShellsBecomePartsUnlessTheyOverlap) {
  const auto two = [](Real shift) {
    Surface out = cube;
    for (const Vec3& v : cube.vertex) out.vertex.push_back(v + Vec3{shift, 0.5, 0});
    for (std::vector<int> ring : cube.face) {
      for (int& v : ring) v += 8;
      out.face.push_back(ring);
    }
    return out;
  };
  const ImportedShape got = import_shape("s", file_of(two(2)));
  EXPECT_EQ(got.shape.parts.size(), 2u);
  EXPECT_TRUE(mentions(all(got.notes), "took 2 separate shells"));
  EXPECT_TRUE(mentions(refused(two(1.5)), "overlap by 0.5"));
}

TEST(Import, FarFromTheOriginAndTiny) {
  for (const Real size : {1e-6, 1.0, 1e6}) {
    Surface moved = as_loose_triangles(cube);
    for (Vec3& v : moved.vertex) v = size * (v + Vec3{1e3, -1e3, 1e3});
    const ImportedShape got = import_shape("s", file_of(moved));
    EXPECT_EQ(measure(got.shape).faces, 6);
    EXPECT_NEAR(got.shape.radius / size, std::sqrt(3.0), 1e-9);
  }
}

}  // namespace
}  // namespace clast
