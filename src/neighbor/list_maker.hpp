// Makes the lists of candidate pairs and wall contacts, and tells where each entry was in the list
// before.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "body/parts.hpp"
#include "body/place_parts.hpp"
#include "exec/watched.hpp"
#include "neighbor/kernels.hpp"
#include "neighbor/list_comparison.hpp"
#include "neighbor/rows_from_pairs.hpp"
#include "neighbor/search.hpp"
#include "neighbor/search_choice.hpp"

namespace clast {

template <class Exec>
class ListMaker {
  using Space = typename Exec::Space;
  static constexpr bool on_host = std::is_same_v<Space, Host>;

 public:
  // `compared` are searches that make every list too (neighbor/list_comparison.hpp).
  ListMaker(Exec& exec, const std::string& name, const std::vector<std::string>& compared,
            const SearchSettings& settings)
      : exec_(exec), choice_(name, on_host), settings_(settings) {
    if (const std::string host = choice_.host_search(); !host.empty()) search_ = make_search(host);
    if (compared.empty()) return;
    if (!on_host)
      throw Error("neighbor.compare runs on the CPU only; remove it, or use --device cpu");
    comparison_.emplace(compared);
  }

  // Periodic space, or open space, from now on.
  void set_cell(const Cell& cell) { settings_.cell = cell; }

  // Whether the search wants to know which units belong together, and who does (BoundingVolumes);
  // empty: nobody.
  bool asks_for_clusters() const {
    return (search_ && search_->asks_for_clusters()) ||
           (comparison_ && comparison_->asks_for_clusters());
  }
  void set_clusters(std::vector<std::int32_t> clusters) { clusters_ = std::move(clusters); }

  // Stores bodies cell by cell, or leaves them where they are. Within a cell they keep their order.
  void sort(BodyArrays<Space>& bodies, Real smallest, Real largest, Real margin) {
    const int n = static_cast<int>(bodies.size());
    order_.resize(n);
    exec_.for_each(n, SameOrder{order_.data()});
    if (choice_.sorts_into_cells(n)) sort_from(bodies, smallest, largest, margin);
  }
  // Within a cell, parts are stored by number: so their order follows from where they are, and a
  // resumed run needs not know it.
  void sort(PartArrays<Space>& parts, Real smallest, Real largest, Real margin) {
    const int n = static_cast<int>(parts.size());
    order_.resize(n);
    exec_.for_each(n, Copy<std::int32_t>{parts.slot.data(), order_.data()});
    if (choice_.sorts_into_cells(n)) sort_from(parts, smallest, largest, margin);
    exec_.for_each(n, SlotsByNumber{parts.id.data(), parts.slot.data()});
  }

  // Rows of partners for units in their present order.
  void find_pairs(const BoundView& bounds, int n, Rows<Space>& rows) {
    keep_old(rows);
    settings_.margin = bounds.margin;
    const auto means = choice_.means(n, levels_.count == 1);
    if (means == SearchChoice::Means::host_search)
      find_on_host(bounds, n, rows);
    else if (means == SearchChoice::Means::cell_keys)
      find_by_keys(bounds, n, rows);
    else
      fill_rows("all_pairs", AllCandidates{n}, bounds, n, rows);
    if constexpr (on_host) {
      if (comparison_)
        comparison_->compare(volumes_of(bounds, n), settings_, bounds.id, bounds.owner, used_,
                             rows);
    }
  }

  // Rows of walls.
  void find_walls(const BoundView& bounds, const UnitKinds& kinds, int n,
                  const WallCandidates& walls, Rows<Space>& rows) {
    keep_old(rows);
    rows.row.resize(n + 1);
    exec_.for_each(n, CountWalls{bounds, kinds, walls, rows.row.data()});
    const auto total = exec_.scan(rows.row, n);
    rows.first.resize(total);
    rows.second.resize(total);
    exec_.for_each(
        n, FillWalls{bounds, kinds, walls, rows.row.data(), rows.first.data(), rows.second.data()});
  }

  // After find_pairs or find_walls, where there was a list before: fills rows.match.
  void match_old(Rows<Space>& rows, bool walls) {
    rows.match.resize(rows.entries());
    exec_.for_each(rows.entries(),
                   MatchOld{rows.first.data(), rows.second.data(), order_.data(),
                            rows.old_row.data(), rows.old_second.data(), walls, rows.match.data()});
  }

  // The search that made the last list of pairs, and what it has to say.
  const std::string& used() const { return used_; }
  std::string warning() const { return search_ ? search_->report().warning : std::string(); }

  // Box around all centres, which must be finite; along periodic axes that of the cell.
  void measure_bounds(const UnitArrays<Space>& units) {
    const int n = static_cast<int>(units.id.size());
    for (int side = 0; side < 6; ++side)
      exec_.watch(n, Bound{units.position.data(), side}, bound_slot(side));
    exec_.fetch();
    const Cell& cell = settings_.cell;
    for (int axis = 0; axis < 3; ++axis) {
      const bool closed = cell.length[axis] > 0;
      high_[axis] = closed ? cell.origin[axis] + cell.length[axis]
                           : static_cast<Real>(exec_.watched(bound_slot(axis)));
      low_[axis] =
          closed ? cell.origin[axis] : static_cast<Real>(-exec_.watched(bound_slot(axis + 3)));
    }
  }

