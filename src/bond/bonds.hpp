// Bonds as plain arrays: what they were made with, what they do, what they took.
#pragma once

#include <cstdint>

#include "base/fields.hpp"
#include "base/quat.hpp"
#include "base/vec3.hpp"
#include "body/bodies.hpp"
#include "law/cement.hpp"

namespace clast {

// What a bond was made with.
template <class In>
struct BondMakeFields {
  static constexpr unsigned made = saved | hashed;

  FieldOf<In, Id, "first", made> first;              // ids of the two bodies, A with the lower one
  FieldOf<In, Id, "second", made> second;            //
  FieldOf<In, std::int32_t, "cement", made> cement;  // number in Model::cements
  FieldOf<In, Real, "radius", made> radius;
  FieldOf<In, Real, "strength", made> strength;  // times that of its cement; 0: broken
  FieldOf<In, Real, "length", made> length;      // see BondAtRest (law/cement.hpp) for these
  FieldOf<In, Real, "arm", made> arm;
  FieldOf<In, Vec3, "axis", made> axis;
  FieldOf<In, Quat, "turn", made> turn;
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
struct Bonds : BondMakeFields<In>, BondActFields<In> {
  using Make = BondMakeFields<In>;
  using Act = BondActFields<In>;
  using Tables = FieldTables<Make, Act>;
  std::size_t size() const { return this->first.size(); }
};

using HostBonds = Bonds<Vectors>;
template <class Space>
using BondArrays = Bonds<Arrays<Space>>;

inline bool is_whole(const HostBonds& bonds, std::size_t k) { return bonds.strength[k] > 0; }

}  // namespace clast
