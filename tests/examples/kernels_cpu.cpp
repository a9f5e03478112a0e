// The loops of the examples for one instruction set, as src/world/kernels_cpu.cpp has those of the
// standard engine.
#include "tests/examples/example_tables.hpp"
#include "tests/examples/pull_tether.hpp"
#include "world/run_range.hpp"

namespace clast::examples {
namespace {

using Kernels = Join<OwnKernels<LawTables, 2>, OwnKernels<ShapeTables, 2>,
                     OwnKernels<InteractionTables, 3>, TypeList<PullTether>>;
[[gnu::used]] constinit const BuiltRanges<isa::CLAST_ISA, Kernels> built{};

}  // namespace
}  // namespace clast::examples
