// The contact searches for one instruction set; see world/run_range.hpp.
#include "bench/contact_kernels.hpp"
#include "world/run_range.hpp"

namespace clast {
namespace {

[[gnu::used]] constinit const BuiltRanges<
    isa::CLAST_ISA,
    TypeList<SearchPairs<CommonPlaneSearch>, SearchPairs<FastSearch>, SearchPairs<LinkSearch>,
             SearchPairs<ConventionalSearch>, SearchPairs<StillApart>, SearchPairs<FlatSearch>,
             SearchPairs<FlatConventionalSearch>, SearchPairs<PublishedCheck>,
             SearchPairs<PublishedPlace>>>
    built{};

}  // namespace
}  // namespace clast
