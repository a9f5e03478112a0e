// clast shapes, as a user calls it.
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "render/png.hpp"
#include "shape/library.hpp"
#include "tests/support/program.hpp"
#include "tests/unit/shape/meshes.hpp"

namespace clast {
namespace {

namespace fs = std::filesystem;

class ShapesCommand : public ::testing::Test {
 protected:
  std::string write(const std::string& name, const std::string& text) {
    const fs::path path = directory_.path() / name;
    test::put(path, text);
    return path.string();
  }
  test::Ended add(const std::string& file) {
    return test::clast({"shapes", "add", file, "--to", (directory_.path() / "out").string()});
  }
  test::TemporaryDirectory directory_;
};

TEST_F(ShapesCommand, ListsTheLibrary) {
  const test::Ended table = test::clast({"shapes"});
  EXPECT_EQ(table.status, 0);
  const test::Ended json = test::clast({"shapes", "--json"});
  const nlohmann::json rows = nlohmann::json::parse(json.out);
  ASSERT_EQ(rows.size(), library_shape_names().size());
  for (const auto& row : rows)
    EXPECT_NE(table.out.find(row["name"].get<std::string>()), std::string::npos);
}

TEST_F(ShapesCommand, DrawsTheLibrary) {
  const fs::path picture = directory_.path() / "sheet.png";
  EXPECT_EQ(test::clast({"shapes", "--picture", picture.string()}).status, 0);
  const Image sheet = read_png(picture);
  EXPECT_EQ(sheet.width(), 6 * 240);
  // Background and captions are grey.
  int colourful = 0;
  for (int y = 0; y < sheet.height(); ++y)
    for (int x = 0; x < sheet.width(); ++x)
      colourful += std::abs(sheet.at(x, y).r - sheet.at(x, y).b) > 60;
  EXPECT_GT(colourful, sheet.width() * sheet.height() / 20);
}

TEST_F(ShapesCommand, AddsAMeshThatScenesCanName) {
  const Surface cube = testing::as_loose_triangles(testing::box_surface({0, 0, 0}, {2, 2, 2}));
  const std::string file = write("stone.obj", obj_text({{"stone", cube}}, ""));
  const test::Ended ended = add(file);
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_NE(ended.out.find("welded 36 vertices to 8"), std::string::npos);
  const fs::path written = directory_.path() / "out" / "stone.obj";
  EXPECT_EQ(load_shape(written.string()).parts[0].shape.polyhedron.vertex.size(), 8u);
  const test::Ended again = add(file);
  EXPECT_EQ(again.status, 1);
  EXPECT_NE(again.err.find("exists already"), std::string::npos);
}

TEST_F(ShapesCommand, RefusesWithFileAndCause) {
  Surface open = testing::box_surface({0, 0, 0}, {1, 1, 1});
  open.face.pop_back();
  const std::string file = write("open.obj", obj_text({{"open", open}}, ""));
  const test::Ended ended = add(file);
  EXPECT_EQ(ended.status, 1);
  EXPECT_EQ(ended.err.rfind(file + ": the mesh is open", 0), 0u) << ended.err;
  EXPECT_FALSE(fs::exists(directory_.path() / "out" / "open.obj"));
}

TEST_F(ShapesCommand, GeneratesTheSameStoneForTheSameSeed) {
  const std::string folder = (directory_.path() / "stones").string();
  const test::Ended ended =
      test::clast({"shapes", "generate", "ballast", "--seed", "2", "--to", folder});
  EXPECT_EQ(ended.status, 0) << ended.err;
  const std::string text = test::content_of(fs::path(folder) / "ballast_2.obj");
  EXPECT_EQ(text, library_shape_text("ballast_2"));
}

}  // namespace
}  // namespace clast
