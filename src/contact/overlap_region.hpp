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

#include "contact/face_piece.hpp"
#include "contact/region.hpp"

namespace clast {

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
  CLAST_HD SymmetricMatrix out(const SymmetricMatrix& m) const {
    const Vec3 x = out(Vec3{m.xx, m.xy, m.xz}), y = out(Vec3{m.xy, m.yy, m.yz}),
               z = out(Vec3{m.xz, m.yz, m.zz});
    return {u.x * x.x + v.x * y.x + n.x * z.x, u.y * x.y + v.y * y.y + n.y * z.y,
            u.z * x.z + v.z * y.z + n.z * z.z, u.x * x.y + v.x * y.y + n.x * z.y,
            u.x * x.z + v.x * y.z + n.x * z.z, u.y * x.z + v.y * y.z + n.y * z.z};
  }
};

// Numbers that sums over triangles consist of: of one triangle at a time, or of four.
template <class Vector>
struct SumsOf;
template <>
struct SumsOf<Vec3> {
  using Number = Real;
  using Matrix = SymmetricMatrix;
};
template <>
struct SumsOf<FourVectors> {
  using Number = Four;
  using Matrix = FourSymmetricMatrices;
};

// Volume and moments of a region, from the triangles of its surface as seen from outside. Positions
// are given from a point of it, or near it.
template <class Vector>
struct RegionMomentsOf {
  typename SumsOf<Vector>::Number volume{};
  Vector first{};
  typename SumsOf<Vector>::Matrix second;

  // The tetrahedron over a triangle has the moments V (a + b + c) / 4 and
  // V / 20 (aa + bb + cc + ss), s = a + b + c.
  CLAST_HD void add_triangle(const Vector& a, const Vector& b, const Vector& c) {
    const auto v = (1.0 / 6) * dot(a, cross(b, c));
    const Vector s = a + b + c;
    volume = volume + v;
    first = first + (0.25 * v) * s;
    const auto part = 0.05 * v;
    second.add(part, a);
    second.add(part, b);
    second.add(part, c);
    second.add(part, s);
  }
  CLAST_HD RegionMomentsOf<Vec3> total() const {
    return {sum_of(volume), sum_of(first), sum_of(second)};
  }
};
using RegionMoments = RegionMomentsOf<Vec3>;
CLAST_HD RegionMoments operator+(const RegionMoments& a, const RegionMoments& b) {
  return {a.volume + b.volume, a.first + b.first, a.second + b.second};
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
    is_there = smaller(smaller(volume, determinant), sum) > 0;
    thickness = is_there ? determinant / sum : 0;
    h = (is_there ? 1 / sum : 0) * minors;
  }
};

// What pressures 1 and q do to a surface.
struct SurfaceWrenches {
  Wrench even, spread;
};
CLAST_HD SurfaceWrenches operator+(const SurfaceWrenches& a, const SurfaceWrenches& b) {
  return {{a.even.force + b.even.force, a.even.moment + b.even.moment},
          {a.spread.force + b.spread.force, a.spread.moment + b.spread.moment}};
}
template <class Vector>
class PressedSurfaceOf {
 public:
  CLAST_HD explicit PressedSurfaceOf(const RegionShape& shape) : mean_(shape.mean), h_(shape.h) {}

  // Means over a triangle of products of barycentric coordinates: 1/12 (1 + [i = j]) for two and
  // 1/60 (1 + [i = j] + [j = k] + [k = i] + 2 [i = j = k]) for three.
  CLAST_HD void add_triangle(const Vector& a, const Vector& b, const Vector& c) {
    const Vector area = 0.5 * cross(b - a, c - a);
    const Vector ya = h_ * (a - mean_), yb = h_ * (b - mean_), yc = h_ * (c - mean_);
    const Vector x = a + b + c, y = ya + yb + yc;
    const auto qa = squared_length(ya), qb = squared_length(yb), qc = squared_length(yc);
    const auto all = squared_length(y) + (qa + qb + qc);
    const Vector at = (1.0 / 60) * (all * x + (2 * (dot(y, ya) + qa)) * a +
                                    (2 * (dot(y, yb) + qb)) * b + (2 * (dot(y, yc) + qc)) * c);
    even_force_ = even_force_ + area;
    even_moment_ = even_moment_ + (1.0 / 3) * cross(x, area);
    spread_force_ = spread_force_ + ((1.0 / 12) * all) * area;
    spread_moment_ = spread_moment_ + cross(at, area);
  }
  CLAST_HD SurfaceWrenches total() const {
    return {{sum_of(even_force_), sum_of(even_moment_)},
            {sum_of(spread_force_), sum_of(spread_moment_)}};
  }

