// Sets of spheres from closed meshes: packed side by side for a cluster, or overlapping for a rigid
// clump.
#pragma once

#include <filesystem>

#include "shape/sphere_set.hpp"

namespace clast::scene {

struct PackedCluster {
  SphereSet set;
  Real mesh_volume = 0;
  Real solid = 0;  // share of the mesh that the spheres fill
  Real reach = 0;  // largest gap that is bonded, over the radius
};

// So many equal spheres, as large as fit into the mesh side by side, bonded where they are at most
// `reach` of a radius apart, or farther if that takes it to hold all of them together. Throws
// clast::Error with the reason when the mesh cannot be read, is open, or holds no such spheres.
PackedCluster packed_cluster(const std::filesystem::path& mesh, int count, Real reach,
                             std::uint64_t seed);

struct FittedClump {
  SphereSet set;
  Real volume_error = 0;   // of the union against the mesh, relative
  Real inertia_error = 0;  // the largest of the three principal moments per mass, relative
};

// So many spheres that may overlap: each the largest that lies in the mesh at its place, chosen to
// cover as much as they can together, then all grown by one length that makes the volume right.
FittedClump fitted_clump(const std::filesystem::path& mesh, int count);

}  // namespace clast::scene
