// Bodies as scenes put them in, and whether they lie as they should: by corners and separating
// axes, which insertion itself does not use.
#pragma once

#include <string>
#include <vector>

#include "scene/region.hpp"
#include "world/snapshot.hpp"

namespace clast::test {

HostBodies inserted(const Scene& scene);

// A convex part of a body: its corners, and the radius of a ball about the first where it is round.
struct Corners {
  std::vector<Vec3> point;
  std::vector<Vec3> face, edge;  // directions
  Real round = 0;
};
// The parts of body i.
std::vector<Corners> parts_of(const Scene& scene, const HostBodies& bodies, std::size_t i);

// The deepest overlap of any two bodies, as a part of the smaller bounding radius.
Real deepest_overlap(const Scene& scene, const HostBodies& bodies);

// How far any body is outside of the region, as a part of its bounding radius; 0: all are inside.
Real farthest_outside(const Scene& scene, const HostBodies& bodies, const scene::Region& region);

Real solid_volume(const Scene& scene, const HostBodies& bodies);

// One number for all positions and orientations.
std::uint64_t pose_hash(const HostBodies& bodies);

}  // namespace clast::test
