// Scenes with bodies of several parts.
#include <gtest/gtest.h>

#include "scene/build.hpp"
#include "scene/insert.hpp"
#include "tests/support/boxes.hpp"
#include "tests/support/inserted_bodies.hpp"
#include "tests/support/temporary_directory.hpp"
#include "tests/unit/scene/scene_text.hpp"

namespace clast {
namespace {

using test::TemporaryDirectory;

HostBodies inserted(const std::string& set) {
  const Scene scene = small({"insert.0.shape=[\"jack\", \"l_shape\"]", "insert.0.count=30", set});
  HostBodies bodies;
  insert_at_start(scene, build_model(scene, 0), bodies);
  return bodies;
}

TEST(ConcaveScene, SizesMeanTheSphereOfEqualVolume) {
  const HostBodies bodies = inserted("insert.0.radius=\"4 mm\"");
  ASSERT_EQ(bodies.size(), 30u);
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    EXPECT_NEAR(bodies.mass[i], 2500 * 4 / 3.0 * pi * cube(4e-3), 1e-12);
    EXPECT_GT(bodies.radius[i], 4e-3);
    EXPECT_GT(bodies.shape[i], 0);
  }
}

// Parts of two bodies never overlap, though the balls around the bodies do.
TEST(ConcaveScene, BodiesAreInsertedApart) {
  const Scene scene = small(
      {"insert.0.shape=[\"jack\", \"l_shape\"]", "insert.0.count=900", "insert.0.radius=\"4 mm\""});
  const HostBodies b = test::inserted(scene);
  EXPECT_LE(test::deepest_overlap(scene, b), 0);
  EXPECT_LE(test::farthest_outside(scene, b, *scene.inserts[0].region), 1e-9);
  int near = 0;
  for (std::size_t i = 0; i < b.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      near += length(b.position[i] - b.position[j]) < b.radius[i] + b.radius[j];
  EXPECT_GT(near, 100);
}

// The error of reading a scene with the file of a shape next to it.
std::string refused(const std::string& obj) {
  const TemporaryDirectory directory;
  test::put(directory / "odd.obj", obj);
  std::string text = small_scene;
  text += "shape = \"odd.obj\"\n";
  test::put(directory / "scene.toml", text);
  try {
    read_scene(directory / "scene.toml", {});
  } catch (const SceneError& error) {
    return error.what();
  }
  return "";
}

std::string object(const std::string& name, const test::Box& box, int before) {
  const Surface surface = test::surface_of(box);
  std::string text = "o " + name + "\n";
  for (const Vec3& v : surface.vertex)
    text +=
        "v " + std::to_string(v.x) + " " + std::to_string(v.y) + " " + std::to_string(v.z) + "\n";
  for (const std::vector<int>& face : surface.face) {
    text += "f";
    for (const int v : face) text += " " + std::to_string(v + 1 + before);
    text += "\n";
  }
  return text;
}

TEST(ConcaveScene, PartsThatTouchAreTaken) {
  EXPECT_EQ(
      refused(object("a", {{0, 0, 0}, {1, 1, 1}}, 0) + object("b", {{1, 0, 0}, {2, 1, 3}}, 8)), "");
}

TEST(ConcaveScene, PartsThatOverlapAreRefusedByName) {
  const std::string why =
      refused(object("a", {{0, 0, 0}, {1, 1, 1}}, 0) + object("b", {{0.5, 0, 0}, {2, 1, 3}}, 8));
  EXPECT_NE(why.find("scene.toml:19"), std::string::npos) << why;
  EXPECT_NE(why.find("odd.obj"), std::string::npos) << why;
  EXPECT_NE(why.find("parts odd/a and odd/b overlap by 0.5; parts may touch only"),
            std::string::npos)
      << why;
}

TEST(ConcaveScene, APartWithoutAFaceIsRefusedByName) {
  std::string open = object("b", {{1, 0, 0}, {2, 1, 3}}, 8);
  open.resize(open.rfind("f "));
  const std::string why = refused(object("a", {{0, 0, 0}, {1, 1, 1}}, 0) + open);
  EXPECT_NE(why.find("shape odd/b"), std::string::npos) << why;
}

}  // namespace
}  // namespace clast
