#include "scene/insert.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>

#include "scene/build.hpp"
#include "scene/region.hpp"
#include "scene/sizes.hpp"
#include "tests/support/inserted_bodies.hpp"
#include "tests/unit/scene/scene_text.hpp"

namespace clast {
namespace {

using test::inserted;

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
    EXPECT_NE(what.find("of 30,000 bodies fit into the region ("), std::string::npos) << what;
    EXPECT_NE(what.find("dense"), std::string::npos) << what;
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

TEST(Insert, AMillionBodiesOnALattice) {
  const Scene lattice =
      small({"insert.0.method=lattice", "insert.0.count=1000000", "insert.0.radius=0.0005"});
  EXPECT_EQ(inserted(lattice).size(), 1000000u);
}

// ---- shapes ---------------------------------------------------------------------------------

void expect_clear(const Scene& scene, const HostBodies& bodies) {
  EXPECT_LE(test::deepest_overlap(scene, bodies), 0);
  EXPECT_LE(test::farthest_outside(scene, bodies, *scene.inserts[0].region), 1e-9);
}

TEST(InsertShapes, RandomPlacesAreFilledByTrueShapes) {
  for (const char* shape : {"tetrahedron", "brick", "gravel_1", "flat_plate", "jack"}) {
    const Scene scene = small({std::string("insert.0.shape=\"") + shape + "\"",
                               "insert.0.radius=\"4 mm\"", "insert.0.count=900"});
    const HostBodies bodies = inserted(scene);
    EXPECT_EQ(bodies.size(), 900u);
    expect_clear(scene, bodies);
    for (const Real mass : bodies.mass) EXPECT_NEAR(mass, 2500 * 4 / 3.0 * pi * cube(4e-3), 1e-12);
  }
}

TEST(InsertShapes, MixedShapesInRoundRegions) {
  for (const char* region :
       {"insert.0.region={cylinder={from=[0.05,0.05,0.01],to=[0.05,0.06,0.19],radius=0.04}}",
        "insert.0.region={sphere={center=[0.05,0.05,0.1],radius=0.045}}"})
    for (const char* method : {"insert.0.method=random", "insert.0.method=lattice"}) {
      const Scene scene = small({region, method, "insert.0.count=60",
                                 "insert.0.shape=[\"cube\",\"ballast_3\",\"sphere\"]",
                                 "insert.0.radius={uniform=[0.002,0.004]}"});
      const HostBodies bodies = inserted(scene);
      EXPECT_EQ(bodies.size(), 60u);
      expect_clear(scene, bodies);
    }
}

// A tilted plate and a facet of a mesh pass through the region.
TEST(InsertShapes, KeepClearOfWalls) {
  std::string text = small_scene;
  text.insert(text.find("[[insert]]"), R"([[wall]]
name = "plate"
type = "rectangle"
corner = [0.02, 0.02, 0.05]
edge_u = [0.06, 0, 0.02]
edge_v = [0, 0.06, 0]
)");
  const Scene scene = read_scene_text(
      text, "plate.toml",
      {"insert.0.shape=\"cube\"", "insert.0.radius=\"4 mm\"", "insert.0.count=800"});
  const HostBodies bodies = inserted(scene);
  expect_clear(scene, bodies);
  // No cube has corners on both sides of the plate and its middle over it.
  const Vec3 n = normalized(cross(Vec3{0.06, 0, 0.02}, Vec3{0, 0.06, 0}));
  int over = 0;
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    const Vec3 d = bodies.position[i] - Vec3{0.02, 0.02, 0.05};
    const Vec3 foot = d - dot(d, n) * n;
    if (foot.x < 0 || foot.x > 0.06 || foot.y < 0 || foot.y > 0.06) continue;
    Real low = 1, high = -1;
    const test::Corners cube = test::parts_of(scene, bodies, i)[0];
    for (const Vec3& p : cube.point) {
      low = std::min(low, dot(p - Vec3{0.02, 0.02, 0.05}, n));
      high = std::max(high, dot(p - Vec3{0.02, 0.02, 0.05}, n));
    }
    EXPECT_TRUE(low > 0 || high < 0) << low << " " << high;
    over += std::abs(dot(d, n)) < 0.012;
  }
  EXPECT_GT(over, 3);
}

// The small scene with other words in place of how many and how large.
Scene with(const std::string& amount, const std::string& size,
           const std::vector<std::string>& overrides) {
  std::string text = small_scene;
  const std::string count = "count = 100", radius = "radius = \"2 mm\"";
  text.replace(text.find(radius), radius.size(), size);
  text.replace(text.find(count), count.size(), amount);
  return read_scene_text(text, "with.toml", overrides);
}

// Cubes that stand upright leave no gap: a lattice of their boxes is full.
TEST(InsertShapes, LatticesOfUprightBodiesCanBeFull) {
  const std::vector<std::string> upright = {"insert.0.shape=\"cube\"", "insert.0.method=lattice",
                                            "insert.0.orientation=\"same\""};
  const Scene scene = with("count = 2000", "scale = \"5 mm\"", upright);
  const HostBodies bodies = inserted(scene);
  EXPECT_EQ(bodies.size(), 2000u);
  EXPECT_NEAR(test::solid_volume(scene, bodies), 2e-3, 1e-12);
  EXPECT_LE(test::deepest_overlap(scene, bodies), 1e-9);
  EXPECT_THROW(inserted(with("count = 2000", "scale = \"5.01 mm\"", upright)), SceneError);
}

TEST(InsertShapes, LatticesGoByTheBoxesOfTurnedBodies) {
  // Plates that lie flat need little height.
  const Scene scene = with("solid_fraction = 0.6", "radius = \"3 mm\"",
                           {"insert.0.shape=\"flat_plate\"", "insert.0.method=lattice",
                            "insert.0.orientation=\"same\""});
  const HostBodies bodies = inserted(scene);
  EXPECT_NEAR(test::solid_volume(scene, bodies) / 2e-3, 0.6, 1e-4);
  expect_clear(scene, bodies);
}

TEST(InsertShapes, AlongAnAxis) {
  const Scene scene = small({"insert.0.shape=\"brick\"", "insert.0.orientation=\"axis\"",
                             "insert.0.axis=[0,0,3]", "insert.0.radius=\"4 mm\""});
  const HostBodies bodies = inserted(scene);
  expect_clear(scene, bodies);
  int up = 0;
  Real turned = 0;
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    // The box around a brick is as high as the brick is long.
    Real low = 1, high = -1;
    const test::Corners brick = test::parts_of(scene, bodies, i)[0];
    for (const Vec3& p : brick.point) {
      low = std::min(low, p.z);
      high = std::max(high, p.z);
    }
    const Polyhedron& p = scene.shapes[1].parts[0].shape.polyhedron;
    Real longest = 0;
    for (const PolyhedronEdge& e : p.edge)
      longest = std::max(longest, length(p.vertex[e.to] - p.vertex[e.from]));
    EXPECT_NEAR(high - low, longest * bodies.radius[i], 1e-12);
    const Vec3 x = rotate(bodies.orientation[i], {1, 0, 0});
    up += x.z > 0.5;
    turned += rotate(bodies.orientation[i], {0, 1, 0}).x;
  }
  EXPECT_GT(up, 20);
  EXPECT_LT(up, 80);
  EXPECT_LT(std::abs(turned), 30);
}

