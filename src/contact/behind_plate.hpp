// The overlap of a polyhedron with what lies behind a plate.
//
// A plate has no volume. To the volume law it is solid without end on the side away from the body:
// the prism that its outline spans. So the force is the gradient of an energy wherever the body is;
// the prisms of plates that join in one plane add up to one, as what they do to the body across
// their common side cancels; and in a concave corner each plate acts on its own part.
#pragma once

#include "contact/overlap_region.hpp"
#include "contact/overlap_volume.hpp"

namespace clast {

struct BehindPlate {
  OverlapVolume overlap;
  Real depth = 0;  // how far the body reaches into the prism
  Vec3 deepest;    // where, in the world
};

// The prism behind one of the two faces of a plate.
struct PlatePrism {
  const Posed& plate;
  int face;
  Vec3 outward;
  Real level;  // outward.x on the face

  // Of the face that looks along `towards`.
  CLAST_HD PlatePrism(const Posed& posed, const Vec3& towards)
      : plate(posed),
        face(dot(posed.face_normal(0), towards) > 0 ? 0 : 1),
        outward(posed.face_normal(face)),
        level(posed.face_offset(face, outward)) {}

  CLAST_HD int sides() const {
    return plate.shape.face_first[face + 1] - plate.shape.face_first[face];
  }
  CLAST_HD Vec3 corner(int i) const {
    const int k = plate.shape.face_first[face] + (i < sides() ? i : 0);
    return plate.vertex(plate.shape.face_vertex[k]);
  }
  // Out of the prism, upright on the side from corner i to the next.
  CLAST_HD Vec3 side_normal(int i) const {
    return normalized(cross(corner(i + 1) - corner(i), outward));
  }
  // That side down to a depth; `piece` is empty before.
  CLAST_HD void find_side(int i, Real depth, FacePiece& piece) const {
    const Vec3 p = corner(i), q = corner(i + 1), down = -depth * outward;
    piece.add(p);
    piece.add(p + down);
    piece.add(q + down);
    piece.add(q);
  }
};

// What lies in one plane counts as in add_surface.
CLAST_HD_COLD BehindPlate behind_plate(const Placed& placed, const Placed& placed_plate,
                                       const Vec3& towards) {
  const Posed body(placed, placed.center), plate(placed_plate, placed.center);
  const PlatePrism prism(plate, towards);
  const Real tiny = round_off(body, plate);
  const Vec3 tip = prism.corner(0);  // on the face, which then adds nothing to the volume
  BehindPlate found;
  OverlapVolume& sum = found.overlap;
  for (int f = 0; f < body.shape.faces; ++f) {
    FacePiece piece(body, f);
    piece.clip(prism.outward, prism.level);
    for (int i = 0; i < prism.sides() && piece.count > 0; ++i) {
      const Vec3 m = prism.side_normal(i);
      piece.clip(m, dot(m, prism.corner(i)) + tiny);
    }
    add_piece(sum, piece, tip, true);
    for (int i = 0; i < piece.count; ++i) {
      const Real depth = prism.level - dot(prism.outward, piece.corner[i]);
      if (!(depth > found.depth)) continue;
      found.depth = depth;
      found.deepest = placed.center + piece.corner[i];
    }
  }
  const Real reach = prism.level + 2 * body.size;  // farther down than the body
  for (int i = 0; i < prism.sides() && found.depth > 0; ++i) {
    const Vec3 m = prism.side_normal(i);
    if (!(body.highest(m) > dot(m, prism.corner(i)))) continue;
    FacePiece piece;
    prism.find_side(i, reach, piece);
    for (int f = 0; f < body.shape.faces && piece.count > 0; ++f) {
      const Vec3 n = body.face_normal(f);
      piece.clip(n, body.face_offset(f, n) - tiny);
    }
    add_piece(sum, piece, tip, false);
  }
  sum.set_point(placed.center);
  return found;
}

}  // namespace clast
