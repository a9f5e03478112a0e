// Bodies from files: text, CSV, dumps of LAMMPS and LIGGGHTS, points of VTK.
#pragma once

#include <filesystem>
#include <vector>

#include "scene/grains.hpp"

namespace clast::scene {

constexpr std::size_t most_bytes_of_bodies = std::size_t{2} << 30;  // of one file

struct FileBody {
  Vec3 position;
  Real radius = 0;  // as the file has it
  Grain grain;      // filled where the insertion is known
  bool turned = false;
  Quat turn;  // where the file has it
  Vec3 velocity, spin;
};

// All bodies of a file, by id where they have one. Throws SceneError with file and line.
std::vector<FileBody> read_bodies(const std::filesystem::path& path);
// The same where radii are those of bounding spheres, which may overlap.
std::vector<FileBody> read_bounding_spheres(const std::filesystem::path& path);

// With the shapes that the insertion names.
std::vector<FileBody> read_bodies(const Scene& scene, const Insert& insert);

// A frame of ours names its shapes in a file beside it: insertions that name none take these.
void name_shapes_of_frames(Scene& scene);

}  // namespace clast::scene