// In the plane the longest side lies along the axis, either end first.
TEST(InsertShapes, AlongAnAxisInThePlane) {
  const std::string text = "dimensions = 2\n" + std::string(small_scene) +
                           "\n[[polygon]]\nname = \"plank\"\n"
                           "corners = [[0, 0], [3, 3], [2.5, 3.5], [-0.5, 0.5]]\n";
  const Scene scene = read_scene_text(
      text, "flat.toml",
      {"insert.0.shape=\"plank\"", "insert.0.radius=\"1 mm\"", "insert.0.orientation=\"axis\"",
       "insert.0.axis=[1,0,0]", "insert.0.region={box={low=[0,0,0],high=[0.1,0,0.2]}}"});
  const HostBodies bodies = inserted(scene);
  expect_clear(scene, bodies);
  const Vec3 own = normalized(Vec3{1, 0, 1});
  int forward = 0;
  for (const Quat& q : bodies.orientation) {
    const Vec3 along = rotate(q, own);
    EXPECT_NEAR(std::abs(along.x), 1, 1e-9);
    forward += along.x > 0;
  }
  EXPECT_GT(forward, 20);
  EXPECT_LT(forward, 80);
}

TEST(InsertShapes, AtGivenPlacesTheyStandUnlessTurned) {
  std::string text = small_scene;
  text.resize(text.find("[[insert]]"));
  text += "[[insert]]\nshape = \"brick\"\nradius = 0.01\nat = [[0, 0, 1], [0, 0, 2]]\n";
  const Scene plain = read_scene_text(text, "at.toml");
  const Quat stands = plain.shapes[1].axes;
  EXPECT_EQ(inserted(plain).orientation, (std::vector<Quat>{stands, stands}));
  const HostBodies turned =
      inserted(read_scene_text(text + "orientation = \"random\"\n", "at.toml"));
  EXPECT_NE(turned.orientation[0], stands);
  EXPECT_NE(turned.orientation[0], turned.orientation[1]);
}