 private:
  Vec3 mean_;
  SymmetricMatrix h_;
  Vector even_force_{}, even_moment_{}, spread_force_{}, spread_moment_{};
};
using PressedSurface = PressedSurfaceOf<Vec3>;

// Points of a surface, each in a row of four numbers: a row over two lines of the cache would be
// slow to read back. But for the last one, the origin, they are not set before they are used.
struct SurfacePoints {
  static constexpr int most = 193, origin = most - 1;
  alignas(32) Real row[most][4];

  CLAST_HD SurfacePoints() { set(origin, in_row(Vec3())); }
  CLAST_HD void set(int i, const Four& p) { keep(p, row[i]); }
  CLAST_HD Four four(int i) const { return four_from(row[i]); }
  CLAST_HD Vec3 operator[](int i) const { return {row[i][0], row[i][1], row[i][2]}; }
};

// Triangles between such points, by their numbers, with room for one beyond the count and for three
// that are none.
struct TriangleList {
  struct Triangle {
    std::uint8_t corner[3];
  };
  static constexpr int most = 160;
  int count = 0;
  Triangle triangle[most + 3];

  CLAST_HD void set_next(int a, int b, int c) {
    triangle[count] = {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                       static_cast<std::uint8_t>(c)};
  }
  // Puts triangles that are none behind the others, so that four can be taken at a time.
  CLAST_HD void end() {
    constexpr std::uint8_t at = SurfacePoints::origin;
    for (int i = 0; i < 3; ++i) triangle[count + i] = {at, at, at};
  }
  template <class Sums>
  CLAST_HD void add_to(Sums& sums, const SurfacePoints& points) const {
    for (int i = 0; i < count; i += 4)
      sums.add_triangle(four(0, i, points), four(1, i, points), four(2, i, points));
  }
  // Those of one lane.
  template <class Sums>
  CLAST_HD void add_lane_to(Sums& sums, const SurfacePoints& points, int lane) const {
    for (int i = 0; i < count; i += 4) {
      const Triangle& t = triangle[i + lane];
      sums.add_triangle(points[t.corner[0]], points[t.corner[1]], points[t.corner[2]]);
    }
  }

 private:
  CLAST_HD FourVectors four(int c, int i, const SurfacePoints& points) const {
    const Triangle* const t = triangle + i;
    return columns_of(points.four(t[0].corner[c]), points.four(t[1].corner[c]),
                      points.four(t[2].corner[c]), points.four(t[3].corner[c]));
  }
};

// The sums over lists of triangles, four at a time. A GPU, whose registers are few, takes one lane
// after the other and adds the four up as sum_of does, which gives the same bits.
template <template <class> class Sums, class... Known>
CLAST_HD auto sums_over(const SurfacePoints& points, const TriangleList& list,
                        const TriangleList* more, const Known&... known) {
#if defined(__CUDA_ARCH__)
  decltype(Sums<Vec3>{known...}.total()) of_lane[4];
#pragma unroll 1
  for (int lane = 0; lane < 4; ++lane) {
    Sums<Vec3> sums{known...};
    list.add_lane_to(sums, points, lane);
    if (more != nullptr) more->add_lane_to(sums, points, lane);
    of_lane[lane] = sums.total();
  }
  return (of_lane[0] + of_lane[1]) + (of_lane[2] + of_lane[3]);
#else
  Sums<FourVectors> sums{known...};
  list.add_to(sums, points);
  if (more != nullptr) more->add_to(sums, points);
  return sums.total();
#endif
}

