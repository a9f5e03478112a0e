// What a run leaves in its folder, and whether a new one may begin there.
#pragma once

#include <filesystem>

namespace clast {

// Throws clast::Error unless the folder is new or empty, or the run in it may be overwritten.
void refuse_to_mix(const std::filesystem::path& folder, bool overwrite);

// Removes all that a run writes.
void remove_run(const std::filesystem::path& folder);

}  // namespace clast
