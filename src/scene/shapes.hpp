// The shapes that a scene names.
#pragma once

#include "scene/problems.hpp"
#include "scene/scene.hpp"

namespace clast::scene {

// Loads every shape that an insertion names, from the library or from a file, into scene.shapes; in
// two dimensions the polygons of the scene, and those of the library that insertions name. `more`
// are the shapes of bodies that come from elsewhere.
void load_shapes(Scene& scene, const std::vector<std::string>& more, Problems& problems);

}  // namespace clast::scene
