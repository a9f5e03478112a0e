// Forces of contacts with springs of their own at each point, along the normal and across it
// (BLOKS3D 3.3.3, Eqs. 4 to 10).
//
// Across the normal each point has the force of Eq. 6: that of the last step, turned with the
// plane, and what the motion at the point adds; at most tan(phi) times the normal force of this
// point.
//
// The paper does not say how points are found again in the next step. Here a point goes on from the
// old one that is nearest to it, if it also is the nearest to that one; old ones are taken to where
// the mean motion of the two bodies brings them. So a corner that slides keeps its spring. Where a
// corner leaves the face of the other body and two crossings of edges take its place, the nearer
// one keeps the spring and the other begins without force. What no point goes on from is let go;
// the ledger counts it as friction.
#pragma once

#include "contact/patch.hpp"

namespace clast {

// The points of a contact at the end of a step, and the springs it had at the start.
struct PointMatch {
  const ZonePoint* points;
  int count;
  const PointSprings& past;
  const PatchMotion& motion;
  Real dt;

  // The old point that new point i goes on from, or -1.
  CLAST_HD int origin_of(int i) const {
    const int j = nearest_of_past(points[i].position);
    return j >= 0 && nearest_of_now(moved(j)) == i ? j : -1;
  }

 private:
  CLAST_HD Vec3 moved(int j) const {
    const Vec3 offset = past.point[j].offset, at = motion.center_a + offset;
    return at + dt * (cross(motion.spin_a, offset) + 0.5 * motion.velocity_at(at));
  }
  CLAST_HD int nearest_of_past(const Vec3& position) const {
    int nearest = -1;
    Real least = 1e300;
    for (int j = 0; j < past.count; ++j) {
      const Real distance = squared_length(moved(j) - position);
      nearest = distance < least ? j : nearest;
      least = smaller(distance, least);
    }
    return nearest;
  }
  CLAST_HD int nearest_of_now(const Vec3& position) const {
    int nearest = -1;
    Real least = 1e300;
    for (int i = 0; i < count; ++i) {
      const Real distance = squared_length(points[i].position - position);
      nearest = distance < least ? i : nearest;
      least = smaller(distance, least);
    }
    return nearest;
  }
};

// What act_on_patch is for one spring. An empty patch lets go.
template <class Law, int Most>
CLAST_HD void act_at_points(const ContactView& contacts, int k, const typename Law::Parameters& p,
                            const Patch& patch, const ZonePoint (&points)[Most],
                            const PatchMotion& motion, Real radius, Real mass, Real dt) {
  PatchState state(contacts, k);
  const PointSprings past = contacts.points[k];
  const PointMatch match{points, patch.count, past, motion, dt};
  const Vec3 n = patch.normal;
  const Real damping =
      patch.count == 0
          ? 0
          : dashpot_of_patch<Law>(p, patch, state.extent > 0,
                                  dot(motion.velocity_at(patch.center), n), radius, mass, dt) /
                patch.count;
  const Real stiffness = patch.count == 0 ? 0 : patch.shear_stiffness / patch.count;
  const Real past_stiffness = past.count == 0 ? 0 : state.spring.shear_stiffness / past.count;
  const Real mean_spin = 0.5 * dot(motion.spin_a + motion.spin_b, n);
  const Real v_center = dot(motion.velocity_at(patch.center), n);
  PointSprings now;
  now.count = patch.count;
  PatchPull pull;
  for (int i = 0; i < patch.count; ++i) {
    const Vec3 at = points[i].position, v = motion.velocity_at(at);
    const Real v_n = dot(v, n);
    const Real elastic = points[i].share * patch.force;
    const Real brake = larger(capped_brake<Law>(p, -damping * v_n, elastic), -elastic);
    const int origin = match.origin_of(i);
    const SpringChange spring(stiffness, origin < 0 ? 0 : past_stiffness);
    const Vec3 held = origin < 0 ? Vec3() : past.point[origin].shear;
    const Vec3 v_t = v - v_n * n;
    const ShearPull s =
        shear_pull<Law>(p, spring.trial(held, n, mean_spin, v_t, dt),
                        p.friction * (elastic + brake), damping * p.shear_damping, v_t);
    const Vec3 force = (elastic + brake) * n + s.total;
    now.point[i] = {at - motion.center_a, s.spring};
    pull.shear += s.spring;
    pull.force += force;
    pull.torque_a -= cross(at - motion.center_a, force);
    pull.torque_b += cross(at - motion.center_b, force);
    pull.normal += elastic + brake;
    pull.rocked -= dt * brake * (v_n - v_center);
  }
  pull.spring = patch.force;
  pull.stored = now.energy(patch.shear_stiffness) - past.energy(state.spring.shear_stiffness);
  state.take(patch, pull, motion, p.friction, dt);
  state.keep(contacts, k);
  contacts.points[k] = now;
}

// Forces of a contact at points, under any law.
template <class Law, int Most>
CLAST_HD void push_at_points(const ContactView& contacts, int k, const typename Law::Parameters& p,
                             const Patch& patch, const ZonePoint (&points)[Most],
                             const PatchMotion& motion, Real radius, Real mass, Real dt) {
  if constexpr (one_spring_per_point<Law>) {
    act_at_points<Law>(contacts, k, p, patch, points, motion, radius, mass, dt);
  } else {
    const bool touched = contacts.extent[k] > 0;
    const NormalPush push =
        push_of_points<Law>(p, patch, points, motion, touched, radius, mass, dt);
    act_on_patch<Law>(contacts, k, p, patch, push, motion, dt);
  }
}

}  // namespace clast
