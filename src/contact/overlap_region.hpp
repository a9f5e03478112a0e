// The region that two convex bodies share, as an energy of it needs it.
//
// The energy of a contact is a function of the volume V of the region and of how thin it is. With
// C the covariance of its points, its thickness is
//   s = 1 / tr(C^-1),
// the square of a length. A flat region of the depth d has s = d^2 / 12, the cap that a plane cuts
// off a large sphere d^2 / 18. Neither V nor s asks for a normal: what the region is made of
// (faces, edges, corners) may change, and both go on without a jump or a kink.
//
// As B moves by u, V changes by the integral of u.n over the surface of B in A, and C by that of
// ((x - m)(x - m)^T - C) u.n / V, m the mean of the region. So
//   dw = integral of p u.n,   p(x) = w_V + w_s (q(x) - s) / V,   q(x) = |H (x - m)|^2,
// with H = adj(C) / tr(adj(C)): p acts like a pressure. The same holds, with the opposite sign,
// over the surface of A in B. What is kept is the wrench on B of the pressures 1 and q.
#pragma once

#include "base/symmetric_matrix.hpp"
#include "contact/face_piece.hpp"

namespace clast {

struct Wrench {
  Vec3 force, moment;  // the moment about the origin that positions are given from
};

// A frame with its third axis along n, where thin regions lose no digits.
struct RegionFrame {
  Vec3 origin, u, v, n;

  RegionFrame() = default;
  CLAST_HD RegionFrame(const Vec3& from, const Vec3& normal) : origin(from), n(normal) {
    complete_frame(n, u, v);
  }
  CLAST_HD Vec3 in(const Vec3& x) const {
    const Vec3 r = x - origin;
    return {dot(u, r), dot(v, r), dot(n, r)};
  }
  CLAST_HD Vec3 direction_in(const Vec3& d) const { return {dot(u, d), dot(v, d), dot(n, d)}; }
  CLAST_HD Vec3 out(const Vec3& r) const { return r.x * u + r.y * v + r.z * n; }
};

struct OverlapRegion {
  Real volume = 0;     // 0: they do not touch
  Real thickness = 0;  // s
  Vec3 mean;           // of its points
  Wrench even;         // on B, of the pressure 1
  Wrench spread;       // on B, of the pressure q
  RegionFrame frame;
  SymmetricMatrix covariance;  // in that frame
};

// Volume and moments of a region, from the triangles of its surface as seen from outside. Positions
// are given from a point of it, or near it.
struct RegionMoments {
  Real volume = 0;
  Vec3 first;
  SymmetricMatrix second;

  // The tetrahedron over a triangle has the moments V (a + b + c) / 4 and
  // V / 20 (aa + bb + cc + ss), s = a + b + c.
  CLAST_HD void add_triangle(const Vec3& a, const Vec3& b, const Vec3& c) {
    const Real v = dot(a, cross(b, c)) / 6;
    const Vec3 s = a + b + c;
    volume += v;
    first += (0.25 * v) * s;
    const Real part = v / 20;
    second.add(part, a);
    second.add(part, b);
    second.add(part, c);
    second.add(part, s);
  }
};

// How pressures 1 and q push on a surface.
struct PressedSurface {
  Vec3 mean;
  SymmetricMatrix h;
  Wrench even, spread;

  // Means over a triangle of products of barycentric coordinates: 1/12 (1 + [i = j]) for two and
  // 1/60 (1 + [i = j] + [j = k] + [k = i] + 2 [i = j = k]) for three.
  CLAST_HD void add_triangle(const Vec3& a, const Vec3& b, const Vec3& c) {
    const Vec3 area = 0.5 * cross(b - a, c - a);
    const Vec3 ya = h * (a - mean), yb = h * (b - mean), yc = h * (c - mean);
    const Vec3 x = a + b + c, y = ya + yb + yc;
    const Real qa = squared_length(ya), qb = squared_length(yb), qc = squared_length(yc);
    const Real q = qa + qb + qc, all = squared_length(y) + q;
    const Vec3 at = (1.0 / 60) * (all * x + (2 * (dot(y, ya) + qa)) * a +
                                  (2 * (dot(y, yb) + qb)) * b + (2 * (dot(y, yc) + qc)) * c);
    even.force += area;
    even.moment += (1.0 / 3) * cross(x, area);
    spread.force += (all / 12) * area;
    spread.moment += cross(at, area);
  }
};

// A polygon that gets clipped. Its corners are not set before they are added.
struct Ring {
  static constexpr int most = 32;
  int count = 0;
  Real x[most], y[most], z[most];

