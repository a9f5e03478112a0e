// Neighbour searches behind one interface: who is near whom, by bounding volumes.
//
// A unit is whatever has one bounding volume: a sphere, a body of any shape, a cluster of bonded
// spheres. Every search returns exactly the same pairs in the same order; they differ in time and
// memory only. The arithmetic of the final test is written once, in neighbor/overlap.hpp.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "boundary/cell.hpp"

namespace clast {

class FoundPairs;
struct Cloud;

// Bounding spheres of n units and, optionally, axis-parallel boxes (both pointers or neither).
// Coordinates and radii must be finite and below 1e100 in size, radii not negative.
struct BoundingVolumes {
  const Vec3* center = nullptr;
  const Real* radius = nullptr;
  const Vec3* low = nullptr;
  const Vec3* high = nullptr;
  std::int32_t n = 0;
  // Which units belong together, as those of a fragment do: a number from 0 to n - 1 for each.
  // Null: nobody is said to. It helps a search that knows of it, and never changes what is near
  // what.
  const std::int32_t* cluster = nullptr;
};

struct SearchSettings {
  Real margin = 0;  // spheres count as overlapping when |ca - cb| < ra + rb + margin
  // TLS: side of a box over the median bounding diameter by volume, 1.5 if left out (BLOKS3D).
  std::optional<Real> box_ratio;
  // NBS and single_grid: side of a cell, the largest reach of two units if left out. What would
  // miss pairs or take forever is replaced, with a warning (neighbor/cell_size.hpp).
  std::optional<Real> cell_size;
  Cell cell{};  // periodic space
  // Whether units of one cluster are pairs too. To the engine they are: bonded bodies touch as all
  // others do. Huang looks for contacts between clusters only.
  bool within_clusters = true;
};

// Pairs sorted by (a, b), a < b, each once. Those with a = i are entries row[i] to row[i + 1].
struct PairBuffer {
  std::vector<std::int32_t> a, b;
  std::vector<std::int32_t> row;
};

// What a search did, in numbers that no machine changes.
struct SearchCounts {
  std::int64_t comparisons = 0;  // pairs whose bounding volumes were tested
  std::int64_t visits = 0;       // entries of lists written, read or cleared
  std::int64_t cells = 0;        // lists looked up
  std::int64_t operations() const { return comparisons + visits + cells; }
  SearchCounts& operator+=(const SearchCounts& more) {
    comparisons += more.comparisons;
    visits += more.visits;
    cells += more.cells;
    return *this;
  }
};

// A part of a search.
struct SearchPhase {
  SearchCounts effort;
  double seconds = 0;
};

struct SearchReport {
  std::string used;  // name of the search that did it
  std::int64_t pairs = 0;
  std::size_t bytes = 0;       // held by the search itself, without the pairs
  std::size_t pair_bytes = 0;  // held for pairs on their way to the sorted buffer
  double seconds_find = 0;     // collecting pairs
  double seconds_sort = 0;     // bringing them in order
  Real cell_size = 0;          // 0: the search has no cells
  int levels = 0;              // of a hierarchy of cells
  SearchCounts effort;         // of those that are studied: nbs, nbs_2d, tls and the next three
  // What Huang times, of the searches he compares: single_grid, fine_grid, cluster_grid. Before it
  // the last one finds bounding spheres.
  SearchPhase bounding, subdivision, resolution;
  std::string warning;  // empty, or what the search did instead of what was asked for
};

class Search {
 public:
  Search();
  virtual ~Search();
  Search(const Search&) = delete;
  Search& operator=(const Search&) = delete;

  virtual const char* name() const = 0;
  // Whether it is faster with BoundingVolumes::cluster.
  virtual bool asks_for_clusters() const { return false; }

  // Throws clast::Error for volumes or settings that are out of range.
  void find(const BoundingVolumes& volumes, const SearchSettings& settings, PairBuffer& pairs);
  const SearchReport& report() const { return report_; }

 protected:
  // Hands every pair that passes Overlap to found, once, in any order and orientation. There are
  // at least two units and the largest reach is positive.
  virtual void collect(const BoundingVolumes& volumes, const Cloud& cloud,
                       const SearchSettings& settings, FoundPairs& found, SearchReport& report) = 0;
  virtual std::size_t bytes() const = 0;
  // For a search that leaves the work to another one.
  static void collect_with(Search& other, const BoundingVolumes& volumes, const Cloud& cloud,
                           const SearchSettings& settings, FoundPairs& found,
                           SearchReport& report) {
    other.collect(volumes, cloud, settings, found, report);
  }
  static std::size_t bytes_of(const Search& other) { return other.bytes(); }
  // Searches that know nothing of periodic cells, or not of tilted ones, are given images instead
  // (neighbor/images.hpp).
  virtual bool knows_periods() const { return false; }

 private:
  std::unique_ptr<FoundPairs> found_;
  SearchReport report_;
};

// One of search_names(), or Error.
std::unique_ptr<Search> make_search(std::string_view name);
const std::vector<std::string>& search_names();

}  // namespace clast
