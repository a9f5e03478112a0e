// Which search makes the list of pairs: the one place that knows.
//
// A name is one of
//   auto        cell keys where sizes differ by less than a factor of two, and wherever there is
//               only the GPU; else the hierarchical grid
//   cell_keys   the search in sorted cells, on the CPU and on the GPU
//   all_pairs   the oracle, on both
//   or one of search_names() (neighbor/search.hpp), on the CPU only
// So few bodies as `few` are compared with each other faster than sorted.
#pragma once

#include <string>

#include "base/error.hpp"

namespace clast {

class SearchChoice {
 public:
  enum class Means { all_pairs, cell_keys, host_search };
  static constexpr int few = 64;

  SearchChoice(std::string name, bool on_host) : name_(std::move(name)), on_host_(on_host) {
    if (!on_host && !automatic() && !means_of_kernels())
      throw Error("the neighbour search \"" + name_ +
                  "\" runs on the CPU only; use neighbor = \"auto\", or --device cpu");
  }

  // The search of the host that may be needed; empty: none.
  std::string host_search() const {
    if (!on_host_ || means_of_kernels()) return {};
    return automatic() ? "hierarchical_grid" : name_;
  }

  // Whether units are stored cell by cell. Sorted lists along the axes (dess) live from units that
  // stay where they are.
  bool sorts_into_cells(int n) const {
    if (name_ == "all_pairs" || name_ == "dess") return false;
    return name_ == "cell_keys" || n > few;
  }

  // `alike`: sizes differ by less than a factor of two.
  Means means(int n, bool alike) const {
    if (name_ == "cell_keys") return Means::cell_keys;
    if (name_ == "all_pairs" || n <= few) return Means::all_pairs;
    const bool by_keys = !on_host_ || (automatic() && alike);
    return by_keys ? Means::cell_keys : Means::host_search;
  }

 private:
  bool automatic() const { return name_ == "auto"; }
  bool means_of_kernels() const { return name_ == "cell_keys" || name_ == "all_pairs"; }

  std::string name_;
  bool on_host_;
};

}  // namespace clast
