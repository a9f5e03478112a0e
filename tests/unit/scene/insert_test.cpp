#include "scene/insert.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <fstream>

#include "scene/build.hpp"
#include "scene/region.hpp"
#include "scene/sizes.hpp"
#include "tests/unit/scene/scene_text.hpp"

namespace clast {
namespace {

HostBodies inserted(const Scene& scene) {
  HostBodies bodies;
  insert_at_start(scene, build_model(scene, 0), bodies);
  return bodies;
}

// Sorted along x, so that only near bodies are compared.
void expect_no_overlap(const HostBodies& bodies) {
  std::vector<std::size_t> order(bodies.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return bodies.position[a].x < bodies.position[b].x;
  });
  const Real largest = *std::max_element(bodies.radius.begin(), bodies.radius.end());
  int overlaps = 0;
  for (std::size_t i = 0; i < order.size(); ++i)
    for (std::size_t j = i + 1; j < order.size(); ++j) {
      const std::size_t a = order[i], b = order[j];
      if (bodies.position[b].x - bodies.position[a].x > 2 * largest) break;
      const Real gap =
          length(bodies.position[a] - bodies.position[b]) - bodies.radius[a] - bodies.radius[b];
      overlaps += gap < -1e-12;
    }
  EXPECT_EQ(overlaps, 0);
}

void expect_sound(const Scene& scene, const HostBodies& bodies) {
  const Model model = build_model(scene, 0);
  EXPECT_EQ(bodies.orientation.size(), bodies.size());
  EXPECT_EQ(bodies.acceleration.size(), bodies.size());
  EXPECT_EQ(bodies.angular_acceleration.size(), bodies.size());
  EXPECT_EQ(bodies.dragged.size(), bodies.size());
  EXPECT_EQ(bodies.spin.size(), bodies.size());
  EXPECT_EQ(bodies.listed, bodies.position);
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    EXPECT_EQ(bodies.id[i], static_cast<Id>(i));
    EXPECT_TRUE(
        inside(*scene.inserts[0].region, bodies.position[i], bodies.radius[i] * (1 - 1e-9)));
    for (const Wall& wall : model.walls)
      EXPECT_GE(distance_to(wall, bodies.position[i]).distance, bodies.radius[i] * (1 - 1e-9));
  }
  expect_no_overlap(bodies);
}

TEST(Insert, RandomInBox) {
  const Scene scene = small({"insert.0.count=3000", "insert.0.radius={uniform=[0.0015,0.003]}"});
  const HostBodies bodies = inserted(scene);
  EXPECT_EQ(bodies.size(), 3000u);
  expect_sound(scene, bodies);
  EXPECT_NEAR(bodies.mass[5], 2500 * 4.0 / 3.0 * pi * cube(bodies.radius[5]), 1e-15);
}

TEST(Insert, RandomKeepsClearOfWallsInsideTheRegion) {
  const Scene scene =
      small({"insert.0.region={box={low=[-0.05,-0.05,-0.05],high=[0.15,0.15,0.25]}}",
             "insert.0.count=2000"});
  expect_sound(scene, inserted(scene));
}

TEST(Insert, OtherRegions) {
  for (const char* region : {"insert.0.region={cylinder={from=[0.02,0.02,0.02],to=[0.08,0.07,0.18],"
                             "radius=0.02}}",
                             "insert.0.region={sphere={center=[0.05,0.05,0.1],radius=0.04}}"})
    for (const char* method : {"insert.0.method=random", "insert.0.method=lattice"}) {
      const Scene scene = small({region, method, "insert.0.count=300"});
      const HostBodies bodies = inserted(scene);
      EXPECT_EQ(bodies.size(), 300u);
      expect_sound(scene, bodies);
    }
}

TEST(Insert, Lattice) {
  for (const char* jitter : {"insert.0.jitter=0", "insert.0.jitter=1"}) {
    const Scene scene = small({"insert.0.method=lattice", "insert.0.count=25000", jitter,
                               "insert.0.radius={uniform=[0.0015,0.002]}"});
    const HostBodies bodies = inserted(scene);
    EXPECT_EQ(bodies.size(), 25000u);
    expect_sound(scene, bodies);
  }
}

TEST(Insert, LatticeAvoidsWhatIsThere) {
  std::string text = small_scene;
  text +=
      "\n[[insert]]\nmethod = \"lattice\"\ncount = 1000\nradius = 0.002\n"
      "region = { box = { low = [0, 0, 0], high = [0.1, 0.1, 0.2] } }\n";
  const Scene scene = read_scene_text(text, "two.toml");
  const HostBodies bodies = inserted(scene);
  EXPECT_EQ(bodies.size(), 1100u);
  expect_sound(scene, bodies);
}

TEST(Insert, TooManySaysHowManyFit) {
  const Scene scene = small({"insert.0.count=30000"});
  try {
    inserted(scene);
    FAIL();
  } catch (const SceneError& error) {
    const std::string what = error.what();
    EXPECT_NE(what.find("of 30000 bodies fit into the region ("), std::string::npos) << what;
    EXPECT_NE(what.find("lattice"), std::string::npos) << what;
  }
}