// What the surface of a region, pressed, does to B, and the region, in the world.
CLAST_HD OverlapRegion region_in_world(const RegionFrame& frame, const RegionShape& shape,
                                       const SurfaceWrenches& pressed, Real sign) {
  const auto out = [&](const Wrench& w) CLAST_INLINED {
    const Vec3 force = sign * frame.out(w.force);
    return Wrench{force, sign * frame.out(w.moment) + cross(frame.origin, force)};
  };
  OverlapRegion region;
  region.volume = shape.volume;
  region.thickness = shape.thickness;
  region.mean = frame.origin + frame.out(shape.mean);
  region.covariance = frame.out(shape.covariance);
  region.even = out(pressed.even);
  region.spread = out(pressed.spread);
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
// plane across n that pieces may be left out in. Moments are taken about a point of that plane next
// to the region: seen from farther away, a small region is lost in the round-off of its corners.
template <class Visit>
CLAST_HD OverlapRegion region_within(const Vec3& origin, const Vec3& n, Real sign, Visit&& visit) {
  RegionFrame frame(origin, n);
  RegionMoments moments;
  bool found = false;
  visit(
      [&](const FacePiece& piece) {
        if (!found) frame.origin += tangential(piece.corner[0] - origin, n);
        found = true;
        piece.for_each_triangle([&](const Vec3& p, const Vec3& q, const Vec3& r) CLAST_INLINED {
          moments.add_triangle(frame.in(p), frame.in(q), frame.in(r));
        });
      },
      true);
  const RegionShape shape(moments);
  if (!shape.is_there) return {};
  PressedSurface surface(shape);
  visit(
      [&](const FacePiece& piece) {
        piece.for_each_triangle([&](const Vec3& p, const Vec3& q, const Vec3& r) CLAST_INLINED {
          surface.add_triangle(frame.in(p), frame.in(q), frame.in(r));
        });
      },
      false);
  return region_in_world(frame, shape, surface.total(), sign);
}

// The region that two polyhedra share, in positions from the centre of A, by clipping whole faces:
// for bodies with many of them, and where edges lie in faces (contact/region_by_edges.hpp).
CLAST_HD_COLD OverlapRegion region_of_faces(const Posed& a, const Posed& b, const Vec3& n,
                                            const Vec3& origin) {
  const Real tiny = round_off(a, b);
  // With less room, one body could be left with a few faces of those that face the other.
  const NearFaces of_a(a, n, b.lowest(n) - 2 * tiny), of_b(b, -n, -a.highest(n) - 2 * tiny);
  return region_within(origin, n, 1, [&](const auto& f, bool all) {
    for_each_face_piece(of_a, of_b, true, tiny, f);
    if (all) for_each_face_piece(of_b, of_a, false, tiny, f);
  });
}

// The point of the plane n.x = level next to the vertex that is farthest along n: moments about it
// lose no digits, however small the region beyond the plane is.
CLAST_HD Vec3 foot_of_farthest(const Posed& body, const Vec3& n, Real level) {
  const Support farthest = body.highest_vertex(n);
  return body.vertex(farthest.vertex) + (level - farthest.value) * n;
}

// The part of a body beyond a plane n.x = level, n from the body to the plane, by clipping whole
// faces: for bodies with many of them.
CLAST_HD_COLD OverlapRegion faces_beyond(const Posed& body, const Vec3& n, Real level,
                                         const Vec3& origin) {
  const NearFaces faces(body, n, level);
  return region_within(origin, n, 1, [&](const auto& f, bool) {
    for (int i = 0; i < faces.count(); ++i) {
      FacePiece piece(body, faces[i]);
      piece.clip(-n, -level);
      if (piece.count > 2) f(piece);
    }
  });
}

}  // namespace clast
