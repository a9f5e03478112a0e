#include "scene/bonds.hpp"

#include <algorithm>

#include "bond/make.hpp"
#include "scene/grains.hpp"
#include "scene/insert.hpp"

namespace clast::scene {

namespace {

constexpr Real stiffness_ratio = 2.5;  // of a solid with a Poisson's ratio of 0.25: E / G

NewBond new_bond(const Scene& scene, int cement, Id first, Id second, Real radius) {
  const Bond& bond = scene.bonds[cement];
  NewBond made{first, second, cement, *bond.radius * radius, 1};
  if (*bond.scatter)
    made.strength =
        scattered_strength(**bond.scatter, static_cast<std::uint64_t>(*scene.seed), first, second);
  return made;
}

// A part of a cluster as a body of its own, moving with the whole.
Body sphere_of(const Scene& scene, const HostBodies& bodies, std::size_t i, const Part& part) {
  const Real scale = bodies.radius[i];
  const Vec3 arm = rotate(bodies.orientation[i], scale * part.center);
  Body sphere;
  sphere.position = bodies.position[i] + arm;
  sphere.orientation = bodies.orientation[i];
  sphere.velocity = bodies.velocity[i] + cross(bodies.spin[i], arm);
  sphere.spin = bodies.spin[i];
  sphere.radius = scale * part.size;
  sphere.material = bodies.material[i];
  sphere.tag = bodies.tag[i];
  sphere.mass = scene.mass_of_solid(sphere.material, scene.shapes[0].volume * cube(sphere.radius));
  return sphere;
}

bool may_bond(const Bond& bond, const std::vector<int>& materials, int a, int b) {
  if (!bond.between.given) return true;
  return (a == materials.front() && b == materials.back()) ||
         (b == materials.front() && a == materials.back());
}

void bond_near(const Scene& scene, const Model& model, int cement, Snapshot& state) {
  const Bond& bond = scene.bonds[cement];
  std::vector<int> materials;
  for (const Value<std::string>& name : *bond.between)
    materials.push_back(scene.find_material(*name));
  const HostBodies& bodies = state.bodies;
  const Cell& cell = state.cell.now.open() ? model.cell : state.cell.now;  // it may have deformed
  std::vector<NewBond> found = bonds_between_close(
      bodies, model.shapes, cell, state.bonds, *bond.within, [&](std::size_t a, std::size_t b) {
        return may_bond(bond, materials, bodies.material[a], bodies.material[b]);
      });
  const std::vector<std::int32_t> slots = slots_by_id(bodies.id);
  for (NewBond& made : found)
    made = new_bond(scene, cement, made.first, made.second,
                    std::min(bodies.radius[slots[made.first]], bodies.radius[slots[made.second]]));
  add_bonds(found, bodies, cell, state.bonds);
}

bool is_stream_of_clusters(const Insert& insert) {
  return insert.bond.given && *insert.method == Insert::Method::stream && !insert.file.given;
}

// The smallest sphere there is or will be, of which up to twelve others are bonded to each.
void add_worst_pair(const Scene& scene, int cement, const HostBodies& bodies, BondSample& sample) {
  constexpr int most_neighbours = 12;
  std::size_t lightest = bodies.size();
  for (std::size_t i = 0; i < bodies.size(); ++i)
    if (lightest == bodies.size() || bodies.mass[i] < bodies.mass[lightest]) lightest = i;
  if (lightest == bodies.size()) return;
  const Real r = bodies.radius[lightest];
  const auto first = static_cast<Id>(sample.bodies.size());
  for (const Id id : {first, first + 1}) {
    Body ball = body_at(bodies, lightest);
    ball.id = id;
    ball.position = {id == first ? 0 : 2 * r, 0, 0};
    append(sample.bodies, ball);
  }
  const std::vector<NewBond> alike(most_neighbours, new_bond(scene, cement, first, first + 1, r));
  add_bonds(alike, sample.bodies, {}, sample.bonds);
}

}  // namespace

Cement cement_of(const Bond& bond) {
  const auto or_else = [](const Value<Real>& given, Real other) {
    return given.given ? *given : other;
  };
  Cement cement;
  cement.youngs_modulus = or_else(bond.youngs_modulus, 0);
  cement.shear_modulus = or_else(bond.shear_modulus, cement.youngs_modulus / stiffness_ratio);
  cement.normal_stiffness = or_else(bond.normal_stiffness, 0);
  cement.shear_stiffness = or_else(bond.shear_stiffness, cement.normal_stiffness / stiffness_ratio);
  constexpr Real unbreakable = infinity;
  cement.tensile_strength = bond.tensile_strength->value_or(unbreakable);
  cement.shear_strength = bond.shear_strength->value_or(unbreakable);
  cement.damping = *bond.damping;
  return cement;
}

void break_up_clusters(const Scene& scene, const Cell& cell, std::size_t from, HostBodies& bodies,
                       Id& next_id, HostBonds& bonds) {
  const auto is_cluster = [&](std::size_t i) { return scene.is_cluster(bodies.shape[i]); };
  std::size_t first = from;
  while (first < bodies.size() && !is_cluster(first)) ++first;
  if (first == bodies.size()) return;
  HostBodies added;
  std::vector<NewBond> made;
  Id id = bodies.id[first];
  for (std::size_t i = first; i < bodies.size(); ++i) {
    if (!is_cluster(i)) {
      Body body = body_at(bodies, i);
      body.id = id++;
      body.tag = bodies.tag[i];
      append(added, body);
      continue;
    }
    const Assembly& cluster = scene.shapes[bodies.shape[i]];
    const int cement = scene.cements[bodies.shape[i]];
    for (const auto& [a, b] : cluster.bonds)
      made.push_back(
          new_bond(scene, cement, id + a, id + b,
                   bodies.radius[i] * std::min(cluster.parts[a].size, cluster.parts[b].size)));
    for (const Part& part : cluster.parts) {
      Body sphere = sphere_of(scene, bodies, i, part);
      sphere.id = id++;
      append(added, sphere);
    }
  }
  next_id = id;
  add_bonds(made, added, cell, bonds);
  for_each_field(bodies, added, [&](auto& values, const auto& more) {
    values.resize(std::min(values.size(), first));
    values.insert(values.end(), more.begin(), more.end());
  });
}

void bond_near_spheres(const Scene& scene, const Model& model, int stage, Snapshot& state) {
  for (std::size_t b = 0; b < scene.bonds.size(); ++b) {
    const Bond& bond = scene.bonds[b];
    const bool now = stage < 0 ? !bond.stage.given
                               : bond.stage.given && *bond.stage == *scene.stages[stage].name;
    if (bond.within.given && now) bond_near(scene, model, static_cast<int>(b), state);
  }
}

BondSample bonds_to_come(const Scene& scene, const HostBodies& bodies) {
  BondSample sample;
  Id next = 0;
  for (const Insert& insert : scene.inserts) {
    if (!is_stream_of_clusters(insert)) continue;
    Random random(0);
    const std::size_t from = sample.bodies.size();
    for (const Grain& grain : GrainSampler(scene, insert).smallest_of_each())
      append_body(scene, insert, {grain, {}, {}, {}, {}}, next++, random, sample.bodies);
    break_up_clusters(scene, {}, from, sample.bodies, next, sample.bonds);
  }
  for (std::size_t b = 0; b < scene.bonds.size(); ++b)
    if (scene.bonds[b].within.given && scene.bonds[b].stage.given)
      add_worst_pair(scene, static_cast<int>(b), bodies, sample);
  return sample;
}

}  // namespace clast::scene
