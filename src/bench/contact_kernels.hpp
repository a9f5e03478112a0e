// The loops that `clast bench contact` times, compiled once per instruction set.
#pragma once

#include "contact/conventional_common_plane_2d.hpp"
#include "contact/published_fcp.hpp"
#include "contact/searches.hpp"

namespace clast {

// A pair as a bench keeps it.
struct BenchBody {
  const PolyhedronView* shape;
  Vec3 center;
  Quat turn;

  CLAST_HD Placed place() const { return {*shape, center, turn, 1}; }
};
struct BenchPair {
  BenchBody a, b;
};

// Not a search: whether the last normal still shows that the two are apart.
struct StillApart {
  CLAST_HD static CommonPlane find(const Placed& a, const Placed& b, PlaneMemory& m) {
    CommonPlane plane;
    plane.normal = m.normal;
    plane.gap = clearance_along(a, b, m.normal);
    return plane;
  }
};

// What the fast search of polygons is compared with; no scene takes it.
struct FlatConventionalSearch {
  CLAST_HD static CommonPlane find(const Placed& a, const Placed& b, PlaneMemory& memory) {
    return conventional_common_plane_2d(a, b, memory);
  }
};

// FCP as published: a check in full, and the plane of the features of the last one.
struct PublishedCheck {
  CLAST_HD static CommonPlane find(const Placed& a, const Placed& b, PlaneMemory& memory) {
    CommonPlane plane;
    check_plane(a, b, 1e300, memory, plane);
    return plane;
  }
};
struct PublishedPlace {
  CLAST_HD static CommonPlane find(const Placed& a, const Placed& b, PlaneMemory& memory) {
    CommonPlane plane;
    place_plane(Posed(a, a.center), Posed(b, a.center), memory, plane);
    return finished(plane, a, memory);
  }
};

template <class Search>
struct SearchPairs {
  static constexpr bool branches = true, eight_at_a_time = true;

  const BenchPair* pairs;
  PlaneMemory* memory;
  CommonPlane* found;
  bool cold;

  CLAST_HD void operator()(int k) const {
    if (cold) memory[k] = PlaneMemory();
    found[k] = Search::find(pairs[k].a.place(), pairs[k].b.place(), memory[k]);
  }
};

}  // namespace clast
