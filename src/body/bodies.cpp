#include "body/bodies.hpp"

namespace clast {

void append(HostBodies& bodies, const Body& body) {
  for_each_field(bodies, []<class F>(F& values) {
    if constexpr (F::is(saved)) values.emplace_back();
  });
  bodies.id.back() = body.id;
  bodies.position.back() = bodies.listed.back() = body.position;
  bodies.radius.back() = body.radius;
  bodies.mass.back() = body.mass;
  bodies.shape.back() = body.shape;
  bodies.material.back() = body.material;
  bodies.orientation.back() = body.orientation;
  bodies.velocity.back() = body.velocity;
  bodies.spin.back() = body.spin;
  bodies.tag.back() = body.tag;
}

Body body_at(const UnitFields<Vectors>& units, std::size_t i) {
  Body body;
  body.id = units.id[i];
  body.position = units.position[i];
  body.radius = units.radius[i];
  body.mass = units.mass.empty() ? 0 : units.mass[i];
  body.shape = units.shape[i];
  body.material = units.material[i];
  body.orientation = units.orientation[i];
  body.velocity = units.velocity[i];
  body.spin = units.spin[i];
  return body;
}

}  // namespace clast
