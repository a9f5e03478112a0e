// Contacts as plain arrays: what they remember, what acts between them, what they took.
#pragma once

#include <cstdint>
#include <vector>

#include "base/fields.hpp"
#include "base/vec3.hpp"
#include "contact/patch_memory.hpp"
#include "contact/point_memory.hpp"
#include "contact/region.hpp"
#include "neighbor/rows.hpp"

namespace clast {

// From step to step.
template <class In>
struct MemoryFields {
  static constexpr unsigned memory = carried | saved | hashed;

  FieldOf<In, Vec3, "shear", memory> shear;               // tangential spring force on B
  FieldOf<In, Real, "extent", memory> extent;             // see law/laws.hpp; 0: no contact
  FieldOf<In, Vec3, "law", memory | with_memory> law;     // what the law remembers beside it
  FieldOf<In, Vec3, "roll", memory | with_turning> roll;  // torque of the rolling spring, or of the
                                                          // twist of a patch
  FieldOf<In, PatchMemory, "patch", memory | with_shapes> patch;
  // Of contacts with a spring at each point; `shear` is then their sum.
  FieldOf<In, PointSprings, "points", memory | optional | with_shapes | with_points> points;
  FieldOf<In, Vec3, "force", carried | saved> force;  // on B
  FieldOf<In, Vec3, "torque_a", carried | saved> torque_a;
  FieldOf<In, Vec3, "torque_b", carried | saved> torque_b;
};

// Energy since the last booking; the names are those of accounts in the ledger.
template <class In>
struct TallyFields {
  FieldOf<In, Real, "damping", saved | tally> damped;
  FieldOf<In, Real, "friction", saved | tally> rubbed;
  FieldOf<In, Real, "rolling", saved | tally | with_turning> rolled;
  FieldOf<In, Real, "adhesion", saved | tally | with_adhesion> torn;
  FieldOf<In, Real, "walls", saved | tally | with_walls> worked;  // by the motion of walls
};

// From one loop of a step to the next.
template <class In>
struct FindingFields {
  FieldOf<In, FoundPlane, "found", with_shapes> found;
  FieldOf<In, OverlapRegion, "region", with_shapes | with_regions> region;
  // R* by the curvatures where the two meet; 0: that of their bounding spheres.
  FieldOf<In, Real, "rounding", cleared | with_rounding> rounding;
  // Travel up to which two cannot touch; where it is negative, up to which they surely overlap.
  FieldOf<In, Real, "clear", cleared | with_shapes> clear;
};

// How snapshots name contacts: by ids for pairs of bodies; for contacts with walls `second` is the
// number of the wall. Two bodies of several parts may have several contacts.
template <class In>
struct NameFields {
  FieldOf<In, std::int32_t, "first", saved | hashed> first;
  FieldOf<In, std::int32_t, "second", saved | hashed> second;
  // Which parts of the two touch; empty without bodies of several parts, and the second for walls.
  FieldOf<In, std::int32_t, "first_part", saved | hashed> first_part;
  FieldOf<In, std::int32_t, "second_part", saved | hashed> second_part;
};

// Contacts of a snapshot, sorted by (first, first_part, second, second_part). What the scene does
// not need is empty.
struct HostContacts : NameFields<Vectors>, MemoryFields<Vectors>, TallyFields<Vectors> {
  using Memory = MemoryFields<Vectors>;
  using Tally = TallyFields<Vectors>;
  using Tables = FieldTables<NameFields<Vectors>, Memory, Tally>;
  std::size_t size() const { return first.size(); }
};

// Contacts where kernels work on them.
template <class Space>
struct Contacts : Rows<Space>,
                  MemoryFields<Arrays<Space>>,
                  TallyFields<Arrays<Space>>,
                  FindingFields<Arrays<Space>> {
  using Memory = MemoryFields<Arrays<Space>>;
  using Tally = TallyFields<Arrays<Space>>;
  using Tables = FieldTables<Memory, Tally, FindingFields<Arrays<Space>>>;

  unsigned holding = 0;  // conditions that hold (base/fields.hpp): which arrays are there

  // Numbers of contacts, sorted by kind (contact/kinds.hpp); empty where all are of one kind.
  Array<std::int32_t, Space> by_kind;
  std::vector<int> kind_first;  // kind t is [kind_first[t], kind_first[t + 1])

  Array<Vec3, Space> spare;  // for measures

  int size() const { return this->entries(); }
  std::size_t bytes() const {
    std::size_t sum = this->row_bytes() + by_kind.bytes() + spare.bytes();
    for_each_field(*this, [&](const auto& array) { sum += array.bytes(); });
    return sum;
  }
};

// What kernels see of contacts.
struct ContactView : MemoryFields<Pointers>, TallyFields<Pointers>, FindingFields<Pointers> {
  using Tables =
      FieldTables<MemoryFields<Pointers>, TallyFields<Pointers>, FindingFields<Pointers>>;

  const std::int32_t* row = nullptr;  // of each unit
  const std::int32_t* first = nullptr;
  const std::int32_t* second = nullptr;
  Vec3* effort = nullptr;  // of searches: 1, iterations, 1 if it failed; null: nobody counts

  // What contact k remembers goes to another one, which has just begun.
  CLAST_HD void hand_over(int k, int heir) const {
    extent[heir] = extent[k];
    extent[k] = 0;
    for (Vec3* values : {shear, law, roll, force, torque_a, torque_b})
      if (values != nullptr) {
        values[heir] = values[k];
        values[k] = Vec3();
      }
    if (patch == nullptr) return;
    patch[heir] = patch[k];
    patch[k] = PatchMemory();
    if (points == nullptr) return;
    points[heir] = points[k];
    points[k] = PointSprings();
  }
};

template <class Space>
ContactView view_of(Contacts<Space>& contacts) {
  ContactView view;
  for_each_field(view, contacts, [](auto*& pointer, auto& array) { pointer = array.data(); });
  view.row = contacts.row.data();
  view.first = contacts.first.data();
  view.second = contacts.second.data();
  return view;
}

}  // namespace clast
