// The interaction of bodies that are bonded to each other.
//
// Bonded bodies touch as all others do: bond and contact act side by side, as in the parallel bond
// of Potyondy & Cundall. So nothing jumps when a bond is made between bodies that press on each
// other, nor when one breaks: the contact is there already.
//
// Bonds are stored as bodies are: with every list they are put in the order of their first bodies,
// so that what belongs together is together in memory.
#pragma once

#include <cmath>
#include <numeric>
#include <tuple>
#include <vector>

#include "bond/fragments.hpp"
#include "bond/hold.hpp"
#include "world/interaction.hpp"

namespace clast {

template <class Work>
class Bonding {
  using Space = typename Work::Space;

 public:
  void prepare(Work&) { bonds_ = {}; }

  template <class Lists>
  void renew(Work& work, Lists&, const BoundView&, bool) {
    find_ends(work);
  }

  void find_forces(Work& work, Real dt) {
    if (count() == 0) return;
    const auto timer = work.time(Phase::bond);
    if (sections())
      hold<true, true>(work, dt);
    else if (dashed_)
      hold<false, true>(work, dt);
    else
      hold<false, false>(work, dt);
  }

  ForceSource source() const {
    if (count() == 0) return {};
    return {first_row_.data(),      bonds_.force.data(), bonds_.torque_a.data(),
            bonds_.torque_b.data(), second_row_.data(),  second_entry_.data()};
  }

  BetweenUnits<Space> between_units() {
    return {count(), first_.slot.data(), second_.slot.data(), bonds_.force.data(),
            std::get<Array<Vec3, Space>>(scratch_)};
  }

  void add_held(Work& work, EnergyHeld& held) {
    held.elastic_bonds += work.exec.sum(bonds_.energy, count());
  }
  void add_tallies(Tallies& tallies) const {
    for_each_field(bonds_, [&]<class F>(const F& array) {
      if constexpr (F::is(tally)) tallies.add(F::name, array, count());
    });
  }
  void clear_tallies(Work& work) {
    for_each_field(bonds_, [&]<class F>(F& array) {
      if constexpr (F::is(tally)) work.exec.for_each(count(), Fill<Real>{array.data()});
    });
  }

  void load(Work& work, const Snapshot& from, const HostParts* parts,
            const std::vector<std::int32_t>& slots) {
    for_each_field(bonds_, from.bonds,
                   [](auto& array, const auto& values) { array.assign(values); });
    corner_.assign(from.bonds.corner);
    if (count() == 0) return;
    cements_.assign(work.model.cements);
    counted_broken_ = -1;
    sort_by_unit(units_of(from.bonds.first, parts), slots.size(), first_);
    sort_by_unit(units_of(from.bonds.second, parts), slots.size(), second_);
    slot_of_.assign(slots);
    std::vector<std::int32_t> number(count());
    std::iota(number.begin(), number.end(), 0);
    number_.assign(number);
    find_ends(work);
  }
  // By number, as they were loaded.
  void save(Work&, Snapshot& to) {
    const std::vector<std::int32_t> number = number_.values();
    for_each_field(bonds_, to.bonds, [&](const auto& array, auto& values) {
      const auto stored = array.values();
      values.resize(stored.size());
      for (std::size_t k = 0; k < stored.size(); ++k) values[number[k]] = stored[k];
    });
    to.bonds.corner = corner_.values();
  }

  std::int64_t count_broken(Work& work) {
    broken_.resize(count());
    work.exec.for_each(count(), BrokenBond{bonds_.strength.data(), broken_.data()});
    return std::llround(work.exec.sum(broken_, count()));
  }
  // Who belongs together, for searches that ask: for each unit as it is stored, where the one with
  // the lowest id of its fragment is. Fragments are found anew only where bonds have broken.
  std::vector<std::int32_t> clusters(Work& work) {
    if (count() == 0) return {};
    if (const std::int64_t broken = count_broken(work); broken != counted_broken_) {
      counted_broken_ = broken;
      fragment_ = lowest_held(slot_of_.size(), first_.unit.values(), second_.unit.values(),
                              bonds_.strength.values());
    }
    const std::vector<std::int32_t> id = work.unit_arrays().id.values();
    const std::vector<std::int32_t> slot = slots_by_id(id);
    std::vector<std::int32_t> clusters;
    for (const std::int32_t unit : id) clusters.push_back(slot[fragment_[unit]]);
    return clusters;
  }
  int count() const { return static_cast<int>(bonds_.first.size()); }

  std::size_t bytes() const {
    std::size_t sum = broken_.bytes() + slot_of_.bytes() + corner_.bytes() + dashpots_.bytes() +
                      number_.bytes() + place_.bytes();
    for (const End* end : {&first_, &second_})
      sum += end->unit.bytes() + end->start.bytes() + end->entry.bytes() + end->slot.bytes();
    for (const auto* array : {&first_row_, &second_row_, &order_, &second_entry_})
      sum += array->bytes();
    for_each_field(bonds_, [&](const auto& array) { sum += array.bytes(); });
    return sum;
  }

 private:
  // One of the two ends of all bonds.
  struct End {
    Array<std::int32_t, Space> unit;          // ids of units, by bond
    Array<std::int32_t, Space> start, entry;  // bonds of each unit, by id
    Array<std::int32_t, Space> slot;          // where the unit is stored, by bond
  };

  bool sections() const { return bonds_.moment_s.size() > 0; }

  BondView view() {
    BondView view;
    for_each_field(view, bonds_, [](auto*& pointer, auto& array) { pointer = array.data(); });
    return view;
  }

