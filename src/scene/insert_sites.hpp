// Sites in the middle of equal cells that fill a box.
#pragma once

#include <cstdint>

#include "scene/grains.hpp"
#include "scene/region.hpp"

namespace clast::scene {

class Sites {
 public:
  // Of a flat box only x and z count.
  Sites(const Bounds& bounds, bool flat) : bounds_(bounds), flat_(flat) {}

  // Cells no smaller than `least` in any direction; there may be none.
  void set_cells(const Vec3& least) {
    const Vec3 extent = bounds_.high - bounds_.low;
    for (int a = 0; a < 3; ++a) {
      const bool single = flat_ && a == 1;
      cells_[a] = single ? 1 : static_cast<std::int64_t>(extent[a] / least[a] * (1 + 1e-12));
      cell_[a] = cells_[a] > 0 ? extent[a] / static_cast<Real>(cells_[a]) : 0;
    }
  }
  const Vec3& cell() const { return cell_; }
  std::size_t count() const { return static_cast<std::size_t>(cells_[0] * cells_[1] * cells_[2]); }

  // Calls f(site) from the bottom up until it returns false.
  template <class F>
  void for_each(F&& f) const {
    for (std::int64_t k = 0; k < cells_[2]; ++k)
      for (std::int64_t j = 0; j < cells_[1]; ++j)
        for (std::int64_t i = 0; i < cells_[0]; ++i) {
          const Vec3 site =
              bounds_.low + Vec3{(i + 0.5) * cell_.x, (j + 0.5) * cell_.y, (k + 0.5) * cell_.z};
          if (!f(site)) return;
        }
  }

  // Sets the widest cells, as many times `least` as may be, for which enough() says that there are
  // enough sites for that many. False when the narrowest are too few.
  template <class Enough>
  bool widen(const Vec3& least, std::size_t count, const Enough& enough) {
    set_cells(least);
    if (!enough()) return false;
    const Vec3 extent = bounds_.high - bounds_.low;
    const Real share = extent.x / least.x * (flat_ ? 1 : extent.y / least.y) *
                       (extent.z / least.z) / static_cast<Real>(count);
    Real narrow = 1, wide = larger(1, 2 * (flat_ ? root(share) : cube_root(share)));
    for (int i = 0; i < 20; ++i) {
      const Real middle = 0.5 * (narrow + wide);
      set_cells(middle * least);
      (enough() ? narrow : wide) = middle;
    }
    set_cells(narrow * least);
    return true;
  }

 private:
  Bounds bounds_;
  bool flat_;
  std::int64_t cells_[3] = {0, 0, 0};
  Vec3 cell_;
};

}  // namespace clast::scene
