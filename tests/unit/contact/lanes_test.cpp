// Loops over vertices against the same done one by one.
#include "contact/lanes.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "tests/support/pair_shapes.hpp"

namespace clast::test {
namespace {

Prototype sphere_of_points(int count) {
  Random random(count);
  std::vector<Vec3> points;
  for (int i = 0; i < count; ++i) points.push_back(rotate(random.rotation(), {1, 0, 0}));
  return prototype_from_points("hull", points);
}

TEST(Lanes, SelectionIsThatOfAPlainLoop) {
  std::vector<Prototype> shapes;
  for (const Prototype* shape : all_pair_shapes()) shapes.push_back(*shape);
  for (const int count : {9, 16, 33, 64, 200}) shapes.push_back(sphere_of_points(count));
  Random random(5);
  for (const Prototype& shape : shapes) {
    const PolyhedronView view = shape.polyhedron.view();
    for (int k = 0; k < 200; ++k) {
      const Vec3 n = rotate(random.rotation(), {1, 0, 0});
      const Real level = random.uniform(-1.1, 1.1);
      int count = 0, first = 0, last = -1;
      for (int i = 0; i < view.vertices; ++i) {
        if (!(dot(n, view.vertex(i)) >= level)) continue;
        if (count++ == 0) first = i;
        last = i;
      }
      const Selection selected = selection(view, n, level);
      ASSERT_EQ(selected.count, count) << shape.name;
      if (count == 0) continue;
      ASSERT_EQ(selected.first, first);
      ASSERT_EQ(selected.last, last);
    }
  }
}

}  // namespace
}  // namespace clast::test
