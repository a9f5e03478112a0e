#include "world/diagnosis.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "shape/dilated.hpp"

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

// What touches in a contact: a body, or a part of one.
struct Unit {
  const Prototype& shape;
  Vec3 center;
  Quat turn;
  Real size;

  Unit(const Model& model, const HostBodies& bodies, int slot,
       const std::vector<std::int32_t>& part, std::size_t k)
      : Unit(bodies, slot, model.shapes[bodies.shape[slot]].parts.at(part.empty() ? 0 : part[k])) {}

  // The farthest it reaches along n.
  Real reach(const Vec3& n) const {
    const Vec3 own = unrotate(turn, n);
    return dot(n, center) + size * dot(own, farthest_point(shape, own));
  }

 private:
  Unit(const HostBodies& bodies, int slot, const Part& part)
      : shape(part.shape),
        center(bodies.position[slot] +
               rotate(bodies.orientation[slot], bodies.radius[slot] * part.center)),
        turn(bodies.orientation[slot] * part.turn),
        size(part.size * bodies.radius[slot]) {}
};

constexpr const char* half_step = "time.safety=0.5";

// Whether bodies with corners go by a law that does not know the energy of what they share: its
// forces are no gradient, and a smaller step does not help.
bool corners_meet(const Model& model, const Snapshot& state) {
  const bool flat = model.search == ContactSearch::fast_common_plane_2d;
  if (flat || model.law.by_region) return false;
  const auto& shapes = state.bodies.shape;
  return std::any_of(shapes.begin(), shapes.end(), [&](int shape) {
    return model.shapes[shape].parts.front().shape.core == CoreKind::polyhedron;
  });
}

// The least n.x on a wall.
Real begin_along(const Wall& wall, const std::vector<Vec3>& corners, const Vec3& n) {
  const Real at = dot(n, wall.point), along_u = dot(n, wall.u), along_v = dot(n, wall.v);
  if (wall.kind == Wall::plane) return at;
  if (wall.kind == Wall::rectangle)
    return at - wall.half_u * std::abs(along_u) - wall.half_v * std::abs(along_v);
  Real least = infinity;
  for (int i = wall.first_corner; i < wall.first_corner + wall.corners; ++i)
    least = std::min(least, at + dot(corners[i], Vec3{along_u, along_v, dot(n, wall.normal)}));
  return least;
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
  fault.change = half_step;
  return fault;
}

// Contacts that do not touch have no normal, and no overlap.
DeepestOverlap deepest_overlap(const Model& model, const Snapshot& state, Real beyond) {
  const HostBodies& b = state.bodies;
  const Cell& cell = state.cell.now;
  const auto slot = slots_by_id(b.id);
  const auto is_sphere = [&](const Unit& unit) { return unit.shape.core == CoreKind::point; };
  DeepestOverlap deepest;
  for (std::size_t k = 0; k < state.pairs.size(); ++k) {
    const Unit u(model, b, slot[state.pairs.first[k]], state.pairs.first_part, k);
    Unit v(model, b, slot[state.pairs.second[k]], state.pairs.second_part, k);
    v.center = cell.seen(u.center, v.center);
    const bool spheres = is_sphere(u) && is_sphere(v);
    if (!spheres && !(state.pairs.extent[k] > 0)) continue;
    const Vec3 n = spheres ? normalized(v.center - u.center) : state.pairs.patch[k].plane.normal;
    const Real share = (u.reach(n) + v.reach(-n)) / std::min(u.size, v.size);
    deepest.pairs_beyond += share > beyond ? 1 : 0;
    if (!(share > deepest.share)) continue;
    deepest.share = share;
    deepest.first = state.pairs.first[k];
    deepest.second = state.pairs.second[k];
  }
  const std::vector<Wall> walls = placed_walls(model.walls, model.surfaces, state.surfaces);
  for (std::size_t k = 0; k < state.walls.size(); ++k) {
    const Unit u(model, b, slot[state.walls.first[k]], state.walls.first_part, k);
    const Wall wall = wall_seen(cell, u.center, walls[state.walls.second[k]]);
    if (!is_sphere(u) && !(state.walls.extent[k] > 0)) continue;
    const Real overlap =
        is_sphere(u) ? u.size - distance_to(wall, u.center, model.wall_corners.data()).distance
                     : u.reach(state.walls.patch[k].plane.normal) -
                           begin_along(wall, model.wall_corners, state.walls.patch[k].plane.normal);
    const Real share = overlap / u.size;
    deepest.walls_beyond += share > beyond ? 1 : 0;
    if (!(share > deepest.share)) continue;
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
  const Real percent = 0.1 * std::ceil(1000 * found.share);  // never the limit itself
  fault.reason =
      fmt::format("{} overlaps {} by {:.1f} % of the smaller radius; at most {:g} % is allowed",
                  who, with, percent, 100 * model.limits.overlap);
  fault.advice =
      "stiffen the material, slow the bodies down, or lower time.safety; guard.overlap moves the "
      "limit";
  fault.change = half_step;
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
  fault.change = "domain.on_exit=delete";
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
  if (corners_meet(model, state)) {
    fault.advice = fmt::format(
        "choose law = \"{}\", whose forces between polyhedra keep their energy: those of {} do "
        "not, however small the time step; guard.residual moves the limit",
        HertzMindlin::name, model.law.name);
  } else {
    fault.advice = "lower time.safety (a smaller time step); guard.residual moves the limit";
    fault.change = half_step;
  }
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
  fault.change = half_step;
  return fault;
}

}  // namespace clast
