// What contacts over an area remember, and what one loop leaves to the next.
#pragma once

#include "base/fields.hpp"
#include "contact/plane.hpp"

namespace clast {

// The spring along the normal, as it acted last.
struct PatchSpring {
  Vec3 normal;               // of the last force
  Vec3 offset;               // from the centre of A to where the spring acted
  Real spring = 0;           // its force
  Real couple = 0;           // about the normal; volume law only
  Real energy = 0;           // what it holds
  Real shear_stiffness = 0;  // of the tangential spring
  Real arm = 0;  // root mean square distance of the points from the centre of pressure: lever of
                 // the twist
};

// Beside shear, twist and whether it touches.
struct PatchMemory : PatchSpring {
  PlaneMemory plane;
};

// clang-format off
template <>
struct Record<PatchMemory> {
  static constexpr auto columns = std::tuple{
      Column{"plane", [](auto& m) -> auto& { return m.plane.normal; }},
      Column{"type", [](auto& m) -> auto& { return m.plane.type; }},
      Column{"on_a", [](auto& m) -> auto& { return m.plane.on_a; }},
      Column{"on_b", [](auto& m) -> auto& { return m.plane.on_b; }},
      Column{"touching", [](auto& m) -> auto& { return m.plane.touching; }},
      Column{"clipped", [](auto& m) -> auto& { return m.plane.clipped; }},
      Column{"normal", [](auto& m) -> auto& { return m.normal; }},
      Column{"offset", [](auto& m) -> auto& { return m.offset; }},
      Column{"spring", [](auto& m) -> auto& { return m.spring; }},
      Column{"couple", [](auto& m) -> auto& { return m.couple; }},
      Column{"energy", [](auto& m) -> auto& { return m.energy; }},
      Column{"shear_stiffness", [](auto& m) -> auto& { return m.shear_stiffness; }},
      Column{"arm", [](auto& m) -> auto& { return m.arm; }}};
};
// clang-format on

// What one loop finds out about a pair for the next.
struct FoundPlane {
  Vec3 middle;     // of link or overlap, or the one point of the contact; from the centre of A
  Real gap = 0;    // negative: they touch; 0: they have to be looked at
  Real depth = 0;  // of the one point; 0: there are several; negative: a region, which is known.
                   // Behind a plate: the volume
};

// Which loop a pair goes to. Without branches: nothing foretells them. Those that have to be looked
// at;
struct ToBeSearched {
  const FoundPlane* found;
  CLAST_HD bool operator()(int k) const { return found[k].gap == 0; }
};
// those that touch at one point, or do not touch any more;
struct AtOnePoint {
  const FoundPlane* found;
  const Real* extent;
  CLAST_HD bool operator()(int k) const {
    const bool touches = found[k].gap < 0;
    return (touches & (found[k].depth > 0)) | (!touches & (extent[k] > 0));
  }
};
// those that touch or did so before;
struct InContact {
  const FoundPlane* found;
  const Real* extent;
  CLAST_HD bool operator()(int k) const { return (found[k].gap < 0) | (extent[k] > 0); }
};
// those that touch at several points.
struct AtSeveralPoints {
  const FoundPlane* found;
  CLAST_HD bool operator()(int k) const { return (found[k].gap < 0) & !(found[k].depth > 0); }
};

}  // namespace clast
