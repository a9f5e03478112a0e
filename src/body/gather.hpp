// Forces per body, summed in a fixed order, and the second half kick.
#pragma once

#include <cstdint>

#include "body/inertia.hpp"

namespace clast {

// Forces and torques of an interaction, in rows per unit. Where units are also named by the entries
// of others, those are incoming; null: they are not. Nothing acts where `row` is null.
struct ForceSource {
  const std::int32_t* row;
  const Vec3* force;  // on the second
  const Vec3* torque_a;
  const Vec3* torque_b;
  const std::int32_t* incoming_row;
  const std::int32_t* incoming;

  CLAST_HD void add(int i, Vec3& total_force, Vec3& total_torque) const {
    if (incoming_row != nullptr)
      for (int e = incoming_row[i]; e < incoming_row[i + 1]; ++e) {
        const int k = incoming[e];
        total_force += force[k];
        total_torque += torque_b[k];
      }
    if (row == nullptr) return;
    for (int e = row[i]; e < row[i + 1]; ++e) {
      total_force -= force[e];
      total_torque += torque_a[e];
    }
  }
};

// Adds up what acts on body i: one interaction after the other, and of each partners by increasing
// id, or walls by number. The order depends on ids alone, so sums have the same bits wherever
// bodies are stored and whatever the lists hold beyond what touches.
template <class Inertia, int Sources>
struct GatherAndKick {
  ForceSource source[Sources];
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
    for (int s = 0; s < Sources; ++s) source[s].add(i, force, torque);
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
// The same for a body of parts: one part after the other. Torques on parts are about the centre of
// their body.
template <int Sources>
struct GatherPartsAndKick {
  GatherAndKick<ShapedInertia, Sources> gather;
  const std::int32_t* row;   // of numbers of parts, by body
  const std::int32_t* slot;  // of parts, by number

  CLAST_HD void operator()(int b) const {
    Vec3 force, torque;
    for (int e = row[b]; e < row[b + 1]; ++e) gather.add(slot[e], force, torque);
    gather.kick(b, force, torque);
  }
};

}  // namespace clast
