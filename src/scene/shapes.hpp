// The shapes that a scene names.
#pragma once

#include "scene/problems.hpp"
#include "scene/scene.hpp"

namespace clast::scene {

// Loads every shape that an insertion names, from the library or from a file, into scene.shapes; in
// two dimensions the polygons of the scene, and those of the library that insertions name.
void load_shapes(Scene& scene, Problems& problems);

}  // namespace clast::scene
