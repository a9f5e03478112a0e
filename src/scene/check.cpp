#include "scene/check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "base/text.hpp"
#include "scene/build.hpp"
#include "scene/flat.hpp"
#include "scene/periodic_cell.hpp"

namespace clast::scene {

namespace {

constexpr Real most_steps = 1e12;
constexpr Real most_frames = 1e5;
constexpr Real most_rows = 1e8;

std::vector<std::string> material_names(const Scene& scene) {
  std::vector<std::string> names;
  for (const Material& m : scene.materials) names.push_back(*m.name);
  return names;
}

// What the law of the scene asks of a material.
void check_law_values(const Scene& scene, const Material& material, Problems& problems) {
  const LawEntry* law = find_law(*scene.contact.law);
  if (scene.contact.law.bad || law == nullptr) return;
  for (const ValueKey* key : law->material_keys)
    if (key->needed && material.values.count(key) == 0)
      problems.add(material.where,
                   fmt::format("material '{}' lacks '{}', which the law {} needs", *material.name,
                               key->name, law->name),
                   fmt::format("add for instance {} = {}, or choose another law: [contact] law = "
                               "\"linear\" needs normal_stiffness, \"hertz_mindlin\" "
                               "youngs_modulus",
                               key->name, key->example));
  for (const auto& [key, value] : material.values) {
    if (key->step == 0 || value.bad) continue;
    const Real steps = *value / key->step;
    if (std::abs(steps - std::round(steps)) > 1e-9)
      problems.add(value.where,
                   fmt::format("{} = {:g} is no multiple of {:g}", key->name, *value, key->step),
                   fmt::format("use for instance {}", key->example));
  }
}

void check_curvature(const Scene& scene, Problems& problems) {
  const std::string& law = *scene.contact.law;
  const bool by_hertz = law == HertzMindlin::name || law == HertzPoints::name;
  if (!*scene.contact.local_curvature || (by_hertz && !scene.flat())) return;
  problems.add(scene.contact.local_curvature.where,
               by_hertz ? "curvature = \"local\" is for three dimensions"
                        : fmt::format("curvature = \"local\" says nothing to the law {}", law),
               "remove it, or use law = \"hertz_mindlin\" in three dimensions");
}

void check_materials(const Scene& scene, Problems& problems) {
  std::map<std::string, const Material*> seen;
  for (const Material& m : scene.materials) {
    if (m.name.given && m.name->empty())
      problems.add(m.name.where, "a material has an empty name",
                   "give it a name such as \"glass\"");
    const auto [other, fresh] = seen.emplace(*m.name, &m);
    if (!fresh && m.name.given)
      problems.add(m.name.where,
                   fmt::format("a second material is named '{}' (the first is at line {})", *m.name,
                               other->second->name.where.line),
                   "give each material a name of its own");
    check_law_values(scene, m, problems);
  }
  // Each pair of them has its own damping to find, which takes half a millisecond.
  constexpr std::size_t most = 200;
  if (scene.materials.size() > most)
    problems.add(scene.materials[most].where, fmt::format("there are more than {} materials", most),
                 "merge materials that have the same properties");
}

void check_interactions(const Scene& scene, const std::vector<Interaction>& list,
                        Problems& problems) {
  for (const Interaction& interaction : list) {
    if (!interaction.between.given) continue;
    if (interaction.between->size() != 2)
      problems.add(interaction.between.where,
                   fmt::format("'between' names {} materials", interaction.between->size()),
                   "name two, such as between = [\"glass\", \"steel\"]; twice the same is allowed");
    for (const Value<std::string>& name : *interaction.between)
      check_material_name(scene, name, problems);
  }
}

void check_domain(const Scene& scene, Problems& problems) {
  const DomainBox& d = scene.domain;
  if (d.low.bad || d.high.bad) return;
  for (int a = 0; a < 3; ++a)
    if ((*d.low)[a] >= (*d.high)[a]) {
      problems.add(d.high.given ? d.high.where : d.low.where, "the domain has no volume",
                   "every component of [domain] high must be above that of low");
      return;
    }
}

void check_stage(const Scene& scene, const Stage& stage, const Vec3& gravity, bool has_stages,
                 Problems& problems) {
  if (*stage.until == Stage::Until::calm) {
    if (!stage.max_duration.given)
      problems.add(stage.until.where, "until = \"calm\" needs an end if calm never comes",
                   "add for instance max_duration = \"5 s\"");
    if (squared_length(gravity) == 0)
      problems.add(stage.until.where, "until = \"calm\" needs gravity to compare with",
                   "use duration, or give the stage a gravity");
    if (stage.duration.given)
      problems.add(stage.duration.where, "a stage until calm takes no 'duration'",
                   "use max_duration for the longest wait");
  } else if (!stage.duration.given && !stage.until.bad) {
    if (has_stages)
      problems.add(stage.where, fmt::format("stage '{}' has no end", *stage.name),
                   "add duration = \"1 s\", or until = \"calm\" with max_duration");
    else
      problems.add(scene.where, "the scene has no duration",
                   "add duration = \"1 s\" at the top of the file, or [[stage]] tables");
  } else if (stage.max_duration.given) {
    problems.add(stage.max_duration.where, "'max_duration' goes only with until = \"calm\"",
                 "add until = \"calm\", or remove max_duration");
  }
  for (const MaterialChange& change : stage.materials)
    if (scene.find_material(change.name) < 0)
      problems.add(change.where,
                   fmt::format("there is no material '{}' to change{}", change.name,
                               did_you_mean(change.name, material_names(scene))),
                   "known materials: " + one_of(material_names(scene)));
  check_interactions(scene, stage.interactions, problems);
  for (const Region& region : stage.remove) check_region(region, "remove", problems);
}

void check_stages(const Scene& scene, bool has_stages, Problems& problems) {
  std::map<std::string, int> seen;
  Vec3 gravity = *scene.gravity;
  for (const Stage& stage : scene.stages) {
    if (!seen.emplace(*stage.name, 1).second)
      problems.add(stage.name.given ? stage.name.where : stage.where,
                   fmt::format("a second stage is named '{}'", *stage.name),
                   "give each stage a name of its own");
    if (stage.gravity.given) gravity = *stage.gravity;
    check_stage(scene, stage, gravity, has_stages, problems);
  }
  if (has_stages && scene.duration.given)
    problems.add(scene.duration.where, "a scene with stages takes no top-level 'duration'",
                 "remove it: the durations of the stages add up");
}

void check_time(const Scene& scene, Problems& problems) {
  const Real total = scene.longest();
  if (total > 1e9)
    problems.add(scene.stages.front().duration.where, "the run lasts more than 1e9 s",
                 "give times in seconds, or with a unit such as \"500 ms\"");
  if (!scene.time.step.given || !*scene.time.step || total <= 0) return;
  const Real step = **scene.time.step;
  if (step > total)
    problems.add(
        scene.time.step.where,
        fmt::format("one step of {:g} s is longer than the run of {:g} s", step, total),
        "use step = \"auto\", or a step far below the time of a contact, such as \"10 us\"");
  if (total / step > most_steps)
    problems.add(scene.time.step.where,
                 fmt::format("{} steps would never end", rounded(total / step)),
                 "use step = \"auto\" or a longer step");
}

void check_output(const Scene& scene, Problems& problems) {
  const Real total = scene.longest();
  const auto check_interval = [&](const Value<std::optional<Real>>& value, const char* key,
                                  Real most) {
    if (value.given && *value && **value > 0 && total / **value > most)
      problems.add(value.where,
                   fmt::format("'{}' every {:g} s means {} of them in {} s", key, **value,
                               rounded(total / **value), rounded(total)),
                   fmt::format("at most {} are allowed: use {} = \"{:.3g} s\" or more, or "
                               "\"none\"",
                               rounded(most), key, total / most));
  };
  check_interval(scene.output.frames, "frames", most_frames);
  check_interval(scene.output.series, "series", most_rows);
  check_interval(scene.output.checkpoint, "checkpoint", most_frames);
}

void check_neighbor(const Scene& scene, Problems& problems) {
  const Neighbor& n = scene.neighbor;
  const std::string& method = *n.method;
  const bool cells = method == "nbs" || method == "nbs_2d" || method == "single_grid";
  if (n.cell_size.given && !cells)
    problems.add(n.cell_size.where, fmt::format("'cell_size' does not go with \"{}\"", method),
                 "remove it, or use method = \"nbs\" or \"single_grid\"");
  const auto check_dimensions = [&](const Value<std::string>& name) {
    if (*name == "nbs_2d" && !scene.flat())
      problems.add(name.where, "\"nbs_2d\" is for two dimensions",
                   "use \"nbs\", or add dimensions = 2");
  };
  check_dimensions(n.method);
  for (const Value<std::string>& name : *n.compare) check_dimensions(name);
  if (n.box_ratio.given && method != "tls")
    problems.add(n.box_ratio.where, fmt::format("'box_ratio' does not go with \"{}\"", method),
                 "remove it, or use method = \"tls\"");
}

// Everything is computed in double precision; far beyond these sizes squares overflow.
void check_magnitudes(const Scene& scene, Problems& problems) {
  const auto check_vector = [&](const Value<Vec3>& v, const char* key, Real most) {
    if (v.given && length(*v) > most)
      problems.add(v.where, fmt::format("'{}' is larger than {:g}", key, most),
                   "give it in SI units, or with a unit such as \"9.81 m/s2\"");
  };
  check_vector(scene.gravity, "gravity", 1e6);
  for (const Stage& stage : scene.stages) check_vector(stage.gravity, "gravity", 1e6);
  for (const Insert& insert : scene.inserts) {
    check_vector(insert.velocity, "velocity", 1e6);
    check_vector(insert.spin, "spin", 1e9);
    check_vector(insert.shift, "shift", 1e9);
  }
  for (const Material& m : scene.materials)
    if (*m.density > 1e9)
      problems.add(m.density.where, fmt::format("a density of {:g} kg/m3", *m.density),
                   "at most 1e9 kg/m3 is allowed; give it as \"2.5 g/cm3\" or in kg/m3");
}

}  // namespace

void check_material_name(const Scene& scene, const Value<std::string>& name, Problems& problems) {
  if (!name.given || scene.find_material(*name) >= 0) return;
  problems.add(name.where,
               fmt::format("there is no material '{}'{}", name->substr(0, 40),
                           did_you_mean(*name, material_names(scene))),
               scene.materials.empty() ? "add a [[material]] of that name"
                                       : "known materials: " + one_of(material_names(scene)) +
                                             "; add a [[material]] for others");
}

void check(const Scene& scene, bool has_stages, Problems& problems) {
  check_materials(scene, problems);
  check_curvature(scene, problems);
  check_interactions(scene, scene.interactions, problems);
  check_domain(scene, problems);
  check_stages(scene, has_stages, problems);
  check_cell(scene, problems);
  check_walls(scene, problems);
  check_bonds(scene, problems);
  check_inserts(scene, problems);
  check_sensors(scene, problems);
  check_sinks(scene, problems);
  check_flat(scene, problems);
  check_time(scene, problems);
  check_output(scene, problems);
  check_neighbor(scene, problems);
  check_magnitudes(scene, problems);
}

}  // namespace clast::scene
