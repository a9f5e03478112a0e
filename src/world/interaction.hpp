// What acts on bodies is an interaction: pairs of bodies, bodies and walls. All are the same to the
// step. An interaction is a class over the workspace (world/workspace.hpp) with
//
//   prepare(work)                 a new model or state is there; lists follow
//   renew(work, lists, bounds, had_list)
//                                 units have been sorted anew: make the list, carry the memory
//   find_forces(work, dt)         forces and torques of all its entries
//   source()                      where the gather finds them; interactions are added in the order
//                                 of their table
//   add_held(work, held)          energy that its springs hold
//   add_tallies(tallies)          energy it took or gave since the last booking
//   clear_tallies(work)           they have been booked
//   load(work, snapshot, parts, slots)
//                                 what it remembers comes from a snapshot, after the list was made;
//                                 slots lead from ids to where units are stored
//   save(work, snapshot)          and goes there
//   bytes()                       memory it holds
//
// One that acts between two units has a part in the stress of a periodic cell that deforms:
//   between_units()               where these are, and the forces (BetweenUnits)
//
// One that is not part of Clast keeps what it remembers in Snapshot::extra: it is then part of
// checkpoints and of the state hash. tests/examples/tethers.hpp shows one.
#pragma once

#include "body/gather.hpp"
#include "contact/carry.hpp"
#include "measure/energy.hpp"
#include "world/tallies.hpp"
#include "world/transfer.hpp"
#include "world/workspace.hpp"

namespace clast {

// Two units each, by where they are stored, and the force on the second.
template <class Space>
struct BetweenUnits {
  int count;
  const std::int32_t* first;
  const std::int32_t* second;
  const Vec3* force;
  Array<Vec3, Space>& spare;
};

// What pairs and walls share.
template <class Work>
class ContactInteraction {
 protected:
  using Space = typename Work::Space;

 public:
  const Contacts<Space>& contacts() const { return contacts_; }
  Contacts<Space>& contacts() { return contacts_; }

  void add_tallies(Tallies& tallies) const {
    for_each_field(contacts_, [&]<class F>(const F& array) {
      if constexpr (F::is(tally))
        if (is_there(F::fate, contacts_.holding)) tallies.add(F::name, array, contacts_.size());
    });
  }
  void clear_tallies(Work& work) { carrier_.clear_tallies(work.exec, contacts_); }

  std::size_t bytes() const { return contacts_.bytes() + carrier_.bytes(); }

  // Pairs of bodies, or bodies on walls, however many of their parts touch.
  std::int64_t count_touching(Work& work) {
    const int n = contacts_.size();
    Array<Real, Space>& touching = touching_;
    touching.resize(n);
    if (work.has_parts())
      work.exec.for_each(
          n, TouchingBodies{contacts_.extent.data(), contacts_.first.data(),
                            contacts_.second.data(), contacts_.row.data(), work.owners(),
                            work.parts.row.data(), work.parts.slot.data(),
                            (contacts_.holding & with_walls) != 0, touching.data()});
    else
      work.exec.for_each(n, Touching{contacts_.extent.data(), touching.data()});
    return std::llround(work.exec.sum(touching, n));
  }

 protected:
  // Calls f(std::type_identity<Law>, std::type_identity<Kind>, items) for every kind of contact.
  template <class Kinds, class F>
  void for_each_kind(Work& work, F&& f) {
    work.with_law([&](auto law) {
      int number = 0;
      for_each_type(Kinds{}, [&](auto kind) { f(law, kind, items_of(number++)); });
    });
  }
  // Contacts of the kind of that number. In scenes of spheres alone all are of the first.
  Items items_of(int kind) const {
    if (contacts_.kind_first.empty()) return {nullptr, kind == 0 ? contacts_.size() : 0};
    const int first = contacts_.kind_first[kind];
    return {contacts_.by_kind.data() + first, contacts_.kind_first[kind + 1] - first};
  }

  // Sorts the contacts by the kinds that `keys` writes down.
  template <class Kinds, class Keys>
  void sort_by_kind(Work& work, Keys keys) {
    const int n = contacts_.size();
    kind_key_.resize(n);
    contacts_.by_kind.resize(n);
    keys.key = kind_key_.data();
    keys.number = contacts_.by_kind.data();
    work.exec.for_each(n, keys);
    work.exec.sort_by_key(kind_key_, contacts_.by_kind, n, Kinds::size + 1);
    kind_start_.resize(Kinds::size + 2);
    work.exec.for_each(n + 1, CellStarts{kind_key_.data(), kind_start_.data(), n, Kinds::size + 1});
    work.exec.wait();
    const std::vector<std::int32_t> start = kind_start_.values();
    if (start[Kinds::size] < n)
      throw Error("there is no row in the pair table for two of the shapes of this scene");
    contacts_.kind_first.assign(start.begin(), start.end() - 1);
  }

  template <class Law>
  void add_elastic(Work& work, const Wall* walls, EnergyHeld& held) {
    const int n = contacts_.size();
    contacts_.spare.resize(n);
    work.exec.for_each(
        n, ContactEnergy<Law>{work.units(), view_of(contacts_), work.template table<Law>(), walls,
                              contacts_.spare.data()});
    const Vec3 sums = work.exec.sum(contacts_.spare, n);
    held.elastic_normal += sums.x;
    held.elastic_shear += sums.y;
    held.elastic_rolling += sums.z;
  }

  Contacts<Space> contacts_;
  // Of its own: memory of other sizes would be allocated at every list, which is slow on a device.
  MemoryCarrier<typename Work::Exec> carrier_;

 private:
  Array<Real, Space> touching_;
  Array<std::uint32_t, Space> kind_key_;
  Array<std::int32_t, Space> kind_start_;
};

}  // namespace clast
