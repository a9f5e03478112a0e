// What bodies and contacts add to the stress of a periodic cell: F (x) l over contacts, with the
// force F on B and the way l from the centre of A to that of B, and m u (x) u over bodies, with the
// motion u beyond the mean one. Pressure is positive. Divided by the volume it is the stress (Love
// and Weber); times the gradient, the work that the cell does.
#pragma once

#include "body/bodies.hpp"
#include "boundary/cell.hpp"

namespace clast {

// The two halves of an upper triangle that are summed up: xx, yy, zz or xy, xz, yz.
enum class Half { diagonal, shear };

CLAST_HD Vec3 half_of_product(Half half, const Vec3& a, const Vec3& b) {
  return half == Half::diagonal ? scaled(a, b) : Vec3{a.x * b.y, a.x * b.z, a.y * b.z};
}

struct PairVirial {
  const Vec3* position;       // of units
  const std::int32_t* owner;  // null: units are bodies
  const Vec3* body_position;
  const std::int32_t* first;
  const std::int32_t* second;
  const Vec3* force;
  Cell cell;
  Half half;
  Vec3* virial;

  CLAST_HD void operator()(int k) const {
    const int a = first[k], b = second[k];
    const Sight sight = cell.sight(position[a], position[b]);
    virial[k] = half_of_product(half, force[k], sight.position(center(b)) - center(a));
  }

 private:
  CLAST_HD Vec3 center(int unit) const {
    return body_position[owner == nullptr ? unit : owner[unit]];
  }
};

struct BodyVirial {
  UnitView bodies;
  Cell cell;
  Half half;
  Vec3* virial;

  CLAST_HD void operator()(int i) const {
    const Vec3 u = bodies.velocity[i] - cell.flow(bodies.position[i]);
    virial[i] = half_of_product(half, bodies.mass[i] * u, u);
  }
};

}  // namespace clast
