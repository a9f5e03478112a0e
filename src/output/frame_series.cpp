#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include "base/text.hpp"
#include "output/atomic_file.hpp"
#include "output/bond_lines.hpp"
#include "output/frames.hpp"
#include "output/grains.hpp"
#include "output/sound.hpp"
#include "output/vtp.hpp"

namespace clast {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view prefix = "frame_", wall_prefix = "walls_", grain_prefix = "grains_",
                           contact_prefix = "contacts_", bond_prefix = "bonds_", suffix = ".vtp";

constexpr std::int64_t most_frames = 1'000'000'000'000;

std::string name_of(std::int64_t number, std::string_view kind = prefix) {
  return fmt::format("{}{:06}{}", kind, number, suffix);
}

std::optional<std::int64_t> number_in(const std::string& name, std::string_view kind = prefix) {
  if (!name.starts_with(kind) || !name.ends_with(suffix)) return {};
  const std::string_view digits(name.data() + kind.size(),
                                name.data() + name.size() - suffix.size());
  std::int64_t number = 0;
  if (!parse_number(digits, number) || name_of(number, kind) != name) return {};
  if (number < 0 || number > most_frames) return {};
  return number;
}

// The first walls have no number.
std::string walls_name(std::int64_t from) {
  return from == 0 ? "walls.vtp" : name_of(from, wall_prefix);
}

// Nothing for a file that is damaged or not a frame.
std::optional<Real> time_of(const fs::path& path) {
  try {
    const Real time = VtpReader(path).field("TimeValue");
    return is_sound(time) ? std::optional(time) : std::nullopt;
  } catch (const Error&) {
    return {};
  }
}

}  // namespace

FrameAt frame_nearest(const fs::path& directory, Real time) {
  std::optional<FrameAt> nearest;
  std::error_code failure;
  for (fs::directory_iterator entry(directory, failure), end; !failure && entry != end;
       entry.increment(failure)) {
    if (!number_in(entry->path().filename().string())) continue;
    const std::optional<Real> found = time_of(entry->path());
    if (found && (!nearest || std::abs(*found - time) < std::abs(nearest->time - time)))
      nearest = {entry->path(), *found};
  }
  if (!nearest) throw Error(fmt::format("there are no frames in {}", directory.string()));
  return *nearest;
}

FrameSeries::FrameSeries(fs::path directory) : directory_(std::move(directory)) {}

std::string FrameSeries::resume_at(Real time) {
  const std::vector<fs::path> damaged = keep_until(time);
  if (damaged.empty()) return "";
  return fmt::format("{} damaged frames in {} are left out; the first is kept as {}",
                     damaged.size(), directory_.string(), damaged.front().filename().string());
}

void FrameSeries::write(const Snapshot& snapshot) {
  if (!started_) keep_until(-infinity);
  const std::int64_t next = listed_.empty() ? 0 : listed_.back().number + 1;
  const bool again = !listed_.empty() && listed_.back().time == snapshot.time;
  const std::int64_t number = again ? next - 1 : next;
  write_frame(path_of(number), snapshot);
  if (has_meshes()) write_grains(directory_ / name_of(number, grain_prefix), snapshot, shapes_);
  if (again) {
    synced_ = std::min(synced_, listed_.size() - 1);
    return;
  }
  listed_.push_back({number, snapshot.time});
  write_lists();
}

void FrameSeries::write_contacts(const std::vector<ForceLine>& lines) {
  if (listed_.empty()) return;
  Listed& frame = listed_.back();
  write_force_lines(contacts_of(frame.number), lines, frame.time);
  if (frame.contacts) return;
  frame.contacts = true;
  write_lists();
}

void FrameSeries::write_bonds(const std::vector<BondLine>& lines) {
  if (listed_.empty()) return;
  Listed& frame = listed_.back();
  write_bond_lines(directory_ / name_of(frame.number, bond_prefix), lines, frame.time);
  if (frame.bonds) return;
  frame.bonds = true;
  write_lists();
}

