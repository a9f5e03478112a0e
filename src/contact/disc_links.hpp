// The links of discs with each other and with flat cores.
//
// The shortest link of a disc is unique and changes smoothly, unless the disc lies flat on an edge,
// a face or another disc: there it would jump from side to side. A disc that lies flat therefore
// acts by the corners of a polygon in its rim (contact/flat_links.hpp), with four springs, and one
// that is tilted by its shortest link. Between the two the energy is
//   w = W w_link + (1 - W) w_polygon,   W = u^2 (3 - 2 u),   u = s / 0.0025, at most 1,
// where s = 1 - (a.n)^2 for the axis a of the disc and the normal n of the link, and the sum of
// both for two discs. The weight depends on the poses, and its gradient is part of the force. On
// walls every link has a weight of its own (contact/dilated_on_walls.hpp).
#pragma once

#include "contact/flat_links.hpp"

namespace clast {

// From here on a disc does not lie flat: 3 degrees.
constexpr Real tilted_disc = 0.0025;

// s of one core; of one that is no disc, nothing.
CLAST_HD Real tilt_of(const PosedCore& core, const Vec3& n) {
  return core.kind == CoreKind::disc ? squared_length(cross(core.az, n)) : 0;
}
CLAST_HD Real tilt_of(const PosedCore& a, const PosedCore& b, const Vec3& n) {
  return tilt_of(a, n) + tilt_of(b, n);
}

// Whether two cores whose shortest link is along n have several links.
CLAST_HD bool touch_flat(const PosedCore& a, const PosedCore& b, const Vec3& n) {
  const auto has_faces = [](CoreKind kind)
                             CLAST_INLINED { return is_flat(kind) || kind == CoreKind::disc; };
  return has_faces(a.kind) && has_faces(b.kind) && tilt_of(a, b, n) < tilted_disc;
}

// W and its slope at a tilt.
struct TiltWeight {
  Real value, slope;
  CLAST_HD explicit TiltWeight(Real tilt) {
    const Real u = smaller(tilt / tilted_disc, 1);
    value = square(u) * (3 - 2 * u);
    slope = 6 * u * (1 - u) / tilted_disc;
  }
};

// How the end of a link on a core moves as n turns, in the frame u, v across n: a symmetric matrix.
// A disc is bent by its rim, and a vertex stays, as a point does. On an edge n cannot turn along
// it, on a face not at all: there the end moves farther than anything else.
struct EndBend {
  Real uu = 0, uv = 0, vv = 0;

  CLAST_HD void add(Real f, const Vec3& way, const Vec3& u, const Vec3& v) {
    const Real along_u = dot(way, u), along_v = dot(way, v);
    uu += f * square(along_u);
    uv += f * along_u * along_v;
    vv += f * square(along_v);
  }
  CLAST_HD void add_all(Real f) {
    uu += f;
    vv += f;
  }
};

CLAST_HD EndBend bend_of_end(const PosedCore& core, const Vec3& n, const Vec3& u, const Vec3& v) {
  EndBend bend;
  const Real most = 1e7 * core.size;
  if (core.kind == CoreKind::disc) {
    const Vec3 rim = cross(core.az, n);
    const Real sine = length(rim);
    if (sine > 1e-7)
      bend.add(core.axes.x / sine, (1 / sine) * rim, u, v);
    else
      bend.add_all(most);
    return bend;
  }
  const Real high = core.highest(n) - 1e-9 * core.size;
  Vec3 first;
  int count = 0;
  for (int i = 0; i < core.shape.vertices && count < 3; ++i) {
    const Vec3 x = core.vertex(i);
    if (dot(n, x) < high) continue;
    if (count == 0) first = x;
    if (count == 1) bend.add(most, normalized(x - first), u, v);
    if (count == 2) bend.add_all(most);
    ++count;
  }
  return bend;
}

struct PointEnd {};
CLAST_HD EndBend bend_of_end(PointEnd, const Vec3&, const Vec3&, const Vec3&) { return {}; }

// Derivatives of a number as B is shifted and turned about the centre of A, which is at rest.
struct ByMotion {
  Vec3 shift, turn;
};

// How the direction of the shortest link turns. With y its end on B, g its length, H and K the
// bends of A and B across n, and P the part across n, a shift q and a turn w make
//   (g + H + K) dn = P (q + w x y) + K (w x n).
class TurningLink {
 public:
  template <class A, class B>
  CLAST_HD TurningLink(const A& a, const B& b, const Vec3& n, Real gap, const Vec3& on_b)
      : n_(n),
        on_b_(on_b),
        frame_(n),
        bend_a_(bend_of_end(a, n, frame_.u, frame_.v)),
        bend_b_(bend_of_end(b, -n, frame_.u, frame_.v)),
        gap_(gap) {}

