#include "contact/behind_plate.hpp"

#include <gtest/gtest.h>

#include <array>

#include "boundary/finite_wall.hpp"
#include "boundary/plate.hpp"
#include "contact/common_plane.hpp"
#include "contact/region_by_edges.hpp"
#include "tests/support/pair_shapes.hpp"

namespace clast::test {
namespace {

const Vec3 up{0, 0, 1};

// Plates of one surface, with what they need to know of each other.
struct Plates {
  std::vector<Wall> walls;
  std::vector<Vec3> corners;
  std::vector<Prototype> shapes;
  std::vector<PlateSide> sides;

  explicit Plates(const std::vector<std::vector<Vec3>>& rings) {
    for (const std::vector<Vec3>& ring : rings) {
      const Vec3 normal = normalized(cross(ring[1] - ring[0], ring[2] - ring[0]));
      append_wall(polygon_wall(ring, normal), walls, corners);
    }
    shapes = flat_shapes_of(walls, corners);
    sides = sides_of(walls, shapes, {});
  }

  // Of a body behind all of these together, which lie in one plane, or behind one.
  OverlapRegion region(const Placed& placed, int only = -1, Real outward = 1) const {
    const Posed body(placed, placed.center);
    const Vec3 out = outward * walls[only < 0 ? 0 : only].normal;
    const Real level = dot(out, walls[only < 0 ? 0 : only].center - placed.center);
    const NearFaces faces(body, -out, -level);
    return region_within(level * out, -out, 1, [&](const auto& f, bool all) {
      for (int w = 0; w < static_cast<int>(walls.size()); ++w)
        if (only < 0 || w == only)
          behind(body, placed.center, w, out).for_each_piece(faces, 1e-14, all, f);
    });
  }
  BehindPlate behind(const Placed& body, int w = 0) const {
    return behind(Posed(body, body.center), body.center, w, walls[w].normal);
  }

