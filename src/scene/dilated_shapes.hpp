// The dilated shapes of a scene.
#pragma once

#include "scene/problems.hpp"
#include "scene/scene.hpp"

namespace clast::scene {

// A shape of the library or of a file, of which the scene may have a copy. Throws Error.
Assembly library_shape(const Scene& scene, const std::string& name);

// Whether a [[shape]] has that name, also one that could not be made.
bool is_dilated_name(const Scene& scene, const std::string& name);

// Makes every [[shape]], into scene.shapes.
void make_dilated_shapes(Scene& scene, Problems& problems);

}  // namespace clast::scene
