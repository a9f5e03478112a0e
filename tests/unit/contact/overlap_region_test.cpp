#include "contact/overlap_region.hpp"

#include <gtest/gtest.h>

#include <random>

#include "contact/common_plane.hpp"
#include "contact/region_by_edges.hpp"
#include "contact/simple_region.hpp"
#include "shape/library.hpp"
#include "tests/support/grains.hpp"
#include "tests/support/pair_shapes.hpp"

namespace clast {
namespace {

struct Pair {
  const Prototype* a;
  const Prototype* b;
  Vec3 position;  // of B; A is at the origin
  Quat turn_a, turn_b;
  Real size_a = 1, size_b = 1;

  OverlapRegion region() const {
    const PolyhedronView va = a->polyhedron.view(), vb = b->polyhedron.view();
    const Placed pa{va, {}, turn_a, size_a}, pb{vb, position, turn_b, size_b};
    PlaneMemory memory;
    const CommonPlane plane = common_plane(pa, pb, memory);
    return overlap_region(Posed(pa, {}), Posed(pb, {}), plane.normal, plane.on_a);
  }
};

Real energy(const OverlapRegion& r) { return std::sqrt(r.volume) * std::pow(r.thickness, 0.75); }

Wrench force(const OverlapRegion& r) {
  const Real w = energy(r);
  const Real even = -0.25 * w / r.volume, spread = 0.75 * w / (r.thickness * r.volume);
  return {even * r.even.force + spread * r.spread.force,
          even * r.even.moment + spread * r.spread.moment};
}

Quat turned(const Quat& q, const Vec3& by) {
  return normalized(Quat{1, 0.5 * by.x, 0.5 * by.y, 0.5 * by.z} * q);
}

TEST(OverlapRegion, ForceIsTheGradientOfTheEnergy) {
  std::mt19937_64 random(5);
  std::normal_distribution<Real> normal;
  std::uniform_real_distribution<Real> any(0, 1);
  const auto vector = [&] { return Vec3{normal(random), normal(random), normal(random)}; };
  std::vector<Assembly> shapes;
  for (const char* name :
       {"cube", "tetrahedron", "octahedron", "ballast_1", "flat_plate", "prism16"})
    shapes.push_back(load_shape(name));
  int touching = 0;
  for (int n = 0; n < 3000; ++n) {
    const auto& a = shapes[n % 6].parts.front().shape;
    const auto& b = shapes[n / 6 % 6].parts.front().shape;
    Pair pair{&a, &b, {}, turned(Quat(), 3 * vector()), turned(Quat(), 3 * vector())};
    pair.size_b = 0.3 + any(random);
    pair.position = (0.3 + any(random)) * normalized(vector());
    const OverlapRegion r = pair.region();
    if (!(r.volume > 1e-9)) continue;
    ++touching;
    const Wrench f = force(r);
    const Vec3 u = normalized(vector());
    const Real h = 1e-6;
    Pair up = pair, down = pair;
    up.position += h * u;
    down.position -= h * u;
    const Real along = -(energy(up.region()) - energy(down.region())) / (2 * h);
    EXPECT_NEAR(dot(f.force, u), along, 1e-5 * length(f.force) + 1e-9) << n;
    up = down = pair;
    up.turn_b = turned(pair.turn_b, h * u);
    down.turn_b = turned(pair.turn_b, -h * u);
    const Real about = -(energy(up.region()) - energy(down.region())) / (2 * h);
    const Vec3 torque = f.moment - cross(pair.position, f.force);
    EXPECT_NEAR(dot(torque, u), about, 1e-5 * length(f.force) + 1e-9) << n;
  }
  EXPECT_GT(touching, 500);
}

void expect_near(const Vec3& a, const Vec3& b, Real tolerance) {
  EXPECT_NEAR(a.x, b.x, tolerance);
  EXPECT_NEAR(a.y, b.y, tolerance);
  EXPECT_NEAR(a.z, b.z, tolerance);
}

// Corners in faces and crossing edges need no clipping, and give the same.
TEST(OverlapRegion, SimpleOnesAreTheSame) {
  std::mt19937_64 random(6);
  std::normal_distribution<Real> normal;
  const auto vector = [&] { return Vec3{normal(random), normal(random), normal(random)}; };
  std::vector<Assembly> shapes;
  for (const char* name :
       {"cube", "tetrahedron", "octahedron", "ballast_1", "prism16", "flat_plate"})
    shapes.push_back(load_shape(name));
  int corners = 0, edges = 0, left_out = 0;
  for (int n = 0; n < 60000; ++n) {
    const PolyhedronView va = shapes[n % 6].parts.front().shape.polyhedron.view();
    const PolyhedronView vb = shapes[n / 6 % 6].parts.front().shape.polyhedron.view();
    const Placed pa{va, {}, turned(Quat(), 3 * vector()), 1};
    Placed pb{vb, 3 * normalized(vector()), turned(Quat(), 3 * vector()), 1};
    PlaneMemory memory;
    const CommonPlane apart = common_plane(pa, pb, memory);
    pb.center -= (apart.gap + (n % 2 == 0 ? 0.03 : 0.3)) * normalized(pb.center);
    memory = {};
    const CommonPlane plane = common_plane(pa, pb, memory);
    if (plane.gap > -1e-3) continue;  // smaller ones are lost in round-off here
    const Posed a(pa, {}), b(pb, {});
    const SimpleCorners found = simple_corners(a, b, memory);
    left_out += found.known > 0 ? 0 : 1;
    if (!(found.known > 0)) continue;
    const OverlapRegion simple = region_of(found);
    (memory.type == PlaneMemory::edges ? edges : corners) += 1;
    const OverlapRegion general = overlap_region(a, b, plane.normal, plane.on_a);
    EXPECT_NEAR(simple.volume, general.volume, 1e-8 * simple.volume) << n;
    EXPECT_NEAR(simple.thickness, general.thickness, 1e-8 * simple.thickness) << n;
    const Real area = length(simple.even.force);
    expect_near(simple.mean, general.mean, 1e-9);
    expect_near(simple.even.force, general.even.force, 1e-8 * area);
    expect_near(simple.even.moment, general.even.moment, 1e-8 * area);
    expect_near(simple.spread.force, general.spread.force, 1e-8 * area * simple.thickness);
    expect_near(simple.spread.moment, general.spread.moment, 1e-8 * area * simple.thickness);
  }
  EXPECT_GT(corners, 2000);
  EXPECT_GT(edges, 1000);
  EXPECT_GT(left_out, 1000);
}

// ---- closed forms
// ---------------------------------------------------------------------------------

constexpr Real side = 1.1547005383792515;  // of the cube, whose corners are at distance 1

TEST(OverlapRegion, OfTwoBoxesIsABox) {
  const Assembly cube = load_shape("cube");
  const Prototype& shape = cube.parts.front().shape;
  const Pair pair{&shape, &shape, {0.5 * side, 0.3 * side, 0.9 * side}, {}, {}};
  const OverlapRegion r = pair.region();
  const Vec3 box = side * Vec3{0.5, 0.7, 0.1};
  EXPECT_NEAR(r.volume, box.x * box.y * box.z, 1e-12);
  EXPECT_NEAR(12 * r.thickness, 1 / (1 / square(box.x) + 1 / square(box.y) + 1 / square(box.z)),
              1e-12);
  expect_near(r.even.force, {box.y * box.z, box.x * box.z, box.x * box.y}, 1e-12);
  expect_near(r.mean, side * Vec3{0.25, 0.15, 0.45}, 1e-12);
}

// A corner that dips into a face with three legs of the length t: t^3 / 6.
TEST(OverlapRegion, OfACornerIsATetrahedron) {
  const Assembly cube = load_shape("cube");
  const Prototype& shape = cube.parts.front().shape;
  const Real depth = 0.1, leg = depth * std::sqrt(3.0), angle = std::acos(1 / std::sqrt(3.0));
  const Vec3 axis = normalized(cross(Vec3{1, 1, 1}, Vec3{0, 0, 1}));
  const Real s = std::sin(0.5 * angle);
  const Pair pair{&shape,
                  &shape,
                  {0.1, 0.2, 1 + side - depth},
                  Quat{std::cos(0.5 * angle), s * axis.x, s * axis.y, s * axis.z},
                  {},
                  1,
                  2};
  const OverlapRegion r = pair.region();
  EXPECT_NEAR(r.volume, leg * leg * leg / 6, 1e-12);
  expect_near(r.even.force, {0, 0, std::sqrt(0.75) * leg * leg}, 1e-12);
}

// The end of a rod over the edge of a block or of a disc. All corners of the rod are as low, and
// the search may name one at the far end.
TEST(OverlapRegion, IsFoundFarFromWhereTheSearchLooked) {
  const Prototype rod = test::box_shape({1, 0.02, 0.02});
  for (const int sides : {4, 20}) {
    std::vector<Vec3> rims;
    for (int i = 0; i < sides; ++i)
      for (const Real z : {-0.5, 0.5})
        rims.push_back({0.5 * std::cos(2 * pi * (i + 0.5) / sides),
                        0.5 * std::sin(2 * pi * (i + 0.5) / sides), z});
    const Prototype disc = prototype_from_points("disc", rims);
    const Placed a = test::placed(disc, {}, disc.axes, disc.radius);
    const Real rim = 0.5 * std::cos(pi / sides);
    for (const Real end : {-1.0, 1.0})
      for (const Real over : {1e-6, 1e-5, 1e-3})
        for (const Real deep : {1e-6, 1e-5, 1e-3}) {
          const Placed b =
              test::placed(rod, {end * (rim + 1 - over), 0, 0.52 - deep}, rod.axes, rod.radius);
          PlaneMemory memory;
          const CommonPlane plane = common_plane(a, b, memory);
          const OverlapRegion r = overlap_region(Posed(a, {}), Posed(b, {}), plane.normal,
                                                 0.5 * (plane.on_a + plane.on_b));
          const Vec3 box{over, 0.04, deep};
          const Real volume = box.x * box.y * box.z;
          const Real thickness =
              1 / (12 * (1 / square(box.x) + 1 / square(box.y) + 1 / square(box.z)));
          EXPECT_NEAR(r.volume, volume, 1e-6 * volume)
              << sides << " sides, " << over << ", " << deep;
          EXPECT_NEAR(r.thickness, thickness, 1e-5 * thickness);
        }
  }
}

// ---- edges against whole faces ----------------------------------------------------------------

void expect_same(const OverlapRegion& one, const OverlapRegion& other, Real part) {
  EXPECT_NEAR(one.volume, other.volume, part * other.volume);
  EXPECT_NEAR(one.thickness, other.thickness, part * other.thickness);
  const Real area = std::cbrt(square(other.volume));
  expect_near(one.mean, other.mean, part);
  expect_near(one.even.force, other.even.force, part * area);
  expect_near(one.even.moment, other.even.moment, part * area);
  expect_near(one.spread.force, other.spread.force, part * area * other.thickness);
  expect_near(one.spread.moment, other.spread.moment, part * area * other.thickness);
}

// What an energy like Hertz's makes of it: two ways to the same region may lie apart by no more
// than that in it.
void expect_same_force(const OverlapRegion& one, const OverlapRegion& other, Real part) {
  EXPECT_NEAR(energy(one), energy(other), part * energy(other) + 1e-18);
  const Real scale = length(force(other).force) + 1e-15;
  expect_near(force(one).force, force(other).force, part * scale);
  expect_near(force(one).moment, force(other).moment, part * scale);
}

TEST(OverlapRegion, FromEdgesIsThatFromFaces) {
  std::mt19937_64 random(7);
  std::normal_distribution<Real> normal;
  std::uniform_real_distribution<Real> any(0, 1);
  const auto vector = [&] { return Vec3{normal(random), normal(random), normal(random)}; };
  std::vector<Assembly> shapes;
  for (const char* name :
       {"cube", "tetrahedron", "octahedron", "ballast_1", "flat_plate", "prism16", "polyhedron14"})
    shapes.push_back(load_shape(name));
  int touching = 0;
  for (int n = 0; n < 5000; ++n) {
    const PolyhedronView va = shapes[n % 7].parts.front().shape.polyhedron.view();
    const PolyhedronView vb = shapes[n / 7 % 7].parts.front().shape.polyhedron.view();
    const Placed pa{va, {}, turned(Quat(), 3 * vector()), 1};
    const Placed pb{vb, (0.2 + 1.5 * any(random)) * normalized(vector()),
                    turned(Quat(), 3 * vector()), 0.2 + any(random)};
    PlaneMemory memory;
    const CommonPlane plane = common_plane(pa, pb, memory);
    if (plane.gap > -1e-3) continue;
    ++touching;
    const Posed a(pa, {}), b(pb, {});
    expect_same(overlap_region(a, b, plane.normal, plane.on_a),
                region_of_faces(a, b, plane.normal, plane.on_a), 1e-8);
  }
  EXPECT_GT(touching, 1000);
}

// The same beyond planes: at corners and faces, and through bodies.
TEST(OverlapRegion, BeyondAPlaneFromEdgesIsThatFromFaces) {
  std::mt19937_64 random(8);
  std::normal_distribution<Real> normal;
  std::uniform_real_distribution<Real> any(0, 1);
  const auto vector = [&] { return Vec3{normal(random), normal(random), normal(random)}; };
  for (const char* name : {"cube", "tetrahedron", "octahedron", "ballast_1", "flat_plate",
                           "prism16", "polyhedron14", "gravel_1"}) {
    const Assembly shape = load_shape(name);
    const PolyhedronView view = shape.parts.front().shape.polyhedron.view();
    for (int n = 0; n < 400; ++n) {
      const Placed placed{view, {}, turned(Quat(), 3 * vector()), 1};
      const Posed body(placed, {});
      const Vec3 to = n % 4 == 0 ? body.face_normal(n / 4 % view.faces) : normalized(vector());
      const Real through = 0.9 * (body.highest(to) - body.lowest(to));
      const Real depth = n % 2 == 0 ? 1e-4 : through * any(random);
      const Real level = body.highest(to) - depth;
      expect_same_force(region_beyond(body, to, level),
                        faces_beyond(body, to, level, foot_of_farthest(body, to, level)),
                        1e-8 + 1e-12 / depth);
    }
  }
}

// Faces in one plane, edges in faces, corners on edges: cubes at all multiples of a quarter of
// their size, upright or turned by an eighth.
TEST(OverlapRegion, FromEdgesIsThatFromFacesWhereFeaturesCoincide) {
  const Assembly shape = load_shape("cube");
  const PolyhedronView cube = shape.parts.front().shape.polyhedron.view();
  const Real eighth = pi / 8;
  int touching = 0;
  for (const Quat& turn : {Quat(), Quat{std::cos(eighth), 0, 0, std::sin(eighth)},
                           Quat{std::cos(eighth), std::sin(eighth), 0, 0}})
    for (const Real size : {1.0, 0.5, 1.0 / 3})
      for (int x = -6; x <= 6; ++x)
        for (int y = -6; y <= 6; ++y)
          for (const Real depth : {1e-9, 1e-4, 0.1}) {
            const Placed pa{cube, {}, Quat(), 1};
            Placed pb{cube, {}, turn, size};
            const Real up = Posed(pa, {}).highest({0, 0, 1}) - Posed(pb, {}).lowest({0, 0, 1});
            pb.center = {0.25 * side * x, 0.25 * side * y, up - depth};
            PlaneMemory memory;
            const CommonPlane plane = common_plane(pa, pb, memory);
            if (plane.gap > -1e-10) continue;
            ++touching;
            const Posed a(pa, {}), b(pb, {});
            // Faces are told apart to some 1e-14 of the size, and a depth is known as well as that.
            expect_same_force(overlap_region(a, b, plane.normal, plane.on_a),
                              region_of_faces(a, b, plane.normal, plane.on_a),
                              1e-8 + 1e-12 / depth);
          }
  EXPECT_GT(touching, 500);
}

}  // namespace
}  // namespace clast
