#include "scene/read.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "scene/build.hpp"
#include "tests/support/paths.hpp"
#include "tests/unit/scene/scene_text.hpp"

namespace clast {
namespace {

std::string contents(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

TEST(Read, WearNeedsAnArea) {
  const std::string plane = std::string(small_scene) +
                            "[[wall]]\nname = \"floor\"\ntype = \"plane\"\nwear = 1e-12\n"
                            "point = [0, 0, -1]\nnormal = [0, 0, 1]\n";
  const std::string error = error_of(plane);
  EXPECT_NE(error.find("a plane has no area"), std::string::npos) << error;
  EXPECT_NE(error.find("rectangle"), std::string::npos) << error;
}

TEST(Read, SmallSceneGetsDefaults) {
  const Scene scene = small();
  EXPECT_EQ(*scene.seed, 1);
  EXPECT_EQ(*scene.gravity, Vec3(0, 0, -9.81));
  EXPECT_DOUBLE_EQ(*scene.materials[0].density, 2500);
  EXPECT_FALSE(scene.time.step->has_value());
  ASSERT_EQ(scene.stages.size(), 1u);
  EXPECT_DOUBLE_EQ(*scene.stages[0].duration, 1);
  EXPECT_DOUBLE_EQ(scene.longest(), 1);
  EXPECT_DOUBLE_EQ(output_times(scene).frames, 0.01);
  EXPECT_EQ(scene.materials[0].density.where.text(), "small.toml:5:11");
}

TEST(Read, ProblemsHavePlaceAndRemedy) {
  const std::string error = error_of("duration = \"1 kg\"\nseeed = 3\n");
  EXPECT_NE(error.find("test.toml:1:12: error: 'duration' should be a time (s), but \"1 kg\" has "
                       "the dimension kg\n    write for instance duration = \"1 s\""),
            std::string::npos)
      << error;
  EXPECT_NE(error.find("test.toml:2:1: error: unknown key 'seeed' in the scene (did you mean "
                       "'seed'?)\n    allowed here: title, seed"),
            std::string::npos)
      << error;
}

TEST(Read, ManyProblemsAreCapped) {
  std::string text;
  for (int i = 0; i < 50; ++i) text += "key" + std::to_string(i) + " = 1\n";
  const std::string error = error_of(text);
  EXPECT_NE(error.find("and 31 more problems"), std::string::npos) << error;
}

TEST(Read, Overrides) {
  const Scene scene = small({"seed=7", "material.glass.friction=0.3", "material.0.restitution=0.9",
                             "duration=200 ms", "time.step=1e-5", "gravity=[0, 0, \"-1 m/s2\"]",
                             "insert.0.radius={uniform=[\"1 mm\", \"2 mm\"]}", "title=two words"});
  EXPECT_EQ(*scene.seed, 7);
  EXPECT_EQ(*scene.materials[0].friction, 0.3);
  EXPECT_EQ(*scene.materials[0].restitution, 0.9);
  EXPECT_EQ(*scene.stages[0].duration, 0.2);
  EXPECT_EQ(**scene.time.step, 1e-5);
  EXPECT_EQ(*scene.gravity, Vec3(0, 0, -1));
  EXPECT_TRUE(scene.inserts[0].radius->uniform.given);
  EXPECT_EQ(*scene.title, "two words");
}

TEST(Read, OverrideErrorsNameTheArgument) {
  EXPECT_NE(error_of(small_scene, {"material.glass.fricton=1"})
                .find("--set 'material.glass.fricton=1': error: unknown key 'fricton'"),
            std::string::npos);
  EXPECT_NE(error_of(small_scene, {"material.wood.friction=1"}).find("there is no item 'wood'"),
            std::string::npos);
  EXPECT_NE(error_of(small_scene, {"stage.fill.duration=1"}).find("the scene has no [[stage]]"),
            std::string::npos);
  EXPECT_NE(error_of(small_scene, {"seed"}).find("this is not key=value"), std::string::npos);
  EXPECT_NE(error_of(small_scene, {"duration.x=1"}).find("inside a plain value"),
            std::string::npos);
  EXPECT_NE(error_of(small_scene, {"seed=1\nduration=3"}).find("--set"), std::string::npos);
}

TEST(Read, ReferencePageIsUpToDate) {
  const std::filesystem::path page =
      std::filesystem::path(CLAST_SOURCE_DIR) / "docs" / "scene-reference.md";
  EXPECT_EQ(contents(page), scene_reference_markdown())
      << "write the output of `clast reference` to docs/scene-reference.md";
}

TEST(Read, ScenesOfTheProjectAreSound) {
  int scenes = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(std::filesystem::path(CLAST_SOURCE_DIR) / "scenes")) {
    if (entry.path().extension() != ".toml") continue;
    EXPECT_NO_THROW(read_scene(entry.path())) << entry.path();
    ++scenes;
  }
  EXPECT_GE(scenes, 4);
  for (const std::string& kind : starter_names())
    EXPECT_NO_THROW(read_scene_text(starter_scene("tumble", kind), "tumble.toml")) << kind;
  EXPECT_NO_THROW(read_scene_text(starter_scene("a \"b\\"), "x.toml"));
}

TEST(Read, MissingFile) { EXPECT_THROW(read_scene("no/such/scene.toml"), SceneError); }

TEST(Malformed, EveryOneGetsPlaceAndRemedy) {
  int scenes = 0;
  const std::filesystem::path folder = std::filesystem::path(CLAST_SOURCE_DIR) / "tests/malformed";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".toml") continue;
    ++scenes;
    const std::string name = entry.path().string();
    const std::string text = contents(entry.path());
    try {
      read_scene(entry.path());
      ADD_FAILURE() << name << " was accepted";
    } catch (const SceneError& error) {
      const std::string what = error.what();
      ASSERT_FALSE(error.problems().empty()) << name;
      EXPECT_EQ(what.find(name + ":"), 0u) << what;
      for (const auto& problem : error.problems()) {
        EXPECT_GE(problem.where.line, 1) << what;
        EXPECT_GE(problem.where.column, 1) << what;
        EXPECT_FALSE(problem.message.empty()) << name;
        EXPECT_FALSE(problem.remedy.empty()) << name;
      }
      // The first line of most says what the error should contain.
      const std::string mark = "# expect: ";
      if (text.starts_with(mark)) {
        const std::string expected = text.substr(mark.size(), text.find('\n') - mark.size());
        EXPECT_NE(what.find(expected), std::string::npos) << name << "\n" << what;
      }
    }
  }
  EXPECT_GE(scenes, 100);
}

}  // namespace
}  // namespace clast