  CLAST_HD Vec3 corner(int i) const { return {x[i], y[i], z[i]}; }
  CLAST_HD void add(const Vec3& p) {
    if (count == most) return;  // so many cannot be; see RegionBody::clip
    x[count] = p.x;
    y[count] = p.y;
    z[count] = p.z;
    ++count;
  }
  // Calls f(p, q, r) for the triangles that it is made of.
  template <class F>
  CLAST_HD void for_each_triangle(F&& f) const {
    for (int i = 1; i + 1 < count; ++i) f(corner(0), corner(i), corner(i + 1));
  }
};

// What of a polygon lies on the inner side of a plane.
CLAST_HD void clip(const Ring& in, const Vec3& n, Real level, Ring& out) {
  Real d[Ring::most];
  for (int i = 0; i < in.count; ++i) d[i] = n.x * in.x[i] + n.y * in.y[i] + n.z * in.z[i] - level;
  out.count = 0;
  for (int i = 0, last = in.count - 1; i < in.count; last = i++) {
    if ((d[last] > 0) != (d[i] > 0)) {
      const Vec3 p = in.corner(last), q = in.corner(i);
      out.add(p + (d[last] / (d[last] - d[i])) * (q - p));
    }
    if (!(d[i] > 0)) out.add(in.corner(i));
  }
}

// A plane n.x = level.
struct Level {
  Vec3 n;
  Real level;
};

// A body of an overlap, in the frame of the region: its faces that reach beyond a level along n,
// which are all that can have a part in it.
class RegionBody {
 public:
  static constexpr int most_faces = 48;
  static constexpr int most_vertices = 64;

  // Whether bodies have few enough features for it.
  CLAST_HD static bool suits(const PolyhedronView& s) { return s.vertices <= most_vertices; }

  CLAST_HD RegionBody(const Posed& posed, const RegionFrame& frame, const Vec3& n, Real level)
      : body_(posed) {
    const std::uint64_t beyond =
        vertices_beyond(body_.size * body_.unturned(n), level - dot(n, body_.center));
    const PolyhedronView& s = body_.shape;
    std::uint64_t known_low = 0, known_high = 0;  // faces that were found
    for (std::uint64_t left = beyond; left != 0; left &= left - 1) {
      const int v = lowest_bit_of(left);
      for (int k = s.ring_first[v]; k < s.ring_first[v + 1]; ++k) {
        const int f = s.ring_face[k];
        std::uint64_t& known = f < 64 ? known_low : known_high;
        const std::uint64_t bit = std::uint64_t{1} << (f & 63);
        if ((known & bit) != 0) continue;
        known |= bit;
        if (count_ < most_faces) face_[count_] = static_cast<std::uint16_t>(f);
        ++count_;
      }
    }
    body_.center = frame.in(posed.center);
    body_.ax = frame.direction_in(posed.ax);
    body_.ay = frame.direction_in(posed.ay);
    body_.az = frame.direction_in(posed.az);
  }

  // Too many for the arrays here.
  CLAST_HD bool overflows() const { return count_ > most_faces || body_.shape.faces > 128; }
  CLAST_HD int count() const { return count_; }
  CLAST_HD Level plane(int i) const {
    const Vec3 n = body_.face_normal(face_[i]);
    return {n, body_.face_offset(face_[i], n)};
  }
  // Which vertices lie beyond a plane.
  CLAST_HD std::uint64_t beyond(const Level& p) const {
    return vertices_beyond(body_.size * body_.unturned(p.n), p.level - dot(p.n, body_.center));
  }
  CLAST_HD int face(int i) const { return face_[i]; }
  CLAST_HD std::uint64_t vertices_of(int i) const {
    const PolyhedronView& s = body_.shape;
    std::uint64_t bits = 0;
    for (int k = s.face_first[face_[i]]; k < s.face_first[face_[i] + 1]; ++k)
      bits |= std::uint64_t{1} << s.face_vertex[k];
    return bits;
  }
  CLAST_HD void outline(int i, Ring& ring) const {
    const PolyhedronView& s = body_.shape;
    ring.count = 0;
    for (int k = s.face_first[face_[i]]; k < s.face_first[face_[i] + 1]; ++k)
      ring.add(body_.vertex(s.face_vertex[k]));
  }

