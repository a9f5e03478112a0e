// The methods of insertion, behind insert_at_start.
#pragma once

#include <atomic>
#include <optional>

#include "scene/insert_room.hpp"
#include "scene/insert_turns.hpp"
#include "scene/occupied.hpp"

namespace clast::scene {

struct Pose {
  Vec3 position;
  Quat turn;  // of balls: of no meaning
};

// What every method works with.
struct Filling {
  const Scene& scene;
  const Insert& insert;
  const GrainShapes& shapes;
  const Turns& turns;
  const Room& room;
  Occupied& occupied;  // pieces of bodies that are there already
  Random& random;
  const std::atomic<bool>& stop;
  Cell cell{};

  // The turn of a ball is drawn last, with its velocity: it has no part in where the ball fits.
  Quat draw_turn(const Grain& grain) const {
    return grain.shape == 0 ? Quat{} : turns.draw(grain.shape, random);
  }
  // Throws Stopped when somebody wants that.
  void heed_stop() const;
};

// Looks for free places at random, and takes them. Where many tries were in vain, bodies that
// overlap others only a little are pushed aside by them.
class RandomPlaces {
 public:
  explicit RandomPlaces(const Filling& filling) : filling_(filling) {}

  // Nothing when none was found in so many tries, which are taken off `tries`.
  std::optional<Pose> find(const Grain& grain, std::int64_t& tries);

 private:
  bool is_free(const Grain& grain, const Pose& pose);
  bool may_fit_turned(const Grain& grain) const;
  bool overlaps_little(const Grain& grain, const Pose& pose) const;
  bool push_aside(const Grain& grain, Pose& pose) const;

  const Filling& filling_;
  std::vector<Piece> body_;
};

// All grains in place, or SceneError with how many fit. The first may change the order of grains.
std::vector<Pose> random_poses(const Filling& filling, std::vector<Grain>& grains);
std::vector<Pose> lattice_poses(const Filling& filling, const std::vector<Grain>& grains);
std::vector<Pose> dense_poses(const Filling& filling, const std::vector<Grain>& grains);

[[noreturn]] void does_not_fit(const Filling& filling, const std::vector<Grain>& grains,
                               std::size_t placed, const char* remedy);

}  // namespace clast::scene
