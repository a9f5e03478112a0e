#include "run/sensors.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

#include "base/error.hpp"
#include "measure/contents.hpp"
#include "measure/heap.hpp"
#include "measure/local_stress.hpp"
#include "measure/mixing.hpp"
#include "output/atomic_file.hpp"
#include "output/series.hpp"
#include "output/sound.hpp"
#include "output/state_check.hpp"
#include "run/sensor_tables.hpp"
#include "scene/region.hpp"

namespace clast {
namespace {

using Type = scene::Sensor::Type;

Space space_of(const scene::Region& region) {
  Space space;
  space.holds = [region](const Vec3& p) { return scene::inside(region, p); };
  space.holds_ball = [region](const Vec3& p, Real r) { return scene::inside(region, p, r); };
  const scene::Bounds box = scene::bounds(region);
  space.low = box.low;
  space.high = box.high;
  space.volume = scene::volume(region);
  space.convex = !region.mesh.given;
  return space;
}

bool counts_by(const scene::Sensor& sensor, const char* what) {
  return std::any_of(sensor.by->begin(), sensor.by->end(),
                     [&](const scene::Value<std::string>& by) { return *by == what; });
}

Classes classes_of(const Scene& scene, const scene::Sensor& sensor) {
  Classes classes;
  if (counts_by(sensor, "material")) {
    std::vector<std::string> names;
    for (const scene::Material& material : scene.materials) names.push_back(*material.name);
    classes.add_materials(names);
  }
  if (counts_by(sensor, "size")) classes.add_sizes(*sensor.sizes, scene.flat());
  if (counts_by(sensor, "tag")) classes.add_tags(tags_of(scene));
  return classes;
}

Plane plane_of(const Scene& scene, const scene::Sensor& sensor) {
  Plane plane{*sensor.point, normalized(*sensor.normal), 0, {}};
  // A plane across a periodic axis has its normal along that axis.
  for (int a = 0; a < 3; ++a)
    if (scene.cell.given && std::abs(plane.normal[a]) == 1) plane.period = (*scene.cell->length)[a];
  if (sensor.region.given) plane.within = space_of(*sensor.region);
  return plane;
}

std::unique_ptr<Flow> flow_of(const Scene& scene, const scene::Sensor& sensor) {
  Classes classes = classes_of(scene, sensor);
  if (sensor.point.given)
    return std::make_unique<Flow>(*sensor.name, plane_of(scene, sensor), std::move(classes));
  return std::make_unique<Flow>(*sensor.name, space_of(*sensor.region), std::move(classes));
}

Mixing::IsOfKind kind_of(const Scene& scene, const scene::Sensor& sensor) {
  if (sensor.tag.given)
    return [tag = *sensor.tag](const HostBodies& bodies, std::size_t i) {
      return bodies.tag[i] == tag;
    };
  return [material = scene.find_material(*sensor.material)](
             const HostBodies& bodies, std::size_t i) { return bodies.material[i] == material; };
}

// Those that look at the rows of the series only.
std::unique_ptr<Sensor> made_of(const Scene& scene, const scene::Sensor& sensor) {
  Space space = space_of(*sensor.region);
  switch (*sensor.type) {
    case Type::stress:
      return std::make_unique<LocalStress>(*sensor.name, std::move(space));
    case Type::heap:
      return std::make_unique<Heap>(*sensor.name, std::move(space), *sensor.cell_size);
    case Type::mixing:
      return std::make_unique<Mixing>(*sensor.name, std::move(space), *sensor.cell_size,
                                      kind_of(scene, sensor));
    case Type::contents:
    case Type::flow:
      break;
  }
  return std::make_unique<Contents>(*sensor.name, std::move(space), classes_of(scene, sensor));
}

}  // namespace

Sensors::Sensors(const Scene& scene) {
  for (const scene::Sensor& sensor : scene.sensors) add(scene, sensor);
}

void Sensors::add(const Scene& scene, const scene::Sensor& sensor) {
  if (*sensor.type != Type::flow) {
    sensors_.push_back(made_of(scene, sensor));
    return;
  }
  std::unique_ptr<Flow> flow = flow_of(scene, sensor);
  flows_.push_back(flow.get());
  sensors_.push_back(std::move(flow));
  if (sensor.every.given) interval_ = std::min(interval_, *sensor.every);
}

std::vector<std::string> Sensors::columns() const {
  std::vector<std::string> names;
  for (const auto& sensor : sensors_)
    for (const std::string& column : sensor->columns())
      names.push_back(fmt::format("sensor.{}.{}", sensor->name(), column_text(column)));
  return names;
}

std::vector<Real> Sensors::row(const Observed& now) {
  look(now);
  std::vector<Real> values;
  for (const auto& sensor : sensors_)
    for (const Real value : sensor->measure(now)) values.push_back(value);
  return values;
}

void Sensors::look(const Observed& now) {
  if (flows_.empty()) return;
  for (Flow* flow : flows_) flow->look(now, last_);
  last_.id.clear();
  last_.position.clear();
  for (const std::size_t i : now.order) {
    last_.id.push_back(now.in.bodies.id[i]);
    last_.position.push_back(now.in.bodies.position[i]);
  }
}

void Sensors::write_tables(const Observed& now, const std::filesystem::path& run) const {
  const auto write = [&](const Sensor& sensor, const char* what, const std::string& text) {
    make_directory(run / "sensors");
    write_file(run / "sensors" / fmt::format("{}_{}.csv", sensor.name(), what), text,
               Durability::process_death);
  };
  for (const auto& sensor : sensors_)
    if (const auto* counting = dynamic_cast<const Counting*>(sensor.get());
        counting != nullptr && counting->classes().size() > 0)
      write(*sensor, "classes", class_table(counting->classes(), counting->amounts(now)));
  for (const Flow* flow : flows_)
    if (flow->has_space()) write(*flow, "residence", residence_table(flow->stays()));
}

Sensors::Memory Sensors::memory() const {
  Memory memory;
  if (flows_.empty()) return memory;
  memory["id"].assign(last_.id.begin(), last_.id.end());
  std::vector<Real>& position = memory["position"];
  for (const Vec3& p : last_.position) position.insert(position.end(), {p.x, p.y, p.z});
  for (const Flow* flow : flows_) flow->save(memory);
  return memory;
}

void Sensors::restore(const Memory& memory) {
  if (flows_.empty()) return;
  const auto id = memory.find("id"), position = memory.find("position");
  if (id == memory.end() || position == memory.end() ||
      position->second.size() != 3 * id->second.size())
    throw Error("what its sensors remember does not fit the scene");
  for (const auto& [name, values] : memory) check_sound("sensors", name.c_str(), values);
  last_ = {};
  for (const Real number : id->second) {
    const bool rises = number >= 0 && number < static_cast<Real>(most_ids) &&
                       (last_.id.empty() || number > last_.id.back());
    if (!rises) throw Error("its sensors remember bodies that cannot be");
    last_.id.push_back(static_cast<Id>(number));
  }
  const std::vector<Real>& p = position->second;
  for (std::size_t k = 0; k < p.size(); k += 3)
    last_.position.push_back({p[k], p[k + 1], p[k + 2]});
  for (Flow* flow : flows_) flow->restore(memory, last_.id.size());
}

std::vector<std::string> described_sensors(const Scene& scene) {
  const Sensors all(scene);
  std::vector<std::string> lines;
  for (const scene::Sensor& s : scene.sensors) {
    const std::string prefix = fmt::format("sensor.{}.", *s.name);
    std::vector<std::string> columns;
    for (const std::string& column : all.columns())
      if (column.starts_with(prefix)) columns.push_back(column.substr(prefix.size()));
    lines.push_back(fmt::format("{}{{{}}}", prefix, fmt::join(columns, ", ")));
  }
  return lines;
}

std::vector<std::int32_t> tags_of(const Scene& scene) {
  std::set<std::int32_t> tags = {0};
  for (const scene::Insert& insert : scene.inserts)
    tags.insert(static_cast<std::int32_t>(*insert.tag));
  for (const scene::Stage& stage : scene.stages)
    for (const scene::Tagging& tagging : stage.tags)
      tags.insert(static_cast<std::int32_t>(*tagging.tag));
  return {tags.begin(), tags.end()};
}

void tag_bodies(const scene::Stage& stage, const Cell& cell, HostBodies& bodies) {
  for (const scene::Tagging& tagging : stage.tags)
    for (std::size_t i = 0; i < bodies.size(); ++i) {
      const Vec3& p = bodies.position[i];
      if (scene::inside(*tagging.region, cell.home(p).position(p)))
        bodies.tag[i] = static_cast<std::int32_t>(*tagging.tag);
    }
}

}  // namespace clast
