#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>

#include "boundary/finite_wall.hpp"
#include "boundary/plate.hpp"

namespace clast {
namespace {

struct Edges {
  std::vector<Wall> walls;
  std::vector<Vec3> corners;
  std::vector<Prototype> shapes;
  std::vector<PlateEdge> edges;

  void add(const std::vector<Vec3>& ring, std::int32_t surface = -1) {
    const Vec3 normal = normalized(cross(ring[1] - ring[0], ring[2] - ring[0]));
    append_wall(polygon_wall(ring, normal), walls, corners);
    walls.back().surface = surface;
  }
  void find(const std::vector<bool>& never_moves = {}) {
    shapes = flat_shapes_of(walls, corners);
    sides_of(walls, shapes, never_moves);
    edges = edges_of(walls, shapes, never_moves);
  }
  // Calls f(wall, edge, from, to) for all sides.
  template <class F>
  void for_each(F&& f) const {
    for (const Wall& wall : walls) {
      const PolyhedronView view = shapes[wall.shape].polyhedron.view();
      const Placed placed{view, wall.center, wall.turn, wall.size};
      const int n = view.face_first[1];
      for (int i = 0; i < n; ++i)
        f(wall, edges[wall.first_side + i], placed.vertex(view.face_vertex[i]),
          placed.vertex(view.face_vertex[(i + 1) % n]));
    }
  }
  // All that acts at the middle of a side, or at a corner.
  Real edge_at(const Vec3& middle) const {
    Real sum = 0;
    for_each([&](const Wall&, const PlateEdge& e, const Vec3& p, const Vec3& q) {
      if (length(0.5 * (p + q) - middle) < 1e-9) sum += e.edge;
    });
    return sum;
  }
  Real corner_at(const Vec3& place) const {
    Real sum = 0;
    for_each([&](const Wall&, const PlateEdge& e, const Vec3& p, const Vec3&) {
      if (length(p - place) < 1e-9) sum += e.corner;
    });
    return sum;
  }
  Real all_corners() const {
    Real sum = 0;
    for (const PlateEdge& e : edges) sum += e.corner;
    return sum;
  }
};

// The faces of a block, triangles, seen from outside.
void add_block(Edges& s, const Vec3& low, const Vec3& high) {
  const auto at = [&](int i) {
    return Vec3{i & 1 ? high.x : low.x, i & 2 ? high.y : low.y, i & 4 ? high.z : low.z};
  };
  for (const auto& [a, b, c, d] :
       {std::array{0, 2, 3, 1}, std::array{4, 5, 7, 6}, std::array{0, 1, 5, 4},
        std::array{2, 6, 7, 3}, std::array{0, 4, 6, 2}, std::array{1, 3, 7, 5}}) {
    s.add({at(a), at(b), at(c)});
    s.add({at(a), at(c), at(d)});
  }
}

TEST(PlateEdges, OfABlockAreItsTwelveEdgesAndEightCorners) {
  Edges s;
  add_block(s, {0, 0, 0}, {1, 1, 1});
  s.find();
  Real edges = 0;
  for (const PlateEdge& e : s.edges) edges += e.edge;
  EXPECT_DOUBLE_EQ(edges, 12);
  EXPECT_DOUBLE_EQ(s.all_corners(), 8);
  EXPECT_DOUBLE_EQ(s.corner_at({1, 1, 1}), 1);
  EXPECT_DOUBLE_EQ(s.edge_at({0.5, 0, 1}), 1);
  s.for_each([&](const Wall& wall, const PlateEdge& e, const Vec3& p, const Vec3& q) {
    const Vec3 middle{0.5, 0.5, 0.5}, out = 0.5 * (p + q) - middle;
    if (e.corner > 0) {
      EXPECT_NEAR(dot(rotate(wall.turn, e.peak), normalized(p - middle)), 1, 1e-9);
    }
    if (!(e.edge > 0)) return;
    EXPECT_NEAR(dot(rotate(wall.turn, e.fold), normalized(out)), 1, 1e-9);
    EXPECT_NEAR(e.least_cosine, -std::sqrt(0.5), 1e-5);  // 135 degrees to both sides
    EXPECT_FALSE(e.goes_on_before || e.goes_on_after);
  });
}

// Triangles and tiles of different sizes, whose corners lie on sides of others too: only the rim of
// all together is an edge, and its four corners.
TEST(PlateEdges, OfAFloorAreItsRim) {
  Edges s;
  s.add({{0, 0, 0}, {2, 0, 0}, {2, 2, 0}, {0, 2, 0}});
  s.add({{2, 0, 0}, {3, 0, 0}, {3, 1, 0}, {2, 1, 0}});
  s.add({{2, 1, 0}, {3, 1, 0}, {3, 2, 0}, {2, 2, 0}});
  s.add({{0, 2, 0}, {3, 2, 0}, {3, 3, 0}});
  s.add({{0, 2, 0}, {3, 3, 0}, {0, 3, 0}});
  s.find();
  EXPECT_DOUBLE_EQ(s.all_corners(), 4);
  EXPECT_DOUBLE_EQ(s.corner_at({3, 3, 0}), 1);
  EXPECT_DOUBLE_EQ(s.corner_at({2, 0, 0}), 0);
  EXPECT_DOUBLE_EQ(s.edge_at({1, 2, 0}), 0);
  EXPECT_DOUBLE_EQ(s.edge_at({2, 0.5, 0}), 0);
  EXPECT_DOUBLE_EQ(s.edge_at({1, 0, 0}), 1);
  EXPECT_DOUBLE_EQ(s.edge_at({3, 0.5, 0}), 1);
  s.for_each([&](const Wall&, const PlateEdge& e, const Vec3& p, const Vec3& q) {
    if (!(e.edge > 0)) return;
    const auto is_corner = [](const Vec3& x) {
      return (x.x < 1 || x.x > 2.5) && (x.y < 1 || x.y > 2.5);
    };
    EXPECT_EQ(e.goes_on_before, !is_corner(p)) << p.x << " " << p.y;
    EXPECT_EQ(e.goes_on_after, !is_corner(q)) << q.x << " " << q.y;
  });
}

// A ridge of several pieces goes on; a valley has neither edges nor corners, and a fin that stands
// on a floor no lower edge.
TEST(PlateEdges, StandOutOnlyWhereNoPlateIsInTheWay) {
  for (const Real rise : {-1.0, 1.0}) {
    Edges s;
    for (const Real y : {0.0, 1.0}) {
      s.add({{0, y, 0}, {1, y, rise}, {1, y + 1, rise}, {0, y + 1, 0}});
      s.add({{0, y, 0}, {0, y + 1, 0}, {-1, y + 1, rise}, {-1, y, rise}});
    }
    s.find();
    EXPECT_DOUBLE_EQ(s.edge_at({0, 0.5, 0}), 1);
    EXPECT_DOUBLE_EQ(s.corner_at({0, 1, 0}), 0);
    s.for_each([&](const Wall& wall, const PlateEdge& e, const Vec3& p, const Vec3& q) {
      if (e.edge > 0 && length(p + q - Vec3{0, 1, 0}) < 1e-9) {
        EXPECT_NEAR(rotate(wall.turn, e.fold).z, rise < 0 ? 1 : -1, 1e-9);
        EXPECT_TRUE(p.y > 0.5 ? e.goes_on_before : e.goes_on_after);
      }
    });
  }
  Edges fin;
  fin.add({{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}});
  fin.add({{0, 0, 0}, {0, 1, 0}, {-1, 1, 0}, {-1, 0, 0}});
  fin.add({{0, 0, 0}, {0, 1, 0}, {0, 1, 1}, {0, 0, 1}});
  fin.find();
  EXPECT_DOUBLE_EQ(fin.edge_at({0, 0.5, 0}), 0);
  EXPECT_DOUBLE_EQ(fin.edge_at({0, 0.5, 1}), 1);
}

// One that is bent by less than it is fine: between nothing and all.
TEST(PlateEdges, OfSmallAnglesActInPart) {
  Real before = 0;
  for (const Real bend : {1e-5, 1e-3, 5e-3, 0.1}) {
    Edges s;
    s.add({{0, 0, 0}, {1, 0, -bend}, {1, 1, -bend}, {0, 1, 0}});
    s.add({{0, 0, 0}, {0, 1, 0}, {-1, 1, 0}, {-1, 0, 0}});
    s.find();
    const Real edge = s.edge_at({0, 0.5, 0});
    EXPECT_GE(edge, before);
    EXPECT_LE(edge, 1);
    if (bend < 1e-4) {
      EXPECT_EQ(edge, 0);
    }
    if (bend > 0.05) {
      EXPECT_EQ(edge, 1);
    }
    before = edge;
  }
}

// A long side along two short ones, round the edge: one of them has it.
TEST(PlateEdges, OfDifferentLengthsActOnce) {
  for (const bool long_first : {true, false}) {
    Edges s;
    const auto add_long = [&] { s.add({{0, 0, 0}, {2, 0, 0}, {2, 1, 0}, {0, 1, 0}}); };
    if (long_first) add_long();
    s.add({{0, 0, 0}, {0, 0, -1}, {1, 0, -1}, {1, 0, 0}});
    s.add({{1, 0, 0}, {1, 0, -1}, {2, 0, -1}, {2, 0, 0}});
    if (!long_first) add_long();
    s.find();
    EXPECT_DOUBLE_EQ(s.edge_at({1, 0, 0}), 1);
    EXPECT_DOUBLE_EQ(s.edge_at({0.5, 0, 0}) + s.edge_at({1.5, 0, 0}), 0);
  }
}

// Surfaces that move against each other have edges of their own.
TEST(PlateEdges, OfSurfacesThatMoveApartAreTheirOwn) {
  Edges s;
  s.add({{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}}, 0);
  s.add({{1, 0, 0}, {2, 0, 0}, {2, 1, 0}, {1, 1, 0}}, 1);
  s.find({true, false});
  EXPECT_DOUBLE_EQ(s.edge_at({1, 0.5, 0}), 2);
  s.find({true, true});
  EXPECT_DOUBLE_EQ(s.edge_at({1, 0.5, 0}), 0);
}

}  // namespace
}  // namespace clast
