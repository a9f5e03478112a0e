#include "scene/region.hpp"

#include <gtest/gtest.h>

#include "base/error.hpp"
#include "scene/region_mesh.hpp"
#include "tests/support/boxes.hpp"
#include "tests/support/inserted_bodies.hpp"
#include "tests/support/temporary_directory.hpp"
#include "tests/unit/scene/scene_text.hpp"

namespace clast {
namespace {

using scene::ClosedMesh;
using test::put;
using test::surface_of;
using test::TemporaryDirectory;

// The sides of an upright prism.
Surface sides_over(const std::vector<Vec3>& outline, Real height) {
  Surface s;
  const int n = static_cast<int>(outline.size());
  for (const Real z : {0.0, height})
    for (const Vec3& p : outline) s.vertex.push_back({p.x, p.y, z});
  for (int i = 0; i < n; ++i) s.face.push_back({i, (i + 1) % n, n + (i + 1) % n, n + i});
  return s;
}

// An L, its ends cut into convex faces.
Surface l_prism() {
  Surface s = sides_over({{0, 0, 0}, {3, 0, 0}, {3, 1, 0}, {1, 1, 0}, {1, 3, 0}, {0, 3, 0}}, 2);
  s.face.push_back({3, 2, 1, 0});
  s.face.push_back({5, 4, 3, 0});
  s.face.push_back({6, 7, 8, 9});
  s.face.push_back({6, 9, 10, 11});
  return s;
}

std::string obj_of(const std::vector<Surface>& surfaces) {
  std::vector<MeshObject> objects;
  for (const Surface& s : surfaces) objects.push_back({"", s});
  return obj_text(objects, "");
}

TEST(ClosedMesh, HoldsWhatIsInside) {
  const ClosedMesh mesh({{{"", l_prism()}}, false});
  EXPECT_NEAR(mesh.volume(), 10, 1e-12);
  Random random(3);
  for (int i = 0; i < 20000; ++i) {
    const Vec3 p = random.uniform({-0.5, -0.5, -0.5}, {3.5, 3.5, 2.5});
    const bool in =
        p.z > 0 && p.z < 2 && p.x > 0 && p.y > 0 && ((p.x < 3 && p.y < 1) || (p.x < 1 && p.y < 3));
    EXPECT_EQ(mesh.holds(p), in) << p.x << " " << p.y << " " << p.z;
  }
}

// Rays through edges and corners count them once.
TEST(ClosedMesh, HoldsPointsBelowEdgesAndCorners) {
  const ClosedMesh mesh({{{"", l_prism()}}, false});
  for (const Real z : {0.25, 1.0, 1.75}) {
    EXPECT_TRUE(mesh.holds({0.5, 0.5, z}));
    EXPECT_TRUE(mesh.holds({1.0 / 3, 1, z}));
    EXPECT_FALSE(mesh.holds({1.5, 1.5, z}));
    EXPECT_FALSE(mesh.holds({1, 3.5, z}));
    EXPECT_FALSE(mesh.holds({-1, 1, z}));
  }
}

TEST(ClosedMesh, AShellInAnotherIsAHole) {
  const ClosedMesh mesh({{{"outer", surface_of({{0, 0, 0}, {3, 3, 3}})},
                          {"inner", surface_of({{1, 1, 1}, {2, 2, 2}})}},
                         false});
  EXPECT_NEAR(mesh.volume(), 26, 1e-12);
  EXPECT_TRUE(mesh.holds({0.5, 1.5, 1.5}));
  EXPECT_FALSE(mesh.holds({1.5, 1.4, 1.6}));
  EXPECT_TRUE(mesh.facets().clear(scene::ball_at({0.5, 1.5, 1.5}, 0.49)));
  EXPECT_FALSE(mesh.facets().clear(scene::ball_at({0.5, 1.5, 1.5}, 0.51)));
}

TEST(ClosedMesh, RefusesAnOpenSurface) {
  Surface open = l_prism();
  open.face.pop_back();
  EXPECT_THROW(ClosedMesh({{{"", open}}, false}), Error);
}

class MeshRegion : public ::testing::Test {
 protected:
  void SetUp() override { put(directory_ / "l.obj", obj_of({l_prism()})); }
  // The L is 6 cm wide and 4 cm high, its corner at (1, 1, 1) m.
  Scene scene_with(const std::vector<std::string>& overrides) {
    std::vector<std::string> all = {
        "insert.0.region={mesh={file=\"l.obj\",scale=0.02,shift=[1,1,1]}}"};
    all.insert(all.end(), overrides.begin(), overrides.end());
    return read_scene_text(text_, (directory_ / "mesh.toml").string(), all);
  }
  // Corners inside, and no side of the L cuts a body: its inner corner is in none.
  void expect_inside(const Scene& scene) {
    const HostBodies bodies = test::inserted(scene);
    EXPECT_LE(test::deepest_overlap(scene, bodies), 0);
    for (std::size_t i = 0; i < bodies.size(); ++i)
      for (const test::Corners& part : test::parts_of(scene, bodies, i)) {
        Vec3 low{9, 9, 9}, high{-9, -9, -9};
        for (const Vec3& p : part.point) {
          low = smaller(low, p - Vec3{part.round, part.round, part.round});
          high = larger(high, p + Vec3{part.round, part.round, part.round});
          if (part.round == 0) {
            EXPECT_TRUE(inside(*scene.inserts[0].region, p));
          }
        }
        EXPECT_GE(low.x, 1 - 1e-12);
        EXPECT_GE(low.y, 1 - 1e-12);
        EXPECT_GE(low.z, 1 - 1e-12);
        EXPECT_LE(high.z, 1.04 + 1e-12);
        EXPECT_LE(high.x, 1.06 + 1e-12);
        EXPECT_LE(high.y, 1.06 + 1e-12);
        EXPECT_FALSE(low.x > 1.02 && high.y > 1.02);
      }
  }

