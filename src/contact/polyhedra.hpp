// Contacts of bodies of any shape: with each other, with spheres and with walls.
//
// Four loops: which pairs are apart, the planes of the others, which of those that touch do so at
// one point, and forces.
#pragma once

#include "body/inertia.hpp"
#include "boundary/wall.hpp"
#include "contact/patch.hpp"
#include "contact/searches.hpp"
#include "shape/shape_entry.hpp"

namespace clast {

// Bodies as placed shapes.
struct ShapeView {
  const Quat* orientation;
  const std::int32_t* shape;
  const Real* travelled;
  const ShapeEntry* shapes;

  CLAST_HD Placed place(const BodyView& bodies, int i) const {
    return {shapes[shape[i]].core, bodies.position[i], orientation[i], bodies.radius[i]};
  }
  // The ways of two together, and what these may grow to before the two can have used up the room
  // between them.
  CLAST_HD Real way_of(int i, int j) const { return travelled[i] + travelled[j]; }
  CLAST_HD Real way_until(int i, int j, Real room) const {
    return way_of(i, j) + (1 - 1e-6) * room;  // sums of ways are rounded
  }
  // Radius of the sphere that is swept over the core.
  CLAST_HD Real dilation(const BodyView& bodies, int i) const {
    return shapes[shape[i]].dilation * bodies.radius[i];
  }
};

// What both loops read and write per contact.
struct PatchView {
  PatchMemory* memory;
  FoundPlane* found;
  Real* clear;
  Vec3* effort = nullptr;  // of the search: 1, iterations, 1 if it failed; null: nobody counts

  CLAST_HD void count(int k, const CommonPlane& plane) const {
    if (effort != nullptr)
      effort[k] = {1, static_cast<Real>(plane.iterations), plane.failed ? 1.0 : 0.0};
  }
};

// Reports the iterations of a search.
struct MostIterations {
  const Vec3* effort;
  CLAST_HD Real operator()(int k) const { return effort[k].y; }
};

// First loop, for pairs: most are apart. Either the two have not gone as far as there was room
// between them, or the plane that showed it last time still shows it, or does so once it is turned.
// What it says of the others is that they have to be looked at.
template <class WhileApart>
struct CheckApart {
  static constexpr bool branches = true;

  BodyView bodies;
  ShapeView shapes;
  ContactView contacts;
  PatchView patches;
  Real tolerance;

  CLAST_HD void operator()(int k) const {
    const int i = contacts.first[k], j = contacts.second[k];
    if (shapes.way_of(i, j) < patches.clear[k]) return;  // found apart before
    PlaneMemory& plane = patches.memory[k].plane;
    const bool known = !(contacts.extent[k] > 0) && plane.type != PlaneMemory::nothing;
    const Real room = known ? room_between(i, j, plane) : 0;
    patches.found[k].gap = room > 0 ? 1 : 0;
    if (WhileApart::leaves_room && room > 0) patches.clear[k] = shapes.way_until(i, j, room);
  }

 private:
  CLAST_HD Real room_between(int i, int j, PlaneMemory& plane) const {
    const Real round = shapes.dilation(bodies, i) + shapes.dilation(bodies, j);
    return WhileApart::room(shapes.place(bodies, i), shapes.place(bodies, j), plane, round,
                            tolerance);
  }
};

// Second loop, for pairs that may touch. Search::find(a, b, memory) is the contact search.
//
// What the list remembers of a pair that never touched depends on when it was made, and results
// must not: it may show that the two are apart, but a first touch is searched from positions alone.
template <class Search>
struct FindPlanes {
  static constexpr bool branches = true;

  BodyView bodies;
  ShapeView shapes;
  ContactView contacts;
  PatchView patches;

  CLAST_HD void operator()(int k) const {
    const int i = contacts.first[k], j = contacts.second[k];
    const Placed a = shapes.place(bodies, i), b = shapes.place(bodies, j);
    const Real round = shapes.dilation(bodies, i) + shapes.dilation(bodies, j);
    PatchMemory& memory = patches.memory[k];
    FoundPlane& found = patches.found[k];
    const bool touched = contacts.extent[k] > 0;
    const bool warm = touched || Search::WhileApart::leaves_room;
    PlaneMemory plane_memory = warm ? memory.plane : PlaneMemory();
    CommonPlane plane = Search::find(a, b, plane_memory);
    const Real room = plane.gap - round - 1e-12 * (a.size + b.size);
    if (warm && !touched && !(room > 0)) {
      plane_memory = PlaneMemory();
      plane = Search::find(a, b, plane_memory);
    }
    patches.count(k, plane);
    memory.plane = plane_memory;
    if (Search::WhileApart::leaves_room && room > 0)
      patches.clear[k] = shapes.way_until(i, j, room);
    const Real shift = 0.5 * (shapes.dilation(bodies, i) - shapes.dilation(bodies, j));
    found.middle = 0.5 * (plane.on_a + plane.on_b) + shift * plane.normal - a.center;
    found.gap = plane.gap - round;
    found.depth = round > 0 && found.gap < 0 ? -found.gap : 0;
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
  // Inverse of the mass that a push along n meets at `arm` from the centre.
  CLAST_HD Real inverse_mass_at(int body, const Vec3& arm, const Vec3& n) const {
    const Vec3 lever = cross(arm, n);
    return 1 / inertia.mass[body] + dot(lever, inertia.angular_acceleration(body, lever));
  }
};

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

// Third loop, for pairs that touch and may do so at one point.
struct FindPoint {
  static constexpr bool branches = true;

