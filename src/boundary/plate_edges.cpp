// Which sides and corners of plates stand out of the surface that they make together.
#include <algorithm>
#include <cmath>
#include <utility>

#include "boundary/side_lines.hpp"

namespace clast {
namespace {

// Angles in radians. Surfaces that bend by less than the first are flat, by the second more have an
// edge; corners are peaks where all edges fall by the third.
constexpr Real flat_bend = 1e-4, full_bend = 1e-2, full_peak = 0.1;

// How a surface is bent at a line, from the directions in which plates leave it.
struct Fold {
  Real edge = 0;
  Vec3 direction;
  Real least_cosine = -2;

  Fold(std::vector<Vec3> leave, const Vec3& along) {
    const Vec3 first = leave[0], across = cross(along, first);
    // Grows with the angle from the first.
    const auto turn = [&](const Vec3& d) {
      const Real c = dot(d, first), s = dot(d, across);
      const Real part = std::abs(s) / (std::abs(c) + std::abs(s));
      return s < 0 ? (c < 0 ? 2 + part : 4 - part) : (c < 0 ? 2 - part : part);
    };
    std::sort(leave.begin() + 1, leave.end(),
              [&](const Vec3& a, const Vec3& b) { return turn(a) < turn(b); });
    for (std::size_t i = 0; i < leave.size(); ++i) {
      const Vec3 &a = leave[i], &b = leave[(i + 1) % leave.size()];
      const Real cosine = dot(a, b), sine = dot(along, cross(a, b));
      // Alone, or folded back on itself: nothing is in the way all around.
      if (leave.size() == 1 || (leave.size() == 2 && cosine > 0 && std::abs(sine) < flat_bend)) {
        edge = 1;
        direction = -a;
        return;
      }
      if (!(sine < -flat_bend)) continue;  // no more than half of the way around
      edge = cosine > 0 ? 1 : clamp((-sine - flat_bend) / full_bend, 0, 1);
      direction = -normalized(a + b);
      least_cosine = -root(larger(0.5 * (1 + cosine), 0)) - 1e-6;
    }
  }
};

class EdgeLines {
 public:
  explicit EdgeLines(const SideLines& lines)
      : lines_(lines), edges_(lines.size()), owned_(lines.size(), true) {}

  std::vector<PlateEdge> all() {
    find_folds();
    find_peaks();
    for (int i = 0; i < size(); ++i) {
      edges_[i].fold = unrotate(lines_.wall(i).turn, edges_[i].fold);
      edges_[i].peak = unrotate(lines_.wall(i).turn, edges_[i].peak);
      edges_[i].stays = lines_.stays(i);
      if (!owned_[i]) edges_[i].edge = 0;
    }
    return edges_;
  }

 private:
  int size() const { return lines_.size(); }

  void find_folds() {
    std::vector<std::pair<int, int>> met;
    lines_.for_each_meeting([&](int i, int j) {
      const Real both = lines_.shared(i, j);
      if (!(both > 0)) return;
      met.emplace_back(i, j);
      met.emplace_back(j, i);
      leave_to_longer(i, j, both);
      leave_to_longer(j, i, both);
    });
    std::sort(met.begin(), met.end());
    std::size_t next = 0;
    for (int i = 0; i < size(); ++i) {
      std::vector<Vec3> leave = {lines_[i].inward};
      for (; next < met.size() && met[next].first == i; ++next)
        add_new(leave, lines_[met[next].second].inward);
      const Fold fold(leave, lines_[i].along);
      edges_[i].edge = fold.edge;
      edges_[i].fold = fold.direction;
      edges_[i].least_cosine = fold.least_cosine;
    }
  }

  static void add_new(std::vector<Vec3>& directions, const Vec3& d) {
    for (const Vec3& known : directions)
      if (squared_length(known - d) < 1e-12) return;
    directions.push_back(d);
  }

  // Side i is no edge of its own where a longer one covers it.
  void leave_to_longer(int i, int j, Real both) {
    const Real near = lines_.tolerance(i) + lines_.tolerance(j),
               more = lines_[j].length - lines_[i].length;
    const bool first = more > 2 * near || (more > -2 * near && lines_[j].wall < lines_[i].wall);
    if (first && both > lines_[i].length - 4 * near) owned_[i] = false;
  }

  // Ends of sides: 2 i where side i begins, 2 i + 1 where it ends.
  Vec3 place(int end) const { return end % 2 == 0 ? lines_[end / 2].from : lines_[end / 2].to; }
  Vec3 leaving(int end) const {
    return end % 2 == 0 ? lines_[end / 2].along : -lines_[end / 2].along;
  }

  // Each end with all others at the same corner, the first side first.
  void find_peaks() {
    std::vector<PointKey> keys;
    for (int end = 0; end < 2 * size(); ++end)
      keys.emplace_back(place(end), 2 * lines_.tolerance(end / 2), end);
    std::vector<int> corner_of(2 * size());
    for (int end = 0; end < 2 * size(); ++end) corner_of[end] = end;
    for_each_near(std::move(keys), [&](int a, int b) {
      const Real near = lines_.tolerance(a / 2) + lines_.tolerance(b / 2);
      if (!lines_.move_as_one(a / 2, b / 2) || length(place(a) - place(b)) > near) return;
      const int least = std::min(corner_of[a], corner_of[b]);
      corner_of[a] = corner_of[b] = least;
    });
    std::vector<std::pair<int, int>> corners;
    for (int end = 0; end < 2 * size(); ++end) corners.emplace_back(corner_of[end], end);
    std::sort(corners.begin(), corners.end());
    for (std::size_t begin = 0, next = 0; begin < corners.size(); begin = next) {
      std::vector<int> ends;
      for (; next < corners.size() && corners[next].first == corners[begin].first; ++next)
        ends.push_back(corners[next].second);
      look_at_corner(ends);
    }
  }

  void look_at_corner(const std::vector<int>& ends) {
    for (const int end : ends) {
      const bool goes_on = std::any_of(ends.begin(), ends.end(), [&](int other) {
        return edges_[other / 2].edge > 0 && length(leaving(other) + leaving(end)) < flat_bend;
      });
      (end % 2 == 0 ? edges_[end / 2].goes_on_before : edges_[end / 2].goes_on_after) = goes_on;
    }
    // The first side that begins there has the corner.
    const auto owner = std::find_if(ends.begin(), ends.end(), [](int end) { return end % 2 == 0; });
    if (owner != ends.end()) find_peak(ends, edges_[*owner / 2]);
  }

  void find_peak(const std::vector<int>& ends, PlateEdge& out) const {
    Vec3 sum;
    std::vector<Vec3> known;
    for (const int end : ends) {
      const std::size_t before = known.size();
      add_new(known, leaving(end));
      if (known.size() > before) sum += edges_[end / 2].edge * edges_[end / 2].fold;
    }
    const Real size = length(sum);
    if (!(size > flat_bend)) return;
    out.peak = (1 / size) * sum;
    Real least = 1;
    for (const Vec3& along : known) least = std::min(least, -dot(out.peak, along));
    out.corner = clamp((least - flat_bend) / full_peak, 0, 1);
  }

  const SideLines& lines_;
  std::vector<PlateEdge> edges_;
  std::vector<bool> owned_;
};

}  // namespace

std::vector<PlateEdge> edges_of(const std::vector<Wall>& walls,
                                const std::vector<Prototype>& shapes,
                                const std::vector<bool>& never_moves) {
  return EdgeLines(SideLines(walls, shapes, never_moves)).all();
}

}  // namespace clast
