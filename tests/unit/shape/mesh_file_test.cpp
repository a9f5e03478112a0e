#include "shape/mesh_file.hpp"

#include <gtest/gtest.h>

#include <cstring>

#include "tests/unit/shape/refusal.hpp"

namespace clast {
namespace {

using testing::refusal;

std::string refused_obj(const std::string& text) {
  return refusal([&] { parse_obj(text, "a.obj"); });
}
std::string refused_stl(const std::string& text) {
  return refusal([&] { parse_stl(text, "a.stl"); });
}

std::string binary_stl(const std::vector<std::array<float, 9>>& triangles) {
  std::string out(80, ' ');
  const auto count = static_cast<std::uint32_t>(triangles.size());
  const auto put = [&](const void* data, std::size_t bytes) {
    out.append(static_cast<const char*>(data), bytes);
  };
  put(&count, 4);
  const float normal[3] = {};
  const std::uint16_t attribute = 0;
  for (const std::array<float, 9>& t : triangles) {
    put(normal, 12);
    put(t.data(), 36);
    put(&attribute, 2);
  }
  return out;
}

TEST(MeshFile, ObjWithObjectsTexturesAndNegativeNumbers) {
  const MeshFile file = parse_obj(
      "# comment\r\nmtllib x\nv 0 0 0\nv 1 0 0 # corner\nv 0 +1.5e0 0\nvn 0 0 1\no first\n"
      "f 1/2/3 2//3 3\no second\nv 0 0 1\nf -1 -2 -3\n",
      "a.obj");
  ASSERT_EQ(file.object.size(), 2u);
  EXPECT_EQ(file.object[0].name, "first");
  EXPECT_EQ(file.object[0].surface.vertex.size(), 3u);
  EXPECT_EQ(file.object[0].surface.vertex[2], Vec3(0, 1.5, 0));
  EXPECT_EQ(file.object[1].surface.face[0], (std::vector<int>{2, 1, 0}));
}

TEST(MeshFile, ObjIsWrittenAndReadAlike) {
  const MeshObject object{"stone", {{{0.1, 1.0 / 3, 1e-17}, {1, 2, 3}, {-1, 5, 7e9}}, {{0, 2, 1}}}};
  const MeshFile back = parse_obj(obj_text({object, object}, "two\nlines"), "a.obj");
  ASSERT_EQ(back.object.size(), 2u);
  EXPECT_EQ(back.object[1].surface.vertex, object.surface.vertex);
  EXPECT_EQ(back.object[1].surface.face, object.surface.face);
}

TEST(MeshFile, BadObjIsRefusedWithItsLine) {
  EXPECT_EQ(refused_obj("v 0 0 0\nv 1 x 0\n"), "a.obj:2: 'x' is not a number");
  EXPECT_EQ(refused_obj("v 0 nan 0\n"), "a.obj:1: coordinate 'nan' is not finite");
  EXPECT_EQ(refused_obj("v 0 0 1e999\n"), "a.obj:1: '1e999' is not a number");
  EXPECT_EQ(refused_obj("v 0 0\n"), "a.obj:1: 'v' needs at least 3 values after it");
  EXPECT_EQ(refused_obj("v 0 0 0\nf 1 2 3\n"),
            "a.obj:2: vertex 2 does not exist: 1 are defined above this line");
  EXPECT_EQ(refused_obj("v 0 0 0\nf 0 1 1\n"),
            "a.obj:2: vertex 0 does not exist: 1 are defined above this line");
  EXPECT_EQ(refused_obj("v 0 0 0\nf 1 1\n"), "a.obj:2: a face needs at least 3 vertices");
  EXPECT_EQ(refused_obj("v 0 0 0\n\n\nf 1 q 1\n"), "a.obj:4: 'q' is not the number of a vertex");
  EXPECT_EQ(refused_obj("PK\x03\x04\n").substr(0, 8), "a.obj:1:");
  EXPECT_EQ(refused_obj(""), "a.obj: no faces ('f' lines) in this file");
}

TEST(MeshFile, StlAsTextAndBinary) {
  const std::string text =
      "solid x\n facet normal 0 0 1\n  outer loop\n   vertex 0 0 0\n   vertex 1 0 0\n   vertex 0 1 "
      "0\n  endloop\n endfacet\nendsolid x\n";
  const MeshFile from_text = parse_stl(text, "a.stl");
  const std::string bytes = binary_stl({{0, 0, 0, 1, 0, 0, 0, 1, 0}});
  const MeshFile from_bytes = parse_stl(bytes, "a.stl");
  EXPECT_EQ(from_text.object[0].surface.vertex, from_bytes.object[0].surface.vertex);
  EXPECT_TRUE(from_bytes.single_precision);
  // Binary although it begins like text.
  EXPECT_TRUE(parse_stl("solid" + bytes.substr(5), "a.stl").single_precision);
}

TEST(MeshFile, BadStlIsRefused) {
  const std::string bytes = binary_stl({{0, 0, 0, 1, 0, 0, 0, 1, 0}});
  EXPECT_EQ(refused_stl(bytes.substr(0, 100)),
            "a.stl: cut short, or no STL file: 100 bytes, where its header asks for 134");
  EXPECT_EQ(refused_stl(""),
            "a.stl: cut short, or no STL file: 0 bytes, where its header asks for 84");
  EXPECT_EQ(refused_stl(binary_stl({})), "a.stl: no triangles in this file");
  EXPECT_EQ(refused_stl(binary_stl({{0, 0, 0, NAN, 0, 0, 0, 1, 0}})),
            "a.stl: corner 2 of triangle 1 is not finite");
  EXPECT_EQ(refused_stl("solid\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nendloop\n"),
            "a.stl:5: a triangle with 1 vertices");
  EXPECT_EQ(refused_stl("solid\nvertex 0 0 0\n"), "a.stl:2: 'vertex' outside of 'outer loop'");
  EXPECT_EQ(refused_stl("solid\nouter loop\nvertex 0 0 0\n"),
            "a.stl:3: the file ends within a triangle");
  EXPECT_EQ(refused_stl("solid\nhello\n"), "a.stl:2: 'hello' is no keyword of an STL file");
}

TEST(MeshFile, AMillionFacesAreRefusedByTheirNumber) {
  std::string bytes(84 + 50 * std::size_t{1000000}, '\0');
  const std::uint32_t count = 1000000;
  std::memcpy(bytes.data() + 80, &count, 4);
  EXPECT_EQ(refused_stl(bytes),
            "a.stl: 1000000 triangles, more than 500000; make the mesh coarser first");
}

TEST(MeshFile, WrongPathsAreNamed) {
  EXPECT_EQ(refusal([] { read_mesh("no/such/file.obj"); }),
            "cannot read no/such/file.obj: there is no such file");
  EXPECT_TRUE(testing::mentions(refusal([] { read_mesh("stone.ply"); }), "unknown ending '.ply'"));
}

}  // namespace
}  // namespace clast
