// The bodies of a run as plain arrays, one entry per body in storage order.
#pragma once

#include <cstdint>

#include "base/fields.hpp"
#include "base/quat.hpp"
#include "base/vec3.hpp"
#include "exec/array.hpp"

namespace clast {

using Id = std::int32_t;

// What touches: bodies, or the convex parts of bodies (body/parts.hpp). Storage order follows space
// and changes during a run; the id never does.
template <class In>
struct UnitFields {
  static constexpr unsigned state = permuted | saved | hashed;

  FieldOf<In, Id, "id", state | framed> id;                      // lasting name
  FieldOf<In, Vec3, "position", state> position;                 // of the centre
  FieldOf<In, Quat, "orientation", state | framed> orientation;  // from body to world
  FieldOf<In, Vec3, "velocity", state | framed> velocity;        // of the centre
  FieldOf<In, Vec3, "spin", state | framed> spin;                // angular velocity, world frame
  FieldOf<In, Vec3, "listed", permuted | saved> listed;          // where the last list saw it
  FieldOf<In, Real, "radius", state | framed> radius;            // of the bounding sphere
  FieldOf<In, Real, "mass", state> mass;                         // of the body
  FieldOf<In, std::int32_t, "material", state | framed> material;
  FieldOf<In, std::int32_t, "shape", state | framed> shape;         // number in the table of shapes
  FieldOf<In, Real, "travelled", cleared | with_shapes> travelled;  // path of any point since the
                                                                    // list was made, at most
};

// What bodies have beyond that, as they are what moves.
template <class In>
struct MotionFields {
  FieldOf<In, Vec3, "acceleration", permuted | saved | hashed> acceleration;
  FieldOf<In, Vec3, "angular_acceleration", permuted | saved | hashed> angular_acceleration;
  FieldOf<In, Real, "global_damping", permuted | saved | tally> dragged;
  FieldOf<In, std::int32_t, "tag", permuted | saved> tag;  // given by the scene; 0: none
};

template <class In>
struct Bodies : UnitFields<In>, MotionFields<In> {
  using Tables = FieldTables<UnitFields<In>, MotionFields<In>>;
  std::size_t size() const { return this->id.size(); }
};

using HostBodies = Bodies<Vectors>;
template <class Space>
using BodyArrays = Bodies<Arrays<Space>>;
template <class Space>
using UnitArrays = UnitFields<Arrays<Space>>;

// One body as it comes into a run.
struct Body {
  Id id = 0;
  Vec3 position;
  Real radius = 0;  // of the bounding sphere
  Real mass = 0;
  std::int32_t shape = 0;
  std::int32_t material = 0;
  Quat orientation;
  Vec3 velocity, spin;
  std::int32_t tag = 0;
};

// Adds a body; what it does not say begins with zeros.
void append(HostBodies& bodies, const Body& body);
// Unit i; frames have no masses.
Body body_at(const UnitFields<Vectors>& units, std::size_t i);

// What kernels read of the units.
using UnitView = UnitFields<ReadOnly>;

}  // namespace clast
