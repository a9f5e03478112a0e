// Sets of spheres: rigid clumps, or clusters of spheres that bonds hold together.
//
// A file (NAME.spheres) has one line for each sphere and, for clusters, one for each bond:
//   sphere X Y Z RADIUS
//   bond I J              numbers of spheres, counted from 1
// What follows a # is a comment. Without bonds, those that touch or nearly touch are bonded.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "shape/assembly.hpp"

namespace clast {

struct SetSphere {
  Vec3 center;
  Real radius = 0;
};

struct SphereSet {
  std::string name;
  std::vector<SetSphere> spheres;
  std::vector<std::pair<int, int>> bonds;  // counted from 0
};

// Throws clast::Error with file and line.
SphereSet parse_spheres(std::string_view text, const std::string& file);
SphereSet read_spheres(const std::filesystem::path& file);
std::string spheres_text(const SphereSet& set, const std::string& comment);

// Bonds between spheres whose surfaces are at most `reach` times the smaller radius apart.
std::vector<std::pair<int, int>> bonds_within(const std::vector<SetSphere>& spheres, Real reach);
constexpr Real default_reach = 0.05;

// Whether bonds lead from every one of so many parts to every other.
bool holds_together(std::size_t parts, const std::vector<std::pair<int, int>>& bonds);

// One rigid body with the mass and the moments of the union. Throws Error where a sphere has no
// radius or lies within another.
Assembly clump_of(const SphereSet& set);

// The largest overlap of two spheres, as a part of the smaller radius; negative: all are apart.
Real deepest_overlap(const std::vector<SetSphere>& spheres);

// Sets by name that come with Clast, in alphabetical order, and one of them; Error with the names
// there are.
const std::vector<std::string>& sphere_set_names();
SphereSet sphere_set_named(const std::string& name);

}  // namespace clast
