// Which damping ratio yields the coefficient of restitution a person asked for.
#pragma once

#include "base/real.hpp"

namespace clast {

// The ratio b for which a head-on impact with
//   F_n = max(0, F_spring - 2 b sqrt(S_n m*) v_n),  S_n = dF_spring / d overlap,
// rebounds with exactly e times the speed of approach. Contacts never pull, so the contact ends
// when the force reaches zero, which is before the overlap does. The textbook ratio
// ln e / sqrt(ln^2 e + pi^2) ignores that and rebounds too fast (0.5 gives 0.55).
// e lies in (0, 1]; e = 1 gives exactly 0. The impact speed, mass and stiffness do not matter.
Real hertz_damping(Real restitution);
Real linear_damping(Real restitution);

// The way back: the restitution that the ratio b yields.
Real hertz_restitution(Real damping);
Real linear_restitution(Real damping);

}  // namespace clast
