#include "scene/insert_turns.hpp"

#include "shape/mass.hpp"

namespace clast::scene {

namespace {

// The rotation that takes the unit vector a to the unit vector b.
Quat from_to(const Vec3& a, const Vec3& b) {
  const Real c = dot(a, b);
  if (c < -1 + 1e-12) {  // half a turn about anything across
    Vec3 u, v;
    complete_frame(a, u, v);
    return {0, u.x, u.y, u.z};
  }
  const Vec3 n = cross(a, b);
  return normalized(Quat{1 + c, n.x, n.y, n.z});
}

Vec3 longest_in_plane(const Assembly& plate) {
  const std::vector<Vec3>& corners = plate.parts.front().shape.polyhedron.vertex;
  if (corners.size() < 3)  // capsules and ellipses stand in their principal frame
    return plate.inertia.x > plate.inertia.z ? Vec3{0, 0, 1} : Vec3{1, 0, 0};
  const SymmetricTensor second = plate_properties(corners).second;
  const PrincipalFrame frame = principal_frame(second);
  int longest = 0;
  for (int k = 1; k < 3; ++k)
    if (frame.second[k] > frame.second[longest]) longest = k;
  Vec3 own;
  own[longest] = 1;
  const Vec3 axis = rotate(frame.axes, own);
  return normalized(Vec3{axis.x, 0, axis.z});
}

}  // namespace

Vec3 longest_axis(const Assembly& shape, bool flat) {
  if (flat) return longest_in_plane(shape);
  int least = 0;
  for (int k = 1; k < 3; ++k)
    if (shape.inertia[k] < shape.inertia[least]) least = k;
  Vec3 axis;
  axis[least] = 1;
  return axis;
}

Turns::Turns(const Scene& scene, const Insert& insert)
    : scene_(scene), insert_(insert), freedom_(Freedom::all) {
  using Orientation = Insert::Orientation;
  const bool fixed = insert.turn.given || (insert.at.given && !insert.orientation.given);
  if (fixed || *insert.orientation == Orientation::same) freedom_ = Freedom::none;
  if (*insert.orientation == Orientation::axis && !fixed) {
    // In two dimensions bodies turn about y only, and their axis stays where it is.
    freedom_ = insert.flat ? Freedom::none : Freedom::about_axis;
    axis_ = normalized(*insert.axis);
  }
}

Quat Turns::as_given(int shape) const {
  const Quat stands = scene_.shapes[shape].axes;
  if (!insert_.turn.given) return stands;
  return normalized(rotation_by(*insert_.turn->angle * normalized(*insert_.turn->axis)) * stands);
}

// Either end of a body may point forward.
Quat Turns::along_axis(int shape, Random& random) const {
  const Vec3 own = shape == 0 ? Vec3{0, 0, 1} : longest_axis(scene_.shapes[shape], insert_.flat);
  const bool backward = random.uniform() < 0.5;
  const Vec3 ahead = backward ? -axis_ : axis_;
  if (!insert_.flat)
    return normalized(rotation_by(random.uniform(-pi, pi) * axis_) * from_to(own, ahead));
  const Real sine = cross(own, ahead).y, cosine = dot(own, ahead);
  if (cosine < -1 + 1e-12) return {0, 0, 1, 0};
  return normalized(Quat{1 + cosine, 0, sine, 0});
}

Quat Turns::draw(int shape, Random& random) const {
  if (*insert_.orientation == Insert::Orientation::axis && squared_length(axis_) > 0)
    return along_axis(shape, random);
  if (freedom_ == Freedom::none) return as_given(shape);
  return insert_.flat ? rotation_by({0, random.uniform(-pi, pi), 0}) : random.rotation();
}

}  // namespace clast::scene
