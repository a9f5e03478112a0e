// The state that a scene starts with.
#pragma once

#include "scene/insert.hpp"

namespace clast {

// Adds all bodies that are there from the start, clusters as bonded spheres, and the bonds between
// those near each other. Throws as insert_at_start does.
void put_in_at_start(const Scene& scene, const Model& model, Snapshot& start,
                     const std::atomic<bool>& stop = never_stop);

// The same to nothing.
Snapshot starting_state(const Scene& scene, const Model& model,
                        const std::atomic<bool>& stop = never_stop);

}  // namespace clast
