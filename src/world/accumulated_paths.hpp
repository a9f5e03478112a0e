// How far bodies went since their planes were checked: PAD of the search fcp_published.
#pragma once

#include <algorithm>
#include <vector>

#include "contact/published_planes.hpp"
#include "world/snapshot.hpp"

namespace clast {

template <class Space>
class AccumulatedPaths {
 public:
  // What the state knows; bodies it does not know have everything to be checked.
  void load(const Snapshot& from) {
    const auto known = from.extra.find(name);
    Id last = -1;
    for (const Id id : from.bodies.id) last = std::max(last, id);
    std::vector<Real> path;
    tolerance_ = 0;
    if (known != from.extra.end() && !known->second.empty()) {
      tolerance_ = known->second.front();
      path.assign(known->second.begin() + 1, known->second.end());
    }
    path.resize(static_cast<std::size_t>(last) + 1, longest);
    path_.assign(path);
  }
  static void forget(Snapshot& state) { state.extra.erase(name); }
  void save(Snapshot& to) const {
    std::vector<Real> numbers = path_.values();
    numbers.insert(numbers.begin(), tolerance_);
    to.extra[name] = std::move(numbers);
  }

  // A tolerance that has changed calls for a check of all planes.
  PathView view(const std::int32_t* owner, const Id* id, Real tolerance) {
    if (tolerance != tolerance_) path_.assign(std::vector<Real>(path_.size(), longest));
    tolerance_ = tolerance;
    return {owner, id, path_.data(), 0.5 * tolerance};
  }

 private:
  static constexpr const char* name = "accumulated_paths";
  static constexpr Real longest = 1e9;

  Array<Real, Space> path_;  // by id
  Real tolerance_ = 0;
};

}  // namespace clast
