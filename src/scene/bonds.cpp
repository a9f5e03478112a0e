#include "scene/bonds.hpp"

#include <algorithm>
#include <optional>

#include "bond/make.hpp"
#include "scene/grains.hpp"
#include "scene/insert.hpp"
#include "scene/problems.hpp"
#include "shape/shared_face.hpp"

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

// Faces of parts lie on each other to within this share of the size of the whole.
constexpr Real same_plane = 1e-6;

// A part of a cluster as a body of its own, moving with the whole.
Body body_of_part(const Scene& scene, const HostBodies& bodies, std::size_t i, int number) {
  const Part& part = scene.shapes[bodies.shape[i]].parts[number];
  const Real scale = bodies.radius[i];
  const Vec3 arm = rotate(bodies.orientation[i], scale * part.center);
  Body body;
  body.shape = scene.shape_of_part(bodies.shape[i], number);
  body.position = bodies.position[i] + arm;
  body.orientation =
      body.shape == 0 ? bodies.orientation[i] : normalized(bodies.orientation[i] * part.turn);
  body.velocity = bodies.velocity[i] + cross(bodies.spin[i], arm);
  body.spin = bodies.spin[i];
  body.radius = scale * part.size;
  body.material = bodies.material[i];
  body.tag = bodies.tag[i];
  body.mass =
      scene.mass_of_solid(body.material, scene.shapes[body.shape].volume * cube(body.radius));
  return body;
}

// The bonds of a cluster whose parts lie in `parts` from place `first` on.
void bond_parts(const Scene& scene, const Assembly& cluster, int cement, Real scale,
                const HostBodies& parts, std::size_t first, std::vector<NewBond>& made) {
  for (const auto& [a, b] : cluster.bonds) {
    const Real radius = scale * std::min(cluster.parts[a].size, cluster.parts[b].size);
    NewBond bond = new_bond(scene, cement, parts.id[first + a], parts.id[first + b], radius);
    if (!cluster.is_sphere_set()) {
      bond.site =
          bond_site(parts, scene.shapes, {}, first + a, first + b, {2 * same_plane * scale, false});
      if (!bond.site) continue;  // a face that is as good as none
    }
    made.push_back(std::move(bond));
  }
}

// Numbers of the one or two materials that it may bond; none: all.
std::vector<int> materials_between(const Scene& scene, const Bond& bond) {
  std::vector<int> materials;
  for (const Value<std::string>& name : *bond.between)
    materials.push_back(scene.find_material(*name));
  return materials;
}

bool may_bond(const std::vector<int>& materials, int a, int b) {
  if (materials.empty()) return true;
  return (a == materials.front() && b == materials.back()) ||
         (b == materials.front() && a == materials.back());
}

void bond_near(const Scene& scene, const Model& model, int cement, Snapshot& state) {
  const Bond& bond = scene.bonds[cement];
  const std::vector<int> materials = materials_between(scene, bond);
  const HostBodies& bodies = state.bodies;
  const Cell& cell = state.cell.now.open() ? model.cell : state.cell.now;  // it may have deformed
  std::vector<NewBond> found =
      bonds_between_close(bodies, model.shapes, cell, state.bonds, {*bond.within, *bond.points},
                          [&](std::size_t a, std::size_t b) {
                            return may_bond(materials, bodies.material[a], bodies.material[b]);
                          });
  for (NewBond& made : found) {
    std::optional<BondSite> site = std::move(made.site);
    made = new_bond(scene, cement, made.first, made.second, made.radius);
    made.site = std::move(site);
  }
  try {
    add_bonds(found, bodies, model.shapes, cell, state.bonds);
  } catch (const Error& e) {
    throw SceneError({{bond.within.where, e.what(),
                       "give the bodies places of their own, or bond others with 'between'"}});
  }
}

bool is_stream_of_grains(const Insert& insert) {
  return *insert.method == Insert::Method::stream && !insert.file.given;
}

bool later_than_start(const Scene& scene, const Bond& bond) {
  return bond.within.given && !is_due(scene, bond, before_stages) && !is_due(scene, bond, 0);
}

// The lightest body that it may bond, of those there are and of those to come.
std::optional<Body> lightest_to_bond(const Scene& scene, const Bond& bond, const HostBodies& there,
                                     const HostBodies& to_come) {
  std::optional<Body> lightest;
  const std::vector<int> materials = materials_between(scene, bond);
  for (const HostBodies* bodies : {&there, &to_come})
    for (std::size_t i = 0; i < bodies->size(); ++i) {
      const bool named =
          materials.empty() || std::count(materials.begin(), materials.end(), bodies->material[i]);
      if (!named || !scene.shapes[bodies->shape[i]].convex()) continue;
      if (!lightest || bodies->mass[i] < lightest->mass) lightest = body_at(*bodies, i);
    }
  return lightest;
}

