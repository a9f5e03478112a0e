// Dilated shapes: a sphere swept over a core (Hopkins). Lengths are in the units of the scene; the
// radius of the sphere is a length of its own beside those of the core.
#pragma once

#include <array>
#include <span>
#include <string>

#include "shape/build.hpp"

namespace clast {

// All of them throw clast::Error with the reason when a length is not positive and finite.

// A segment along z; a capsule is 2 (half_length + radius) long.
Prototype capsule_prototype(std::string name, Real half_length, Real radius);

// A circular disc across z; it is 2 radius thick and 2 (disc_radius + radius) wide.
Prototype round_disc_prototype(std::string name, Real disc_radius, Real radius);

// An ellipsoid with its axes along x, y and z, of which `half_axes` are the halves. Here the radius
// may be 0.
Prototype ellipsoid_prototype(std::string name, const Vec3& half_axes, Real radius);

// A convex polygon in any plane: a plate 2 radius thick with a round rim.
Prototype round_plate_prototype(std::string name, std::span<const Vec3> ring, Real radius);

// A convex polyhedron with round edges and corners; its flat faces lie `radius` outside of those
// of the core.
Prototype rounded_prototype(const Prototype& core, Real radius);

// The same in two dimensions, in the plane y = 0; volume is area, inertia that of a sheet.
Prototype flat_capsule_prototype(std::string name, Real half_length, Real radius);
Prototype flat_ellipse_prototype(std::string name, Real half_x, Real half_z, Real radius);
Prototype flat_rounded_prototype(const Prototype& polygon, Real radius);

// Where the dilated surface ends in the direction of the unit vector n, in the frame of prototypes.
Vec3 farthest_point(const Prototype& shape, const Vec3& n);

// The surface of a dilated shape for pictures, in the frame of prototypes; its corners, about as
// many as asked for, lie on the true surface.
Surface skin_of(const Prototype& shape, int corners);

}  // namespace clast