 private:
  CLAST_HD static int lowest_bit_of(std::uint64_t bits) {
    const auto low = static_cast<std::uint32_t>(bits);
    return low != 0 ? lowest_bit(low) : 32 + lowest_bit(static_cast<std::uint32_t>(bits >> 32));
  }
  CLAST_HD std::uint64_t vertices_beyond(const Vec3& own, Real level) const {
    const Lanes l(body_.shape);
    std::uint64_t bits = 0;
    for (int begin = 0; begin < l.count; begin += 8)
      bits |= static_cast<std::uint64_t>(
                  bits_beyond<Beyond::strictly>(l.x + begin, l.y + begin, l.z + begin, own, level))
              << begin;
    const int n = body_.shape.vertices;
    return n < 64 ? bits & ((std::uint64_t{1} << n) - 1) : bits;
  }

  Posed body_;
  std::uint16_t face_[most_faces];
  int count_ = 0;
};

// Calls f(ring) for the pieces of the faces of one body that lie in the other; false if one has too
// many corners. Where two faces lie in one plane and look the same way, the piece counts for A
// alone; where they look at each other, there is no overlap between them and it counts for neither.
template <class F>
CLAST_HD bool for_each_piece(const RegionBody& body, const RegionBody& other, bool is_a, Real tiny,
                             F&& f) {
  Level planes[RegionBody::most_faces];
  std::uint64_t beyond[RegionBody::most_faces], level_with[RegionBody::most_faces];
  for (int g = 0; g < other.count(); ++g) {
    planes[g] = other.plane(g);
    beyond[g] = body.beyond({planes[g].n, planes[g].level - tiny});
    level_with[g] = is_a ? body.beyond({planes[g].n, planes[g].level + tiny}) : beyond[g];
  }
  Ring rings[2];
  for (int i = 0; i < body.count(); ++i) {
    const Vec3 n = body.plane(i).n;
    const std::uint64_t corners = body.vertices_of(i);
    const auto crossed = [&](int g) {
      return (dot(n, planes[g].n) > 0 ? level_with[g] : beyond[g]) & corners;
    };
    bool outside = false;
    int cuts = 0;
    for (int g = 0; g < other.count(); ++g) {
      outside = outside || crossed(g) == corners;
      cuts += crossed(g) != 0 ? 1 : 0;
    }
    if (outside) continue;
    if (count_of_bits(static_cast<std::uint32_t>(corners)) +
            count_of_bits(static_cast<std::uint32_t>(corners >> 32)) + cuts >
        Ring::most)
      return false;
    int now = 0;
    body.outline(i, rings[0]);
    for (int g = 0; g < other.count() && rings[now].count > 0; ++g) {
      if (crossed(g) == 0) continue;
      const Real shift = is_a && dot(n, planes[g].n) > 0 ? tiny : -tiny;
      clip(rings[now], planes[g].n, planes[g].level + shift, rings[1 - now]);
      now = 1 - now;
    }
    if (rings[now].count > 2) f(rings[now]);
  }
  return true;
}

// From the moments of a region to what an energy needs; its surface is pressed afterwards.
struct RegionShape {
  Real volume, thickness;
  Vec3 mean;
  SymmetricMatrix covariance, h;
  bool is_there;

