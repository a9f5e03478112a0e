// A lattice whose cells hold the boxes around the bodies as they are turned.
#include <cmath>

#include "scene/insert_methods.hpp"
#include "scene/insert_sites.hpp"

namespace clast::scene {

namespace {

class Lattice {
 public:
  Lattice(const Filling& filling, const std::vector<Grain>& grains)
      : filling_(filling),
        grains_(grains),
        simple_(filling.room.is_plain_box() && filling.occupied.empty()),
        sites_(bounds(filling.room.region()), filling.insert.flat) {
    for (const Grain& grain : grains) {
      turns_.push_back(filling.draw_turn(grain));
      const Bounds box = box_of(turns_.size() - 1);
      largest_ = larger(largest_, box.high - box.low);
    }
  }

  // The widest cells that give enough sites; how many of the bodies find one.
  std::size_t choose_cells() {
    const std::size_t asked = grains_.size();
    const auto enough = [&] { return simple_ ? sites_.count() >= asked : fill(nullptr) >= asked; };
    if (sites_.widen(largest_, asked, enough)) return asked;
    return simple_ ? sites_.count() : fill(nullptr);
  }

  std::vector<Pose> poses() {
    std::vector<Pose> all;
    all.reserve(grains_.size());
    fill(&all);
    return all;
  }

 private:
  Bounds box_of(std::size_t i) const { return filling_.shapes.reach(grains_[i], turns_[i]).box; }

  // Each site takes the next body, where that fits. Returns how many have one.
  std::size_t fill(std::vector<Pose>* poses) {
    std::size_t next = 0;
    sites_.for_each([&](const Vec3& site) {
      if (!simple_) note_look();
      const Bounds box = box_of(next);
      const Vec3 center = site - 0.5 * (box.low + box.high);
      if (!fits(next, center)) return true;
      if (poses != nullptr) poses->push_back({jittered(next, center, box), turns_[next]});
      return ++next < grains_.size();
    });
    return next;
  }

  // A random place within the cell, as far from its middle as the jitter says.
  Vec3 jittered(std::size_t i, const Vec3& center, const Bounds& box) {
    Vec3 shift;
    for (int a = 0; a < 3; ++a) {
      const Real half = 0.5 * (box.high[a] - box.low[a]);
      const Real gap = *filling_.insert.jitter * larger(0, 0.5 * sites_.cell()[a] - half);
      shift[a] = filling_.random.uniform(-gap, gap);
    }
    return fits(i, center + shift) ? center + shift : center;
  }

  bool fits(std::size_t i, const Vec3& center) {
    if (simple_) return true;
    filling_.heed_stop();
    filling_.shapes.place(grains_[i], center, turns_[i], body_);
    return filling_.room.holds(body_) && filling_.occupied.has_room(body_);
  }

  // A lattice fills the box around the region. Where that is nearly empty, as around a thin oblique
  // cylinder, looking at its sites would never end.
  void note_look() {
    constexpr std::size_t most_looks = 20'000'000, most_looks_per_body = 1000;
    if (++looks_ <= most_looks + most_looks_per_body * grains_.size()) return;
    throw SceneError(
        {{filling_.insert.where,
          "the region is too small a part of the box around it to look for sites of a lattice",
          "use method = \"random\", or a region that lies along x, y or z"}});
  }

  const Filling& filling_;
  const std::vector<Grain>& grains_;
  std::size_t looks_ = 0;  // at sites, in all
  bool simple_;
  Sites sites_;
  std::vector<Quat> turns_;
  Vec3 largest_;
  std::vector<Piece> body_;
};

}  // namespace

std::vector<Pose> lattice_poses(const Filling& filling, const std::vector<Grain>& grains) {
  Lattice lattice(filling, grains);
  const std::size_t fit = lattice.choose_cells();
  if (fit < grains.size())
    does_not_fit(filling, grains, fit,
                 "make the region larger or ask for fewer bodies; every site has room for the "
                 "largest body, so use method = \"dense\" or \"random\" where sizes differ or "
                 "bodies are turned at random");
  return lattice.poses();
}

}  // namespace clast::scene
