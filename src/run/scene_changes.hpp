// What of a scene may change when its run goes on: `clast resume DIR --set key=value`.
#pragma once

#include <string>
#include <vector>

#include "run/place.hpp"
#include "scene/scene.hpp"

namespace clast {

// Throws clast::Error that lists the keys that may, unless all of these may.
void check_may_change(const std::vector<std::string>& sets);

// Whether one of them changes what acts on the bodies, or the time step; others change only how
// the run is watched.
bool change_the_physics(const std::vector<std::string>& sets);

// Throws clast::Error unless materials, shapes, stages and walls are the same ones as before.
void check_same_things(const Scene& before, const Scene& after);

// What has to be set for a run to go on beyond the end of its scene, by so many seconds: its last
// stage lasts longer, and outputs keep their intervals. Throws clast::Error where that stage does
// not end at a time.
std::vector<std::string> sets_for_longer(const Scene& scene, Real seconds);

// Steps are counted anew when their length changes, so that time goes on where it was: time is
// always step times length. The length becomes a little shorter than asked for, if need be.
struct NewCount {
  std::int64_t step;
  Real dt;
};
NewCount count_anew(Real time, Real dt);
void count_anew(Place& place, Real old_dt, const NewCount& count);

}  // namespace clast
