// Generated beds to measure neighbour searches on.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "neighbor/search.hpp"

namespace clast {

struct BedSettings {
  std::int32_t n = 10000;
  // uniform: centres anywhere in a cube; clusters: in balls far apart, each as dense as asked for;
  // packing_a to packing_d: the discs of NBS Examples I to IV in the plane z = 0.
  std::string arrangement = "uniform";
  Real size_ratio = 1;  // largest over smallest diameter; the smallest is 1
  // uniform or log_uniform in the diameter by number, or equal_volume in every octave.
  std::string sizes = "uniform";
  Real density = 0.5;  // bounding spheres over space (uniform, clusters)
  Real spacing = 2;    // S / D of packing_b to packing_d
  // sphere: no boxes; round (many faces), cube, tetrahedron, plate, needle: the boxes around such
  // bodies, turned at random within the spheres.
  std::string shape = "sphere";
  std::string order = "spatial";  // numbered along rows of cells, or "random"
  std::uint64_t seed = 1;
};

struct Bed {
  std::vector<Vec3> center, low, high;
  std::vector<Real> radius;
  std::vector<std::int32_t> cluster;  // empty: no clusters
  Real mean_diameter = 1;

  BoundingVolumes volumes() const {
    return {center.data(),
            radius.data(),
            low.empty() ? nullptr : low.data(),
            high.empty() ? nullptr : high.data(),
            static_cast<std::int32_t>(center.size()),
            cluster.empty() ? nullptr : cluster.data()};
  }
};

// Throws Error for a name or number that is not known.
Bed make_bed(const BedSettings& settings);
// The bounding spheres of the bodies in a file, such as a frame of a run. Of the settings shape,
// order (spatial, or that of the file) and seed count.
Bed bed_of_bodies(const std::filesystem::path& bodies, const BedSettings& settings);

const std::vector<std::string>& bed_arrangements();
const std::vector<std::string>& bed_shapes();

}  // namespace clast
