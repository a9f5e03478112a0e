// The sides of all plates as lines in space, and which of them may lie on each other.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "boundary/plate.hpp"

namespace clast {

struct SideLine {
  int wall, side;
  Vec3 from, to, along;  // `along` is a unit vector
  Real length;
  Vec3 inward;  // unit, upright on the side and in the plane of the plate
};

// A number that is the same for points that are, but for how far they may be off.
struct PointKey {
  Real key, fuzz;
  int number;

  PointKey(const Vec3& p, Real may_be_off, int n)
      : key(dot(p, Vec3{0.6180339887, 0.2718281828, 0.7373688})), fuzz(may_be_off), number(n) {}
};

// Calls f(n, m) for the numbers of all whose keys differ by no more than both may be off.
template <class F>
void for_each_near(std::vector<PointKey> keys, F&& f) {
  std::sort(keys.begin(), keys.end(),
            [](const PointKey& a, const PointKey& b) { return a.key < b.key; });
  Real widest = 0;
  for (const PointKey& k : keys) widest = std::max(widest, 2 * k.fuzz);
  for (std::size_t n = 0; n < keys.size(); ++n)
    for (std::size_t m = n + 1; m < keys.size(); ++m) {
      const Real apart = keys[m].key - keys[n].key;
      if (apart > widest) break;
      if (apart <= keys[n].fuzz + keys[m].fuzz) f(keys[n].number, keys[m].number);
    }
}

class SideLines {
 public:
  SideLines(const std::vector<Wall>& walls, const std::vector<Prototype>& shapes,
            const std::vector<bool>& never_moves);

  int size() const { return static_cast<int>(lines_.size()); }
  const SideLine& operator[](int i) const { return lines_[i]; }
  const Wall& wall(int i) const { return walls_[lines_[i].wall]; }

  Real tolerance(int i) const { return 1e-9 * extent_ + 1e-6 * lines_[i].length + wall(i).slack; }
  bool stays(int i) const { return wall(i).surface < 0 || never_moves_[wall(i).surface]; }
  bool move_as_one(int i, int j) const {
    return wall(i).surface == wall(j).surface || (stays(i) && stays(j));
  }

  // How much of side i side j has in common with it; 0 if it is not on the same line.
  Real shared(int i, int j) const;

  // Calls f(i, j) for sides of plates that move as one, where they may have a part in common.
  template <class F>
  void for_each_meeting(F&& f) const {
    std::vector<PointKey> keys;
    for (int i = 0; i < size(); ++i) {
      // The point of the line that is nearest to the origin.
      const SideLine& line = lines_[i];
      const Vec3 foot = line.from - dot(line.from, line.along) * line.along;
      keys.emplace_back(foot, tolerance(i) * (1 + 2 * extent_ / line.length), i);
    }
    for_each_near(std::move(keys), [&](int i, int j) {
      if (lines_[i].wall != lines_[j].wall && move_as_one(i, j)) f(i, j);
    });
  }

 private:
  void add(int w, const Polyhedron& plate);

  const std::vector<Wall>& walls_;
  const std::vector<bool>& never_moves_;
  std::vector<SideLine> lines_;
  Real extent_ = 0;
};

}  // namespace clast
