// Closed meshes as sets of spheres.
#include "scene/sphere_fit.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "base/error.hpp"
#include "shape/union_mass.hpp"
#include "tests/support/paths.hpp"
#include "tests/support/temporary_directory.hpp"
#include "tests/unit/shape/meshes.hpp"

namespace clast {
namespace {

using scene::fitted_clump;
using scene::packed_cluster;
using test::TemporaryDirectory;

const std::string cube = CLAST_SOURCE_DIR "/shapes/cube.obj";

std::string refusal(const std::string& mesh, int count) {
  try {
    packed_cluster(mesh, count, 0.1, 1);
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

TEST(SphereFit, FillsAMeshSideBySide) {
  const scene::PackedCluster made = packed_cluster(cube, 24, 0.1, 1);
  EXPECT_EQ(made.set.spheres.size(), 24u);
  EXPECT_LT(deepest_overlap(made.set.spheres), 1e-9);
  EXPECT_TRUE(holds_together(made.set.spheres.size(), made.set.bonds));
  EXPECT_GT(made.solid, 0.3);
  EXPECT_NEAR(union_mass(made.set.spheres).volume, made.solid * made.mesh_volume,
              1e-6 * made.mesh_volume);
  const auto again = packed_cluster(cube, 24, 0.1, 1);
  EXPECT_EQ(again.set.spheres[23].center, made.set.spheres[23].center);
}

TEST(SphereFit, FitsAClumpToAMesh) {
  const scene::FittedClump few = fitted_clump(cube, 9), many = fitted_clump(cube, 40);
  EXPECT_LE(few.set.spheres.size(), 9u);
  EXPECT_LT(few.volume_error, 1e-3);
  EXPECT_LT(many.volume_error, 1e-3);
  EXPECT_LT(few.inertia_error, 0.1);
  EXPECT_LT(many.inertia_error, few.inertia_error);
}

// Whatever its unit of length is, and however thin it is.
TEST(SphereFit, FillsRodsPlatesAndMeshesOfAnySize) {
  const TemporaryDirectory folder;
  const auto box = [&](const char* name, const Vec3& size) {
    const std::string file = (folder / name).string();
    std::ofstream(file) << obj_text({{"box", testing::box_surface({0, 0, 0}, size)}}, "");
    return file;
  };
  EXPECT_EQ(packed_cluster(box("rod.obj", {1, 0.1, 0.1}), 8, 0.1, 1).set.spheres.size(), 8u);
  EXPECT_EQ(packed_cluster(box("plate.obj", {1, 1, 0.1}), 50, 0.1, 1).set.spheres.size(), 50u);
  EXPECT_EQ(packed_cluster(cube, 1, 0.1, 1).set.spheres.size(), 1u);
  const Real tiny = 1e-7;
  const auto small = packed_cluster(box("tiny.obj", {tiny, tiny, tiny}), 10, 0.1, 1);
  EXPECT_GT(small.solid, 0.3);
  EXPECT_LT(small.set.spheres.front().radius, tiny);
  EXPECT_EQ(packed_cluster(box("huge.obj", {1e5, 1e5, 1e5}), 10, 0.1, 1).set.spheres.size(), 10u);
  EXPECT_GE(fitted_clump(box("sheet.obj", {1, 1, 0.001}), 30).set.spheres.size(), 1u);
}

// 8 / 3 of the volume of a cube of 2 are spheres of (3 / (4 pi))^(1/3) of its side: the moments per
// mass are 1/6 and 2/5 (3 / (4 pi))^(2/3) of the squared side.
TEST(SphereFit, ErrorOfAClumpIsThatAgainstTheMesh) {
  const scene::FittedClump one = fitted_clump(cube, 1);
  const Real ball = 0.4 * std::pow(3 / (4 * pi), 2.0 / 3);
  EXPECT_NEAR(one.inertia_error, 1 - ball * 6, 1e-4);
  EXPECT_LT(length(one.set.spheres.front().center), 1e-9);
}

TEST(SphereFit, SaysWhatIsWrong) {
  const TemporaryDirectory folder;
  std::ofstream(folder / "open.obj") << "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\n"
                                        "f 1 3 2\nf 1 2 4\nf 2 3 4\n";
  const std::string open = (folder / "open.obj").string();
  EXPECT_NE(refusal(open, 5).find(open), std::string::npos);
  EXPECT_NE(refusal(open, 5).find("open"), std::string::npos);
  std::ofstream(folder / "point.obj") << "v 0 0 0\nv 0 0 0\nv 0 0 0\nv 0 0 0\n"
                                         "f 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n";
  EXPECT_NE(refusal((folder / "point.obj").string(), 5).find("no face with an area"),
            std::string::npos);
  // Edges of one box pass through faces of the other, or through the lines that divide these.
  const Surface low = testing::box_surface({0, 0, 0}, {1, 1, 1});
  for (const Vec3& shift : {Vec3{0.5, 0.4, 0.3}, Vec3{0.5, 0.5, 0.5}}) {
    Surface high = low;
    for (Vec3& v : high.vertex) v += shift;
    std::ofstream(folder / "crossing.obj") << obj_text({{"low", low}, {"high", high}}, "");
    const std::string crossing = (folder / "crossing.obj").string();
    EXPECT_NE(refusal(crossing, 5).find(crossing + ": the mesh passes through itself"),
              std::string::npos)
        << refusal(crossing, 5);
    EXPECT_THROW(fitted_clump(crossing, 5), Error);
  }
  EXPECT_NE(refusal(cube, 0).find("from 1 to"), std::string::npos);
  EXPECT_NE(refusal((folder / "none.stl").string(), 5).find("none.stl"), std::string::npos);
}

}  // namespace
}  // namespace clast
