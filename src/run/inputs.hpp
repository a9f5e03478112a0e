// The files a scene names (meshes, shapes, bodies) belong to its run: they are copied into
// DIR/inputs/, and a run that goes on reads the copies.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "scene/scene.hpp"

namespace clast {

struct InputFile {
  std::string name;  // as the scene gives it
  std::string copy;  // file name in DIR/inputs
  std::string hash;  // of its content, xxHash, 16 hexadecimal digits
};

// What the files hold that the scene names: read before a run that lies there, and may hold them,
// is removed. Throws clast::Error when one cannot be read.
std::map<std::string, std::string> read_inputs(const Scene& scene);
// Copies them. Throws clast::Error when it cannot.
std::vector<InputFile> keep_inputs(const std::map<std::string, std::string>& contents,
                                   const std::filesystem::path& run);

// Where the copies are, by the name in the scene. Throws clast::Error when one is missing or was
// altered.
std::map<std::string, std::filesystem::path> kept_inputs(const std::vector<InputFile>& inputs,
                                                         const std::filesystem::path& run);

// Those whose originals, in the folder of the scene, are there and differ by now.
std::vector<std::string> changed_inputs(const std::vector<InputFile>& inputs,
                                        const std::filesystem::path& run,
                                        const std::filesystem::path& folder);

}  // namespace clast
