#include "contact/overlap_region.hpp"

#include <gtest/gtest.h>

#include <random>

#include "contact/common_plane.hpp"
#include "contact/simple_region.hpp"
#include "shape/library.hpp"
#include "tests/support/grains.hpp"

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
  for (const char* name : {"cube", "tetrahedron", "octahedron", "ballast_1", "prism16"})
    shapes.push_back(load_shape(name));
  int corners = 0, edges = 0;
  for (int n = 0; n < 20000; ++n) {
    const PolyhedronView va = shapes[n % 5].parts.front().shape.polyhedron.view();
    const PolyhedronView vb = shapes[n / 5 % 5].parts.front().shape.polyhedron.view();
    const Placed pa{va, {}, turned(Quat(), 3 * vector()), 1};
    Placed pb{vb, 3 * normalized(vector()), turned(Quat(), 3 * vector()), 1};
    PlaneMemory memory;
    const CommonPlane apart = common_plane(pa, pb, memory);
    pb.center -= (apart.gap + 0.03) * normalized(pb.center);
    memory = {};
    const CommonPlane plane = common_plane(pa, pb, memory);
    if (plane.gap > -1e-3) continue;  // smaller ones are lost in round-off here
    const Posed a(pa, {}), b(pb, {});
    OverlapRegion simple;
    if (!simple_region(a, b, memory, simple)) continue;
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
  EXPECT_GT(corners, 1000);
  EXPECT_GT(edges, 500);
}

}  // namespace
}  // namespace clast
