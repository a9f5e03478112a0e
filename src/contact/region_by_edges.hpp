// The region that two polyhedra share, from the edges of both.
//
// A corner of the region is a vertex of one body within the other, or a point where an edge of one
// goes through a face of the other. So clipping every edge of each body by the faces of the other
// gives all corners. An edge of the region is a piece of an edge of a body, or lies where two faces
// cross; its ends are then two of the points that are on both. Each edge of the region adds a
// triangle to the surface on either side of it.
//
// Where edges lie in faces, round-off could give one end of an edge and not the other. Then this
// says so, and faces are clipped as a whole (contact/overlap_region.hpp).
#pragma once

#include "contact/overlap_region.hpp"

namespace clast {

// Points that are not set before they are used.
template <int Most>
struct PointArray {
  Real x[Most], y[Most], z[Most];

  CLAST_HD void set(int i, const Vec3& p) {
    x[i] = p.x;
    y[i] = p.y;
    z[i] = p.z;
  }
  CLAST_HD Vec3 operator[](int i) const { return {x[i], y[i], z[i]}; }
};

// What of a body reaches beyond a level along n: all that can have a part in the region.
class NearPart {
 public:
  static constexpr int most_vertices = 64, most_faces = 16, most_edges = 48;

  struct Edge {
    std::uint8_t from, to, left, right;  // vertices, and faces as they are numbered here
  };

  // Faces are moved outwards by `grown`.
  CLAST_HD NearPart(const Posed& posed, const RegionFrame& frame, const Vec3& n, Real level,
                    Real grown) {
    const PolyhedronView& s = posed.shape;
    if (s.vertices > most_vertices || s.faces > most_shape_faces) {
      fits_ = false;
      return;
    }
    const std::uint64_t beyond = vertices_beyond(posed, n, level);
    std::uint64_t needed = beyond;
    collect(s, beyond, needed);
    if (!fits_) return;
    Posed body = posed;
    body.center = frame.in(posed.center);
    body.ax = frame.direction_in(posed.ax);
    body.ay = frame.direction_in(posed.ay);
    body.az = frame.direction_in(posed.az);
    place(body, needed, grown);
  }

  CLAST_HD bool fits() const { return fits_; }
  CLAST_HD int faces() const { return faces_; }
  CLAST_HD int edges() const { return edges_; }
  CLAST_HD const Edge& edge(int i) const { return edge_[i]; }
  CLAST_HD Vec3 vertex(int v) const { return vertex_[v]; }
  CLAST_HD Vec3 normal(int f) const { return {plane_.x[f], plane_.y[f], plane_.z[f]}; }
  CLAST_HD Real height(int f, const Vec3& p) const {
    return plane_.x[f] * p.x + plane_.y[f] * p.y + plane_.z[f] * p.z - plane_.level[f];
  }
  // Faces that a point lies outside of, as bits.
  CLAST_HD std::uint32_t outside(const Vec3& p) const {
    std::uint32_t bits = 0;
    for (int f = 0; f < faces_; f += 8) bits |= bits_above(plane_, f, p) << f;
    return bits;
  }
  CLAST_HD std::uint64_t needed() const { return needed_; }

 private:
  static constexpr int most_shape_faces = 128;

  struct Planes {
    Real x[most_faces], y[most_faces], z[most_faces], level[most_faces];
  };

  CLAST_HD static std::uint64_t vertices_beyond(const Posed& body, const Vec3& n, Real level) {
    const Lanes l(body.shape);
    const Vec3 own = body.size * body.unturned(n);
    const Real own_level = level - dot(n, body.center);
    std::uint64_t bits = 0;
    for (int begin = 0; begin < l.count; begin += 8)
      bits |= static_cast<std::uint64_t>(bits_beyond<Beyond::strictly>(l.x + begin, l.y + begin,
                                                                       l.z + begin, own, own_level))
              << begin;
    const int count = body.shape.vertices;
    return count < 64 ? bits & ((std::uint64_t{1} << count) - 1) : bits;
  }