  CLAST_HD explicit RegionShape(const RegionMoments& m) {
    const Real inverse = m.volume > 0 ? 1 / m.volume : 0;
    volume = m.volume;
    mean = inverse * m.first;
    covariance = inverse * m.second;
    covariance.add(-1, mean);
    const SymmetricMatrix minors = adjugate(covariance);
    const Real determinant =
        covariance.xz * minors.xz + covariance.yz * minors.yz + covariance.zz * minors.zz;
    const Real sum = minors.trace();
    is_there = volume > 0 && determinant > 0 && sum > 0;
    thickness = is_there ? determinant / sum : 0;
    h = (is_there ? 1 / sum : 0) * minors;
  }
};

// What of a pressed surface acts on B, and the region, in the world.
CLAST_HD OverlapRegion region_in_world(const RegionFrame& frame, const RegionShape& shape,
                                       const PressedSurface& surface, Real sign) {
  const auto out = [&](const Wrench& w) {
    const Vec3 force = sign * frame.out(w.force);
    return Wrench{force, sign * frame.out(w.moment) + cross(frame.origin, force)};
  };
  OverlapRegion region;
  region.volume = shape.volume;
  region.thickness = shape.thickness;
  region.mean = frame.origin + frame.out(shape.mean);
  region.frame = frame;
  region.covariance = shape.covariance;
  region.even = out(surface.even);
  region.spread = out(surface.spread);
  return region;
}

// Faces of a body that reach beyond a level along n: all that can have a part in an overlap.
class NearFaces {
 public:
  CLAST_HD NearFaces(const Posed& posed, const Vec3& n, Real level) : body(posed) {
    const PolyhedronView& s = body.shape;
    const Lanes l(s);
    const Vec3 own = body.size * body.unturned(n);
    const Real own_level = level - dot(n, body.center);
    for (int begin = 0; begin < l.count && count_ <= most; begin += 8) {
      std::uint32_t bits =
          bits_beyond<Beyond::or_at>(l.x + begin, l.y + begin, l.z + begin, own, own_level);
      if (begin + 8 > s.vertices) bits &= (1u << (s.vertices - begin)) - 1;
      for (; bits != 0; bits &= bits - 1) add_around(begin + lowest_bit(bits));
    }
    if (count_ > most) count_ = s.faces;  // so many that all are taken
  }

  const Posed& body;
  CLAST_HD int count() const { return count_; }
  CLAST_HD int operator[](int i) const { return count_ > most ? i : face_[i]; }

 private:
  static constexpr int most = 32;
  std::uint16_t face_[most];
  int count_ = 0;