TEST(Insert, LatticeCanBeFull) {
  EXPECT_THROW(inserted(small({"insert.0.method=lattice", "insert.0.count=28000",
                               "insert.0.radius={uniform=[0.001,0.0021]}"})),
               SceneError);
  EXPECT_EQ(inserted(small({"insert.0.method=lattice", "insert.0.count=31250"})).size(), 31250u);
}

TEST(Insert, ByMass) {
  std::string text = small_scene;
  const std::string count = "count = 100";
  text.replace(text.find(count), count.size(), "mass = \"200 g\"");
  const Scene scene = read_scene_text(
      text, "mass.toml", {"insert.0.radius={uniform=[0.001,0.003]}", "insert.0.method=random"});
  const HostBodies bodies = inserted(scene);
  Real mass = 0;
  for (const Real m : bodies.mass) mass += m;
  EXPECT_NEAR(mass, 0.2, 2500 * 4.0 / 3.0 * pi * cube(0.003));
  expect_sound(scene, bodies);
}

TEST(Insert, VelocityAndSpin) {
  const Scene scene = small({"insert.0.velocity=[1,2,3]", "insert.0.velocity_spread=0.5",
                             "insert.0.spin=[0,0,\"60 rpm\"]", "insert.0.orientation=same"});
  const HostBodies bodies = inserted(scene);
  Vec3 mean;
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    const Vec3 d = bodies.velocity[i] - Vec3{1, 2, 3};
    EXPECT_LE(std::abs(d.x), 0.5);
    EXPECT_LE(std::abs(d.z), 0.5);
    mean += 1.0 / static_cast<Real>(bodies.size()) * d;
    EXPECT_NEAR(bodies.spin[i].z, 2 * pi, 1e-12);
    EXPECT_EQ(bodies.orientation[i], Quat{});
  }
  EXPECT_LT(length(mean), 0.15);
  EXPECT_NE(bodies.velocity[0], bodies.velocity[1]);
}

TEST(Insert, SameSeedSameBodies) {
  EXPECT_EQ(inserted(small()).position, inserted(small()).position);
  EXPECT_NE(inserted(small()).position, inserted(small({"seed=2"})).position);
}

TEST(Insert, IsFast) {
  const auto start = std::chrono::steady_clock::now();
  const Scene lattice =
      small({"insert.0.method=lattice", "insert.0.count=1000000", "insert.0.radius=0.0005"});
  EXPECT_EQ(inserted(lattice).size(), 1000000u);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
}

TEST(BodyFile, ReadAndShifted) {
  const auto folder = std::filesystem::temp_directory_path();
  const auto path = folder / "clast_bed_test.txt";
  std::ofstream(path) << "# 1 1 1\n0 0 0.5 0.1\n0.5 0 0.5 0.2\r\n\n0.5 0.5 0.5 1e-1\n";
  std::string text = small_scene;
  text.resize(text.find("[[insert]]"));
  text += "[[insert]]\nfile = \"" + path.string() + "\"\nshift = [1, 0, 0]\n";
  const HostBodies bodies = inserted(read_scene_text(text, "file.toml"));
  ASSERT_EQ(bodies.size(), 3u);
  EXPECT_EQ(bodies.position[1], Vec3(1.5, 0, 0.5));
  EXPECT_EQ(bodies.radius[1], 0.2);
  std::filesystem::remove(path);
}

TEST(BodyFile, ErrorsNameTheLine) {
  const auto path = std::filesystem::temp_directory_path() / "clast_bad_bed_test.txt";
  const auto error = [&](const std::string& text) -> std::string {
    std::ofstream(path) << text;
    try {
      scene::read_bodies(path);
    } catch (const SceneError& e) {
      return e.what();
    }
    return "";
  };
  const std::string name = path.string();
  EXPECT_EQ(error("").find(name + ":1:1: error:"), 0u);
  EXPECT_EQ(error("0 0 0 1\n").find(name + ":1:1: error:"), 0u);
  EXPECT_EQ(error("# 1 1 1\n").find(name + ":1:1: error:"), 0u);
  EXPECT_EQ(error("# 1 1 1\n0 0 0 1\n0 0 x 1\n").find(name + ":3:1: error:"), 0u);
  EXPECT_EQ(error("# 1 1 1\n0 0 0 1\n0 0 9\n").find(name + ":3:1: error:"), 0u);
  EXPECT_EQ(error("# 1 1 1\n0 0 0 -1\n").find(name + ":2:1: error:"), 0u);
  EXPECT_EQ(error("# 1 1 1\n0 0 0 nan\n").find(name + ":2:1: error:"), 0u);
  EXPECT_EQ(error("# 1 1 1\n0 0 0 1\n\n0 0 0.1 1\n").find(name + ":4:1: error:"), 0u);
  EXPECT_EQ(error("# 1 1 1\n0 0 0 1\n0 0 1.9 1\n"), "");
  std::filesystem::remove(path);
}

}  // namespace
}  // namespace clast
