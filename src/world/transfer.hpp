// Between the arrays of an engine and the vectors of a snapshot.
#pragma once

#include <algorithm>
#include <utility>

#include "base/error.hpp"
#include "body/bodies.hpp"
#include "contact/contacts.hpp"
#include "world/snapshot.hpp"

namespace clast {

template <class Space>
void upload_bodies(const HostBodies& from, BodyArrays<Space>& to) {
  for_each_field(from, to, []<class F>(const F& values, auto& array) {
    if constexpr (F::is(saved)) array.assign(values);
  });
}

template <class Space>
void download_bodies(const BodyArrays<Space>& from, HostBodies& to) {
  for_each_field(from, to, []<class F>(const F& array, auto& values) {
    if constexpr (F::is(saved)) values = array.values();
  });
}

// Calls f(array, vector) for every array of contacts that is there and saved, and its vector in the
// contacts of a snapshot.
template <class Arrays, class Host, class F>
void for_each_saved(Arrays& arrays, Host& host, F&& f) {
  const auto visit = [&]<class A>(A& array, auto& values) {
    if constexpr (A::is(saved))
      if (is_there(A::fate, arrays.holding)) f(array, values);
  };
  for_each_field(table_of<typename Arrays::Memory>(arrays), table_of<typename Host::Memory>(host),
                 visit);
  for_each_field(table_of<typename Arrays::Tally>(arrays), table_of<typename Host::Tally>(host),
                 visit);
}

// Contacts that hold anything at all: those that touch, act, are remembered by their law, or took
// energy. `planes`: also those that know a plane, or that they have none.
template <class Space>
std::vector<std::int32_t> contacts_to_keep(const Contacts<Space>& contacts, bool planes) {
  std::vector<char> keep(contacts.size(), 0);
  const auto mark = [&](const auto& values) {
    using T = std::decay_t<decltype(values[0])>;
    for (std::size_t k = 0; k < values.size(); ++k)
      if (!(values[k] == T())) keep[k] = 1;
  };
  mark(contacts.extent.values());
  mark(contacts.force.values());
  mark(contacts.law.values());
  for_each_field(contacts, [&]<class F>(const F& array) {
    if constexpr (F::is(tally))
      if (is_there(F::fate, contacts.holding)) mark(array.values());
  });
  if (planes) {
    const std::vector<PatchMemory> patches = contacts.patch.values();
    for (std::size_t k = 0; k < patches.size(); ++k)
      if (patches[k].plane.type != PlaneMemory::nothing) keep[k] = 1;
  }
  std::vector<std::int32_t> kept;
  for (std::size_t k = 0; k < keep.size(); ++k)
    if (keep[k]) kept.push_back(static_cast<std::int32_t>(k));
  return kept;
}

// Named by ids and sorted by them; `pairs`: the second are units, else walls. `planes`: see
// contacts_to_keep.
template <class Space>
void download_contacts(const Contacts<Space>& from, const std::vector<Id>& ids, bool pairs,
                       HostContacts& to, bool planes = false) {
  const auto first = from.first.values(), second = from.second.values();
  const auto name = [&](std::int32_t k) {
    return std::pair(ids[first[k]], pairs ? ids[second[k]] : second[k]);
  };
  std::vector<std::int32_t> kept = contacts_to_keep(from, planes);
  std::sort(kept.begin(), kept.end(),
            [&](std::int32_t a, std::int32_t b) { return name(a) < name(b); });
  to = {};
  for (const std::int32_t k : kept) {
    to.first.push_back(name(k).first);
    to.second.push_back(name(k).second);
  }
  for_each_saved(from, to, [&](const auto& array, auto& values) {
    const auto all = array.values();
    values.reserve(kept.size());
    for (const std::int32_t k : kept) values.push_back(all[k]);
  });
}

// Which entry of the list each contact of a snapshot is, or -1. The list of a run that was resumed
// must hold every contact that touches; in a new one walls may have gone elsewhere. `slot` leads
// from ids to slots.
template <class Space>
std::vector<std::int32_t> entries_of(const HostContacts& from,
                                     const std::vector<std::int32_t>& slot, bool pairs,
                                     bool resumed, const Contacts<Space>& list) {
  const auto row = list.row.values(), second = list.second.values();
  std::vector<std::int32_t> entries;
  for (std::size_t i = 0; i < from.size(); ++i) {
    const std::int32_t a = slot.at(from.first[i]);
    const std::int32_t b = pairs ? slot.at(from.second[i]) : from.second[i];
    const auto begin = second.begin() + row.at(a), end = second.begin() + row.at(a + 1);
    const auto at = std::find(begin, end, b);
    if (resumed && at == end && from.extent[i] != 0)
      throw DamagedState("contact " + std::to_string(from.first[i]) + "-" +
                         std::to_string(from.second[i]) + " is not in its pair list");
    entries.push_back(at == end ? -1 : static_cast<std::int32_t>(at - second.begin()));
  }
  return entries;
}

// Puts what contacts remember into a fresh list.
template <class Space>
void upload_contacts(const HostContacts& from, const std::vector<std::int32_t>& slot, bool pairs,
                     bool resumed, Contacts<Space>& to) {
  if (from.size() == 0) return;
  const std::vector<std::int32_t> entry = entries_of(from, slot, pairs, resumed, to);
  for_each_saved(to, from, [&]<class A>(A& array, const auto& values) {
    std::vector<typename A::Value> all(to.size());
    for (std::size_t i = 0; i < values.size(); ++i)
      if (entry[i] >= 0) all[entry[i]] = values[i];
    array.assign(all);
  });
}

}  // namespace clast
