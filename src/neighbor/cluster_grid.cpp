// The two-level grid for clusters of Huang et al. (2020), section 3. Units are single spheres and
// the bounding spheres of clusters.
//   Level 1: a grid of cells of the largest reach of two units (14); each unit is compared with
//   those in its own cell and in the 26 around it. Two spheres that overlap are a pair; of a
//   cluster that a sphere overlaps, all spheres are compared with it (17). Level 2: where the
//   bounding spheres of two clusters overlap, spheres of each are picked that may reach into the
//   overlap D. If both have some, those of one are stored in a grid of fine cells (20) in the local
//   frame of the two, and those of the other look them up in it (21).
// Huang's region D', the overlap grown by the largest radius, is here the overlap of both spheres
// grown by it: it holds D', and takes one distance to test. The grid covers the centres it stores,
// which lie within Huang's cuboid.
//
// Bonded spheres touch as others do, so the pairs inside a cluster are found as well, unless they
// are not asked for: with a fine grid over its spheres. The loop over units is parallel.
#include <algorithm>

#include "exec/parallel.hpp"
#include "neighbor/all_searches.hpp"
#include "neighbor/cell_size.hpp"
#include "neighbor/cell_store.hpp"
#include "neighbor/cloud.hpp"
#include "neighbor/cluster_units.hpp"
#include "neighbor/found_pairs.hpp"
#include "neighbor/lap_clock.hpp"
#include "neighbor/local_frame.hpp"
#include "neighbor/overlap.hpp"

namespace clast {
namespace {

using ElementalSphere = ClusterUnits::ElementalSphere;
using Unit = ClusterUnit;

// Spheres of a cluster in coordinates of their own, with what a grid over them needs to know. Their
// `unit` is their place among the spheres of all clusters.
struct Picked {
  std::vector<ElementalSphere> spheres;
  Vec3 low, high;
  Real least = 0, largest = 0;  // radius

  bool empty() const { return spheres.empty(); }
  void clear() { spheres.clear(); }
  void add(const ElementalSphere& s) {
    const bool first = empty();
    low = first ? s.center : smaller(low, s.center);
    high = first ? s.center : larger(high, s.center);
    least = first ? s.radius : smaller(least, s.radius);
    largest = first ? s.radius : larger(largest, s.radius);
    spheres.push_back(s);
  }
};

// What one thread needs for level 2.
struct Scratch {
  Picked one, other;
  CellStore grid;
  SearchCounts effort;

  std::size_t bytes() const {
    return grid.bytes() +
           sizeof(ElementalSphere) * (one.spheres.capacity() + other.spheres.capacity());
  }
};

// From units that may overlap to pairs of spheres.
class Resolver {
 public:
  Resolver(const ClusterUnits& units, const Overlap& overlap, Real margin, Scratch& scratch,
           FoundPairs::List& list)
      : units_(units),
        overlap_(overlap),
        margin_(margin),
        one_(scratch.one),
        other_(scratch.other),
        grid_(scratch.grid),
        effort_(scratch.effort),
        list_(list) {}

  void compare(const Unit& a, const Unit& b) {
    if (a.single() && b.single()) return test(units_.sphere(a.begin), units_.sphere(b.begin));
    ++effort_.comparisons;
    if (!within(a.center, b.center, a.radius + b.radius)) return;
    if (a.single() || b.single())
      compare_all(a.single() ? a : b, a.single() ? b : a);
    else
      compare_clusters(a, b);
  }

  void compare_inside(const Unit& unit) {
    one_.clear();
    for (std::int32_t k = unit.begin; k < unit.end; ++k) {
      const ElementalSphere& s = units_.sphere(k);
      one_.add({s.center - unit.center, s.radius, k});
    }
    effort_.visits += unit.size();
    lay_grid(one_, one_.least, one_.largest);
    const Real rounding = rounding_of(unit.radius);
    for (const ElementalSphere& p : one_.spheres)
      look_up(p, one_.largest + rounding, [&](const ElementalSphere& q) {
        if (p.unit < q.unit)
          test_picked(p, q, rounding);
        else
          ++effort_.visits;  // each pair is met from both sides
      });
  }

 private:
  // With room for rounding: what decides is test() alone.
  bool within(const Vec3& a, const Vec3& b, Real radii) const {
    return squared_length(a - b) < squared_reach(radii);
  }
  Real squared_reach(Real radii) const { return square((radii + margin_) * (1 + 1e-12)); }

  void test(const ElementalSphere& p, const ElementalSphere& q) {
    ++effort_.comparisons;
    if (squared_length(p.center - q.center) < square(p.radius + q.radius + margin_) &&
        overlap_.boxes_touch(std::min(p.unit, q.unit), std::max(p.unit, q.unit)))
      list_.push_back(FoundPairs::word(p.unit, q.unit));
  }
  // In local coordinates first, which are at hand.
  void test_picked(const ElementalSphere& p, const ElementalSphere& q, Real rounding) {
    if (within(p.center, q.center, p.radius + q.radius + rounding))
      test(units_.sphere(p.unit), units_.sphere(q.unit));
    else
      ++effort_.comparisons;
  }

  void compare_all(const Unit& single, const Unit& cluster) {
    for (std::int32_t k = cluster.begin; k < cluster.end; ++k)
      test(units_.sphere(single.begin), units_.sphere(k));
  }

