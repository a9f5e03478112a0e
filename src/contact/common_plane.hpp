// The common plane of two polyhedra, exact: the search the engine uses.
//
// Apart: the plane of the shortest link. In contact: the least penetration that can be reached from
// the last one without passing through a deeper one (contact/facets.hpp), and at the first touch
// the least there is. So the answer at the first touch depends on positions alone, and the gap does
// not jump while contact lasts.
#pragma once

#include "contact/distance.hpp"

namespace clast {

// Ends relative to the centre of A become points of the world.
CLAST_HD CommonPlane finished(CommonPlane plane, const Placed& a, PlaneMemory& memory) {
  plane.on_a += a.center;
  plane.on_b += a.center;
  memory.normal = plane.normal;
  memory.touching = plane.gap <= 0;
  return plane;
}

// The face of a body that a point is farthest beyond; in the body the distance is not positive.
struct PastFace {
  Real distance;
  Vec3 normal;
};
CLAST_HD PastFace past_faces(const Posed& body, const Vec3& point) {
  const Vec3 own = body.unturned(point - body.center);
  Real farthest = -1e300;
  int face = 0;
  for (int f = 0; f < body.shape.faces; ++f) {
    const Real distance =
        dot(body.shape.face_normal[f], own) - body.size * body.shape.face_offset[f];
    face = distance > farthest ? f : face;
    farthest = larger(distance, farthest);
  }
  return {farthest, body.face_normal(face)};
}

// Looks for a ball in both that is as large as wanted, around a point nearby: this goes through the
// face that it is farthest beyond, or too near to, half as far again as it lacks (relaxation;
// Motzkin and Schoenberg 1954). In beds few trials find it; whoever has none after the last may
// still overlap. Returns the largest radius seen, or a negative number.
CLAST_HD Real find_common_ball(const Posed& a, const Posed& b, Vec3 center, Real wanted) {
  Real radius = -1;
  for (int trial = 0; trial < 16 && radius < wanted; ++trial) {
    const PastFace of_a = past_faces(a, center), of_b = past_faces(b, center);
    const PastFace& most = of_a.distance > of_b.distance ? of_a : of_b;
    if (most.distance <= 0) radius = larger(radius, -most.distance);
    center -= (1.5 * (most.distance + wanted)) * most.normal;
  }
  return radius;
}

// Whether bodies overlap for certain, once no plane near this one parts them better. Let n be its
// normal and s > 0 the depth, and m the normal of a plane that does part them. From n towards m the
// depth begins to change by -(s cos(n, m) + gap of m): if it does not become less, m is more than a
// right angle away from n. Along m the centres are farther apart than the inner radii together, and
// so they are across n. Where they are not, there is no such m.
CLAST_HD bool surely_overlap(const Posed& a, const Posed& b, const Vec3& n) {
  const Vec3 d = b.center - a.center;
  const Real along = dot(d, n);
  const Real inner = a.size * a.shape.inner + b.size * b.shape.inner;
  return along >= 0 && squared_length(d) - square(along) <= square(inner);
}

// Radius of a ball that two share, if only a point, or a negative number where some other plane
// parts them.
CLAST_HD_COLD Real shared_ball(const Posed a, const Posed b, const CommonPlane plane) {
  const Vec3 middle = 0.5 * (plane.on_a + plane.on_b);
  const Real radius = find_common_ball(a, b, middle, -0.2 * plane.gap);
  if (radius >= 0) return radius;
  CommonPlane link;
  PlaneMemory anew;
  return find_distance(a, b, -plane.normal, link, anew) ? -1 : 0;
}

// Whether a plane that was followed in contact cannot have passed through a body to its far side,
// which thin bodies let it do: then the two may be apart, and what is nearby does not tell.
CLAST_HD bool cannot_have_passed(const Posed& a, const Posed& b, const CommonPlane& plane) {
  const bool flat = a.shape.faces <= 2 || b.shape.faces <= 2;
  return flat || surely_overlap(a, b, plane.normal);
}
CLAST_HD bool has_passed(const Posed& a, const Posed& b, CommonPlane& plane) {
  if (cannot_have_passed(a, b, plane)) return false;
  plane.shared = shared_ball(a, b, plane);
  return plane.shared < 0;
}

// The plane between the features that are remembered, if it is still the answer.
CLAST_HD bool recall_plane(const Posed& a, const Posed& b, PlaneMemory& memory,
                           CommonPlane& plane) {
  return plane_of_features(a, b, memory, plane) && (plane.gap > 0 || !has_passed(a, b, plane));
}
// The same where that is seen at once. Overlap: the two are known to share a point.
CLAST_HD bool recall_plane_at_once(const Placed& placed_a, const Placed& placed_b, bool overlap,
                                   PlaneMemory& memory, CommonPlane& plane) {
  const Posed a(placed_a, placed_a.center), b(placed_b, placed_a.center);
  plane.iterations = 1;
  if (!plane_of_features(a, b, memory, plane)) return false;
  if (plane.gap <= 0 && !overlap && !cannot_have_passed(a, b, plane)) return false;
  plane = finished(plane, placed_a, memory);
  return true;
}

// From the facet that is remembered, over better ones; whether the two still touch.
CLAST_HD bool climb_from_last_facet(const Posed& a, const Posed& b, PlaneMemory& memory,
                                    CommonPlane& plane) {
  FacetSearch search(a, b);
  search.recall(memory);
  const int steps = search.climb();
  if (search.best.type == PlaneMemory::nothing || !(search.best.gap <= 0)) return false;
  plane = plane_of(search.best, a, b);
  plane.iterations = steps + 1;
  if (has_passed(a, b, plane)) return false;
  memory.keep(search.best.type, search.best.on_a, search.best.on_b);
  return true;
}

// The least penetration of all, from the positions alone.
CLAST_HD CommonPlane plane_of_first_touch(const Posed& a, const Posed& b, PlaneMemory& memory) {
  FacetSearch search(a, b);
  search.all();
  memory.keep(search.best.type, search.best.on_a, search.best.on_b);
  CommonPlane plane = plane_of(search.best, a, b);
  plane.iterations = 1;
  if (search.best.type == PlaneMemory::nothing) {  // two points
    plane.normal = centre_line(a, b);
    plane.gap = gap_along(a, b, plane.normal);
    plane.on_a = a.vertex(0);
    plane.on_b = b.vertex(0);
    memory.type = PlaneMemory::direction;
  }
  return plane;
}

// The direction a search begins with: a memory may bring one even where it knows no features.
CLAST_HD Vec3 first_normal(const Posed& a, const Posed& b, const PlaneMemory& memory) {
  return memory.normal == Vec3{} ? centre_line(a, b) : memory.normal;
}

// Where what is remembered is not the answer any more.
CLAST_HD_COLD CommonPlane search_plane(const Placed placed_a, const Placed placed_b,
                                       PlaneMemory& memory) {
  const Posed a(placed_a, placed_a.center), b(placed_b, placed_a.center);
  CommonPlane plane;
  if (!(memory.touching && climb_from_last_facet(a, b, memory, plane)) &&
      !find_distance(a, b, first_normal(a, b, memory), plane, memory))
    plane = plane_of_first_touch(a, b, memory);
  return finished(plane, placed_a, memory);
}

CLAST_HD CommonPlane common_plane(const Placed& placed_a, const Placed& placed_b,
                                  PlaneMemory& memory) {
  const Posed a(placed_a, placed_a.center), b(placed_b, placed_a.center);
  CommonPlane plane;
  plane.iterations = 1;
  if (recall_plane(a, b, memory, plane)) return finished(plane, placed_a, memory);
  return search_plane(placed_a, placed_b, memory);
}

}  // namespace clast