TEST(InsertShapes, StandAsTurned) {
  const Scene scene = small({"insert.0.shape=\"cube\"", "insert.0.radius=\"4 mm\"",
                             "insert.0.turn={axis=[0,0,1],angle=\"45 deg\"}"});
  for (const Quat& q : inserted(scene).orientation)
    EXPECT_NEAR(std::abs(rotate(q, {1, 0, 0}).x), std::sqrt(0.5), 1e-12);
}

TEST(InsertShapes, SolidFractionIsAWayToSayHowMany) {
  const Scene scene = with("solid_fraction = 0.2", "radius = { uniform = [0.001, 0.003] }", {});
  const HostBodies bodies = inserted(scene);
  EXPECT_NEAR(test::solid_volume(scene, bodies) / 2e-3, 0.2, 1e-4);
}

// What random places reached when balls around bodies were compared: 3.7 % of tetrahedra, 5 % of
// bricks, 9.4 % of gravel.
TEST(InsertShapes, FillMoreThanTheBallsAroundThem) {
  for (const auto& [shape, fraction] :
       {std::pair{"tetrahedron", 0.2}, std::pair{"brick", 0.2}, std::pair{"gravel_1", 0.25}}) {
    const Scene scene = with("solid_fraction = " + std::to_string(fraction), "radius = \"3.5 mm\"",
                             {std::string("insert.0.shape=") + shape});
    const HostBodies bodies = inserted(scene);
    EXPECT_NEAR(test::solid_volume(scene, bodies) / 2e-3, fraction, 1e-4);
    expect_clear(scene, bodies);
  }
}

TEST(InsertShapes, PolygonsInThePlane) {
  std::string text = "dimensions = 2\n" + std::string(small_scene);
  for (const char* method : {"insert.0.method=random", "insert.0.method=lattice"}) {
    const Scene scene = read_scene_text(
        text, "flat.toml",
        {method, "insert.0.shape=[\"square\",\"triangle\",\"disc\"]", "insert.0.count=300",
         "insert.0.radius=\"2.5 mm\"", "insert.0.region={box={low=[0,0,0],high=[0.1,0,0.2]}}"});
    const HostBodies bodies = inserted(scene);
    EXPECT_EQ(bodies.size(), 300u);
    expect_clear(scene, bodies);
  }
}

}  // namespace
}  // namespace clast
