#include "shape/library.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>

#include "shape/generate.hpp"
#include "shape/measures.hpp"
#include "tests/unit/shape/consistent.hpp"
#include "tests/unit/shape/refusal.hpp"

namespace clast {
namespace {

using namespace testing;

TEST(Library, EveryShapeIsSound) {
  EXPECT_GE(library_shape_names().size(), 20u);
  for (const std::string& name : library_shape_names()) {
    SCOPED_TRACE(name);
    const Assembly shape = load_shape(name);
    EXPECT_EQ(shape.name, name);
    for (const Part& part : shape.parts) expect_consistent(part.shape.polyhedron.view());
    const ShapeMeasures m = measure(shape);
    EXPECT_GT(m.sphericity, 0.5);
    EXPECT_LE(m.sphericity, 1);
    EXPECT_GE(m.aspect_ratio, 1 - 1e-12);
  }
}

TEST(Library, KnownShapesHaveTheirKnownMeasures) {
  struct Known {
    int vertices, faces;
    Real sphericity;
  };
  const std::map<std::string, Known> known{
      {"tetrahedron", {4, 4, 0.671}},    {"pyramid", {5, 5, 0.675}},
      {"cube", {8, 6, 0.806}},           {"octahedron", {6, 8, 0.846}},
      {"dodecahedron", {20, 12, 0.910}}, {"icosahedron", {12, 20, 0.939}},
      {"polyhedron14", {14, 12, 0.905}}, {"prism16", {28, 16, 0.869}}};
  for (const auto& [name, want] : known) {
    SCOPED_TRACE(name);
    const ShapeMeasures m = measure(load_shape(name));
    EXPECT_EQ(m.vertices, want.vertices);
    EXPECT_EQ(m.faces, want.faces);
    EXPECT_NEAR(m.sphericity, want.sphericity, 6e-4);
  }
}

// The files say how they were made; the generator still makes them so.
TEST(Library, StonesAreWhatTheGeneratorMakes) {
  for (const Stone kind : {Stone::gravel, Stone::ballast})
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      const std::string name =
          (kind == Stone::gravel ? "gravel_" : "ballast_") + std::to_string(seed);
      EXPECT_EQ(library_shape_text(name),
                obj_text({{name, generated_stone(kind, seed)}}, describe(kind, seed)));
    }
}

TEST(Library, ManyGeneratedStonesAreSound) {
  for (std::uint64_t seed = 100; seed < 300; ++seed)
    for (const Stone kind : {Stone::gravel, Stone::ballast}) {
      SCOPED_TRACE(describe(kind, seed));
      const Prototype stone = prototype_from_faces("stone", generated_stone(kind, seed));
      expect_consistent(stone.polyhedron.view());
      EXPECT_LT(measure(assembly_of(stone)).aspect_ratio, 6);
    }
}

TEST(Library, UnknownNamesAreAnsweredWithThoseThereAre) {
  const std::string why = refusal([] { load_shape("cubes"); });
  EXPECT_TRUE(mentions(why, "no shape 'cubes' in the library; there are: ballast_1,")) << why;
  EXPECT_TRUE(mentions(refusal([] { load_shape("./cubes.obj"); }), "no such file"));
}

}  // namespace
}  // namespace clast
