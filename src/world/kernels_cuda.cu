// The loops of the step for the GPU. Compiled once per part of the list (CLAST_PART), so that the
// parts build side by side.
#include "exec/cuda_launch.cuh"
#include "world/kernel_parts.hpp"

namespace clast {
namespace {

[[gnu::used]] const BuiltLaunches<KernelPart<CLAST_PART>> built;

}  // namespace
}  // namespace clast
