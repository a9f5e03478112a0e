// The room that an insertion may fill: its region, clear of walls.
#pragma once

#include "scene/insert_plates.hpp"

namespace clast::scene {

class Room {
 public:
  Room(const Model& model, const Region& region);

  const Region& region() const { return region_; }
  // Whether pieces of one body lie wholly inside and touch no wall.
  bool holds(const std::vector<Piece>& body) const;
  // Whether the middle of a body may come to this point: through the facets of a mesh it may not.
  bool surrounds(const Vec3& middle) const {
    return !region_.mesh.given || inside(region_, middle);
  }
  // A box without walls in it: what fits between its faces fits.
  bool is_plain_box() const { return region_.box.given && walls_.none(); }

  // Calls f(hindrance) for everything that the piece sticks out of the region or into walls.
  template <class F>
  void for_hindrances(const Piece& piece, F&& f) const {
    if (region_.mesh.given)
      mesh_facets().for_hindrances(piece, f);
    else if (!inside(region_, piece.center, piece.size))
      for (const Hindrance& h : beyond_region(piece))
        if (h.depth > 0) f(h);
    walls_.for_hindrances(piece, f);
  }

 private:
  static constexpr int most_faces = 6;

  // How far the piece is beyond each face of a box, cylinder or sphere; depths may be negative.
  std::array<Hindrance, most_faces> beyond_region(const Piece& piece) const;
  bool is_inside(const Piece& piece) const;
  const Plates& mesh_facets() const;

  const Region& region_;
  Plates walls_;
};

}  // namespace clast::scene
