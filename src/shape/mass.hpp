// Volume, centroid and inertia of bodies bounded by polygons, in closed form.
#pragma once

#include <span>
#include <vector>

#include "base/quat.hpp"
#include "shape/surface.hpp"

namespace clast {

struct SymmetricTensor {
  Real xx = 0, yy = 0, zz = 0, xy = 0, yz = 0, zx = 0;

  SymmetricTensor& operator+=(const SymmetricTensor& t);
};
SymmetricTensor operator*(Real s, const SymmetricTensor& t);
// v v^T
SymmetricTensor dyad(const Vec3& v);

struct MassProperties {
  Real volume = 0;
  Vec3 centroid;
  SymmetricTensor second;  // integral of (x - centroid) (x - centroid)^T over the volume
};

// Of the body inside a closed surface. A surface turned inside out has a negative volume.
MassProperties mass_properties(const Surface& surface);

// Of an infinitely thin plate; area takes the place of volume.
MassProperties plate_properties(std::span<const Vec3> ring);

// Of a body put together from parts that do not overlap.
MassProperties combined(std::span<const MassProperties> parts);

struct PrincipalFrame {
  Quat axes;    // from the principal frame to the frame of the tensor
  Vec3 second;  // integrals of x^2, y^2, z^2 in the principal frame
  Vec3 inertia() const { return {second.y + second.z, second.z + second.x, second.x + second.y}; }
};

// Axes that may be chosen freely (equal moments) stay as near to the given ones as they can, and
// all are numbered and signed so that the turn is the smallest one.
PrincipalFrame principal_frame(const SymmetricTensor& second);

}  // namespace clast
