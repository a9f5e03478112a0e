#include "scene/streams.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cmath>

#include "scene/build.hpp"
#include "scene/inlets.hpp"
#include "scene/insert.hpp"
#include "tests/support/inserted_bodies.hpp"
#include "tests/unit/scene/scene_text.hpp"

namespace clast {
namespace {

Scene stream_scene(const std::string& keys) {
  std::string text = small_scene;
  text.resize(text.find("[[insert]]"));
  text +=
      "[[insert]]\nmethod = \"stream\"\nvelocity = [0, 0, -1]\n"
      "region = { box = { low = [0.02, 0.02, 0.15], high = [0.08, 0.08, 0.2] } }\n" +
      keys;
  return read_scene_text(text, "stream.toml");
}

// Free fall between batches, and bodies leave at the bottom: enough to make room.
void fall(HostBodies& bodies, Real dt) {
  for (std::size_t i = 0; i < bodies.size(); ++i) bodies.position[i] += dt * bodies.velocity[i];
}

struct Filling {
  HostBodies bodies;
  Id next_id = 0;
  Real time = 0;

  void advance(Streams& streams, const Model& model, Real until) {
    while (streams.next_time() <= until) {
      const Real t = streams.next_time();
      fall(bodies, t - time);
      time = t;
      const std::size_t before = bodies.size();
      streams.insert_due(time, model, bodies, next_id);
      for (std::size_t i = before; i < bodies.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
          ASSERT_GE(length(bodies.position[i] - bodies.position[j]),
                    bodies.radius[i] + bodies.radius[j]);
    }
  }
};

TEST(Streams, NoneInAnOrdinaryScene) {
  Streams streams(small());
  EXPECT_FALSE(streams.any());
  EXPECT_TRUE(std::isinf(streams.next_time()));
}

TEST(Streams, ByNumber) {
  const Scene scene = stream_scene("radius = \"2 mm\"\nrate = 500\nfrom = 0.1\nuntil = 0.5\n");
  const Model model = build_model(scene, 0);
  Streams streams(scene);
  EXPECT_TRUE(streams.any());
  EXPECT_EQ(streams.next_time(), 0.1);
  Filling filling;
  filling.advance(streams, model, 10);
  EXPECT_EQ(filling.bodies.size(), 201u);
  EXPECT_EQ(filling.next_id, 201);
  EXPECT_TRUE(std::isinf(streams.next_time()));
}

TEST(Streams, ByMassUpToATotal) {
  const Scene scene =
      stream_scene("radius = { uniform = [0.001, 0.003] }\nrate = \"0.4 kg/s\"\nmass = 0.1\n");
  const Model model = build_model(scene, 0);
  Streams streams(scene);
  Filling filling;
  filling.advance(streams, model, 0.125);
  Real mass = 0;
  for (const Real m : filling.bodies.mass) mass += m;
  EXPECT_NEAR(mass, 0.05, 0.011);
  filling.advance(streams, model, 10);
  mass = 0;
  for (const Real m : filling.bodies.mass) mass += m;
  EXPECT_NEAR(mass, 0.1, 3e-4);
  EXPECT_TRUE(std::isinf(streams.next_time()));
}

TEST(Streams, UpToACount) {
  const Scene scene = stream_scene("radius = \"2 mm\"\nrate = 1000\ncount = 77\n");
  const Model model = build_model(scene, 0);
  Streams streams(scene);
  Filling filling;
  filling.advance(streams, model, 10);
  EXPECT_EQ(filling.bodies.size(), 77u);
}

// However short the time between batches is, nothing happens unless a body is due.
TEST(Streams, BatchesComeOnlyWhereBodiesAreDue) {
  const Scene scene = stream_scene("radius = \"2 mm\"\nrate = 100\nuntil = 0.1\nevery = 1e-300\n");
  const Model model = build_model(scene, 0);
  Streams streams(scene);
  HostBodies bodies;
  Id next_id = 0;
  int batches = 0;
  for (; std::isfinite(streams.next_time()) && batches < 100; ++batches) {
    EXPECT_NEAR(streams.next_time(), 0.01 * static_cast<Real>(bodies.size()), 1e-9);
    streams.insert_due(streams.next_time(), model, bodies, next_id);
  }
  EXPECT_EQ(batches, 11);
  EXPECT_EQ(bodies.size(), 11u);
}

TEST(Streams, WaitWhenTheInletIsBlocked) {
  const Scene scene = stream_scene("radius = \"5 mm\"\nrate = 1000\nvelocity_spread = 0\n");
  const Model model = build_model(scene, 0);
  Streams streams(scene);
  HostBodies bodies;
  Id next_id = 0;
  for (int i = 0; i < 20; ++i) streams.insert_due(streams.next_time(), model, bodies, next_id);
  const std::size_t blocked = bodies.size();
  EXPECT_LT(blocked, 150u);
  for (Vec3& p : bodies.position) p.z -= 1;
  streams.insert_due(streams.next_time(), model, bodies, next_id);
  EXPECT_GT(bodies.size(), blocked);
}

TEST(Streams, RestartGivesTheSameBits) {
  const Scene scene = stream_scene(
      "radius = { normal = { mean = 0.002, deviation = 0.0003 } }\nrate = \"0.3 kg/s\"\n"
      "velocity_spread = 0.1\nspin_spread = 2\nuntil = 1\n");
  const Model model = build_model(scene, 0);
  Streams straight(scene);
  Filling whole;
  whole.advance(straight, model, 2);

  Streams first(scene);
  Filling part;
  part.advance(first, model, 0.31);
  Streams second(scene);
  second.restore(first.state());
  EXPECT_EQ(second.next_time(), first.next_time());
  part.advance(second, model, 2);

  EXPECT_EQ(part.bodies.position, whole.bodies.position);
  EXPECT_EQ(part.bodies.velocity, whole.bodies.velocity);
  EXPECT_EQ(part.bodies.spin, whole.bodies.spin);
  EXPECT_EQ(part.bodies.orientation, whole.bodies.orientation);
  EXPECT_EQ(part.bodies.radius, whole.bodies.radius);
  EXPECT_EQ(second.state(), straight.state());
}

TEST(Streams, SayOnceWhenTheInletIsFull) {
  const Scene scene = stream_scene("radius = \"5 mm\"\nrate = \"20 kg/s\"\nvelocity_spread = 0\n");
  const Model model = build_model(scene, 0);
  Streams streams(scene);
  HostBodies bodies;
  Id next_id = 0;
  EXPECT_TRUE(streams.take_news().empty());
  std::vector<std::string> news;
  std::string state;
  for (int i = 0; i < 20; ++i) {
    streams.insert_due(streams.next_time(), model, bodies, next_id);
    for (const std::string& n : streams.take_news()) news.push_back(n);
    if (i == 10) state = streams.state();
  }
  ASSERT_EQ(news.size(), 1u);
  EXPECT_EQ(news[0].find("stream.toml:15:1: the inlet of this stream is full: "), 0u) << news[0];
  EXPECT_NE(news[0].find("not 20 kg/s"), std::string::npos) << news[0];
  // A restarted run does not say it again.
  Streams later(scene);
  later.restore(state);
  for (int i = 0; i < 5; ++i) later.insert_due(later.next_time(), model, bodies, next_id);
  EXPECT_TRUE(later.take_news().empty());
}

TEST(Streams, ShapesComeInApart) {
  const Scene scene = stream_scene(
      "shape = [\"cube\", \"l_shape\"]\nradius = \"3 mm\"\nrate = 5000\ncount = 400\n");
  const Model model = build_model(scene, 0);
  Streams streams(scene);
  HostBodies bodies;
  Id next_id = 0;
  Real time = 0;
  for (int i = 0; i < 1000 && std::isfinite(streams.next_time()); ++i) {
    fall(bodies, streams.next_time() - time);
    time = streams.next_time();
    streams.insert_due(time, model, bodies, next_id);
  }
  EXPECT_EQ(bodies.size(), 400u);
  EXPECT_LE(test::deepest_overlap(scene, bodies), 0);
}

TEST(Streams, StoppedTheyChangeNothing) {
  const Scene scene = stream_scene("radius = \"2 mm\"\nrate = 500\n");
  const Model model = build_model(scene, 0);
  Streams streams(scene);
  HostBodies bodies;
  Id next_id = 5;
  const std::string before = streams.state();
  const std::atomic<bool> stop = true;
  EXPECT_THROW(streams.insert_due(0, model, bodies, next_id, stop), Stopped);
  EXPECT_EQ(streams.state(), before);
  EXPECT_EQ(next_id, 5);
  streams.insert_due(0, model, bodies, next_id);
  EXPECT_GT(next_id, 5);
}

// A body at rest would take half a second to fall through this inlet.
TEST(Streams, ShortOnesComeInSeveralBatches) {
  const Scene scene = small({"insert.0.method=\"stream\"", "insert.0.rate=\"0.1 kg/s\"",
                             "insert.0.region={box={low=[0,0,0],high=[0.1,0.1,1.2]}}",
                             "insert.0.until=0.2", "insert.0.count=400"});
  const Model model = build_model(scene, 0);
  Streams streams(scene);
  HostBodies bodies;
  Id next_id = 0;
  int batches = 0;
  for (; std::isfinite(streams.next_time()) && batches < 100; ++batches)
    streams.insert_due(streams.next_time(), model, bodies, next_id);
  EXPECT_GE(batches, 10);
  EXPECT_LE(batches, 12);
}

TEST(Streams, AShortageIsForeseen) {
  // 1 m/s through 6 cm by 6 cm, three tenths full: 1.08 l/s, or 2.7 kg/s of glass.
  EXPECT_TRUE(foreseen_shortages(stream_scene("radius = 0.002\nrate = \"2.6 kg/s\"\n")).empty());
  const auto heavy = foreseen_shortages(stream_scene("radius = 0.002\nrate = \"3 kg/s\"\n"));
  ASSERT_EQ(heavy.size(), 1u);
  EXPECT_NE(heavy[0].find("passes about 2.7 kg/s, not 3 kg/s"), std::string::npos) << heavy[0];
  const auto many = foreseen_shortages(stream_scene("radius = 0.002\nrate = 1e6\n"));
  ASSERT_EQ(many.size(), 1u);
  EXPECT_NE(many[0].find("bodies per second, not 1,000,000"), std::string::npos) << many[0];
  // The inlet holds 0.135 kg, which may come as fast as it likes.
  EXPECT_TRUE(
      foreseen_shortages(stream_scene("radius = 0.002\nrate = \"3 kg/s\"\nmass = 0.13\n")).empty());
  EXPECT_TRUE(
      foreseen_shortages(stream_scene("radius = 0.002\nrate = 1e6\ncount = 1600\n")).empty());
}

// 20 kg/s for a second into a box of 3 l that is open at the top.
Scene poured_into_a_box(const std::string& region, const std::string& more = "") {
  return read_scene_text(
      "duration = 1\n[[material]]\nname = \"glass\"\ndensity = 2500\nyoungs_modulus = 1e7\n"
      "[[wall]]\ntype = \"box\"\nlow = [0, 0, 0]\nhigh = [0.1, 0.1, 0.3]\nopen = [\"top\"]\n" +
          more +
          "[[insert]]\nmethod = \"stream\"\nrate = \"20 kg/s\"\nradius = \"5 mm\"\nregion = { " +
          region + " }\n",
      "pour.toml");
}

// It said 9.1 kg/s for the whole box, as if bodies fell out at its floor; 4.03 kg came in.
TEST(Streams, AnInletThatIsFullWhenItsBodiesLieInIt) {
  const Scene whole = poured_into_a_box("box = { low = [0, 0, 0], high = [0.1, 0.1, 0.3] }");
  EXPECT_TRUE(holds_its_bodies(whole, whole.inserts[0]));
  EXPECT_NEAR(rate_through_inlet(whole, whole.inserts[0]), 0.55 * 0.003 * 2500, 1e-9);
  const auto said = foreseen_shortages(whole);
  ASSERT_EQ(said.size(), 1u);
  EXPECT_NE(said[0].find("about 4.12 kg/s, not 20 kg/s, since bodies come to lie in it"),
            std::string::npos)
      << said[0];
  const Scene above = poured_into_a_box("box = { low = [0, 0, 0.25], high = [0.1, 0.1, 0.3] }");
  EXPECT_FALSE(holds_its_bodies(above, above.inserts[0]));
}

TEST(Streams, AFunnelHoldsNothingButAFlatPlateDoes) {
  const std::string region =
      "cylinder = { from = [0.05, 0.05, 1], to = [0.05, 0.05, 1.1], "
      "radius = 0.045 }";
  const auto closed_by = [&](const std::string& wall) {
    const Scene scene = poured_into_a_box(region, "[[wall]]\n" + wall);
    return holds_its_bodies(scene, scene.inserts[0]);
  };
  EXPECT_FALSE(
      closed_by("type = \"cone\"\nfrom = [0.05, 0.05, 1.1]\nto = [0.05, 0.05, 1.02]\n"
                "from_radius = 0.06\nto_radius = 0.012\n"));
  EXPECT_TRUE(
      closed_by("type = \"annulus\"\ncenter = [0.05, 0.05, 1.01]\nnormal = [0, 0, 1]\n"
                "radius = 0.06\n"));
}

TEST(Streams, ForeignStateIsRefused) {
  Streams streams(stream_scene("radius = 0.002\nrate = 5\n"));
  EXPECT_THROW(streams.restore("[]"), Error);
  EXPECT_THROW(streams.restore("not json"), Error);
  EXPECT_THROW(streams.restore("[{}]"), Error);
}

}  // namespace
}  // namespace clast
