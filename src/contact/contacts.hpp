// Contacts as plain arrays: who is listed with whom, what they remember, what acts between them.
#pragma once

#include <cstdint>

#include "base/vec3.hpp"
#include "contact/patch_memory.hpp"
#include "exec/array.hpp"

namespace clast {

// Rows of candidates, one row per body in storage order. For pairs of bodies the row belongs to
// the one with the lower id (A) and names the others (B), sorted by id; for walls it names walls.
template <class Space>
struct Contacts {
  Array<std::int32_t, Space> row;     // row i is [row[i], row[i + 1])
  Array<std::int32_t, Space> first;   // storage place of A
  Array<std::int32_t, Space> second;  // storage place of B, or number of the wall
  // Remembered from step to step.
  Array<Vec3, Space> shear;
  Array<Real, Space> extent;
  Array<Vec3, Space> roll;   // torque of the rolling spring, or of the twist of a patch; only with
                             // rolling friction or shapes
  Array<Vec3, Space> force;  // on B
  Array<Vec3, Space> torque_a, torque_b;
  Array<PatchMemory, Space> patch;  // only with shapes
  Array<FoundPlane, Space> found;   // likewise; from one loop to the next
  Array<Real, Space> clear;         // likewise; ways up to which two cannot touch
  // Energy taken since the last booking.
  Array<Real, Space> damped, rubbed, rolled;
  Array<Real, Space> worked;  // for walls: energy that their motion gave
  // For pairs: where body i is B. Entries are numbers of pairs, sorted by the id of A.
  Array<std::int32_t, Space> incoming_row;
  Array<std::int32_t, Space> incoming;
  // With shapes: which contacts are those of spheres, and which are not.
  Array<std::int32_t, Space> round, shaped;
  // Room for the renewal of the list.
  Array<std::int32_t, Space> old_row, old_second, match;
  Array<Vec3, Space> spare_vec3;
  Array<Real, Space> spare_real;
  Array<PatchMemory, Space> spare_patch;

  int size() const { return static_cast<int>(first.size()); }

  void resize_entries(std::size_t n, bool rolling, bool shapes, bool walls) {
    first.resize(n);
    second.resize(n);
    shear.resize(n);
    extent.resize(n);
    force.resize(n);
    damped.resize(n);
    rubbed.resize(n);
    torque_a.resize(n);
    torque_b.resize(n);
    if (walls) worked.resize(n);
    if (rolling) {
      roll.resize(n);
      rolled.resize(n);
    }
    if (shapes) {
      patch.resize(n);
      found.resize(n);
      clear.resize(n);
    }
  }

  std::size_t bytes() const {
    return row.bytes() + first.bytes() + second.bytes() + shear.bytes() + extent.bytes() +
           roll.bytes() + force.bytes() + damped.bytes() + rubbed.bytes() + rolled.bytes() +
           worked.bytes() + torque_a.bytes() + torque_b.bytes() + incoming_row.bytes() +
           incoming.bytes() + old_row.bytes() + old_second.bytes() + match.bytes() +
           spare_vec3.bytes() + spare_real.bytes() + patch.bytes() + found.bytes() + clear.bytes() +
           round.bytes() + shaped.bytes() + spare_patch.bytes();
  }
};

}  // namespace clast
