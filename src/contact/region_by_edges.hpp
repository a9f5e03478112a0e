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

#include "base/eight.hpp"
#include "contact/overlap_region.hpp"

namespace clast {

// What of a body reaches beyond a level along n: all that can have a part in the region.
class NearPart {
 public:
  static constexpr int most_vertices = VertexStar::most_vertices, most_faces = 16, most_edges = 48;

  struct Edge {
    std::uint8_t from, to, left, right;  // points, and faces as they are numbered here
  };

  // Faces are moved outwards by `grown`. Vertices are put among the points, from number `first` on.
  CLAST_HD NearPart(const Posed& posed, const RegionFrame& frame, const Vec3& n, Real level,
                    Real grown, SurfacePoints& points, int first) {
    const PolyhedronView& s = posed.shape;
    if (s.star == nullptr) {
      fits_ = false;
      return;
    }
    const std::uint64_t beyond = vertices_beyond(posed, n, level);
    const std::uint64_t needed = collect(s, beyond, first);
    if (!fits_) return;
    Posed body = posed;
    body.center = frame.in(posed.center);
    body.ax = frame.direction_in(posed.ax);
    body.ay = frame.direction_in(posed.ay);
    body.az = frame.direction_in(posed.az);
    place(body, needed, grown, points, first);
  }

  CLAST_HD bool fits() const { return fits_; }
  CLAST_HD int faces() const { return faces_; }
  CLAST_HD int edges() const { return edges_; }
  CLAST_HD const Edge& edge(int i) const { return edge_[i]; }
  CLAST_HD Vec3 normal(int f) const { return {plane_.x[f], plane_.y[f], plane_.z[f]}; }

  // The piece of a way from p to q that lies within the faces: from the part `begin` of the way to
  // the part `end` of it, and through which faces it comes and goes; -1: none.
  struct Piece {
    Real begin, end;
    int enters, leaves;
    bool there;
  };
  CLAST_HD Piece piece_of(const Vec3& p, const Vec3& q) const {
    Piece piece = clipped(0, p, q);
    for (int f = 8; f < faces_; f += 8) {
      const Piece more = clipped(f, p, q);
      piece.enters = more.begin > piece.begin ? more.enters : piece.enters;
      piece.leaves = more.end < piece.end ? more.leaves : piece.leaves;
      piece.begin = larger(piece.begin, more.begin);
      piece.end = smaller(piece.end, more.end);
      piece.there = piece.there & more.there;
    }
    piece.there = piece.there & (piece.begin < piece.end);
    return piece;
  }

 private:
  struct Planes {
    alignas(64) Real x[most_faces], y[most_faces], z[most_faces], level[most_faces];
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

  // By eight of the faces.
  CLAST_HD Piece clipped(int first, const Vec3& p, const Vec3& q) const {
#if defined(CLAST_HAS_EIGHT)
    const Eight x = eight_from(plane_.x + first), y = eight_from(plane_.y + first),
                z = eight_from(plane_.z + first), level = eight_from(plane_.level + first);
    const Eight hp = x * p.x + y * p.y + z * p.z - level, hq = x * q.x + y * q.y + z * q.z - level;
    const Eight at = hp / (hp - hq);
    const EightBits out_p = positive(hp), out_q = positive(hq);
    const Real begin = largest_of(at, out_p, 0), end = smallest_of(at, out_q, 1);
    return {begin, end, first_of(word_of(equal(at, begin, out_p)), first),
            first_of(word_of(equal(at, end, out_q)), first),
            (word_of(out_p) & word_of(out_q)) == 0};
#else
    Piece piece{0, 1, -1, -1, true};
    for (int f = first; f < faces_ && f < first + 8; ++f) {
      const Real hp = height(f, p), hq = height(f, q);
      if (!(hp > 0 || hq > 0)) continue;
      const Real at = hp / (hp - hq);
      if (hp > 0) {
        piece.there = piece.there && !(hq > 0);
        piece.enters = piece.enters < 0 || at > piece.begin ? f : piece.enters;
        piece.begin = larger(piece.begin, at);
      } else {
        piece.leaves = piece.leaves < 0 || at < piece.end ? f : piece.leaves;
        piece.end = smaller(piece.end, at);
      }
    }
    return piece;
#endif
  }
  // The number of the first bit, counted from `first`; -1 without one. No branch, which nothing
  // would foretell.
  CLAST_HD static int first_of(std::uint32_t bits, int first) {
    return (first + lowest_bit(bits | 256)) | -static_cast<int>(bits == 0);
  }
  CLAST_HD Real height(int f, const Vec3& p) const {
    return plane_.x[f] * p.x + plane_.y[f] * p.y + plane_.z[f] * p.z - plane_.level[f];
  }

