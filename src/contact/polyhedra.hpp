// Contacts of bodies of any shape: with each other, with spheres and with walls.
//
// Loops, one after the other: which pairs are apart, the planes of the others, which of those that
// touch do so at one point or what region they share, and forces.
#pragma once

#include "body/inertia.hpp"
#include "boundary/wall.hpp"
#include "contact/patch.hpp"
#include "contact/placed_units.hpp"
#include "contact/point_springs.hpp"
#include "contact/region_by_edges.hpp"
#include "contact/region_patch.hpp"
#include "contact/searches.hpp"
#include "contact/simple_region.hpp"
#include "exec/stages.hpp"
#include "shape/shape_entry.hpp"

namespace clast {

CLAST_HD void count_effort(const ContactView& contacts, int k, const CommonPlane& plane) {
  if (contacts.effort != nullptr)
    contacts.effort[k] = {1, static_cast<Real>(plane.iterations), plane.failed ? 1.0 : 0.0};
}

// Reports the iterations of a search.
struct MostIterations {
  const Vec3* effort;
  CLAST_HD Real operator()(int k) const { return effort[k].y; }
};

// First loop, for pairs: most are apart. Either the two have not gone as far as there was clearance
// between them, or the plane that showed it last time still shows it, or does so once it is turned.
// What it says of the others is that they have to be looked at.
template <class WhileApart>
struct CheckApart {
  static constexpr bool branches = true;

  PlacedUnits units;
  ContactView contacts;
  Real tolerance;

  CLAST_HD void operator()(int k) const {
    const int i = contacts.first[k], j = contacts.second[k];
    if (units.travel_of(i, j) < contacts.clear[k]) return;  // found apart before
    PlaneMemory& plane = contacts.patch[k].plane;
    const bool known = !(contacts.extent[k] > 0) && plane.type != PlaneMemory::nothing;
    const Real clearance = known ? clearance_between(i, j, plane) : 0;
    contacts.found[k].gap = clearance > 0 ? 1 : 0;
    if (WhileApart::leaves_clearance && clearance > 0)
      contacts.clear[k] = units.travel_until(i, j, clearance);
  }

 private:
  CLAST_HD Real clearance_between(int i, int j, PlaneMemory& plane) const {
    const Real dilations = units.dilation(i) + units.dilation(j);
    return WhileApart::clearance(units.place(i), units.place_seen(i, j), plane, dilations,
                                 tolerance);
  }
};

// Keeps what was found of the pair k, whose bodies are `dilations` thicker than their cores.
CLAST_HD void keep_plane(const PlacedUnits& units, const ContactView& contacts, int k,
                         const CommonPlane& plane, const PlaneMemory& memory, Real dilations) {
  const int i = contacts.first[k], j = contacts.second[k];
  FoundPlane& found = contacts.found[k];
  count_effort(contacts, k, plane);
  contacts.patch[k].plane = memory;
  const Real shift = 0.5 * (units.dilation(i) - units.dilation(j));
  found.middle = 0.5 * (plane.on_a + plane.on_b) + shift * plane.normal - units.position[i];
  found.gap = plane.gap - dilations;
  found.depth = dilations > 0 && found.gap < 0 ? -found.gap : 0;
}

// What remains between two at a plane; they touch where it is not positive.
CLAST_HD Real clearance_at(const CommonPlane& plane, Real dilations, Real size) {
  return plane.gap - dilations - 1e-12 * size;
}

// Second loop, for pairs that may touch: as long as the same features face each other, nothing has
// to be searched.
struct RecallPlanes {
  static constexpr bool branches = true, eight_at_a_time = true;

  PlacedUnits units;
  ContactView contacts;

  CLAST_HD void operator()(int k) const {
    const int i = contacts.first[k], j = contacts.second[k];
    const Placed a = units.place(i), b = units.place_seen(i, j);
    const Real dilations = units.dilation(i) + units.dilation(j);
    PlaneMemory memory = contacts.patch[k].plane;
    const bool overlap = units.travel_of(i, j) < -contacts.clear[k];
    CommonPlane plane;
    if (!recall_plane_at_once(a, b, overlap, memory, plane)) return;
    const Real clearance = clearance_at(plane, dilations, a.size + b.size);
    if (!(contacts.extent[k] > 0 || clearance > 0)) return;
    if (clearance > 0) contacts.clear[k] = units.travel_until(i, j, clearance);
    keep_plane(units, contacts, k, plane, memory, dilations);
  }
};

// Third loop, for the others. Search::find(a, b, memory) is the contact search.
//
// What the list remembers of a pair that never touched depends on when it was made, and results
// must not: it may show that the two are apart, but a first touch is searched from positions alone.
template <class Search>
struct FindPlanes {
  static constexpr bool branches = true, eight_at_a_time = true;

