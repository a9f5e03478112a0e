// The walls of a run as outlines, read back from frames/walls.vtp.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

#include "base/vec3.hpp"

namespace clast {

struct WallPolygon {
  std::vector<Vec3> corners;   // convex, in order
  std::int32_t kind = 0;       // as in Wall
  std::optional<Real> wear{};  // depth worn off, where the run tells it
};

// Throws clast::Error when the file is missing or not written by write_walls.
std::vector<WallPolygon> read_walls(const std::filesystem::path& path);

}  // namespace clast
