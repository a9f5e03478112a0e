// Bonds as plain arrays: what they were made with, what they do, what they took.
//
// A bond between two spheres is round and lies on the line of their centres (law/cement.hpp). Any
// other has a section (law/section.hpp): the face two polyhedra share, or a disc.
#pragma once

#include <cstdint>
#include <vector>

#include "base/fields.hpp"
#include "base/quat.hpp"
#include "base/vec3.hpp"
#include "body/bodies.hpp"
#include "law/section.hpp"

namespace clast {

// What a bond was made with.
template <class In>
struct BondMakeFields {
  static constexpr unsigned made = saved | hashed;

  FieldOf<In, Id, "first", made> first;              // ids of the two bodies, A with the lower one
  FieldOf<In, Id, "second", made> second;            //
  FieldOf<In, std::int32_t, "cement", made> cement;  // number in Model::cements
  FieldOf<In, Real, "radius", made> radius;          // of a circle as large as its section
  FieldOf<In, Real, "strength", made> strength;      // times that of its cement; 0: broken
  FieldOf<In, Real, "length", made> length;          // see BondAtRest (law/cement.hpp) for these
  FieldOf<In, Real, "arm", made> arm;
  FieldOf<In, Vec3, "axis", made> axis;
  FieldOf<In, Quat, "turn", made> turn;
};

// What one with a section has beyond that: see SectionAtRest (law/section.hpp). Its `axis` is e,
// its length that between the centres along e, its arm zero. Zeros for round bonds; all of these
// are empty where every bond is round.
template <class In>
struct BondSectionFields {
  static constexpr unsigned made = saved | hashed;

  FieldOf<In, Vec3, "point_a", made> point_a;
  FieldOf<In, Vec3, "point_b", made> point_b;
  FieldOf<In, Vec3, "side", made> side;
  FieldOf<In, Real, "moment_s", made> moment_s;  // second moments; zero: the bond has no section
  FieldOf<In, Real, "moment_t", made> moment_t;
  FieldOf<In, Real, "inertia_a", made> inertia_a;  // smallest moments of inertia of the bodies
  FieldOf<In, Real, "inertia_b", made> inertia_b;
  FieldOf<In, std::int32_t, "corner_first", saved> corner_first;  // in HostBonds::corner
  FieldOf<In, std::int32_t, "corner_count", saved> corner_count;  // 0: a disc
};

// What it does. Only the last step is needed, to know the work of the next one.
template <class In>
struct BondActFields {
  FieldOf<In, Vec3, "force", saved> force;  // on B
  FieldOf<In, Vec3, "torque_a", saved> torque_a;
  FieldOf<In, Vec3, "torque_b", saved> torque_b;
  FieldOf<In, Vec3, "drag", saved> drag;  // the part of the dashpots in it
  FieldOf<In, Vec3, "drag_moment", saved> drag_moment;
  FieldOf<In, Real, "energy", saved> energy;
  FieldOf<In, Real, "load", saved> load;  // how near it is to breaking, 1: it breaks
  FieldOf<In, Real, "bond_damping", saved | tally> damped;
  FieldOf<In, Real, "bond_breakage", saved | tally> released;
};

// Sorted by (first, second).
template <class In>
struct Bonds : BondMakeFields<In>, BondSectionFields<In>, BondActFields<In> {
  using Make = BondMakeFields<In>;
  using Section = BondSectionFields<In>;
  using Act = BondActFields<In>;
  using Tables = FieldTables<Make, Section, Act>;
  std::size_t size() const { return this->first.size(); }
};

struct HostBonds : Bonds<Vectors> {
  std::vector<Vec3> corner;  // of sections, 0 and their places along s and t; more may be there
                             // than bonds need
};
template <class Space>
using BondArrays = Bonds<Arrays<Space>>;

inline bool has_section(const HostBonds& bonds, std::size_t k) {
  return !bonds.moment_s.empty() && bonds.moment_s[k] > 0;
}
inline bool is_whole(const HostBonds& bonds, std::size_t k) { return bonds.strength[k] > 0; }

}  // namespace clast
