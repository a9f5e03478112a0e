#include "tests/support/pair_shapes.hpp"

#include <map>

#include "shape/library.hpp"

namespace clast::test {
namespace {

Prototype point_shape() {
  Prototype point;
  point.name = "point";
  Polyhedron& p = point.polyhedron;
  p.vertex = {Vec3{}};
  p.x = p.y = p.z = std::vector<Real>(8, 0.0);
  p.face_first = {0};
  p.ring_first = {0, 0};
  return point;
}

Prototype random_hull(int vertices, std::uint64_t seed) {
  Random random(seed);
  std::vector<Vec3> points;
  for (int i = 0; i < vertices; ++i)
    points.push_back(normalized(Vec3{random.normal(), random.normal(), random.normal()}));
  return prototype_from_points("hull", points);
}

}  // namespace

Prototype box_shape(const Vec3& half) {
  std::vector<Vec3> corners;
  for (int i = 0; i < 8; ++i)
    corners.push_back(scaled(half, {i & 1 ? 1.0 : -1.0, i & 2 ? 1.0 : -1.0, i & 4 ? 1.0 : -1.0}));
  return prototype_from_points("box", corners);
}

const std::vector<Prototype>& library_parts() {
  static const std::vector<Prototype> parts = [] {
    std::vector<Prototype> all;
    for (const std::string& name : library_shape_names())
      for (const Part& part : load_shape(name).parts) all.push_back(part.shape);
    return all;
  }();
  return parts;
}

const std::vector<Prototype>& odd_shapes() {
  static const std::vector<Prototype> shapes = [] {
    std::vector<Prototype> all;
    all.push_back(box_shape({1, 0.05, 0.05}));
    all.push_back(box_shape({1, 1, 0.05}));
    all.push_back(prototype_from_polygon(
        "rectangle", std::vector<Vec3>{{3, 1, 0}, {-3, 1, 0}, {-3, -1, 0}, {3, -1, 0}}));
    all.push_back(
        prototype_from_polygon("triangle", std::vector<Vec3>{{3, 1, 0}, {-3, 1, 0}, {-2, -1, 0}}));
    all.push_back(point_shape());
    all.push_back(random_hull(64, 5));
    return all;
  }();
  return shapes;
}

Placed placed(const Prototype& shape, const Vec3& center, const Quat& turn, Real size) {
  // Entries stay where they are. Each thread has its own: tests try pairs side by side.
  static thread_local std::map<const Prototype*, PolyhedronView> views;
  return {views[&shape] = shape.polyhedron.view(), center, turn, size};
}

RandomPair random_pair(Random& random, const std::vector<const Prototype*>& from, Real ratio,
                       Real nearest, Real farthest) {
  const Prototype& first = *from[random.bits() % from.size()];
  const Prototype& second = *from[random.bits() % from.size()];
  const Real size = portable_exp(random.uniform(-1, 1) * portable_log(ratio));
  const Vec3 center = random.uniform({-10, -10, -10}, {10, 10, 10});
  const Quat turn_a = random.rotation(), turn_b = random.rotation();
  const Vec3 away = rotate(random.rotation(), {1, 0, 0});
  const Real distance = random.uniform(nearest, farthest) * (1 + size);
  return {placed(first, center, turn_a), placed(second, center + distance * away, turn_b, size)};
}

std::vector<const Prototype*> all_pair_shapes() {
  std::vector<const Prototype*> all;
  for (const Prototype& p : library_parts()) all.push_back(&p);
  for (const Prototype& p : odd_shapes()) all.push_back(&p);
  return all;
}

}  // namespace clast::test
