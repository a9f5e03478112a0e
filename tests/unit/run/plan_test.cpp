#include "run/plan.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "base/error.hpp"
#include "scene/build.hpp"
#include "scene/insert.hpp"
#include "scene/read.hpp"

namespace clast {
namespace {

const char* const text = R"(duration = "1 s"

[[material]]
name = "glass"
density = 2500
youngs_modulus = "10 MPa"

[[wall]]
name = "floor"
type = "plane"
point = [0, 0, 0]
normal = [0, 0, 1]

[[insert]]
count = 5
radius = "4 mm"
region = { box = { low = [0, 0, 0.3], high = [0.1, 0.1, 0.5] } }
)";

Plan plan_of(const std::vector<std::string>& overrides) {
  const Scene scene = read_scene_text(text, "plan.toml", overrides);
  HostBodies bodies;
  insert_at_start(scene, build_model(scene, 0), bodies);
  return make_plan(scene, bodies);
}

TEST(Plan, TakesTheAutomaticStepAndSaysWhy) {
  const Plan plan = plan_of({});
  EXPECT_GT(plan.step.dt, 0);
  EXPECT_NE(plan.step.reason.find("glass"), std::string::npos) << plan.step.reason;
  EXPECT_TRUE(plan.warnings.empty());
  EXPECT_EQ(model_of(plan, 0).dt, plan.step.dt);
}

TEST(Plan, SafetyScalesTheStep) {
  EXPECT_NEAR(plan_of({"time.safety=0.5"}).step.dt, 0.5 * plan_of({}).step.dt, 1e-20);
}

TEST(Plan, AnUnstableStepIsRefusedWithItsPlaceAndAWayOut) {
  try {
    plan_of({"time.step=\"5 ms\""});
    FAIL() << "was accepted";
  } catch (const Error& error) {
    const std::string what = error.what();
    for (const char* part : {"unstable", "use at most", "\"auto\""})
      EXPECT_NE(what.find(part), std::string::npos) << what;
  }
}

TEST(Plan, ALargeStepIsTakenWithAWarning) {
  const Real automatic = plan_of({}).step.dt;
  const Plan plan = plan_of({"time.step=" + std::to_string(3 * automatic)});
  ASSERT_EQ(plan.warnings.size(), 1u);
  EXPECT_NE(plan.warnings[0].find("times the automatic one"), std::string::npos);
  EXPECT_NEAR(plan.step.dt, 3 * automatic, 1e-6);
  EXPECT_TRUE(plan_of({"time.step=" + std::to_string(0.5 * automatic)}).warnings.empty());
}

// The limit does not move with safety.
TEST(Plan, SafetyDoesNotMoveTheLimit) {
  const std::string step = "time.step=" + std::to_string(4.5 * plan_of({}).step.dt);
  EXPECT_NO_THROW(plan_of({step}));
  EXPECT_NO_THROW(plan_of({step, "time.safety=0.1"}));
}

// Bodies may fall from the highest to the floor: 0.5 m and more.
TEST(Plan, ExpectsTheSpeedOfTheFall) {
  const Scene scene = read_scene_text(text, "plan.toml");
  const Model model = build_model(scene, 0);
  HostBodies bodies;
  insert_at_start(scene, model, bodies);
  Real highest = 0;
  for (const Vec3& p : bodies.position) highest = std::max(highest, p.z);
  EXPECT_NEAR(fastest_expected(scene, model, bodies), std::sqrt(2 * 9.81 * highest), 1e-9);
  bodies.velocity[2] = {3, 0, 4};
  EXPECT_NEAR(fastest_expected(scene, model, bodies), std::sqrt(25 + 2 * 9.81 * highest), 1e-9);
}

}  // namespace
}  // namespace clast
