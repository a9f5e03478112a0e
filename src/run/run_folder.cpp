#include "run/run_folder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <vector>

#include "base/error.hpp"
#include "output/folder_lock.hpp"
#include "scene/problems.hpp"

namespace clast {

namespace fs = std::filesystem;

namespace {

using Names = std::vector<std::string>;

// Names in a folder that a test accepts, in alphabetical order.
template <class Test>
Names names_in(const fs::path& folder, const Test& test) {
  Names names;
  std::error_code failure;
  for (fs::directory_iterator entry(folder, failure), end; !failure && entry != end;
       entry.increment(failure))
    if (test(entry->path())) names.push_back(entry->path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

// "a, b, c and 7 more".
std::string some_of(const Names& names) {
  constexpr std::size_t most = 8;
  const Names first(names.begin(), names.begin() + std::min(names.size(), most));
  const std::string more =
      names.size() > most ? fmt::format(" and {} more", names.size() - most) : "";
  return fmt::format("{}", fmt::join(first, ", ")) + more;
}

// All that a run writes.
constexpr const char* files_of_run[] = {"frames",  "checkpoint",   "fault",        "inputs",
                                        "plots",   "series.csv",   "summary.json", "scene.toml",
                                        "sensors", "fragments.csv"};

bool is_ours(const std::string& name) {
  return std::find(std::begin(files_of_run), std::end(files_of_run), name) !=
             std::end(files_of_run) ||
         name == FolderLock::file_name;
}

// Nothing in it can be lost that is not ours.
bool may_be_cleared(const fs::path& folder, const Names& names) {
  std::error_code none;
  return fs::exists(folder / "summary.json", none) || fs::exists(folder / "checkpoint", none) ||
         std::all_of(names.begin(), names.end(), is_ours);
}

bool is_scene(const fs::path& path) {
  std::error_code none;
  return path.extension() == ".toml" && fs::is_regular_file(path, none);
}

fs::path folder_of(const fs::path& path) {
  const fs::path plain = path.has_filename() ? path : path.parent_path();
  return plain.has_parent_path() ? plain.parent_path() : fs::path(".");
}

}  // namespace

bool holds_run(const fs::path& folder) {
  std::error_code none;
  return fs::is_directory(folder, none) &&
         (fs::exists(folder / "summary.json", none) || fs::exists(folder / "checkpoint", none) ||
          fs::exists(folder / "frames", none) || fs::exists(folder / "series.csv", none));
}

std::string runs_and_scenes_near(const fs::path& path) {
  const fs::path folder = folder_of(path);
  const Names runs = names_in(folder, holds_run), scenes = names_in(folder, is_scene);
  Names all = runs;
  all.insert(all.end(), scenes.begin(), scenes.end());
  std::string text = scene::did_you_mean(path.filename().string(), all);
  if (!runs.empty()) text += "\n  runs there: " + some_of(runs);
  if (!scenes.empty()) text += "\n  scenes there: " + some_of(scenes);
  return all.empty() ? "\n  there is neither a run nor a scene beside it" : text;
}

void need_run(const fs::path& folder) {
  std::error_code none;
  if (!fs::exists(folder, none))
    throw Error(
        fmt::format("there is no folder {}{}", folder.string(), runs_and_scenes_near(folder)));
  if (!fs::is_directory(folder, none))
    throw Error(fmt::format("{} is not the folder of a run: give what `clast run` got as --out",
                            folder.string()));
  if (holds_run(folder)) return;
  const Names names = names_in(folder, [](const fs::path&) { return true; });
  throw Error(fmt::format("{} holds no run of clast, but {}", folder.string(),
                          names.empty() ? "nothing" : some_of(names)));
}

void refuse_to_mix(const fs::path& folder, bool overwrite) {
  std::error_code none;
  if (!fs::exists(folder, none)) return;
  if (!fs::is_directory(folder, none))
    throw Error(fmt::format("{} is not a directory: choose another --out", folder.string()));
  const Names names = names_in(
      folder, [](const fs::path& path) { return path.filename() != FolderLock::file_name; });
  if (names.empty()) return;
  if (!may_be_cleared(folder, names))
    throw Error(
        fmt::format("{} holds no run of clast, but {}: choose another --out, or an empty folder",
                    folder.string(), some_of(names)));
  if (!overwrite)
    throw Error(
        fmt::format("there is a run in {0}: choose another --out, or overwrite it with --force\n"
                    "    (clast resume {0} goes on with it)",
                    folder.string()));
}

void remove_run(const fs::path& folder) {
  std::error_code none;
  for (const char* name : files_of_run) fs::remove_all(folder / name, none);
}

}  // namespace clast