bool FrameSeries::has_meshes() const {
  return std::any_of(shapes_.begin(), shapes_.end(),
                     [](const Assembly& shape) { return !shape.is_sphere(); });
}

void FrameSeries::show(const std::vector<Assembly>& shapes) {
  if (!started_) keep_until(-infinity);
  shapes_ = shapes;
  if (has_meshes()) write_shapes(directory_ / "shapes.json", shapes_);
}

void FrameSeries::write_walls_from_here(const std::vector<Wall>& walls, const Vec3& low,
                                        const Vec3& high, const std::vector<Vec3>& corners,
                                        const WallData& data) {
  if (!started_) keep_until(-infinity);
  const std::int64_t from = listed_.empty() ? 0 : listed_.back().number + 1;
  write_walls(directory_ / walls_name(from), walls, low, high, corners, data);
  if (walls_from_.empty() || walls_from_.back() < from) walls_from_.push_back(from);
}

void FrameSeries::sync() {
  if (synced_ == listed_.size()) return;
  bool contacts = false;
  for (; synced_ < listed_.size(); ++synced_) {
    const Listed& frame = listed_[synced_];
    sync_to_disk(path_of(frame.number));
    if (frame.contacts) sync_to_disk(contacts_of(frame.number));
    contacts = contacts || frame.contacts;
    if (frame.bonds) sync_to_disk(directory_ / name_of(frame.number, bond_prefix));
    if (has_meshes()) sync_to_disk(directory_ / name_of(frame.number, grain_prefix));
  }
  sync_to_disk(directory_ / "frames.pvd");
  if (contacts) sync_to_disk(directory_ / "contacts.pvd");
  sync_to_disk(directory_);
}

fs::path FrameSeries::path_of(std::int64_t number) const { return directory_ / name_of(number); }

fs::path FrameSeries::contacts_of(std::int64_t number) const {
  return directory_ / name_of(number, contact_prefix);
}

// Goes by the files themselves: the list may lag one frame behind a killed process. Returns the new
// names of frames that cannot be read.
std::vector<fs::path> FrameSeries::keep_until(Real time) {
  make_directory(directory_);
  listed_.clear();
  std::vector<fs::path> surplus, damaged;
  std::vector<std::pair<std::int64_t, fs::path>> beside;  // walls and grains of a frame
  std::vector<std::pair<std::int64_t, fs::path>> contacts, bonds;
  std::error_code failure;
  for (fs::directory_iterator entry(directory_, failure), end; !failure && entry != end;
       entry.increment(failure)) {
    const fs::path& path = entry->path();
    if (path.string().ends_with(aside_name("").string())) surplus.push_back(path);
    if (const auto from = number_in(path.filename().string(), wall_prefix))
      beside.emplace_back(*from, path);
    if (const auto grains = number_in(path.filename().string(), grain_prefix))
      beside.emplace_back(*grains, path);
    if (const auto of = number_in(path.filename().string(), contact_prefix))
      contacts.emplace_back(*of, path);
    if (const auto of = number_in(path.filename().string(), bond_prefix))
      bonds.emplace_back(*of, path);
    const std::optional<std::int64_t> number = number_in(path.filename().string());
    if (!number) continue;
    const std::optional<Real> found = time_of(path);
    if (!found)
      damaged.push_back(path);
    else if (*found <= time)
      listed_.push_back({*number, *found});
    else
      surplus.push_back(path);
  }
  if (failure) throw file_error("read the directory", directory_, failure.value());
  std::sort(listed_.begin(), listed_.end(),
            [](const Listed& a, const Listed& b) { return a.number < b.number; });
  for (const auto& [from, path] : beside)
    if (listed_.empty() || from > listed_.back().number) surplus.push_back(path);
  note_walls(beside);
  const auto keep_beside = [&](const auto& files, bool Listed::*has, const char* list) {
    for (const auto& [of, path] : files) {
      const auto frame = std::find_if(listed_.begin(), listed_.end(),
                                      [of = of](const Listed& f) { return f.number == of; });
      const std::optional<Real> found = time_of(path);
      if (frame != listed_.end() && found == frame->time)
        (*frame).*has = true;
      else
        (found ? surplus : damaged).push_back(path);
    }
    if (std::none_of(listed_.begin(), listed_.end(), [&](const Listed& f) { return f.*has; }) &&
        fs::exists(directory_ / list))
      surplus.push_back(directory_ / list);
  };
  keep_beside(contacts, &Listed::contacts, "contacts.pvd");
  keep_beside(bonds, &Listed::bonds, "bonds.pvd");
  if (walls_from_.empty() && fs::exists(directory_ / "walls.pvd"))
    surplus.push_back(directory_ / "walls.pvd");
  // The lists first: they never name a file that is gone.
  write_lists();
  for (const fs::path& path : surplus)
    if (!fs::remove(path, failure) && failure) throw file_error("remove", path, failure.value());
  for (fs::path& path : damaged) path = put_aside(path);
  synced_ = listed_.size();  // they were on the disk before the checkpoint was
  started_ = true;
  return damaged;
}

