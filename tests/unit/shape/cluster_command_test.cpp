// clast cluster and clast clump, as a user calls them.
#include <gtest/gtest.h>

#include "shape/library.hpp"
#include "shape/sphere_set.hpp"
#include "tests/support/program.hpp"
#include "tests/unit/shape/meshes.hpp"

namespace clast {
namespace {

class ClusterCommand : public ::testing::Test {
 protected:
  ClusterCommand() {
    const Surface box = testing::as_loose_triangles(testing::box_surface({0, 0, 0}, {3, 2, 1}));
    test::put(mesh_, obj_text({{"stone", box}}, ""));
  }
  test::Ended cut(std::vector<std::string> options) {
    options.insert(options.begin(), {"cluster", mesh_});
    return test::clast(options);
  }

  test::TemporaryDirectory directory_;
  std::string mesh_ = (directory_.path() / "stone.obj").string();
  std::string output_ = (directory_.path() / "cells.obj").string();
};

TEST_F(ClusterCommand, CutsAMeshIntoCells) {
  const test::Ended ended = cut({"--voronoi", "12", "--seed", "4", "--relax", "2", "-o", output_});
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_NE(ended.out.find("12 cells"), std::string::npos);
  const Assembly cells = load_shape(output_);
  EXPECT_EQ(cells.parts.size(), 12u);
  EXPECT_NEAR(cells.volume * cube(cells.radius), 6, 1e-9);
  const test::Ended again = cut({"--voronoi", "12", "-o", output_});
  EXPECT_NE(again.status, 0);
  EXPECT_NE(again.err.find("exists already"), std::string::npos);
}

TEST_F(ClusterCommand, WritesSpheres) {
  const auto make = [&](const std::string& command, const std::string& name) {
    const std::string file = (directory_.path() / name).string();
    const test::Ended ended = test::clast({command, mesh_, "--spheres", "20", "-o", file});
    EXPECT_EQ(ended.status, 0) << ended.err;
    EXPECT_NE(ended.out.find(file), std::string::npos) << ended.out;
    return read_spheres(file);
  };
  EXPECT_EQ(make("cluster", "packed.spheres").spheres.size(), 20u);
  EXPECT_FALSE(read_spheres(directory_.path() / "packed.spheres").bonds.empty());
  EXPECT_FALSE(make("clump", "fitted.spheres").spheres.empty());
  const test::Ended ended = test::clast({"clump", mesh_, "--spheres", "5", "-o", "clump.obj"});
  EXPECT_NE(ended.err.find("must end in .spheres"), std::string::npos) << ended.err;
}

TEST_F(ClusterCommand, SaysWhatItNeeds) {
  const auto complaint = [&](const std::vector<std::string>& options) {
    const test::Ended ended = cut(options);
    EXPECT_NE(ended.status, 0);
    return ended.err;
  };
  EXPECT_NE(complaint({}).find("--voronoi"), std::string::npos);
  EXPECT_NE(complaint({"--voronoi", "1"}).find("from 2 to"), std::string::npos);
  EXPECT_NE(complaint({"--voronoi", "5", "--reach", "0.1"}).find("--reach"), std::string::npos);
  EXPECT_NE(complaint({"--voronoi", "5", "-o", "cells.spheres"}).find(".obj"), std::string::npos);
}

}  // namespace
}  // namespace clast
