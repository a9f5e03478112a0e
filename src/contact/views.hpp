// What contact kernels see of bodies, contacts and parameters.
#pragma once

#include <cstdint>

#include "base/vec3.hpp"
#include "law/springs.hpp"

namespace clast {

// What contact kernels read of the bodies.
struct BodyView {
  const Vec3* position;
  const Vec3* velocity;
  const Vec3* spin;
  const Real* radius;
  const Real* mass;
  const std::int32_t* material;
};

// What they read and write of the contacts.
struct ContactView {
  const std::int32_t* first;
  const std::int32_t* second;
  Vec3* shear;
  Real* extent;
  Vec3* roll;
  Vec3* force;
  Real* damped;
  Real* rubbed;
  Real* rolled;
  Vec3* torque_a;
  Vec3* torque_b;
  Real* worked;  // walls only
};

// Parameters by pair of materials.
struct PairTable {
  const PairParameters* pairs;
  std::int32_t materials;
};

}  // namespace clast
