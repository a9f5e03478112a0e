#include "run/forecast.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "run/journey.hpp"
#include "scene/build.hpp"
#include "scene/read.hpp"
#include "scene/start.hpp"

namespace clast {
namespace {

constexpr BodyCost cost{1e-6, 5e-6};

TEST(Forecast, BodiesInFlightCostWhatTheyCostAtTheStart) {
  EXPECT_DOUBLE_EQ(seconds_of({.steps = 1000, .steps_in_flight = 1000, .bodies = 200}, 3e-4, cost),
                   0.3);
}

TEST(Forecast, BodiesThatHaveComeTogetherCostMore) {
  const Workload load{.steps = 1000, .steps_in_flight = 400, .bodies = 200};
  EXPECT_DOUBLE_EQ(seconds_of(load, 3e-4, cost), 0.3 + 600 * 200 * 4e-6);
}

TEST(Forecast, BodiesThatTouchAtTheStartAreNotCountedTwice) {
  const Workload load{.steps = 1000, .bodies = 200, .touching = 0.75};
  EXPECT_DOUBLE_EQ(seconds_of(load, 3e-4, cost), 0.3 + 1000 * 50 * 4e-6);
}

TEST(Forecast, BodiesOfStreamsCountInFull) {
  const Workload load{.steps = 1000, .streams = 5e-4};
  EXPECT_DOUBLE_EQ(seconds_of(load, 1e-5, cost), 0.01 + 1000 * 5e-4);
}

// By the midpoint rule.
Real summed_time_of_fall(Real least, Real most, Real g) {
  constexpr int parts = 100000;
  Real sum = 0;
  for (int i = 0; i < parts; ++i)
    sum += std::sqrt(2 * (least + (most - least) * (i + 0.5) / parts) / g);
  return sum / parts;
}

TEST(Forecast, MeanTimeOfFall) {
  EXPECT_NEAR(mean_time_of_fall(0, 2, 9.81), summed_time_of_fall(0, 2, 9.81), 1e-6);
  EXPECT_NEAR(mean_time_of_fall(0.5, 2, 9.81), summed_time_of_fall(0.5, 2, 9.81), 1e-9);
  EXPECT_DOUBLE_EQ(mean_time_of_fall(2, 2, 9.81), std::sqrt(4 / 9.81));
  EXPECT_EQ(mean_time_of_fall(0, 0, 9.81), 0);
}

const std::string balls = R"(duration = "2 s"

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
radius = "4 mm"
region = { box = { low = [0, 0, 0.1], high = [0.1, 0.1, 0.2] } }
)";

Scene with_stream(const std::string& keys) {
  return read_scene_text(balls + "method = \"stream\"\n" + keys, "stream.toml");
}

// They come evenly, so half of them are there on the average.
TEST(Forecast, StreamsBringTheirBodiesBitByBit) {
  const Scene scene = with_stream("rate = \"100 1/s\"");
  EXPECT_NEAR(mean_bodies_of(scene, scene.inserts.front()), 100, 1e-9);
}

// 100 bodies within the first second, then they stay.
TEST(Forecast, StreamsThatEndLeaveTheirBodiesThere) {
  const Scene scene = with_stream("rate = \"100 1/s\"\ncount = 100");
  EXPECT_NEAR(mean_bodies_of(scene, scene.inserts.front()), 75, 1e-9);
}

// The inlet is crossed in sqrt(2 h / g) = 0.143 s and three tenths full at most: 1,119 balls.
TEST(Forecast, StreamsBringNoMoreThanTheirInletPasses) {
  const Scene scene = with_stream("rate = \"1e6 1/s\"");
  const Real fit = 0.3 * 1e-3 / (4.0 / 3 * pi * cube(0.004));
  EXPECT_NEAR(mean_bodies_of(scene, scene.inserts.front()), fit / std::sqrt(0.2 / 9.81),
              1e-6 * fit);
}

// 100 a second for 2 s, each for half a second: 50 are there, but fewer in the first half second.
TEST(Forecast, BodiesOfStreamsThatLeave) {
  const Scene scene = with_stream("rate = \"100 1/s\"");
  const scene::Insert& stream = scene.inserts.front();
  EXPECT_NEAR(mean_bodies_of(scene, stream, 0.5), 50 - 50 * 0.25 / 2, 1e-9);
  EXPECT_NEAR(mean_bodies_of(scene, stream, 2), mean_bodies_of(scene, stream), 1e-9);
  const Scene short_stream = with_stream("rate = \"100 1/s\"\ncount = 100");
  EXPECT_NEAR(mean_bodies_of(short_stream, short_stream.inserts.front(), 0.5), 25, 1e-9);
}

Journey journey_with(const std::string& sink) {
  const Scene scene = with_stream("rate = \"100 1/s\"\n" + sink);
  const Snapshot start = starting_state(scene, build_model(scene, 0));
  HostBodies bodies;
  for (int i = 0; i < 4; ++i) {
    Body body;
    body.position = {0.02 * i, 0, 0.15};
    body.radius = 0.004;
    body.mass = 1e-3;
    append(bodies, body);
  }
  const Plan plan = make_plan(scene, bodies);
  return journey_through(scene, model_of(plan, 0), bodies, {});
}

// They fall 10 cm into the sink.
TEST(Forecast, BodiesGoThroughTheSceneAlone) {
  const std::string sink =
      "[[sink]]\nname = \"below\"\nregion = { box = { low = [-1, -1, 0], high = [1, 1, 0.05] } }";
  EXPECT_NEAR(journey_with(sink).time, std::sqrt(2 * 0.1 / 9.81), 0.01);
  EXPECT_EQ(journey_with("").time, infinity);
  EXPECT_GE(journey_with("").more, 0);
}

Forecast forecast_of(const std::string& more) {
  const Scene scene = read_scene_text(balls + more, "balls.toml");
  const Snapshot start = starting_state(scene, build_model(scene, 0));
  const Plan plan = make_plan(scene, start.bodies);
  return forecast(scene, model_of(plan, 0), start, {});
}

// No time is asserted, but what it takes is no nothing.
TEST(Forecast, IsMadeFromTrials) {
  for (const char* more : {"count = 60", "method = \"stream\"\nrate = \"100 1/s\""}) {
    const Forecast expected = forecast_of(more);
    EXPECT_GT(expected.processor_seconds, 0) << more;
    EXPECT_EQ(expected.seconds, expected.processor_seconds) << "one thread gains nothing";
    EXPECT_TRUE(std::isfinite(expected.seconds)) << more;
    EXPECT_GT(expected.bytes, 0U);
  }
}

}  // namespace
}  // namespace clast