  // Corners of that box.
  const Vec3& low() const { return low_; }
  const Vec3& high() const { return high_; }

  std::size_t bytes() const {
    std::size_t sum =
        (found_.a.capacity() + found_.b.capacity() + found_.row.capacity()) * sizeof(std::int32_t);
    if (search_) sum += search_->report().bytes + search_->report().pair_bytes;
    std::apply([&](const auto&... array) { ((sum += array.bytes()), ...); }, scratch_);
    return sum + order_.bytes() + key_.bytes() + start_.bytes() + home_.bytes();
  }

 private:
  // Sorts what is stored by cell, starting from the order in order_.
  template <class Stored>
  void sort_from(Stored& stored, Real smallest, Real largest, Real margin) {
    const int n = static_cast<int>(stored.size());
    key_.resize(n);
    levels_ = make_cell_levels(low_, high_, smallest, largest, margin, n);
    const std::int32_t cells = levels_.cells();
    exec_.for_each(
        n, CellNumbers{places(stored), stored.radius.data(), levels_, order_.data(), key_.data()});
    exec_.sort_by_key(key_, order_, n, static_cast<std::uint32_t>(cells));
    start_.resize(static_cast<std::size_t>(cells) + 1);
    exec_.for_each(n + 1, CellStarts{key_.data(), start_.data(), n, cells});
    for_each_field(stored, [&]<class F>(F& array) {
      if constexpr (F::is(permuted)) permute(array, n);
    });
    places(stored);
    // Allocating is cheap on the host, slow on a device.
    if constexpr (on_host) std::apply([](auto&... array) { (array.release(), ...); }, scratch_);
  }

  // Where units are looked for: at home in a periodic cell, or else where they are.
  template <class Stored>
  const Vec3* places(const Stored& stored) {
    if (settings_.cell.open()) return stored.position.data();
    const int n = static_cast<int>(stored.size());
    home_.resize(n);
    exec_.for_each(n, PlaceAtHome{stored.position.data(), settings_.cell, home_.data()});
    return home_.data();
  }

  void find_by_keys(const BoundView& bounds, int n, Rows<Space>& rows) {
    const Cell& cell = settings_.cell;
    CellCandidates cells{bounds.center, bounds.radius, start_.data(), levels_, bounds.margin};
    if (cell.open()) return fill_rows("cell_keys", cells, bounds, n, rows);
    cells.position = home_.data();
    cells.margin += 1e-12 * (high_.x - low_.x + high_.y - low_.y + high_.z - low_.z);
    fill_rows("cell_keys", PeriodicCandidates{cells, cell}, bounds, n, rows);
  }

  static void keep_old(Rows<Space>& rows) {
    rows.old_row.swap(rows.row);
    rows.old_second.swap(rows.second);
  }

  BoundingVolumes volumes_of(const BoundView& bounds, int n) const {
    const std::int32_t* clusters = clusters_.empty() ? nullptr : clusters_.data();
    return {bounds.center, bounds.radius, nullptr, nullptr, n, clusters};
  }

  void find_on_host(const BoundView& bounds, int n, Rows<Space>& rows) {
    if constexpr (on_host) {
      search_->find(volumes_of(bounds, n), settings_, found_);
      used_ = search_->report().used;
      if (bounds.owner != nullptr) drop_pairs_of_one_owner(bounds.owner, found_);
      rows_from_pairs(found_, bounds.id, n, rows);
    }
  }

  template <class Candidates>
  void fill_rows(const char* name, const Candidates& candidates, const BoundView& bounds, int n,
                 Rows<Space>& rows) {
    used_ = name;
    rows.row.resize(n + 1);
    rows.incoming_row.resize(n + 1);
    exec_.for_each(n, CountPartners<Candidates>{bounds, candidates, rows.row.data(),
                                                rows.incoming_row.data()});
    const auto total = exec_.scan(rows.row, n);
    exec_.scan(rows.incoming_row, n);
    rows.first.resize(total);
    rows.second.resize(total);
    rows.incoming.resize(total);
    exec_.for_each(
        n, FillPartners<Candidates>{bounds, candidates, rows.row.data(), rows.incoming_row.data(),
                                    rows.first.data(), rows.second.data(), rows.incoming.data()});
    exec_.for_each(n, FindIncoming{rows.row.data(), rows.second.data(), rows.incoming_row.data(),
                                   rows.incoming.data()});
  }

  template <class T>
  void permute(Array<T, Space>& array, int n) {
    auto& to = std::get<Array<T, Space>>(scratch_);
    to.resize(n);
    exec_.for_each(n, Permute<T>{array.data(), to.data(), order_.data()});
    array.swap(to);
  }

  Exec& exec_;
  SearchChoice choice_;
  SearchSettings settings_;
  std::string used_;
  std::unique_ptr<Search> search_;
  std::optional<ListComparison> comparison_;
  PairBuffer found_;
  std::vector<std::int32_t> clusters_;
  Vec3 low_, high_;
  CellLevels levels_;
  Array<std::int32_t, Space> order_, start_;
  Array<std::uint32_t, Space> key_;
  Array<Vec3, Space> home_;  // see places()
  std::tuple<Array<std::int32_t, Space>, Array<Real, Space>, Array<Vec3, Space>, Array<Quat, Space>>
      scratch_;  // for permuting
};

}  // namespace clast
