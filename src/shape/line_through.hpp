// Where a line passes through a shape.
#pragma once

#include <optional>

#include "shape/build.hpp"

namespace clast {

struct LinePiece {
  Real low, high;  // distances from the point that the line was given by
};

// Of the line through `from` along a unit vector, the part inside of a convex shape, if there is
// one; in the frame of the prototype, and exact to round-off. Not for shapes of two dimensions.
std::optional<LinePiece> line_through(const Prototype& shape, const Vec3& from, const Vec3& along);

}  // namespace clast
