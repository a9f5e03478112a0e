#include "scene/periodic_cell.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "scene/build.hpp"
#include "scene/region.hpp"

namespace clast::scene {
namespace {

constexpr char axis_name[] = "xyz";

bool closed(const PeriodicCell& cell, int axis) { return (*cell.length)[axis] > 0; }

// Tilts and shears belong to two axes: xy, xz, yz.
struct AxisPair {
  const char* name;
  int along, over;
};
constexpr AxisPair axis_pairs[] = {{"xy", 0, 1}, {"xz", 0, 2}, {"yz", 1, 2}};

// The motion up to a stage; each key as it was last given.
CellMotion motion_in_force(const Scene& scene, int stage) {
  CellMotion m = *scene.cell;
  for (int s = 0; s <= stage && s < static_cast<int>(scene.stages.size()); ++s) {
    const Value<CellMotion>& change = scene.stages[s].cell;
    if (!change.given) continue;
    if (change->rate.given) m.rate = change->rate;
    if (change->shear.given) m.shear = change->shear;
    if (change->stress.given) m.stress = change->stress;
    if (change->max_rate.given) m.max_rate = change->max_rate;
    m.where = change->where;
  }
  return m;
}

// Whether a vector has no part along the periodic axes.
bool is_across(const PeriodicCell& cell, const Vec3& normal) {
  for (int axis = 0; axis < 3; ++axis)
    if (closed(cell, axis) && std::abs(normal[axis]) > 1e-9 * length(normal)) return false;
  return true;
}

void check_form(const Scene& scene, Problems& problems) {
  const PeriodicCell& cell = *scene.cell;
  const Vec3 side = *cell.length;
  if (cell.length.bad || !cell.length.given) return;
  if (side.x < 0 || side.y < 0 || side.z < 0 || side == Vec3())
    problems.add(cell.length.where, "the periodic cell has no sides",
                 "give lengths above 0 for the axes that are periodic, and 0 for open ones, such "
                 "as length = [\"10 cm\", \"10 cm\", 0]");
  if (scene.flat() && side.y != 0)
    problems.add(cell.length.where, "discs lie in the plane y = 0 and do not repeat along y",
                 "give 0 for the second length");
  for (int n = 0; n < 3; ++n) {
    const AxisPair& pair = axis_pairs[n];
    const Real tilt = (*cell.tilt)[n];
    if (tilt == 0) continue;
    if (!closed(cell, pair.along) || !closed(cell, pair.over))
      problems.add(cell.tilt.where,
                   fmt::format("the tilt {} needs both axes to be periodic", pair.name),
                   "give 0 for it, or lengths for both");
    else if (std::abs(tilt) > 0.5 * side[pair.along])
      problems.add(cell.tilt.where,
                   fmt::format("the tilt {} is more than half the side along {}", pair.name,
                               axis_name[pair.along]),
                   "add or take away whole sides: the images are the same");
  }
}

void check_motion(const Scene& scene, int stage, Problems& problems) {
  const PeriodicCell& cell = *scene.cell;
  const CellMotion m = motion_in_force(scene, stage);
  for (int axis = 0; axis < 3; ++axis) {
    if ((*m.rate)[axis] != 0 && !closed(cell, axis))
      problems.add(m.rate.where, fmt::format("the cell is open along {}", axis_name[axis]),
                   "only periodic axes have a rate");
    if ((*m.stress)[axis] != 0 && (*m.rate)[axis] != 0)
      problems.add(m.stress.where,
                   fmt::format("the side along {} has a rate and a stress", axis_name[axis]),
                   "give one of them, and 0 for the other");
    if ((*m.stress)[axis] < 0)
      problems.add(m.stress.where, "a stress below 0 would pull grains apart",
                   "pressure is positive: give it above 0");
  }
  for (int n = 0; n < 3; ++n)
    if ((*m.shear)[n] != 0 &&
        (!closed(cell, axis_pairs[n].along) || !closed(cell, axis_pairs[n].over)))
      problems.add(m.shear.where,
                   fmt::format("the shear {} needs both axes to be periodic", axis_pairs[n].name),
                   "give 0 for it, or lengths for both");
  const bool whole = closed(cell, 0) && closed(cell, 2) && (scene.flat() || closed(cell, 1));
  if (*m.stress != Vec3()) {
    if (!m.max_rate.given)
      problems.add(m.stress.where, "sides under stress need a 'max_rate'",
                   "add for instance max_rate = \"0.1 1/s\"; slow and steady control needs less");
    if (!whole)
      problems.add(m.stress.where, "only a cell that is periodic along all axes knows its stress",
                   "give all lengths, or put the stress on a lid: [wall.motion] stress");
  }
}

// Gravity may not pull along what gets longer or shorter: it would depend on where the origin is.
void check_gravity(const Scene& scene, int stage, Problems& problems) {
  const CellDrive drive = drive_in_force(scene, stage);
  Vec3 g = *scene.gravity;
  for (int s = 0; s <= stage; ++s)
    if (scene.stages[s].gravity.given) g = *scene.stages[s].gravity;
  UpperTriangle rate = drive.rate;
  for (int axis = 0; axis < 3; ++axis)
    if (drive.under_stress(axis)) rate.diagonal[axis] = 1;
  const Vec3 pulled{g.x * rate.diagonal.x, g.x * rate.xy + g.y * rate.diagonal.y,
                    g.x * rate.xz + g.y * rate.yz + g.z * rate.diagonal.z};
  if (pulled != Vec3())
    problems.add(motion_in_force(scene, stage).where,
                 "the cell deforms along the direction of gravity",
                 "set gravity = [0, 0, 0] for this stage, or deform it across gravity only");
}

void check_walls_in(const Scene& scene, Problems& problems) {
  const PeriodicCell& cell = *scene.cell;
  const bool moving = deforms(scene);
  const auto check_wall = [&](const Wall& wall) {
    if (*wall.type == Wall::Type::plane && !is_across(cell, *wall.normal))
      problems.add(wall.where,
                   fmt::format("the plane '{}' faces along a periodic axis, so that all space "
                               "would be behind it",
                               *wall.name),
                   "use a rectangle, or leave the axis open: length 0 in [cell]");
    if (*wall.type == Wall::Type::box && wall.low.given && wall.high.given)
      for (const NamedWall& face : flat_walls(scene, wall))
        if (!is_across(cell, face.wall.normal))
          problems.add(wall.where,
                       fmt::format("the face '{}' lies across a periodic axis", face.name),
                       "leave it out with open = [...], or leave the axis open in [cell]");
    if (moving && *wall.type != Wall::Type::plane)
      problems.add(wall.where, fmt::format("'{}' cannot follow a cell that deforms", *wall.name),
                   "use planes across the open axis, which need no size");
  };
  for (const Wall& wall : scene.walls) check_wall(wall);
  for (const Stage& stage : scene.stages)
    for (const Wall& wall : stage.walls) check_wall(wall);
}

// Regions longer than the cell would hold images of their own bodies.
void check_regions(const Scene& scene, Problems& problems) {
  for_each_region(scene, [&](const Region& region) {
    if (region.kinds_given() != 1 || region.mesh.given) return;
    const Bounds box = bounds(region);
    for (int axis = 0; axis < 3; ++axis)
      if (closed(*scene.cell, axis) &&
          box.high[axis] - box.low[axis] > (1 + 1e-9) * (*scene.cell->length)[axis])
        problems.add(
            region.where,
            fmt::format("the region is longer than the periodic cell along {}", axis_name[axis]),
            fmt::format("make it at most {:g} m long there; one that spans the cell has "
                        "no faces along that axis",
                        (*scene.cell->length)[axis]));
  });
}

}  // namespace

Cell cell_of(const Scene& scene) {
  Cell cell;
  if (!scene.cell.given) return cell;
  cell.length = *scene.cell->length;
  cell.xy = scene.cell->tilt->x;
  cell.xz = scene.cell->tilt->y;
  cell.yz = scene.cell->tilt->z;
  cell.origin = *scene.cell->origin;
  return cell;
}

CellDrive drive_in_force(const Scene& scene, int stage) {
  CellDrive drive;
  if (!scene.cell.given) return drive;
  const CellMotion m = motion_in_force(scene, stage);
  drive.rate = {*m.rate, m.shear->x, m.shear->y, m.shear->z};
  drive.stress = (scene.flat() ? *scene.thickness : 1) * *m.stress;
  drive.fastest = *m.max_rate;
  return drive;
}

bool deforms(const Scene& scene) {
  for (int stage = 0; stage < static_cast<int>(scene.stages.size()); ++stage)
    if (drive_in_force(scene, stage).moves()) return true;
  return false;
}

void open_regions(Scene& scene) {
  if (!scene.cell.given) return;
  for_each_region(scene, [&](Region& region) {
    if (!region.box.given) return;
    const Vec3 size = *region.box->high - *region.box->low;
    for (int axis = 0; axis < 3; ++axis)
      region.endless[axis] =
          closed(*scene.cell, axis) && size[axis] > (1 - 1e-9) * (*scene.cell->length)[axis];
  });
}

clast::Wall without_rim_in_sight(const Scene& scene, clast::Wall wall) {
  if (!scene.cell.given || wall.kind != clast::Wall::rectangle) return wall;
  const auto widen = [&](const Vec3& along, Real& half) {
    for (int axis = 0; axis < 3; ++axis) {
      const Real side = (*scene.cell->length)[axis];
      if (side > 0 && std::abs(along[axis]) > 1 - 1e-9 && half > 0.5 * side * (1 - 1e-9))
        half = larger(half, side);
    }
  };
  widen(wall.u, wall.half_u);
  widen(wall.v, wall.half_v);
  return wall;
}

AxisEnds without_ends_in_sight(const Scene& scene, const AxisEnds& ends) {
  if (!scene.cell.given) return ends;
  const Vec3 half = 0.5 * (ends.to - ends.from), middle = 0.5 * (ends.from + ends.to);
  const Real size = length(half);
  for (int axis = 0; axis < 3; ++axis) {
    const Real side = (*scene.cell->length)[axis];
    if (side > 0 && std::abs(half[axis]) > (1 - 1e-9) * size && size > 0.5 * side * (1 - 1e-9))
      return {middle - (larger(size, side) / size) * half,
              middle + (larger(size, side) / size) * half};
  }
  return ends;
}

bool is_across_cell(const Scene& scene, const Wall& wall) {
  if (!scene.cell.given || *wall.type != Wall::Type::plane) return false;
  const PeriodicCell& cell = *scene.cell;
  const int sides = closed(cell, 0) + closed(cell, 1) + closed(cell, 2);
  return sides == (scene.flat() ? 1 : 2) && is_across(cell, *wall.normal);
}

void check_cell(const Scene& scene, Problems& problems) {
  if (!scene.cell.given) {
    for (const Stage& stage : scene.stages)
      if (stage.cell.given)
        problems.add(stage.cell.where, "there is no periodic cell to deform",
                     "add [cell] with its length");
    return;
  }
  check_form(scene, problems);
  for (int stage = 0; stage < static_cast<int>(scene.stages.size()); ++stage) {
    check_motion(scene, stage, problems);
    if (drive_in_force(scene, stage).moves()) check_gravity(scene, stage, problems);
  }
  check_walls_in(scene, problems);
  check_regions(scene, problems);
}

void check_size_in_cell(const Scene& scene, Real radius, Problems& problems) {
  const Real half = 0.5 * shortest_side(cell_of(scene));
  if (2.1 * radius < half) return;
  problems.add(
      scene.cell->length.where,
      fmt::format("a body has a diameter of {:.4g} m, which with 5 % to spare is more than half "
                  "the shortest side of the periodic cell, {:.4g} m: it would meet two images of "
                  "another",
                  2 * radius, half),
      "make the cell larger, or use smaller bodies");
}

void refuse_large_bodies(const Scene& scene, const std::vector<Real>& radius) {
  Problems problems;
  const auto largest = std::max_element(radius.begin(), radius.end());
  if (largest != radius.end()) check_size_in_cell(scene, *largest, problems);
  problems.throw_if_any();
}

}  // namespace clast::scene
