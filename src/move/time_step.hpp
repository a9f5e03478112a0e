// Which time step a run can take.
#pragma once

#include <string>
#include <vector>

#include "law/laws.hpp"
#include "shape/assembly.hpp"

namespace clast {

// A push on a corner also turns the body, so it meets less than the mass: m / (1 + r^2 / 2 I), with
// the least moment of inertia and a lever that is halfway to the worst. Dilated shapes with faces
// have a spring per corner: n springs at once are like one that meets m / n. As a part of the mass
// of the sphere around it.
Real lightness(const Assembly& shape);
// The same of a disc or polygon, as a part of the mass of the disc around it.
Real flat_lightness(const Assembly& shape);
// Whether it is a polyhedron, or one of its parts is.
bool has_faces(const Assembly& shape);

// The same part where Hertz's law goes by local curvatures: what a rounder contact is stiffer by
// counts as mass that it lacks. The stiffness goes with the root of R*, which is at most the
// largest radius of curvature.
Real lightness_by_curvature(const Assembly& shape);

struct TimeStepChoice {
  Real dt = 0;
  std::string reason;  // one line: which grain, which criterion
};

// Nothing may move farther in one step than this part of half the least thickness of a body, which
// of a sphere is its radius. A plate is thin, and touches a body that goes through it over twice
// that way. So two that meet at full speed touch for four steps before either could be through, and
// at the first of them each still has its middle on its own side.
constexpr Real farthest_per_step = 0.25;

// "the radius", or "half the thickness".
std::string thickness_text(Real half_thickness);

// What the law allows for the grains that decide (Law::limit_step), and what nobody passes through
// another with, times `safety`. `fastest` is the largest speed to expect of bodies, walls and
// streams.
TimeStepChoice choose_time_step(const LawEntry& law, const std::vector<Material>& materials,
                                const std::vector<SmallestGrain>& grains, Real fastest,
                                Real safety);

// Beyond this factor on the automatic step (safety 1) a run is unstable.
constexpr Real unstable_factor = 5;

}  // namespace clast
