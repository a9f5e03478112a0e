// The interaction of bodies with walls.
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "contact/kinds.hpp"
#include "world/interaction.hpp"

namespace clast {

template <class Work>
class Walls : public ContactInteraction<Work> {
  using Base = ContactInteraction<Work>;
  using Kinds = typename Work::WallKinds;
  using Base::carrier_, Base::contacts_;

 public:
  void prepare(Work& work) {
    contacts_ = {};
    contacts_.holding = (work.holding() & ~with_regions) | with_walls;
  }

  template <class Lists>
  void renew(Work& work, Lists& lists, const BoundView& bounds, bool had_list) {
    const UnitKinds kinds = work.shaped() ? UnitKinds{work.units().shape, work.shapes.entries(),
                                                      work.model.law.by_region}
                                          : UnitKinds{};
    lists.find_walls(bounds, kinds, work.unit_count(), work.walls.candidates(), contacts_);
    if (had_list) lists.match_old(contacts_, true);
    carrier_.carry(work.exec, contacts_, had_list);
    if (work.shaped())
      this->template sort_by_kind<Kinds>(
          work, WallKindKeys<Kinds>{contacts_.first.data(), work.units().shape,
                                    work.shapes.entries(), nullptr, nullptr});
  }

  void find_forces(Work& work, Real dt) {
    this->template for_each_kind<Kinds>(
        work, [&]<class Law, class Kind>(std::type_identity<Law>, std::type_identity<Kind>,
                                         const Items& items) {
          if (items.count > 0) Kind::template find_forces<Law>(work, contacts_, items, dt);
        });
  }

  ForceSource source() const {
    return {contacts_.row.data(),
            contacts_.force.data(),
            contacts_.torque_a.data(),
            contacts_.torque_b.data(),
            nullptr,
            nullptr};
  }

  void add_held(Work& work, EnergyHeld& held) {
    work.with_law([&]<class Law>(std::type_identity<Law>) {
      this->template add_elastic<Law>(work, work.walls.view().walls, held);
    });
  }

  void load(Work&, const Snapshot& from, const HostParts* parts,
            const std::vector<std::int32_t>& slots) {
    upload_contacts(parts ? numbered_parts(*parts, true, from.walls) : from.walls, slots, false,
                    from.listed_at >= 0, contacts_);
  }
  void save(Work& work, Snapshot& to) {
    download_contacts(contacts_, work.unit_arrays().id.values(), false, to.walls);
    if (work.has_parts()) name_parts(work.host_parts, true, to.walls);
  }

  // By contact.
  std::vector<std::int32_t> listed_walls() const { return contacts_.second.values(); }

  // The force of all contacts on a surface.
  Vec3 force_on_surface(Work& work, std::int32_t surface) {
    const int n = contacts_.size();
    contacts_.spare.resize(n);
    work.exec.for_each(n, ForceOnSurface{contacts_.second.data(), contacts_.force.data(),
                                         work.walls.view().walls, surface, contacts_.spare.data()});
    return work.exec.sum(contacts_.spare, n);
  }
  // Their torque on it, about its reference point.
  Vec3 torque_on_surface(Work& work, std::int32_t surface) {
    const int n = contacts_.size();
    contacts_.spare.resize(n);
    work.exec.for_each(n, TorqueOnSurface{on_wall(work), surface});
    return work.exec.sum(contacts_.spare, n);
  }

  // Adds what contacts took by friction since the last booking, and what that wore off. Summed
  // exactly, so that the order of contacts does not matter.
  void add_wear(Work& work, HostWear& wear) const {
    if (work.model.wear.empty()) return;
    work.exec.wait();
    const auto body = contacts_.first.values(), wall = contacts_.second.values();
    const auto energy = contacts_.rubbed.values();
    const auto material = work.unit_arrays().material.values();
    struct Sums {
      ExactSum energy, volume;
    };
    std::map<std::int32_t, Sums> sums;
    work.with_law([&]<class Law>(std::type_identity<Law>) {
      for (std::size_t k = 0; k < energy.size(); ++k) {
        const Wearing& wearing = work.model.wear[wall[k]];
        if (energy[k] == 0 || wearing.coefficient == 0) continue;
        const Real friction =
            work.model.law.template pair<Law>(material[body[k]], work.model.walls[wall[k]].material)
                .friction;
        Sums& sum = sums[wall[k]];  // begins at zero
        sum.energy.add(energy[k]);
        sum.volume.add(volume_worn_off(wearing.coefficient, energy[k], friction));
      }
    });
    for (const auto& [w, sum] : sums) {
      wear.energy[w] += sum.energy.value();
      wear.volume[w] += sum.volume.value();
    }
  }

  // What each wall feels.
  std::vector<WallLoad> loads(Work& work) {
    const int n = contacts_.size();
    contacts_.spare.resize(n);
    const OnWall load = on_wall(work);
    const auto each = [&](const auto& kernel) {
      work.exec.for_each(n, kernel);
      work.exec.wait();
      return contacts_.spare.values();
    };
    const auto torque = each(load);
    const auto given = each(PowerOfWall{load, work.units().position, contacts_.spare.data()});
    const auto wall = contacts_.second.values();
    const auto force = contacts_.force.values();
    struct Sums {
      ExactVectorSum force, torque, power;
    };
    std::map<std::int32_t, Sums> sums;
    for (int k = 0; k < n; ++k) {
      if (force[k] == Vec3() && torque[k] == Vec3()) continue;
      Sums& sum = sums[wall[k]];  // begins at zero
      sum.force.add(force[k]);
      sum.torque.add(torque[k]);
      sum.power.add(given[k]);
    }
    std::vector<WallLoad> loads(work.model.walls.size());
    for (const auto& [w, sum] : sums)
      loads[w] = {sum.force.value(), sum.torque.value(), sum.power.value().x};
    return loads;
  }

 private:
  OnWall on_wall(Work& work) {
    return {work.bodies.position.data(), work.owners(), view_of(contacts_), work.walls.view(),
            contacts_.spare.data()};
  }
};

}  // namespace clast
