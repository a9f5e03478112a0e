#include "bond/fragments.hpp"

#include <algorithm>
#include <map>
#include <numeric>

namespace clast {

namespace {

// Sets that grow together; each is named by its lowest member.
class Sets {
 public:
  explicit Sets(std::size_t n) : above_(n) { std::iota(above_.begin(), above_.end(), 0); }

  std::int32_t find(std::int32_t i) {
    while (above_[i] != i) i = above_[i] = above_[above_[i]];
    return i;
  }
  void join(std::int32_t i, std::int32_t j) {
    const std::int32_t a = find(i), b = find(j);
    above_[std::max(a, b)] = std::min(a, b);
  }

 private:
  std::vector<std::int32_t> above_;
};

std::size_t table_size(const HostBodies& bodies) {
  const auto last = std::max_element(bodies.id.begin(), bodies.id.end());
  return last == bodies.id.end() ? 0 : static_cast<std::size_t>(*last) + 1;
}

}  // namespace

Real Fragment::size() const { return 2 * cube_root(volume / (4.0 / 3.0 * pi)); }

std::vector<std::int32_t> lowest_held(std::size_t n, const std::vector<std::int32_t>& first,
                                      const std::vector<std::int32_t>& second,
                                      const std::vector<Real>& strength) {
  Sets sets(n);
  for (std::size_t k = 0; k < first.size(); ++k)
    if (strength[k] > 0) sets.join(first[k], second[k]);
  std::vector<std::int32_t> lowest(n);
  for (std::size_t i = 0; i < n; ++i) lowest[i] = sets.find(static_cast<std::int32_t>(i));
  return lowest;
}

std::vector<Id> fragment_names(const HostBodies& bodies, const HostBonds& bonds) {
  const std::vector<Id> lowest =
      lowest_held(table_size(bodies), bonds.first, bonds.second, bonds.strength);
  std::vector<Id> names;
  for (const Id id : bodies.id) names.push_back(lowest[id]);
  return names;
}

// Summed by id, so that storage order does not show.
std::vector<Fragment> fragments_of(const HostBodies& bodies, const HostBonds& bonds,
                                   const std::vector<Assembly>& shapes) {
  const std::vector<Id> names = fragment_names(bodies, bonds);
  std::vector<std::int32_t> slot(table_size(bodies), -1);
  for (std::size_t i = 0; i < bodies.size(); ++i) slot[bodies.id[i]] = static_cast<int>(i);
  std::vector<char> bonded(slot.size(), 0);
  for (std::size_t k = 0; k < bonds.size(); ++k)
    bonded[bonds.first[k]] = bonded[bonds.second[k]] = 1;
  std::map<Id, Fragment> found;
  for (std::size_t id = 0; id < slot.size(); ++id) {
    if (!bonded[id]) continue;
    const std::int32_t i = slot[id];
    Fragment& fragment = found[names[i]];
    fragment.name = names[i];
    ++fragment.bodies;
    fragment.mass += bodies.mass[i];
    fragment.volume += shapes[bodies.shape[i]].volume * cube(bodies.radius[i]);
  }
  std::vector<Fragment> fragments;
  for (const auto& [name, fragment] : found) fragments.push_back(fragment);
  return fragments;
}

FragmentTotals totals_of(std::vector<Fragment> fragments) {
  FragmentTotals totals;
  totals.count = static_cast<std::int64_t>(fragments.size());
  std::sort(fragments.begin(), fragments.end(), [](const Fragment& a, const Fragment& b) {
    return std::pair(a.volume, a.name) < std::pair(b.volume, b.name);
  });
  Real all = 0, smaller_ones = 0;
  for (const Fragment& f : fragments) {
    all += f.mass;
    totals.largest_mass = larger(totals.largest_mass, f.mass);
  }
  for (const Fragment& f : fragments) {
    smaller_ones += f.mass;
    totals.median_size = f.size();
    if (2 * smaller_ones >= all) break;
  }
  return totals;
}

}  // namespace clast
