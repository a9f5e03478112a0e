#include "scene/insert_room.hpp"

#include "scene/region_mesh.hpp"

namespace clast::scene {

namespace {

// How far the piece is below the plane through `on` whose normal points inwards.
Hindrance below(const Piece& piece, const Vec3& on, const Vec3& inward) {
  const Vec3 deepest = piece.farthest(-inward);
  return {inward, dot(on - deepest, inward), deepest};
}

// How far the piece is outside of a round wall: the corner farthest from the middle, or from the
// line through it along `axis`.
Hindrance outside_round(const Piece& piece, const Vec3& middle, const Vec3& axis, Real radius) {
  Vec3 farthest;
  Real most = -1;
  piece.for_corners([&](const Vec3& p) {
    const Vec3 out = tangential(p - middle, axis);
    if (squared_length(out) <= most) return;
    most = squared_length(out);
    farthest = p;
  });
  const Real distance = root(most);
  const Vec3 out = tangential(farthest - middle, axis);
  const Vec3 inward = distance > 0 ? (-1 / distance) * out : Vec3{0, 0, 1};
  return {inward, distance + piece.round - radius, farthest - piece.round * inward};
}

constexpr Hindrance no_hindrance{{}, -1, {}};

}  // namespace

Room::Room(const Model& model, const Region& region)
    : region_(region),
      walls_(walls_into(model, bounds(region)), model.wall_corners, Plates::Solid::on_both_sides,
             model.cell) {}

const Plates& Room::mesh_facets() const { return region_.mesh->mesh->facets(); }

std::array<Hindrance, Room::most_faces> Room::beyond_region(const Piece& piece) const {
  std::array<Hindrance, most_faces> faces;
  faces.fill(no_hindrance);
  if (region_.box.given) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      if ((region_.flat && axis == 1) || region_.endless[axis]) continue;
      Vec3 n;
      n[static_cast<int>(axis)] = 1;
      faces[2 * axis] = below(piece, *region_.box->low, n);
      faces[2 * axis + 1] = below(piece, *region_.box->high, -n);
    }
  } else if (region_.cylinder.given) {
    const Cylinder& c = *region_.cylinder;
    const Vec3 along = normalized(*c.to - *c.from);
    faces[0] = below(piece, *c.from, along);
    faces[1] = below(piece, *c.to, -along);
    faces[2] = outside_round(piece, *c.from, along, *c.radius);
  } else {
    faces[0] = outside_round(piece, *region_.sphere->center, {}, *region_.sphere->radius);
  }
  return faces;
}

bool Room::is_inside(const Piece& piece) const {
  if (region_.mesh.given)
    return region_.mesh->mesh->holds(piece.center) && mesh_facets().clear(piece);
  if (piece.is_ball()) return inside(region_, piece.center, piece.round);
  const Real slack = 1e-12 * (piece.size + length(piece.center));
  for (const Hindrance& h : beyond_region(piece))
    if (h.depth > slack) return false;
  return true;
}

bool Room::holds(const std::vector<Piece>& body) const {
  for (const Piece& piece : body)
    if (!is_inside(piece) || !walls_.clear(piece)) return false;
  return true;
}

}  // namespace clast::scene
