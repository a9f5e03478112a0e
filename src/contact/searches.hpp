// The contact searches of polyhedra in one form, for loops that take one of them.
#pragma once

#include "contact/common_plane.hpp"
#include "contact/conventional_common_plane.hpp"
#include "contact/fast_common_plane.hpp"
#include "contact/fast_common_plane_2d.hpp"
#include "contact/shortest_link.hpp"

namespace clast {

// The default: exact, and the fastest by measurement (clast bench contact).
struct CommonPlaneSearch {
  CLAST_HD static CommonPlane find(const Placed& a, const Placed& b, PlaneMemory& memory) {
    return common_plane(a, b, memory);
  }
};
struct FastSearch {
  CLAST_HD static CommonPlane find(const Placed& a, const Placed& b, PlaneMemory& memory) {
    return fast_common_plane(a, b, memory);
  }
};
struct LinkSearch {
  CLAST_HD static CommonPlane find(const Placed& a, const Placed& b, PlaneMemory& memory) {
    return shortest_link(a, b, memory);
  }
};
struct ConventionalSearch {
  CLAST_HD static CommonPlane find(const Placed& a, const Placed& b, PlaneMemory& memory) {
    return conventional_common_plane(a, b, memory);
  }
};
// Of polygons, in scenes of two dimensions.
struct FlatSearch {
  CLAST_HD static CommonPlane find(const Placed& a, const Placed& b, PlaneMemory& memory) {
    return fast_common_plane_2d(a, b, memory);
  }
};

}  // namespace clast
