#include "bench/bed_recipes.hpp"

#include <fmt/format.h>

#include <cmath>

#include "base/error.hpp"
#include "shape/dilated.hpp"
#include "shape/library.hpp"

namespace clast {
namespace {

constexpr Real sphere_radius = 0.005;

std::vector<Assembly> polyhedra() {
  std::vector<Assembly> out;
  for (const char* name : {"tetrahedron", "pyramid", "cube", "polyhedron14"})
    out.push_back(load_shape(name));
  return out;
}

// Twice as long as wide.
std::vector<Assembly> spheroids() {
  return {assembly_of(ellipsoid_prototype("spheroid", {0.5, 0.5, 1}, 0))};
}

// Such spheroids as five spheres that they circumscribe.
std::vector<Assembly> clumps() {
  SphereSet set;
  set.name = "spheroid5";
  set.spheres = {{{0, 0, 0}, 0.5},
                 {{0.4, 0, 0}, 0.44347},
                 {{-0.4, 0, 0}, 0.44347},
                 {{0.75, 0, 0}, 0.25},
                 {{-0.75, 0, 0}, 0.25}};
  return {clump_of(set)};
}

SphereSet cube_of_27() {
  SphereSet set = sphere_set_named("cube27");
  const Real size = sphere_radius / set.spheres.front().radius;
  for (SetSphere& s : set.spheres) s = {size * s.center, size * s.radius};
  return set;
}

const std::vector<BedRecipe>& recipes() {
  const Real cube_radius = sphere_radius * (1 + 2 * std::sqrt(3));
  static const std::vector<BedRecipe> all = {
      {"spheres", nullptr, {}, sphere_radius, 0.25, 20000, 0.85, 0.085, 8.5e-5},
      {"polyhedra", polyhedra, {}, 0.0125, 0.21, 2000, 0.8, 0.2, 5e-5},
      {"spheroids", spheroids, {}, 0.01, 0.2, 2000, 1.2, 0.2, 4e-5},
      {"clumps", clumps, {}, 0.01, 0.2, 2000, 0.8, 0.1, 4e-5},
      {"bonded", nullptr, cube_of_27(), cube_radius, 0.4, 1000, 1.2, 0.085, 8.5e-5}};
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