  // Faces and edges at these vertices, and these vertices with those at the other ends.
  CLAST_HD std::uint64_t collect(const PolyhedronView& s, std::uint64_t beyond, int first) {
    VertexStar all;
    for (std::uint64_t left = beyond; left != 0; left &= left - 1)
      all.add(s.star[lowest_bit(left)]);
    const int count = all.face_count();
    fits_ = count > 0 && count <= most_faces && all.edge_count() <= most_edges;
    if (!fits_) return 0;
    std::uint8_t local[VertexStar::most_faces];  // number of a face here
    all.for_each_face([&](int f) CLAST_INLINED {
      local[f] = static_cast<std::uint8_t>(faces_);
      face_[faces_++] = static_cast<std::uint8_t>(f);
    });
    all.for_each_edge([&](int i) CLAST_INLINED {
      const PolyhedronEdge& e = s.edge[i];
      edge_[edges_++] = {static_cast<std::uint8_t>(first + e.from),
                         static_cast<std::uint8_t>(first + e.to), local[e.left], local[e.right]};
    });
    return beyond | all.vertices;
  }

  CLAST_HD void place(const Posed& body, std::uint64_t needed, Real grown, SurfacePoints& points,
                      int first) {
    const Four center = in_row(body.center), ax = in_row(body.ax), ay = in_row(body.ay),
               az = in_row(body.az);
    for (std::uint64_t left = needed; left != 0; left &= left - 1) {
      const int v = lowest_bit(left);
      const Vec3 own = body.shape.vertex(v);
      points.set(first + v, center + body.size * (own.x * ax + own.y * ay + own.z * az));
    }
    // Up to a multiple of eight, with the first one again.
    for (int f = faces_; f % 8 != 0; ++f) face_[f] = face_[0];
    for (int f = 0; f < faces_; f += 8) {
      place_four_planes(body, f, grown);
      place_four_planes(body, f + 4, grown);
    }
  }
  CLAST_HD void place_four_planes(const Posed& body, int first, Real grown) {
    const std::uint8_t* const f = face_ + first;
    const auto own = [&](int i) CLAST_INLINED { return in_row(body.shape.face_normal[f[i]]); };
    const Real* const offset = body.shape.face_offset;
    const FourVectors n = body.turned(columns_of(own(0), own(1), own(2), own(3)));
    const Four level = body.size * four_of(offset[f[0]], offset[f[1]], offset[f[2]], offset[f[3]]) +
                       dot(body.center, n);
    keep(n.x, plane_.x + first);
    keep(n.y, plane_.y + first);
    keep(n.z, plane_.z + first);
    keep(level + grown, plane_.level + first);
  }

  Planes plane_;
  Edge edge_[most_edges];
  std::uint8_t face_[most_faces];
  int faces_ = 0, edges_ = 0;
  bool fits_ = true;
};

// Faces of a surface as fans of triangles from a corner of each.
class Fans {
 public:
  CLAST_HD Fans() {
    for (std::uint8_t& corner : corner_) corner = none;
  }
  // A side of a face: a triangle with its first corner, unless that is an end of it. What is set
  // beyond the count is not there.
  CLAST_HD void add_side(int face, int from, int to) {
    const int corner = corner_[face];
    list_.set_next(corner, from, to);
    list_.count += (corner != none) & (corner != from) & (corner != to);
    corner_[face] = static_cast<std::uint8_t>(corner == none ? from : corner);
  }
  CLAST_HD void end() { list_.end(); }
  CLAST_HD const TriangleList& triangles() const { return list_; }
  CLAST_HD int faces() const {
    int count = 0;
    for (const std::uint8_t corner : corner_) count += corner != none ? 1 : 0;
    return count;
  }

 private:
  static constexpr std::uint8_t none = 255;

  TriangleList list_;
  std::uint8_t corner_[NearPart::most_faces];
};

// The surface of the region, put together edge by edge: first all pieces of edges, then what they
// say, so that there is little to foretell.
class RegionSurface {
 public:
  CLAST_HD RegionSurface(const NearPart& a, const NearPart& b, SurfacePoints& points) {
    for (std::uint8_t& point : meeting_) point = nothing;
    find_pieces(a, b, true, points);
    find_pieces(b, a, false, points);
    for (int i = 0; i < pieces_; ++i) add_piece(piece_[i], points);
    for (int i = 0; i < crossings_; ++i)
      for (const std::uint8_t faces : crossing_[i].meet) meet(faces, first_crossing + i);
    for (int i = 0; i < lines_; ++i) add_line(a, b, line_[i], points);
    for (Fans& fans : fans_) fans.end();
  }

