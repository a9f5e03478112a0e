// Looks once per step at what the loops report, and says when a run must stop.
#pragma once

#include "world/diagnosis.hpp"
#include "world/workspace.hpp"

namespace clast {

template <class Work>
class Guard {
 public:
  void forget() { *this = {}; }

  // Lists could not be made.
  bool lists_failed() const { return not_finite_ || small_cell_; }

  // True while nothing is wrong. Numbers that are no numbers count as far away, so they end in the
  // renewal of lists, which looks closer. `state` makes the snapshot to search for who is to blame.
  template <class State>
  bool lets_go_on(Work& work, Outcome& outcome, State&& state) {
    if (not_finite_) outcome.fault = diagnose_not_finite(state());
    if (small_cell_) outcome.fault = diagnose_small_cell(work.model, state());
    check_overlap(work, outcome, state);
    if (exits_) {
      exits_ = false;
      outcome.left_domain = bodies_outside(work.model, state());
      if (work.model.domain.on_exit == OnExit::stop && !outcome.left_domain.empty())
        outcome.fault = diagnose_left_domain(work.model, state(), outcome.left_domain);
    }
    return !outcome.fault && outcome.left_domain.empty();
  }

  template <class State>
  void check_overlap(Work& work, Outcome& outcome, State&& state) {
    note_reports(work);
    if (!outcome.fault && overlap_seen_) outcome.fault = diagnose_overlap(work.model, state());
  }

  // Before the renewal of lists, which fetches anew: what the last contact loops reported.
  void note_reports(Work& work) {
    overlap_seen_ = overlap_seen_ || work.exec.watched(Watched::overlap) > 0;
    const Real iterations = work.exec.watched(Watched::iterations);
    if (iterations > static_cast<Real>(work.effort.most_iterations))
      work.effort.most_iterations = std::llround(iterations);
  }

  // Looks at all bodies when lists are renewed; false: a number is none.
  bool all_finite(Work& work) {
    work.exec.watch(work.body_count(),
                    NotFinite{work.bodies.position.data(), work.bodies.velocity.data(),
                              work.bodies.spin.data()},
                    Watched::not_finite);
    work.exec.fetch();
    not_finite_ = work.exec.watched(Watched::not_finite) > 0;
    return !not_finite_;
  }

  // Whether the periodic cell is large enough for its bodies, which must not meet two images of
  // another. The margin keeps to that too.
  bool fits_cell(Work& work, Real reach) {
    const Cell& cell = work.model.cell;
    if (cell.open()) return true;
    const Real half = 0.4999 * shortest_side(cell);
    const Real most = half - 2 * work.largest_radius - reach;
    small_cell_ = !(most > 1e-3 * work.smallest_radius) || 2 * work.largest_body > half;
    work.header.margin = std::min(work.header.margin, most);
    return !small_cell_;
  }

  // Nobody leaves periodic space.
  void watch_domain(Work& work) {
    const Domain domain = open_axes(work.model);
    if (domain.on_exit == OnExit::keep) return;
    work.exec.watch(work.body_count(),
                    OutsideDomain{work.bodies.position.data(), domain.low, domain.high},
                    Watched::outside);
    work.exec.fetch();
    exits_ = work.exec.watched(Watched::outside) > 0;
  }

 private:
  bool not_finite_ = false, small_cell_ = false, exits_ = false, overlap_seen_ = false;
};

}  // namespace clast
