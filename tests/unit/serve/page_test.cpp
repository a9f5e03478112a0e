#include "serve/page.hpp"

#include <gtest/gtest.h>

#include <cstring>
#include <nlohmann/json.hpp>

#include "render/run_files.hpp"
#include "tests/support/small_scene.hpp"
#include "tests/unit/render/little_run.hpp"

namespace clast {
namespace {

using namespace testing_render;

Request asking(const std::string& path, std::vector<std::pair<std::string, std::string>> query = {},
               const std::string& method = "GET") {
  Request request;
  request.method = method;
  request.path = path;
  request.query = std::move(query);
  return request;
}

nlohmann::json head_of_message(const std::string& bytes) {
  std::uint32_t length = 0;
  std::memcpy(&length, bytes.data() + 4, sizeof length);
  return nlohmann::json::parse(bytes.substr(8, length));
}

template <class T>
std::vector<T> section(const std::string& bytes, const std::string& name) {
  const nlohmann::json head = head_of_message(bytes);
  std::uint32_t length = 0;
  std::memcpy(&length, bytes.data() + 4, sizeof length);
  const auto& place = head.at("sections").at(name);
  std::vector<T> values(place[2].get<std::size_t>());
  const std::size_t start = (8 + length + 7) / 8 * 8 + place[1].get<std::size_t>();
  EXPECT_LE(start + values.size() * sizeof(T), bytes.size());
  std::memcpy(values.data(), bytes.data() + start, values.size() * sizeof(T));
  return values;
}

std::vector<ForceLine> two_lines() {
  return {{{0.1, 0.1, 0.1}, {0.4, 0.1, 0.1}, 0, 4, -1, {3, 4, 0}},
          {{0.1, 0.1, 0.1}, {0.1, 0.1, 0}, 1, -1, 0, {0, 0, -2}}};
}

TEST(FrameMessage, HoldsTheFrame) {
  Moment moment;
  moment.number = 5;
  moment.frame = little_scene({1e5, 0, 0}).frame;
  moment.walls = little_scene({1e5, 0, 0}).walls;
  moment.forces = two_lines();
  name_parts(moment);
  const std::size_t n = moment.frame.size();
  const std::string bytes = frame_message(
      moment, {.field = Field::velocity, .forces = true, .roster = "", .wall_key = ""});
  const nlohmann::json head = head_of_message(bytes);
  EXPECT_EQ(head["count"], n);
  EXPECT_EQ(head["number"], 5);
  EXPECT_EQ(head["time"], 0.25);
  const auto position = section<float>(bytes, "position");
  const auto value = section<float>(bytes, "value");
  const auto turn = section<std::int16_t>(bytes, "orientation");
  ASSERT_EQ(position.size(), 3 * n);
  for (std::size_t i = 0; i < n; ++i) {
    for (int axis = 0; axis < 3; ++axis)
      EXPECT_NEAR(
          position[3 * i + static_cast<std::size_t>(axis)] + head["origin"][axis].get<Real>(),
          moment.frame.position[i][axis], 1e-6);
    EXPECT_FLOAT_EQ(value[i], static_cast<float>(length(moment.frame.velocity[i])));
    EXPECT_EQ(turn[4 * i], 32767);
  }
  EXPECT_EQ(section<std::int32_t>(bytes, "id"), moment.frame.id);
  EXPECT_EQ(section<std::uint16_t>(bytes, "material").back(), 2);
  EXPECT_EQ(section<std::uint32_t>(bytes, "pair"), (std::vector<std::uint32_t>{0, 4}));
  EXPECT_EQ(section<float>(bytes, "pair_force"), (std::vector<float>{5}));
  EXPECT_EQ(section<float>(bytes, "support_force"), (std::vector<float>{2}));
  EXPECT_EQ(section<std::uint32_t>(bytes, "wall_end").size(), 5u);
}

TEST(FrameMessage, LeavesOutWhatThePageHas) {
  Moment moment;
  moment.frame = little_scene().frame;
  name_parts(moment);
  const std::string bytes = frame_message(
      moment,
      {.field = Field::id, .forces = true, .roster = moment.roster, .wall_key = moment.wall_key});
  const nlohmann::json sections = head_of_message(bytes).at("sections");
  EXPECT_EQ(sections.size(), 3u);
  EXPECT_LT(bytes.size(), 24 * moment.frame.size() + 700);
  Moment changed = moment;
  changed.frame.radius[0] *= 2;
  name_parts(changed);
  EXPECT_NE(changed.roster, moment.roster);
  EXPECT_EQ(changed.wall_key, moment.wall_key);
}

TEST(Page, AnswersFromFiles) {
  const TemporaryDirectory run;
  write_little_run(run, 3);
  test::put(run / "scene.toml", "title = \"Pile\"\n[[material]]\nname = \"tuff\"\n");
  Page page(run);
  const auto get = [&](const std::string& path,
                       std::vector<std::pair<std::string, std::string>> query = {}) {
    return page.answer(asking(path, std::move(query)), true);
  };
  EXPECT_EQ(get("").type.substr(0, 9), "text/html");
  EXPECT_GT(get("viewer.js").body->size(), 100000u);
  const nlohmann::json info = nlohmann::json::parse(*get("info").body);
  EXPECT_EQ(info["title"], "Pile");
  EXPECT_EQ(info["materials"][0], "tuff");
  EXPECT_EQ(info["colors"].get<std::string>().size(), 256u * 6);
  EXPECT_EQ(section<double>(*get("frames").body, "time"), (std::vector<double>{0, 0.1, 0.2}));
  const std::string frame = *get("frame", {{"number", "1"}, {"color", "velocity"}}).body;
  EXPECT_EQ(head_of_message(frame)["time"], 0.1);
  const nlohmann::json grain =
      nlohmann::json::parse(*get("grain", {{"number", "1"}, {"id", "3"}}).body);
  EXPECT_EQ(grain["velocity"], (nlohmann::json{0.30000000000000004, 0, -0.15000000000000002}));
  EXPECT_EQ(grain["material"], "tuff");
  EXPECT_EQ(get("grain", {{"number", "1"}, {"id", "300"}}).status, 404);
  EXPECT_EQ(get("grain", {{"number", "1"}, {"id", "4294967299"}}).status, 404);
  EXPECT_TRUE(test::wait_until([&] { return !get("series").later; }));
  EXPECT_EQ(head_of_message(*get("series").body)["rows"], 0);
  EXPECT_EQ(get("scene.toml").status, 404);
  EXPECT_THROW(get("frame", {{"number", "77"}, {"color", "id"}}), Error);
  EXPECT_THROW(get("frame", {{"number", "1"}, {"color", "taste"}}), Error);
  EXPECT_THROW(get("frame", {{"number", "live"}, {"color", "id"}}), Error);
  EXPECT_EQ(page.answer(asking("pause", {}, "POST"), true).status, 409);
  EXPECT_EQ(page.answer(asking("info", {}, "PUT"), true).status, 405);
}

TEST(Page, FollowsALiveRun) {
  const TemporaryDirectory run;
  bool stopped = false;
  LiveRun live([&] { stopped = true; });
  Page page(run, &live);
  const auto frame = [&](const std::string& after) {
    return page.answer(asking("frame", {{"number", "live"}, {"after", after}, {"color", "id"}}),
                       true);
  };
  EXPECT_FALSE(live.wants_state());  // nobody has asked
  EXPECT_TRUE(frame("-1").later);
  EXPECT_TRUE(live.wants_state());
  live.tell({0.25, 1, 10, 29, 0, "flow"});
  auto state = std::make_shared<Snapshot>(little_pile());
  state->step = 10;
  Model model;
  model.walls = little_box();
  live.show(state, model, 1e-3);
  EXPECT_FALSE(live.wants_state());
  const Answer shown = frame("-1");
  ASSERT_FALSE(shown.later);
  EXPECT_EQ(head_of_message(*shown.body)["step"], 10);
  EXPECT_TRUE(frame("1").later);
  EXPECT_FALSE(live.wants_state());  // the state has been shown already
  live.tell({0.26, 1, 11, 29, 0, "flow"});
  std::this_thread::sleep_for(std::chrono::milliseconds(110));
  EXPECT_TRUE(live.wants_state());

  const auto post = [&](const std::string& what) {
    return page.answer(asking(what, {{"steps", "5"}}, "POST"), true).status;
  };
  EXPECT_EQ(post("pause"), 200);
  EXPECT_TRUE(live.holds());
  EXPECT_EQ(post("step"), 200);
  EXPECT_FALSE(live.holds());
  EXPECT_EQ(live.allowed_steps(), 5);
  live.did_steps(5);
  EXPECT_TRUE(live.holds());
  EXPECT_EQ(post("resume"), 200);
  EXPECT_FALSE(live.holds());
  EXPECT_EQ(post("sleep"), 404);
  EXPECT_EQ(post("stop"), 200);
  EXPECT_TRUE(stopped);
  live.ended("stopped", "stopped on request");
  EXPECT_EQ(post("pause"), 409);
  const Answer last = page.answer(asking("state"), true);
  EXPECT_EQ(nlohmann::json::parse(*last.body)["status"], "stopped");
}

TEST(FrameMessage, HoldsBondsWhereTheyAreAskedFor) {
  Moment moment;
  moment.frame = little_scene().frame;
  name_parts(moment);
  EXPECT_EQ(head_of_message(frame_message(moment, {.bonds = true}))["has_bonds"], false);
  moment.bonds = {{{{0.1, 0.2, 0.3}, {0.2, 0.2, 0.3}, 0, 1, 0.05, 0.25}}};
  const std::string bytes = frame_message(moment, {.bonds = true});
  const nlohmann::json head = head_of_message(bytes);
  EXPECT_EQ(head["has_bonds"], true);
  const auto begin = section<float>(bytes, "bond_begin"), end = section<float>(bytes, "bond_end");
  ASSERT_EQ(begin.size(), 3u);
  EXPECT_NEAR(begin[0] + head["origin"][0].get<Real>(), 0.1, 1e-6);
  EXPECT_NEAR(end[0] + head["origin"][0].get<Real>(), 0.2, 1e-6);
  EXPECT_EQ(section<float>(bytes, "bond_radius"), (std::vector<float>{0.05F}));
  EXPECT_EQ(section<float>(bytes, "bond_load"), (std::vector<float>{0.25F}));
  EXPECT_FALSE(head_of_message(frame_message(moment, {}))["sections"].contains("bond_load"));
}

TEST(FrameMessage, FragmentsThatFollowEachOtherAreFarApartOnTheScale) {
  Moment moment;
  moment.frame = little_scene().frame;
  moment.frame.fragment.assign(moment.frame.size(), 7);
  moment.frame.fragment.back() = 8;
  name_parts(moment);
  const auto value = section<float>(frame_message(moment, {.field = Field::fragment}), "value");
  EXPECT_EQ(value.front(), value[1]);
  EXPECT_GT(std::abs(value.front() - value.back()), 0.2F);
  for (const float v : value) EXPECT_TRUE(v >= 0 && v <= 1);
}

}  // namespace
}  // namespace clast
