// What beds to measure on are made of.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "law/cement.hpp"
#include "shape/sphere_set.hpp"

namespace clast {

// Grains of equal bounding radius fall from a lattice into a box. A grain is a sphere, a
// polyhedron, a rigid clump of spheres, or a cluster of spheres that bonds hold together.
struct BedRecipe {
  std::string name;
  std::vector<Assembly> (*shapes)();  // in equal shares; none: spheres
  SphereSet cluster;                  // what a cluster is made of; without spheres: there are none
  Real radius;                        // bounding, of a grain
  Real side;                          // of the box of one tile
  std::int64_t tile;                  // grains in it
  Real seconds;                       // until they rest
  Real rest;                          // seconds for a bed that was put together of tiles
  Real dt;

  bool of_clusters() const { return !cluster.spheres.empty(); }
  std::int64_t bodies_in_grain() const {
    return of_clusters() ? static_cast<std::int64_t>(cluster.spheres.size()) : 1;
  }
};

const std::vector<std::string>& bed_names();
// Throws Error with the names there are.
const BedRecipe& bed_recipe(std::string_view name);

// Of clusters: stretched by 1,500 N/m, without dashpots, never breaking, as the peers of
// benchmarks/ have it.
Cement bed_cement();

}  // namespace clast
