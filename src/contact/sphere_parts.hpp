// Contacts of spheres that are parts of bodies: the law of spheres, with the motion and the mass of
// the bodies that carry them. Torques are about the centres of these bodies.
#pragma once

#include "contact/polyhedra.hpp"
#include "contact/sphere_on_wall.hpp"

namespace clast {

// The velocity of a sphere that is carried at `shift` from the centre of its body, in the middle of
// the step, when the arm had turned half of its way: that of the end would book work that was not
// done.
CLAST_HD Vec3 carried_velocity(const Vec3& velocity, const Vec3& spin, const Vec3& shift, Real dt) {
  return velocity + cross(spin, shift - (0.5 * dt) * cross(spin, shift));
}

// How much more a body gives way along n to a push on a sphere at `shift` than to one through its
// centre. Exactly zero for a sphere that is its own body: it does not care for the parts of others.
CLAST_HD Real giving_way(const TurningMass& body, const Vec3& shift, const Vec3& n) {
  const Vec3 lever = unrotate(body.orientation, cross(shift, n));
  return dot(lever, quotient(lever, body.moments)) / (body.mass * square(body.radius));
}

// Velocities are those of the centres of the spheres.
struct PartMotion : PairMotion {
  Vec3 shift_a, shift_b;  // from the centres of the bodies to those of the spheres
  Vec3 of_bodies;         // velocity of the centre of body B relative to that of body A

  CLAST_HD Vec3 torque_a(const Vec3& twist, const Vec3& force) const {
    return PairMotion::torque_a(twist, force) - cross(shift_a, force);
  }
  CLAST_HD Vec3 torque_b(const Vec3& twist, const Vec3& force) const {
    return PairMotion::torque_b(twist, force) + cross(shift_b, force);
  }
  CLAST_HD Real power(const Vec3& force, const Vec3& torque_a, const Vec3& torque_b) const {
    return dot(force, of_bodies) + dot(torque_a, spin_a) + dot(torque_b, spin_b);
  }
};

// Reports how far the overlap is beyond what the guard allows.
template <class Law, bool Rolling>
struct SpherePartOnSpherePart {
  UnitView units;
  Carriers carriers;
  ContactView contacts;
  PairTable<Law> table;
  Real overlap_limit;
  Real dt;
  Cell cell;

  struct Lane {
    Vec3 between;  // from the centre of sphere A to that of B
    Real radius_a, radius_b;
    Vec3 shift_a, shift_b;  // from the centres of the bodies to those of the spheres
    Vec3 velocity_a, velocity_b, spin_a, spin_b;  // of the bodies
    TurningMass a, b;
    typename Law::Parameters p;
    PairState<Law, Rolling> state;
  };

  CLAST_HD Lane read(int k) const {
    const int a = contacts.first[k], b = contacts.second[k];
    const int body_a = carriers.of(a), body_b = carriers.of(b);
    const Vec3 at_a = units.position[a], at_b = units.position[b];
    const auto sight = cell.sight(at_a, at_b);
    return {sight.position(at_b) - at_a,
            units.radius[a],
            units.radius[b],
            at_a - carriers.position[body_a],
            at_b - carriers.position[body_b],
            carriers.velocity[body_a],
            sight.velocity(carriers.velocity[body_b]),
            carriers.spin[body_a],
            carriers.spin[body_b],
            carriers.mass(body_a),
            carriers.mass(body_b),
            table.of(units.material[a], units.material[b]),
            PairState<Law, Rolling>(contacts, k)};
  }

  CLAST_HD void work(Lane& lane) const {
    const Real ra = lane.radius_a, rb = lane.radius_b;
    const Real distance = length(lane.between);
    const Real inverse_distance = distance > 0 ? 1 / distance : 0;
    const Vec3 n = distance > 0 ? inverse_distance * lane.between : Vec3{0, 0, 1};
    const Real overlap = ra + rb - distance;
    const Real ma = lane.a.mass, mb = lane.b.mass, mass = ma * mb / (ma + mb);
    const Real giving = giving_way(lane.a, lane.shift_a, n) + giving_way(lane.b, lane.shift_b, n);
    const PartMotion motion{{carried_velocity(lane.velocity_b, lane.spin_b, lane.shift_b, dt) -
                                 carried_velocity(lane.velocity_a, lane.spin_a, lane.shift_a, dt),
                             lane.spin_a, lane.spin_b, ra - 0.5 * overlap, rb - 0.5 * overlap},
                            lane.shift_a,
                            lane.shift_b,
                            lane.velocity_b - lane.velocity_a};
    const Real grown = 0.25 * dt * dot(motion.velocity, n);
    const ContactPoint at{n,
                          overlap,
                          motion.velocity_at_contact(n, grown, grown),
                          0.5 * dot(motion.spin_a + motion.spin_b, n),
                          ra * rb / (ra + rb),
                          (ra + rb) / (ra * rb),
                          mass / (1 + mass * giving),
                          motion.approach(n, inverse_distance, dt)};
    act(lane.state, lane.p, at, motion, dt);
  }

  CLAST_HD Real write(int k, const Lane& lane) const {
    lane.state.keep(contacts, k);
    const Real overlap = lane.radius_a + lane.radius_b - length(lane.between);
    return overlap - overlap_limit * smaller(lane.radius_a, lane.radius_b);
  }
  CLAST_HD Real operator()(int k) const { return in_stages(*this, k); }
};

template <class Law>
struct SpherePartOnWall {
  UnitView units;
  Carriers carriers;
  ContactView contacts;
  PairTable<Law> table;
  WallView walls;
  Real overlap_limit;
  Real dt;

  CLAST_HD Real operator()(int k) const {
    const int a = contacts.first[k], body = carriers.of(a);
    const Wall wall = walls.seen(units.position[a], contacts.second[k]);
    const Real r = units.radius[a], m = units.mass[a];
    const BallOnWalls ball = sphere_on_walls(units, contacts, walls, a);
    const BallContact d = ball.contact(k);
    const Vec3 n = d.direction;
    const Real overlap = d.acts ? r - d.distance : -r;
    const SurfaceFrame frame = walls.frame_seen(units.position[a], contacts.second[k]);
    const WallWork work(frame, units.position[a] + d.distance * n, n,
                        walls.cell.flow(units.position[a]), contacts, k);
    const Vec3 shift = units.position[a] - carriers.position[body];
    const Vec3 v = carriers.velocity[body], w = units.spin[a];
    const PartMotion motion{
        {work.velocity - carried_velocity(v, w, shift, dt), w, work.spin, d.distance, 0},
        shift,
        {},
        work.velocity - v};
    const Real approach = ball.approach(k, d, frame, motion.velocity - work.slide, dt);
    const ContactPoint at{n,
                          overlap,
                          motion.velocity_at_contact(n, -0.5 * approach, 0),
                          0.5 * dot(motion.spin_a + motion.spin_b, n),
                          r,
                          1 / r,
                          m / (1 + m * giving_way(carriers.mass(body), shift, n)),
                          approach};
    act<Law, true>(contacts, k, table.of(units.material[a], wall.material), at, motion, dt);
    work.book(contacts, k, dt);
    return overlap - overlap_limit * r;
  }
};

}  // namespace clast