  // Whether it is closed.
  CLAST_HD bool complete() const { return whole_ && open_ == 0; }
  CLAST_HD const TriangleList& of_a() const { return fans_[0].triangles(); }
  CLAST_HD const TriangleList& of_b() const { return fans_[1].triangles(); }
  // Whether it has the corners of a vertex in a face, or of two crossing edges.
  CLAST_HD bool simple() const {
    const int of_a = count_of_bits(within_[0]), of_b = count_of_bits(within_[1]);
    if (of_a + of_b == 1) return fans_[of_a == 1 ? 1 : 0].faces() == 1;
    return of_a + of_b == 0 && fans_[0].faces() == 2 && fans_[1].faces() == 2;
  }

  static constexpr int first_of_a = 0, first_of_b = NearPart::most_vertices,
                       first_crossing = 2 * NearPart::most_vertices;

 private:
  static constexpr int most_crossings = SurfacePoints::origin - first_crossing;
  static constexpr int most_faces = NearPart::most_faces;
  static constexpr std::uint8_t nothing = 255, both_ends = 254;

  // Where an edge goes through a face: the faces on both sides of it meet that one. A face of A
  // and one of B are a number together.
  struct Crossing {
    std::uint8_t meet[2];
  };
  // Where two faces cross.
  struct Line {
    std::uint8_t faces, from, to;
  };

  // The piece of an edge that lies within the other body.
  struct Piece {
    NearPart::Piece part;
    const NearPart::Edge* edge;
    bool of_a;
  };

  CLAST_HD void find_pieces(const NearPart& own, const NearPart& other, bool of_a,
                            const SurfacePoints& points) {
    int found = pieces_;
    for (int i = 0, count = own.edges(); i < count; ++i) {
      const NearPart::Edge& e = own.edge(i);
      const NearPart::Piece part = other.piece_of(points[e.from], points[e.to]);
      piece_[found] = {part, &e, of_a};
      found += part.there ? 1 : 0;
    }
    pieces_ = found;
  }

  CLAST_HD void add_piece(const Piece& piece, SurfacePoints& points) {
    if (crossings_ + 2 > most_crossings) {
      whole_ = false;
      return;
    }
    const NearPart::Edge& e = *piece.edge;
    const Four start = points.four(e.from), way = points.four(e.to) - start;
    const int from =
        end_of(piece, e.from, piece.part.enters, start + piece.part.begin * way, points);
    const int to = end_of(piece, e.to, piece.part.leaves, start + piece.part.end * way, points);
    Fans& fans = fans_[piece.of_a ? 0 : 1];
    fans.add_side(e.left, from, to);
    fans.add_side(e.right, to, from);
  }

  // The end of a piece of an edge: one of its own, or where it goes through a face.
  CLAST_HD int end_of(const Piece& piece, int vertex, int face, const Four& crossing,
                      SurfacePoints& points) {
    const int number = first_crossing + crossings_;
    points.set(number, crossing);
    const int own = piece.of_a ? most_faces : 1, other = piece.of_a ? 1 : most_faces;
    crossing_[crossings_] = {{static_cast<std::uint8_t>(own * piece.edge->left + other * face),
                              static_cast<std::uint8_t>(own * piece.edge->right + other * face)}};
    const bool crosses = face >= 0;
    crossings_ += crosses ? 1 : 0;
    within_[piece.of_a ? 0 : 1] |= static_cast<std::uint64_t>(!crosses)
                                   << (vertex % NearPart::most_vertices);
    return crosses ? number : vertex;
  }

  // A point where a face of one body meets one of the other: an end of what both have in common.
  CLAST_HD void meet(std::uint8_t faces, int point) {
    const std::uint8_t before = meeting_[faces];
    const bool is_first = before == nothing, is_third = before == both_ends;
    whole_ = whole_ & !is_third;
    meeting_[faces] = is_first ? static_cast<std::uint8_t>(point) : both_ends;
    line_[lines_] = {faces, before, static_cast<std::uint8_t>(point)};
    lines_ += !is_first & !is_third;
    open_ += is_first ? 1 : -1;
  }
  // Seen from outside, the region is on the left of what bounds it.
  CLAST_HD void add_line(const NearPart& a, const NearPart& b, const Line& line,
                         const SurfacePoints& points) {
    const int fa = line.faces / most_faces, fb = line.faces % most_faces;
    const bool along =
        dot(points[line.to] - points[line.from], cross(a.normal(fa), b.normal(fb))) > 0;
    const int from = along ? line.from : line.to, to = along ? line.to : line.from;
    fans_[0].add_side(fa, from, to);
    fans_[1].add_side(fb, to, from);
  }

