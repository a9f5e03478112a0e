// A ball on a table that turns, or whose surface does.
#pragma once

#include <gtest/gtest.h>

#include "tests/support/contact_forms.hpp"

namespace clast::test {

// A ball that rolls on a turntable runs in a circle, at 2/7 of the rate of the table: after half of
// its period it is on the other side, two radii away, within 1 %. `add_table` adds a wall at z = 0.
template <class AddTable>
void expect_circle_on_turntable(Motion::Kind kind, const AddTable& add_table) {
  constexpr Real g = 9.81, r = 0.01, rate = 10, u = 0.1, start = 0.05;
  Material m = stiff_grain();
  m.friction = 1;
  const Real rests = overlap_under(ball_mass(m.density, r) * g, m, r);
  Motion turn;
  turn.kind = kind;
  turn.axis = {0, 0, 1};
  turn.rate = rate;
  World world = make_world(m);
  world.edit_model().gravity = {0, 0, -g};
  world.add({.position = {start, 0, r - rests},
             .velocity = {u, 0, 0},
             .spin = {rate * start / r, u / r, 0}});
  add_table(world);
  world.move_last(1, turn);
  world.use_automatic_step(1);
  world.start();
  const Real orbit = 2 * rate / 7, radius = u / orbit;
  world.run_for(pi / orbit);
  EXPECT_LT(length(world.position(0) - Vec3{start, 2 * radius, r - rests}), 0.01 * radius);
  EXPECT_LT(length(world.velocity(0) - Vec3{-u, 0, 0}), 0.02 * u);
  EXPECT_LT(std::abs(world.ledger().relative_residual()), 1e-3);
}

}  // namespace clast::test
