// What contacts over an area remember, and what one loop leaves to the next.
#pragma once

#include "contact/plane.hpp"

namespace clast {

// Beside shear, twist and whether it touches.
struct PatchMemory {
  PlaneMemory plane;
  Vec3 normal;               // of the last force
  Vec3 offset;               // from the centre of A to where the spring acted
  Real spring = 0;           // its force
  Real couple = 0;           // about the normal; volume law only
  Real energy = 0;           // what it holds
  Real shear_stiffness = 0;  // of the tangential spring
  Real arm = 0;  // root mean square distance of the points from the centre of pressure: lever of
                 // the twist
};

// The plane of a pair as the first loop leaves it to the second.
struct FoundPlane {
  Vec3 middle;  // of link or overlap, from the centre of A
  Real gap = 0;
};

}  // namespace clast
