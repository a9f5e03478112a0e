// Dense starts: as full as asked for, nothing overlaps, nothing sticks out.
#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <set>

#include "exec/parallel.hpp"
#include "scene/build.hpp"
#include "scene/insert.hpp"
#include "tests/support/inserted_bodies.hpp"
#include "tests/unit/scene/scene_text.hpp"

namespace clast {
namespace {

using test::deepest_overlap;
using test::farthest_outside;
using test::inserted;

const char* const dense_text = R"(duration = "1 s"
[[material]]
name = "rock"
density = 2600
youngs_modulus = 1e7
[[insert]]
method = "dense"
diameter = { uniform = ["8 mm", "12 mm"] }
region = { box = { low = [0.1, 0, 0], high = [0.2, 0.1, 0.1] } }
)";

Scene dense(const std::vector<std::string>& overrides) {
  return read_scene_text(dense_text, "dense.toml", overrides);
}

// Nothing overlaps at all, and the volume is that asked for to half a body.
void expect_dense(const Scene& scene, Real fraction) {
  const HostBodies bodies = inserted(scene);
  const scene::Region& region = *scene.inserts[0].region;
  Real largest = 0;
  for (const auto& grain : scene::GrainSampler(scene, scene.inserts[0]).largest_of_each())
    largest = std::max(largest, volume_of(scene, grain));
  EXPECT_NEAR(test::solid_volume(scene, bodies) / volume(region), fraction,
              0.5 * largest / volume(region));
  EXPECT_LE(deepest_overlap(scene, bodies), 0);
  EXPECT_LE(farthest_outside(scene, bodies, region), 1e-9);
}

TEST(Dense, Balls) {
  expect_dense(dense({}), 0.5);
  expect_dense(dense({"insert.0.solid_fraction=0.56"}), 0.56);
}

TEST(Dense, PolyhedraOfEveryKind) {
  for (const char* shape : {"tetrahedron", "cube", "brick", "gravel_1", "pyramid"})
    expect_dense(
        dense({std::string("insert.0.shape=\"") + shape + "\"", "insert.0.solid_fraction=0.55"}),
        0.55);
  expect_dense(dense({"insert.0.shape=\"flat_plate\""}), 0.5);
}

TEST(Dense, MixedShapesAndWideSizes) {
  expect_dense(dense({"insert.0.shape=[\"ballast_1\",\"cube\",\"tetrahedron\",\"sphere\"]",
                      "insert.0.solid_fraction=0.55",
                      "insert.0.diameter={lognormal={median=\"8 mm\",sigma=0.4}}"}),
               0.55);
}

TEST(Dense, BodiesOfSeveralParts) {
  expect_dense(dense({"insert.0.shape=[\"jack\",\"l_shape\"]", "insert.0.solid_fraction=0.4"}),
               0.4);
}

TEST(Dense, RoundRegions) {
  const std::string shape = "insert.0.shape=[\"gravel_2\",\"sphere\"]";
  expect_dense(dense({shape,
                      "insert.0.region={cylinder={from=[0,0,0],to=[0.03,0,0.1],"
                      "radius=\"4 cm\"}}"}),
               0.5);
  expect_dense(dense({shape, "insert.0.region={sphere={center=[1,1,1],radius=\"5 cm\"}}"}), 0.5);
}

TEST(Dense, ThePlane) {
  const std::vector<std::string> flat = {"dimensions=2",
                                         "insert.0.region={box={low=[0,0,0],high=[0.2,0,0.2]}}"};
  std::vector<std::string> discs = flat, polygons = flat;
  discs.push_back("insert.0.solid_fraction=0.78");
  polygons.push_back("insert.0.shape=[\"square\",\"triangle\",\"hexagon\",\"disc\"]");
  expect_dense(dense(discs), 0.78);
  expect_dense(dense(polygons), 0.7);
  const HostBodies bodies = inserted(dense(polygons));
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    EXPECT_EQ(bodies.position[i].y, 0);
    EXPECT_EQ(bodies.orientation[i].x, 0);
    EXPECT_EQ(bodies.orientation[i].z, 0);
  }
}

TEST(Dense, SizesAskedForAreSizesObtained) {
  const HostBodies bodies = inserted(dense({"insert.0.shape=\"cube\"", "insert.0.count=700"}));
  ASSERT_EQ(bodies.size(), 700u);
  Real smallest = 1, largest = 0;
  for (const Real m : bodies.mass) {
    const Real diameter = 2 * std::cbrt(m / (2600 * 4 / 3.0 * pi));
    smallest = std::min(smallest, diameter);
    largest = std::max(largest, diameter);
  }
  EXPECT_GE(smallest, 8e-3 * (1 - 1e-12));
  EXPECT_LE(largest, 12e-3 * (1 + 1e-12));
  EXPECT_LT(smallest, 8.1e-3);
  EXPECT_GT(largest, 11.9e-3);
}

TEST(Dense, AsHeavyAsAskedFor) {
  const HostBodies bodies = inserted(dense({"insert.0.mass=1.2"}));
  Real mass = 0;
  for (const Real m : bodies.mass) mass += m;
  EXPECT_NEAR(mass, 1.2, 2600 * 0.5 * 4 / 3.0 * pi * cube(6e-3));
}

