// A patch of several links between two dilated bodies.
//
// Each link is a spring of the law at hand with the overlap of its two spheres, and the energies of
// all links add up. So the force is the gradient of a function of the two poses, whatever the
// number of links, and a contact that is shared by several walls acts like the one it is a part of.
#pragma once

#include "base/symmetric_matrix.hpp"
#include "contact/region_patch.hpp"

namespace clast {

// Sums over the links of a contact; positions and moments are from the centre of A.
struct LinkSum {
  Vec3 force, moment;  // on B
  Real energy = 0, shear_stiffness = 0, deepest = 0;
  Real springs = 0;        // how many links there are, by weight
  Real pressed = 0;        // sum of the forces of links
  Vec3 first;              // the same times their positions,
  SymmetricMatrix second;  // and times the products of these

  // Adds other links of a given weight.
  CLAST_HD void add(Real weight, const LinkSum& other) {
    force += weight * other.force;
    moment += weight * other.moment;
    energy += weight * other.energy;
    shear_stiffness += weight * other.shear_stiffness;
    deepest = larger(deepest, other.deepest);
    springs += weight * other.springs;
    pressed += weight * other.pressed;
    first += weight * other.first;
    second = second + weight * other.second;
  }
};

// A link of a given weight along the unit vector n, at x.
template <class Law>
CLAST_HD Real add_link(const typename Law::Parameters& p, Real radius, Real weight, Real overlap,
                       const Vec3& n, const Vec3& x, LinkSum& sum) {
  const Real extent = Law::extent(p, radius, overlap), curvature = 1 / radius;
  const Real force = weight * Law::force(p, curvature, extent);
  const Real energy = Law::energy(p, curvature, extent);
  sum.force += force * n;
  sum.moment += cross(x, force * n);
  sum.energy += weight * energy;
  sum.shear_stiffness += weight * Law::shear_stiffness(p, extent);
  sum.deepest = larger(sum.deepest, overlap);
  sum.springs += weight;
  sum.pressed += force;
  sum.first += force * x;
  sum.second.add(force, x);
  return energy;
}

// The patch, and how far its links are spread about where they press.
struct SpreadPatch {
  Patch patch;
  SymmetricMatrix spread;  // mean of (x - mean) (x - mean)^T
  Real springs = 0;
};

CLAST_HD SpreadPatch spread_patch(const LinkSum& sum, const Vec3& center_a) {
  SpreadPatch out;
  const Real size = length(sum.force);
  if (!(size > 0 && sum.energy > 0)) return out;
  const Vec3 mean = (1 / sum.pressed) * sum.first;
  const Vec3 moment = sum.moment - cross(mean, sum.force);
  Patch& patch = out.patch;
  patch.normal = (1 / size) * sum.force;
  patch.count = 1;
  patch.depth = sum.deepest;
  patch.slope = 1;
  patch.center = center_a + mean + (1 / square(size)) * cross(sum.force, moment);
  patch.force = size;
  patch.energy = sum.energy;
  patch.stiffness = 0.5 * square(size) / sum.energy;  // see region_dashpot
  patch.shear_stiffness = sum.shear_stiffness;
  patch.couple = dot(moment, patch.normal);
  out.spread = (1 / sum.pressed) * sum.second;
  out.spread.add(-1, mean);
  out.springs = sum.springs;
  return out;
}

// The dashpots act at every link, so that rocking is damped like pressing: they move the centre of
// pressure, at most to where a link would have to pull.
template <class Law>
CLAST_HD NormalPush push_of_spread(const typename Law::Parameters& p, const SpreadPatch& spread,
                                   const PatchMotion& motion, bool touched, Real mass, Real dt) {
  const Patch& patch = spread.patch;
  NormalPush push{patch.force, patch.center, 0, 0, 0, patch.force, patch.couple};
  if (patch.count == 0) return push;
  const Vec3 n = patch.normal;
  const Real v = dot(motion.velocity_at(patch.center), n);
  const Real ratio = p.region_damping > 0 ? p.region_damping : p.damping;
  push.damping = dashpot_of<Law>(p, spread.springs,
                                 region_dashpot(ratio, patch, touched, v, mass, dt), mass, dt);
  const Real brake = larger(capped_brake<Law>(p, -push.damping * v, patch.force), -patch.force);
  push.force += brake;
  const Vec3 turning = cross(n, motion.spin_b - motion.spin_a);
  const Vec3 lean = tangential(spread.spread * turning, n);
  push.lever = larger(spread.spread.trace() - dot(n, spread.spread * n), 0);
  if (!(push.force > 0)) return push;
  Vec3 shift = (-push.damping / push.force) * lean;
  const Real far = squared_length(shift);
  if (far > push.lever) shift = root(push.lever / far) * shift;
  push.center += shift;
  push.rocked = -dt * push.force * dot(shift, turning);
  return push;
}

}  // namespace clast
