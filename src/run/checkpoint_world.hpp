// A stopped run as a world, to be looked at and stepped without touching its folder.
#pragma once

#include <filesystem>

#include "clast/world.hpp"

namespace clast {

// The state of the newest checkpoint of a run, with the walls, materials and cell in force then.
// Throws clast::Error where there is none.
World world_at_checkpoint(const std::filesystem::path& run, const EngineOptions& engine);

}  // namespace clast
