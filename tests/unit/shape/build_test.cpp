#include "shape/build.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <limits>

#include "base/random.hpp"
#include "tests/unit/shape/consistent.hpp"
#include "tests/unit/shape/refusal.hpp"

namespace clast {
namespace {

using testing::expect_consistent;
using testing::refusal;

std::vector<Vec3> box_corners(const Vec3& half, const Vec3& center = {}) {
  std::vector<Vec3> out;
  for (const Real z : {-1.0, 1.0})
    for (const Real y : {-1.0, 1.0})
      for (const Real x : {-1.0, 1.0}) out.push_back(center + scaled(half, {x, y, z}));
  return out;
}

std::vector<Vec3> on_sphere(Random& random, int count) {
  std::vector<Vec3> out;
  for (int i = 0; i < count; ++i) out.push_back(rotate(random.rotation(), {1, 0, 0}));
  return out;
}

TEST(Build, CubeKeepsItsAxes) {
  const Prototype cube = prototype_from_points("cube", box_corners({2, 2, 2}, {1, 2, 3}));
  EXPECT_EQ(cube.axes, Quat());
  EXPECT_EQ(cube.polyhedron.vertex.size(), 8u);
  EXPECT_EQ(cube.polyhedron.edge.size(), 12u);
  EXPECT_EQ(cube.polyhedron.face_normal.size(), 6u);
  EXPECT_NEAR(cube.radius, 2 * std::sqrt(3.0), 1e-14);
  EXPECT_NEAR(cube.volume, 8 / std::pow(3, 1.5), 1e-14);
  EXPECT_NEAR(cube.inertia.x, 2.0 / 9, 1e-15);
  EXPECT_EQ(cube.centroid, Vec3(1, 2, 3));
  expect_consistent(cube.polyhedron.view());
}

TEST(Build, TrianglesOfOneFaceBecomeOnePolygon) {
  const Surface triangles{box_corners({1, 2, 3}),
                          {{0, 2, 3},
                           {0, 3, 1},
                           {4, 5, 7},
                           {4, 7, 6},
                           {0, 1, 5},
                           {0, 5, 4},
                           {2, 6, 7},
                           {2, 7, 3},
                           {0, 4, 6},
                           {0, 6, 2},
                           {1, 3, 7},
                           {1, 7, 5}}};
  const Prototype box = prototype_from_faces("box", triangles);
  EXPECT_EQ(box.polyhedron.face_normal.size(), 6u);
  EXPECT_EQ(box.axes, Quat());
  expect_consistent(box.polyhedron.view());
}

TEST(Build, PolygonIsAPlateOfTwoFaces) {
  const std::vector<Vec3> ring{{0, 0, 5}, {4, 0, 5}, {4, 2, 5}, {0, 2, 5}};
  const Prototype plate = prototype_from_polygon("plate", ring);
  EXPECT_EQ(plate.axes, Quat());
  EXPECT_EQ(plate.polyhedron.edge.size(), 4u);
  EXPECT_EQ(plate.polyhedron.face_normal[0], Vec3(0, 0, 1));
  EXPECT_EQ(plate.polyhedron.face_normal[1], Vec3(0, 0, -1));
  EXPECT_NEAR(plate.inertia.x, 4.0 / 12 / 5, 1e-15);
  EXPECT_EQ(plate.volume, 0);
  expect_consistent(plate.polyhedron.view());
}

TEST(Build, StraightVerticesOfAPolygonVanish) {
  const std::vector<Vec3> ring{{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {2, 2, 0}, {0, 2, 0}};
  EXPECT_EQ(prototype_from_polygon("p", ring).polyhedron.vertex.size(), 4u);
}

TEST(Build, BadPolygonsAreRefused) {
  using Ring = std::vector<Vec3>;
  const auto refused = [](const Ring& ring) {
    return refusal([&] { prototype_from_polygon("p", ring); });
  };
  EXPECT_EQ(refused({{0, 0, 0}, {1, 0, 0}}), "shape p: a polygon needs at least 3 corners");
  EXPECT_EQ(refused({{0, 0, 0}, {1, 0, 0}, {2, 0, 0}}), "shape p: the corners lie on a line");
  EXPECT_EQ(refused({{0, 0, 0}, {2, 0, 0}, {0.5, 0.5, 0}, {0, 2, 0}}),
            "shape p: the polygon is not convex at corner 3");
  EXPECT_EQ(refused({{0, 0, 0}, {2, 0, 0}, {2, 2, 1}, {0, 2, 0}}).substr(0, 15), "shape p: corner");
}

RC_GTEST_PROP(Build, HullsHoldAllPointsAndAreConsistent, ()) {
  const auto seed = *rc::gen::arbitrary<std::uint64_t>();
  const int count = *rc::gen::inRange(4, 200);
  const Vec3 stretch{*rc::gen::element(1.0, 1e-3), *rc::gen::element(1.0, 0.1, 1e-6), 1.0};
  const Vec3 shift = *rc::gen::element(Vec3{}, Vec3{1e6, 1e6, -1e6});
  const bool round = *rc::gen::arbitrary<bool>();
  Random random(seed);
  std::vector<Vec3> points;
  for (int i = 0; i < count; ++i) {
    const Vec3 p =
        round ? rotate(random.rotation(), {1, 0, 0}) : random.uniform({-1, -1, -1}, {1, 1, 1});
    points.push_back(shift + scaled(stretch, p));
  }
  // Far away, a coordinate itself is uncertain by 1e-10.
  const bool uncertain = shift.x != 0;
  if (uncertain && stretch.y < 0.1) return;
  const Prototype shape = prototype_from_points("cloud", points);
  expect_consistent(shape.polyhedron.view());
  const PolyhedronView p = shape.polyhedron.view();
  for (const Vec3& point : points) {
    const Vec3 own = (1 / shape.radius) * unrotate(shape.axes, point - shape.centroid);
    for (int f = 0; f < p.faces; ++f)
      RC_ASSERT(dot(p.face_normal[f], own) <= p.face_offset[f] + 2e-8);
  }
  RC_ASSERT(shape.volume > 0);
}

RC_GTEST_PROP(Build, PointsInsideAndOnFacesAddNothing, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  std::vector<Vec3> points = box_corners({1, 2, 3});
  for (int i = 0; i < 50; ++i) {
    Vec3 p = random.uniform({-1, -2, -3}, {1, 2, 3});
    points.push_back(p);
    p.x = 1;
    points.push_back(p);  // on a face
    p.y = 2;
    points.push_back(p);                                        // on an edge
    points.push_back(points[static_cast<std::size_t>(i % 8)]);  // a corner again
  }
  const Prototype box = prototype_from_points("box", points);
  RC_ASSERT(box.polyhedron.vertex.size() == 8u);
  RC_ASSERT(box.polyhedron.face_normal.size() == 6u);
}

TEST(Build, ResultDependsOnThePointsAlone) {
  Random random(5);
  const std::vector<Vec3> points = on_sphere(random, 60);
  const Prototype a = prototype_from_points("a", points), b = prototype_from_points("b", points);
  EXPECT_EQ(a.polyhedron.vertex, b.polyhedron.vertex);
  EXPECT_EQ(a.polyhedron.face_vertex, b.polyhedron.face_vertex);
}

TEST(Build, TurnedShapeHasTheSameInertia) {
  Random random(9);
  std::vector<Vec3> points = on_sphere(random, 30);
  for (Vec3& p : points) p = scaled(p, {1, 0.7, 0.4});
  const Prototype straight = prototype_from_points("a", points);
  const Quat turn = random.rotation();
  for (Vec3& p : points) p = rotate(turn, p);
  const Prototype turned = prototype_from_points("b", points);
  const auto sorted = [](Vec3 v) {
    Real a[3] = {v.x, v.y, v.z};
    std::sort(a, a + 3);
    return Vec3{a[0], a[1], a[2]};
  };
  EXPECT_NEAR(length(sorted(straight.inertia) - sorted(turned.inertia)), 0, 1e-13);
  EXPECT_NEAR(straight.volume, turned.volume, 1e-13);
  EXPECT_NEAR(straight.radius, turned.radius, 1e-13);
  // The axes put the turned shape back where it was given.
  for (const Vec3& v : turned.polyhedron.vertex) {
    const Vec3 given = turned.centroid + rotate(turned.axes, turned.radius * v);
    Real nearest = 1;
    for (const Vec3& p : points) nearest = smaller(nearest, length(p - given));
    EXPECT_LT(nearest, 1e-14);
  }
}

TEST(Build, DegeneratePointsAreRefused) {
  const auto refused = [](const std::vector<Vec3>& points) {
    return refusal([&] { prototype_from_points("s", points); });
  };
  EXPECT_EQ(refused({}), "shape s: 0 different points span no volume; a convex hull needs 4");
  EXPECT_EQ(refused({{1, 1, 1}, {1, 1, 1}, {2, 1, 1}, {2, 1, 1}, {1, 1, 1}}),
            "shape s: 2 different points span no volume; a convex hull needs 4");
  EXPECT_NE(refused({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {1, 1, 0}, {0.5, 0.5, 0}}), "accepted");
  EXPECT_NE(refused({{0, 0, 0}, {1, 1, 1}, {2, 2, 2}, {3, 3, 3}}), "accepted");
  EXPECT_NE(refused(box_corners({1, 1, 1e-12})), "accepted");
  const Real nan = std::numeric_limits<Real>::quiet_NaN();
  EXPECT_EQ(refused({{0, 0, 0}, {1, 0, 0}, {0, nan, 0}, {0, 0, 1}}),
            "shape s: point 3 is not a number");
}

TEST(Build, NeedlesAndSliversAreTaken) {
  for (const Vec3& half : {Vec3{1, 1e-6, 1e-6}, Vec3{1, 1, 1e-6}, Vec3{1e-3, 1, 1e-6}}) {
    const Prototype thin = prototype_from_points("thin", box_corners(half));
    EXPECT_EQ(thin.polyhedron.vertex.size(), 8u);
    EXPECT_EQ(thin.polyhedron.face_normal.size(), 6u);
    expect_consistent(thin.polyhedron.view());
  }
}

TEST(Build, BadSurfacesAreRefusedWithTheReason) {
  const Surface good{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
                     {{0, 2, 1}, {0, 1, 3}, {1, 2, 3}, {2, 0, 3}}};
  const auto refused = [](const Surface& s) {
    return refusal([&] { prototype_from_faces("s", s); });
  };
  EXPECT_EQ(refused(good), "accepted");
  Surface bad = good;
  bad.face.pop_back();
  EXPECT_NE(refused(bad).find("the surface is open: face 1 has no neighbour"), std::string::npos)
      << refused(bad);
  bad = good;
  for (std::vector<int>& ring : bad.face) std::reverse(ring.begin(), ring.end());
  EXPECT_NE(refused(bad).find("look inward"), std::string::npos);
  bad = good;
  std::reverse(bad.face[1].begin(), bad.face[1].end());
  EXPECT_NE(refused(bad).find("turned over"), std::string::npos);
  bad = good;
  bad.face[0] = {0, 2, 7};
  EXPECT_NE(refused(bad).find("does not exist"), std::string::npos);
  bad = good;
  bad.face[0] = {0, 2, 2};
  EXPECT_NE(refused(bad).find("passes a vertex twice"), std::string::npos);
  bad = good;
  bad.face.push_back({0, 1});
  EXPECT_NE(refused(bad).find("a face needs 3"), std::string::npos);
  bad = good;
  bad.vertex[3].z = std::numeric_limits<Real>::infinity();
  EXPECT_EQ(refused(bad), "shape s: vertex 4 is not a number");
}

TEST(Build, ConcaveSurfaceIsRefused) {
  // A cube whose top centre is pressed in.
  Surface dented{box_corners({1, 1, 1}),
                 {{0, 2, 3, 1},
                  {0, 1, 5, 4},
                  {2, 6, 7, 3},
                  {0, 4, 6, 2},
                  {1, 3, 7, 5},
                  {4, 5, 8},
                  {5, 7, 8},
                  {7, 6, 8},
                  {6, 4, 8}}};
  dented.vertex.push_back({0, 0, 0.5});
  EXPECT_NE(refusal([&] { prototype_from_faces("s", dented); }).find("not convex"),
            std::string::npos);
  dented.vertex.back().z = 1.5;
  EXPECT_EQ(refusal([&] { prototype_from_faces("s", dented); }), "accepted");
}

TEST(Build, TwoBodiesOrATunnelAreRefused) {
  Surface two{{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
              {{0, 2, 1}, {0, 1, 3}, {1, 2, 3}, {2, 0, 3}}};
  for (int v = 0; v < 4; ++v) two.vertex.push_back(two.vertex[std::size_t(v)] + Vec3{5, 0, 0});
  for (int f = 0; f < 4; ++f) {
    std::vector<int> ring = two.face[std::size_t(f)];
    for (int& v : ring) v += 4;
    two.face.push_back(ring);
  }
  EXPECT_NE(refusal([&] { prototype_from_faces("s", two); }).find("several separate parts"),
            std::string::npos);
}

}  // namespace
}  // namespace clast
