// How long bodies of streams stay where sinks, or the end of the domain, take bodies away.
#pragma once

#include "scene/scene.hpp"
#include "world/engine.hpp"

namespace clast {

// Some of these bodies go through the scene alone, for a second or two of the processor: after this
// time half of them are gone. Infinite where that does not happen.
Real residence_time(const Scene& scene, const Model& model, const HostBodies& bodies,
                    const EngineOptions& options);

}  // namespace clast
