// Makes the lists of candidate pairs and wall contacts, and moves what contacts remember from the
// old list to the new.
#pragma once

#include <memory>
#include <string>
#include <type_traits>

#include "base/error.hpp"
#include "body/parts.hpp"
#include "body/place_parts.hpp"
#include "contact/contacts.hpp"
#include "contact/kinds.hpp"
#include "neighbor/kernels.hpp"
#include "neighbor/rows_from_pairs.hpp"
#include "neighbor/search.hpp"

namespace clast {

template <class Exec>
class PairListMaker {
  using Space = typename Exec::Space;

 public:
  // `name` is one of our own searches, "cell_keys" or "all_pairs", or one of search_names(), which
  // run on the host only. "auto" takes cell keys, which need least memory, and on the host the
  // hierarchical grid for bodies of very different size, where it is several times faster.
  PairListMaker(Exec& exec, const std::string& name, const SearchSettings& settings)
      : exec_(exec), automatic_(name == "auto"), settings_(settings) {
    if (name == "cell_keys" || name == "all_pairs") return;
    if constexpr (std::is_same_v<Space, Host>)
      search_ = make_search(automatic_ ? "hierarchical_grid" : name);
    else if (!automatic_)
      throw Error("the neighbour search \"" + name +
                  "\" runs on the CPU only; use neighbor = \"auto\", or --device cpu");
  }

  // So few bodies are compared with each other faster than sorted.
  static constexpr int few = 64;

  // Stores bodies cell by cell, or where they are when cells are not wanted. Within a cell they
  // keep their order.
  void sort(Bodies<Space>& bodies, Real smallest, Real largest, Real margin, bool with_cells) {
    const int n = static_cast<int>(bodies.size());
    order_.resize(n);
    exec_.for_each(n, SamePlaces{order_.data()});
    if (with_cells) sort_from(bodies, smallest, largest, margin);
  }
  // Within a cell, parts are stored by number: so their order follows from where they are, and a
  // resumed run needs not know it.
  void sort(Parts<Space>& parts, Real smallest, Real largest, Real margin, bool with_cells) {
    const int n = static_cast<int>(parts.size());
    order_.resize(n);
    exec_.for_each(n, Copy<std::int32_t>{parts.place.data(), order_.data()});
    if (with_cells) sort_from(parts, smallest, largest, margin);
    exec_.for_each(n, PlacesByNumber{parts.id.data(), parts.place.data()});
  }

  // Rows of partners for bodies in their present order.
  void find_pairs(const BoundView& bounds, int n, bool with_cells, Contacts<Space>& pairs) {
    keep_old(pairs);
    used_ = with_cells ? "cell_keys" : "all_pairs";
    if (search_ && n > few && !(automatic_ && levels_.count == 1))
      find_on_host(bounds, n, pairs);
    else if (with_cells)
      fill_rows(CellCandidates{bounds.center, bounds.radius, start_.data(), levels_, bounds.margin},
                bounds, n, pairs);
    else
      fill_rows(AllCandidates{n}, bounds, n, pairs);
  }

  // The search that made the last list of pairs, and what it has to say.
  const std::string& used() const { return used_; }
  std::string warning() const { return search_ ? search_->report().warning : std::string(); }

  void find_walls(const BoundView& bounds, int n, const WallCandidates& walls,
                  Contacts<Space>& contacts) {
    keep_old(contacts);
    contacts.row.resize(n + 1);
    exec_.for_each(n, CountWalls{bounds, walls, contacts.row.data()});
    const auto total = exec_.scan(contacts.row, n);
    contacts.first.resize(total);
    contacts.second.resize(total);
    exec_.for_each(n, FillWalls{bounds, walls, contacts.row.data(), contacts.first.data(),
                                contacts.second.data()});
  }

