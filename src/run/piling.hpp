// How bodies will come to lie, found without running a scene: for trials of what it costs.
#pragma once

#include "scene/scene.hpp"
#include "world/engine.hpp"

namespace clast {

// How bodies lie once they have come together.
enum class Lying {
  in_plane,  // discs and polygons
  held,      // by walls around them, or in a periodic cell
  spread     // over an open floor
};

// Pairs in touch among so many bodies. Those at the surface of a heap have fewer: of the edges of a
// cubic lattice with s^3 points, 1/s are missing.
double touching_pairs(std::size_t bodies, Lying lying);

// So many of the bodies, picked evenly and at rest.
HostBodies some_of(const HostBodies& bodies, std::size_t most);

// On a lattice with room for the largest at each place.
Snapshot spread_out(const HostBodies& bodies, bool flat);

// Around the origin, so close that so many pairs touch, and none of them deeply: packed without
// overlaps first, then moved together. `model`: without walls.
Snapshot heaped_up(const Scene& scene, const Model& model, const HostBodies& bodies, double pairs,
                   const EngineOptions& options);

// Each body in turn falls straight down until it lies on a wall or on another body.
struct Fallen {
  Snapshot on_walls;      // those on walls, and in touch with them
  double landed = 0;      // bodies that came to lie; others fall for ever
  double share() const {  // of them that lie on walls
    return landed > 0 ? static_cast<double>(on_walls.bodies.size()) / landed : 0;
  }
};
Fallen fall_down(const Scene& scene, const Model& model, const HostBodies& bodies);

}  // namespace clast