  PlacedUnits units;
  ContactView contacts;

  CLAST_HD void operator()(int k) const {
    const int i = contacts.first[k], j = contacts.second[k];
    const Placed a = units.place(i), b = units.place_seen(i, j);
    const Real dilations = units.dilation(i) + units.dilation(j);
    const bool touched = contacts.extent[k] > 0;
    const bool warm = touched || Search::WhileApart::leaves_clearance;
    PlaneMemory memory = warm ? contacts.patch[k].plane : PlaneMemory();
    CommonPlane plane = Search::find(a, b, memory);
    const Real clearance = clearance_at(plane, dilations, a.size + b.size);
    if (warm && !touched && !(clearance > 0)) {
      memory = PlaneMemory();
      plane = Search::find(a, b, memory);
    }
    if (Search::WhileApart::leaves_clearance && clearance > 0)
      contacts.clear[k] = units.travel_until(i, j, clearance);
    if (plane.shared > 0) contacts.clear[k] = -units.travel_until(i, j, plane.shared);
    keep_plane(units, contacts, k, plane, memory, dilations);
  }
};

// The bodies that move with what touches. Forces act on them, and torques are about their centres.
struct Carriers {
  const std::int32_t* owner;  // of each part, see body/parts.hpp; null: each carries itself
  const Vec3* position;
  const Vec3* velocity;
  const Vec3* spin;
  ShapedInertia inertia;

  CLAST_HD int of(int i) const { return owner == nullptr ? i : owner[i]; }
  // Of body b relative to body a, whose parts touch in this sight.
  template <class Sight>
  CLAST_HD PatchMotion motion(int a, int b, const Sight& sight) const {
    return {position[a], sight.position(position[b]), sight.velocity(velocity[b]) - velocity[a],
            spin[a], spin[b]};
  }
  CLAST_HD TurningMass mass(int body) const {
    return {inertia.mass[body], inertia.radius[body], inertia.orientation[body],
            inertia.moments[inertia.shape[body]]};
  }
};

// The mass that a patch between two bodies meets.
CLAST_HD Real mass_between(const TurningMass& a, const TurningMass& b, const Patch& patch,
                           const PatchMotion& motion) {
  const Vec3 &at = patch.center, &n = patch.normal;
  return 1 / (a.inverse_at(at - motion.center_a, n) + b.inverse_at(at - motion.center_b, n));
}

// And that between a body and a wall.
CLAST_HD Real mass_on_wall(const TurningMass& a, const Patch& patch, const PatchMotion& motion) {
  return 1 / a.inverse_at(patch.center - motion.center_a, patch.normal);
}

// How unit j is seen from unit i. General: space may be periodic.
template <bool General>
CLAST_HD auto sight_of(const PlacedUnits& units, int i, int j) {
  if constexpr (General)
    return units.cell.sight(units.position[i], units.position[j]);
  else
    return OpenCell().sight(units.position[i], units.position[j]);
}

// What the search found, as the zone wants it.
CLAST_HD CommonPlane plane_between(const FoundPlane& found, const Vec3& center_a, const Vec3& n) {
  const Vec3 middle = center_a + found.middle;
  CommonPlane plane;
  plane.normal = n;
  plane.gap = found.gap;
  plane.on_a = middle - (0.5 * found.gap) * n;
  plane.on_b = middle + (0.5 * found.gap) * n;
  return plane;
}

constexpr Real nothing_beyond = -1e300;

// Fourth loop, for pairs that touch and may do so at one point.
struct FindPoint {
  static constexpr bool branches = true;

  PlacedUnits units;
  ContactView contacts;

  CLAST_HD void operator()(int k) const {
    const Placed a = units.place(contacts.first[k]);
    const Placed b = units.place_seen(contacts.first[k], contacts.second[k]);
    FoundPlane& found = contacts.found[k];
    const CommonPlane plane = plane_between(found, a.center, contacts.patch[k].plane.normal);
    ZonePoint point{};
    if (!touch_at_one_point(a, b, plane, point)) return;
    found.middle = point.position - a.center;
    found.depth = point.depth;
  }
};

// A pair that is pushed apart: what is known of it beside where it touches and what it remembers.
// Numbers only (exec/stages.hpp).
template <class Law>
struct PushedPair {
  PatchMotion motion;
  TurningMass a, b;
  typename Law::Parameters p;
  Vec3 origin;  // the centre of A, or of its part that touches
  Real radius;  // R* of the two
  Real smallest;
  Real gap;
};

// General: bodies may have parts, and space may be periodic.
template <class Law, bool General>
struct PushedPairs {
  PlacedUnits units;
  Carriers carriers;
  ContactView contacts;
  PairTable<Law> table;
  Real overlap_limit;
  Real dt;

