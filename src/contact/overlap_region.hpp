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
CLAST_HD void for_each_piece(const NearFaces& faces, const NearFaces& others, bool is_first,
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

// The region that two polyhedra share, in positions from the centre of A. The normal n, from A to
// B, says where to look and what is thin; what comes out hardly depends on it. `origin` is near the
// region.
CLAST_HD_COLD OverlapRegion overlap_region(const Posed& a, const Posed& b, const Vec3& n,
                                           const Vec3& origin) {
  const Real tiny = round_off(a, b);
  const Real top = a.highest(n), bottom = b.lowest(n);
  if (!(top > bottom)) return {};
  const NearFaces of_a(a, n, bottom), of_b(b, -n, -top);
  const bool on_a = of_a.count() <= of_b.count();
  const NearFaces& pressed = on_a ? of_a : of_b;
  const NearFaces& others = on_a ? of_b : of_a;
  return region_within(origin, n, on_a ? 1 : -1, [&](const auto& f, bool all) {
    for_each_piece(pressed, others, on_a, tiny, f);
    if (all) for_each_piece(others, pressed, !on_a, tiny, f);
  });
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
