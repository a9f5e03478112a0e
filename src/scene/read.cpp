#include "scene/read.hpp"

#include <fmt/format.h>

#include <utility>

#include "base/file.hpp"
#include "scene/body_file.hpp"
#include "scene/check.hpp"
#include "scene/flat.hpp"
#include "scene/meshes.hpp"
#include "scene/periodic_cell.hpp"
#include "scene/region_mesh.hpp"
#include "scene/shapes.hpp"
#include "scene/tables.hpp"

namespace clast {

namespace {

// What is too long for a scene is refused by its reader, with advice.
constexpr std::size_t longest_file = std::size_t{64} << 20;

void give_name(scene::Value<std::string>& name, const char* kind, int number) {
  if (!name.given) name.value = fmt::format("{}{}", kind, number);
}

// A scene without stages has one stage of the top-level duration. Nameless things get names.
void fill_in(Scene& scene) {
  if (scene.stages.empty()) {
    scene::Stage stage;
    stage.where = scene.where;
    stage.name.value = "run";
    stage.name.given = true;
    stage.duration = scene.duration;
    scene.stages.push_back(stage);
  }
  int walls = 0;
  for (scene::Wall& wall : scene.walls) give_name(wall.name, "wall", ++walls);
  for (std::size_t s = 0; s < scene.stages.size(); ++s) {
    give_name(scene.stages[s].name, "stage", static_cast<int>(s) + 1);
    for (scene::Wall& wall : scene.stages[s].walls) give_name(wall.name, "wall", ++walls);
  }
}

}  // namespace

Scene read_scene_text(std::string_view text, std::string_view name,
                      const std::vector<std::string>& overrides,
                      const std::map<std::string, std::filesystem::path>& copies,
                      const EarlierBodies& earlier) {
  scene::Node document = scene::parse_document(text, name);
  scene::Problems problems;
  for (const std::string& argument : overrides) scene::apply_override(document, argument, problems);
  Scene scene;
  scene.folder = std::filesystem::path(std::string(name)).parent_path();
  scene.copies = earlier.copies;
  for (const auto& copy : copies) scene.copies[copy.first] = copy.second;
  scene::read_table(scene::scene_table(), document, scene, problems);
  const bool has_stages = !scene.stages.empty();
  fill_in(scene);
  if (scene.flat()) scene::lie_flat(scene);
  scene::open_regions(scene);
  problems.begin_checks();
  scene::name_shapes_of_frames(scene);
  scene::load_shapes(scene, earlier.shapes, problems);
  scene::make_pieces(scene, problems);
  scene::load_region_meshes(scene, problems);
  const scene::Node* inserts = document.find("insert");
  const bool mistyped = inserts != nullptr && inserts->kind != scene::Node::Kind::array;
  if (scene.inserts.empty() && !earlier.any && !mistyped)
    problems.add(scene.where, "the scene has no bodies",
                 "add an [[insert]] with a count, or start it with the bodies of an earlier run: "
                 "--from DIR");
  scene::check(scene, has_stages, problems);
  problems.throw_if_any();
  return scene;
}

SceneFile read_scene_file(const std::filesystem::path& path,
                          const std::vector<std::string>& overrides, const EarlierBodies& earlier) {
  const scene::Where start{std::make_shared<const std::string>(path.string()), 1, 1};
  std::string text;
  try {
    text = read_file(path, longest_file);
  } catch (const Error& error) {
    throw SceneError({{start, fmt::format("the scene file cannot be read: {}", error.what()),
                       "check the path and its permissions; `clast new NAME` writes a scene to "
                       "begin with"}});
  }
  Scene scene = read_scene_text(text, path.string(), overrides, {}, earlier);
  return {std::move(text), std::filesystem::absolute(path).string(), overrides, std::move(scene)};
}

Scene read_scene(const std::filesystem::path& path, const std::vector<std::string>& overrides) {
  return read_scene_file(path, overrides).scene;
}

}  // namespace clast