  // After find_pairs or find_walls: brings the memory of contacts along, or clears it when there
  // was no list before.
  void carry_memory(Contacts<Space>& contacts, bool walls, bool rolling, bool shapes,
                    bool had_list) {
    const int n = contacts.size();
    contacts.match.resize(n);
    if (had_list)
      exec_.for_each(n, MatchOld{contacts.first.data(), contacts.second.data(), order_.data(),
                                 contacts.old_row.data(), contacts.old_second.data(), walls,
                                 contacts.match.data()});
    const auto carry = [&](auto& memory, auto& spare) {
      this->carry(memory, spare, contacts.match, n, had_list);
    };
    carry(contacts.shear, contacts.spare_vec3);
    carry(contacts.force, contacts.spare_vec3);
    carry(contacts.torque_a, contacts.spare_vec3);
    carry(contacts.torque_b, contacts.spare_vec3);
    carry(contacts.extent, contacts.spare_real);
    if (rolling) carry(contacts.roll, contacts.spare_vec3);
    if (shapes) carry(contacts.patch, contacts.spare_patch);
    contacts.resize_entries(n, rolling, shapes, walls);
    exec_.for_each(n, Fill<Real>{contacts.damped.data()});
    exec_.for_each(n, Fill<Real>{contacts.rubbed.data()});
    if (walls) exec_.for_each(n, Fill<Real>{contacts.worked.data()});
    if (rolling) exec_.for_each(n, Fill<Real>{contacts.rolled.data()});
    if (shapes) exec_.for_each(n, Fill<Real>{contacts.clear.data()});
    give_back(contacts.spare_vec3, contacts.spare_real, contacts.spare_patch, contacts.old_second,
              contacts.match);
  }

  // Tells contacts of spheres from the others.
  void sort_by_kind(Contacts<Space>& contacts, bool walls, const std::int32_t* shape) {
    const int n = contacts.size();
    place_.resize(n + 1);
    exec_.for_each(n, CountShaped{contacts.first.data(), walls ? nullptr : contacts.second.data(),
                                  shape, place_.data()});
    const auto shaped = exec_.scan(place_, n);
    contacts.shaped.resize(shaped);
    contacts.round.resize(n - shaped);
    exec_.for_each(n, FillKinds{place_.data(), contacts.round.data(), contacts.shaped.data()});
  }

  // Box around all centres, which must be finite.
  void measure_extent(const Units<Space>& bodies, int first_slot) {
    const int n = static_cast<int>(bodies.size());
    for (int axis = 0; axis < 6; ++axis)
      exec_.watch(n, Extent{bodies.position.data(), axis}, first_slot + axis);
    exec_.fetch();
    for (int axis = 0; axis < 3; ++axis) {
      high_[axis] = exec_.watched(first_slot + axis);
      low_[axis] = -exec_.watched(first_slot + axis + 3);
    }
  }

  // Corners of that box.
  const Vec3& low() const { return low_; }
  const Vec3& high() const { return high_; }

  // Room for n vectors, free for any use between renewals.
  Array<Vec3, Space>& spare(int n) {
    vec3_scratch_.resize(n);
    return vec3_scratch_;
  }

  std::size_t bytes() const {
    std::size_t host =
        (found_.a.capacity() + found_.b.capacity() + found_.row.capacity()) * sizeof(std::int32_t);
    if (search_) host += search_->report().bytes + search_->report().pair_bytes;
    return host + order_.bytes() + key_.bytes() + start_.bytes() + real_scratch_.bytes() +
           vec3_scratch_.bytes() + quat_scratch_.bytes() + int_scratch_.bytes() + place_.bytes();
  }

 private:
  // Room that only the renewal of lists needs. Allocating is cheap on the host, slow on a device.
  template <class... Arrays>
  static void give_back(Arrays&... arrays) {
    if constexpr (std::is_same_v<Space, Host>) (arrays.release(), ...);
  }

