#include "shape/compound.hpp"

#include "shape/mass.hpp"
#include "shape/union_mass.hpp"

namespace clast {
namespace {

// At least how far the part reaches from a point: exact but for round cores aside from it.
Real farthest_from(const Vec3& point, const Part& part) {
  const Vec3& axes = part.shape.half_axes;
  const Real core = larger(axes.x, larger(axes.y, axes.z));
  Real farthest = core > 0 ? length(part.center - point) + part.size * core : 0;
  if (!(core > 0))
    for (const Vec3& v : part.shape.polyhedron.vertex)
      farthest = larger(farthest, length(part.center + rotate(part.turn, part.size * v) - point));
  return farthest + part.size * part.shape.dilation;
}

}  // namespace

Assembly compound_of(std::string name, const std::vector<PlacedShape>& shapes) {
  std::vector<Part> given;
  for (const PlacedShape& s : shapes)
    given.push_back({s.shape, s.position + rotate(s.turn, s.shape.centroid), s.turn * s.shape.axes,
                     s.shape.radius});
  const MassProperties whole = union_mass(given);
  const PrincipalFrame frame = principal_frame(whole.second);
  Assembly out;
  out.name = std::move(name);
  out.centroid = whole.centroid;
  out.axes = frame.axes;
  out.radius = 0;
  for (const Part& part : given)
    out.radius = larger(out.radius, farthest_from(whole.centroid, part));
  out.volume = whole.volume / cube(out.radius);
  out.inertia = (1 / (whole.volume * square(out.radius))) * frame.inertia();
  for (const Part& part : given)
    out.parts.push_back({part.shape,
                         (1 / out.radius) * unrotate(out.axes, part.center - whole.centroid),
                         conjugate(out.axes) * part.turn, part.size / out.radius});
  return out;
}

}  // namespace clast
