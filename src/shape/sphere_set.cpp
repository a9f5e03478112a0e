#include "shape/sphere_set.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "base/error.hpp"
#include "base/file.hpp"
#include "shape/embedded_shapes.hpp"
#include "shape/text_lines.hpp"
#include "shape/union_mass.hpp"

namespace clast {

namespace {

constexpr std::size_t longest_file = std::size_t{64} << 20;

int sphere_number(const TextLines& lines, std::size_t word, std::size_t count) {
  const Real number = lines.number(word);
  if (!(number >= 1 && number <= static_cast<Real>(count)) || number != std::floor(number))
    lines.fail(fmt::format("'{}' is none of the {} spheres above it", lines.at(word), count));
  return static_cast<int>(number) - 1;
}

void read_sphere(const TextLines& lines, SphereSet& set) {
  const SetSphere sphere{{lines.number(1), lines.number(2), lines.number(3)}, lines.number(4)};
  if (!(sphere.radius > 0)) lines.fail("the radius of a sphere must be above zero");
  for (std::size_t i = 0; i < set.spheres.size(); ++i)
    if (set.spheres[i].center == sphere.center)
      lines.fail(fmt::format("this sphere has the same centre as sphere {}; remove one", i + 1));
  set.spheres.push_back(sphere);
}

void read_bond(const TextLines& lines, SphereSet& set) {
  const int i = sphere_number(lines, 1, set.spheres.size());
  const int j = sphere_number(lines, 2, set.spheres.size());
  if (i == j) lines.fail("a sphere cannot be bonded to itself");
  set.bonds.push_back(std::minmax(i, j));
}

Real gap(const SetSphere& a, const SetSphere& b) {
  return length(b.center - a.center) - a.radius - b.radius;
}

void check_set(const SphereSet& set) {
  if (set.spheres.empty()) throw Error("there are no spheres in it");
  for (std::size_t i = 0; i < set.spheres.size(); ++i)
    for (std::size_t j = 0; j < set.spheres.size(); ++j) {
      const SetSphere &a = set.spheres[i], &b = set.spheres[j];
      if (i != j && length(b.center - a.center) + b.radius <= a.radius)
        throw Error(fmt::format("sphere {} lies within sphere {}; remove it", j + 1, i + 1));
    }
}

}  // namespace

SphereSet parse_spheres(std::string_view text, const std::string& file) {
  TextLines lines(text, file);
  SphereSet set;
  set.name = std::filesystem::path(file).stem().string();
  while (lines.next()) {
    const std::string_view word = lines.words()[0];
    if (word == "sphere")
      read_sphere(lines, set);
    else if (word == "bond")
      read_bond(lines, set);
    else
      lines.fail(
          fmt::format("'{}' is neither a sphere nor a bond: write sphere X Y Z RADIUS, or "
                      "bond I J",
                      word));
  }
  try {
    check_set(set);
  } catch (const Error& error) {
    throw Error(fmt::format("{}: {}", file, error.what()));
  }
  return set;
}

SphereSet read_spheres(const std::filesystem::path& file) {
  return parse_spheres(read_file(file, longest_file), file.string());
}

std::string spheres_text(const SphereSet& set, const std::string& comment) {
  std::string text = fmt::format("# {}\n", comment);
  for (const SetSphere& s : set.spheres)
    text += fmt::format("sphere {:.9g} {:.9g} {:.9g} {:.9g}\n", s.center.x, s.center.y, s.center.z,
                        s.radius);
  for (const auto& [i, j] : set.bonds) text += fmt::format("bond {} {}\n", i + 1, j + 1);
  return text;
}

std::vector<std::pair<int, int>> bonds_within(const std::vector<SetSphere>& spheres, Real reach) {
  std::vector<std::pair<int, int>> bonds;
  for (int i = 0; i < static_cast<int>(spheres.size()); ++i)
    for (int j = i + 1; j < static_cast<int>(spheres.size()); ++j)
      if (gap(spheres[i], spheres[j]) <= reach * smaller(spheres[i].radius, spheres[j].radius))
        bonds.emplace_back(i, j);
  return bonds;
}

bool holds_together(std::size_t parts, const std::vector<std::pair<int, int>>& bonds) {
  std::vector<char> reached(parts, 0);
  std::vector<int> next = {0};
  reached[0] = 1;
  while (!next.empty()) {
    const int at = next.back();
    next.pop_back();
    for (const auto& [i, j] : bonds) {
      const int other = i == at ? j : j == at ? i : at;
      if (reached[other]) continue;
      reached[other] = 1;
      next.push_back(other);
    }
  }
  for (const char r : reached)
    if (!r) return false;
  return true;
}

Real deepest_overlap(const std::vector<SetSphere>& spheres) {
  Real deepest = -infinity;
  for (std::size_t i = 0; i < spheres.size(); ++i)
    for (std::size_t j = i + 1; j < spheres.size(); ++j)
      deepest = larger(
          deepest, -gap(spheres[i], spheres[j]) / smaller(spheres[i].radius, spheres[j].radius));
  return deepest;
}

Assembly clump_of(const SphereSet& set) {
  check_set(set);
  const MassProperties whole = union_mass(set.spheres);
  const PrincipalFrame frame = principal_frame(whole.second);
  Assembly out;
  out.name = set.name;
  out.centroid = whole.centroid;
  out.axes = frame.axes;
  out.radius = 0;
  for (const SetSphere& s : set.spheres)
    out.radius = larger(out.radius, length(s.center - whole.centroid) + s.radius);
  out.volume = whole.volume / cube(out.radius);
  out.inertia = (1 / (whole.volume * square(out.radius))) * frame.inertia();
  for (const SetSphere& s : set.spheres)
    out.parts.push_back({sphere_prototype(),
                         (1 / out.radius) * unrotate(out.axes, s.center - whole.centroid),
                         {},
                         s.radius / out.radius});
  out.bonds = set.bonds.empty() ? bonds_within(set.spheres, default_reach) : set.bonds;
  return out;
}

const std::vector<std::string>& sphere_set_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> out;
    for (const EmbeddedShape& set : embedded_sphere_sets()) out.push_back(set.name);
    return out;
  }();
  return names;
}

SphereSet sphere_set_named(const std::string& name) {
  for (const EmbeddedShape& set : embedded_sphere_sets())
    if (set.name == name) return parse_spheres(set.text, name + ".spheres");
  throw Error(fmt::format("no set of spheres '{}'; there are: {}; or name a file: ./{}.spheres",
                          name, fmt::join(sphere_set_names(), ", "), name));
}

}  // namespace clast
