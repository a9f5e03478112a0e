// How much energy is nothing but round-off.
#pragma once

#include "body/bodies.hpp"

namespace clast {

// Of the body that has least when it moves by 1e-10 of its radius per step. Numbers are exact to
// 1e-16, and a thousand steps of round-off stay far below. A motion that matters makes overlaps of
// a millionth of the radius and more, and takes some ten steps to do so: it has a million times as
// much, whatever the sizes and masses of a scene are. Zero where there are no bodies.
Real energy_of_noise(const HostBodies& bodies, Real dt);

}  // namespace clast
