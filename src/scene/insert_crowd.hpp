// Bodies that push each other apart until none overlap: how dense starts are made.
//
// In a sweep every two bodies that overlap are moved and turned apart by the least push that parts
// them, all at once, as are bodies that stick out of their room. Each body keeps most of its last
// movement: without that, crowds take many times as many sweeps to come to rest. Who pushes whom
// is found in parallel, and every body adds its pushes in a fixed order, so that results do not
// depend on the number of threads.
#pragma once

#include <memory>

#include "contact/plane.hpp"
#include "neighbor/search.hpp"
#include "scene/insert_push.hpp"

namespace clast::scene {

class Crowd {
 public:
  Crowd(const Filling& filling, const std::vector<Grain>& grains, std::vector<Pose> start);

  // Bodies are made this many times as large as they are meant to be.
  void set_scale(Real scale);

  // Depths are parts of the radii of the balls inside the two.
  struct Overlaps {
    Real deepest = 0;
    Real sum = 0;
    Real count = 0;
    Real mean() const { return count > 0 ? sum / count : 0; }
  };
  Overlaps find_overlaps();
  // Moves all bodies by what was found. `push` is the part of each push that is made, `memory` the
  // part of the last movement that is kept.
  void move(Real push, Real memory);

  const std::vector<Pose>& poses() const { return pose_; }

 private:
  struct Push {
    Vec3 normal;  // on the second
    Real depth = 0;
    Vec3 point;
  };

  std::int32_t size() const { return static_cast<std::int32_t>(pose_.size()); }
  Grain scaled(std::int32_t i) const { return {grain_[i].shape, scale_ * grain_[i].radius}; }
  void place_pieces();
  bool list_is_late() const;
  void list_pairs();
  void keep_memory(const PairBuffer& old, const std::vector<PlaneMemory>& old_memory,
                   const std::vector<Real>& old_clear);
  void list_incoming();
  Real way_of(std::int32_t piece) const { return owner_[piece] < 0 ? 0 : way_[owner_[piece]]; }
  void find_push(std::int32_t pair);
  Yield yield(std::int32_t body, const Vec3& point, const Vec3& normal) const;
  Movement pushed(std::int32_t body, Overlaps& overlaps) const;
  void move_body(std::int32_t body);

  const Filling& filling_;
  const std::vector<Grain>& grain_;
  std::vector<Pose> pose_;
  std::vector<Movement> movement_, pushed_;
  std::vector<Overlaps> overlaps_;  // of each body
  std::vector<Real> mass_;
  std::vector<Real> way_, way_when_listed_;  // that any point of a body has gone, at most
  Real scale_ = 1;

  std::vector<Piece> piece_;               // of bodies, then of those that do not move
  std::vector<std::int32_t> owner_;        // -1: it does not move
  std::vector<std::int32_t> first_piece_;  // of each body
  std::unique_ptr<Search> search_;
  Real margin_ = 0;
  PairBuffer pairs_;                                     // of pieces
  std::vector<std::int32_t> first_incoming_, incoming_;  // pairs whose second is that piece
  std::vector<PlaneMemory> memory_;                      // per pair, as all below
  std::vector<Real> clear_until_;                        // the two have gone this way
  std::vector<Push> push_;
};

}  // namespace clast::scene