  // Which of eight planes a point is above.
  CLAST_HD static std::uint32_t bits_above(const Planes& plane, int first, const Vec3& p) {
#if defined(CLAST_ISA) && defined(__AVX512F__)
    const __m512d above = _mm512_loadu_pd(plane.x + first) * _mm512_set1_pd(p.x) +
                          _mm512_loadu_pd(plane.y + first) * _mm512_set1_pd(p.y) +
                          _mm512_loadu_pd(plane.z + first) * _mm512_set1_pd(p.z) -
                          _mm512_loadu_pd(plane.level + first);
    return _mm512_cmp_pd_mask(above, _mm512_setzero_pd(), _CMP_GT_OQ);
#elif defined(CLAST_ISA) && defined(__AVX2__)
    std::uint32_t bits = 0;
    for (int i = 0; i < 8; i += 4) {
      const __m256d above = _mm256_loadu_pd(plane.x + first + i) * _mm256_set1_pd(p.x) +
                            _mm256_loadu_pd(plane.y + first + i) * _mm256_set1_pd(p.y) +
                            _mm256_loadu_pd(plane.z + first + i) * _mm256_set1_pd(p.z) -
                            _mm256_loadu_pd(plane.level + first + i);
      const __m256d beyond = _mm256_cmp_pd(above, _mm256_setzero_pd(), _CMP_GT_OQ);
      bits |= static_cast<std::uint32_t>(_mm256_movemask_pd(beyond)) << i;
    }
    return bits;
#else
    std::uint32_t bits = 0;
    for (int i = 0; i < 8; ++i) {
      const int f = first + i;
      const Real above = plane.x[f] * p.x + plane.y[f] * p.y + plane.z[f] * p.z - plane.level[f];
      bits |= above > 0 ? 1u << i : 0u;
    }
    return bits;
#endif
  }

  // Faces and edges at these vertices, and the vertices at their other ends.
  CLAST_HD void collect(const PolyhedronView& s, std::uint64_t beyond, std::uint64_t& needed) {
    std::uint8_t local[most_shape_faces];  // number of a face here
    std::uint64_t known[2] = {0, 0};
    for (std::uint64_t left = beyond; left != 0; left &= left - 1) {
      const int v = lowest_bit(left);
      for (int k = s.ring_first[v]; k < s.ring_first[v + 1]; ++k) {
        const int f = s.ring_face[k];
        const std::uint64_t bit = std::uint64_t{1} << (f & 63);
        if ((known[f >> 6] & bit) != 0) continue;
        if (faces_ == most_faces) {
          fits_ = false;
          return;
        }
        known[f >> 6] |= bit;
        local[f] = static_cast<std::uint8_t>(faces_);
        face_[faces_++] = static_cast<std::uint8_t>(f);
      }
      for (int k = s.ring_first[v]; k < s.ring_first[v + 1]; ++k) {
        const int w = s.ring_vertex[k];
        const std::uint64_t bit = std::uint64_t{1} << w;
        needed |= bit;
        if ((beyond & bit) != 0 && w < v) continue;  // is there already
        if (edges_ == most_edges) {
          fits_ = false;
          return;
        }
        // The faces on both sides of it are around v.
        const PolyhedronEdge& e = s.edge[s.ring_edge[k]];
        edge_[edges_++] = {static_cast<std::uint8_t>(e.from), static_cast<std::uint8_t>(e.to),
                           local[e.left], local[e.right]};
      }
    }
    needed_ = needed;
  }

