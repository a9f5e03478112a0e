// Parts of bodies that are not convex: what touches, where bodies are what moves.
//
// In scenes with such bodies every body is a row of parts; a convex body and a sphere are their own
// only part. Parts are numbered by the id of their body and their place in it, so that sums by
// increasing number have the same order wherever parts are stored. Bodies are then stored by id.
#pragma once

#include <cstdint>

#include "body/bodies.hpp"

namespace clast {

// The id of a part is its number.
template <class Space>
struct Parts : Units<Space> {
  Array<std::int32_t, Space> owner;  // place of its body

  // By body and by number; not permuted with the rest.
  Array<std::int32_t, Space> row;    // body b has the numbers [row[b], row[b + 1])
  Array<std::int32_t, Space> place;  // where the part of a number is stored
};

// Calls f(name, array) for every array in storage order.
template <class Space, class F>
void visit_arrays(Bodies<Space>& bodies, F&& f) {
  visit_bodies(bodies, f);
}
template <class Space, class F>
void visit_arrays(Parts<Space>& parts, F&& f) {
  f("id", parts.id);
  f("position", parts.position);
  f("orientation", parts.orientation);
  f("velocity", parts.velocity);
  f("spin", parts.spin);
  f("listed", parts.listed);
  f("radius", parts.radius);
  f("mass", parts.mass);
  f("material", parts.material);
  f("shape", parts.shape);
  f("owner", parts.owner);
}

}  // namespace clast
