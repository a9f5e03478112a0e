// What the inlet of a stream can pass, found without running the scene.
#pragma once

#include <string>
#include <vector>

#include "scene/scene.hpp"

namespace clast {

// The time a body needs to cross the inlet, by its velocity or else by falling; infinity when it
// stays.
Real crossing_time(const Scene& scene, const scene::Insert& stream);

// For how long the stream brings bodies.
Real duration_of(const Scene& scene, const scene::Insert& stream);

// "20 kg/s", "500 bodies per second".
std::string rate_text(const scene::Insert& stream, Real rate);

// Whether walls keep bodies in the inlet: a ball that goes their way, and slides along the walls it
// meets, comes to lie there.
bool holds_its_bodies(const Scene& scene, const scene::Insert& stream);

// What the inlet of a stream is likely to pass on the average, in the unit of its rate: kg or
// bodies per second. Infinity where all bodies find room at once.
Real rate_through_inlet(const Scene& scene, const scene::Insert& stream);

// A sentence for every stream that asks for more than its inlet is likely to pass.
std::vector<std::string> foreseen_shortages(const Scene& scene);

}  // namespace clast
