// Dense starts: small bodies grow in their room and push each other apart.
#include <fmt/format.h>

#include <cmath>

#include "scene/insert_crowd.hpp"
#include "scene/insert_sites.hpp"

namespace clast::scene {

namespace {

constexpr Real first_fraction = 0.2;   // of space that is solid at the beginning
constexpr Real fast_growth = 0.02;     // of bodies in a sweep
constexpr Real overlap_to_grow = 0.1;  // mean overlap below which they grow
constexpr Real slow_growth = 0.01;     // of bodies at rest
constexpr Real slowest_growth = 1e-3;
constexpr Real fast_shrinking = 0.5;  // slender bodies may overlap by more than they are thick
constexpr Real part_of_push = 0.35;   // that is made in a sweep; more than 0.5 may never rest
constexpr int patience = 200;         // sweeps in which overlaps have to halve

// The part of the last movement that is kept, growing with time: nearly full crowds need more.
Real memory_at(int sweep) { return 1 - 1 / (10 + sweep / Real{10}); }

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
    return filling.room.holds(dot) && filling.occupied.has_room(dot);
  };
  const auto count = [&] {
    std::size_t found = 0;
    sites.for_each(
        [&](const Vec3& site) { return (found += usable(site) ? 1 : 0) < grains.size(); });
    return found;
  };
  // Cells so small that a region has enough of them that fills but a thousandth of its box.
  const Vec3 size = box.high - box.low;
  const Real share =
      size.x * size.z * (filling.insert.flat ? 1 : size.y) / static_cast<Real>(grains.size());
  const Real least = 0.1 * (filling.insert.flat ? root(share) : cube_root(share));
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

// Brings a crowd to its size, or as near to it as it gets. First bodies grow while they still push
// each other apart. Where that leaves them jammed they shrink until they come to rest, and from
// then on grow only at rest, in steps that get smaller.
class Growth {
 public:
  Growth(Crowd& crowd, Real scale) : crowd_(crowd), scale_(scale) {}

  // The scale of bodies without overlaps; 1: their size.
  Real run(const Filling& filling) {
    while (!finished_) {
      filling.heed_stop();
      crowd_.set_scale(scale_);
      const Crowd::Overlaps overlaps = crowd_.find_overlaps();
      if (overlaps.deepest < tolerated)
        come_to_rest();
      else if (!jammed_ && scale_ < 1 && overlaps.mean() < overlap_to_grow)
        set_scale(scale_ * (1 + fast_growth));
      else if (wait_.ends(overlaps.sum))
        give_way(overlaps);
      if (!finished_) crowd_.move(part_of_push, memory_at(since_++));
    }
    return at_rest_;
  }

 private:
  void set_scale(Real scale) {
    scale_ = smaller(1, scale);
    wait_ = {};
    since_ = 0;
  }

  void come_to_rest() {
    at_rest_ = scale_;
    finished_ = scale_ == 1;
    if (!finished_) set_scale(scale_ * (1 + (jammed_ ? step_ : fast_growth)));
  }

  void give_way(const Crowd::Overlaps& overlaps) {
    if (jammed_ && at_rest_ > 0) {  // it was at rest a step before
      step_ *= 0.5;
      finished_ = step_ < slowest_growth;
      set_scale(at_rest_ * (1 + step_));
      return;
    }
    jammed_ = true;
    at_rest_ = 0;
    set_scale(scale_ * (1 - clamp(overlaps.mean(), slow_growth, fast_shrinking)));
  }

  Crowd& crowd_;
  Real scale_;
  Real at_rest_ = 0;  // the largest scale without overlaps
  Real step_ = slow_growth;
  bool jammed_ = false, finished_ = false;
  Patience wait_;
  int since_ = 0;  // sweeps at this scale
};

}  // namespace

std::vector<Pose> dense_poses(const Filling& filling, const std::vector<Grain>& grains) {
  const bool flat = filling.insert.flat;
  Real solid = 0;
  for (const Grain& grain : grains) solid += volume_of(filling.scene, grain);
  const Real fraction = solid / volume(filling.room.region());
  const Real first = first_fraction / fraction;
  Crowd crowd(filling, grains, loose_poses(filling, grains));
  const Real scale = Growth(crowd, smaller(1, flat ? root(first) : cube_root(first))).run(filling);
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
