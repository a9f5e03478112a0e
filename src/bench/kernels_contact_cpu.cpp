// The contact searches for one instruction set; see world/run_range.hpp.
#include "bench/contact_kernels.hpp"
#include "world/run_range.hpp"

namespace clast {

CLAST_INSTANTIATE(SearchPairs<CommonPlaneSearch>)
CLAST_INSTANTIATE(SearchPairs<FastSearch>)
CLAST_INSTANTIATE(SearchPairs<LinkSearch>)
CLAST_INSTANTIATE(SearchPairs<ConventionalSearch>)
CLAST_INSTANTIATE(SearchPairs<StillApart>)
CLAST_INSTANTIATE(SearchPairs<FlatSearch>)
CLAST_INSTANTIATE(SearchPairs<FlatConventionalSearch>)

}  // namespace clast
