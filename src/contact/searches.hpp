// The contact searches of polyhedra in one form, for loops that take one of them.
#pragma once

#include "contact/common_plane.hpp"
#include "contact/conventional_common_plane.hpp"
#include "contact/fast_common_plane.hpp"
#include "contact/fast_common_plane_2d.hpp"
#include "contact/shortest_link.hpp"

namespace clast {

// Two that do not touch need no search while their last plane shows that they are farther apart
// than `distance`: while there is clearance between them.
struct KeptPlane {
  static constexpr bool leaves_clearance = true;  // a search may still find the two apart
  CLAST_HD static Real clearance(const Placed& a, const Placed& b, PlaneMemory& memory,
                                 Real distance, Real /*tolerance*/) {
    return clearance_along(a, b, memory.normal, distance);
  }
};
// As published, trial rotations know nothing of this: the plane is turned anew in every step, and
// left alone only where the gap exceeds a tolerance (TOL; FCP, section 4).
struct TurnedPlane {
  static constexpr bool leaves_clearance = false;
  CLAST_HD static Real clearance(const Placed& a, const Placed& b, PlaneMemory& memory,
                                 Real distance, Real tolerance) {
    ConventionalOptions options;
    options.far_enough = distance + tolerance;
    conventional_common_plane(a, b, memory, options);
    return clearance_along(a, b, memory.normal, distance);
  }
};

// Recalls: its memory names the features that face each other (RecallPlanes).

// The default: exact, and the fastest by measurement (clast bench contact).
struct CommonPlaneSearch {
  using WhileApart = KeptPlane;
  static constexpr bool recalls = true;
  CLAST_HD static CommonPlane find(const Placed& a, const Placed& b, PlaneMemory& memory) {
    return common_plane(a, b, memory);
  }
};
struct FastSearch {
  using WhileApart = KeptPlane;
  static constexpr bool recalls = true;
  CLAST_HD static CommonPlane find(const Placed& a, const Placed& b, PlaneMemory& memory) {
    return fast_common_plane(a, b, memory);
  }
};
struct LinkSearch {
  using WhileApart = KeptPlane;
  static constexpr bool recalls = true;
  CLAST_HD static CommonPlane find(const Placed& a, const Placed& b, PlaneMemory& memory) {
    return shortest_link(a, b, memory);
  }
};
struct ConventionalSearch {
  using WhileApart = TurnedPlane;
  static constexpr bool recalls = false;
  CLAST_HD static CommonPlane find(const Placed& a, const Placed& b, PlaneMemory& memory) {
    return conventional_common_plane(a, b, memory);
  }
};
// As published, with loops of its own for pairs of bodies (contact/published_planes.hpp). The paper
// knows no walls: on plates planes are those of fast_common_plane.
struct PublishedSearch : FastSearch {};
// Of polygons, in scenes of two dimensions.
struct FlatSearch {
  using WhileApart = KeptPlane;
  static constexpr bool recalls = false;
  CLAST_HD static CommonPlane find(const Placed& a, const Placed& b, PlaneMemory& memory) {
    return fast_common_plane_2d(a, b, memory);
  }
};

}  // namespace clast
