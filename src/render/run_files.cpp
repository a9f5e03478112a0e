#include "render/run_files.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "base/text.hpp"
#include "output/atomic_file.hpp"
#include "scene/document.hpp"

namespace clast {

namespace fs = std::filesystem;

namespace {

fs::path contacts_path(const fs::path& run, std::int64_t frame) {
  return run / "frames" / fmt::format("contacts_{:06}.vtp", frame);
}

fs::path bonds_path(const fs::path& run, std::int64_t frame) {
  return run / "frames" / fmt::format("bonds_{:06}.vtp", frame);
}

// The scene of a run as it was written; nothing when there is none that can be read. A picture
// without names is better than none.
std::optional<scene::Node> scene_of(const fs::path& run) {
  try {
    return scene::parse_document(read_file(run / "scene.toml", 1 << 24), "scene.toml");
  } catch (const Error&) {
    return {};
  }
}

// The value of attribute="…" after a place in the text.
std::string_view attribute(std::string_view text, std::string_view name) {
  const std::size_t at = text.find(fmt::format(" {}=\"", name));
  if (at == std::string_view::npos) return {};
  text.remove_prefix(at + name.size() + 3);
  return text.substr(0, text.find('"'));
}

}  // namespace

namespace {

// The files PREFIX<number>.vtp of a directory.
std::vector<FrameFile> numbered_files(const fs::path& directory, std::string_view prefix) {
  constexpr std::string_view suffix = ".vtp";
  std::vector<FrameFile> files;
  std::error_code failure;
  for (fs::directory_iterator entry(directory, failure), end; !failure && entry != end;
       entry.increment(failure)) {
    const std::string name = entry->path().filename().string();
    if (!name.starts_with(prefix) || !name.ends_with(suffix)) continue;
    const std::string_view middle =
        std::string_view(name).substr(prefix.size(), name.size() - prefix.size() - suffix.size());
    if (const auto number = number_from(middle)) files.push_back({*number, entry->path()});
  }
  return files;
}

}  // namespace

std::optional<std::int64_t> number_from(std::string_view text) {
  std::int64_t number = 0;
  if (!parse_number(text, number)) return {};
  return number;
}

std::vector<FrameFile> frames_in(const fs::path& run) {
  const fs::path directory = run / "frames";
  std::error_code failure;
  if (!fs::is_directory(run, failure))
    throw Error(
        fmt::format("there is no directory {}; give the output directory of a run", run.string()));
  std::vector<FrameFile> frames = numbered_files(directory, "frame_");
  if (frames.empty())
    throw Error(fmt::format(
        "there are no frames in {}; give the output directory of a run, and let the scene write "
        "frames ([output] frames = \"10 ms\")",
        directory.string()));
  std::sort(frames.begin(), frames.end(),
            [](const FrameFile& a, const FrameFile& b) { return a.number < b.number; });
  return frames;
}

std::vector<ListedFrame> listed_frames(const fs::path& run) {
  const fs::path path = run / "frames" / "frames.pvd";
  std::vector<ListedFrame> frames;
  if (!file_exists(path)) return frames;
  const std::string text = read_file(path, std::size_t{1} << 28);
  constexpr std::string_view mark = "<DataSet", prefix = "frame_", suffix = ".vtp";
  for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + 1)) {
    const std::string_view tag = std::string_view(text).substr(at, text.find('>', at) - at);
    const std::string_view time = attribute(tag, "timestep"), file = attribute(tag, "file");
    ListedFrame frame{};
    if (!file.starts_with(prefix) || !file.ends_with(suffix)) continue;
    const auto number =
        number_from(file.substr(prefix.size(), file.size() - prefix.size() - suffix.size()));
    if (!number || !parse_number(time, frame.time)) continue;
    frame.number = *number;
    frames.push_back(frame);
  }
  return frames;
}

std::vector<WallPolygon> walls_of(const fs::path& run, std::int64_t frame) {
  const fs::path directory = run / "frames";
  fs::path latest = directory / "walls.vtp";
  std::int64_t from = -1;
  for (const auto& [number, path] : numbered_files(directory, "walls_"))
    if (number <= frame && number > from) {
      from = number;
      latest = path;
    }
  return file_exists(latest) ? read_walls(latest) : std::vector<WallPolygon>();
}

bool has_forces(const fs::path& run, std::int64_t frame) {
  return file_exists(contacts_path(run, frame));
}

std::vector<ForceLine> forces_of(const fs::path& run, std::int64_t frame) {
  if (!has_forces(run, frame))
    throw Error(fmt::format(
        "there are no contact forces of frame {} in {}; let the scene write them ([output] "
        "contacts = true) and run it again",
        frame, (run / "frames").string()));
  return read_force_lines(contacts_path(run, frame));
}

bool has_bonds(const fs::path& run, std::int64_t frame) {
  return file_exists(bonds_path(run, frame));
}

std::vector<BondLine> bonds_of(const fs::path& run, std::int64_t frame) {
  if (!has_bonds(run, frame))
    throw Error(fmt::format("there are no bonds in frame {} of {}; the scene needs a [[bond]]",
                            frame, run.string()));
  return read_bond_lines(bonds_path(run, frame));
}

std::string scene_title(const fs::path& run) {
  const std::optional<scene::Node> scene = scene_of(run);
  const scene::Node* title = scene ? scene->find("title") : nullptr;
  return title == nullptr ? "" : title->text;
}

std::vector<std::string> material_names(const fs::path& run) {
  std::vector<std::string> names;
  const std::optional<scene::Node> scene = scene_of(run);
  const scene::Node* materials = scene ? scene->find("material") : nullptr;
  if (materials == nullptr) return names;
  for (const scene::Node& material : materials->items) {
    const scene::Node* name = material.find("name");
    names.push_back(name == nullptr ? "" : name->text);
  }
  return names;
}

}  // namespace clast
