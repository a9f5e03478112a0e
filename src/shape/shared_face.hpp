// Faces of two polyhedra that lie flat on each other, and plane polygons as sections.
#pragma once

#include <optional>
#include <vector>

#include "shape/polyhedron.hpp"

namespace clast {

// The part that two faces have in common, half-way between them.
struct SharedFace {
  Vec3 normal;             // unit, from A to B
  std::vector<Vec3> ring;  // counter-clockwise about the normal
};

// Faces that are parallel to within one degree, and nowhere farther apart than `within` where they
// lie over each other; the largest such part, if there is any. Of dilated polyhedra these are the
// cores, and `skin` is the sum of both dilations.
std::optional<SharedFace> shared_face(const Placed& a, const Placed& b, Real skin, Real within);

// Area and second moments of a plane polygon.
struct PolygonMeasures {
  Real area = 0;
  Vec3 centroid;
  Vec3 side;                      // unit, in the plane: the principal axis s; t is normal x side
  Real about_s = 0, about_t = 0;  // integrals of t^2 and of s^2
};
PolygonMeasures measures_of(const std::vector<Vec3>& ring, const Vec3& normal);

}  // namespace clast
