// Meshes that walls are made of.
#pragma once

#include "scene/problems.hpp"
#include "scene/scene.hpp"

namespace clast::scene {

// Reads the files of all walls of type mesh and puts their facets in place.
void load_meshes(Scene& scene, Problems& problems);

}  // namespace clast::scene
