// Random sequential addition: the largest first, each at the first random place that is free.
#include <algorithm>

#include "scene/insert_methods.hpp"

namespace clast::scene {

namespace {

constexpr std::int64_t tries_per_body = 20000;

}  // namespace

std::optional<Pose> RandomPlaces::find(const Grain& grain, std::int64_t& tries) {
  const Filling& f = filling_;
  for (; tries > 0; --tries) {
    f.heed_stop();
    const Quat turn = f.draw_turn(grain);
    const std::optional<Vec3> p =
        random_center(f.room.region(), f.shapes.reach(grain, turn), f.random);
    if (!p) {
      if (f.turns.freedom() == Turns::Freedom::none || grain.shape == 0) return std::nullopt;
      continue;  // it may fit another way round
    }
    f.shapes.place(grain, *p, turn, body_);
    if (!f.room.holds(body_) || !f.occupied.free(body_)) continue;
    f.occupied.add(body_);
    return Pose{*p, turn};
  }
  return std::nullopt;
}

std::vector<Pose> random_poses(const Filling& filling, std::vector<Grain>& grains) {
  std::stable_sort(grains.begin(), grains.end(),
                   [](const Grain& a, const Grain& b) { return a.radius > b.radius; });
  RandomPlaces places(filling);
  std::vector<Pose> poses;
  poses.reserve(grains.size());
  std::int64_t budget = 1000000 + 500 * static_cast<std::int64_t>(grains.size());
  for (const Grain& grain : grains) {
    const std::int64_t before = std::min(tries_per_body, budget);
    std::int64_t tries = before;
    const std::optional<Pose> pose = places.find(grain, tries);
    if (!pose)
      does_not_fit(filling, grains, poses.size(),
                   "make the region larger, ask for fewer bodies, or use method = \"dense\", which "
                   "packs closer");
    budget -= before - tries;
    poses.push_back(*pose);
  }
  return poses;
}

}  // namespace clast::scene
