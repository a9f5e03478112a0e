// Regions of space: what lies inside, how large they are, random points in them. Of a flat region
// only the plane y = 0 counts: balls become discs, volumes areas.
#pragma once

#include <optional>

#include "base/random.hpp"
#include "scene/scene.hpp"

namespace clast::scene {

// Calls f(region) for every region that the scene gives.
template <class AnyScene, class F>
void for_each_region(AnyScene& scene, F&& f) {
  const auto given = [&](auto& region) {
    if (region.given) f(region.value);
  };
  for (auto& insert : scene.inserts) given(insert.region);
  for (auto& sensor : scene.sensors) given(sensor.region);
  for (auto& sink : scene.sinks) given(sink.region);
  for (auto& stage : scene.stages) {
    for (auto& region : stage.remove) f(region);
    for (auto& tagging : stage.tags) given(tagging.region);
  }
}

struct Bounds {
  Vec3 low, high;
};

// Whether a ball of radius `clearance` about the point lies inside.
bool inside(const Region& region, const Vec3& point, Real clearance = 0);

Real volume(const Region& region);
Bounds bounds(const Region& region);

// How far a body reaches from its centre: the box around it, and a ball inside it.
struct Reach {
  Bounds box;
  Real inner;
};
// A random centre for a body, or nothing where none fits. In a box the body then lies inside; in
// other regions its inner ball does.
std::optional<Vec3> random_center(const Region& region, const Reach& body, Random& random);

}  // namespace clast::scene