  CLAST_HD void add_around(int vertex) {
    const PolyhedronView& s = body.shape;
    for (int k = s.ring_first[vertex]; k < s.ring_first[vertex + 1]; ++k) {
      const std::uint16_t f = s.ring_face[k];
      bool known = count_ > most;
      for (int i = 0; i < count_ && !known; ++i) known = face_[i] == f;
      if (known) continue;
      if (count_ < most) face_[count_] = f;
      ++count_;
    }
  }
};

// Calls f(piece) for the pieces of the faces of one body that lie in the other. Where two faces lie
// in one plane and look the same way, the piece counts for the first body alone; where they look at
// each other, there is no overlap between them and it counts for neither.
template <class F>
CLAST_HD void for_each_face_piece(const NearFaces& faces, const NearFaces& others, bool is_first,
                                  Real tiny, F&& f) {
  for (int i = 0; i < faces.count(); ++i) {
    const Vec3 n = faces.body.face_normal(faces[i]);
    FacePiece piece(faces.body, faces[i]);
    for (int j = 0; j < others.count() && piece.count > 0; ++j) {
      const Vec3 m = others.body.face_normal(others[j]);
      piece.clip(
          m, others.body.face_offset(others[j], m) + (is_first && dot(n, m) > 0 ? tiny : -tiny));
    }
    if (piece.count > 2) f(piece);
  }
}

// The region whose surface consists of pieces. visit(f, all) calls f(piece) for the pieces of one
// of the two bodies, which get pressed, and if `all` for the others too. `origin` is a point of the
// region, or near it, and pieces in one plane with it that bound the region may be left out.
template <class Visit>
CLAST_HD OverlapRegion region_within(const Vec3& origin, const Vec3& n, Real sign, Visit&& visit) {
  const RegionFrame frame(origin, n);
  RegionMoments moments;
  visit(
      [&](const FacePiece& piece) {
        piece.for_each_triangle([&](const Vec3& p, const Vec3& q, const Vec3& r) {
          moments.add_triangle(frame.in(p), frame.in(q), frame.in(r));
        });
      },
      true);
  const RegionShape shape(moments);
  if (!shape.is_there) return {};
  PressedSurface surface{shape.mean, shape.h, {}, {}};
  visit(
      [&](const FacePiece& piece) {
        piece.for_each_triangle([&](const Vec3& p, const Vec3& q, const Vec3& r) {
          surface.add_triangle(frame.in(p), frame.in(q), frame.in(r));
        });
      },
      false);
  return region_in_world(frame, shape, surface, sign);
}

CLAST_HD void keep(const Vec3& p, const Vec3& q, const Vec3& r, Real (&triangle)[9]) {
  const Real all[9] = {p.x, p.y, p.z, q.x, q.y, q.z, r.x, r.y, r.z};
  for (int i = 0; i < 9; ++i) triangle[i] = all[i];
}

// The region that two polyhedra share, in positions from the centre of A; by clipping whole faces,
// for bodies with many of them.
CLAST_HD_COLD OverlapRegion large_overlap_region(const Posed& a, const Posed& b, const Vec3& n,
                                                 const Vec3& origin) {
  const Real tiny = round_off(a, b);
  const NearFaces of_a(a, n, b.lowest(n)), of_b(b, -n, -a.highest(n));
  return region_within(origin, n, 1, [&](const auto& f, bool all) {
    for_each_face_piece(of_a, of_b, true, tiny, f);
    if (all) for_each_face_piece(of_b, of_a, false, tiny, f);
  });
}

// The same for most. The normal n, from A to B, says where to look and what is thin; what comes out
// hardly depends on it. `origin` is near the region.
CLAST_HD_COLD OverlapRegion overlap_region(const Posed& a, const Posed& b, const Vec3& n,
                                           const Vec3& origin) {
  const Real top = a.highest(n), bottom = b.lowest(n);
  if (!(top > bottom)) return {};
  if (!RegionBody::suits(a.shape) || !RegionBody::suits(b.shape))
    return large_overlap_region(a, b, n, origin);
  const Real tiny = round_off(a, b);
  const RegionFrame frame(origin, n);
  const RegionBody of_a(a, frame, n, bottom), of_b(b, frame, -n, -top);
  if (of_a.overflows() || of_b.overflows()) return large_overlap_region(a, b, n, origin);
  // The body with fewer faces is pressed; these pieces are kept.
  const bool on_a = of_a.count() <= of_b.count();
  const RegionBody& pressed = on_a ? of_a : of_b;
  const RegionBody& others = on_a ? of_b : of_a;
  constexpr int most_triangles = 48;
  Real kept[most_triangles][9];
  int triangles = 0;
  RegionMoments moments;
  const bool fits =
      for_each_piece(pressed, others, on_a, tiny,
                     [&](const Ring& ring) {
                       ring.for_each_triangle([&](const Vec3& p, const Vec3& q, const Vec3& r) {
                         moments.add_triangle(p, q, r);
                         if (triangles < most_triangles) keep(p, q, r, kept[triangles]);
                         ++triangles;
                       });
                     }) &&
      for_each_piece(others, pressed, !on_a, tiny, [&](const Ring& ring) {
        ring.for_each_triangle(
            [&](const Vec3& p, const Vec3& q, const Vec3& r) { moments.add_triangle(p, q, r); });
      });
  if (!fits || triangles > most_triangles) return large_overlap_region(a, b, n, origin);
  const RegionShape shape(moments);
  if (!shape.is_there) return {};
  PressedSurface surface{shape.mean, shape.h, {}, {}};
  for (int t = 0; t < triangles; ++t) {
    const Real(&k)[9] = kept[t];
    surface.add_triangle({k[0], k[1], k[2]}, {k[3], k[4], k[5]}, {k[6], k[7], k[8]});
  }
  return region_in_world(frame, shape, surface, on_a ? 1 : -1);
}

// The part of a body beyond a plane n.x = level, n from the body to the plane.
CLAST_HD_COLD OverlapRegion region_beyond(const Posed& body, const Vec3& n, Real level) {
  const NearFaces faces(body, n, level);
  const Vec3 origin = body.center + (level - dot(n, body.center)) * n;
  return region_within(origin, n, 1, [&](const auto& f, bool) {
    for (int i = 0; i < faces.count(); ++i) {
      FacePiece piece(body, faces[i]);
      piece.clip(-n, -level);
      if (piece.count > 2) f(piece);
    }
  });
}

}  // namespace clast