// A post, a tilted plate and a bed of earlier bodies stand in the way.
TEST(Dense, KeepsClearOfWallsAndOfOtherBodies) {
  const Scene scene = read_scene_text(std::string(dense_text) + R"(
[[insert]]
shape = "cube"
diameter = "20 mm"
orientation = "same"
at = [[0.15, 0.05, 0.05], [0.11, 0.02, 0.02]]
[[wall]]
name = "plate"
type = "rectangle"
corner = [0.16, 0, 0.02]
edge_u = [0, 0.1, 0]
edge_v = [0.03, 0, 0.05]
[[wall]]
name = "slope"
type = "plane"
point = [0.1, 0, 0.015]
normal = [-0.2, 0, 1]
)",
                                      "obstacles.toml", {"insert.0.solid_fraction=0.3"});
  Scene turned = scene;
  std::swap(turned.inserts[0], turned.inserts[1]);
  const HostBodies bodies = inserted(turned);
  EXPECT_LE(deepest_overlap(turned, bodies), 0);
  const scene::Region& region = *turned.inserts[1].region;
  for (std::size_t i = 2; i < bodies.size(); ++i) {
    EXPECT_TRUE(inside(region, bodies.position[i], bodies.radius[i] * (1 - 1e-9)));
    const Vec3 n = normalized(Vec3{-0.2, 0, 1});
    EXPECT_GE(dot(bodies.position[i] - Vec3{0.1, 0, 0.015}, n), bodies.radius[i] * (1 - 1e-9));
    const Vec3 across = normalized(cross(Vec3{0, 1, 0}, Vec3{0.03, 0, 0.05}));
    const Vec3 along = normalized(Vec3{0.03, 0, 0.05});
    const Vec3 d = bodies.position[i] - Vec3{0.16, 0.05, 0.02};
    const bool beside = dot(d, along) > 0 && dot(d, along) < length(Vec3{0.03, 0, 0.05});
    if (beside) {
      EXPECT_GE(std::abs(dot(d, across)), bodies.radius[i] * (1 - 1e-9));
    }
  }
}

TEST(Dense, OrientationsStayAsAskedFor) {
  const HostBodies same =
      inserted(dense({"insert.0.shape=\"brick\"", "insert.0.orientation=\"same\"",
                      "insert.0.solid_fraction=0.35"}));
  for (const Quat& q : same.orientation) EXPECT_EQ(q, same.orientation[0]);
  const Scene scene = dense({"insert.0.shape=\"brick\"", "insert.0.orientation=\"axis\"",
                             "insert.0.axis=[1,2,0]", "insert.0.solid_fraction=0.4"});
  expect_dense(scene, 0.4);
  const HostBodies along = inserted(scene);
  const Vec3 axis = normalized(Vec3{1, 2, 0});
  int least = 0;
  for (int k = 1; k < 3; ++k)
    if (scene.shapes[1].inertia[k] < scene.shapes[1].inertia[least]) least = k;
  Vec3 own;
  own[least] = 1;
  for (const Quat& q : along.orientation) EXPECT_NEAR(std::abs(dot(rotate(q, own), axis)), 1, 1e-9);
}

TEST(Dense, ThreadsDoNotShow) {
  const Scene scene = dense({"insert.0.shape=[\"ballast_2\",\"sphere\",\"l_shape\"]"});
  std::set<std::uint64_t> hashes;
  for (const int threads : {1, 2, 3, 8}) {
    ThreadTeam team(threads);
    team.enter([&] { hashes.insert(test::pose_hash(inserted(scene))); });
  }
  EXPECT_EQ(hashes.size(), 1u);
}

TEST(Dense, OneBody) {
  EXPECT_EQ(inserted(dense({"insert.0.count=1"})).size(), 1u);
  EXPECT_EQ(inserted(dense({"insert.0.count=1", "insert.0.shape=\"jack\""})).size(), 1u);
}

TEST(Dense, SeedsDiffer) {
  const std::uint64_t one = test::pose_hash(inserted(dense({})));
  EXPECT_EQ(one, test::pose_hash(inserted(dense({}))));
  EXPECT_NE(one, test::pose_hash(inserted(dense({"seed=2"}))));
}

TEST(Dense, SaysHowFullItGets) {
  try {
    inserted(dense({"insert.0.solid_fraction=0.8"}));
    FAIL();
  } catch (const SceneError& error) {
    const std::string what = error.what();
    EXPECT_NE(what.find("bodies like these fill"), std::string::npos) << what;
    EXPECT_NE(what.find("not 80 %"), std::string::npos) << what;
    const Real reached = std::stod(what.substr(what.find("solid_fraction = ") + 17));
    EXPECT_GT(reached, 0.56);
    EXPECT_LT(reached, 0.66);
    // What it promises can be had.
    expect_dense(dense({"insert.0.solid_fraction=" + std::to_string(reached - 0.015)}),
                 reached - 0.015);
  }
}

TEST(Dense, StopsWhenAsked) {
  const Scene scene = dense({});
  HostBodies bodies;
  const std::atomic<bool> stop = true;
  EXPECT_THROW(insert_at_start(scene, build_model(scene, 0), bodies, stop), Stopped);
  const Scene other = dense({"insert.0.method=random", "insert.0.count=50"});
  EXPECT_THROW(insert_at_start(other, build_model(other, 0), bodies, stop), Stopped);
}

}  // namespace
}  // namespace clast