  // Of the tilt of a disc at rest with this axis.
  CLAST_HD ByMotion of_tilt(const Vec3& axis) const {
    const ByMotion by = of_component(axis);
    const Real f = -2 * dot(axis, n_);
    return {f * by.shift, f * by.turn};
  }

  // Of c.n for a vector c at rest: with z = (g + H + K)^-1 P c it is z.q + w.(y x z + n x K z).
  CLAST_HD ByMotion of_component(const Vec3& c) const {
    const Vec3 &u = frame_.u, &v = frame_.v;
    const Real uu = gap_ + bend_a_.uu + bend_b_.uu, uv = bend_a_.uv + bend_b_.uv;
    const Real vv = gap_ + bend_a_.vv + bend_b_.vv, scale = 1 / (uu * vv - square(uv));
    const Real on_u = dot(c, u), on_v = dot(c, v);
    const Real z_u = scale * (vv * on_u - uv * on_v), z_v = scale * (uu * on_v - uv * on_u);
    const Vec3 z = z_u * u + z_v * v;
    const Vec3 bent =
        (bend_b_.uu * z_u + bend_b_.uv * z_v) * u + (bend_b_.uv * z_u + bend_b_.vv * z_v) * v;
    return {z, cross(on_b_, z) + cross(n_, bent)};
  }

 private:
  struct Frame {
    Vec3 u, v;
    CLAST_HD explicit Frame(const Vec3& n) { complete_frame(n, u, v); }
  };

  Vec3 n_, on_b_;
  Frame frame_;
  EndBend bend_a_, bend_b_;
  Real gap_;
};

// Of the tilt of both cores together.
CLAST_HD ByMotion change_of_tilt(const PosedCore& a, const PosedCore& b, const Vec3& n, Real gap,
                                 const Vec3& on_b) {
  const TurningLink link(a, b, n, gap, on_b);
  ByMotion out;
  const auto add = [&](const Vec3& axis) CLAST_INLINED {
    const ByMotion by = link.of_tilt(axis);
    out.shift += by.shift;
    out.turn += by.turn;
  };
  if (a.kind == CoreKind::disc) add(a.az);
  if (b.kind == CoreKind::disc) {
    add(b.az);
    out.turn -= 2 * dot(b.az, n) * cross(b.az, n);
  }
  return out;
}

// All links of a disc and a flat core, or of two discs; see add_flat_links. The shortest link is
// along n, g long, and ends at y on B.
template <class Law>
CLAST_HD_COLD void add_disc_links(const typename Law::Parameters& p, Real radius,
                                  const PosedCore& a, const PosedCore& b, const Vec3& n, Real gap,
                                  const Vec3& on_b, Real ra, Real rb, LinkSum& sum) {
  const TiltWeight weight(tilt_of(a, b, n));
  LinkSum polygon;
  add_flat_links<Law>(p, radius, a, b, n, ra, rb, polygon);
  sum.add(1 - weight.value, polygon);
  const Real overlap = ra + rb - gap;
  const Real energy =
      add_link<Law>(p, radius, weight.value, overlap, n, on_b - (rb - 0.5 * overlap) * n, sum);
  const Real rise = weight.slope * (energy - polygon.energy);
  const ByMotion by = change_of_tilt(a, b, n, gap, on_b);
  sum.force -= rise * by.shift;
  sum.moment -= rise * by.turn;
}

}  // namespace clast
