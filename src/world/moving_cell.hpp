// The phases of a periodic cell that deforms: at the start of a step bodies take on its gradient
// and it takes its new form, at the end the stress that the material bears is measured. The cell in
// force is Model::cell of the workspace. A cell that stays as it is costs nothing.
#pragma once

#include "measure/virial.hpp"
#include "move/follow_cell.hpp"
#include "world/interaction.hpp"

namespace clast {

template <class Work>
class MovingCell {
 public:
  // Takes over the cell as it is, or else as the scene put it.
  void take(Work& work, const Snapshot& from) {
    CellState& state = work.header.cell = from.cell;
    if (state.now.open()) state.now = work.model.cell;
    moves_ = !state.now.open() && work.model.cell_drive.moves();
    was_moving_ = gradient_of(state.now) != UpperTriangle();
    put_in_force(work);
  }

  // What the cell bears before the first step.
  template <class Interactions>
  void note_stress(Work& work, Interactions& acting) {
    if (moves_) virial_ = virial(work, acting);
  }

  // The start of a step.
  void drift(Work& work) {
    if (!moves_ && !was_moving_) return;
    const auto timer = work.time(Phase::boundary);
    CellState& state = work.header.cell;
    const UpperTriangle rate =
        moves_ ? rates(work.model.cell_drive, state, stress(state)) : UpperTriangle();
    state.power = power(rate, virial_);
    follow(work, rate);
    deform(rate, work.model.dt, state.now);
    state.strained += work.model.dt * size_of(rate);
    was_moving_ = moves_;
    put_in_force(work);
  }

  // The end of a step: work of the cell by the trapezoidal rule, and what axes bear now. Both ends
  // of the step count with its own rate: an axis under stress moves as what it bore before says,
  // so that with the rate of the step before errors would add up.
  template <class Interactions>
  void measure(Work& work, Interactions& acting) {
    if (!moves_) return;
    const auto timer = work.time(Phase::boundary);
    CellState& state = work.header.cell;
    virial_ = virial(work, acting);
    work.header.ledger.given.cell -=
        0.5 * work.model.dt * (state.power + power(gradient_of(state.now), virial_));
    follow_stress(work.model.cell_drive, stress(state), work.model.dt, state);
  }

  void note_listed(Work& work) { work.header.cell.strained = 0; }

  // By how much two bodies that are not listed may have come closer as the cell deformed. They were
  // farther apart than two of the largest, less whatever it stretched.
  Real closer_since_listed(const Work& work) const {
    const Real strain = work.header.cell.strained;
    if (strain == 0) return 0;
    return std::expm1(strain) * (2 * work.largest_radius + work.reach + work.header.margin);
  }

 private:
  static void put_in_force(Work& work) {
    work.model.cell = work.header.cell.now;
    work.walls.set_cell(work.model.cell);
  }

  static void follow(Work& work, const UpperTriangle& rate) {
    const Real dt = work.model.dt;
    const UpperTriangle change = rate - gradient_of(work.header.cell.now);
    const Real neighbors = 2 * work.largest_radius + work.reach + work.header.margin;
    const auto move = [&](auto& units, Vec3* velocity) {
      Real* travelled = work.shaped() ? units.travelled.data() : nullptr;
      work.exec.for_each(static_cast<int>(units.id.size()),
                         FollowCell{units.position.data(), velocity, units.listed.data(), travelled,
                                    change, dt * rate, dt * size_of(rate) * neighbors});
    };
    move(work.bodies, work.bodies.velocity.data());
    if (work.has_parts()) move(work.parts, nullptr);
  }

  // Sums over pairs and bodies, of the two halves of a triangle.
  template <class Interactions>
  static UpperTriangle virial(Work& work, Interactions& acting) {
    const Vec3 along = virial(work, acting, Half::diagonal);
    const UpperTriangle& rate = work.model.cell_drive.rate;
    const bool shears = rate.xy != 0 || rate.xz != 0 || rate.yz != 0;
    const Vec3 across = shears ? virial(work, acting, Half::shear) : Vec3();
    return {along, across.x, across.y, across.z};
  }
  template <class Interactions>
  static Vec3 virial(Work& work, Interactions& acting, Half half) {
    Vec3 sum;
    const auto add = [&](auto& interaction) {
      if constexpr (requires { interaction.between_units(); })
        sum += virial(work, interaction.between_units(), half);
    };
    std::apply([&](auto&... interaction) { (add(interaction), ...); }, acting);
    const int bodies = work.body_count();
    work.spare.resize(bodies);
    work.exec.for_each(bodies,
                       BodyVirial{work.body_view(), work.model.cell, half, work.spare.data()});
    return sum + work.exec.sum(work.spare, bodies);
  }
  static Vec3 virial(Work& work, const BetweenUnits<typename Work::Space>& pairs, Half half) {
    if (pairs.count == 0) return {};
    pairs.spare.resize(pairs.count);
    work.exec.for_each(
        pairs.count, PairVirial{work.unit_arrays().position.data(), work.owners(),
                                work.bodies.position.data(), pairs.first, pairs.second, pairs.force,
                                work.model.cell, half, pairs.spare.data()});
    return work.exec.sum(pairs.spare, pairs.count);
  }
  // Of the virial on a gradient.
  static Real power(const UpperTriangle& rate, const UpperTriangle& sum) {
    return dot(rate.diagonal, sum.diagonal) + rate.xy * sum.xy + rate.xz * sum.xz +
           rate.yz * sum.yz;
  }
  Vec3 stress(const CellState& state) const {
    return (1 / volume_of(state.now)) * virial_.diagonal;
  }

  bool moves_ = false;
  bool was_moving_ = false;  // bodies have a mean motion to lose
  UpperTriangle virial_;     // at the end of the last step
};

}  // namespace clast
