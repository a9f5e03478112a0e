#include "world/run_range.hpp"

namespace clast {

CLAST_SHAPE_KERNELS(CLAST_INSTANTIATE)

}  // namespace clast
