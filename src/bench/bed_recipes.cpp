#include "bench/bed_recipes.hpp"

#include <fmt/format.h>

#include <cmath>

#include "base/error.hpp"

namespace clast {
namespace {

constexpr Real sphere_radius = 0.005;

BedRecipe spheres() {
  return {"spheres", {}, {}, false, sphere_radius, 0.25, 20000, 0.85, 0.085, 8.5e-5};
}

BedRecipe polyhedra() {
  return {"polyhedra", {"tetrahedron", "pyramid", "cube", "polyhedron14"},
          {},          false,
          0.0125,      0.21,
          2000,        0.8,
          0.2,         5e-5};
}

// Spheroids of 5 and 10 mm, half axes, as five spheres that they circumscribe.
BedRecipe clumps() {
  SphereSet set;
  set.name = "spheroid5";
  set.spheres = {{{0, 0, 0}, 0.005},
                 {{0.004, 0, 0}, 0.0044347},
                 {{-0.004, 0, 0}, 0.0044347},
                 {{0.0075, 0, 0}, 0.0025},
                 {{-0.0075, 0, 0}, 0.0025}};
  return {"clumps", {}, std::move(set), false, 0.01, 0.2, 2000, 0.8, 0.1, 4e-5};
}

BedRecipe bonded() {
  SphereSet set = sphere_set_named("cube27");
  const Real size = sphere_radius / set.spheres.front().radius;
  for (SetSphere& s : set.spheres) s = {size * s.center, size * s.radius};
  const Real radius = sphere_radius * (1 + 2 * std::sqrt(3));
  return {"bonded", {}, std::move(set), true, radius, 0.4, 1000, 1.2, 0.085, 8.5e-5};
}

const std::vector<BedRecipe>& recipes() {
  static const std::vector<BedRecipe> all = {spheres(), polyhedra(), clumps(), bonded()};
  return all;
}

}  // namespace

const std::vector<std::string>& bed_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all;
    for (const BedRecipe& r : recipes()) all.push_back(r.name);
    return all;
  }();
  return names;
}

const BedRecipe& bed_recipe(std::string_view name) {
  for (const BedRecipe& r : recipes())
    if (r.name == name) return r;
  throw Error(
      fmt::format("--bed {}: there is no such bed; use {}", name, fmt::join(bed_names(), " or ")));
}

Cement bed_cement() {
  const Real modulus = 1500 * 2 * sphere_radius / (pi * square(sphere_radius));
  Cement cement;
  cement.youngs_modulus = modulus;
  cement.shear_modulus = 0.4 * modulus;
  return cement;
}

}  // namespace clast
