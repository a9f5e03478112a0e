// Checks of [[sensor]] and [[stage.tag]].
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "scene/check.hpp"
#include "scene/periodic_cell.hpp"
#include "scene/region.hpp"

namespace clast::scene {

namespace {

using SensorType = Sensor::Type;

constexpr const char* type_names[] = {"contents", "flow", "stress", "heap", "mixing"};
std::string name_of(SensorType type) { return type_names[static_cast<int>(type)]; }

void refuse(bool given, const Where& where, const char* key, const Sensor& sensor,
            const char* owners, Problems& problems) {
  if (given)
    problems.add(where,
                 fmt::format("'{}' does not go with type = \"{}\"", key, name_of(*sensor.type)),
                 fmt::format("remove '{}'; it belongs to {}", key, owners));
}

// Keys that mean nothing to this type.
void check_foreign_keys(const Sensor& s, Problems& problems) {
  const bool counts = *s.type == SensorType::contents || *s.type == SensorType::flow;
  const bool has_cells = *s.type == SensorType::mixing || *s.type == SensorType::heap;
  if (*s.type != SensorType::flow) {
    refuse(s.point.given, s.point.where, "point", s, "flow", problems);
    refuse(s.normal.given, s.normal.where, "normal", s, "flow", problems);
    refuse(s.every.given, s.every.where, "every", s, "flow", problems);
  }
  if (!counts) {
    refuse(s.by.given, s.by.where, "by", s, "contents and flow", problems);
    refuse(s.sizes.given, s.sizes.where, "sizes", s, "contents and flow", problems);
  }
  if (*s.type != SensorType::mixing) {
    refuse(s.tag.given, s.tag.where, "tag", s, "mixing", problems);
    refuse(s.material.given, s.material.where, "material", s, "mixing", problems);
  }
  if (!has_cells)
    refuse(s.cell_size.given, s.cell_size.where, "cell_size", s, "mixing and heap", problems);
}

void check_classes(const Sensor& s, Problems& problems) {
  const bool by_size = std::any_of(s.by->begin(), s.by->end(),
                                   [](const Value<std::string>& what) { return *what == "size"; });
  if (by_size && !s.sizes.given)
    problems.add(s.by.where, "by = [\"size\"] needs the limits between size classes",
                 "add for instance sizes = [\"1 mm\", \"2 mm\"]");
  if (s.sizes.given && s.by.given && !by_size)
    problems.add(s.sizes.where, "'sizes' has no effect without \"size\" in 'by'",
                 "add by = [\"size\"], or remove 'sizes'");
  if (std::adjacent_find(s.sizes->begin(), s.sizes->end(), std::greater_equal<Real>()) !=
      s.sizes->end())
    problems.add(s.sizes.where, "the sizes do not rise", "write the smallest first");
}

void check_mixing(const Scene& scene, const Sensor& s, Problems& problems) {
  if (s.tag.given == s.material.given)
    problems.add(s.where, "mixing needs 'tag' or 'material', one of them",
                 "add for instance tag = 1: how those are mixed with all others");
  check_material_name(scene, s.material, problems);
}

void check_cell_size(const Sensor& s, Problems& problems) {
  if (!s.cell_size.given) {
    problems.add(s.where, fmt::format("{} needs a 'cell_size'", name_of(*s.type)),
                 "add for instance cell_size = \"1 cm\": a few diameters");
    return;
  }
  constexpr Real most_cells = 1e7;
  if (s.cell_size.bad || s.region->kinds_given() != 1) return;
  const Real side = *s.cell_size;
  const Bounds box = bounds(*s.region);
  Real cells = 1;
  for (int a = 0; a < 3; ++a) cells *= std::max(1.0, (box.high[a] - box.low[a]) / side);
  if (cells > most_cells)
    problems.add(s.cell_size.where, fmt::format("the region has {:.3g} cells of that size", cells),
                 "use a few diameters of the bodies");
}

void check_plane(const Scene& scene, const Sensor& s, Problems& problems) {
  if (s.normal.given && !s.point.given)
    problems.add(s.normal.where, "a 'normal' alone is no plane",
                 "add a point of the plane, such as point = [0, 0, \"5 cm\"]");
  if (!s.point.given) {
    if (!s.region.given)
      problems.add(s.where, "a flow needs a plane or a region",
                   "add point and normal, or region = { box = { ... } } for what goes into it");
    return;
  }
  if (!s.normal.given) {
    problems.add(s.point.where, "the plane has no 'normal'",
                 "add the direction that counts as positive, such as normal = [0, 0, -1]");
    return;
  }
  if (!s.normal.bad && !(length(*s.normal) > 0))
    problems.add(s.normal.where, "the normal has no direction", "use for instance [0, 0, -1]");
  for (int a = 0; a < 3; ++a)
    if (!s.point.bad &&
        ((*s.point)[a] < (*scene.domain.low)[a] || (*s.point)[a] > (*scene.domain.high)[a])) {
      problems.add(s.point.where, "the point lies outside the [domain]",
                   "nothing gets there: move it inside, or make the domain larger");
      return;
    }
}

// A plane must look the same from every image of a body.
void check_plane_in_cell(const Scene& scene, const Sensor& s, Problems& problems) {
  if (!scene.cell.given || !s.normal.given || !s.point.given) return;
  const PeriodicCell& cell = *scene.cell;
  if (deforms(scene) || length(*cell.tilt) > 0) {
    problems.add(s.point.where,
                 "a flow through a plane needs a cell that neither deforms nor leans",
                 "use a flow into a region, or remove rate, shear, stress and tilt from [cell]");
    return;
  }
  int components = 0, periodic = 0;
  for (int a = 0; a < 3; ++a) {
    if ((*s.normal)[a] == 0) continue;
    ++components;
    if ((*cell.length)[a] > 0) ++periodic;
  }
  if (periodic > 0 && components > 1)
    problems.add(s.normal.where, "the plane does not fit its images in the periodic cell",
                 "let the normal point along one axis, or only along open axes");
}

void check_sensor(const Scene& scene, const Sensor& s, Problems& problems) {
  if (s.type.bad || !s.type.given) return;
  check_foreign_keys(s, problems);
  if (s.region.given) {
    check_region(*s.region, "region", problems);
    check_place(scene, *s.region, problems);
  } else if (*s.type != SensorType::flow) {
    problems.add(s.where, fmt::format("{} needs a 'region'", name_of(*s.type)),
                 "add region = { box = { low = [0, 0, 0], high = [0.1, 0.1, 0.2] } }");
    return;
  }
  check_classes(s, problems);
  if (*s.type == SensorType::flow) {
    check_plane(scene, s, problems);
    check_plane_in_cell(scene, s, problems);
  }
  if (*s.type == SensorType::mixing) check_mixing(scene, s, problems);
  if (*s.type == SensorType::mixing || *s.type == SensorType::heap) check_cell_size(s, problems);
}

// The height of a heap is measured against gravity.
void check_heap_gravity(const Scene& scene, const Sensor& s, Problems& problems) {
  if (s.type.bad || *s.type != SensorType::heap || length(*scene.gravity) > 0) return;
  problems.add(s.where, "a heap needs gravity: it says what is up", "add gravity = [0, 0, -9.81]");
}

}  // namespace

void check_column_names(const std::vector<const Value<std::string>*>& names,
                        const std::string& owner, Problems& problems) {
  std::map<std::string, int> line_of;
  for (const Value<std::string>* value : names) {
    if (!value->given || value->bad) continue;
    const std::string& name = **value;
    const bool plain = !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    });
    if (!plain)
      problems.add(value->where,
                   fmt::format("'{}' cannot be the name of columns", name.substr(0, 40)),
                   "use letters, digits and _, such as \"outlet\"");
    const auto [first, fresh] = line_of.emplace(name, value->where.line);
    if (!fresh)
      problems.add(value->where,
                   fmt::format("a second {} is named '{}' (the first is at line {})", owner, name,
                               first->second),
                   fmt::format("give each {} a name of its own", owner));
  }
}

