#include "run/sinks.hpp"

#include <gtest/gtest.h>

#include "run/schedule.hpp"
#include "tests/unit/scene/scene_text.hpp"

namespace clast {
namespace {

Scene with(const std::string& more) { return read_scene_text(small_scene + more, "sinks.toml"); }

std::string sink(const std::string& name, const std::string& region, const std::string& more = "") {
  return "[[sink]]\nname = \"" + name + "\"\nregion = { " + region + " }\n" + more;
}

const std::string ball = "sphere = { center = [0, 0, 0], radius = 0.05 }";
const std::string box = "box = { low = [0, -1, -1], high = [0.1, 1, 1] }";

// Bodies of mass 1, 2, 4, ... along x, stored by falling id.
HostBodies row_of(const std::vector<Real>& places) {
  HostBodies bodies;
  for (std::size_t k = places.size(); k-- > 0;) {
    Body body;
    body.id = static_cast<Id>(k);
    body.position = {places[k], 0, 0};
    body.radius = 0.001;
    body.mass = static_cast<Real>(1 << k);
    append(bodies, body);
  }
  return bodies;
}

TEST(Sinks, AreNotThereUnlessAskedFor) {
  const Sinks none(with(""));
  EXPECT_FALSE(none.due(0, 1e-3));
  EXPECT_EQ(none.next_look(0, 1e-3), never);
  EXPECT_TRUE(none.columns().empty());
  EXPECT_EQ(none.state(), "[]");
}

TEST(Sinks, NameTheirColumns) {
  const Sinks sinks(with(sink("a", ball) + sink("b_2", box)));
  EXPECT_EQ(sinks.columns(), (std::vector<std::string>{"sink.a.number", "sink.a.mass",
                                                       "sink.b_2.number", "sink.b_2.mass"}));
  EXPECT_EQ(sinks.row(), (std::vector<Real>{0, 0, 0, 0}));
}

TEST(Sinks, LookAtTheirTimes) {
  const Sinks sinks(with(sink("a", ball, "every = 0.01\nfrom = 0.1\nuntil = 0.2\n")));
  constexpr Real dt = 1e-3;
  EXPECT_FALSE(sinks.due(0, dt));
  EXPECT_EQ(sinks.next_look(0, dt), 100);
  EXPECT_TRUE(sinks.due(100, dt));
  EXPECT_FALSE(sinks.due(105, dt));
  EXPECT_EQ(sinks.next_look(100, dt), 110);
  EXPECT_TRUE(sinks.due(200, dt));
  EXPECT_EQ(sinks.next_look(200, dt), never);
  EXPECT_FALSE(sinks.due(210, dt));
}

TEST(Sinks, LookEveryHundredStepsUnlessTold) {
  const Sinks sinks(with(sink("a", ball)));
  for (const Real dt : {1e-3, 3.7e-7}) {
    EXPECT_TRUE(sinks.due(0, dt));
    EXPECT_EQ(sinks.next_look(0, dt), 100);
    EXPECT_EQ(sinks.next_look(100, dt), 200);
    EXPECT_TRUE(sinks.due(123400, dt));
    EXPECT_FALSE(sinks.due(123401, dt));
  }
}

TEST(Sinks, TakeThoseWhoseCentreIsInside) {
  Sinks sinks(with(sink("a", ball) + sink("b", box)));
  const HostBodies bodies = row_of({0.01, 0.06, 0.12, -0.02, 0.05});
  EXPECT_EQ(sinks.take(bodies, {}, 0, 1e-3), (std::vector<Id>{0, 1, 3, 4}));
  // Where both hold a body, the first counts it.
  EXPECT_EQ(sinks.row(), (std::vector<Real>{3, 1 + 8 + 16, 1, 2}));
  EXPECT_TRUE(sinks.take(row_of({0.3}), {}, 100, 1e-3).empty());
  EXPECT_EQ(sinks.row(), (std::vector<Real>{3, 25, 1, 2}));
}

TEST(Sinks, OnlyThoseThatLookTakeBodies) {
  Sinks sinks(with(sink("a", ball, "from = 0.5\n") + sink("b", box)));
  EXPECT_EQ(sinks.take(row_of({0.01}), {}, 0, 1e-3), (std::vector<Id>{0}));
  EXPECT_EQ(sinks.row(), (std::vector<Real>{0, 0, 1, 1}));
}

TEST(Sinks, InAPeriodicCellBodiesAreWhereFramesShowThem) {
  Sinks sinks(with(sink("a", ball)));
  Cell cell;
  cell.length = {0.2, 0, 0};
  EXPECT_EQ(sinks.take(row_of({0.61, 0.3, -0.39}), cell, 0, 1e-3), (std::vector<Id>{0, 2}));
}

TEST(Sinks, GoOnCountingAfterARestart) {
  const Scene scene = with(sink("a", ball));
  Sinks before(scene), after(scene);
  HostBodies bodies = row_of({0.01});
  bodies.mass[0] = 0.1;
  before.take(bodies, {}, 0, 1e-3);
  after.restore(before.state());
  EXPECT_EQ(after.row(), (std::vector<Real>{1, 0.1}));
}

TEST(Sinks, RefuseWhatTheyCannotHaveCounted) {
  Sinks sinks(with(sink("a", ball)));
  EXPECT_NO_THROW(sinks.restore(R"([{"number": 2, "mass": 0.5}])"));
  for (const char* bad : {"", "[]", "{}", R"([{"number": 2}])", R"([{"number": -2, "mass": 1}])",
                          R"([{"number": 2.5, "mass": 1}])", R"([{"number": 2, "mass": -1}])",
                          R"([{"number": 2, "mass": "1"}])", R"([{"number": 2, "mass": null}])",
                          R"([{"number": 1e300, "mass": 1}])"})
    EXPECT_THROW(sinks.restore(bad), Error) << bad;
}

}  // namespace
}  // namespace clast
