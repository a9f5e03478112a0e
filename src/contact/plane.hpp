// What a contact search of two polyhedra answers, and what it remembers.
#pragma once

#include "shape/polyhedron.hpp"

namespace clast {

// The common plane of a pair (A, B): its normal points from A to B, and the gap between the two
// along the normal is the largest of all planes; negative in contact.
//   gap = min over B of n.x - max over A of n.x
struct CommonPlane {
  Vec3 normal;
  Real gap = 0;
  Vec3 on_a, on_b;  // where the shortest link, or the deepest overlap, ends on A and on B
  std::int32_t iterations = 0;
  bool failed = false;  // the iteration limit was met; the plane is the best one seen
  Real shared = 0;      // radius of a ball that lies in both, where one was found
};

// What a pair remembers from one search to the next. A search that starts from a fresh memory
// finds its plane from the positions alone.
struct PlaneMemory {
  // What the ends of the link lie on. In contact only faces and edges occur.
  enum Type : std::int32_t {
    nothing,
    direction,  // only the normal is known
    vertices,
    edge_of_a,  // with a vertex of B
    edge_of_b,  // with a vertex of A
    face_of_a,  // with a vertex of B
    face_of_b,  // with a vertex of A
    edges
  };

  Vec3 normal;                  // of the last plane
  std::int32_t type = nothing;  // what the plane is made of
  std::uint16_t on_a = 0;       // the vertex, edge or face of A
  std::uint16_t on_b = 0;       // and of B
  bool touching = false;        // whether the last gap was not positive
  bool clipped = false;         // whether the last region had more corners than a simple one

  CLAST_HD void keep(Type t, int of_a, int of_b) {
    type = t;
    on_a = static_cast<std::uint16_t>(of_a);
    on_b = static_cast<std::uint16_t>(of_b);
  }
};

}  // namespace clast
