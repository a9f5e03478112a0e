// The bodies of a run as plain arrays, one entry per body in storage order.
#pragma once

#include <cstdint>

#include "base/quat.hpp"
#include "base/vec3.hpp"
#include "exec/array.hpp"

namespace clast {

using Id = std::int32_t;

// What touches: bodies, or the convex parts of bodies (body/parts.hpp). Storage order follows space
// and changes during a run; the id never does.
template <class Space>
struct Units {
  Array<Id, Space> id;
  Array<Vec3, Space> position;
  Array<Quat, Space> orientation;
  Array<Vec3, Space> velocity;
  Array<Vec3, Space> spin;    // angular velocity, world frame
  Array<Vec3, Space> listed;  // position when the pair list was last made
  Array<Real, Space> radius;  // of the bounding sphere
  Array<Real, Space> mass;    // of the body
  Array<std::int32_t, Space> material;
  Array<std::int32_t, Space> shape;  // number in the table of shapes; 0: sphere
  Array<Real, Space> travelled;  // with shapes: way of any point since then, at most; not permuted

  std::size_t size() const { return id.size(); }
};

// What moves.
template <class Space>
struct Bodies : Units<Space> {
  Array<Vec3, Space> acceleration;
  Array<Vec3, Space> angular_acceleration;
  Array<Real, Space> dragged;  // energy taken by global damping since the last booking
};

// Calls f(name, array) for every array: the one list that storage, restart and hashing share.
template <class B, class F>
void visit_bodies(B& bodies, F&& f) {
  f("id", bodies.id);
  f("position", bodies.position);
  f("orientation", bodies.orientation);
  f("velocity", bodies.velocity);
  f("spin", bodies.spin);
  f("acceleration", bodies.acceleration);
  f("angular_acceleration", bodies.angular_acceleration);
  f("listed", bodies.listed);
  f("radius", bodies.radius);
  f("mass", bodies.mass);
  f("dragged", bodies.dragged);
  f("material", bodies.material);
  f("shape", bodies.shape);
}

}  // namespace clast
