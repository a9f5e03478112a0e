#include "output/checkpoint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <system_error>
#include <vector>

#include "base/text.hpp"
#include "output/atomic_file.hpp"
#include "output/checkpoint_file.hpp"

namespace clast {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view saved_prefix = "step_", saved_suffix = ".h5";
constexpr std::size_t checkpoints_kept = 2;

struct Saved {
  std::int64_t step;
  fs::path path;
};

fs::path checkpoints_of(const fs::path& run) { return run / "checkpoint"; }

std::string saved_name(std::int64_t step) {
  return fmt::format("{}{:012}{}", saved_prefix, step, saved_suffix);
}

std::optional<std::int64_t> step_in(const std::string& name) {
  if (!name.starts_with(saved_prefix) || !name.ends_with(saved_suffix)) return {};
  const std::string_view digits(name.data() + saved_prefix.size(),
                                name.data() + name.size() - saved_suffix.size());
  std::int64_t step = 0;
  if (!parse_number(digits, step) || saved_name(step) != name) return {};
  return step;
}

// Newest first.
std::vector<Saved> saved_in(const fs::path& directory) {
  std::vector<Saved> all;
  std::error_code failure;
  for (fs::directory_iterator entry(directory, failure), end; !failure && entry != end;
       entry.increment(failure)) {
    if (const auto step = step_in(entry->path().filename().string()))
      all.push_back({*step, entry->path()});
  }
  std::sort(all.begin(), all.end(), [](const Saved& a, const Saved& b) { return a.step > b.step; });
  return all;
}

// What a killed process left half-written.
void remove_leftovers(const fs::path& directory) {
  std::error_code failure;
  std::vector<fs::path> leftovers;
  for (fs::directory_iterator entry(directory, failure), end; !failure && entry != end;
       entry.increment(failure)) {
    if (entry->path().string().ends_with(aside_name("").string()))
      leftovers.push_back(entry->path());
  }
  for (const fs::path& path : leftovers) fs::remove(path, failure);
}

// Checkpoints that are no longer needed now that the one of `step` is safe. Failing to remove one
// does no harm, so it is no error.
void remove_superseded(const fs::path& directory, std::int64_t step) {
  std::size_t older = 0;
  std::error_code ignored;
  for (const Saved& saved : saved_in(directory)) {
    const bool keep = saved.step == step || (saved.step < step && ++older < checkpoints_kept);
    if (!keep) fs::remove(saved.path, ignored);
  }
}

// What is left after a failure, and what to do.
std::string way_out(const fs::path& directory) {
  const std::vector<Saved> saved = saved_in(directory);
  if (saved.empty())
    return "There is no earlier checkpoint. Free some space or choose another directory, then "
           "start the run again.";
  return fmt::format(
      "The last checkpoint, {}, is untouched. Free some space, then go on from it with `clast "
      "resume`.",
      saved.front().path.string());
}

// Removes what lies aside, however its writing ends; once published there is nothing to remove.
struct RemoveAside {
  const fs::path& path;
  ~RemoveAside() {
    std::error_code ignored;
    fs::remove(aside_name(path), ignored);
  }
};

}  // namespace

void write_checkpoint(const fs::path& run, const Checkpoint& checkpoint) {
  const fs::path directory = checkpoints_of(run);
  const fs::path path = directory / saved_name(checkpoint.snapshot.step);
  const RemoveAside guard{path};
  try {
    make_directory(directory);
    remove_leftovers(directory);
    write_checkpoint_file(aside_name(path), checkpoint);
    publish(path, Durability::power_cut);
  } catch (const Error& error) {
    throw Error(fmt::format("cannot write the checkpoint {}: {}. {}", path.string(), error.what(),
                            way_out(directory)));
  }
  remove_superseded(directory, checkpoint.snapshot.step);
}

fs::path write_failing_state(const fs::path& run, const Checkpoint& checkpoint) {
  fs::path path = run / "fault" / saved_name(checkpoint.snapshot.step);
  const RemoveAside guard{path};
  make_directory(path.parent_path());
  write_checkpoint_file(aside_name(path), checkpoint);
  publish(path, Durability::process_death);
  return path;
}

Checkpoint read_checkpoint(const fs::path& run, std::string* warning) {
  const fs::path directory = checkpoints_of(run);
  std::string refused;
  for (const Saved& saved : saved_in(directory)) {
    try {
      Checkpoint checkpoint = read_checkpoint_file(saved.path);
      if (checkpoint.snapshot.step != saved.step)
        throw Error(fmt::format("it holds step {}: it was renamed", checkpoint.snapshot.step));
      checkpoint.path = saved.path;
      if (warning != nullptr) {
        *warning = refused.empty()
                       ? ""
                       : fmt::format(
                             "a newer checkpoint cannot be used:{}\nGoing on from {} (step "
                             "{}) instead.",
                             refused, saved.path.string(), saved.step);
      }
      return checkpoint;
    } catch (const Error& error) {
      refused += fmt::format("\n  {}: {}", saved.path.string(), error.what());
    }
  }
  if (refused.empty())
    throw Error(fmt::format("there is no checkpoint in {}; start the run with `clast run`",
                            directory.string()));
  throw Error(
      fmt::format("no checkpoint in {} can be used:{}\nRestore one of these files from a "
                  "copy, or start the run again with `clast run --force`.",
                  directory.string(), refused));
}

Error checkpoint_does_not_fit(const Checkpoint& checkpoint, const Error& reason) {
  const fs::path& path = checkpoint.path;
  std::string earlier;
  for (const Saved& saved : saved_in(path.parent_path()))
    if (saved.step < checkpoint.snapshot.step && earlier.empty()) earlier = saved.path.string();
  return Error(fmt::format(
      "the checkpoint {} does not fit its scene: {}. It was altered: restore it from a copy, {}",
      path.string(), reason.what(),
      earlier.empty() ? "or start the run again with `clast run --force`"
                      : fmt::format("or move it away to go on from {}", earlier)));
}

bool has_checkpoint(const fs::path& run) { return !saved_in(checkpoints_of(run)).empty(); }

}  // namespace clast
