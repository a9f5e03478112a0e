// From a scene file to a checked Scene.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "scene/scene.hpp"

namespace clast {

// Bodies that a scene starts with and does not put in itself: those of an earlier run.
struct EarlierBodies {
  bool any = false;
  std::vector<std::string> shapes;                      // names, to be loaded beside the scene's
  std::map<std::string, std::filesystem::path> copies;  // of the files of these shapes
};

// Reads and checks a scene. `overrides` are key=value, as given to --set. Throws SceneError with
// every problem found.
Scene read_scene(const std::filesystem::path& path, const std::vector<std::string>& overrides = {});
// The same with the text that was read, for those who keep it.
struct SceneFile {
  std::string text, name;  // the name is the absolute path
  std::vector<std::string> overrides;
  Scene scene;
};
SceneFile read_scene_file(const std::filesystem::path& path,
                          const std::vector<std::string>& overrides = {},
                          const EarlierBodies& earlier = {});
// `copies`: see Scene.
Scene read_scene_text(std::string_view text, std::string_view name,
                      const std::vector<std::string>& overrides = {},
                      const std::map<std::string, std::filesystem::path>& copies = {},
                      const EarlierBodies& earlier = {});

// The page docs/scene-reference.md, from the same tables that the reader uses.
std::string scene_reference_markdown();

// Commented scenes to begin with, for `clast new NAME --template KIND`; the first kind is the
// default.
const std::vector<std::string>& starter_names();
std::string starter_scene(const std::string& name, const std::string& kind = "heap");

}  // namespace clast
