// What stays constant during a step: laws, materials, walls, limits. Stages exchange it.
#pragma once

#include <vector>

#include "boundary/cell_drive.hpp"
#include "boundary/surface.hpp"
#include "contact/search_kind.hpp"
#include "law/cement.hpp"
#include "law/laws.hpp"
#include "measure/wear.hpp"
#include "shape/assembly.hpp"

namespace clast {

// What happens to a body whose centre leaves the domain.
enum class OnExit { keep, remove, stop };

struct Domain {
  Vec3 low{-infinity, -infinity, -infinity};
  Vec3 high{infinity, infinity, infinity};
  OnExit on_exit = OnExit::keep;
};

// Where the fault guard draws its lines.
struct Limits {
  Real overlap = 0.5;    // of the smaller radius
  Real residual = 0.05;  // of the energy exchanged
};

struct Model {
  LawInForce law;
  ContactSearch search = ContactSearch::common_plane;
  bool local_curvature = false;       // R* of ellipsoids is that of where they touch
  std::vector<Wall> walls;            // where the scene put them
  std::vector<Vec3> wall_corners;     // rings of polygons, each in the frame of its wall
  std::vector<WallSurface> surfaces;  // what they belong to and how that moves
  std::vector<Wearing> wear;          // by wall; empty where no wall wears
  std::vector<Assembly> shapes{assembly_of(sphere_prototype())};  // by the shape of bodies
  std::vector<Cement> cements;                                    // by the cement of bonds
  Cell cell;                                                      // where the scene put it
  CellDrive cell_drive;
  Vec3 gravity;
  Real global_damping = 0;  // alpha_d of BLOKS3D Eq. 1 [1/s]
  Real dt = 0;
  Domain domain;
  Limits limits;
};

}  // namespace clast
