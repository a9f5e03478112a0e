// Walls given as triangle meshes: flat parts become few convex facets that know their neighbours.
#pragma once

#include <vector>

#include "shape/build.hpp"
#include "shape/mesh_file.hpp"
#include "shape/repair.hpp"

namespace clast {

// How the surface goes on beyond an edge, seen from the side its normals point to.
enum class EdgeKind {
  open,     // nothing there
  convex,   // bends away: the edge can be touched
  flat,     // goes on in the same plane: no edge at all
  concave,  // bends towards: nothing convex reaches the edge
  several   // more than one facet beyond it
};

struct FacetSide {
  int neighbour = -1;  // facet beyond it; -1 where there is none or more than one
  EdgeKind kind = EdgeKind::open;
};

// A convex polygon. Sides end where the facet beyond them changes, so that the ring may pass
// straight through a vertex.
struct MeshFacet {
  std::vector<Vec3> ring;       // counter-clockwise around the normal
  std::vector<FacetSide> side;  // from ring[i] to ring[i + 1]
  Vec3 normal;
  int group = 0;  // facets of one plane that hang together share it: they act as one wall
};

struct WallMesh {
  std::vector<MeshFacet> facet;
  int groups = 0;
  bool closed = false;
  Notes notes;  // what was repaired
};

// Open surfaces are fine. Vertices and planes within `flatness` times the size of the mesh of each
// other are one. A connected flat part with a convex outline becomes one facet, any other flat part
// few. Throws clast::Error with the reason for what cannot be used.
WallMesh wall_mesh(const MeshFile& file, Real flatness = coarse_flatness);

}  // namespace clast
