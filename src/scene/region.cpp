#include "scene/region.hpp"

namespace clast::scene {

namespace {

Vec3 axis_of(const Cylinder& c) { return *c.to - *c.from; }

// Uniform in the disc of radius 1.
std::pair<Real, Real> disc_point(Random& random) {
  for (;;) {
    const Real x = random.uniform(-1, 1);
    const Real y = random.uniform(-1, 1);
    if (x * x + y * y <= 1) return {x, y};
  }
}

Vec3 ball_point(Random& random) {
  for (;;) {
    const Vec3 p = random.uniform({-1, -1, -1}, {1, 1, 1});
    if (squared_length(p) <= 1) return p;
  }
}

}  // namespace

bool inside(const Region& region, const Vec3& point, Real clearance) {
  if (region.box.given) {
    const Vec3 low = *region.box->low, high = *region.box->high;
    for (int a = 0; a < 3; ++a)
      if (point[a] < low[a] + clearance || point[a] > high[a] - clearance) return false;
    return true;
  }
  if (region.cylinder.given) {
    const Cylinder& c = *region.cylinder;
    const Real height = length(axis_of(c));
    const Vec3 along = (1 / height) * axis_of(c);
    const Vec3 d = point - *c.from;
    const Real z = dot(d, along);
    const Real reach = *c.radius - clearance;
    return reach >= 0 && z >= clearance && z <= height - clearance &&
           squared_length(tangential(d, along)) <= reach * reach;
  }
  const Sphere& s = *region.sphere;
  const Real reach = *s.radius - clearance;
  return reach >= 0 && squared_length(point - *s.center) <= reach * reach;
}

Real volume(const Region& region) {
  if (region.box.given) {
    const Vec3 size = *region.box->high - *region.box->low;
    return size.x * size.y * size.z;
  }
  if (region.cylinder.given)
    return pi * square(*region.cylinder->radius) * length(axis_of(*region.cylinder));
  return 4.0 / 3.0 * pi * cube(*region.sphere->radius);
}

Bounds bounds(const Region& region) {
  if (region.box.given) return {*region.box->low, *region.box->high};
  if (region.cylinder.given) {
    const Cylinder& c = *region.cylinder;
    const Vec3 along = normalized(axis_of(c));
    Vec3 reach;
    for (int a = 0; a < 3; ++a) reach[a] = *c.radius * root(larger(0, 1 - along[a] * along[a]));
    return {smaller(*c.from, *c.to) - reach, larger(*c.from, *c.to) + reach};
  }
  const Vec3 reach{*region.sphere->radius, *region.sphere->radius, *region.sphere->radius};
  return {*region.sphere->center - reach, *region.sphere->center + reach};
}

std::optional<Vec3> random_point(const Region& region, Real clearance, Random& random) {
  if (region.box.given) {
    const Vec3 gap{clearance, clearance, clearance};
    const Vec3 low = *region.box->low + gap, high = *region.box->high - gap;
    if (low.x > high.x || low.y > high.y || low.z > high.z) return std::nullopt;
    return random.uniform(low, high);
  }
  if (region.cylinder.given) {
    const Cylinder& c = *region.cylinder;
    const Real height = length(axis_of(c));
    const Real reach = *c.radius - clearance;
    if (reach < 0 || height < 2 * clearance) return std::nullopt;
    const Vec3 along = (1 / height) * axis_of(c);
    Vec3 u, v;
    complete_frame(along, u, v);
    const auto [x, y] = disc_point(random);
    const Real z = random.uniform(clearance, height - clearance);
    return *c.from + z * along + (reach * x) * u + (reach * y) * v;
  }
  const Real reach = *region.sphere->radius - clearance;
  if (reach < 0) return std::nullopt;
  return *region.sphere->center + reach * ball_point(random);
}

}  // namespace clast::scene
