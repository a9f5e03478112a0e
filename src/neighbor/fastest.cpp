// The fastest of the searches on the CPU. That is the hierarchical grid over every bed tried
// (studies/nbs, studies/tls), except that setting it up takes some microseconds: a handful of units
// are compared all with all, and a few hundred discs of similar size in a plane go to the
// two-dimensional NBS.
#include "neighbor/all_searches.hpp"
#include "neighbor/cloud.hpp"
#include "neighbor/found_pairs.hpp"

namespace clast {
namespace {

class Fastest final : public Search {
 public:
  const char* name() const override { return "fastest"; }

 private:
  void collect(const BoundingVolumes& volumes, const Cloud& cloud, const SearchSettings& settings,
               FoundPairs& found, SearchReport& report) override {
    Search& search = choose(volumes.n, cloud, settings);
    report.used = search.name();
    collect_with(search, volumes, cloud, settings, found, report);
  }

  Search& choose(std::int32_t n, const Cloud& cloud, const SearchSettings& settings) const {
    constexpr std::int32_t handful = 48, few = 1000;
    if (n <= handful) return *all_pairs_;
    const Real reach = 2 * cloud.largest_radius + settings.margin;
    const bool open = settings.cell.open();
    const Vec3 size = cloud.high - cloud.low;
    const bool in_a_plane = smaller(size.x, smaller(size.y, size.z)) < reach;
    const bool similar = reach <= 2 * (2 * cloud.least_radius + settings.margin);
    return open && in_a_plane && similar && n <= few ? *nbs_2d_ : *hierarchical_grid_;
  }

  std::size_t bytes() const override { return bytes_of(*nbs_2d_) + bytes_of(*hierarchical_grid_); }
  bool knows_periods() const override { return true; }

  std::unique_ptr<Search> all_pairs_ = make_all_pairs();
  std::unique_ptr<Search> nbs_2d_ = make_nbs_2d();
  std::unique_ptr<Search> hierarchical_grid_ = make_hierarchical_grid();
};

}  // namespace

std::unique_ptr<Search> make_fastest() { return std::make_unique<Fastest>(); }

}  // namespace clast
