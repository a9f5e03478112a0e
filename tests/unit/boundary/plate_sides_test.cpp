#include <gtest/gtest.h>

#include "boundary/finite_wall.hpp"
#include "boundary/plate.hpp"

namespace clast {
namespace {

struct Plates {
  std::vector<Wall> walls;
  std::vector<Vec3> corners;
  std::vector<Prototype> shapes;
  std::vector<PlateSide> sides;

  void add(const std::vector<Vec3>& ring) {
    const Vec3 normal = normalized(cross(ring[1] - ring[0], ring[2] - ring[0]));
    append_wall(polygon_wall(ring, normal), walls, corners);
  }
  void meet(const std::vector<bool>& never_moves = {}) {
    shapes = flat_shapes_of(walls, corners);
    sides = sides_of(walls, shapes, never_moves);
  }
  int count(int w) const { return shapes[walls[w].shape].polyhedron.face_first[1]; }
  // The side of wall w that has wall `beyond` behind it.
  const PlateSide* towards(int w, int beyond) const {
    for (int i = 0; i < count(w); ++i)
      if (sides[walls[w].first_side + i].beyond == beyond) return &sides[walls[w].first_side + i];
    return nullptr;
  }
  Vec3 normal(int w, int beyond) const { return rotate(walls[w].turn, towards(w, beyond)->normal); }
};

void expect_near(const Vec3& a, const Vec3& b) { EXPECT_LT(length(a - b), 1e-12); }

// A floor that goes on, rises at one side, falls at another, and ends.
TEST(PlateSides, HalveTheAnglesToThePlatesBeyond) {
  Plates p;
  p.add({{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}});
  p.add({{1, 0, 0}, {2, 0, 0}, {2, 1, 0}, {1, 1, 0}});    // goes on
  p.add({{0, 1, 0}, {1, 1, 0}, {1, 1, 1}, {0, 1, 1}});    // rises
  p.add({{0, 0, 0}, {0, 1, 0}, {0, 1, -1}, {0, 0, -1}});  // falls
  p.meet();
  expect_near(p.normal(0, 1), {1, 0, 0});
  expect_near(p.normal(1, 0), {-1, 0, 0});
  const Real half = std::sqrt(0.5);
  expect_near(p.normal(0, 2), {0, half, half});
  expect_near(p.normal(2, 0), {0, -half, -half});
  expect_near(p.normal(0, 3), {-half, 0, -half});
  expect_near(p.normal(3, 0), {half, 0, half});
  int free = 0;
  for (int i = 0; i < p.count(0); ++i) free += p.sides[p.walls[0].first_side + i].beyond < 0;
  EXPECT_EQ(free, 1);
  expect_near(p.normal(0, -1), {0, -1, 0});
}

// A long side beside two short ones: it meets the one in its plane, or the longer one.
TEST(PlateSides, OfDifferentLengthsMeet) {
  Plates p;
  p.add({{0, 0, 0}, {3, 0, 0}, {3, 1, 0}, {0, 1, 0}});
  p.add({{0, 1, 0}, {1, 1, 0}, {1, 2, 0}, {0, 2, 0}});
  p.add({{1, 1, 0}, {3, 1, 0}, {3, 1, 1}, {1, 1, 1}});
  p.add({{0, 0, 0}, {1, 0, 0}, {1, 0, 1}, {0, 0, 1}});
  p.add({{1, 0, 0}, {3, 0, 0}, {3, 0, -1}, {1, 0, -1}});
  p.meet();
  expect_near(p.normal(0, 1), {0, 1, 0});
  EXPECT_EQ(p.towards(0, 2), nullptr);
  EXPECT_NE(p.towards(0, 4), nullptr);
  EXPECT_EQ(p.towards(0, 3), nullptr);
  EXPECT_NE(p.towards(2, 0), nullptr);
}

// A floor of no surface, one beside it of surface 0, and a wall on both of surface 1.
Plates of_three_surfaces() {
  Plates p;
  p.add({{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}});
  p.add({{1, 0, 0}, {2, 0, 0}, {2, 1, 0}, {1, 1, 0}});
  p.add({{0, 1, 0}, {2, 1, 0}, {2, 1, 1}, {0, 1, 1}});
  p.walls[1].surface = 0;
  p.walls[2].surface = 1;
  return p;
}

TEST(PlateSides, OfSurfacesThatMoveApartDoNotMeet) {
  Plates p = of_three_surfaces();
  p.meet({false, false});
  EXPECT_EQ(p.towards(0, 1), nullptr);
  EXPECT_EQ(p.towards(1, 2), nullptr);
  EXPECT_EQ(p.towards(2, 1), nullptr);
}

TEST(PlateSides, OfSurfacesThatNeverMoveMeet) {
  Plates p = of_three_surfaces();
  p.meet({true, true});
  expect_near(p.normal(0, 1), {1, 0, 0});
  expect_near(p.normal(1, 0), {-1, 0, 0});
  const Real half = std::sqrt(0.5);
  expect_near(p.normal(0, 2), {0, half, half});
  expect_near(p.normal(1, 2), {0, half, half});
  p.meet({true, false});
  EXPECT_NE(p.towards(0, 1), nullptr);
  EXPECT_EQ(p.towards(1, 2), nullptr);
  EXPECT_EQ(p.towards(2, 1), nullptr);
}

// All sides of thousands of triangles, found without looking at every two.
TEST(PlateSides, OfAGridAllMeet) {
  Plates p;
  const int n = 40;
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j) {
      const Vec3 a{1.0 * i, 1.0 * j, 0}, b{i + 1.0, 1.0 * j, 0}, c{i + 1.0, j + 1.0, 0},
          d{1.0 * i, j + 1.0, 0};
      p.add({a, b, c});
      p.add({a, c, d});
    }
  p.meet();
  int free = 0;
  for (const PlateSide& side : p.sides) free += side.beyond < 0;
  EXPECT_EQ(free, 4 * n);
}

}  // namespace
}  // namespace clast
