#include "run/sensors.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/unit/scene/scene_text.hpp"

namespace clast {
namespace {

const std::string region = "region = { box = { low = [0, 0, 0], high = [0.1, 0.1, 0.1] } }\n";

Scene with(const std::string& more) { return read_scene_text(small_scene + more, "sensors.toml"); }

TEST(Sensors, NameTheirColumns) {
  const Sensors sensors(with("tag = 4\n[[sensor]]\nname = \"room\"\ntype = \"contents\"\n" +
                             region + "by = [\"tag\", \"material\"]\n"));
  const std::vector<std::string> columns = sensors.columns();
  EXPECT_EQ(columns.front(), "sensor.room.number");
  for (const char* name : {"mass.glass", "number.tag0", "mass.tag4", "solid_fraction", "vz"})
    EXPECT_EQ(std::count(columns.begin(), columns.end(), std::string("sensor.room.") + name), 1)
        << name;
}

TEST(Sensors, AreNotThereUnlessAskedFor) {
  const Sensors sensors(with(""));
  EXPECT_FALSE(sensors.any());
  EXPECT_FALSE(sensors.count_passages());
  EXPECT_TRUE(sensors.columns().empty());
  EXPECT_TRUE(sensors.memory().empty());
}

TEST(Sensors, LookAsOftenAsTheMostEager) {
  const auto flow = [](const char* name, const char* every) {
    return std::string("[[sensor]]\ntype = \"flow\"\nname = \"") + name + "\"\n" + region + every;
  };
  EXPECT_TRUE(std::isinf(Sensors(with(flow("a", ""))).interval()));
  EXPECT_EQ(Sensors(with(flow("a", "every = 0.5\n") + flow("b", "every = 0.25\n"))).interval(),
            0.25);
}

TEST(Sensors, RefuseWhatTheyCannotHaveRemembered) {
  Sensors sensors(with("[[sensor]]\nname = \"a\"\ntype = \"flow\"\n" + region));
  const Sensors::Memory good = sensors.memory();
  EXPECT_NO_THROW(sensors.restore(good));
  const auto refused = [&](auto change) {
    Sensors::Memory bad = good;
    change(bad);
    EXPECT_ANY_THROW(sensors.restore(bad));
  };
  refused([](auto& m) { m.erase("id"); });
  refused([](auto& m) { m["id"] = {1}; });
  refused([](auto& m) {
    m["id"] = {2, 1};
    m["position"].assign(6, 0);
    m["a.entered"].assign(2, -1);
  });
  refused([](auto& m) { m["a.totals"].pop_back(); });
  refused([](auto& m) { m["a.stays"] = {1}; });
  refused([](auto& m) { m["a.totals"][0] = std::nan(""); });
  refused([](auto& m) { m["a.entered"] = {0}; });
}

TEST(Sensors, AStageTagsBodiesByTheirPlace) {
  const Scene scene = read_scene_text(std::string(small_scene).replace(0, 16, "") + R"(
[[stage]]
duration = 1
[[stage.tag]]
tag = 2
region = { sphere = { center = [0, 0, 0], radius = 0.05 } }
)",
                                      "tags.toml");
  HostBodies bodies;
  for (const Real x : {0.01, 0.06, 0.21}) {
    Body body;
    body.position = {x, 0, 0};
    body.radius = 0.001;
    body.mass = 1;
    append(bodies, body);
  }
  tag_bodies(scene.stages[0], {}, bodies);
  EXPECT_EQ(bodies.tag, (std::vector<std::int32_t>{2, 0, 0}));
  Cell cell;
  cell.length = {0.2, 0, 0};  // the last one is at home at 0.01
  tag_bodies(scene.stages[0], cell, bodies);
  EXPECT_EQ(bodies.tag, (std::vector<std::int32_t>{2, 0, 2}));
  EXPECT_EQ(tags_of(scene), (std::vector<std::int32_t>{0, 2}));
}

}  // namespace
}  // namespace clast