void check_place(const Scene& scene, const Region& region, Problems& problems) {
  if (region.kinds_given() != 1 || (region.mesh.given && region.mesh->mesh == nullptr)) return;
  const Bounds box = bounds(region);
  for (int a = 0; a < 3; ++a) {
    if (box.high[a] < (*scene.domain.low)[a] || box.low[a] > (*scene.domain.high)[a]) {
      problems.add(region.where, "the region lies outside the [domain]",
                   "nothing gets there: move it inside, or make the domain larger");
      return;
    }
    if (!scene.cell.given || !((*scene.cell->length)[a] > 0)) continue;
    const Real low = (*scene.cell->origin)[a], side = (*scene.cell->length)[a];
    if (box.low[a] < low - 1e-9 * side || box.high[a] > low + (1 + 1e-9) * side) {
      problems.add(region.where,
                   fmt::format("the region reaches out of the periodic cell along {}", "xyz"[a]),
                   fmt::format("bodies are shown from {:g} to {:g} m there: keep it inside", low,
                               low + side));
      return;
    }
  }
}

void check_looks(const Scene& scene, const Value<Real>& every, Problems& problems) {
  constexpr Real most_looks = 1e8;
  if (!every.given || every.bad || !(*every > 0)) return;
  const Real looks = scene.longest() / *every;
  if (looks > most_looks)
    problems.add(every.where, fmt::format("that means {:.3g} looks", looks),
                 fmt::format("use every = \"{:.3g} s\" or more", scene.longest() / most_looks));
}

void check_sensors(const Scene& scene, Problems& problems) {
  std::vector<const Value<std::string>*> names;
  for (const Sensor& sensor : scene.sensors) names.push_back(&sensor.name);
  check_column_names(names, "sensor", problems);
  const Value<std::optional<Real>>& series = scene.output.series;
  if (!scene.sensors.empty() && series.given && !*series)
    problems.add(series.where, "sensors write into series.csv, which is switched off",
                 "give a time between rows, such as series = \"1 ms\", or remove the sensors");
  for (const Sensor& sensor : scene.sensors) {
    check_sensor(scene, sensor, problems);
    check_heap_gravity(scene, sensor, problems);
    check_looks(scene, sensor.every, problems);
  }
  for (const Stage& stage : scene.stages)
    for (const Tagging& tagging : stage.tags)
      if (tagging.region.given) {
        check_region(*tagging.region, "region", problems);
        check_place(scene, *tagging.region, problems);
      }
}

}  // namespace clast::scene
