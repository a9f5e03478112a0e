// Scenes in two dimensions: discs in the plane y = 0, which move along x and z and turn about y.
//
// Everything else is as in space, so that default gravity, faces of boxes and plots keep their
// meaning. Forces between discs, and between discs and walls that stand upright on the plane, lie
// in it exactly: products with zero are zero. So nothing has to hold the motion in the plane.
#pragma once

#include "boundary/wall.hpp"
#include "scene/scene.hpp"

namespace clast::scene {

// Marks regions and insertions; boxes without depth get that of the discs.
void lie_flat(Scene& scene);

// Reports what does not fit into the plane.
void check_flat(const Scene& scene, Problems& problems);

// Whether the wall has no effect in the plane, as the front and the back of a box.
bool lies_in_plane(const clast::Wall& wall);

// The wall with everything that is nearly upright exactly upright.
clast::Wall upright(clast::Wall wall);

}  // namespace clast::scene