  CLAST_HD void place(const Posed& body, std::uint64_t needed, Real grown) {
    for (std::uint64_t left = needed; left != 0; left &= left - 1) {
      const int v = lowest_bit(left);
      vertex_.set(v, body.vertex(v));
    }
    for (int f = 0; f < faces_; ++f) {
      const Vec3 n = body.face_normal(face_[f]);
      set_plane(f, n, body.face_offset(face_[f], n) + grown);
    }
    for (int f = faces_; f % 8 != 0; ++f) set_plane(f, Vec3(), 1);  // nothing is above these
  }
  CLAST_HD void set_plane(int f, const Vec3& n, Real level) {
    plane_.x[f] = n.x;
    plane_.y[f] = n.y;
    plane_.z[f] = n.z;
    plane_.level[f] = level;
  }

  Planes plane_;
  PointArray<most_vertices> vertex_;
  Edge edge_[most_edges];
  std::uint8_t face_[most_faces];
  int faces_ = 0, edges_ = 0;
  std::uint64_t needed_ = 0;
  bool fits_ = true;
};

// The surface of the region, put together edge by edge.
class RegionSurface {
 public:
  CLAST_HD RegionSurface(const NearPart& a, const NearPart& b) : a_(a), b_(b) {
    for (int f = 0; f < a.faces(); ++f)
      for (std::uint8_t& m : meeting_[f]) m = nothing;
    add_edges<true>();
    add_edges<false>();
    for (TriangleList& list : triangles_) list.pad();
  }

  // Whether it is closed.
  CLAST_HD bool complete() const { return whole_ && open_ == 0; }
  CLAST_HD const TriangleList& of_a() const { return triangles_[0]; }
  CLAST_HD const TriangleList& of_b() const { return triangles_[1]; }
  // Whether it has the corners of a vertex in a face, or of two crossing edges.
  CLAST_HD bool simple() const {
    const int of_a = count_of_bits(known_[0]), of_b = count_of_bits(known_[1]);
    if (vertices_[0] + vertices_[1] == 1) return (vertices_[0] == 1 ? of_b : of_a) == 1;
    return vertices_[0] + vertices_[1] == 0 && of_a == 2 && of_b == 2;
  }

 private:
  static constexpr int most_points = 64;
  static constexpr std::uint8_t nothing = 255, both_ends = 254;

  template <bool OfA>
  CLAST_HD void add_edges() {
    const NearPart& own = OfA ? a_ : b_;
    const NearPart& other = OfA ? b_ : a_;
    std::uint32_t outside[NearPart::most_vertices];
    for (std::uint64_t left = own.needed(); left != 0; left &= left - 1) {
      const int v = lowest_bit(left);
      outside[v] = other.outside(own.vertex(v));
      vertices_[OfA ? 0 : 1] += outside[v] == 0 ? 1 : 0;
    }
    for (int i = 0; i < own.edges(); ++i) {
      const NearPart::Edge& e = own.edge(i);
      const std::uint32_t from = outside[e.from], to = outside[e.to];
      if ((from & to) == 0) add_edge<OfA>(own, other, e, from, to);
    }
  }

  // The piece of an edge that lies within the other body.
  template <bool OfA>
  CLAST_HD void add_edge(const NearPart& own, const NearPart& other, const NearPart::Edge& e,
                         std::uint32_t out_from, std::uint32_t out_to) {
    const Vec3 p = own.vertex(e.from), q = own.vertex(e.to);
    Real begin = 0, end = 1;
    int enters = -1, leaves = -1;
    for (std::uint32_t out = out_from; out != 0; out &= out - 1) {
      const int f = lowest_bit(out);
      const Real hp = other.height(f, p), t = hp / (hp - other.height(f, q));
      enters = t > begin ? f : enters;
      begin = larger(begin, t);
    }
    for (std::uint32_t out = out_to; out != 0; out &= out - 1) {
      const int f = lowest_bit(out);
      const Real hp = other.height(f, p), t = hp / (hp - other.height(f, q));
      leaves = t < end ? f : leaves;
      end = smaller(end, t);
    }
    if (!(begin < end)) return;
    const Vec3 from = enters < 0 ? p : p + begin * (q - p);
    const Vec3 to = leaves < 0 ? q : p + end * (q - p);
    constexpr int side = OfA ? 0 : 1;
    add_side(side, e.left, from, to);
    add_side(side, e.right, to, from);
    if (enters >= 0) {
      meet<OfA>(e.left, enters, from);
      meet<OfA>(e.right, enters, from);
    }
    if (leaves >= 0) {
      meet<OfA>(e.left, leaves, to);
      meet<OfA>(e.right, leaves, to);
    }
  }