  TemporaryDirectory directory_;
  std::string text_ = [] {
    std::string text = small_scene;
    const std::string count = "count = 100";
    return text.replace(text.find(count), count.size(), "");
  }();
};

TEST_F(MeshRegion, IsFilledByEveryMethod) {
  for (const char* method : {"random", "lattice", "dense"})
    for (const char* shape : {"\"sphere\"", "[\"cube\",\"gravel_1\"]"}) {
      const std::string fraction = method == std::string("dense") ? "0.45" : "0.08";
      const Scene scene = scene_with(
          {std::string("insert.0.method=") + method, std::string("insert.0.shape=") + shape,
           "insert.0.radius=\"2.5 mm\"", "insert.0.solid_fraction=" + fraction});
      expect_inside(scene);
      const HostBodies bodies = test::inserted(scene);
      EXPECT_NEAR(test::solid_volume(scene, bodies) / (10 * cube(0.02)), std::stod(fraction), 1e-3);
    }
}

TEST_F(MeshRegion, IsTurned) {
  const Scene scene =
      scene_with({"insert.0.region={mesh={file=\"l.obj\",scale=2,rotate=[0,0,\"90 deg\"]}}",
                  "insert.0.count=10"});
  const scene::Region& region = *scene.inserts[0].region;
  EXPECT_NEAR(volume(region), 80, 1e-9);
  EXPECT_TRUE(inside(region, {-1, 5, 1}));
  EXPECT_FALSE(inside(region, {1, 5, 1}));
  EXPECT_NEAR(bounds(region).low.x, -6, 1e-9);
}

TEST_F(MeshRegion, ErrorsNameTheFile) {
  Surface open = l_prism();
  open.face.pop_back();
  put(directory_ / "open.obj", obj_of({open}));
  const auto error = [&](const std::string& file) -> std::string {
    try {
      scene_with({"insert.0.count=1", "insert.0.region={mesh={file=\"" + file + "\"}}"});
    } catch (const SceneError& e) {
      return e.what();
    }
    return "";
  };
  EXPECT_NE(error("open.obj").find("open.obj"), std::string::npos) << error("open.obj");
  EXPECT_NE(error("none.obj").find("none.obj"), std::string::npos) << error("none.obj");
  EXPECT_NE(error("l.ply").find("l.ply"), std::string::npos) << error("l.ply");
}

}  // namespace
}  // namespace clast