  CLAST_HD PushedPair<Law> read_pair(int k) const {
    const int i = contacts.first[k], j = contacts.second[k];
    const int a = General ? carriers.of(i) : i, b = General ? carriers.of(j) : j;
    const Real ra = units.radius[i], rb = units.radius[j];
    return {carriers.motion(a, b, sight_of<General>(units, i, j)),
            carriers.mass(a),
            carriers.mass(b),
            table.of(units.material[i], units.material[j]),
            units.position[i],
            by_curvature(k, ra * rb / (ra + rb)),
            smaller(ra, rb),
            contacts.found[k].gap};
  }
  // How far the overlap is beyond what the guard allows.
  CLAST_HD Real excess(const PushedPair<Law>& pair) const {
    return -pair.gap - overlap_limit * pair.smallest;
  }

 private:
  // R* by local curvatures where there is one.
  CLAST_HD Real by_curvature(int k, Real of_spheres) const {
    const bool local = contacts.rounding != nullptr && contacts.rounding[k] > 0;
    return local ? contacts.rounding[k] : of_spheres;
  }
};

// Fifth loop, for pairs that touch at one point or touch no more; without branches, so that it
// becomes vector instructions.
template <class Law, bool General>
struct PushAtPoint : PushedPairs<Law, General> {
  struct Lane {
    PushedPair<Law> pair;
    PatchState state;
    Vec3 normal, arm;
    Real depth;
  };
  CLAST_HD void ask_for(int k) const { ask_for_lines(this->contacts.patch[k]); }
  CLAST_HD Lane read(int k) const {
    const FoundPlane& found = this->contacts.found[k];
    return {this->read_pair(k), PatchState(this->contacts, k), this->contacts.patch[k].plane.normal,
            found.middle, found.depth};
  }
  CLAST_HD void work(Lane& lane) const {
    const PushedPair<Law>& pair = lane.pair;
    const bool touching = pair.gap < 0;
    const Patch patch =
        patch_of_point<Law>(pair.p, pair.radius, lane.normal, pair.origin + lane.arm,
                            touching ? lane.depth : 0, touching);
    const Real mass = mass_between(pair.a, pair.b, patch, pair.motion);
    const NormalPush push = push_of_point<Law>(pair.p, patch, pair.motion, lane.state.extent > 0,
                                               pair.radius, mass, this->dt);
    act_on_patch<Law>(lane.state, pair.p, patch, push, pair.motion, this->dt);
  }
  CLAST_HD Real write(int k, const Lane& lane) const {
    lane.state.keep(this->contacts, k);
    return this->excess(lane.pair);
  }
  CLAST_HD Real operator()(int k) const { return in_stages(*this, k); }
};

// The same for pairs with any number of points.
template <class Law>
struct PushApart : PushedPairs<Law, true> {
  static constexpr bool branches = true;

  CLAST_HD Real operator()(int k) const {
    const Vec3 n = this->contacts.patch[k].plane.normal;
    ZonePoint points[most_zone_points];
    const int count = this->contacts.found[k].gap < 0 ? find_points(k, n, points) : 0;
    const PushedPair<Law> pair = this->read_pair(k);  // not before: the GPU is short of registers
    const Patch patch = make_patch<Law>(pair.p, pair.radius, n, points, count);
    const Real mass = mass_between(pair.a, pair.b, patch, pair.motion);
    push_at_points<Law>(this->contacts, k, pair.p, patch, points, pair.motion, pair.radius, mass,
                        this->dt);
    return this->excess(pair);
  }

 private:
  CLAST_HD int find_points(int k, const Vec3& n, ZonePoint (&points)[most_zone_points]) const {
    const PlacedUnits& placed = this->units;
    const int i = this->contacts.first[k], j = this->contacts.second[k];
    const FoundPlane found = this->contacts.found[k];
    if (placed.dilation(i) + placed.dilation(j) > 0) {
      points[0] = {placed.position[i] + found.middle, -found.gap, 1};
      return 1;
    }
    return contact_zone(placed.place(i), placed.place_seen(i, j),
                        plane_between(found, placed.position[i], n), points);
  }
};

// Two units that are solid, as the search of their region wants them.
struct PosedPair {
  Placed placed_a, placed_b;
  Posed a, b;