  // A point where a face of one body meets one of the other: an end of what both have in common.
  template <bool OfA>
  CLAST_HD void meet(int own, int other, const Vec3& p) {
    const int fa = OfA ? own : other, fb = OfA ? other : own;
    std::uint8_t& at = meeting_[fa][fb];
    if (at == nothing) {
      whole_ = whole_ && points_ < most_points;
      if (!whole_) return;
      at = static_cast<std::uint8_t>(points_);
      point_.set(points_++, p);
      ++open_;
      return;
    }
    whole_ = whole_ && at != both_ends;
    if (!whole_) return;
    // Seen from outside, the region is on the left of what bounds it.
    const Vec3 first = point_[at];
    const bool along = dot(p - first, cross(a_.normal(fa), b_.normal(fb))) > 0;
    const Vec3 from = along ? first : p, to = along ? p : first;
    add_side(0, fa, from, to);
    add_side(1, fb, to, from);
    at = both_ends;
    --open_;
  }

  // A side of the piece of a face: a triangle with its first corner.
  CLAST_HD void add_side(int side, int face, const Vec3& from, const Vec3& to) {
    const std::uint32_t bit = 1u << face;
    if ((known_[side] & bit) != 0) {
      whole_ = triangles_[side].add(corner_[side][face], from, to) && whole_;
      return;
    }
    known_[side] |= bit;
    corner_[side].set(face, from);
  }

  const NearPart& a_;
  const NearPart& b_;
  TriangleList triangles_[2];
  std::uint32_t known_[2] = {0, 0};  // faces that have a first corner
  int vertices_[2] = {0, 0};         // within the other body
  PointArray<NearPart::most_faces> corner_[2];
  PointArray<most_points> point_;
  std::uint8_t meeting_[NearPart::most_faces][NearPart::most_faces];
  int points_ = 0, open_ = 0;
  bool whole_ = true;
};

// The surface of a body beyond the plane z = 0 of its frame, without the cut in that plane: pieces
// of edges, and where faces are cut the way from the last of these to the first.
class SurfaceBeyond {
 public:
  CLAST_HD explicit SurfaceBeyond(const NearPart& part) {
    for (int i = 0; i < part.edges(); ++i) {
      const NearPart::Edge& e = part.edge(i);
      const Vec3 p = part.vertex(e.from), q = part.vertex(e.to);
      if (!(p.z > 0 || q.z > 0)) continue;
      const Vec3 cut = p + (p.z / (p.z - q.z)) * (q - p);
      const Vec3 from = p.z > 0 ? p : cut, to = q.z > 0 ? q : cut;
      add_side(e.left, from, to);
      add_side(e.right, to, from);
      if (!(p.z > 0)) pass_plane(e.left, e.right, cut);
      if (!(q.z > 0)) pass_plane(e.right, e.left, cut);
    }
    for (std::uint32_t left = comes_ & goes_; left != 0; left &= left - 1) {
      const int f = lowest_bit(left);
      add_side(f, going_[f], coming_[f]);
    }
    triangles_.pad();
  }

  // Whether it is closed but for the cut.
  CLAST_HD bool complete() const { return whole_ && comes_ == goes_; }
  CLAST_HD const TriangleList& triangles() const { return triangles_; }

