// Walls that bodies are put next to: exact tests of pieces against planes and plates.
#pragma once

#include <vector>

#include "neighbor/wall_candidates.hpp"
#include "scene/insert_pieces.hpp"
#include "shape/build.hpp"

namespace clast::scene {

// What holds a piece back: it has to go by `depth` along the unit vector `normal`.
struct Hindrance {
  Vec3 normal;
  Real depth;
  Vec3 point;  // where it is farthest beyond
};

class Plates {
 public:
  enum class Solid { on_both_sides, behind };

  // `behind`: every wall is solid on the side its normal does not point to, planes always are.
  // Without `for_shapes` all pieces are balls.
  Plates(std::vector<clast::Wall> walls, std::vector<Vec3> corners,
         Solid solid = Solid::on_both_sides, const Cell& cell = {}, bool for_shapes = true);
  Plates(const Plates&) = delete;

  bool none() const { return walls_.empty(); }
  bool clear(const Piece& piece) const;
  // Calls f(hindrance) for every wall that the piece reaches into.
  template <class F>
  void for_hindrances(const Piece& piece, F&& f) const {
    candidates().visit({piece.center, piece.size, piece.is_ball()}, [&](std::int32_t w) {
      if (!touches(piece, w)) return;
      const Hindrance h = hindrance_of(piece, w);
      if (h.depth > 0) f(h);
    });
  }

 private:
  WallCandidates candidates() const {
    return cells_.candidates({walls_.data(), corners_.data(), frames_.data(), cell_});
  }
  bool touches(const Piece& piece, std::int32_t w) const;
  Hindrance hindrance_of(const Piece& piece, std::int32_t w) const;

  std::vector<clast::Wall> walls_;
  std::vector<Vec3> corners_;
  Solid solid_;
  Cell cell_;
  std::vector<SurfaceFrame> frames_;  // all at rest
  WallCellArrays<Host> cells_;
  std::vector<Prototype> flat_shapes_;
  std::vector<PolyhedronView> views_;  // by number of the shape
};

// Walls of the model that reach into a box; all others cannot touch a body inside it.
std::vector<clast::Wall> walls_into(const Model& model, const Bounds& box);

}  // namespace clast::scene
