// Checks of [[bond]] and [[clump]], and of what refers to them.
#include <fmt/format.h>

#include <set>

#include "scene/check.hpp"

namespace clast::scene {

namespace {

std::vector<std::string> bond_names(const Scene& scene) {
  std::vector<std::string> names;
  for (const Bond& bond : scene.bonds) names.push_back(*bond.name);
  return names;
}

void check_stiffness(const Bond& bond, Problems& problems) {
  const bool by_modulus = bond.youngs_modulus.given, by_area = bond.normal_stiffness.given;
  if (by_modulus == by_area)
    problems.add(bond.where,
                 fmt::format("bond '{}' has {} of youngs_modulus and normal_stiffness", *bond.name,
                             by_modulus ? "both" : "none"),
                 "give one of them, such as youngs_modulus = \"1 GPa\"");
  if (by_modulus && bond.shear_stiffness.given)
    problems.add(bond.shear_stiffness.where, "'shear_stiffness' does not go with youngs_modulus",
                 "give shear_modulus instead");
  if (by_area && bond.shear_modulus.given)
    problems.add(bond.shear_modulus.where, "'shear_modulus' does not go with normal_stiffness",
                 "give shear_stiffness instead");
  if (bond.scatter.given && *bond.scatter && !*bond.tensile_strength && !*bond.shear_strength)
    problems.add(bond.scatter.where, "'scatter' is for strengths, and this bond has none",
                 "add for instance tensile_strength = \"5 MPa\", or remove scatter");
}

void check_making(const Scene& scene, const Bond& bond, Problems& problems) {
  const auto needs_within = [&](bool given, const Where& where, const char* key) {
    if (given && !bond.within.given)
      problems.add(where, fmt::format("'{}' goes only with 'within'", key),
                   fmt::format("add within = \"0.1 mm\", or remove {}", key));
  };
  needs_within(bond.between.given, bond.between.where, "between");
  needs_within(bond.stage.given, bond.stage.where, "stage");
  needs_within(bond.points.given, bond.points.where, "points");
  if (bond.between.given && (bond.between->empty() || bond.between->size() > 2))
    problems.add(bond.between.where,
                 fmt::format("'between' names {} materials", bond.between->size()),
                 "name one or two, such as between = [\"sand\"]");
  for (const Value<std::string>& name : *bond.between) check_material_name(scene, name, problems);
  if (!bond.stage.given || bond.stage.bad) return;
  for (const Stage& stage : scene.stages)
    if (*stage.name == *bond.stage) return;
  std::vector<std::string> names;
  for (const Stage& stage : scene.stages) names.push_back(*stage.name);
  problems.add(
      bond.stage.where,
      fmt::format("there is no stage '{}'{}", *bond.stage, did_you_mean(*bond.stage, names)),
      "known stages: " + one_of(names));
}

void check_bond_of(const Scene& scene, const Insert& insert, Problems& problems) {
  if (!insert.bond.given || insert.bond.bad) return;
  if (scene.find_bond(*insert.bond) < 0)
    problems.add(insert.bond.where,
                 fmt::format("there is no bond '{}'{}", *insert.bond,
                             did_you_mean(*insert.bond, bond_names(scene))),
                 scene.bonds.empty() ? "add a [[bond]] of that name"
                                     : "known bonds: " + one_of(bond_names(scene)));
  if (insert.shape->empty())
    problems.add(insert.bond.where, "'bond' needs a shape of several parts",
                 "add for instance shape = \"cube27\"; to bond bodies that are one, give the "
                 "[[bond]] a 'within'");
}

}  // namespace

void check_bonds(const Scene& scene, Problems& problems) {
  std::set<std::string> seen;
  for (const Bond& bond : scene.bonds) {
    if (bond.name.given && !seen.insert(*bond.name).second)
      problems.add(bond.name.where, fmt::format("a second bond is named '{}'", *bond.name),
                   "give each [[bond]] a name of its own");
    check_stiffness(bond, problems);
    check_making(scene, bond, problems);
  }
  for (const Insert& insert : scene.inserts) check_bond_of(scene, insert, problems);
  if (scene.flat() && !scene.bonds.empty())
    problems.add(scene.bonds.front().where, "bonds are for three dimensions",
                 "remove dimensions = 2, or the [[bond]]");
  if (scene.flat() && !scene.clumps.empty())
    problems.add(scene.clumps.front().where, "clumps of spheres are for three dimensions",
                 "remove dimensions = 2, or use a [[polygon]]");
}

}  // namespace clast::scene
