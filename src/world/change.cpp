#include "world/change.hpp"

#include <algorithm>
#include <map>

namespace clast {
namespace {

// Keeps the entries of a vector for which keep[i] is set; empty vectors stay empty.
template <class Vector>
void filter(Vector& values, const std::vector<char>& keep) {
  if (values.empty()) return;
  std::size_t to = 0;
  for (std::size_t i = 0; i < keep.size(); ++i)
    if (keep[i]) values[to++] = values[i];
  values.resize(to);
}

template <class Table>
void filter_rows(Table& table, const std::vector<char>& keep) {
  for_each_field(table, [&](auto& values) { filter(values, keep); });
}

// A wall that forces drive from now on starts with the speed it has.
void begin_motions(const WallSurface& surface, Real time, HostSurfaces& state) {
  const Motion* drive = surface.driven();
  state.began.back() = time;
  state.mass.back() = state.travel.back() = 0;
  const Vec3 moved = drive != nullptr && drive->turns ? state.spin.back() : state.velocity.back();
  state.speed.back() = drive != nullptr ? dot(moved, drive->axis) : 0;
  if (!surface.motions.empty()) return;
  state.velocity.back() = state.spin.back() = {};
}

}  // namespace

std::int64_t remove_bodies(Snapshot& state, const std::function<bool(std::size_t)>& leaves) {
  const std::size_t n = state.bodies.size();
  std::vector<char> keep(n);
  Id last = -1;
  for (std::size_t i = 0; i < n; ++i) {
    keep[i] = !leaves(i);
    last = std::max(last, state.bodies.id[i]);
  }
  std::vector<char> stays(static_cast<std::size_t>(last) + 1, 0);
  for (std::size_t i = 0; i < n; ++i) stays[state.bodies.id[i]] = keep[i];
  filter_rows(state.bodies, keep);
  const auto both_stay = [&](const auto& links) {
    std::vector<char> stay(links.size());
    for (std::size_t k = 0; k < stay.size(); ++k)
      stay[k] = stays[links.first[k]] && stays[links.second[k]];
    return stay;
  };
  filter_rows(state.pairs, both_stay(state.pairs));
  filter_rows(state.bonds, both_stay(state.bonds));
  std::vector<char> wall(state.walls.size());
  for (std::size_t k = 0; k < wall.size(); ++k) wall[k] = stays[state.walls.first[k]];
  filter_rows(state.walls, wall);
  return static_cast<std::int64_t>(n - state.bodies.size());
}

void follow_walls(Snapshot& state, const std::vector<std::string>& old_names,
                  const std::vector<std::string>& new_names) {
  // Facets of a mesh share its name and follow each other.
  std::map<std::string, std::int32_t> first;
  for (std::size_t w = new_names.size(); w-- > 0;) first[new_names[w]] = static_cast<int>(w);
  std::vector<std::int32_t> to(old_names.size(), -1);
  std::int32_t facet = 0;
  for (std::size_t w = 0; w < old_names.size(); ++w) {
    facet = w > 0 && old_names[w] == old_names[w - 1] ? facet + 1 : 0;
    const auto at = first.find(old_names[w]);
    if (at != first.end()) to[w] = at->second + facet;
  }
  std::vector<char> keep(state.walls.size());
  for (std::size_t k = 0; k < keep.size(); ++k) {
    state.walls.second[k] = to[state.walls.second[k]];
    keep[k] = state.walls.second[k] >= 0;
  }
  filter_rows(state.walls, keep);
  if (state.wear.size() == 0) return;
  HostWear old;
  std::swap(old, state.wear);
  state.wear.resize(new_names.size());
  for_each_field(state.wear, old, [&](auto& now, const auto& before) {
    for (std::size_t w = 0; w < to.size(); ++w)
      if (to[w] >= 0) now[to[w]] = before[w];
  });
}

void follow_surfaces(Snapshot& state, const std::vector<std::string>& old_names,
                     const std::vector<std::string>& new_names,
                     const std::vector<WallSurface>& surfaces, int stage) {
  HostSurfaces old;
  std::swap(old, state.surfaces);
  for (std::size_t s = 0; s < surfaces.size(); ++s) {
    add_surface(state.surfaces, state.time);
    const auto at = std::find(old_names.begin(), old_names.end(), new_names[s]);
    if (surfaces[s].placed_in == stage || at == old_names.end()) continue;
    for_each_field(state.surfaces, old, [&](auto& now, const auto& before) {
      now.back() = before[at - old_names.begin()];
    });
    if (surfaces[s].moved_in == stage) begin_motions(surfaces[s], state.time, state.surfaces);
  }
}

}  // namespace clast
