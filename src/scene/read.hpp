// From a scene file to a checked Scene.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "scene/scene.hpp"

namespace clast {

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
                          const std::vector<std::string>& overrides = {});
// `copies`: see Scene.
Scene read_scene_text(std::string_view text, std::string_view name,
                      const std::vector<std::string>& overrides = {},
                      const std::map<std::string, std::filesystem::path>& copies = {});

// The page docs/scene-reference.md, from the same tables that the reader uses.
std::string scene_reference_markdown();

// A commented scene to begin with, for `clast new NAME`.
std::string starter_scene(const std::string& name);

}  // namespace clast
