#include "world/diagnosis.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "boundary/moving.hpp"
#include "move/time_step.hpp"
#include "shape/dilated.hpp"
#include "shape/thickness.hpp"

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
  Unit(const HostBodies& bodies, int slot, const Part& part)
      : shape(part.shape),
        center(bodies.position[slot] +
               rotate(bodies.orientation[slot], bodies.radius[slot] * part.center)),
        turn(bodies.orientation[slot] * part.turn),
        size(part.size * bodies.radius[slot]) {}

  // The farthest it reaches along n.
  Real reach(const Vec3& n) const {
    const Vec3 own = unrotate(turn, n);
    return dot(n, center) + size * dot(own, farthest_point(shape, own));
  }
};

// Where the step is the automatic one.
void propose_smaller_step(Fault& fault, Real part = 0.5) {
  fault.change = "time.safety=0.5";
  fault.smaller_step = part;
}

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

// Of the directions in which a flat wall ends.
Real least_way_out(const Unit& unit, const Wall& wall, const std::vector<Vec3>& corners) {
  const auto along = [&](const Vec3& n) { return unit.reach(n) - begin_along(wall, corners, n); };
  Real least = along(-wall.normal);
  if (wall.kind == Wall::plane) return least;
  for (const Vec3& n : {wall.normal, wall.u, -wall.u, wall.v, -wall.v})
    least = std::min(least, along(n));
  return least;
}

// Bodies that nothing pushes out of a wall: a needle with an end on either side of a plate. No
// contact tells.
DeepestOverlap deepest_pierced(const Model& model, const Snapshot& state) {
  const HostBodies& b = state.bodies;
  const std::vector<Wall> walls = placed_walls(model.walls, model.surfaces, state.surfaces);
  DeepestOverlap deepest;
  for (std::size_t i = 0; i < b.size(); ++i)
    for (const Part& part : model.shapes[b.shape[i]].parts) {
      if (part.shape.core == CoreKind::point) continue;
      const Unit unit(b, static_cast<int>(i), part);
      for (std::size_t w = 0; w < walls.size(); ++w) {
        const Wall wall = wall_seen(state.cell.now, unit.center, walls[w]);
        if (wall.is_round()) continue;  // plates stand for it
        if (std::abs(dot(wall.normal, unit.center - wall.point)) > unit.size) continue;
        const Real share = least_way_out(unit, wall, model.wall_corners) / unit.size;
        if (!(share > deepest.share)) continue;
        deepest.share = share;
        deepest.first = b.id[i];
        deepest.wall = static_cast<int>(w);
      }
    }
  return deepest;
}

// How far bodies move in one step, as a part of half their thickness.
class Shares {
 public:
  Shares(const Model& model, const Snapshot& state)
      : thickness(half_thickness_of(model.shapes, state.bodies)), model_(model), state_(state) {
    for (std::size_t i = 0; i < thickness.size(); ++i) {
      if (of(i) > of(worst)) worst = i;
      if (thickness[i] < thickness[thinnest]) thinnest = i;
      many += of(i) > most_per_step ? 1 : 0;
    }
  }

  Real speed(std::size_t i) const {
    const HostBodies& b = state_.bodies;
    return length(b.velocity[i] - state_.cell.now.flow(b.position[i]));
  }
  Real of(std::size_t i) const { return speed(i) * model_.dt / thickness[i]; }
  Real relative(std::size_t i) const { return thickness[i] / state_.bodies.radius[i]; }
  // "body 3 at 20 m/s moves 0.7 of its radius".
  std::string text() const {
    const bool round = relative(worst) == 1;
    return fmt::format("body {} at {:.4g} m/s moves {:.2g} of {}", state_.bodies.id[worst],
                       speed(worst), of(worst), round ? "its radius" : "half its thickness");
  }

  std::vector<Real> thickness;  // half of it
  std::size_t worst = 0, thinnest = 0;
  std::size_t many = 0;  // too fast

 private:
  const Model& model_;
  const Snapshot& state_;
};