// Which walls are in force from which frame on, after a look at the files.
void FrameSeries::note_walls(const std::vector<std::pair<std::int64_t, fs::path>>& files) {
  walls_from_.clear();
  std::error_code none;
  if (!listed_.empty() && fs::exists(directory_ / walls_name(0), none)) walls_from_.push_back(0);
  for (const auto& [from, path] : files)
    if (number_in(path.filename().string(), wall_prefix) && !listed_.empty() &&
        from <= listed_.back().number)
      walls_from_.push_back(from);
  std::sort(walls_from_.begin(), walls_from_.end());
}

std::vector<FrameSeries::ListedFile> FrameSeries::files_of(std::string_view kind) const {
  std::vector<ListedFile> files;
  for (const Listed& frame : listed_)
    if ((kind != contact_prefix || frame.contacts) && (kind != bond_prefix || frame.bonds))
      files.emplace_back(frame.time, name_of(frame.number, kind));
  return files;
}

std::vector<FrameSeries::ListedFile> FrameSeries::walls_in_force() const {
  std::vector<ListedFile> files;
  for (const Listed& frame : listed_) {
    const auto next = std::upper_bound(walls_from_.begin(), walls_from_.end(), frame.number);
    if (next != walls_from_.begin()) files.emplace_back(frame.time, walls_name(*(next - 1)));
  }
  return files;
}

// Each list has one part; all.pvd has every list as a part of its own.
void FrameSeries::write_lists() const {
  const auto data_sets = [](const std::vector<ListedFile>& files, int part) {
    std::string text;
    for (const auto& [time, name] : files)
      text += fmt::format("<DataSet timestep=\"{}\" part=\"{}\" file=\"{}\"/>\n", time, part, name);
    return text;
  };
  const auto write = [&](const char* name, const std::string& sets) {
    write_file(directory_ / name,
               "<?xml version=\"1.0\"?>\n"
               "<VTKFile type=\"Collection\" version=\"1.0\" byte_order=\"LittleEndian\">\n"
               "<Collection>\n" +
                   sets + "</Collection>\n</VTKFile>\n",
               Durability::process_death);
  };
  std::string all;
  int part = 0;
  const auto list = [&](const char* name, const std::vector<ListedFile>& files) {
    write(name, data_sets(files, 0));
    all += data_sets(files, part++);
  };
  list("frames.pvd", files_of(prefix));
  if (has_meshes()) list("grains.pvd", files_of(grain_prefix));
  if (const auto contacts = files_of(contact_prefix); !contacts.empty())
    list("contacts.pvd", contacts);
  if (const auto bonds = files_of(bond_prefix); !bonds.empty()) list("bonds.pvd", bonds);
  if (const auto walls = walls_in_force(); !walls.empty()) list("walls.pvd", walls);
  write("all.pvd", all);
}

}  // namespace clast
