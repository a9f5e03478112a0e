// Example of a kind of shape: capsules, spheres swept along a segment.
//
// The core is the segment, along z of the body; its half length is what the sphere leaves of the
// bounding radius. One row of the pair table takes capsules with capsules and with spheres: its
// loop finds the contact point, and the loop that pushes at one point is that of other shapes.
#pragma once

#include "contact/polyhedra.hpp"
#include "contact/sphere_pairs.hpp"
#include "shape/assembly.hpp"

namespace clast::examples {

constexpr auto segment = static_cast<CoreKind>(100);

// As Prototype wants it: the ends at distance 1 from the middle. `thickness`: radius of the sphere.
inline Prototype capsule(Real thickness) {
  Prototype out = sphere_prototype();
  const Real r = thickness, h = 1 - thickness;
  const Real cylinder = 2 * pi * square(r) * h, ball = 4.0 / 3 * pi * cube(r);
  const Real across = cylinder * (square(r) / 4 + square(h) / 3) +
                      ball * (0.4 * square(r) + square(h) + 0.75 * h * r);
  const Real along = (0.5 * cylinder + 0.4 * ball) * square(r);
  out.name = "capsule";
  out.core = segment;
  out.dilation = thickness;
  out.volume = cylinder + ball;
  out.inertia = {across / out.volume, across / out.volume, along / out.volume};
  return out;
}

// Where the axes of pair k are nearest to each other.
struct FindCapsuleContact {
  PlacedUnits units;
  ContactView contacts;

  CLAST_HD void operator()(int k) const {
    const int i = contacts.first[k], j = contacts.second[k];
    const Real ra = units.dilation(i), rb = units.dilation(j);
    const Real ha = units.radius[i] - ra, hb = units.radius[j] - rb;
    const Vec3 u = rotate(units.orientation[i], {0, 0, 1});
    const Vec3 v = rotate(units.orientation[j], {0, 0, 1});
    const Vec3 between = units.cell.seen(units.position[i], units.position[j]) - units.position[i];
    const Real uv = dot(u, v), ud = dot(u, between), vd = dot(v, between);
    const Real apart = 1 - square(uv);
    Real s = apart > 1e-12 ? clamp((ud - uv * vd) / apart, -ha, ha) : 0;
    const Real t = clamp(uv * s - vd, -hb, hb);
    s = clamp(ud + uv * t, -ha, ha);
    const Vec3 link = between + t * v - s * u;
    const Real distance = length(link), gap = distance - ra - rb;
    const Vec3 n = distance > 0 ? (1 / distance) * link : Vec3{0, 0, 1};
    contacts.patch[k].plane.normal = n;
    contacts.found[k].middle = s * u + (ra + 0.5 * gap) * n;
    contacts.found[k].gap = gap;
    contacts.found[k].depth = gap < 0 ? -gap : 0;
  }
};

// The row of the pair table.
struct CapsulePairs {
  CLAST_HD static bool takes(CoreKind a, CoreKind b) {
    return (a == segment && (b == segment || b == CoreKind::point)) ||
           (a == CoreKind::point && b == segment);
  }

  template <class Law, class Work, class Contacts>
  static void find_forces(Work& work, Contacts& contacts, const Items& items, Real dt) {
    const auto timer = work.time(Phase::contact);
    const ContactView view = view_of(contacts);
    work.exec.for_each(items, FindCapsuleContact{work.units(), view});
    work.exec.watch_picked(
        items, AtOnePoint{view.found, view.extent},
        PushAtPoint<Law, true>{work.units(), work.carriers(), view, work.template table<Law>(),
                               work.overlap_limit(), dt},
        Watched::overlap);
  }

  template <class Law>
  using LawKernels = TypeList<Listed<PushAtPoint<Law, true>>>;
  using Kernels = TypeList<Listed<FindCapsuleContact>>;
};

}  // namespace clast::examples
