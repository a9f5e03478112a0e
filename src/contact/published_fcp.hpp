// The fast common plane as it was published (FCP, Nezami et al. 2004, section 6), for comparison.
//
// contact/fast_common_plane.hpp proves what it finds. Here nothing is proved:
//   6.1  a check goes from the closest vertices to the best of their candidates until it stays;
//   6.2  bodies that overlap are moved apart along the last normal first, each by TRAN, the gap of
//        the last plane;
//   6.3  until a body has accumulated a path (PAD) of TOL/2, its planes keep their type and
//        features, and are only placed anew. Pairs that a check found farther apart than TOL have
//        no plane and are left alone.
// TOL is the margin of the pair list. The paper gives no rule for bodies that TRAN does not part:
// they are moved apart twice as far, and such checks are counted as failures.
#pragma once

#include "contact/fast_common_plane.hpp"

namespace clast {

// Whether all that is remembered of a pair is that it is farther apart than TOL.
CLAST_HD bool is_far(const PlaneMemory& memory) {
  return memory.type == PlaneMemory::direction && memory.normal == Vec3();
}

// A vertex on the feature of one body that a plane is made of; `on_face`, `on_edge`: its kind.
CLAST_HD int vertex_of_feature(const PolyhedronView& shape, int feature, bool on_face,
                               bool on_edge) {
  if (on_face) return shape.face_vertex[shape.face_first[feature]];
  return on_edge ? shape.edge[feature].from : feature;
}

// The plane along a direction, between the closest vertices.
CLAST_HD void plane_along(const Posed& a, const Posed& b, const Vec3& normal, CommonPlane& plane) {
  const Support high = a.highest_vertex(normal), low = b.lowest_vertex(normal);
  plane.normal = normal;
  plane.gap = low.value - high.value;
  plane.on_a = a.vertex(high.vertex);
  plane.on_b = b.vertex(low.vertex);
}

// The plane of features that are remembered, with the bodies where they are now (6.3); whether
// there is one. Ends are relative to the centre of A.
CLAST_HD bool place_plane(const Posed& a, const Posed& b, const PlaneMemory& memory,
                          CommonPlane& plane) {
  const int type = memory.type, on_a = memory.on_a, on_b = memory.on_b;
  if (type == PlaneMemory::nothing || is_far(memory)) return false;
  if (type == PlaneMemory::direction) {
    plane_along(a, b, memory.normal, plane);
    return true;
  }
  const bool edge_a = type == PlaneMemory::edge_of_a || type == PlaneMemory::edges;
  const bool edge_b = type == PlaneMemory::edge_of_b || type == PlaneMemory::edges;
  const bool face_a = type == PlaneMemory::face_of_a, face_b = type == PlaneMemory::face_of_b;
  const Vec3 p = a.vertex(vertex_of_feature(a.shape, on_a, face_a, edge_a));
  const Vec3 q = b.vertex(vertex_of_feature(b.shape, on_b, face_b, edge_b));
  const Vec3 link = q - p;
  const Real last = dot(memory.normal, link);
  const Vec3 parted = link - (last > 0 ? 0 : 2 * last) * memory.normal;  // each moved by TRAN
  Vec3 direction = parted;
  Vec3 u, v;
  if (edge_a) u = a.edge_vector(on_a);
  if (edge_b) v = b.edge_vector(on_b);
  if (face_a) direction = a.face_normal(on_a);
  if (face_b) direction = b.face_normal(on_b);
  if (type == PlaneMemory::edge_of_a) direction = cross(u, cross(u, parted));
  if (type == PlaneMemory::edge_of_b) direction = cross(v, cross(v, parted));
  if (type == PlaneMemory::edges) direction = cross(u, v);
  const Real size = length(direction);
  if (!(size > 0)) return false;
  plane.normal = ((dot(direction, b.center - a.center) < 0 ? -1 : 1) / size) * direction;
  plane.gap = dot(plane.normal, link);
  // The end on a face or an edge lies across the plane from the vertex.
  const bool vertex_of_b = face_a || type == PlaneMemory::edge_of_a;
  plane.on_a = vertex_of_b ? q - plane.gap * plane.normal : p;
  plane.on_b = face_b || type == PlaneMemory::edge_of_b ? p + plane.gap * plane.normal : q;
  if (type == PlaneMemory::edges) {
    const LinePoints ends = closest_of_lines(p, u, q, v);
    plane.on_a = ends.on_first;
    plane.on_b = ends.on_second;
  }
  return true;
}

// What a search of a pair that was moved apart ends with.
enum class PartedSearch { found, far, overlapping };

// Steps 1 to 4 of 6.1, with B moved away from A by `parted` along `start`. `known`: `start` is the
// normal of the features that are remembered. Counts into plane.iterations.
CLAST_HD PartedSearch search_parted(const Posed& a, const Posed& b, const Vec3& start, Real parted,
                                    bool known, Real tolerance, PlaneMemory& memory,
                                    CommonPlane& plane) {
  Posed moved = b;
  moved.center += parted * start;
  FcpCandidates candidates(a, moved, start);
  if (known)
    candidates.features = memory;
  else
    candidates.gap = -1e300;  // the line of centres is no candidate
  bool changes = true;
  while (changes && plane.iterations < 100) {
    if (candidates.gap - parted > tolerance) return PartedSearch::far;
    changes = candidates.improve();
    ++plane.iterations;
  }
  plane.normal = candidates.normal;
  plane.gap = candidates.gap;
  memory = candidates.features;
  memory.normal = candidates.normal;
  return candidates.gap > 0 ? PartedSearch::found : PartedSearch::overlapping;
}

// Keeps the plane that a search has found, with the bodies where they are: its features, of which a
// vertex may have to give way to the one that is closest now. A plane along two edges whose closest
// vertices lie elsewhere keeps its direction only.
CLAST_HD void keep_found_plane(const Posed& a, const Posed& b, const Vec3& normal,
                               PlaneMemory& memory, CommonPlane& plane) {
  if (memory.type == PlaneMemory::face_of_a)
    memory.on_b = static_cast<std::uint16_t>(b.lowest_vertex(normal).vertex);
  if (memory.type == PlaneMemory::face_of_b)
    memory.on_a = static_cast<std::uint16_t>(a.highest_vertex(normal).vertex);
  const Real gap = gap_along(a, b, normal);
  place_plane(a, b, memory, plane);
  const Real off = plane.gap - gap;
  if (larger(off, -off) > 1e-9 * (a.size + b.size)) {
    memory.type = PlaneMemory::direction;
    plane_along(a, b, normal, plane);
  }
  plane.normal = normal;
  plane.gap = gap;
}

// A check in full (6.1, 6.2). `tolerance` is TOL; of a pair that is farther apart no more is
// remembered than that, and no plane is found.
CLAST_HD_COLD bool check_plane(const Placed placed_a, const Placed placed_b, Real tolerance,
                               PlaneMemory& memory, CommonPlane& plane) {
  const Posed a(placed_a, placed_a.center), b(placed_b, placed_a.center);
  bool known = place_plane(a, b, memory, plane);
  Vec3 start = known ? plane.normal : centre_line(a, b);
  Real parted = known && plane.gap <= 0 ? -2 * plane.gap : 0;
  for (int tries = 0; tries < 30; ++tries) {
    const PartedSearch result = search_parted(a, b, start, parted, known, tolerance, memory, plane);
    if (result == PartedSearch::far) {
      memory = PlaneMemory();
      memory.type = PlaneMemory::direction;
      return false;
    }
    start = plane.normal;
    if (result == PartedSearch::found) {
      keep_found_plane(a, b, start, memory, plane);
      plane = finished(plane, placed_a, memory);
      return true;
    }
    plane.failed = true;
    known = false;
    parted = 2 * larger(parted, -plane.gap) + 10 * round_off(a, b);
  }
  memory = PlaneMemory();
  plane = common_plane(placed_a, placed_b, memory);
  plane.failed = true;
  return true;
}

}  // namespace clast
