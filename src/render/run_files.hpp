// What a run left behind, for pictures and for the page.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "output/bond_lines.hpp"
#include "output/force_lines.hpp"
#include "render/wall_polygons.hpp"

namespace clast {

// A whole number and nothing else.
std::optional<std::int64_t> number_from(std::string_view text);

struct FrameFile {
  std::int64_t number;
  std::filesystem::path path;
};

// The frames of a run in order; throws clast::Error when there are none.
std::vector<FrameFile> frames_in(const std::filesystem::path& run);

// The frames that frames.pvd lists, with their times; none when there is no such file.
struct ListedFrame {
  std::int64_t number;
  Real time;
};
std::vector<ListedFrame> listed_frames(const std::filesystem::path& run);

// The walls as they were at a frame: walls_NNNNNN.vtp holds from frame NNNNNN on, walls.vtp before.
std::vector<WallPolygon> walls_of(const std::filesystem::path& run, std::int64_t frame);

// Whether the run wrote contact forces with this frame.
bool has_forces(const std::filesystem::path& run, std::int64_t frame);
// Throws clast::Error with the remedy when it did not.
std::vector<ForceLine> forces_of(const std::filesystem::path& run, std::int64_t frame);

// Whether it wrote bonds with this frame.
bool has_bonds(const std::filesystem::path& run, std::int64_t frame);
// The bonds at a frame; throws clast::Error with the remedy when the run has none.
std::vector<BondLine> bonds_of(const std::filesystem::path& run, std::int64_t frame);

// The title of the scene; empty when there is none.
std::string scene_title(const std::filesystem::path& run);

// The names of the materials by number, from the scene of the run; empty when it has none that
// can be read.
std::vector<std::string> material_names(const std::filesystem::path& run);

}  // namespace clast
