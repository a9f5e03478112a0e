// What a scene would run: bodies, model and time step, ready for an engine.
#pragma once

#include <string>
#include <vector>

#include "move/time_step.hpp"
#include "scene/scene.hpp"
#include "world/model.hpp"
#include "world/snapshot.hpp"

namespace clast {

struct Plan {
  Scene scene;
  TimeStepChoice step;                // the one taken
  std::vector<std::string> warnings;  // about the choice of the user
  std::vector<std::string> walls;     // names of the walls of all stages, each once
  std::vector<std::string> moving;    // names of what moves in some stage
  std::vector<std::string> wearing;   // names of the walls that wear in some stage
};

// Chooses the time step for the whole run: the smallest over all stages, with the bodies there at
// the start and those that streams will bring, and with their bonds. Throws Error when the scene
// asks for a step at which it would be unstable.
Plan make_plan(const Scene& scene, const HostBodies& bodies, const HostBonds& bonds = {});

// Fills in the names of walls.
void name_walls(Plan& plan);

// The model in force during a stage, with the time step of the plan.
Model model_of(const Plan& plan, int stage);

// From the highest body, at the start or from a stream, down to the lowest wall; 0 without gravity.
Real height_of_fall(const Scene& scene, const Model& model, const HostBodies& bodies);

// The largest speed to expect: what bodies start with, and what they gain falling through the
// height of the scene.
Real fastest_expected(const Scene& scene, const Model& model, const HostBodies& bodies);

}  // namespace clast