 private:
  BehindPlate behind(const Posed& body, const Vec3& origin, int w, const Vec3& out) const {
    const PolyhedronView view = shapes[walls[w].shape].polyhedron.view();
    const Placed plate{view, walls[w].center, walls[w].turn, walls[w].size};
    return {body, Posed(plate, origin), sides.data() + walls[w].first_side, out};
  }
};

std::vector<Vec3> rectangle(Real low_x, Real low_y, Real high_x, Real high_y) {
  return {{low_x, low_y, 0}, {high_x, low_y, 0}, {high_x, high_y, 0}, {low_x, high_y, 0}};
}
// Looking outwards.
std::vector<std::vector<Vec3>> faces_of(const Prototype& shape, Real size) {
  std::vector<std::vector<Vec3>> rings;
  const Polyhedron& p = shape.polyhedron;
  for (std::size_t f = 0; f < p.face_normal.size(); ++f) {
    rings.emplace_back();
    for (int k = p.face_first[f]; k < p.face_first[f + 1]; ++k)
      rings.back().push_back(size * p.vertex[p.face_vertex[k]]);
  }
  return rings;
}

TEST(BehindPlate, OfACubeOverACornerOfThePlateIsABox) {
  const Prototype cube = box_shape({1, 1, 1});
  const Placed body = placed(cube, {0.3, 0.4, 0.9}, {}, root(3));
  const Plates plate({rectangle(-3, -3, 1, 1)});
  const OverlapRegion r = plate.region(body);
  EXPECT_NEAR(r.volume, 1.7 * 1.6 * 0.1, 1e-12);
  EXPECT_NEAR(r.even.force.z, -1.7 * 1.6, 1e-12);
  EXPECT_NEAR(r.even.force.x, -1.6 * 0.1, 1e-12);  // what is pressed apart goes over the rim
  EXPECT_NEAR(r.even.force.y, -1.7 * 0.1, 1e-12);
  const Real tr = 12 / square(1.7) + 12 / square(1.6) + 12 / square(0.1);
  EXPECT_NEAR(r.thickness, 1 / tr, 1e-12);
  EXPECT_NEAR(plate.behind(body).depth, 0.1, 1e-12);
  EXPECT_TRUE(plate.behind(body).may_hold_some());
  EXPECT_NEAR(plate.region(body, 0, -1).volume, 1.7 * 1.6 * 1.9, 1e-12);
}

TEST(BehindPlate, OfABodyBesideItIsNothing) {
  const Prototype cube = box_shape({1, 1, 1});
  const Placed body = placed(cube, {3, 0, 0.5}, {}, root(3));
  const Plates plate({rectangle(-1, -1, 1, 1)});
  EXPECT_EQ(plate.region(body).volume, 0);
  EXPECT_FALSE(plate.behind(body).may_hold_some());
}

TEST(BehindPlate, OfAFlushCubeCountsItsFacesOnce) {
  const Prototype cube = box_shape({1, 1, 1});
  const Placed body = placed(cube, {0, 0, 0.9}, {}, root(3));
  const OverlapRegion r = Plates({rectangle(-1, -1, 5, 1)}).region(body);
  EXPECT_NEAR(r.volume, 0.4, 1e-12);
  EXPECT_NEAR(length(r.even.force - Vec3{0, 0, -4}), 0, 1e-12);
}

void expect_same(const OverlapRegion& a, const OverlapRegion& b, const std::string& name) {
  EXPECT_NEAR(a.volume, b.volume, 1e-12) << name;
  EXPECT_NEAR(a.thickness, b.thickness, 1e-11) << name;
  EXPECT_LT(length(a.even.force - b.even.force), 1e-11) << name;
  EXPECT_LT(length(a.even.moment - b.even.moment), 1e-11) << name;
  EXPECT_LT(length(a.spread.force - b.spread.force), 1e-11) << name;
  EXPECT_LT(length(a.spread.moment - b.spread.moment), 1e-11) << name;
}

TEST(BehindPlate, OfAWidePlateIsWhatLiesBehindAPlane) {
  Random random(1);
  const Plates plate({rectangle(-2, -3, 4, 3)});
  for (const Prototype& shape : library_parts()) {
    const Placed body = placed(shape, {0.3, -0.2, 0.4}, random.rotation());
    expect_same(plate.region(body), region_beyond(Posed(body, body.center), -up, 0.4), shape.name);
  }
}

TEST(BehindPlate, PartsOfAFloorAreTheFloor) {
  Random random(2);
  const Plates whole({rectangle(-2, -2, 2, 2)});
  const Plates parts(
      {rectangle(-2, -2, 0.2, 2), rectangle(0.2, -2, 2, -0.1), rectangle(0.2, -0.1, 2, 2)});
  for (const Prototype& shape : library_parts()) {
    const Placed body = placed(shape, {0.1, -0.2, 0.3}, random.rotation());
    expect_same(parts.region(body), whole.region(body), shape.name);
  }
}

// The plates of a convex body share out what two bodies have in common.
TEST(BehindPlate, SharesOfASolidAddUp) {
  Random random(4);
  const Prototype cube = box_shape({1, 1, 1});
  const Plates faces(faces_of(cube, root(3)));
  const Placed solid = placed(cube, {}, {}, root(3));
  int cut = 0;
  for (const Prototype& shape : library_parts())
    for (const Vec3& at : {Vec3{1, 1, 1}, {1.3, 0.9, 1.1}, {1.2, 1.2, 0}}) {
      const Placed body = placed(shape, 1.25 * at, random.rotation());
      PlaneMemory memory;
      const CommonPlane plane = common_plane(solid, body, memory);
      if (!(plane.gap < -0.01)) continue;
      const Real both =
          overlap_region(Posed(solid, {}), Posed(body, {}), plane.normal, plane.on_a).volume;
      Real sum = 0;
      int shares = 0;
      for (int w = 0; w < 6; ++w) {
        const Real share = faces.region(body, w).volume;
        sum += share;
        shares += share > 1e-9 ? 1 : 0;
      }
      EXPECT_NEAR(sum, both, 1e-10) << shape.name;
      cut += shares > 1 ? 1 : 0;
    }
  EXPECT_GT(cut, 10);
}

Real energy(const OverlapRegion& r) { return std::sqrt(r.volume) * std::pow(r.thickness, 0.75); }

// On a face, over rims, and at an edge with a plate that falls and one that rises.
TEST(BehindPlate, ForceIsTheGradientOfTheEnergy) {
  const Plates plates({rectangle(-1, -0.8, 0.2, 0.3),
                       {{0.2, -0.8, 0}, {0.2, 0.3, 0}, {0.7, 0.3, -1}, {0.7, -0.8, -1}},
                       {{-1, -0.8, 0}, {-1, 0.3, 0}, {-2, 0.3, 0.7}, {-2, -0.8, 0.7}}});
  Random random(3);
  const Real h = 1e-6;
  const auto w = [&](const Placed& body) { return energy(plates.region(body, 0)); };
  for (const Prototype& shape : library_parts())
    for (const Real x : {-1.2, -0.5, 0.1}) {
      const Placed body = placed(shape, {x, 0.2, 0.2}, random.rotation());
      const OverlapRegion r = plates.region(body, 0);
      if (!(r.volume > 1e-4)) continue;
      const Real of_volume = -0.25 * energy(r) / r.volume,
                 of_thickness = 0.75 * energy(r) / (r.thickness * r.volume);
      // On the wall; the body gets the opposite, which is minus the gradient.
      const Vec3 force = of_volume * r.even.force + of_thickness * r.spread.force;
      const Vec3 moment = of_volume * r.even.moment + of_thickness * r.spread.moment;
      for (int axis = 0; axis < 3; ++axis) {
        Vec3 step;
        step[axis] = h;
        Placed there = body, back = body;
        there.center += step;
        back.center -= step;
        const Real near = 1e-5 * length(force) + 1e-9;
        EXPECT_NEAR((w(there) - w(back)) / (2 * h), force[axis], near) << shape.name;
        there.center = back.center = body.center;
        there.turn = normalized(rotation_by(step) * body.turn);
        back.turn = normalized(rotation_by(-step) * body.turn);
        EXPECT_NEAR((w(there) - w(back)) / (2 * h), moment[axis], near) << shape.name;
      }
    }
}

}  // namespace
}  // namespace clast::test
