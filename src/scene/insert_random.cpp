// Random sequential addition: the largest first, each at the first random place that is free.
#include <algorithm>

#include "scene/insert_push.hpp"

namespace clast::scene {

namespace {

constexpr std::int64_t tries_per_body = 12000;
constexpr std::int64_t plain_tries = 200;  // before bodies are pushed aside
constexpr int most_pushes = 12;
constexpr std::int64_t tries_of_pushing = 50;  // that take as long

}  // namespace

bool RandomPlaces::is_free(const Grain& grain, const Pose& pose) {
  filling_.shapes.place(grain, pose.position, pose.turn, body_);
  return filling_.room.holds(body_) && filling_.occupied.has_room(body_);
}

// Whether a grain that did not fit into the region at all may do so the other way round.
bool RandomPlaces::may_fit_turned(const Grain& grain) const {
  return filling_.room.region().box.given && grain.shape != 0 &&
         filling_.turns.freedom() != Turns::Freedom::none;
}

// Whether the balls inside pieces overlap by less than a quarter: then there may be a way out.
bool RandomPlaces::overlaps_little(const Grain& grain, const Pose& pose) const {
  for (int part = 0; part < filling_.shapes.parts(grain.shape); ++part) {
    const Piece piece = filling_.shapes.piece(grain, part, pose.position, pose.turn);
    bool little = true;
    filling_.occupied.for_near(piece, [&](const Piece& other) {
      little = little && length(piece.center - other.center) > 0.75 * (piece.inner + other.inner);
    });
    if (!little) return false;
  }
  return true;
}

// Moves the body out of all that it overlaps, while nothing else moves. Whether that worked.
bool RandomPlaces::push_aside(const Grain& grain, Pose& pose) const {
  const Filling& f = filling_;
  for (int step = 0; step < most_pushes; ++step) {
    Movement sum;
    Real deepest = 0, inner = grain.radius;
    const auto add = [&](const Vec3& n, Real depth, const Vec3& point, Real inner_balls) {
      const Yield yield = yield_of(f, grain, pose, 1, point, n);
      sum.shift += (depth / yield.inverse_mass) * n;
      sum.turn += (depth / yield.inverse_mass) * yield.turn;
      deepest = larger(deepest, depth / inner_balls);
    };
    for (int part = 0; part < f.shapes.parts(grain.shape); ++part) {
      const Piece piece = f.shapes.piece(grain, part, pose.position, pose.turn, swollen);
      inner = smaller(inner, piece.inner);
      f.occupied.for_near(piece, [&](const Piece& other) {
        PlaneMemory memory;
        const CommonPlane plane = plane_of_pair(other, piece, f.insert.flat, memory);
        if (plane.gap < 0)
          add(plane.normal, -plane.gap, 0.5 * (plane.on_a + plane.on_b), piece.inner + other.inner);
      });
      f.room.for_hindrances(
          piece, [&](const Hindrance& h) { add(h.normal, h.depth, h.point, piece.inner); });
    }
    if (deepest < tolerated) return true;
    move_by(limited(sum, inner), pose, grain.shape == 0);
  }
  return false;
}

std::optional<Pose> RandomPlaces::find(const Grain& grain, std::int64_t& tries) {
  const Filling& f = filling_;
  for (const std::int64_t first = tries; tries > 0; --tries) {
    f.heed_stop();
    Pose pose{{}, f.draw_turn(grain)};
    const std::optional<Vec3> p =
        random_center(f.room.region(), f.shapes.reach(grain, pose.turn), f.random);
    if (!p) {
      if (!may_fit_turned(grain)) return std::nullopt;
      continue;
    }
    pose.position = *p;
    bool found = is_free(grain, pose);
    if (!found && first - tries >= plain_tries && overlaps_little(grain, pose)) {
      tries -= tries_of_pushing;
      found = push_aside(grain, pose) && is_free(grain, pose);
    }
    if (!found) continue;
    f.occupied.add(body_);
    return pose;
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
