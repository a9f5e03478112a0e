// The loops of the step for one instruction set. Compiled several times per set, each time for one
// part of the list (CLAST_PART), so that the parts build side by side.
#include "world/kernel_parts.hpp"
#include "world/run_range.hpp"

namespace clast {
namespace {

using Isa = isa::CLAST_ISA;
[[gnu::used]] constinit const BuiltRanges<Isa, KernelPart<CLAST_PART>> built{};

}  // namespace
}  // namespace clast
