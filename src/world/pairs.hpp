// The interaction of bodies with each other.
#pragma once

#include "contact/kinds.hpp"
#include "world/interaction.hpp"

namespace clast {

template <class Work>
class Pairs : public ContactInteraction<Work> {
  using Base = ContactInteraction<Work>;
  using Kinds = typename Work::PairKinds;
  using Base::carrier_, Base::contacts_;

 public:
  void prepare(Work& work) {
    contacts_ = {};
    contacts_.holding = work.holding();
  }

  template <class Lists>
  void renew(Work& work, Lists& lists, const BoundView& bounds, bool had_list) {
    lists.find_pairs(bounds, work.unit_count(), contacts_);
    if (had_list) lists.match_old(contacts_, false);
    carrier_.carry(work.exec, contacts_, had_list);
    if (work.shaped())
      this->template sort_by_kind<Kinds>(
          work, PairKindKeys<Kinds>{contacts_.first.data(), contacts_.second.data(),
                                    work.units().shape, work.shapes.entries(), nullptr, nullptr});
  }

  void find_forces(Work& work, Real dt) {
    this->template for_each_kind<Kinds>(
        work, [&]<class Law, class Kind>(std::type_identity<Law>, std::type_identity<Kind>,
                                         const Items& items) {
          if (items.count > 0) Kind::template find_forces<Law>(work, contacts_, items, dt);
        });
  }

  ForceSource source() const {
    return {contacts_.row.data(),      contacts_.force.data(),        contacts_.torque_a.data(),
            contacts_.torque_b.data(), contacts_.incoming_row.data(), contacts_.incoming.data()};
  }

  BetweenUnits<typename Work::Space> between_units() {
    return {contacts_.size(), contacts_.first.data(), contacts_.second.data(),
            contacts_.force.data(), contacts_.spare};
  }

  void add_held(Work& work, EnergyHeld& held) {
    work.with_law([&]<class Law>(std::type_identity<Law>) {
      this->template add_elastic<Law>(work, nullptr, held);
    });
  }

  void load(Work& work, const Snapshot& from, const HostParts* parts,
            const std::vector<std::int32_t>& slots) {
    upload_contacts(parts ? numbered_parts(*parts, false, from.pairs) : from.pairs, slots, true,
                    from.listed_at >= 0, contacts_);
    if (work.checks_planes_at_times()) work.paths.load(from);
  }
  void save(Work& work, Snapshot& to) {
    work.paths.forget(to);
    if (work.checks_planes_at_times()) work.paths.save(to);
    download_contacts(contacts_, work.unit_arrays().id.values(), true, to.pairs,
                      work.checks_planes_at_times());
    if (work.has_parts()) name_parts(work.host_parts, false, to.pairs);
  }
};

}  // namespace clast
