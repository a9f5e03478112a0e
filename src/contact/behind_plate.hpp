// The region of a polyhedron behind plates.
//
// A plate has no volume. To a body it is solid without end on the side away from it, between planes
// through its sides: such a plane halves the angle to the plate beyond (boundary/plate.hpp), and at
// a free rim it is upright on the plate. So plates that meet share out what lies behind them,
// nothing is in two of them, and a body that goes from one to the next leaves the one as it enters
// the other. Each share has an energy (contact/region_patch.hpp) that depends on where the body is
// and on nothing else; the force is its gradient on faces and at rims alike. Plates in one plane
// have one region together.
#pragma once

#include "contact/contacts.hpp"
#include "contact/near_plates.hpp"
#include "contact/region_by_edges.hpp"

namespace clast {

// What lies behind one plate, as far as a body reaches.
class BehindPlate {
 public:
  // The body is on the side that `outward`, a normal of the plate, points to. Positions are from
  // the centre of the body.
  CLAST_HD BehindPlate(const Posed& body, const Posed& plate, const PlateSide* sides,
                       const Vec3& towards)
      : outward(towards) {
    const PolyhedronView& s = plate.shape;
    level = dot(outward, plate.vertex(s.face_vertex[0]));
    depth = level - body.lowest(outward);
    reaches_it_ = depth > 0;
    for (int i = 0; i < s.face_first[1] && reaches_it_; ++i) {
      const Vec3 m = plate.turned(sides[i].normal);
      const Real at = dot(m, plate.vertex(s.face_vertex[i]));
      if (!(body.highest(m) > at)) continue;  // all of the body is on the inner side
      reaches_it_ = body.lowest(m) < at;
      if (sides_ < most) side_[sides_++] = {m, at};
    }
  }

  const Vec3 outward;
  Real level;  // outward.x on the plate
  Real depth;  // how far the body reaches beyond its plane

  // Not where the plane of the plate or of a side has the body on its far side.
  CLAST_HD bool may_hold_some() const { return reaches_it_; }
  // Whether no side cuts through the body.
  CLAST_HD bool is_wide() const { return sides_ == 0; }

  // Calls f(piece) for the pieces of the surface of the body in it, and if `all` for those of its
  // sides in the body; `faces` are those of the body that reach beyond the plate. What lies in one
  // plane counts for the body.
  template <class F>
  CLAST_HD void for_each_piece(const NearFaces& faces, Real tiny, bool all, F&& f) const {
    if (!may_hold_some()) return;
    for (int i = 0; i < faces.count(); ++i) {
      FacePiece piece(faces.body, faces[i]);
      piece.clip(outward, level);
      for (int k = 0; k < sides_ && piece.count > 0; ++k)
        piece.clip(side_[k].normal, side_[k].level + tiny);
      if (piece.count > 2) f(piece);
    }
    for (int k = 0; k < sides_ && all; ++k) {
      FacePiece piece;
      find_side(k, faces.body, piece);
      for (int j = 0; j < sides_ && piece.count > 0; ++j)
        if (j != k) piece.clip(side_[j].normal, side_[j].level);
      for (int i = 0; i < faces.count() && piece.count > 0; ++i) {
        const Vec3 n = faces.body.face_normal(faces[i]);
        piece.clip(n, faces.body.face_offset(faces[i], n) - tiny);
      }
      if (piece.count > 2) f(piece);
    }
  }

 private:
  static constexpr int most = 48;  // a plate with more sides than this in one body is taken larger
  struct Side {
    Vec3 normal;
    Real level;
  };

  // A piece of side k that is larger than the body, seen from outside; `piece` is empty before.
  CLAST_HD void find_side(int k, const Posed& body, FacePiece& piece) const {
    const Vec3 m = side_[k].normal;
    const Vec3 along = normalized(cross(outward, m)), down = cross(along, m);
    // The point where side and plate meet that is nearest to the body.
    const Real c = dot(outward, m), across = 1 - square(c);
    const Real over = level - dot(outward, body.center),
               beside = side_[k].level - dot(m, body.center);
    const Vec3 foot =
        body.center + ((over - c * beside) / across) * outward + ((beside - c * over) / across) * m;
    const Real far = 2 * body.size, deep = far + sum_of_sizes(body.center - foot);
    piece.add(foot - far * along);
    piece.add(foot - far * along + deep * down);
    piece.add(foot + far * along + deep * down);
    piece.add(foot + far * along);
  }

  Side side_[most];
  int sides_ = 0;
  bool reaches_it_;
};

CLAST_HD BehindPlate behind_plate(const NearPlates& near, const Posed& body, int i, int k,
                                  const Vec3& outward) {
  const Wall wall = near.wall(k);
  const Placed placed = placed_plate(wall, near.wall_shapes);
  return {body, Posed(placed, near.units.position[i]), near.walls.sides + wall.first_side, outward};
}

// The region of body i behind plate k and, if `joined`, all that lie in its plane.
CLAST_HD_COLD OverlapRegion region_behind(const NearPlates& near, int i, int k, const Vec3& outward,
                                          bool joined) {
  const Placed placed = near.units.place(i);
  const Posed body(placed, placed.center);
  const BehindPlate own = behind_plate(near, body, i, k, outward);
  if (own.is_wide()) return region_beyond(body, -outward, -own.level);
  const NearFaces faces(body, -outward, -own.level);
  const Real tiny = round_off(body, body);
  const Vec3 origin = foot_of_farthest(body, -outward, -own.level);
  return region_within(origin, -outward, 1, [&](const auto& f, bool all) {
    own.for_each_piece(faces, tiny, all, f);
    for (int j = near.row[i]; j < near.row[i + 1] && joined; ++j)
      if (j != k && near.is_plate(j) && near.in_one_plane(i, j, k) && near.in_reach_behind(i, j))
        behind_plate(near, body, i, j, outward).for_each_piece(faces, tiny, all, f);
  });
}

// Whether body i is behind plate k, and how deep.
CLAST_HD void find_behind(const NearPlates& near, const ContactView& contacts, int i, int k,
                          const Vec3& outward) {
  const Placed placed = near.units.place(i);
  const BehindPlate behind = behind_plate(near, Posed(placed, placed.center), i, k, outward);
  contacts.patch[k].plane.type = PlaneMemory::direction;
  contacts.patch[k].plane.normal = -outward;
  contacts.found[k].gap = behind.may_hold_some() ? -behind.depth : 1;
}

}  // namespace clast
