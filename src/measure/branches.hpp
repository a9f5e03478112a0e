// The way that each contact or bond of a state goes: from centre to centre, or from a centre to a
// wall.
#pragma once

#include "measure/packing.hpp"

namespace clast {

// Adds the symmetric part of f a (x) b.
void add_product(SymmetricMatrix& m, Real f, const Vec3& a, const Vec3& b);

// Bodies by id, whatever order they are stored in.
class ById {
 public:
  explicit ById(const HostBodies& bodies);

  const std::vector<std::size_t>& slots() const { return order_; }
  // The place of an id in that order.
  std::size_t rank(Id id) const;
  std::size_t slot(Id id) const { return order_[rank(id)]; }

 private:
  const HostBodies& bodies_;
  std::vector<std::size_t> order_;
};

struct Branch {
  std::size_t first;  // where the first body is stored
  Vec3 from;          // its centre, in the box of the cell
  Vec3 way;           // to the centre of the second, or to the wall
  Vec3 shift;         // between the cells that the two bodies are in
};

class Branches {
 public:
  explicit Branches(const PackingInput& input) : in_(input), by_id_(input.bodies) {}

  const ById& by_id() const { return by_id_; }
  Branch of_pair(std::size_t contact) const;
  Branch of_bond(std::size_t bond) const;
  Branch on_wall(std::size_t contact) const;
  // Of a contact of bodies, from the first to the second.
  Vec3 normal(std::size_t contact, const Branch& branch) const;

 private:
  Branch between(Id first, Id second) const;
  Vec3 at_home(std::size_t i) const;
  bool is_sphere(std::size_t i) const { return in_.shapes[in_.bodies.shape[i]].is_sphere(); }

  const PackingInput& in_;
  ById by_id_;
};

// Bodies that touch, each two of them once, and contacts of bodies with walls.
struct Touching {
  std::vector<std::pair<std::size_t, std::size_t>> pairs;  // by rank
  std::vector<std::size_t> on_walls;                       // ranks
};
Touching touching(const PackingInput& in, const ById& by_id);

}  // namespace clast
