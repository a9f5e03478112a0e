// The periodic cell of a scene.
#pragma once

#include "boundary/cell_drive.hpp"
#include "scene/scene.hpp"

namespace clast::scene {

Cell cell_of(const Scene& scene);
// How it deforms during a stage. In two dimensions stresses are those per length of a disc.
CellDrive drive_in_force(const Scene& scene, int stage);
// Whether it deforms in some stage.
bool deforms(const Scene& scene);

// Boxes of insertions that span the cell along an axis have no faces there.
void open_regions(Scene& scene);

// A wall that spans the cell along a periodic axis has no end there. It gets one out of sight: a
// body sees the image whose middle is nearest.
clast::Wall without_rim_in_sight(const Scene& scene, clast::Wall wall);
// The same for the axis of a cylinder.
struct AxisEnds {
  Vec3 from, to;
};
AxisEnds without_ends_in_sight(const Scene& scene, const AxisEnds& ends);
// Whether a wall is a plane across the one open axis of the cell.
bool is_across_cell(const Scene& scene, const Wall& wall);

// Reports what cannot be.
void check_cell(const Scene& scene, Problems& problems);
// No body may be larger than half the cell: reports one of that radius, or throws SceneError.
void check_size_in_cell(const Scene& scene, Real radius, Problems& problems);
void refuse_large_bodies(const Scene& scene, const std::vector<Real>& radius);

}  // namespace clast::scene
