// The compounds of a scene: rigid bodies of several shapes.
#pragma once

#include "scene/problems.hpp"
#include "scene/scene.hpp"

namespace clast::scene {

bool is_compound_name(const Scene& scene, const std::string& name);

// Adds them to the shapes of the scene, after those that they are made of.
void make_compounds(Scene& scene, Problems& problems);

}  // namespace clast::scene
