// Which sides and corners of plates stand out of the surface that they make together.
#include <algorithm>
#include <cmath>
#include <utility>

#include "boundary/plate.hpp"

namespace clast {
namespace {

// Angles in radians. Surfaces that bend by less than the first are flat, by the second more have an
// edge; corners are peaks where all edges fall by the third.
constexpr Real flat_bend = 1e-4, full_bend = 1e-2, full_peak = 0.1;

struct EdgeLine {
  int wall;
  Vec3 from, to, along;  // `along` is a unit vector
  Real length;
  Vec3 inward;  // unit, upright on the side and in the plane of the plate
};

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
  EdgeLines(const std::vector<Wall>& walls, const std::vector<Prototype>& shapes,
            const std::vector<bool>& never_moves)
      : walls_(walls), never_moves_(never_moves) {
    for (const Wall& wall : walls)
      if (wall.is_plate()) extent_ = std::max(extent_, length(wall.center) + wall.size);
    for (int w = 0; w < static_cast<int>(walls.size()); ++w)
      if (walls[w].is_plate()) add(w, shapes[walls[w].shape].polyhedron);
  }

  std::vector<PlateEdge> all() {
    find_folds();
    find_peaks();
    for (int i = 0; i < size(); ++i) {
      edges_[i].fold = unrotate(wall(i).turn, edges_[i].fold);
      edges_[i].peak = unrotate(wall(i).turn, edges_[i].peak);
      edges_[i].stays = stays(wall(i).surface);
      if (!owned_[i]) edges_[i].edge = 0;
    }
    return edges_;
  }

 private:
  int size() const { return static_cast<int>(lines_.size()); }
  const Wall& wall(int i) const { return walls_[lines_[i].wall]; }

  void add(int w, const Polyhedron& plate) {
    const Wall& wall = walls_[w];
    const PolyhedronView view = plate.view();
    const Placed placed{view, wall.center, wall.turn, wall.size};
    const int corners = view.face_first[1];
    for (int i = 0; i < corners; ++i) {
      const Vec3 p = placed.vertex(view.face_vertex[i]),
                 q = placed.vertex(view.face_vertex[(i + 1) % corners]);
      const Vec3 along = normalized(q - p);
      lines_.push_back({w, p, q, along, length(q - p), cross(placed.face_normal(0), along)});
    }
  }

  Real tolerance(int i) const { return 1e-9 * extent_ + 1e-6 * lines_[i].length + wall(i).slack; }
  bool stays(std::int32_t surface) const { return surface < 0 || never_moves_[surface]; }
  bool move_as_one(int i, int j) const {
    return wall(i).surface == wall(j).surface || (stays(wall(i).surface) && stays(wall(j).surface));
  }

  // A number that is the same for points that are, but for how far they may be off.
  static Real key_of(const Vec3& p) { return dot(p, Vec3{0.6180339887, 0.2718281828, 0.7373688}); }

  struct Keyed {
    Real key, fuzz;
    int number;
  };
  // Calls f(n, m) for all whose keys differ by no more than both may be off.
  template <class F>
  static void for_each_near(std::vector<Keyed> keyed, F&& f) {
    std::sort(keyed.begin(), keyed.end(),
              [](const Keyed& a, const Keyed& b) { return a.key < b.key; });
    Real widest = 0;
    for (const Keyed& k : keyed) widest = std::max(widest, 2 * k.fuzz);
    for (std::size_t n = 0; n < keyed.size(); ++n)
      for (std::size_t m = n + 1; m < keyed.size(); ++m) {
        if (keyed[m].key - keyed[n].key > widest) break;
        if (keyed[m].key - keyed[n].key <= keyed[n].fuzz + keyed[m].fuzz)
          f(keyed[n].number, keyed[m].number);
      }
  }

  // How much of side i side j has in common with it; 0 if it is not on the same line.
  Real shared(int i, int j) const {
    const EdgeLine &one = lines_[i], &other = lines_[j];
    const Real near = tolerance(i) + tolerance(j);
    const auto off = [&](const Vec3& p) {
      return length(tangential(p - one.from, one.along)) > near;
    };
    if (off(other.from) || off(other.to)) return 0;
    const Real s = dot(other.from - one.from, one.along), t = dot(other.to - one.from, one.along);
    const Real both = std::min(std::max(s, t), one.length) - std::max(std::min(s, t), 0.0);
    return both > 2 * near ? both : 0;
  }

  void find_folds() {
    std::vector<Keyed> keyed;
    owned_.assign(size(), true);
    for (int i = 0; i < size(); ++i) {
      const EdgeLine& line = lines_[i];
      const Vec3 foot = line.from - dot(line.from, line.along) * line.along;
      keyed.push_back({key_of(foot), tolerance(i) * (1 + 2 * extent_ / line.length), i});
    }
    std::vector<std::pair<int, int>> met;
    for_each_near(keyed, [&](int i, int j) {
      if (lines_[i].wall == lines_[j].wall || !move_as_one(i, j)) return;
      const Real both = shared(i, j);
      if (!(both > 0)) return;
      met.emplace_back(i, j);
      met.emplace_back(j, i);
      leave_to_longer(i, j, both);
      leave_to_longer(j, i, both);
    });
    std::sort(met.begin(), met.end());
    edges_.resize(size());
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
    const Real near = tolerance(i) + tolerance(j), more = lines_[j].length - lines_[i].length;
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
    std::vector<Keyed> keyed;
    for (int end = 0; end < 2 * size(); ++end)
      keyed.push_back({key_of(place(end)), 2 * tolerance(end / 2), end});
    std::vector<int> corner_of(2 * size());
    for (int end = 0; end < 2 * size(); ++end) corner_of[end] = end;
    for_each_near(keyed, [&](int a, int b) {
      const Real near = tolerance(a / 2) + tolerance(b / 2);
      if (!move_as_one(a / 2, b / 2) || length(place(a) - place(b)) > near) return;
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

  const std::vector<Wall>& walls_;
  const std::vector<bool>& never_moves_;
  std::vector<EdgeLine> lines_;
  std::vector<PlateEdge> edges_;
  std::vector<bool> owned_;
  Real extent_ = 0;
};

}  // namespace

std::vector<PlateEdge> edges_of(const std::vector<Wall>& walls,
                                const std::vector<Prototype>& shapes,
                                const std::vector<bool>& never_moves) {
  return EdgeLines(walls, shapes, never_moves).all();
}

}  // namespace clast
