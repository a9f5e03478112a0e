// Convex pieces of bodies in place, and whether they touch: what insertions are decided by.
#pragma once

#include <deque>
#include <vector>

#include "contact/plane.hpp"
#include "scene/grains.hpp"
#include "scene/region.hpp"

namespace clast::scene {

// A convex part of a body, or a ball.
struct Piece {
  const PolyhedronView* core = nullptr;  // of a ball: a point
  Vec3 center;
  Quat turn;
  Real size = 0;   // radius of the ball around it
  Real inner = 0;  // radius of a ball about the centre that lies wholly in it
  Real round = 0;  // radius of the ball swept over the core

  bool is_ball() const { return round > 0; }
  Placed placed() const { return {*core, center, turn, size}; }
  // The farthest point along the unit vector n.
  Vec3 farthest(const Vec3& n) const;
  // Calls f(point) for points whose hull, widened by `round`, is the piece.
  template <class F>
  void for_corners(F&& f) const {
    if (is_ball()) return f(center);
    for (int i = 0; i < core->vertices; ++i) f(center + rotate(turn, size * core->vertex(i)));
  }
};

Piece ball_at(const Vec3& center, Real radius);

// Whether the balls inside two pieces overlap.
inline bool surely_overlap(const Piece& a, const Piece& b) {
  return squared_length(b.center - a.center) < square(a.inner + b.inner);
}
// Whether two pieces do not touch, exactly.
bool apart(const Piece& a, const Piece& b);

// The plane between two pieces: their distance, or the least push that parts them. In two
// dimensions
// (`flat`) pushes lie in the plane y = 0.
CommonPlane plane_of_pair(const Piece& a, const Piece& b, bool flat, PlaneMemory& memory);

// The shapes of a scene as pieces.
class GrainShapes {
 public:
  explicit GrainShapes(const Scene& scene);
  GrainShapes(const GrainShapes&) = delete;

  int parts(int shape) const { return static_cast<int>(parts_[shape].size()); }
  // A part of a grain in place. Lengths grow by `growth` about the middle of the part.
  Piece piece(const Grain& grain, int part, const Vec3& position, const Quat& turn,
              Real growth = 1) const;
  // All of them.
  void place(const Grain& grain, const Vec3& position, const Quat& turn,
             std::vector<Piece>& pieces) const;
  // Of a grain at the origin.
  Reach reach(const Grain& grain, const Quat& turn) const;
  // Radius of a ball about the centre that lies wholly in the grain; 0 for several parts.
  Real inner_radius(const Grain& grain) const;

 private:
  struct Part {
    PolyhedronView core;
    Vec3 center;
    Quat turn;
    Real size, inner, round;
  };

  static Part part_of(const clast::Part& part, bool flat);
  Part part_around(const clast::Part& part, bool flat);

  std::vector<std::vector<Part>> parts_;  // by number of the shape, for a bounding radius of 1
  std::deque<Polyhedron> around_;         // polyhedra around round shapes
};

}  // namespace clast::scene