  template <bool sections, bool dashed>
  void hold(Work& work, Real dt) {
    if (work.model.cell.open())
      work.exec.for_each(count(), kernel<sections, dashed>(work, dt, OpenCell()));
    else
      work.exec.for_each(count(), kernel<sections, dashed>(work, dt, work.model.cell));
  }
  template <bool sections, bool dashed, class Cells>
  HoldBond<Cells, sections, dashed> kernel(Work& work, Real dt, const Cells& cell) {
    return {view(),
            cements_.data(),
            corner_.data(),
            dashpots_.data(),
            first_.slot.data(),
            second_.slot.data(),
            work.units(),
            dt,
            cell};
  }

  // They follow from the step, and from masses, which never change.
  void find_dashpots(Work& work) {
    dashed_ = false;
    for (const Cement& cement : work.model.cements) dashed_ = dashed_ || cement.damping > 0;
    if (!dashed_ && !sections()) return;
    dashpots_.resize(count());
    work.exec.for_each(
        count(), FindDashpots{view(), cements_.data(), first_.slot.data(), second_.slot.data(),
                              work.units(), work.model.dt, sections(), dashpots_.data()});
  }

  // Bodies with bonds are convex, each its own only part.
  static std::vector<std::int32_t> units_of(const std::vector<Id>& bodies, const HostParts* parts) {
    if (parts == nullptr) return bodies;
    const std::vector<std::int32_t> place = slots_by_id(parts->body);
    std::vector<std::int32_t> units;
    for (const Id id : bodies) units.push_back(parts->row[place.at(id)]);
    return units;
  }

  static void sort_by_unit(const std::vector<std::int32_t>& unit, std::size_t ids, End& end) {
    std::vector<std::int32_t> start(ids + 1), entry(unit.size());
    for (const std::int32_t id : unit) ++start.at(id + 1);
    for (std::size_t id = 0; id < ids; ++id) start[id + 1] += start[id];
    std::vector<std::int32_t> next(start.begin(), start.end() - 1);
    for (std::size_t k = 0; k < unit.size(); ++k)
      entry[next[unit[k]]++] = static_cast<std::int32_t>(k);
    end.unit.assign(unit);
    end.start.assign(start);
    end.entry.assign(entry);
  }

  // Units have been stored anew.
  void find_ends(Work& work) {
    if (count() == 0) return;
    const std::int32_t* id = work.unit_arrays().id.data();
    work.exec.for_each(work.unit_count(), SlotsByNumber{id, slot_of_.data()});
    find_rows(work, first_, first_row_, order_);
    store_in_order(work);
    find_rows(work, second_, second_row_, second_entry_);
    find_slots(work);
    find_dashpots(work);
  }

  void find_slots(Work& work) {
    for (End* end : {&first_, &second_}) {
      end->slot.resize(count());
      work.exec.for_each(count(), BondSlots{end->unit.data(), slot_of_.data(), end->slot.data()});
    }
  }

  // Puts bond order_[k] at place k.
  void store_in_order(Work& work) {
    for_each_field(bonds_, [&]<class F>(F& array) { permute(work, array, order_); });
    permute(work, number_, order_);
    place_.resize(count());
    work.exec.for_each(count(), SlotsByNumber{order_.data(), place_.data()});
    for (End* end : {&first_, &second_}) {
      permute(work, end->unit, order_);
      auto& entry = std::get<Array<std::int32_t, Space>>(scratch_);
      entry.resize(count());
      work.exec.for_each(count(),
                         Permute<std::int32_t>{place_.data(), entry.data(), end->entry.data()});
      end->entry.swap(entry);
    }
  }

  // Empty arrays, of parts that no bond has, stay empty.
  template <class T>
  void permute(Work& work, Array<T, Space>& array, const Array<std::int32_t, Space>& order) {
    if (array.size() == 0) return;
    auto& to = std::get<Array<T, Space>>(scratch_);
    to.resize(array.size());
    work.exec.for_each(count(), Permute<T>{array.data(), to.data(), order.data()});
    array.swap(to);
  }

  // For each unit as it is stored, its bonds at one end, by the id of the other.
  void find_rows(Work& work, const End& end, Array<std::int32_t, Space>& row,
                 Array<std::int32_t, Space>& entry) {
    const std::int32_t* id = work.unit_arrays().id.data();
    const int n = work.unit_count();
    row.resize(n + 1);
    work.exec.for_each(n, CountOfUnit{id, end.start.data(), row.data()});
    entry.resize(work.exec.scan(row, n));
    work.exec.for_each(
        n, FillOfUnit{id, end.start.data(), end.entry.data(), row.data(), entry.data()});
  }

  BondArrays<Space> bonds_;
  Array<Cement, Space> cements_;
  Array<Vec3, Space> corner_;  // of sections
  Array<BondDashpots, Space> dashpots_;
  bool dashed_ = false;  // some bonds have dashpots
  End first_, second_;
  Array<std::int32_t, Space> slot_of_;  // of units, by id
  Array<std::int32_t, Space> number_;   // by bond as it is stored: its number when it was loaded
  Array<std::int32_t, Space> order_, place_;  // of the last storing: where it was, where it went
  Array<std::int32_t, Space> first_row_, second_row_, second_entry_;
  std::tuple<Array<std::int32_t, Space>, Array<Real, Space>, Array<Vec3, Space>, Array<Quat, Space>>
      scratch_;  // for permuting
  Array<Real, Space> broken_;
  std::vector<std::int32_t> fragment_;  // the lowest id in it, by id of the unit
  std::int64_t counted_broken_ = -1;    // bonds, when fragments were found
};

}  // namespace clast
