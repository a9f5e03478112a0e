// The dilated shapes of a scene.
#pragma once

#include "scene/problems.hpp"
#include "scene/scene.hpp"

namespace clast::scene {

// Whether a [[shape]] has that name, also one that could not be made.
bool is_dilated_name(const Scene& scene, const std::string& name);

// Makes every [[shape]], into scene.shapes. Insertions of such shapes that give no size take them
// as they are.
void make_dilated_shapes(Scene& scene, Problems& problems);

}  // namespace clast::scene
