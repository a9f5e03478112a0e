// A patch whose force is the gradient of an energy of the overlap region.
//
// A law knows spheres. The region acts like the contact of two spheres whose overlap would be as
// large and as thick: with s the thickness and V the volume (contact/overlap_region.hpp)
//   depth d = sqrt(18 s),   R* = V / (pi d^2).
// For blunt bodies under Hertz's law that gives a sphere exactly, a cone within 8 % and a flat
// punch within 28 % of what elasticity says; a face has F ~ d, an edge F ~ d^1.5, a corner F ~ d^2,
// and the size of a face counts as the root of its area.
#pragma once

#include "contact/overlap_region.hpp"
#include "contact/patch.hpp"
#include "law/law_traits.hpp"
#include "law/volume.hpp"

namespace clast {

// The energy w of a region, its derivatives by V and by s, and the extent of the law.
struct RegionEnergy {
  Real energy, by_volume, by_thickness, extent;
};

template <class Law>
CLAST_HD RegionEnergy region_energy(const typename Law::Parameters& p, [[maybe_unused]] Real radius,
                                    Real volume, Real thickness) {
  const Real depth = root(18 * thickness);
  if constexpr (by_volume<Law>) {
    return {Law::overlap_energy(p, radius, volume), Law::pressure(p, radius, volume), 0, depth};
  } else {
    const Real curvature = pi * square(depth) / volume;
    const Real extent = Law::extent(p, 1 / curvature, depth);
    const Real energy = Law::energy(p, curvature, extent);
    const Real of_radius = Law::energy_by_radius * energy;
    return {energy, of_radius / volume,
            (0.5 * depth * Law::force(p, curvature, extent) - of_radius) / thickness, extent};
  }
}

// `radius` is that of the bodies together; positions in the region are from the centre of A. An
// empty region makes an empty patch. No branches.
template <class Law>
CLAST_HD Patch region_patch(const typename Law::Parameters& p, Real radius,
                            const OverlapRegion& region, Real depth, const Vec3& center_a) {
  const bool there = region.volume > 0;
  const Real volume = there ? region.volume : 1, thickness = there ? region.thickness : 1;
  const RegionEnergy w = region_energy<Law>(p, radius, volume, thickness);
  const Real spread = w.by_thickness / volume, even = w.by_volume - spread * thickness;
  const Vec3 force = even * region.even.force + spread * region.spread.force;
  const Real squared = squared_length(force), size = root(squared);
  const bool acts = there && size > 0 && w.energy > 0;
  const Real present = acts ? 1 : 0;
  const Vec3 moment =
      even * region.even.moment + spread * region.spread.moment - cross(region.mean, force);
  Patch patch;
  patch.normal = (present / (acts ? size : 1)) * force;
  patch.count = acts ? 1 : 0;
  patch.depth = present * depth;
  patch.slope = present;
  patch.center = center_a + region.mean + (present / (acts ? squared : 1)) * cross(force, moment);
  patch.force = present * size;
  patch.energy = present * w.energy;
  // What the dashpot goes by, see region_dashpot.
  patch.stiffness = present * 0.5 * squared / (acts ? w.energy : 1);
  patch.shear_stiffness = present * Law::shear_stiffness(p, w.extent);
  patch.couple = dot(moment, patch.normal);
  return patch;
}

// The dashpot that gives the restitution asked for, whatever power of the depth the force follows:
// c = 2 b sqrt(k m*) with k = F^2 / (2 w); for a power q, k = (q + 1) / 2 F / d.
//
// At the first touch, which was a share t of the step ago, the force stands for the time from then
// to half a step ahead. The dashpot grows with the time to the power (q - 1) / 2: the integral is
// t + 1/2 for q = 1 and 2/3 (t + 1/2)^1.5 / t^0.5 for q = 2; powers between them are close to what
// lies between.
//
// First touch and last, together, still leave strongly damped faces too fast by a part that goes
// with (b dt)^2 k / m*. A mass larger by a quarter of (b dt)^2 k takes most of it away: with 18
// steps in an impact 0.1 is met within 0.9 % where it was missed by 1.8 %.
CLAST_HD Real region_dashpot(Real ratio, const Patch& patch, bool touched, Real v_n, Real mass,
                             Real dt) {
  const Real depth = larger(patch.depth, 1e-300), energy = larger(patch.energy, 1e-300);
  const Real t = depth / larger(-dt * v_n, depth), half_ahead = t + 0.5;
  const Real q = clamp(patch.force * depth / energy - 1, 1, 2);
  const Real later = (2.0 / 3) * half_ahead * root(half_ahead / t);
  const Real part = (2 - q) * half_ahead + (q - 1) * later;
  const Real fresh = patch.stiffness * square(part);
  return dashpot(ratio, patch.stiffness, touched ? patch.stiffness : fresh,
                 mass + 0.25 * square(ratio * dt) * patch.stiffness, dt);
}

// What of its force a region has in a step. Where bodies touch since the step before, or will have
// parted before the next, their force acts for a part of the step only. Inside a contact with F = k
// x leapfrog keeps m v^2 / 2 + w + F v dt / 2 from step to step, w the energy of the spring, v the
// speed of the way to or from the step that is nearer to the surface; outside it keeps m v^2 / 2.
// Both are equal if the force in between is F (1/2 + w / (F v dt)). With all of it an impact would
// gain or lose up to (omega dt)^2 / 4 of its energy, as it comes between two steps. Bodies that lie
// on each other have all of it. No branches.
CLAST_HD Real part_of_step(const Patch& patch, Real v_n, Real mass, Real dt) {
  const Real faster = larger(-v_n, v_n + dt * patch.force / mass);  // before it, or after it
  const Real work = larger(patch.force * dt * faster, 1e-300);
  return smaller(0.5 + patch.energy / work, 1);
}

// Spring and dashpot of a region. The dashpot acts all over it, so that rocking is damped like
// pressing: it moves the centre of pressure, at most to where a point would have to pull. No
// branches.
template <class Law>
CLAST_HD NormalPush push_of_region(const typename Law::Parameters& p, const Patch& patch,
                                   const OverlapRegion& region, const PatchMotion& motion,
                                   bool touched, Real mass, Real dt) {
  const bool present = patch.slope > 0;
  const Vec3 n = patch.normal;
  const Real v = dot(motion.velocity_at(patch.center), n);
  const Real damping = region_dashpot(p.region_damping, patch, touched, v, mass, dt);
  const Real part = part_of_step(patch, v, mass, dt), spring = part * patch.force;
  const Real brake = larger(-damping * v, -spring);
  const Real force = spring + brake;
  const Vec3 turning = cross(n, motion.spin_b - motion.spin_a);
  const Vec3 lean = tangential(region.covariance * turning, n);
  const Real lever = larger(region.covariance.trace() - dot(n, region.covariance * n), 0);
  const bool pushes = present && force > 0;
  const Vec3 wanted = (pushes ? -damping / (pushes ? force : 1) : 0) * lean;
  const Real far = squared_length(wanted);
  const Vec3 shift = (far > lever ? root(lever / far) : 1) * wanted;
  return {present ? force : 0,   patch.center + shift,
          present ? damping : 0, present ? -dt * force * dot(shift, turning) : 0,
          present ? lever : 0,   spring,
          part * patch.couple};
}

}  // namespace clast