  CLAST_HD PosedPair(const PlacedUnits& units, int i, int j)
      : placed_a(units.place(i)),
        placed_b(units.place_seen(i, j)),
        a(placed_a, placed_a.center),
        b(placed_b, placed_a.center) {}
};

// Pairs that have to be looked at and shared a simple region last time.
struct WithSimpleRegion {
  const FoundPlane* found;
  const Real* extent;
  const PatchMemory* patch;
  CLAST_HD bool operator()(int k) const {
    return (found[k].gap == 0) & (extent[k] > 0) & !patch[k].plane.clipped;
  }
};

// Under laws of regions, before the search, for these: as long as the same features meet, what they
// share is known, and nothing has to be searched.
struct FindRegionAgain {
  PlacedUnits units;
  ContactView contacts;

  struct Lane {
    SimpleCorners corners;
    OverlapRegion region;
  };
  CLAST_HD void ask_for(int k) const { ask_for_lines(contacts.patch[k]); }
  CLAST_HD Lane read(int k) const {
    const int i = contacts.first[k], j = contacts.second[k];
    Lane lane;
    if (!(units.solid(i) && units.solid(j))) return lane;
    const PosedPair pair(units, i, j);
    lane.corners = simple_corners(pair.a, pair.b, contacts.patch[k].plane);
    return lane;
  }
  CLAST_HD void work(Lane& lane) const { lane.region = region_of(lane.corners); }
  CLAST_HD void write(int k, const Lane& lane) const {
    if (!(lane.corners.known > 0 && lane.region.volume > 0)) return;
    contacts.patch[k].plane.normal = lane.corners.normal;
    contacts.region[k] = lane.region;
    contacts.found[k].gap = lane.corners.gap;
    contacts.found[k].depth = -1;
  }
  CLAST_HD void operator()(int k) const { in_stages(*this, k); }
};

// Those that touch and whose region is not known yet.
struct WithoutRegion {
  const FoundPlane* found;
  CLAST_HD bool operator()(int k) const { return (found[k].gap < 0) & (found[k].depth == 0); }
};

// Fourth loop under laws of regions, for these.
struct FindRegion {
  static constexpr bool branches = true, eight_at_a_time = true;

  PlacedUnits units;
  ContactView contacts;

  CLAST_HD void operator()(int k) const {
    const PosedPair pair(units, contacts.first[k], contacts.second[k]);
    PlaneMemory& plane = contacts.patch[k].plane;
    OverlapRegion region;
    if (!(contacts.extent[k] > 0)) {
      const SimpleCorners corners = simple_corners(pair.a, pair.b, plane);
      if (corners.known > 0) region = region_of(corners);
    }
    if (!(region.volume > 0)) {
      const FoundPlane& found = contacts.found[k];
      const Slab slab(plane.normal, found.middle, found.gap);
      const RegionBetween between = region_between(pair.a, pair.b, slab, found.middle);
      region = between.region;
      plane.clipped = !between.simple;
    }
    contacts.region[k] = region;
  }
};

// Fifth loop for these, without branches.
template <class Law, bool General>
struct PushRegion : PushedPairs<Law, General> {
  struct Lane {
    PushedPair<Law> pair;
    PatchState state;
    OverlapRegion region;
  };
  CLAST_HD void ask_for(int k) const {
    ask_for_lines(this->contacts.region[k]);
    ask_for_lines(this->contacts.patch[k]);
  }
  CLAST_HD Lane read(int k) const {
    return {this->read_pair(k), PatchState(this->contacts, k), this->contacts.region[k]};
  }
  CLAST_HD void work(Lane& lane) const {
    const PushedPair<Law>& pair = lane.pair;
    const Patch patch = region_patch<Law>(pair.p, pair.radius, lane.region, -pair.gap, pair.origin);
    const Real mass = mass_between(pair.a, pair.b, patch, pair.motion);
    const NormalPush push = push_of_region<Law>(pair.p, patch, lane.region, pair.motion,
                                                lane.state.extent > 0, mass, this->dt);
    act_on_patch<Law>(lane.state, pair.p, patch, push, pair.motion, this->dt);
  }
  CLAST_HD Real write(int k, const Lane& lane) const {
    lane.state.keep(this->contacts, k);
    return this->excess(lane.pair);
  }
  CLAST_HD Real operator()(int k) const { return in_stages(*this, k); }
};

}  // namespace clast
