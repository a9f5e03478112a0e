// Forces per body, summed in a fixed order, and the second half kick.
#pragma once

#include <cstdint>

#include "body/inertia.hpp"

namespace clast {

struct ForceSource {
  const std::int32_t* row;
  const Vec3* force;
  const Vec3* torque_a;
  const Vec3* torque_b;
  const std::int32_t* incoming_row;
  const std::int32_t* incoming;
};

// Adds up what acts on body i: partners by increasing id, then walls by number. The order depends
// on ids alone, so sums have the same bits wherever bodies are stored and whatever the pair list
// holds beyond the touching pairs.
template <class Inertia>
struct GatherAndKick {
  ForceSource pairs;
  ForceSource walls;
  Vec3* velocity;
  Vec3* spin;
  Vec3* acceleration;
  Vec3* angular_acceleration;
  Inertia inertia;
  Vec3 gravity;
  Real dt;

  CLAST_HD void operator()(int i) const {
    Vec3 force, torque;
    add(i, force, torque);
    kick(i, force, torque);
  }

  CLAST_HD void add(int i, Vec3& force, Vec3& torque) const {
    for (int e = pairs.incoming_row[i]; e < pairs.incoming_row[i + 1]; ++e) {
      const int k = pairs.incoming[e];
      force += pairs.force[k];
      torque += pairs.torque_b[k];
    }
    for (int k = pairs.row[i]; k < pairs.row[i + 1]; ++k) {
      force -= pairs.force[k];
      torque += pairs.torque_a[k];
    }
    for (int k = walls.row[i]; k < walls.row[i + 1]; ++k) {
      force -= walls.force[k];
      torque += walls.torque_a[k];
    }
  }

  CLAST_HD void kick(int i, const Vec3& force, const Vec3& torque) const {
    const Vec3 a = (1 / inertia.mass[i]) * force + gravity;
    const Vec3 turn = inertia.angular_acceleration(i, torque);
    acceleration[i] = a;
    angular_acceleration[i] = turn;
    velocity[i] += (0.5 * dt) * a;
    spin[i] += (0.5 * dt) * turn;
  }
};
template <class Inertia>
GatherAndKick(ForceSource, ForceSource, Vec3*, Vec3*, Vec3*, Vec3*, Inertia, Vec3, Real)
    -> GatherAndKick<Inertia>;

// The same for a body of parts: one part after the other. Torques on parts are about the centre of
// their body.
struct GatherPartsAndKick {
  GatherAndKick<ShapedInertia> gather;
  const std::int32_t* row;    // of numbers of parts, by body
  const std::int32_t* place;  // of parts, by number

  CLAST_HD void operator()(int b) const {
    Vec3 force, torque;
    for (int e = row[b]; e < row[b + 1]; ++e) gather.add(place[e], force, torque);
    gather.kick(b, force, torque);
  }
};

}  // namespace clast
