// Materials and shapes that tests build their worlds from.
#pragma once

#include <vector>

#include "clast/world.hpp"

namespace clast::test {

// A soft grain with friction; tests change what they look at. It has what all laws need.
Material grain();
Material elastic_grain();  // the same without friction and with restitution 1

// A world of one material.
World make_world(const Material& material = grain(), const char* law = "hertz_mindlin");

// Corners of a box with its middle at the origin.
std::vector<Vec3> box_corners(const Vec3& size);

Real ball_mass(Real density, Real radius);

}  // namespace clast::test
