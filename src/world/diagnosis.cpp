#include "world/diagnosis.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace clast {
namespace {

bool finite(const Vec3& v) {
  return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
}

std::string text_of(const Vec3& v) {
  return fmt::format("({:.4g}, {:.4g}, {:.4g})", v.x, v.y, v.z);
}

Fault begin(Fault::Kind kind, const Snapshot& state) {
  Fault fault;
  fault.kind = kind;
  fault.step = state.step;
  fault.time = state.time;
  return fault;
}

std::string numbered_wall(int wall) { return fmt::format("wall {}", wall); }

// Bounding radius of what touches: of the body in a slot, or of its part in contact k.
Real radius_of(const Model& model, const HostBodies& bodies, int slot,
               const std::vector<std::int32_t>& part, std::size_t k) {
  const Assembly& shape = model.shapes[bodies.shape[slot]];
  return (part.empty() ? 1 : shape.parts.at(part[k]).size) * bodies.radius[slot];
}

}  // namespace

std::string Fault::text() const {
  return fmt::format("step {} (time {:.6g} s): {}\n  remedy: {}", step, time, reason, advice);
}

Fault diagnose_not_finite(const Snapshot& state) {
  Fault fault = begin(Fault::Kind::not_finite, state);
  const HostBodies& b = state.bodies;
  for (std::size_t i = 0; i < b.size(); ++i)
    if (!finite(b.position[i]) || !finite(b.velocity[i]) || !finite(b.spin[i]))
      fault.bodies.push_back(b.id[i]);
  std::sort(fault.bodies.begin(), fault.bodies.end());
  fault.reason = fault.bodies.empty()
                     ? std::string("a position is not a finite number")
                     : fmt::format(
                           "body {} has a position or velocity that is not a finite number"
                           " ({} such bodies)",
                           fault.bodies.front(), fault.bodies.size());
  fault.advice =
      "the time step is too large for the stiffness, or bodies started inside each other: lower "
      "time.safety, or check the insertions";
  return fault;
}

DeepestOverlap deepest_overlap(const Model& model, const Snapshot& state, Real beyond) {
  const HostBodies& b = state.bodies;
  const Cell& cell = state.cell.now;
  const auto slot = slots_by_id(b.id);
  const auto is_sphere = [&](int i) { return model.shapes[b.shape[i]].is_sphere(); };
  DeepestOverlap deepest;
  for (std::size_t k = 0; k < state.pairs.size(); ++k) {
    const int i = slot[state.pairs.first[k]], j = slot[state.pairs.second[k]];
    const bool spheres = is_sphere(i) && is_sphere(j);
    const Real overlap = spheres
                             ? b.radius[i] + b.radius[j] -
                                   length(cell.seen(b.position[i], b.position[j]) - b.position[i])
                             : state.pairs.extent[k];
    const Real share = overlap / std::min(radius_of(model, b, i, state.pairs.first_part, k),
                                          radius_of(model, b, j, state.pairs.second_part, k));
    deepest.pairs_beyond += share > beyond ? 1 : 0;
    if (share <= deepest.share) continue;
    deepest.share = share;
    deepest.first = state.pairs.first[k];
    deepest.second = state.pairs.second[k];
  }
  const std::vector<Wall> walls = placed_walls(model.walls, model.surfaces, state.surfaces);
  for (std::size_t k = 0; k < state.walls.size(); ++k) {
    const int i = slot[state.walls.first[k]];
    const WallDistance d = distance_to(wall_seen(cell, b.position[i], walls[state.walls.second[k]]),
                                       b.position[i], model.wall_corners.data());
    const Real overlap = is_sphere(i) ? b.radius[i] - d.distance : state.walls.extent[k];
    const Real share = overlap / radius_of(model, b, i, state.walls.first_part, k);
    deepest.walls_beyond += share > beyond ? 1 : 0;
    if (share <= deepest.share) continue;
    deepest.share = share;
    deepest.first = state.walls.first[k];
    deepest.second = -1;
    deepest.wall = static_cast<int>(state.walls.second[k]);
  }
  return deepest;
}

Fault diagnose_overlap(const Model& model, const Snapshot& state) {
  Fault fault = begin(Fault::Kind::overlap, state);
  const DeepestOverlap found = deepest_overlap(model, state, model.limits.overlap);
  std::string who = "a body", with = "another";
  if (found.first >= 0) {
    fault.bodies = {found.first};
    who = fmt::format("body {}", found.first);
    with = found.second >= 0 ? fmt::format("body {}", found.second) : numbered_wall(found.wall);
  }
  if (found.second >= 0) fault.bodies.push_back(found.second);
  fault.reason =
      fmt::format("{} overlaps {} by {:.0f} % of the smaller radius; at most {:.0f} % is allowed",
                  who, with, 100 * found.share, 100 * model.limits.overlap);
  fault.advice =
      "stiffen the material, slow the bodies down, or lower time.safety; guard.overlap moves the "
      "limit";
  return fault;
}

