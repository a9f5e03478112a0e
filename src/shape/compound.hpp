// Rigid bodies of several shapes that may overlap.
#pragma once

#include <string>
#include <vector>

#include "shape/assembly.hpp"

namespace clast {

// A shape as it was given, turned about the origin of its coordinates and moved.
struct PlacedShape {
  Prototype shape;
  Vec3 position;
  Quat turn;
};

// One body with the mass and the moments of the union.
Assembly compound_of(std::string name, const std::vector<PlacedShape>& shapes);

}  // namespace clast
