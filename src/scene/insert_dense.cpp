// Dense starts: small bodies grow in their room and push each other apart.
#include <fmt/format.h>

#include <cmath>

#include "scene/insert_crowd.hpp"
#include "scene/insert_sites.hpp"

namespace clast::scene {

namespace {

constexpr Real first_fraction = 0.2;   // of space that is solid at the beginning
constexpr Real growth = 0.02;          // of bodies in a sweep
constexpr Real overlap_to_grow = 0.1;  // mean overlap below which bodies grow
constexpr Real part_of_push = 0.35;    // that is made in a sweep; more than 0.5 may never rest
constexpr int patience = 300;          // sweeps in which overlaps have to halve
constexpr Real least_shrinking = 0.003;

// The part of the last movement that is kept, growing with time: nearly full crowds need more.
Real memory_at(int sweep) { return 1 - 1 / (20 + sweep / Real{15}); }

// One place per grain, each at random in a cell of its own.
std::vector<Pose> loose_poses(const Filling& filling, const std::vector<Grain>& grains) {
  const Region& region = filling.room.region();
  const Bounds box = bounds(region);
  Sites sites(box, filling.insert.flat);
  Real smallest = grains.front().radius;
  for (const Grain& grain : grains) smallest = smaller(smallest, grain.radius);
  const auto usable = [&](const Vec3& p) {
    filling.heed_stop();
    const std::vector<Piece> dot{ball_at(p, 1e-3 * smallest)};
    return filling.room.holds(dot) && filling.occupied.free(dot);
  };
  const auto count = [&] {
    std::size_t found = 0;
    sites.for_each(
        [&](const Vec3& site) { return (found += usable(site) ? 1 : 0) < grains.size(); });
    return found;
  };
  const Real least = 0.2 * smallest;
  if (!sites.widen({least, least, least}, grains.size(), [&] { return count() >= grains.size(); }))
    does_not_fit(filling, grains, 0, "make the region larger, or keep it clear of walls");
  std::vector<Pose> poses;
  sites.for_each([&](const Vec3& site) {
    if (!usable(site)) return true;
    const Vec3 p = site + filling.random.uniform(-0.5 * sites.cell(), 0.5 * sites.cell());
    poses.push_back({usable(p) ? p : site, filling.draw_turn(grains[poses.size()])});
    return poses.size() < grains.size();
  });
  return poses;
}

// Notices when overlaps do not get fewer any more.
class Patience {
 public:
  bool ends(Real overlap) {
    if (overlap < 0.5 * best_) {
      best_ = overlap;
      waited_ = 0;
    }
    return ++waited_ > patience;
  }

 private:
  Real best_ = 1e300;
  int waited_ = 0;
};

// Grows bodies to their size, or, once they are jammed, shrinks them to the size at which they come
// to rest; returns that, relative to what it should be.
Real settle(Crowd& crowd, Real scale, const Filling& filling) {
  bool jammed = false;
  Patience wait;
  for (int sweep = 0;; ++sweep) {
    filling.heed_stop();
    crowd.set_scale(scale);
    const Crowd::Overlaps overlaps = crowd.find_overlaps();
    if ((jammed || scale == 1) && overlaps.deepest < Crowd::tolerated) return scale;
    if (!jammed && scale < 1 && overlaps.mean() < overlap_to_grow) {
      scale = smaller(1, scale * (1 + growth));
      wait = {};
    } else if (wait.ends(overlaps.sum)) {
      jammed = true;
      scale *= 1 - larger(least_shrinking, overlaps.mean());
      wait = {};
    }
    crowd.move(part_of_push, memory_at(sweep));
  }
}

}  // namespace

std::vector<Pose> dense_poses(const Filling& filling, const std::vector<Grain>& grains) {
  const bool flat = filling.insert.flat;
  Real solid = 0;
  for (const Grain& grain : grains) solid += volume_of(filling.scene, grain);
  const Real fraction = solid / volume(filling.room.region());
  const Real first = first_fraction / fraction;
  Crowd crowd(filling, grains, loose_poses(filling, grains));
  const Real scale = settle(crowd, smaller(1, flat ? root(first) : std::cbrt(first)), filling);
  if (scale == 1) return crowd.poses();
  const Real reached = fraction * (flat ? square(scale) : cube(scale));
  const Insert& insert = filling.insert;
  throw SceneError(
      {{insert.where,
        fmt::format("bodies like these fill {:.3g} % of the region, not {:.3g} %", 100 * reached,
                    100 * fraction),
        fmt::format("ask for solid_fraction = {:.2f}, for fewer bodies, or make the region larger",
                    std::floor(100 * reached) / 100)}});
}

}  // namespace clast::scene