Fault diagnose_small_cell(const Model& model, const Snapshot& state) {
  Fault fault = begin(Fault::Kind::small_cell, state);
  const HostBodies& b = state.bodies;
  const auto largest = std::max_element(b.radius.begin(), b.radius.end()) - b.radius.begin();
  fault.bodies = {b.id[largest]};
  fault.reason = fmt::format(
      "the periodic cell is {} m wide, and body {} has a diameter of {:.4g} m; a body larger than "
      "half the cell would meet two images of another",
      text_of(state.cell.now.length), fault.bodies.front(), 2 * b.radius[largest]);
  fault.advice = model.cell_drive.moves()
                     ? "begin with a larger cell, use smaller bodies, or deform it less"
                     : "make the cell larger, or use smaller bodies";
  return fault;
}

Domain open_axes(const Model& model) {
  Domain domain = model.domain;
  for (int axis = 0; axis < 3; ++axis)
    if (model.cell.length[axis] > 0) {
      domain.low[axis] = Domain{}.low[axis];
      domain.high[axis] = Domain{}.high[axis];
    }
  return domain;
}

std::string with_names_of_walls(std::string text, const std::vector<std::string>& names) {
  for (std::size_t w = names.size(); w-- > 0;) {  // "wall 12" before "wall 1"
    const std::string number = numbered_wall(static_cast<int>(w));
    const std::size_t at = text.find(number);
    if (at != std::string::npos) return text.replace(at, number.size(), "the wall " + names[w]);
  }
  return text;
}

std::vector<Id> bodies_outside(const Model& model, const Snapshot& state) {
  std::vector<Id> outside;
  const Domain d = open_axes(model);
  for (std::size_t i = 0; i < state.bodies.size(); ++i) {
    const Vec3& p = state.bodies.position[i];
    const bool inside = p.x >= d.low.x && p.x <= d.high.x && p.y >= d.low.y && p.y <= d.high.y &&
                        p.z >= d.low.z && p.z <= d.high.z;
    if (!inside) outside.push_back(state.bodies.id[i]);
  }
  std::sort(outside.begin(), outside.end());
  return outside;
}

Fault diagnose_left_domain(const Model& model, const Snapshot& state,
                           const std::vector<Id>& outside) {
  Fault fault = begin(Fault::Kind::left_domain, state);
  fault.bodies = outside;
  const int i = slots_by_id(state.bodies.id)[outside.front()];
  fault.reason = fmt::format("body {} left the domain {} to {} at {} ({} such bodies)",
                             outside.front(), text_of(model.domain.low), text_of(model.domain.high),
                             text_of(state.bodies.position[i]), outside.size());
  fault.advice =
      "close the walls or enlarge the domain; domain.on_exit = \"delete\" or \"keep\" lets the run "
      "go on";
  return fault;
}

Fault diagnose_energy(const Model& model, const Snapshot& state, const Ledger& ledger) {
  Fault fault = begin(Fault::Kind::energy, state);
  const auto& v = state.bodies.velocity;
  std::size_t fastest = 0;
  for (std::size_t i = 1; i < v.size(); ++i)
    if (squared_length(v[i]) > squared_length(v[fastest])) fastest = i;
  if (!v.empty()) fault.bodies = {state.bodies.id[fastest]};
  fault.reason = fmt::format(
      "the energy balance is off by {:.2f} % of the energy exchanged; at most {:.2f} % is allowed",
      100 * ledger.relative_residual(), 100 * model.limits.residual);
  if (!v.empty())
    fault.reason +=
        fmt::format(" (fastest body: {} at {:.4g} m/s)", fault.bodies.front(), length(v[fastest]));
  fault.advice = "lower time.safety (a smaller time step); guard.residual moves the limit";
  return fault;
}

std::optional<Fault> diagnose_too_fast(const Model& model, const Snapshot& state) {
  const HostBodies& b = state.bodies;
  const auto speed = [&](std::size_t i) {
    return length(b.velocity[i] - state.cell.now.flow(b.position[i]));
  };
  const auto radii_per_step = [&](std::size_t i) { return speed(i) * model.dt / b.radius[i]; };
  std::size_t worst = 0, many = 0;
  for (std::size_t i = 0; i < b.size(); ++i) {
    if (radii_per_step(i) > radii_per_step(worst)) worst = i;
    many += radii_per_step(i) > most_radii_per_step ? 1 : 0;
  }
  if (many == 0) return {};
  Fault fault = begin(Fault::Kind::too_fast, state);
  fault.bodies = {b.id[worst]};
  fault.reason = fmt::format(
      "body {} at {:.4g} m/s moves {:.2g} of its radius in one step; at most {:.2g} is allowed, or "
      "it may pass through others and walls without touching them ({} such bodies)",
      b.id[worst], speed(worst), radii_per_step(worst), most_radii_per_step, many);
  fault.advice = fmt::format(
      "lower the time step below {:.2g} s (time.safety, or time.step), or find out what made the "
      "body so fast",
      most_radii_per_step * b.radius[worst] / speed(worst));
  return fault;
}

}  // namespace clast
