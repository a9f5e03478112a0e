// Bodies from a text file.
#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <fstream>
#include <sstream>

#include "scene/insert.hpp"
#include "scene/occupied.hpp"

namespace clast::scene {

namespace {

// Reads numbers separated by spaces; false when there is anything else or not exactly `count`.
bool read_numbers(std::string_view line, Real* out, int count) {
  const auto skip = [&] {
    while (!line.empty() && (line[0] == ' ' || line[0] == '\t' || line[0] == '\r'))
      line.remove_prefix(1);
  };
  for (int i = 0; i < count; ++i) {
    skip();
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), out[i]);
    if (error != std::errc{} || !std::isfinite(out[i])) return false;
    line.remove_prefix(static_cast<std::size_t>(end - line.data()));
    if (!line.empty() && line[0] != ' ' && line[0] != '\t' && line[0] != '\r') return false;
  }
  skip();
  return line.empty();
}

}  // namespace

std::vector<FileBody> read_bodies(const std::filesystem::path& path) {
  const auto name = std::make_shared<const std::string>(path.string());
  const auto fail = [&](int line, std::string message, std::string remedy) {
    throw SceneError({{{name, line, 1}, std::move(message), std::move(remedy)}});
  };
  std::ifstream file(path);
  std::vector<FileBody> bodies;
  std::string text;
  Real values[4];
  if (!std::getline(file, text))
    fail(1, "the file of bodies cannot be read or is empty",
         "its first line is \"# Lx Ly H\", then one \"x y z r\" per body");
  if (text[0] != '#' || !read_numbers(std::string_view(text).substr(1), values, 3))
    fail(1, "the first line is not \"# Lx Ly H\"",
         "begin with # and the three sizes of the bed in metres, such as \"# 0.1 0.1 0.2\"");
  // Settled beds overlap a little. Balls of 3/4 of the size touch only when that is absurd.
  Occupied occupied;
  for (int line = 2; std::getline(file, text); ++line) {
    if (text.find_first_not_of(" \t\r") == std::string::npos) continue;
    if (!read_numbers(text, values, 4))
      fail(line, "this is not \"x y z r\"",
           "write four numbers in metres, separated by spaces, on each line");
    const FileBody body{{values[0], values[1], values[2]}, values[3]};
    if (!(body.radius >= 1e-9 && body.radius <= 1e9) || !(length(body.position) < 1e9))
      fail(line,
           fmt::format("a body of radius {:g} m at {:g} m from the origin", body.radius,
                       length(body.position)),
           "radii go from 1e-9 m up, positions to 1e9 m; give both in metres");
    if (!occupied.free(body.position, 0.75 * body.radius))
      fail(line, "this body overlaps an earlier one by about half a radius or more",
           "remove one of the two");
    occupied.add(body.position, 0.75 * body.radius);
    bodies.push_back(body);
  }
  if (bodies.empty())
    fail(1, "the file holds no bodies", "add one \"x y z r\" per line below the first");
  return bodies;
}

}  // namespace clast::scene
