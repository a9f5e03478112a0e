#include "run/inputs.hpp"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <fmt/format.h>

#include <set>

#include "output/atomic_file.hpp"
#include "scene/region.hpp"

namespace clast {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t most_bytes = std::size_t{4} << 30;

fs::path inputs_of(const fs::path& run) { return run / "inputs"; }

std::string hash_of(const std::string& content) {
  return fmt::format("{:016x}", XXH3_64bits(content.data(), content.size()));
}

std::set<std::string> files_of(const Scene& scene) {
  std::set<std::string> names;
  const auto add_shape = [&](const scene::Value<std::string>& shape) {
    if (fs::path(*shape).has_extension()) names.insert(*shape);
  };
  const auto add_meshes = [&](const std::vector<scene::Wall>& walls) {
    for (const scene::Wall& wall : walls)
      if (wall.file.given) names.insert(*wall.file);
  };
  add_meshes(scene.walls);
  for (const scene::Stage& stage : scene.stages) add_meshes(stage.walls);
  scene::for_each_region(scene, [&](const scene::Region& region) {
    if (region.mesh.given) names.insert(*region.mesh->file);
  });
  for (const scene::Insert& insert : scene.inserts) {
    if (insert.file.given) names.insert(*insert.file);
    for (const scene::Value<std::string>& shape : *insert.shape) add_shape(shape);
  }
  for (const scene::DilatedShape& shape : scene.dilated) add_shape(shape.of);
  for (const scene::Compound& compound : scene.compounds)
    for (const scene::Compound::Part& part : compound.parts) add_shape(part.shape);
  for (const auto& copy : scene.copies) names.insert(copy.first);
  return names;
}

// Files of one name may come from several folders.
std::string name_of_copy(std::size_t number, const std::string& name) {
  return fmt::format("{:02}_{}", number, fs::path(name).filename().string());
}

}  // namespace

std::map<std::string, std::string> read_inputs(const Scene& scene) {
  std::map<std::string, std::string> contents;
  for (const std::string& name : files_of(scene))
    contents[name] = read_file(scene.file(name), most_bytes);
  return contents;
}

std::vector<InputFile> keep_inputs(const std::map<std::string, std::string>& contents,
                                   const fs::path& run) {
  std::vector<InputFile> inputs;
  if (!contents.empty()) make_directory(inputs_of(run));
  for (const auto& [name, content] : contents) {
    inputs.push_back({name, name_of_copy(inputs.size() + 1, name), hash_of(content)});
    write_file(inputs_of(run) / inputs.back().copy, content, Durability::power_cut);
  }
  return inputs;
}

std::map<std::string, fs::path> kept_inputs(const std::vector<InputFile>& inputs,
                                            const fs::path& run) {
  std::map<std::string, fs::path> copies;
  for (const InputFile& input : inputs) {
    // Only what lies in the folder itself.
    const fs::path path = fs::absolute(inputs_of(run) / fs::path(input.copy).filename());
    if (hash_of(read_file(path, most_bytes)) != input.hash)
      throw Error(fmt::format(
          "{} is not what the run began with: restore it from a copy, or start a new run",
          path.string()));
    copies[input.name] = path;
  }
  return copies;
}

std::vector<std::string> changed_inputs(const std::vector<InputFile>& inputs, const fs::path& run,
                                        const fs::path& folder) {
  // An original that cannot be read is not what it was.
  const auto is_as_it_was = [&](const InputFile& input, const fs::path& original) {
    std::error_code none;
    if (fs::file_size(original, none) != fs::file_size(inputs_of(run) / input.copy, none))
      return false;
    try {
      return hash_of(read_file(original, most_bytes)) == input.hash;
    } catch (const Error&) {
      return false;
    }
  };
  std::vector<std::string> changed;
  std::error_code unknown;
  for (const InputFile& input : inputs) {
    const fs::path original = folder / input.name;
    if (fs::exists(original, unknown) && !is_as_it_was(input, original))
      changed.push_back(original.string());
  }
  return changed;
}

}  // namespace clast
