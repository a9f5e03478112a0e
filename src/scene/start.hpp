// The state that a scene starts with.
#pragma once

#include "scene/insert.hpp"

namespace clast {

// All bodies that are there from the start, clusters as bonded spheres, and the bonds between those
// near each other. Throws as insert_at_start does.
Snapshot starting_state(const Scene& scene, const Model& model,
                        const std::atomic<bool>& stop = never_stop);

}  // namespace clast
