// The way of bodies of streams through a scene: how long they stay, and what they cost.
#pragma once

#include "scene/scene.hpp"
#include "world/engine.hpp"

namespace clast {

struct Journey {
  Real time = infinity;  // after which half of them are gone, by sinks or the end of the domain
  double more = 0;       // seconds per body and step that walls on their way add to flight
};

// Some of these bodies go through the scene alone, for a second or two of the processor.
Journey journey_through(const Scene& scene, const Model& model, const HostBodies& bodies,
                        const EngineOptions& options);

}  // namespace clast
