#include "shape/polygons.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "base/error.hpp"

namespace clast {
namespace {

Real area(const Prototype& p) { return p.volume * square(p.radius); }
Real moment(const Prototype& p) { return p.inertia.y * square(p.radius); }

TEST(Polygons, AreaAndInertiaOfClosedForms) {
  const Prototype square_shape = flat_prototype("square", polygon_of_name("square"));
  EXPECT_NEAR(area(square_shape), 1, 1e-14);
  EXPECT_NEAR(moment(square_shape), 1.0 / 6, 1e-14);
  EXPECT_NEAR(square_shape.radius, std::sqrt(0.5), 1e-14);
  const Prototype triangle = flat_prototype("triangle", polygon_of_name("triangle"));
  EXPECT_NEAR(area(triangle), std::sqrt(3) / 4, 1e-14);
  EXPECT_NEAR(moment(triangle), 1.0 / 12, 1e-14);
  const Prototype hexagon = flat_prototype("hexagon", polygon_of_name("hexagon"));
  EXPECT_NEAR(area(hexagon), 1.5 * std::sqrt(3), 1e-14);
  EXPECT_NEAR(moment(hexagon), 5.0 / 12, 1e-14);
  const Prototype bar = flat_prototype("bar", polygon_of_name("bar"));
  EXPECT_NEAR(area(bar), 4, 1e-14);
  EXPECT_NEAR(moment(bar), 17.0 / 12, 1e-14);
  // A right triangle: (a^2 + b^2) / 18 about its centroid at a third of its legs.
  const Prototype wedge = flat_prototype("wedge", polygon_of_name("wedge"));
  EXPECT_NEAR(area(wedge), 0.375, 1e-14);
  EXPECT_NEAR(moment(wedge), (1 + 0.5625) / 18, 1e-14);
  EXPECT_NEAR(length(wedge.centroid - Vec3{1.0 / 3, 0, 0.25}), 0, 1e-14);
}

TEST(Polygons, StandAsGivenInThePlaneExactly) {
  for (const std::string& name : polygon_names()) {
    const std::vector<Corner> corners = polygon_of_name(name);
    const Prototype p = flat_prototype(name, corners);
    EXPECT_EQ(p.axes, Quat());
    EXPECT_EQ(p.polyhedron.vertex.size(), corners.size()) << name;
    Real farthest = 0;
    for (const Vec3& v : p.polyhedron.vertex) {
      EXPECT_EQ(v.y, 0) << name;
      farthest = std::max(farthest, length(v));
      const Vec3 given = p.centroid + p.radius * v;
      bool found = false;
      for (const Corner& c : corners) found |= length(given - Vec3{c[0], 0, c[1]}) < 1e-14;
      EXPECT_TRUE(found) << name;
    }
    EXPECT_NEAR(farthest, 1, 1e-15) << name;
    EXPECT_GT(p.inertia.x, 0) << name;
    EXPECT_GT(p.inertia.z, 0) << name;
  }
}

TEST(Polygons, EitherDirectionAndCornersThatDoNotBend) {
  const std::vector<Corner> left = {{0, 0}, {1, 0}, {2, 0}, {2, 0}, {2, 1}, {0, 1}, {0, 0}};
  const std::vector<Corner> right(left.rbegin(), left.rend());
  for (const auto& corners : {left, right}) {
    const Prototype p = flat_prototype("rectangle", corners);
    EXPECT_EQ(p.polyhedron.vertex.size(), 4u);
    EXPECT_NEAR(area(p), 2, 1e-14);
    EXPECT_NEAR(moment(p), 5.0 / 12, 1e-14);
  }
}

std::string refusal(const std::vector<Corner>& corners) {
  try {
    flat_prototype("bad", corners);
  } catch (const Error& e) {
    return e.what();
  }
  return "";
}

TEST(Polygons, WhatIsNotConvexIsRefused) {
  EXPECT_NE(
      refusal({{0, 0}, {2, 0}, {2, 2}, {1, 0.5}, {0, 2}}).find("not convex at the corner [1, 0.5]"),
      std::string::npos);
  std::vector<Corner> star;
  for (int i = 0; i < 5; ++i) star.push_back({std::cos(0.8 * pi * i), std::sin(0.8 * pi * i)});
  EXPECT_NE(refusal(star).find("cross"), std::string::npos);
  EXPECT_NE(refusal({{0, 0}, {1, 1}, {2, 2}}).find("on a line"), std::string::npos);
  EXPECT_NE(refusal({{0, 0}, {1, 1}}).find("3 to 64"), std::string::npos);
  EXPECT_NE(refusal(std::vector<Corner>(65, Corner{0, 0})).find("3 to 64"), std::string::npos);
  EXPECT_NE(
      refusal({{0, 0}, {1, 0}, {std::numeric_limits<Real>::quiet_NaN(), 1}}).find("not a number"),
      std::string::npos);
  EXPECT_THROW(polygon_of_name("cube"), Error);
}

}  // namespace
}  // namespace clast
