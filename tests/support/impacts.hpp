// Two bodies that meet: what tests of their energy have in common.
#pragma once

#include "base/random.hpp"
#include "clast/world.hpp"

namespace clast::test {

// Of moving and turning.
Real kinetic(World& world);

// Runs until nothing has touched for a while after something has, or until `longest`. Says whether
// anything touched.
bool run_through_impact(World& world, Real longest);

// Any, all as likely.
Vec3 direction(Random& random);

}  // namespace clast::test
