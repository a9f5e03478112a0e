#include "neighbor/search.hpp"

#include <fmt/format.h>

#include <chrono>
#include <vector>

#include "base/error.hpp"
#include "neighbor/all_searches.hpp"
#include "neighbor/cloud.hpp"
#include "neighbor/found_pairs.hpp"
#include "neighbor/images.hpp"

namespace clast {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

void check(const BoundingVolumes& v, const SearchSettings& s) {
  if (v.n < 0) throw Error(fmt::format("neighbour search: {} units", v.n));
  if ((v.low == nullptr) != (v.high == nullptr))
    throw Error("neighbour search: boxes need both their low and their high corners");
  for (std::int32_t i = 0; v.cluster != nullptr && i < v.n; ++i)
    if (v.cluster[i] < 0 || v.cluster[i] >= v.n)
      throw Error(
          fmt::format("neighbour search: unit {} is in cluster {}; clusters are numbered "
                      "from 0 to {}",
                      i, v.cluster[i], v.n - 1));
  if (!(s.margin >= 0 && s.margin < 1e100))
    throw Error(fmt::format("neighbour search: margin is {} m; it must be zero or more", s.margin));
  const auto allowed = [](const std::optional<Real>& x) { return !x || (*x > 0 && *x < 1e100); };
  if (!allowed(s.box_ratio))
    throw Error(fmt::format(
        "neighbour search: box_ratio is {}; it must be above zero (1.5 suits most beds)",
        *s.box_ratio));
  if (!allowed(s.cell_size))
    throw Error(fmt::format(
        "neighbour search: cell_size is {} m; it must be above zero, or leave it out to have the "
        "largest reach of two bodies",
        *s.cell_size));
  for (int axis = 0; axis < 3; ++axis)
    if (!(s.cell.length[axis] >= 0 && s.cell.length[axis] < 1e100))
      throw Error(fmt::format("neighbour search: the periodic length along {} is {} m", "xyz"[axis],
                              s.cell.length[axis]));
}

void check_periods(const SearchSettings& s, Real reach) {
  for (int axis = 0; axis < 3; ++axis)
    if (s.cell.length[axis] > 0 && s.cell.length[axis] < 2 * reach)
      throw Error(fmt::format(
          "neighbour search: the periodic cell is {} m along {}, but bodies can be neighbours at "
          "up to {} m: make the cell at least twice that, or the bodies or the margin smaller",
          s.cell.length[axis], "xyz"[axis], reach));
}

void drop_pairs_within(const std::int32_t* cluster, FoundPairs& found) {
  found.for_each_list([&](FoundPairs::List& list) {
    std::erase_if(list, [&](FoundPairs::Word w) {
      return cluster[FoundPairs::first(w)] == cluster[FoundPairs::second(w)];
    });
  });
}

}  // namespace

Search::Search() : found_(std::make_unique<FoundPairs>()) {}
Search::~Search() = default;

void Search::find(const BoundingVolumes& volumes, const SearchSettings& settings,
                  PairBuffer& pairs) {
  report_ = {};
  report_.used = name();
  check(volumes, settings);
  found_->clear();
  const Clock::time_point start = Clock::now();
  const Cloud cloud = measure(volumes);
  const Real reach = 2 * cloud.largest_radius + settings.margin;
  if (volumes.n > 1 && reach > 0) {
    check_periods(settings, reach);
    if (!settings.cell.open() && (settings.cell.tilted() || !knows_periods())) {
      Images images(volumes, settings, cloud);
      const BoundingVolumes all = images.volumes();
      collect(all, measure(all), images.settings(), *found_, report_);
      images.restore(volumes, settings, *found_);
    } else {
      collect(volumes, cloud, settings, *found_, report_);
    }
  }
  if (volumes.cluster != nullptr && !settings.within_clusters)
    drop_pairs_within(volumes.cluster, *found_);
  report_.seconds_find = seconds_since(start);
  const Clock::time_point sort_start = Clock::now();
  found_->sort_into(volumes.n, pairs);
  report_.seconds_sort = seconds_since(sort_start);
  report_.pairs = static_cast<std::int64_t>(pairs.a.size());
  report_.bytes = bytes();
  report_.pair_bytes = found_->bytes();
}

const std::vector<std::string>& search_names() {
  static const std::vector<std::string> names = {
      "fastest", "all_pairs", "single_grid", "fine_grid", "cluster_grid",
      "nbs",     "nbs_2d",    "tls",         "dess",      "hierarchical_grid"};
  return names;
}

std::unique_ptr<Search> make_search(std::string_view name) {
  if (name == "fastest") return make_fastest();
  if (name == "all_pairs") return make_all_pairs();
  if (name == "single_grid") return make_single_grid();
  if (name == "fine_grid") return make_fine_grid();
  if (name == "cluster_grid") return make_cluster_grid();
  if (name == "nbs") return make_nbs();
  if (name == "nbs_2d") return make_nbs_2d();
  if (name == "tls") return make_tls();
  if (name == "dess") return make_dess();
  if (name == "hierarchical_grid") return make_hierarchical_grid();
  throw Error(fmt::format("there is no neighbour search \"{}\"; there are {}", name,
                          fmt::join(search_names(), ", ")));
}

}  // namespace clast