  BodyView bodies;
  ShapeView shapes;
  ContactView contacts;
  PatchView patches;

  CLAST_HD void operator()(int k) const {
    const Placed a = shapes.place(bodies, contacts.first[k]);
    const Placed b = shapes.place(bodies, contacts.second[k]);
    FoundPlane& found = patches.found[k];
    const CommonPlane plane = plane_between(found, a.center, patches.memory[k].plane.normal);
    ZonePoint point;
    if (!touch_at_one_point(a, b, plane, point)) return;
    found.middle = point.position - a.center;
    found.depth = point.depth;
  }
};

// Fourth loop, for pairs that touch at one point or touch no more; without branches, so that the
// loop becomes vector instructions. Parts: bodies have several. Reports how far the overlap is
// beyond what the guard allows.
template <class Law, bool Parts>
struct PushAtPoint {
  BodyView bodies;
  Carriers carriers;
  ContactView contacts;
  PatchView patches;
  PairTable table;
  Real overlap_limit;
  Real dt;

  CLAST_HD Real operator()(int k) const {
    const int i = contacts.first[k], j = contacts.second[k];
    PatchMemory& memory = patches.memory[k];
    const Vec3 n = memory.plane.normal, arm = patches.found[k].middle;
    const Real gap = patches.found[k].gap;
    const bool touching = gap < 0;
    const Real depth = touching ? patches.found[k].depth : 0;
    const Real ra = bodies.radius[i], rb = bodies.radius[j], radius = ra * rb / (ra + rb);
    const PairParameters& p =
        table.pairs[bodies.material[i] * table.materials + bodies.material[j]];
    const int a = Parts ? carriers.owner[i] : i, b = Parts ? carriers.owner[j] : j;
    const PatchMotion motion{carriers.position[a], carriers.position[b],
                             carriers.velocity[b] - carriers.velocity[a], carriers.spin[a],
                             carriers.spin[b]};
    const Vec3 point = (Parts ? bodies.position[i] : motion.center_a) + arm;
    const Patch patch = patch_of_point<Law>(p, radius, n, point, depth, touching);
    const Real mass = 1 / (carriers.inverse_mass_at(a, patch.center - motion.center_a, n) +
                           carriers.inverse_mass_at(b, patch.center - motion.center_b, n));
    const NormalPush push =
        push_of_point<Law>(p, patch, motion, contacts.extent[k] > 0, radius, mass, dt);
    act_on_patch<Law>(contacts, k, memory, p, patch, push, motion, dt);
    return -gap - overlap_limit * smaller(ra, rb);
  }
};

// The same for pairs with any number of points.
template <class Law>
struct PushApart {
  static constexpr bool branches = true;

  BodyView bodies;
  ShapeView shapes;
  Carriers carriers;
  ContactView contacts;
  PatchView patches;
  PairTable table;
  Real overlap_limit;
  Real dt;

  CLAST_HD Real operator()(int k) const {
    const bool touches = patches.found[k].gap < 0;
    const int i = contacts.first[k], j = contacts.second[k];
    PatchMemory& memory = patches.memory[k];
    const Vec3 n = memory.plane.normal;
    ZonePoint points[most_zone_points];
    const int count = touches ? find_points(k, i, j, n, points) : 0;
    const Real ra = bodies.radius[i], rb = bodies.radius[j], radius = ra * rb / (ra + rb);
    const PairParameters& p =
        table.pairs[bodies.material[i] * table.materials + bodies.material[j]];
    const Patch patch = patch_of(k, i, j, p, radius, n, points, count);
    const int a = carriers.of(i), b = carriers.of(j);
    const PatchMotion motion{carriers.position[a], carriers.position[b],
                             carriers.velocity[b] - carriers.velocity[a], carriers.spin[a],
                             carriers.spin[b]};
    const Real mass = 1 / (carriers.inverse_mass_at(a, patch.center - motion.center_a, n) +
                           carriers.inverse_mass_at(b, patch.center - motion.center_b, n));
    const NormalPush push =
        push_of_points<Law>(p, patch, points, motion, contacts.extent[k] > 0, radius, mass, dt);
    act_on_patch<Law>(contacts, k, memory, p, patch, push, motion, dt);
    return -patches.found[k].gap - overlap_limit * smaller(ra, rb);
  }

 private:
  CLAST_HD Patch patch_of(int k, int i, int j, const PairParameters& p, Real radius, const Vec3& n,
                          ZonePoint (&points)[most_zone_points], int count) const {
    if constexpr (by_volume<Law>) {
      if (shapes.dilation(bodies, i) + shapes.dilation(bodies, j) == 0) {
        const Placed a = shapes.place(bodies, i);
        const OverlapVolume overlap =
            count > 0 ? overlap_volume(a, shapes.place(bodies, j)) : OverlapVolume();
        return volume_patch(p, radius, overlap, overlap.volume, -patches.found[k].gap,
                            a.center + patches.found[k].middle, a.center, count);
      }
    }
    return make_patch<Law>(p, radius, n, points, count);
  }

  CLAST_HD int find_points(int k, int i, int j, const Vec3& n,
                           ZonePoint (&points)[most_zone_points]) const {
    const FoundPlane found = patches.found[k];
    const Vec3 middle = bodies.position[i] + found.middle;
    const Real round = shapes.dilation(bodies, i) + shapes.dilation(bodies, j);
    if (round > 0) {
      points[0] = {middle, -found.gap, 1};
      return 1;
    }
    return contact_zone(shapes.place(bodies, i), shapes.place(bodies, j),
                        plane_between(found, bodies.position[i], n), points);
  }
};

}  // namespace clast
