// How the walls of a run appear in a picture.
#pragma once

#include <optional>
#include <vector>

#include "render/camera.hpp"
#include "render/feature_edges.hpp"
#include "render/wall_polygons.hpp"

namespace clast {

struct Bounds {
  Vec3 low, high;
  Vec3 size() const { return high - low; }
};
// Around balls; nothing when there are none.
std::optional<Bounds> bounds_around(const std::vector<Bubble>& balls);

struct ShownWalls {
  std::vector<std::vector<Vec3>> panes;  // convex
  std::vector<Real> wear;                // of each pane: depth worn off, 0 where it is not known
  std::vector<Segment> edges;            // of finite walls, and where planes are cut off
  bool on_plane = false;                 // the ground is a plane without end
};

// A plane without end is shown as far as the scene goes; one that is the ground of the picture, at
// `ground`, is left to the floor.
ShownWalls shown_walls(const std::vector<WallPolygon>& walls, const Bounds& scene,
                       std::optional<Real> ground);

}  // namespace clast