  Fans fans_[2];
  Piece piece_[2 * NearPart::most_edges + 1];
  Crossing crossing_[most_crossings];
  Line line_[most_crossings + 1];
  std::uint64_t within_[2] = {0, 0};  // vertices of each body in the other
  std::uint8_t meeting_[most_faces * most_faces];
  int pieces_ = 0, crossings_ = 0, lines_ = 0, open_ = 0;
  bool whole_ = true;
};

// The surface of a body beyond the plane z = 0 of its frame, without the cut in that plane: pieces
// of edges, and where faces are cut the way from the last of these to the first.
class SurfaceBeyond {
 public:
  CLAST_HD SurfaceBeyond(const NearPart& part, SurfacePoints& points) {
    for (int i = 0; i < part.edges(); ++i) {
      const NearPart::Edge& e = part.edge(i);
      const Real p = points[e.from].z, q = points[e.to].z;
      if (!(p > 0 || q > 0)) continue;
      const Four start = points.four(e.from);
      const int cut = NearPart::most_vertices + i;
      points.set(cut, start + (p / (p - q)) * (points.four(e.to) - start));
      const int from = p > 0 ? e.from : cut, to = q > 0 ? e.to : cut;
      fans_.add_side(e.left, from, to);
      fans_.add_side(e.right, to, from);
      if (!(p > 0)) pass_plane(e.left, e.right, cut);
      if (!(q > 0)) pass_plane(e.right, e.left, cut);
    }
    for (std::uint32_t left = comes_ & goes_; left != 0; left &= left - 1) {
      const int f = lowest_bit(left);
      fans_.add_side(f, going_[f], coming_[f]);
    }
    fans_.end();
  }

  // Whether it is closed but for the cut.
  CLAST_HD bool complete() const { return comes_ == goes_; }
  CLAST_HD const TriangleList& triangles() const { return fans_.triangles(); }

 private:
  // Seen from outside, around one face an edge comes up through the plane where it goes down around
  // the other.
  CLAST_HD void pass_plane(int comes_up, int goes_down, int at) {
    comes_ |= 1u << comes_up;
    goes_ |= 1u << goes_down;
    coming_[comes_up] = going_[goes_down] = static_cast<std::uint8_t>(at);
  }

  Fans fans_;
  std::uint8_t coming_[NearPart::most_faces], going_[NearPart::most_faces];
  std::uint32_t comes_ = 0, goes_ = 0;  // faces that have them
};

// The part of a body beyond a plane n.x = level, n from the body to the plane.
CLAST_HD_COLD OverlapRegion region_beyond(const Posed& body, const Vec3& n, Real level) {
  const Vec3 origin = foot_of_farthest(body, n, level);
  const RegionFrame frame(origin, n);
  SurfacePoints points;
  const NearPart part(body, frame, n, level, 0, points, 0);
  if (!part.fits()) return faces_beyond(body, n, level, origin);
  const SurfaceBeyond surface(part, points);
  if (!surface.complete()) return faces_beyond(body, n, level, origin);
  const TriangleList& list = surface.triangles();
  const RegionShape shape{sums_over<RegionMomentsOf>(points, list, nullptr)};
  if (!shape.is_there) return {};
  return region_in_world(frame, shape, sums_over<PressedSurfaceOf>(points, list, nullptr, shape),
                         1);
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

// Whether a region is so far from where it is seen from that its moments lose digits: of a face
// that lies flat a search may name a corner at the far end.
CLAST_HD bool is_far(const RegionShape& shape) {
  return !shape.is_there || squared_length(shape.mean) > 64 * shape.covariance.trace();
}

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
  SurfacePoints points;
  const NearPart of_a(a, frame, n, slab.bottom - tiny, -tiny, points, RegionSurface::first_of_a),
      of_b(b, frame, -n, -slab.top - tiny, tiny, points, RegionSurface::first_of_b);
  if (!of_a.fits() || !of_b.fits()) return {region_of_faces(a, b, n, origin), false};
  const RegionSurface surface(of_a, of_b, points);
  if (!surface.complete()) return {region_of_faces(a, b, n, origin), false};
  const TriangleList &on_a = surface.of_a(), &on_b = surface.of_b();
  const RegionShape shape{sums_over<RegionMomentsOf>(points, on_a, &on_b)};
  if (on_a.count + on_b.count == 0) return {};
  if (is_far(shape)) return {region_of_faces(a, b, n, origin), false};
  // The surface of either body is enough.
  const bool presses_a = on_a.count <= on_b.count;
  const SurfaceWrenches pressed =
      sums_over<PressedSurfaceOf>(points, presses_a ? on_a : on_b, nullptr, shape);
  return {region_in_world(frame, shape, pressed, presses_a ? 1 : -1), surface.simple()};
}
CLAST_HD OverlapRegion overlap_region(const Posed& a, const Posed& b, const Vec3& n,
                                      const Vec3& origin) {
  return region_between(a, b, Slab(a, b, n), origin).region;
}

}  // namespace clast
