#include "contact/overlap_region.hpp"

#include <gtest/gtest.h>

#include <random>

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
    return overlap_region(Posed(pa, {}), Posed(pb, {}), normalized(position), {});
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

}  // namespace
}  // namespace clast
