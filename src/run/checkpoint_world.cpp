#include "run/checkpoint_world.hpp"

#include "output/checkpoint.hpp"
#include "run/inputs.hpp"
#include "run/place.hpp"
#include "run/plan.hpp"
#include "scene/read.hpp"

namespace clast {

World world_at_checkpoint(const std::filesystem::path& run, const EngineOptions& engine) {
  const Checkpoint checkpoint = read_checkpoint(run, nullptr);
  const SavedRun saved = saved_run_from(checkpoint.progress);
  check_saved_run(saved, checkpoint.snapshot);
  Plan plan;
  plan.scene = read_scene_text(checkpoint.scene, saved.scene_name, saved.overrides,
                               kept_inputs(saved.inputs, run), saved.earlier);
  check_fits(saved, plan.scene);
  plan.step = {saved.dt, "as before"};
  try {
    return {engine, model_of(plan, saved.place.stage), checkpoint.snapshot, false};
  } catch (const DamagedState& error) {
    throw checkpoint_does_not_fit(checkpoint, error);
  }
}

}  // namespace clast
