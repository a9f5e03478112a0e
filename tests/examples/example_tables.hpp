// The tables of the engines of the examples: what kernels are built from.
#pragma once

#include "contact/spheres_on_walls.hpp"
#include "law/linear.hpp"
#include "tests/examples/capsules.hpp"
#include "tests/examples/walton_braun.hpp"
#include "world/kernel_list.hpp"

namespace clast::examples {

// A law of one's own among spheres.
struct LawTables {
  using Laws = TypeList<WaltonBraun>;
  using PairKinds = TypeList<SpherePairs>;
  using WallKinds = TypeList<SpheresOnWalls>;
};

// A kind of shape of one's own; it has no row for walls.
struct ShapeTables {
  using Laws = TypeList<Linear>;
  using PairKinds = TypeList<SpherePairs, CapsulePairs>;
  using WallKinds = TypeList<SpheresOnWalls>;
};

// An interaction of one's own.
struct InteractionTables {
  using Laws = TypeList<Linear>;
  using PairKinds = TypeList<SpherePairs>;
  using WallKinds = TypeList<SpheresOnWalls>;
};

}  // namespace clast::examples
