#include "run/origin.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/error.hpp"
#include "output/checkpoint.hpp"
#include "output/frames.hpp"
#include "run/place.hpp"
#include "run/run_folder.hpp"
#include "scene/build.hpp"
#include "scene/grains.hpp"
#include "scene/units.hpp"
#include "world/change.hpp"

namespace clast {

namespace fs = std::filesystem;

namespace {

struct FolderAndTime {
  fs::path folder;
  std::optional<Real> time;
};

// A folder may have an @ in its name.
FolderAndTime parsed(const std::string& from) {
  const std::size_t at = from.rfind('@');
  std::error_code unknown;
  if (at == std::string::npos || fs::is_directory(from, unknown)) return {from, {}};
  std::string reason;
  const auto time = scene::parse_quantity(from.substr(at + 1), reason);
  const bool is_time =
      time && (time->bare || time->dimension == scene::units::time.dimension) && time->value >= 0;
  if (!is_time)
    throw Error(
        fmt::format("--from {}: write DIR@time with a time such as 0.5 or \"20 ms\"", from));
  return {from.substr(0, at), time->value};
}

// Bodies as a frame has them; contacts are not in it.
Snapshot state_of_frame(const fs::path& path) {
  const Frame frame = read_frame(path);
  Snapshot state;
  state.step = frame.step;
  state.time = frame.time;
  for (std::size_t i = 0; i < frame.size(); ++i) {
    append(state.bodies, body_at(frame, i));
    if (!frame.tag.empty()) state.bodies.tag.back() = frame.tag[i];
  }
  return state;
}

// Names of the shapes that bodies have.
std::vector<std::string> shapes_in_use(const Scene& scene, const HostBodies& bodies) {
  std::vector<std::string> names(scene.shapes.size());
  for (const std::int32_t shape : bodies.shape) names.at(shape) = scene.shapes[shape].name;
  return names;
}

// Whether a shape is one of the objects of a file, or all of it.
bool is_from(const std::string& shape, const std::string& file) {
  return shape == file || shape.starts_with(file + ":");
}

// The number that each name has elsewhere; -1 where it is not needed.
std::vector<std::int32_t> numbers_in(const std::vector<std::string>& names, const auto& find,
                                     const char* kind, const std::string& known) {
  std::vector<std::int32_t> numbers;
  for (const std::string& name : names) {
    numbers.push_back(name.empty() ? -1 : find(name));
    if (numbers.back() < 0 && !name.empty())
      throw Error(
          fmt::format("--from: the bodies have the {0} '{1}', which the scene lacks; it has: {2}\n"
                      "    add it under the same name",
                      kind, name, known.empty() ? "none" : known));
  }
  return numbers;
}

std::int32_t looked_up(const std::vector<std::int32_t>& numbers, std::int32_t old) {
  if (old < 0 || old >= std::ssize(numbers))
    throw Error("--from: a body has a material or shape that its own scene does not know");
  return numbers[old];
}

// Ids count from 0, in the order they had.
void renumber(Snapshot& state) {
  const std::vector<std::uint32_t> order = order_by_id(state.bodies.id);
  std::vector<std::int32_t> renamed(
      order.empty() ? 0 : static_cast<std::size_t>(state.bodies.id[order.back()]) + 1, -1);
  for (std::size_t i = 0; i < order.size(); ++i)
    renamed[state.bodies.id[order[i]]] = static_cast<std::int32_t>(i);
  for (Id& id : state.bodies.id) id = renamed[id];
  for (std::int32_t& id : state.pairs.first) id = renamed.at(id);
  for (std::int32_t& id : state.pairs.second) id = renamed.at(id);
  for (std::int32_t& id : state.walls.first) id = renamed.at(id);
  for (Id& id : state.bonds.first) id = renamed.at(id);
  for (Id& id : state.bonds.second) id = renamed.at(id);
}

void forget_energies(HostContacts& contacts) {
  const auto zero = [](auto& values) { std::fill(values.begin(), values.end(), Real{0}); };
  zero(contacts.damped);
  zero(contacts.rubbed);
  zero(contacts.rolled);
  zero(contacts.torn);
  zero(contacts.worked);
}

// Bonds as they are, made of what the scene says; moments of inertia follow the masses.
HostBonds taken_over(const Origin& origin, const HostBodies& bodies, const Scene& scene) {
  HostBonds bonds = origin.state.bonds;
  if (bonds.size() == 0) return bonds;
  std::vector<std::string> known;
  for (const scene::Bond& bond : scene.bonds) known.push_back(*bond.name);
  std::vector<std::string> in_use(origin.bonds.size());
  for (const std::int32_t cement : bonds.cement)
    if (cement >= 0 && cement < std::ssize(in_use)) in_use[cement] = origin.bonds[cement];
  const auto cements = numbers_in(
      in_use, [&](const std::string& name) { return scene.find_bond(name); }, "bond",
      scene::one_of(known));
  const std::vector<std::int32_t> slot = slots_by_id(bodies.id);
  const auto heavier = [&](Id id) {
    return bodies.mass[slot[id]] / origin.state.bodies.mass[slot[id]];
  };
  for (std::size_t k = 0; k < bonds.size(); ++k) {
    bonds.cement[k] = looked_up(cements, bonds.cement[k]);
    if (!has_section(bonds, k)) continue;
    bonds.inertia_a[k] *= heavier(bonds.first[k]);
    bonds.inertia_b[k] *= heavier(bonds.second[k]);
  }
  std::fill(bonds.damped.begin(), bonds.damped.end(), Real{0});
  std::fill(bonds.released.begin(), bonds.released.end(), Real{0});
  return bonds;
}

}  // namespace

EarlierBodies Origin::bodies() const {
  EarlierBodies earlier{true, {}, copies};
  for (const std::string& shape : shapes)
    if (!shape.empty()) earlier.shapes.push_back(shape);
  return earlier;
}

Origin read_origin(const std::string& from) {
  const FolderAndTime wanted = parsed(from);
  const fs::path& folder = wanted.folder;
  need_run(folder);
  Checkpoint checkpoint = read_checkpoint(folder, nullptr);
  const SavedRun saved = saved_run_from(checkpoint.progress);
  check_saved_run(saved, checkpoint.snapshot);
  Origin origin;
  origin.copies = kept_inputs(saved.inputs, folder);
  EarlierBodies earlier = saved.earlier;
  earlier.copies = origin.copies;
  const Scene scene =
      read_scene_text(checkpoint.scene, saved.scene_name, saved.overrides, origin.copies, earlier);
  check_fits(saved, scene);
  for (const scene::Material& material : scene.materials)
    origin.materials.push_back(*material.name);
  for (const scene::Bond& bond : scene.bonds) origin.bonds.push_back(*bond.name);
  origin.law = *scene.contact.law;
  origin.walls = wall_names(scene, saved.place.stage);
  origin.state = std::move(checkpoint.snapshot);
  if (wanted.time && std::abs(origin.state.time - *wanted.time) > saved.dt) {
    const FrameAt frame = frame_nearest(folder / "frames", *wanted.time);
    if (std::abs(frame.time - *wanted.time) < std::abs(origin.state.time - *wanted.time)) {
      if (origin.state.bonds.size() > 0)
        throw Error(fmt::format(
            "--from {}: the bodies are held together by bonds, and frames do not say how these "
            "were made; leave the time away to start from the checkpoint at {:g} s",
            from, origin.state.time));
      origin.state = state_of_frame(frame.path);
    }
  }
  origin.shapes = shapes_in_use(scene, origin.state.bodies);
  std::erase_if(origin.copies, [&](const auto& copy) {
    return std::none_of(origin.shapes.begin(), origin.shapes.end(),
                        [&](const std::string& shape) { return is_from(shape, copy.first); });
  });
  origin.text = fmt::format("{} at {:g} s", folder.string(), origin.state.time);
  return origin;
}

Snapshot started_from(const Origin& origin, const Scene& scene) {
  std::vector<std::string> known;
  for (const scene::Material& material : scene.materials) known.push_back(*material.name);
  const auto materials = numbers_in(
      origin.materials, [&](const std::string& name) { return scene.find_material(name); },
      "material", scene::one_of(known));
  const auto shapes = numbers_in(
      origin.shapes, [&](const std::string& name) { return scene.find_shape(name); }, "shape",
      "others");
  Snapshot state;
  state.bodies = origin.state.bodies;
  HostBodies& b = state.bodies;
  for (std::size_t i = 0; i < b.size(); ++i) {
    b.material[i] = looked_up(materials, b.material[i]);
    b.shape[i] = looked_up(shapes, b.shape[i]);
    b.mass[i] =
        scene.mass_of_solid(b.material[i], scene::volume_of(scene, {b.shape[i], b.radius[i]}));
  }
  std::fill(b.dragged.begin(), b.dragged.end(), Real{0});
  if (origin.law == *scene.contact.law) {
    state.pairs = origin.state.pairs;
    state.walls = origin.state.walls;
    forget_energies(state.pairs);
    forget_energies(state.walls);
    follow_walls(state, origin.walls, wall_names(scene, 0));
  }
  state.bonds = taken_over(origin, b, scene);
  renumber(state);
  return state;
}

}  // namespace clast
