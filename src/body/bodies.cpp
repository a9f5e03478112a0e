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
}

}  // namespace clast