// The lightest body, with up to twelve others bonded to it: bodies that are no spheres by discs as
// wide as they are, with their centres as near as they can be.
void add_worst_pair(const Scene& scene, int cement, const Body& lightest, BondSample& sample) {
  constexpr int most_neighbours = 12;
  const Assembly& shape = scene.shapes[lightest.shape];
  const Real r = lightest.radius;
  const Real apart = 2 * r * (shape.is_sphere() ? 1 : inner_radius(shape));
  const auto first = static_cast<Id>(sample.bodies.size());
  for (const Id id : {first, first + 1}) {
    Body ball = lightest;
    ball.id = id;
    ball.position = {id == first ? 0 : apart, 0, 0};
    append(sample.bodies, ball);
  }
  NewBond bond = new_bond(scene, cement, first, first + 1, r);
  if (!shape.is_sphere()) {
    bond.radius = r;
    bond.site = BondSite{{0.5 * apart, 0, 0}, {1, 0, 0}, {}};
  }
  const std::vector<NewBond> alike(most_neighbours, bond);
  add_bonds(alike, sample.bodies, scene.shapes, {}, sample.bonds);
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

std::vector<std::pair<int, int>> parts_with_shared_faces(const Assembly& whole) {
  std::vector<PolyhedronView> views;
  for (const Part& part : whole.parts) views.push_back(part.shape.polyhedron.view());
  std::vector<std::pair<int, int>> pairs;
  for (int i = 0; i < static_cast<int>(whole.parts.size()); ++i)
    for (int j = i + 1; j < static_cast<int>(whole.parts.size()); ++j) {
      const Part &a = whole.parts[i], &b = whole.parts[j];
      if (length(b.center - a.center) > a.size + b.size) continue;
      if (shared_face({views[i], a.center, a.turn, a.size}, {views[j], b.center, b.turn, b.size}, 0,
                      same_plane))
        pairs.emplace_back(i, j);
    }
  return pairs;
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
    const std::size_t place = added.size();
    for (int part = 0; part < static_cast<int>(cluster.parts.size()); ++part) {
      Body body = body_of_part(scene, bodies, i, part);
      body.id = id++;
      append(added, body);
    }
    bond_parts(scene, cluster, scene.cements[bodies.shape[i]], bodies.radius[i], added, place,
               made);
  }
  next_id = id;
  add_bonds(made, added, scene.shapes, cell, bonds);
  for_each_field(bodies, added, [&](auto& values, const auto& more) {
    values.resize(std::min(values.size(), first));
    values.insert(values.end(), more.begin(), more.end());
  });
}

bool is_due(const Scene& scene, const Bond& bond, int stage) {
  if (!bond.within.given) return false;
  if (!bond.stage.given) return stage == before_stages;
  return stage != before_stages && *bond.stage == *scene.stages[stage].name;
}

void bond_near_bodies(const Scene& scene, const Model& model, int stage, Snapshot& state) {
  for (std::size_t b = 0; b < scene.bonds.size(); ++b)
    if (is_due(scene, scene.bonds[b], stage)) bond_near(scene, model, static_cast<int>(b), state);
}

BondSample bonds_to_come(const Scene& scene, const HostBodies& bodies) {
  BondSample sample;
  if (scene.bonds.empty()) return sample;
  Id next = 0;
  for (const Insert& insert : scene.inserts) {
    if (!is_stream_of_grains(insert)) continue;
    Random random(0);
    const std::size_t from = sample.bodies.size();
    for (const Grain& grain : GrainSampler(scene, insert).smallest_of_each())
      append_body(scene, insert, {grain, {}, {}, {}, {}}, next++, random, sample.bodies);
    break_up_clusters(scene, {}, from, sample.bodies, next, sample.bonds);
  }
  for (std::size_t b = 0; b < scene.bonds.size(); ++b) {
    if (!later_than_start(scene, scene.bonds[b])) continue;
    if (const auto lightest = lightest_to_bond(scene, scene.bonds[b], bodies, sample.bodies))
      add_worst_pair(scene, static_cast<int>(b), *lightest, sample);
  }
  return sample;
}

}  // namespace clast::scene
