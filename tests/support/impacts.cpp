#include "tests/support/impacts.hpp"

namespace clast::test {

Real kinetic(World& world) {
  const Ledger ledger = world.ledger();
  return ledger.held.kinetic_translation + ledger.held.kinetic_rotation;
}

bool run_through_impact(World& world, Real longest) {
  bool touched = false;
  for (int quiet = 0; world.time() < longest && !(touched && quiet > 100);) {
    world.run_steps(10);
    const bool touches = world.ledger().held.elastic_normal > 0;
    touched = touched || touches;
    quiet = touches ? 0 : quiet + 1;
  }
  return touched;
}

Vec3 direction(Random& random) { return rotate(random.rotation(), {0, 0, 1}); }

}  // namespace clast::test
