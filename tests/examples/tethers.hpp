// Example of an interaction: tethers between given bodies, which pull when they are longer than
// their length, and tear when they pull with more than their strength.
#pragma once

#include <limits>
#include <string>

#include "body/gather.hpp"
#include "tests/examples/pull_tether.hpp"
#include "world/tallies.hpp"
#include "world/workspace.hpp"

namespace clast::examples {

struct Tether {
  Id first = 0, second = 1;
  Real length = 0, stiffness = 0;
  Real strength = std::numeric_limits<Real>::infinity();
};

// The name under which a snapshot keeps an array of tethers.
template <class F>
std::string kept_as() {
  return std::string("tether_") + F::name;
}

inline void add_tether(Snapshot& to, const Tether& t) {
  const TetherFields<Vectors> one{{t.first},    {t.second}, {t.length}, {t.stiffness},
                                  {t.strength}, {0},        {0}};
  for_each_field(one, [&]<class F>(const F& values) {
    to.extra[kept_as<F>()].push_back(static_cast<Real>(values.front()));
  });
}

template <class Work>
class Tethers {
  using Space = typename Work::Space;

 public:
  void prepare(Work& work) {
    if (work.has_parts()) throw Error("tethers are for bodies of one part");
    tethers_ = {};
  }

  template <class Lists>
  void renew(Work& work, Lists&, const BoundView&, bool) {
    find_ends(work, slots_by_id(work.bodies.id.values()));
  }

  void find_forces(Work& work, Real) {
    work.exec.for_each(count(), PullTether{pointers_to<TetherFields>(tethers_), slot_.data(),
                                           work.bodies.position.data(), force_.data(),
                                           energy_.data(), work.model.cell});
  }

  // All ends come as incoming ones; no unit has a row of its own.
  ForceSource source() const {
    return {row_.data(),    force_.data(),   torque_.data(),
            torque_.data(), end_row_.data(), end_.data()};
  }

  void add_held(Work& work, EnergyHeld& held) {
    held.elastic_normal += work.exec.sum(energy_, count());
  }
  void add_tallies(Tallies& tallies) const { tallies.add("adhesion", tethers_.torn, count()); }
  void clear_tallies(Work&) { tethers_.torn.assign(std::vector<Real>(count())); }

  // Tethers of bodies that are gone go too.
  void load(Work& work, const Snapshot& from, const HostParts*,
            const std::vector<std::int32_t>& slots) {
    TetherFields<Vectors> all, left;
    for_each_field(all, [&]<class F>(F& values) {
      const auto at = from.extra.find(kept_as<F>());
      if (at != from.extra.end()) values.assign(at->second.begin(), at->second.end());
    });
    const auto is_there = [&](Id id) {
      return id < static_cast<Id>(slots.size()) && slots[id] >= 0;
    };
    for_each_field(all, left, [&](const auto& values, auto& kept) {
      for (std::size_t k = 0; k < values.size(); ++k)
        if (is_there(all.first[k]) && is_there(all.second[k])) kept.push_back(values[k]);
    });
    for_each_field(left, tethers_, [](const auto& values, auto& array) { array.assign(values); });
    find_ends(work, slots);
    find_forces(work, 0);  // for the energy that they hold
  }
  void save(Work&, Snapshot& to) {
    for_each_field(tethers_, [&]<class F>(const F& array) {
      const auto values = array.values();
      to.extra[kept_as<F>()].assign(values.begin(), values.end());
    });
  }

  std::size_t bytes() const {
    std::size_t sum = force_.bytes() + torque_.bytes() + energy_.bytes() + slot_.bytes() +
                      row_.bytes() + end_row_.bytes() + end_.bytes();
    for_each_field(tethers_, [&](const auto& array) { sum += array.bytes(); });
    return sum;
  }

 private:
  int count() const { return static_cast<int>(tethers_.first.size()); }

  // Which ends are at which body, by number of the tether.
  void find_ends(Work& work, const std::vector<std::int32_t>& slots) {
    const auto first = tethers_.first.values(), second = tethers_.second.values();
    std::vector<std::int32_t> slot, end, end_row;
    std::vector<std::vector<std::int32_t>> ends(work.unit_count());
    for (int k = 0; k < count(); ++k)
      for (const Id id : {first[k], second[k]}) {
        slot.push_back(slots.at(id));
        ends.at(slot.back()).push_back(static_cast<std::int32_t>(slot.size()) - 1);
      }
    for (const auto& of_body : ends) {
      end_row.push_back(static_cast<std::int32_t>(end.size()));
      end.insert(end.end(), of_body.begin(), of_body.end());
    }
    end_row.push_back(static_cast<std::int32_t>(end.size()));
    slot_.assign(slot);
    end_.assign(end);
    end_row_.assign(end_row);
    row_.assign(std::vector<std::int32_t>(end_row.size()));
    torque_.assign(std::vector<Vec3>(slot.size()));
    force_.resize(slot.size());
    energy_.resize(count());
  }

  TetherFields<Arrays<Space>> tethers_;
  Array<Vec3, Space> force_, torque_;
  Array<Real, Space> energy_;
  Array<std::int32_t, Space> slot_, row_, end_row_, end_;
};

}  // namespace clast::examples
