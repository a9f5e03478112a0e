// A contact search over the pairs of a bench, with the instruction set of this processor.
#pragma once

#include <vector>

#include "bench/contact_kernels.hpp"
#include "exec/isa.hpp"
#include "exec/range.hpp"

namespace clast {

template <class Kernel>
void run_on_this_processor(const Kernel& kernel, int n) {
  run_range_on(choose_isa(), kernel, 0, n);
}

template <class Search>
void search_all(const std::vector<BenchPair>& pairs, std::vector<PlaneMemory>& memory,
                std::vector<CommonPlane>& found, bool cold) {
  run_on_this_processor(SearchPairs<Search>{pairs.data(), memory.data(), found.data(), cold},
                        static_cast<int>(pairs.size()));
}

}  // namespace clast
