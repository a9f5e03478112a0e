// Loops of the search that contact/published_fcp.hpp describes, and the paths that its bodies
// accumulate.
#pragma once

#include "contact/polyhedra.hpp"
#include "contact/published_fcp.hpp"

namespace clast {

// PAD of each body (FCP Eq. 6), by id: bodies are stored in another order from list to list.
struct PathView {
  const std::int32_t* owner;  // of parts; null: bodies touch themselves
  const Id* id;               // of bodies
  Real* path;
  Real limit;  // TOL/2: beyond it all planes of the body are checked

  CLAST_HD Real& of_body(int body) const { return path[id[body]]; }
  CLAST_HD bool is_long(int unit) const {
    return of_body(owner == nullptr ? unit : owner[unit]) > limit;
  }
};

// The farthest that a vertex moved in a step, at most.
struct AddPath {
  PathView paths;
  const Vec3* velocity;
  const Vec3* spin;
  const Real* radius;
  Real dt;
  CLAST_HD void operator()(int i) const {
    paths.of_body(i) += dt * (length(velocity[i]) + radius[i] * length(spin[i]));
  }
};

struct ForgetPath {
  PathView paths;
  CLAST_HD void operator()(int i) const {
    Real& path = paths.of_body(i);
    if (path > paths.limit) path = 0;
  }
};

// First loop, for pairs: places the planes of those that need no check; the others have to be
// looked at.
struct PlacePlanes {
  static constexpr bool branches = true;

  PlacedUnits units;
  ContactView contacts;
  PathView paths;

  CLAST_HD void operator()(int k) const {
    const int i = contacts.first[k], j = contacts.second[k];
    const PlaneMemory& memory = contacts.patch[k].plane;
    FoundPlane& found = contacts.found[k];
    if (contacts.region != nullptr) contacts.region[k].volume = 0;
    found.gap = 0;
    if (memory.type == PlaneMemory::nothing || paths.is_long(i) || paths.is_long(j)) return;
    found.gap = 1;
    if (!is_far(memory)) place(k, i, j, memory);
  }

 private:
  CLAST_HD void place(int k, int i, int j, PlaneMemory memory) const {
    const Placed placed_a = units.place(i), placed_b = units.place_seen(i, j);
    const Posed a(placed_a, placed_a.center), b(placed_b, placed_a.center);
    CommonPlane plane;
    contacts.found[k].gap = 0;
    if (!place_plane(a, b, memory, plane)) return;
    plane = finished(plane, placed_a, memory);
    keep_plane(units, contacts, k, plane, memory, units.dilation(i) + units.dilation(j));
  }
};

// Second loop, for those.
struct CheckPlanes {
  static constexpr bool branches = true, eight_at_a_time = true;

  PlacedUnits units;
  ContactView contacts;
  Real tolerance;

  CLAST_HD void operator()(int k) const {
    const int i = contacts.first[k], j = contacts.second[k];
    const Placed a = units.place(i), b = units.place_seen(i, j);
    const Real dilations = units.dilation(i) + units.dilation(j);
    PlaneMemory& memory = contacts.patch[k].plane;
    CommonPlane plane;
    contacts.found[k].gap = 1;
    if (check_plane(a, b, tolerance + dilations, memory, plane)) {
      count_effort(contacts, k, plane);
      keep_plane(units, contacts, k, plane, memory, dilations);
    }
  }
};

}  // namespace clast
