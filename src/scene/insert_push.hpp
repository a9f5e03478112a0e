// Bodies that are pushed out of what they overlap.
#pragma once

#include "scene/insert_methods.hpp"

namespace clast::scene {

// Pieces are made this much larger while they are pushed about: what overlaps by less than
// `tolerated`, as a part of the balls inside the two, is clear of each other at its real size.
constexpr Real swollen = 1.002;
constexpr Real tolerated = 1.8e-3;

// A movement and a turn.
struct Movement {
  Vec3 shift, turn;
};

// What a unit push along a normal does: it turns the body, and meets this inverse of a mass.
struct Yield {
  Vec3 turn;
  Real inverse_mass = 0;
};
// A push at a point moves the centre by n / m and turns by I^-1 (arm x n), as far as the insertion
// leaves bodies free to turn.
Yield yield_of(const Filling& filling, const Grain& grain, const Pose& pose, Real mass,
               const Vec3& point, const Vec3& normal);

// Moves and turns a body by that; nobody goes farther at once than half the ball inside it.
void move_by(const Movement& movement, Pose& pose, bool is_ball);
Movement limited(const Movement& movement, Real inner);

}  // namespace clast::scene
