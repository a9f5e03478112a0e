// Between the arrays of an engine and the vectors of a snapshot.
#pragma once

#include <algorithm>
#include <numeric>

#include "base/error.hpp"
#include "body/bodies.hpp"
#include "contact/contacts.hpp"
#include "world/snapshot.hpp"

namespace clast {

template <class Space>
void upload_bodies(const HostBodies& from, Bodies<Space>& to) {
  to.id.assign(from.id);
  to.position.assign(from.position);
  to.orientation.assign(from.orientation);
  to.velocity.assign(from.velocity);
  to.spin.assign(from.spin);
  to.acceleration.assign(from.acceleration);
  to.angular_acceleration.assign(from.angular_acceleration);
  to.listed.assign(from.listed);
  to.radius.assign(from.radius);
  to.mass.assign(from.mass);
  to.dragged.assign(from.dragged);
  to.material.assign(from.material);
  to.shape.assign(from.shape);
}

template <class Space>
void download_bodies(const Bodies<Space>& from, HostBodies& to) {
  to.id = from.id.values();
  to.position = from.position.values();
  to.orientation = from.orientation.values();
  to.velocity = from.velocity.values();
  to.spin = from.spin.values();
  to.acceleration = from.acceleration.values();
  to.angular_acceleration = from.angular_acceleration.values();
  to.listed = from.listed.values();
  to.radius = from.radius.values();
  to.mass = from.mass.values();
  to.dragged = from.dragged.values();
  to.material = from.material.values();
  to.shape = from.shape.values();
}

// Storage place by id; -1 for ids that are not there.
inline std::vector<std::int32_t> places_by_id(const std::vector<Id>& ids) {
  const Id last = ids.empty() ? -1 : *std::max_element(ids.begin(), ids.end());
  std::vector<std::int32_t> place(static_cast<std::size_t>(last) + 1, -1);
  for (std::size_t i = 0; i < ids.size(); ++i) place[ids[i]] = static_cast<std::int32_t>(i);
  return place;
}

// What contacts remember beyond the plain minimum.
struct Remembered {
  bool turning;  // torques of rolling springs and twists
  bool shapes;   // patches
};

inline void append(const PatchMemory& from, HostContacts& to) {
  to.plane.push_back(from.plane.normal);
  to.pressed.push_back(from.normal);
  to.offset.push_back(from.offset);
  to.arm.push_back(from.arm);
  to.spring.push_back(from.spring);
  to.couple.push_back(from.couple);
  to.energy.push_back(from.energy);
  to.shear_stiffness.push_back(from.shear_stiffness);
  to.feature.push_back(2 * from.plane.type + (from.plane.touching ? 1 : 0));
  to.feature_a.push_back(from.plane.on_a);
  to.feature_b.push_back(from.plane.on_b);
}
inline PatchMemory patch_memory(const HostContacts& from, std::size_t i) {
  PatchMemory memory;
  memory.plane.normal = from.plane[i];
  memory.plane.type = from.feature[i] / 2;
  memory.plane.on_a = static_cast<std::uint16_t>(from.feature_a[i]);
  memory.plane.on_b = static_cast<std::uint16_t>(from.feature_b[i]);
  memory.plane.touching = from.feature[i] % 2 == 1;
  memory.normal = from.pressed[i];
  memory.offset = from.offset[i];
  memory.arm = from.arm[i];
  memory.spring = from.spring[i];
  memory.couple = from.couple[i];
  memory.energy = from.energy[i];
  memory.shear_stiffness = from.shear_stiffness[i];
  return memory;
}

// Contacts that hold anything at all, named by ids and sorted by them.
template <class Space>
void download_contacts(const Contacts<Space>& from, const std::vector<Id>& ids, bool pairs,
                       const Remembered& what, HostContacts& to) {
  const bool rolling = what.turning;
  const auto first = from.first.values(), second = from.second.values();
  const auto force = from.force.values(), shear = from.shear.values();
  const auto torque_a = from.torque_a.values(), torque_b = from.torque_b.values();
  const auto extent = from.extent.values();
  const auto damped = from.damped.values(), rubbed = from.rubbed.values();
  const auto roll = rolling ? from.roll.values() : std::vector<Vec3>(first.size());
  const auto rolled = rolling ? from.rolled.values() : std::vector<Real>(first.size());
  const auto worked = pairs ? std::vector<Real>(first.size()) : from.worked.values();
  const auto patch = what.shapes ? from.patch.values() : std::vector<PatchMemory>();
  std::vector<std::int32_t> kept;
  for (std::size_t k = 0; k < first.size(); ++k)
    if (extent[k] > 0 || force[k] != Vec3() || damped[k] != 0 || rubbed[k] != 0 || rolled[k] != 0 ||
        worked[k] != 0)
      kept.push_back(static_cast<std::int32_t>(k));
  const auto name = [&](std::int32_t k) {
    return std::pair(ids[first[k]], pairs ? ids[second[k]] : second[k]);
  };
  std::sort(kept.begin(), kept.end(),
            [&](std::int32_t a, std::int32_t b) { return name(a) < name(b); });
  to = {};
  for (const std::int32_t k : kept) {
    to.first.push_back(name(k).first);
    to.second.push_back(name(k).second);
    to.force.push_back(force[k]);
    to.torque_a.push_back(torque_a[k]);
    to.torque_b.push_back(torque_b[k]);
    to.shear.push_back(shear[k]);
    to.extent.push_back(extent[k]);
    to.damped.push_back(damped[k]);
    to.rubbed.push_back(rubbed[k]);
    if (!pairs) to.worked.push_back(worked[k]);
    if (what.shapes) append(patch[k], to);
    if (!rolling) continue;
    to.roll.push_back(roll[k]);
    to.rolled.push_back(rolled[k]);
  }
}

// Puts what contacts remember into a fresh list, which must hold every contact that touches.
template <class Space>
void upload_contacts(const HostContacts& from, const std::vector<std::int32_t>& place, bool pairs,
                     const Remembered& what, Contacts<Space>& to) {
  if (from.size() == 0) return;
  const bool rolling = what.turning;
  const auto row = to.row.values(), second = to.second.values();
  const std::size_t n = second.size();
  std::vector<Vec3> force(n), torque_a(n), torque_b(n), shear(n), roll(n);
  std::vector<Real> extent(n), damped(n), rubbed(n), rolled(n), worked(n);
  std::vector<PatchMemory> patch(what.shapes ? n : 0);
  for (std::size_t i = 0; i < from.size(); ++i) {
    const std::int32_t a = place.at(from.first[i]);
    const std::int32_t b = pairs ? place.at(from.second[i]) : from.second[i];
    const auto begin = second.begin() + row.at(a), end = second.begin() + row.at(a + 1);
    const auto at = std::find(begin, end, b);
    if (at == end) {
      if (from.extent[i] == 0) continue;
      throw Error("contact " + std::to_string(from.first[i]) + "-" +
                  std::to_string(from.second[i]) + " is not in the pair list: damaged state");
    }
    const std::size_t k = at - second.begin();
    force[k] = from.force[i];
    torque_a[k] = from.torque_a[i];
    torque_b[k] = from.torque_b[i];
    shear[k] = from.shear[i];
    extent[k] = from.extent[i];
    damped[k] = from.damped[i];
    rubbed[k] = from.rubbed[i];
    if (!from.worked.empty()) worked[k] = from.worked[i];
    if (what.shapes && !from.plane.empty()) patch[k] = patch_memory(from, i);
    if (!rolling || from.roll.empty()) continue;
    roll[k] = from.roll[i];
    rolled[k] = from.rolled[i];
  }
  to.force.assign(force);
  to.torque_a.assign(torque_a);
  to.torque_b.assign(torque_b);
  to.shear.assign(shear);
  to.extent.assign(extent);
  to.damped.assign(damped);
  to.rubbed.assign(rubbed);
  if (!pairs) to.worked.assign(worked);
  if (what.shapes) to.patch.assign(patch);
  if (!rolling) return;
  to.roll.assign(roll);
  to.rolled.assign(rolled);
}

}  // namespace clast
