#include "scene/region.hpp"

#include "scene/region_mesh.hpp"

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

constexpr int tries_in_mesh = 100000;

// Without the second component where there is none.
Vec3 in_space_of(const Region& region, const Vec3& v) {
  return region.flat ? Vec3{v.x, 0, v.z} : v;
}

}  // namespace

bool inside(const Region& region, const Vec3& point, Real clearance) {
  if (region.box.given) {
    const Vec3 low = *region.box->low, high = *region.box->high;
    for (int a = 0; a < 3; ++a)
      if (!(region.flat && a == 1) && !(region.endless[a] && clearance > 0) &&
          (point[a] < low[a] + clearance || point[a] > high[a] - clearance))
        return false;
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
  if (region.mesh.given)
    return region.mesh->mesh->holds(point) &&
           (clearance == 0 || region.mesh->mesh->facets().clear(ball_at(point, clearance)));
  const Sphere& s = *region.sphere;
  const Real reach = *s.radius - clearance;
  return reach >= 0 && squared_length(point - *s.center) <= reach * reach;
}

Real volume(const Region& region) {
  if (region.box.given) {
    const Vec3 size = *region.box->high - *region.box->low;
    return size.x * size.z * (region.flat ? 1 : size.y);
  }
  if (region.cylinder.given)
    return pi * square(*region.cylinder->radius) * length(axis_of(*region.cylinder));
  if (region.mesh.given) return region.mesh->mesh->volume();
  const Real radius = *region.sphere->radius;
  return region.flat ? pi * square(radius) : 4.0 / 3.0 * pi * cube(radius);
}

Bounds bounds(const Region& region) {
  if (region.box.given)
    return {in_space_of(region, *region.box->low), in_space_of(region, *region.box->high)};
  if (region.cylinder.given) {
    const Cylinder& c = *region.cylinder;
    const Vec3 along = normalized(axis_of(c));
    Vec3 reach;
    for (int a = 0; a < 3; ++a) reach[a] = *c.radius * root(larger(0, 1 - along[a] * along[a]));
    return {smaller(*c.from, *c.to) - reach, larger(*c.from, *c.to) + reach};
  }
  if (region.mesh.given) return region.mesh->mesh->bounds();
  const Real radius = *region.sphere->radius;
  const Vec3 reach = in_space_of(region, {radius, radius, radius});
  return {*region.sphere->center - reach, *region.sphere->center + reach};
}

std::optional<Vec3> random_center(const Region& region, const Reach& body, Random& random) {
  const Real clearance = body.inner;
  if (region.box.given) {
    const Bounds box = bounds(region);
    Vec3 low = box.low - in_space_of(region, body.box.low);
    Vec3 high = box.high - in_space_of(region, body.box.high);
    for (int a = 0; a < 3; ++a)
      if (region.endless[a]) {
        low[a] = box.low[a];
        high[a] = box.high[a];
      }
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
  if (region.mesh.given) {
    const Bounds box = bounds(region);
    for (int t = 0; t < tries_in_mesh; ++t) {
      const Vec3 p = random.uniform(box.low, box.high);
      if (inside(region, p, clearance)) return p;
    }
    return std::nullopt;
  }
  const Real reach = *region.sphere->radius - clearance;
  if (reach < 0) return std::nullopt;
  if (!region.flat) return *region.sphere->center + reach * ball_point(random);
  const auto [x, z] = disc_point(random);
  return *region.sphere->center + Vec3{reach * x, 0, reach * z};
}

}  // namespace clast::scene
