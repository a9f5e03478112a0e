// The searches of polygons side by side on 16 pairs that do not move (FCP, section 7.1).
#pragma once

#include "bench/contact_bench.hpp"

namespace clast {

// Fast and conventional search, cold, of each pair; `pairs` copies of it are searched in a row. The
// case is the type of the plane: "type a", the bisector of two corners, or "type b", along a side.
std::vector<ContactBenchRow> bench_flat_pairs(const ContactBenchOptions& options);

}  // namespace clast
