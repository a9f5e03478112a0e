#include "scene/insert_push.hpp"

namespace clast::scene {

namespace {

constexpr Real farthest_shift = 0.5;  // over the radius of the ball inside
constexpr Real largest_turn = 0.3;

Vec3 at_most(const Vec3& v, Real most) {
  const Real l = length(v);
  return l > most ? (most / l) * v : v;
}

// As much of a turn as the orientation of bodies leaves free.
Vec3 allowed(const Filling& filling, const Vec3& turn) {
  switch (filling.turns.freedom()) {
    case Turns::Freedom::all:
      return filling.insert.flat ? Vec3{0, turn.y, 0} : turn;
    case Turns::Freedom::about_axis:
      return dot(turn, filling.turns.axis()) * filling.turns.axis();
    case Turns::Freedom::none:
      break;
  }
  return {};
}

}  // namespace

Yield yield_of(const Filling& filling, const Grain& grain, const Pose& pose, Real mass,
               const Vec3& point, const Vec3& n) {
  const Real inverse = 1 / mass;
  if (grain.shape == 0) return {{}, inverse};
  const Vec3 lever = cross(point - pose.position, n);
  const Vec3 moments = filling.scene.shapes[grain.shape].inertia;
  const Vec3 turn =
      allowed(filling, (inverse / square(grain.radius)) *
                           rotate(pose.turn, quotient(unrotate(pose.turn, lever), moments)));
  return {turn, inverse + dot(lever, turn)};
}

Movement limited(const Movement& m, Real inner) {
  return {at_most(m.shift, farthest_shift * inner), at_most(m.turn, largest_turn)};
}

void move_by(const Movement& m, Pose& pose, bool is_ball) {
  pose.position += m.shift;
  if (!is_ball) pose.turn = normalized(rotation_by(m.turn) * pose.turn);
}

}  // namespace clast::scene