 private:
  // Seen from outside, around one face an edge comes up through the plane where it goes down around
  // the other.
  CLAST_HD void pass_plane(int comes_up, int goes_down, const Vec3& at) {
    comes_ |= 1u << comes_up;
    goes_ |= 1u << goes_down;
    coming_.set(comes_up, at);
    going_.set(goes_down, at);
  }
  CLAST_HD void add_side(int face, const Vec3& from, const Vec3& to) {
    const std::uint32_t bit = 1u << face;
    if ((known_ & bit) != 0) {
      whole_ = triangles_.add(corner_[face], from, to) && whole_;
      return;
    }
    known_ |= bit;
    corner_.set(face, from);
  }

  TriangleList triangles_;
  PointArray<NearPart::most_faces> corner_, coming_, going_;
  std::uint32_t known_ = 0, comes_ = 0, goes_ = 0;  // faces that have them
  bool whole_ = true;
};

// The part of a body beyond a plane n.x = level, n from the body to the plane.
CLAST_HD_COLD OverlapRegion region_beyond(const Posed& body, const Vec3& n, Real level) {
  const Vec3 origin = foot_of_farthest(body, n, level);
  const RegionFrame frame(origin, n);
  const NearPart part(body, frame, n, level, 0);
  if (!part.fits()) return faces_beyond(body, n, level, origin);
  const SurfaceBeyond surface(part);
  if (!surface.complete()) return faces_beyond(body, n, level, origin);
  const RegionShape shape{sums_over<RegionMomentsOf>(surface.triangles(), nullptr)};
  if (!shape.is_there) return {};
  return region_in_world(frame, shape,
                         sums_over<PressedSurfaceOf>(surface.triangles(), nullptr, shape), 1);
}

// Where two bodies overlap along n, from A to B: A ends at the top, B begins at the bottom. It says
// where to look for their region and what is thin; what comes out hardly depends on it.
struct Slab {
  Vec3 n;
  Real bottom, top;

  CLAST_HD Slab(const Posed& a, const Posed& b, const Vec3& normal)
      : n(normal), bottom(b.lowest(normal)), top(a.highest(normal)) {}
  // As a search found it; a gap is negative here.
  CLAST_HD Slab(const Vec3& normal, const Vec3& middle, Real gap) : n(normal) {
    const Real level = dot(normal, middle);
    bottom = level + 0.5 * gap;
    top = level - 0.5 * gap;
  }
};

struct RegionBetween {
  OverlapRegion region;
  bool simple = true;  // its corners may be those of contact/simple_region.hpp
};

// The region that two polyhedra share, in positions from the centre of A. `origin` is near it.
CLAST_HD_COLD RegionBetween region_between(const Posed& a, const Posed& b, const Slab& slab,
                                           const Vec3& origin) {
  // Where faces of both lie in one plane, those of A count.
  const Real tiny = round_off(a, b);
  // Bodies that lie on each other to within rounding, as cells of a rock do, have no region.
  if (!(slab.top - slab.bottom > 8 * tiny)) return {};
  const Vec3& n = slab.n;
  const RegionFrame frame(origin, n);
  const NearPart of_a(a, frame, n, slab.bottom - tiny, -tiny),
      of_b(b, frame, -n, -slab.top - tiny, tiny);
  if (!of_a.fits() || !of_b.fits()) return {region_of_faces(a, b, n, origin), false};
  const RegionSurface surface(of_a, of_b);
  if (!surface.complete()) return {region_of_faces(a, b, n, origin), false};
  const RegionShape shape{sums_over<RegionMomentsOf>(surface.of_a(), &surface.of_b())};
  if (!shape.is_there) return {};
  const bool on_a = surface.of_a().count <= surface.of_b().count;
  const SurfaceWrenches pressed =
      sums_over<PressedSurfaceOf>(on_a ? surface.of_a() : surface.of_b(), nullptr, shape);
  return {region_in_world(frame, shape, pressed, on_a ? 1 : -1), surface.simple()};
}
CLAST_HD OverlapRegion overlap_region(const Posed& a, const Posed& b, const Vec3& n,
                                      const Vec3& origin) {
  return region_between(a, b, Slab(a, b, n), origin).region;
}

}  // namespace clast
