// What a run leaves in its folder, and whether a new one may begin there.
#pragma once

#include <filesystem>
#include <string>

namespace clast {

// Whether a run is, or was begun, in the folder.
bool holds_run(const std::filesystem::path& folder);

// Throws clast::Error, with what is there instead, unless a run is in the folder.
void need_run(const std::filesystem::path& folder);

// Of a path that does not exist: the runs and scenes that lie where it was looked for.
std::string runs_and_scenes_near(const std::filesystem::path& path);

// Throws clast::Error unless the folder is new or empty, or the run in it may be overwritten. What
// is not ours is never overwritten.
void refuse_to_mix(const std::filesystem::path& folder, bool overwrite);

// Removes all that a run writes.
void remove_run(const std::filesystem::path& folder);

}  // namespace clast
