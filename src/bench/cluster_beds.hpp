// Beds of single spheres and clusters, to measure neighbour searches on.
#pragma once

#include <filesystem>
#include <string>

#include "bench/search_beds.hpp"

namespace clast {

struct ClusterBedSettings {
  std::filesystem::path bodies;  // a frame of a run, or any file of bodies
  std::string cluster;           // name of a set of spheres that comes with Clast
  Real from_radius = 0;          // spheres at least that large become clusters
  std::uint64_t seed = 1;
};

// Each large sphere is replaced by a cluster around its centre that is turned at random. Spheres of
// clusters keep the radii they come with: a cluster may reach farther than the sphere did. The
// shapes of the library are in millimetres.
Bed make_cluster_bed(const ClusterBedSettings& settings);

}  // namespace clast
