#include "bond/make.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

#include "base/error.hpp"
#include "base/random.hpp"
#include "neighbor/search.hpp"

namespace clast {

namespace {

// Where each of these ids is stored.
class Places {
 public:
  explicit Places(const std::vector<Id>& ids) {
    for (std::size_t i = 0; i < ids.size(); ++i) {
      if (static_cast<std::size_t>(ids[i]) >= at_.size()) at_.resize(ids[i] + 1, -1);
      at_[ids[i]] = static_cast<std::int32_t>(i);
    }
  }
  std::size_t of(Id id) const {
    if (id < 0 || static_cast<std::size_t>(id) >= at_.size() || at_[id] < 0)
      throw Error(fmt::format("there is no body {} to bond", id));
    return at_[id];
  }

 private:
  std::vector<std::int32_t> at_;
};

void append(const NewBond& bond, const HostBodies& bodies, std::size_t a, std::size_t b,
            const Cell& cell, HostBonds& bonds) {
  const Vec3 along = cell.seen(bodies.position[a], bodies.position[b]) - bodies.position[a];
  const Real distance = length(along), ra = bodies.radius[a], rb = bodies.radius[b];
  if (bond.first == bond.second)
    throw Error(fmt::format("body {} cannot be bonded to itself", bond.first));
  if (!(distance > 1e-9 * (ra + rb)))
    throw Error(
        fmt::format("bodies {} and {} have the same centre: a bond between them would have "
                    "no direction; move them apart",
                    bond.first, bond.second));
  if (!(bond.radius > 0))
    throw Error(
        fmt::format("the bond between bodies {} and {} has no radius", bond.first, bond.second));
  for_each_field(bonds, [](auto& values) { values.emplace_back(); });
  bonds.first.back() = bond.first;
  bonds.second.back() = bond.second;
  bonds.cement.back() = bond.cement;
  bonds.radius.back() = bond.radius;
  bonds.strength.back() = bond.strength;
  bonds.length.back() = distance;
  bonds.arm.back() = distance * ra / (ra + rb);
  bonds.axis.back() = unrotate(bodies.orientation[a], (1 / distance) * along);
  bonds.turn.back() = normalized(conjugate(bodies.orientation[b]) * bodies.orientation[a]);
}

void sort_by_ids(HostBonds& bonds) {
  std::vector<std::size_t> order(bonds.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t i, std::size_t j) {
    return std::pair(bonds.first[i], bonds.second[i]) < std::pair(bonds.first[j], bonds.second[j]);
  });
  for_each_field(bonds, [&]<class F>(F& values) {
    const F stored = values;
    for (std::size_t i = 0; i < order.size(); ++i) values[i] = stored[order[i]];
  });
}

}  // namespace

void add_bonds(const std::vector<NewBond>& added, const HostBodies& bodies, const Cell& cell,
               HostBonds& bonds) {
  const Places places(bodies.id);
  for (NewBond bond : added) {
    if (bond.first > bond.second) std::swap(bond.first, bond.second);
    append(bond, bodies, places.of(bond.first), places.of(bond.second), cell, bonds);
  }
  sort_by_ids(bonds);
}

// F(s) = 1 - 2^(-s^m), so s = (-ln(1 - F) / ln 2)^(1/m).
Real scattered_strength(Real modulus, std::uint64_t seed, Id first, Id second) {
  const auto low = static_cast<std::uint64_t>(std::min(first, second));
  const auto high = static_cast<std::uint64_t>(std::max(first, second));
  Random random(seed, low << 32 | high);
  const Real weaker = random.uniform() + 0x1.0p-54;  // never zero
  const Real power = -portable_log(1 - weaker) / 0.69314718055994530942;
  return portable_exp(portable_log(power) / modulus);
}

std::vector<NewBond> bonds_between_close(
    const HostBodies& bodies, const std::vector<Assembly>& shapes, const Cell& cell,
    const HostBonds& bonds, Real within,
    const std::function<bool(std::size_t, std::size_t)>& may_bond) {
  std::set<std::pair<Id, Id>> bonded;
  for (std::size_t k = 0; k < bonds.size(); ++k)
    if (is_whole(bonds, k)) bonded.emplace(bonds.first[k], bonds.second[k]);
  SearchSettings settings;
  settings.margin = within * (1 + 1e-12);
  settings.cell = cell;
  PairBuffer pairs;
  make_search("hierarchical_grid")
      ->find({bodies.position.data(), bodies.radius.data(), nullptr, nullptr,
              static_cast<std::int32_t>(bodies.size())},
             settings, pairs);
  std::vector<NewBond> found;
  for (std::size_t k = 0; k < pairs.a.size(); ++k) {
    const std::size_t a = pairs.a[k], b = pairs.b[k];
    const auto [first, second] = std::minmax(bodies.id[a], bodies.id[b]);
    const bool round = shapes[bodies.shape[a]].is_sphere() && shapes[bodies.shape[b]].is_sphere();
    if (round && may_bond(a, b) && bonded.count({first, second}) == 0)
      found.push_back({first, second, 0, 0, 1});
  }
  return found;
}

}  // namespace clast