// Neither a contact nor a wall shows now what the guard saw: it is over, or two bodies are through
// each other and nothing pushes them apart.
void describe_passing(const Model& model, const Snapshot& state, Fault& fault) {
  fault.reason = fmt::format(
      "a body overlapped another, or a wall, by more than the {:g} % of the smaller radius that "
      "are allowed, and nothing pushes them apart any more: it went through",
      100 * model.limits.overlap);
  if (state.bodies.size() == 0) return;
  const Shares share(model, state);
  fault.bodies = {state.bodies.id[share.worst]};
  fault.reason += fmt::format(" ({} per step, more than any other)", share.text());
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
  propose_smaller_step(fault);
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
  fault.advice =
      "stiffen the material, slow the bodies down, or lower time.safety; guard.overlap moves the "
      "limit";
  propose_smaller_step(fault);
  const Real limit = model.limits.overlap;
  DeepestOverlap found = deepest_overlap(model, state, limit);
  if (!(found.share > limit)) found = deepest_pierced(model, state);
  if (!(found.share > limit)) {
    describe_passing(model, state, fault);
    return fault;
  }
  fault.bodies = {found.first};
  if (found.second >= 0) fault.bodies.push_back(found.second);
  const std::string with =
      found.second >= 0 ? fmt::format("body {}", found.second) : numbered_wall(found.wall);
  const Real percent = 0.1 * std::ceil(1000 * found.share);  // never the limit itself
  fault.reason = fmt::format(
      "body {} overlaps {} by {:.1f} % of the smaller radius; at most {:g} % is allowed",
      found.first, with, percent, 100 * limit);
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
    propose_smaller_step(fault);
  }
  return fault;
}

std::vector<Real> half_thickness_of(const std::vector<Assembly>& shapes, const HostBodies& bodies) {
  std::vector<Real> of_shape, out;
  for (const Assembly& shape : shapes) of_shape.push_back(half_thickness(shape));
  for (std::size_t i = 0; i < bodies.size(); ++i)
    out.push_back(of_shape.at(bodies.shape[i]) * bodies.radius[i]);
  return out;
}

// Of a plane where it is given: it has no ends. Of a round wall at both ends of its axis, since it
// may turn about that without moving along its normals.
FastestWall fastest_wall(const Model& model, const HostSurfaces& state) {
  FastestWall fastest;
  if (!any_moves(model.surfaces) || state.size() < model.surfaces.size()) return fastest;
  const std::vector<SurfaceFrame> frames = frames_of(model.surfaces, state);
  for (std::size_t w = 0; w < model.walls.size(); ++w) {
    if (model.walls[w].surface < 0) continue;
    const SurfaceFrame& frame = frames[model.walls[w].surface + 1];
    const Wall wall = placed(model.walls[w], frame);
    const auto look_at = [&](const Vec3& p) {
      const Vec3 v = frame.velocity_at(p);
      const Real speed = wall.is_round() ? length(v) : std::abs(dot(wall.normal, v));
      if (speed > fastest.speed) fastest = {speed, static_cast<int>(w)};
    };
    const Vec3 u = wall.is_round() ? wall.half_v * wall.normal : wall.half_u * wall.u;
    const Vec3 v = wall.is_round() ? Vec3() : wall.half_v * wall.v;
    for (const Vec3& corner : {u + v, u - v, v - u, -u - v}) look_at(wall.point + corner);
  }
  return fastest;
}

std::optional<Fault> diagnose_too_fast(const Model& model, const Snapshot& state) {
  const HostBodies& b = state.bodies;
  if (b.size() == 0) return {};
  const Shares share(model, state);
  const FastestWall wall = fastest_wall(model, state.surfaces);
  const Real of_wall = wall.speed * model.dt / share.thickness[share.thinnest];
  const bool by_body = share.many > 0;
  if (!by_body && !(of_wall > most_per_step)) return {};
  Fault fault = begin(Fault::Kind::too_fast, state);
  const std::size_t who = by_body ? share.worst : share.thinnest;
  const Real worst = by_body ? share.of(who) : of_wall;
  fault.bodies = {b.id[who]};
  fault.reason = by_body ? fmt::format("{} in one step", share.text())
                         : fmt::format("{} at {:.4g} m/s moves {:.2g} of {} of body {} in one step",
                                       numbered_wall(wall.number), wall.speed, of_wall,
                                       thickness_text(share.relative(who)), b.id[who]);
  fault.reason += fmt::format("; at most {:.2g} is allowed, or ", most_per_step);
  fault.reason +=
      by_body ? fmt::format(
                    "it may pass through others and walls without touching them ({} such bodies)",
                    share.many)
              : "they may pass through each other without touching";
  const Real part = most_per_step / worst;
  fault.advice = fmt::format(
      "lower the time step below {:.2g} s (time.safety), or find out what made the {} so fast",
      part * model.dt, by_body ? "body" : "wall");
  propose_smaller_step(fault, std::min(0.5, 0.9 * part));
  return fault;
}

}  // namespace clast
