#include "scene/insert_plates.hpp"

#include <algorithm>

#include "boundary/plate.hpp"

namespace clast::scene {

namespace {

std::int32_t largest_surface(const std::vector<clast::Wall>& walls) {
  std::int32_t largest = -1;
  for (const clast::Wall& wall : walls) largest = std::max(largest, wall.surface);
  return largest;
}

}  // namespace

Plates::Plates(std::vector<clast::Wall> walls, std::vector<Vec3> corners, Solid solid,
               const Cell& cell, bool for_shapes)
    : walls_(std::move(walls)),
      corners_(std::move(corners)),
      solid_(solid),
      cell_(cell),
      frames_(static_cast<std::size_t>(largest_surface(walls_)) + 2) {
  if (for_shapes) flat_shapes_ = flat_shapes_of(walls_, corners_);
  for (const Prototype& shape : flat_shapes_) views_.push_back(shape.polyhedron.view());
  cells_.assign(make_wall_cells(walls_, corners_, cell_.open(), for_shapes));
}

bool Plates::clear(const Piece& piece) const {
  bool clear = true;
  candidates().visit({piece.center, piece.size, piece.is_ball()},
                     [&](std::int32_t w) { clear = clear && !touches(piece, w); });
  return clear;
}

// Of a wall that the ball around the piece touches.
bool Plates::touches(const Piece& piece, std::int32_t w) const {
  if (piece.is_ball()) return true;
  const clast::Wall wall = wall_seen(cell_, piece.center, walls_[w]);
  if (wall.kind == clast::Wall::plane)
    return dot(piece.farthest(-wall.normal) - wall.point, wall.normal) < 0;
  return !apart(piece, {&views_[wall.shape], wall.center, wall.turn, wall.size, 0, 0});
}

// Over a plate a piece goes back to the side that its middle is on.
Hindrance Plates::hindrance_of(const Piece& piece, std::int32_t w) const {
  const clast::Wall wall = wall_seen(cell_, piece.center, walls_[w]);
  const bool two_sided = wall.kind != clast::Wall::plane && solid_ == Solid::on_both_sides;
  if (piece.is_ball() && two_sided) {
    const WallDistance d = distance_to(wall, piece.center, corners_.data());
    return {-d.direction, piece.round - d.distance, piece.center + piece.round * d.direction};
  }
  const bool from_behind = two_sided && dot(piece.center - wall.point, wall.normal) < 0;
  const Vec3 n = from_behind ? -wall.normal : wall.normal;
  const Vec3 deepest = piece.farthest(-n);
  return {n, dot(wall.point - deepest, n), deepest};
}

std::vector<clast::Wall> walls_into(const Model& model, const Bounds& b) {
  if (!model.cell.open()) return model.walls;  // they reach into it from all sides
  const Real slack = 1e-12 * (length(b.low) + length(b.high));
  const Vec3 middle = 0.5 * (b.low + b.high);
  std::vector<clast::Wall> walls;
  for (const clast::Wall& wall : model.walls) {
    if (clearly_farther(wall, middle, length(b.high - middle))) continue;
    if (wall.is_round()) {
      walls.push_back(wall);
      continue;
    }
    // Heights of the corners of the box over the plane of the wall.
    Real lowest = 1e300, highest = -1e300;
    for (int corner = 0; corner < 8; ++corner) {
      const Vec3 p{corner & 1 ? b.high.x : b.low.x, corner & 2 ? b.high.y : b.low.y,
                   corner & 4 ? b.high.z : b.low.z};
      const Real height = dot(p - wall.point, wall.normal);
      lowest = smaller(lowest, height);
      highest = larger(highest, height);
    }
    const bool in_front = lowest >= -slack;
    const bool behind_plate = wall.kind != clast::Wall::plane && highest <= slack;
    if (!in_front && !behind_plate) walls.push_back(wall);
  }
  return walls;
}

}  // namespace clast::scene
