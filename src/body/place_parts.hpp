// Parts of bodies follow them.
#pragma once

#include <cstdint>

#include "body/travel.hpp"
#include "shape/shape_entry.hpp"

namespace clast {

// Puts part i where its body is. Reports the squared distance from where the pair list last saw it.
struct PlaceParts {
  const std::int32_t* owner;
  const std::int32_t* shape;
  const ShapeEntry* shapes;
  const Vec3* body_position;
  const Quat* body_orientation;
  const Vec3* body_velocity;
  const Vec3* body_spin;
  const Real* body_radius;
  const Real* radius;
  const Vec3* listed;
  Real* travelled;
  Vec3* position;
  Quat* orientation;
  Vec3* velocity;
  Vec3* spin;

  CLAST_HD Real operator()(int i) const {
    const int b = owner[i];
    const ShapeEntry& own = shapes[shape[i]];
    const Quat q = body_orientation[b];
    const Vec3 arm = rotate(q, body_radius[b] * own.center);
    const Vec3 x = body_position[b] + arm;
    const Quat turn = q * own.turn;
    travelled[i] += farthest_moved(x - position[i], orientation[i], turn, radius[i]);
    position[i] = x;
    orientation[i] = turn;
    velocity[i] = body_velocity[b] + cross(body_spin[b], arm);
    spin[i] = body_spin[b];
    const Real moved = squared_length(x - listed[i]);
    return moved >= 0 ? moved : 1e300;  // what is not a number is far away
  }
};

// Where parts have been stored.
struct SlotsByNumber {
  const std::int32_t* id;
  std::int32_t* slot;
  CLAST_HD void operator()(int i) const { slot[id[i]] = i; }
};

}  // namespace clast