  // Sorts what is stored by cell, starting from the order in order_.
  template <class Stored>
  void sort_from(Stored& stored, Real smallest, Real largest, Real margin) {
    const int n = static_cast<int>(stored.size());
    key_.resize(n);
    levels_ = make_cell_levels(low_, high_, smallest, largest, margin, n);
    const std::int32_t cells = levels_.cells();
    exec_.for_each(n, CellNumbers{stored.position.data(), stored.radius.data(), levels_,
                                  order_.data(), key_.data()});
    exec_.sort_by_key(key_, order_, n, static_cast<std::uint32_t>(cells));
    start_.resize(static_cast<std::size_t>(cells) + 1);
    exec_.for_each(n + 1, CellStarts{key_.data(), start_.data(), n, cells});
    visit_arrays(stored, [&](const char*, auto& array) { permute(array, n); });
    give_back(real_scratch_, quat_scratch_, int_scratch_);
  }

  void keep_old(Contacts<Space>& contacts) {
    contacts.old_row.swap(contacts.row);
    contacts.old_second.swap(contacts.second);
  }

  void find_on_host(const BoundView& bounds, int n, Contacts<Space>& pairs) {
    if constexpr (std::is_same_v<Space, Host>) {
      settings_.margin = bounds.margin;
      search_->find({bounds.center, bounds.radius, nullptr, nullptr, n}, settings_, found_);
      used_ = search_->report().used;
      if (bounds.owner != nullptr) drop_pairs_of_one_owner(bounds.owner, found_);
      rows_from_pairs(found_, bounds.id, n, pairs);
    }
  }

  template <class Candidates>
  void fill_rows(const Candidates& candidates, const BoundView& bounds, int n,
                 Contacts<Space>& pairs) {
    pairs.row.resize(n + 1);
    pairs.incoming_row.resize(n + 1);
    exec_.for_each(n, CountPartners<Candidates>{bounds, candidates, pairs.row.data(),
                                                pairs.incoming_row.data()});
    const auto total = exec_.scan(pairs.row, n);
    exec_.scan(pairs.incoming_row, n);
    pairs.first.resize(total);
    pairs.second.resize(total);
    pairs.incoming.resize(total);
    exec_.for_each(n, FillPartners<Candidates>{bounds, candidates, pairs.row.data(),
                                               pairs.incoming_row.data(), pairs.first.data(),
                                               pairs.second.data(), pairs.incoming.data()});
    exec_.for_each(n, FindIncoming{pairs.row.data(), pairs.second.data(), pairs.incoming_row.data(),
                                   pairs.incoming.data()});
  }

  template <class T>
  void carry(Array<T, Space>& memory, Array<T, Space>& spare,
             const Array<std::int32_t, Space>& match, int n, bool had_list) {
    spare.resize(n);
    if (had_list)
      exec_.for_each(n, Carry<T>{memory.data(), spare.data(), match.data()});
    else
      exec_.for_each(n, Fill<T>{spare.data()});
    memory.swap(spare);
  }

  template <class T>
  void permute(Array<T, Space>& array, int n) {
    Array<T, Space>& to = scratch_for(array);
    to.resize(n);
    exec_.for_each(n, Permute<T>{array.data(), to.data(), order_.data()});
    array.swap(to);
  }
  auto& scratch_for(Array<Real, Space>&) { return real_scratch_; }
  auto& scratch_for(Array<Vec3, Space>&) { return vec3_scratch_; }
  auto& scratch_for(Array<Quat, Space>&) { return quat_scratch_; }
  auto& scratch_for(Array<std::int32_t, Space>&) { return int_scratch_; }

  Exec& exec_;
  bool automatic_;
  SearchSettings settings_;
  std::string used_;
  std::unique_ptr<Search> search_;
  PairBuffer found_;
  Vec3 low_, high_;
  CellLevels levels_;
  Array<std::int32_t, Space> order_, start_, place_, int_scratch_;
  Array<std::uint32_t, Space> key_;
  Array<Real, Space> real_scratch_;
  Array<Vec3, Space> vec3_scratch_;
  Array<Quat, Space> quat_scratch_;
};

}  // namespace clast
