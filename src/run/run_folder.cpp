#include "run/run_folder.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "output/folder_lock.hpp"

namespace clast {

namespace fs = std::filesystem;

void refuse_to_mix(const fs::path& folder, bool overwrite) {
  std::error_code none;
  if (!fs::exists(folder, none)) return;
  if (!fs::is_directory(folder, none))
    throw Error(fmt::format("{} is not a directory: choose another --out", folder.string()));
  const bool holds_something =
      std::any_of(fs::directory_iterator(folder, none), fs::directory_iterator(),
                  [](const fs::directory_entry& entry) {
                    return entry.path().filename() != FolderLock::file_name;
                  });
  if (holds_something && !overwrite)
    throw Error(fmt::format(
        "{0} is not empty: choose another --out, or overwrite the run in it with --force\n"
        "    (clast resume {0} goes on with it)",
        folder.string()));
}

void remove_run(const fs::path& folder) {
  std::error_code none;
  for (const char* name : {"frames", "checkpoint", "fault", "inputs", "plots", "series.csv",
                           "summary.json", "scene.toml"})
    fs::remove_all(folder / name, none);
}

}  // namespace clast
