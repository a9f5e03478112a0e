#include "move/time_step.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace clast {
namespace {

Real largest_face(const Polyhedron& p) {
  int most = 0;
  for (std::size_t f = 0; f + 1 < p.face_first.size(); ++f)
    most = std::max(most, p.face_first[f + 1] - p.face_first[f]);
  return most;
}

// How many springs act where the shape lies on its largest face, or on its side
// (contact/flat_links.hpp, contact/dilated_on_walls.hpp); 0: no more than one.
Real springs_of_face(const Prototype& shape, bool flat) {
  if (shape.core == CoreKind::segment) return 2;
  if (shape.core == CoreKind::disc) return 4;
  if (shape.core != CoreKind::plate && shape.core != CoreKind::rounded) return 0;
  return flat ? 2 : largest_face(shape.polyhedron);
}

// Faces on each other have the springs of both, and push through the centres.
Real springs_at_once(const Assembly& shape, bool flat) {
  Real most = 0;
  for (const Part& part : shape.parts) most = larger(most, springs_of_face(part.shape, flat));
  return 2 * most;
}

}  // namespace

Real lightness(const Assembly& shape) {
  const Real part = shape.volume / (4.0 / 3.0 * pi);
  if (shape.is_sphere()) return part;
  const Real least = smaller(shape.inertia.x, smaller(shape.inertia.y, shape.inertia.z));
  return part / larger(1 + 0.5 / least, springs_at_once(shape, false));
}

Real lightness_by_curvature(const Assembly& shape) {
  Real roundest = 1;  // as a part of the bounding radius
  for (const Part& part : shape.parts) {
    if (part.shape.core != CoreKind::ellipsoid) continue;
    const Vec3& a = part.shape.half_axes;
    const Real low = smaller(a.x, smaller(a.y, a.z)), high = larger(a.x, larger(a.y, a.z));
    roundest = larger(roundest, part.size * (square(high) / low + part.shape.dilation));
  }
  return lightness(shape) / root(roundest);
}

bool has_faces(const Assembly& shape) {
  return std::any_of(shape.parts.begin(), shape.parts.end(),
                     [](const Part& part) { return part.shape.core == CoreKind::polyhedron; });
}

Real flat_lightness(const Assembly& shape) {
  const Real part = shape.volume / pi;
  if (shape.is_sphere()) return part;
  return part / larger(1 + 0.5 / shape.inertia.y, springs_at_once(shape, true));
}

std::string thickness_text(Real half_thickness) {
  return half_thickness == 1 ? "the radius" : "half the thickness";
}

TimeStepChoice choose_time_step(const LawEntry& law, const std::vector<Material>& materials,
                                const std::vector<SmallestGrain>& grains, Real fastest,
                                Real safety) {
  StepLimit limit;
  for (const SmallestGrain& grain : grains) {
    const StepQuestion question{materials, grain, fastest};
    law.limit_step(question, limit);
    // Who moves farther may pass through others, and through walls, without ever touching them.
    if (fastest > 0)
      limit.lower_to(
          farthest_per_step * grain.half_thickness * grain.radius / fastest,
          fmt::format("{:g} of {} of {} at {:.3g} m/s", farthest_per_step,
                      thickness_text(grain.half_thickness), question.grain_text(), fastest));
  }
  if (safety != 1) limit.reason += fmt::format(", times time.safety {:g}", safety);
  return {limit.dt * safety, limit.reason};
}

}  // namespace clast
