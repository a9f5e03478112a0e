#include "tests/support/scene_world.hpp"

#include <gtest/gtest.h>

#include "run/plan.hpp"
#include "scene/build.hpp"
#include "scene/read.hpp"
#include "scene/start.hpp"

namespace clast::test {

SceneWorld::SceneWorld(const std::string& text, const EngineOptions& options) {
  const scene::Scene scene = read_scene_text(text, "scene.toml");
  model = build_model(scene, 0);
  const Snapshot start = starting_state(scene, model);
  model = model_of(make_plan(scene, start.bodies, start.bonds), 0);
  engine = make_engine(options);
  engine->load(model, start, true);
  engine->give(&EnergyGiven::insertion, engine->measure(false).held.total());
}

std::uint64_t SceneWorld::hash_after(int steps) {
  const Outcome outcome = engine->advance(steps);
  EXPECT_FALSE(outcome.fault) << outcome.fault->text();
  return state_hash(engine->snapshot());
}

void expect_in_plane(const HostBodies& b) {
  for (std::size_t i = 0; i < b.size(); ++i) {
    EXPECT_EQ(b.position[i].y, 0);
    EXPECT_EQ(b.velocity[i].y, 0);
    EXPECT_EQ(b.spin[i].x, 0);
    EXPECT_EQ(b.spin[i].z, 0);
    EXPECT_EQ(b.orientation[i].x, 0);
    EXPECT_EQ(b.orientation[i].z, 0);
  }
}

}  // namespace clast::test