  void compare_clusters(const Unit& a, const Unit& b) {
    const LocalFrame frame = local_frame(a.center, b.center);
    const Real largest = larger(a.largest, b.largest);
    pick(a, b, largest, frame, one_);
    if (one_.empty()) return;
    pick(b, a, largest, frame, other_);
    if (other_.empty()) return;
    lay_grid(other_, smaller(one_.least, other_.least), larger(one_.largest, other_.largest));
    const Real rounding = rounding_of(a.radius + b.radius);
    for (const ElementalSphere& p : one_.spheres)
      look_up(p, other_.largest + rounding,
              [&](const ElementalSphere& q) { test_picked(p, q, rounding); });
  }

  // The spheres of a cluster that lie in D': all are in its own bounding sphere.
  void pick(const Unit& from, const Unit& to, Real largest, const LocalFrame& frame,
            Picked& picked) {
    picked.clear();
    const Vec3 center = to.center;
    const Real reach = squared_reach(to.radius + largest);
    for (std::int32_t k = from.begin; k < from.end; ++k) {
      const ElementalSphere& s = units_.sphere(k);
      if (squared_length(s.center - center) < reach)
        picked.add({frame.coordinates(s.center), s.radius, k});
    }
    effort_.visits += from.size();
  }

  void lay_grid(const Picked& stored, Real least, Real largest) {
    const Real side = fine_cell_size(least, 2 * largest + margin_, margin_);
    grid_.fill(static_cast<std::int32_t>(stored.spheres.size()), stored.low, stored.high, side,
               [&](std::int32_t i) -> const ElementalSphere& { return stored.spheres[i]; });
    effort_ += grid_.effort_of_filling();
  }

  template <class F>
  void look_up(const ElementalSphere& p, Real farthest, const F& f) {
    const Real reach = p.radius + farthest + margin_;
    effort_.cells += grid_.visit(grid_.within(p.center, reach), f);
  }

  // Of local coordinates up to this size, by turning them.
  static Real rounding_of(Real size) { return 1e-14 * size; }

  const ClusterUnits& units_;
  const Overlap& overlap_;
  Real margin_;
  Picked &one_, &other_;
  CellStore& grid_;
  SearchCounts& effort_;
  FoundPairs::List& list_;
};

class ClusterGrid final : public Search {
 public:
  const char* name() const override { return "cluster_grid"; }
  bool asks_for_clusters() const override { return true; }

 private:
  void collect(const BoundingVolumes& volumes, const Cloud&, const SearchSettings& settings,
               FoundPairs& found, SearchReport& report) override {
    LapClock clock;
    units_.make(volumes);
    report.bounding = {units_.effort(), clock.lap()};
    report.cell_size = subdivide(settings.margin);
    report.subdivision = {store_.effort_of_filling(), clock.lap()};
    report.resolution = {resolve(volumes, settings, found), 0};
    report.resolution.seconds = clock.lap();
    for (const SearchPhase* phase : {&report.bounding, &report.subdivision, &report.resolution})
      report.effort += phase->effort;
  }

  // Returns the side of the cells.
  Real subdivide(Real margin) {
    const std::vector<Unit>& units = units_.units();
    Vec3 low = units.front().center, high = low;
    Real radius = 0;
    for (const Unit& u : units) {
      low = smaller(low, u.center);
      high = larger(high, u.center);
      radius = larger(radius, u.radius);
    }
    const Vec3 extent = high - low;
    const Real span = larger(extent.x, larger(extent.y, extent.z));
    const Real side = safe_cell_size((2 * radius + margin) * (1 + 1e-12), span);
    store_.fill(static_cast<std::int32_t>(units.size()), low, high, side, [&](std::int32_t i) {
      return CellStore::Stored{units[i].center, units[i].radius, i};
    });
    return side;
  }

  SearchCounts resolve(const BoundingVolumes& volumes, const SearchSettings& settings,
                       FoundPairs& found) {
    const Overlap overlap(volumes, settings);
    const std::vector<Unit>& units = units_.units();
    for (Scratch& s : scratch_) s.effort = {};
    parallel_ranges(0, static_cast<std::int32_t>(units.size()), 64,
                    [&](std::int32_t begin, std::int32_t end) {
                      Scratch& scratch = scratch_.local();
                      Resolver resolver(units_, overlap, settings.margin, scratch, found.list());
                      for (std::int32_t k = begin; k < end; ++k) {
                        scratch.effort += find_partners(store_.stored()[k], resolver);
                        if (settings.within_clusters && !units[k].single())
                          resolver.compare_inside(units[k]);
                      }
                    });
    SearchCounts sum;
    for (const Scratch& s : scratch_) sum += s.effort;
    return sum;
  }

  // Level 1; returns what it did itself.
  SearchCounts find_partners(const CellStore::Stored& s, Resolver& resolver) const {
    const std::vector<Unit>& units = units_.units();
    SearchCounts effort;
    effort.cells = store_.visit(store_.around(s.center), [&](const CellStore::Stored& t) {
      if (s.unit < t.unit)
        resolver.compare(units[s.unit], units[t.unit]);
      else
        ++effort.visits;
    });
    return effort;
  }

  std::size_t bytes() const override {
    std::size_t sum = units_.bytes() + store_.bytes();
    for (const Scratch& s : scratch_) sum += s.bytes();
    return sum;
  }

  ClusterUnits units_;
  CellStore store_;
  PerThread<Scratch> scratch_;
};

}  // namespace

std::unique_ptr<Search> make_cluster_grid() { return std::make_unique<ClusterGrid>(); }

}  // namespace clast
