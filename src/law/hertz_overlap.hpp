// Hertz-Mindlin for polyhedra whose force is the gradient of an energy of their overlap region
// (contact/region_patch.hpp). Spheres act as under Hertz-Mindlin.
#pragma once

#include "law/hertz_mindlin.hpp"

namespace clast {

struct HertzOverlap : HertzMindlin {
  static constexpr const char* name = "hertz_overlap";
  static constexpr const char* title = "Hertz-Mindlin by overlap regions";
  static constexpr const char* about =
      "hertz_overlap: Hertz-Mindlin where the force between polyhedra is the gradient of an energy "
      "of the region they share, so that every impact keeps its energy and has the restitution "
      "asked for; takes longer";
  static constexpr bool by_region = true;

  // Half of what Hertz-Mindlin allows: the force between two faces sets in with a kink, and a
  // longer step gives or takes up to 0.7 % of the energy of an impact.
  static void limit_step(const StepQuestion& question, StepLimit& limit);
};

}  // namespace clast
