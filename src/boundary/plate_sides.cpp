// Which plates meet at which sides.
#include <algorithm>
#include <cmath>

#include "boundary/plate.hpp"

namespace clast {
namespace {

struct SideLine {
  int wall, side;
  Vec3 from, along;  // `along` is a unit vector
  Real length;
  Vec3 inward;  // unit, upright on the side and in the plane of the plate
  Real key;     // the same for all sides on one line, but for round-off
  Real fuzz;    // how far it may be off
};

// What is known of the plate that a side meets.
struct Meeting {
  bool flat = false;
  Real shared = 0;  // length
  const SideLine* beyond = nullptr;

  bool better_than(const Meeting& other) const {
    if (other.beyond == nullptr) return true;
    if (flat != other.flat) return flat;
    if (shared != other.shared) return shared > other.shared;
    return beyond->wall < other.beyond->wall;
  }
};

class SideLines {
 public:
  SideLines(const std::vector<Wall>& walls, const std::vector<Prototype>& shapes,
            const std::vector<bool>& never_moves)
      : walls_(walls), never_moves_(never_moves) {
    for (const Wall& wall : walls)
      if (wall.is_plate()) extent_ = std::max(extent_, length(wall.center) + wall.size);
    for (int w = 0; w < static_cast<int>(walls.size()); ++w)
      if (walls[w].is_plate()) add(w, shapes[walls[w].shape].polyhedron);
  }

  int size() const { return static_cast<int>(lines_.size()); }
  const SideLine& operator[](int i) const { return lines_[i]; }

  // The plates that the sides meet, by number of side.
  std::vector<Meeting> meetings() const {
    std::vector<int> order(lines_.size());
    for (int i = 0; i < size(); ++i) order[i] = i;
    std::sort(order.begin(), order.end(),
              [&](int i, int j) { return lines_[i].key < lines_[j].key; });
    std::vector<Meeting> met(lines_.size());
    for (std::size_t n = 0; n < order.size(); ++n)
      for (std::size_t m = n + 1; m < order.size(); ++m) {
        const SideLine &one = lines_[order[n]], &other = lines_[order[m]];
        if (other.key - one.key > widest_) break;
        if (other.key - one.key > one.fuzz + other.fuzz) continue;
        meet(one, other, met[order[n]]);
        meet(other, one, met[order[m]]);
      }
    return met;
  }

 private:
  void add(int w, const Polyhedron& plate) {
    const Wall& wall = walls_[w];
    const PolyhedronView view = plate.view();
    const Placed placed{view, wall.center, wall.turn, wall.size};
    const int corners = view.face_first[1];
    for (int i = 0; i < corners; ++i) {
      const Vec3 p = placed.vertex(view.face_vertex[i]),
                 q = placed.vertex(view.face_vertex[(i + 1) % corners]);
      SideLine line{w, i, p, normalized(q - p), length(q - p), {}, 0, 0};
      line.inward = cross(placed.face_normal(0), line.along);
      // The point of the line that is nearest to the origin, seen from an odd direction.
      const Vec3 foot = p - dot(p, line.along) * line.along;
      line.key = dot(foot, Vec3{0.6180339887, 0.2718281828, 0.7373688});
      line.fuzz = tolerance(line) * (1 + 2 * extent_ / line.length);
      widest_ = std::max(widest_, 2 * line.fuzz);
      lines_.push_back(line);
    }
  }

  Real tolerance(const SideLine& line) const {
    return 1e-9 * extent_ + 1e-6 * line.length + walls_[line.wall].slack;
  }

  bool stays(std::int32_t surface) const { return surface < 0 || never_moves_[surface]; }
  bool move_as_one(const Wall& one, const Wall& other) const {
    return one.surface == other.surface || (stays(one.surface) && stays(other.surface));
  }

  // Whether `other` lies on the line of `one`, and beside it.
  void meet(const SideLine& one, const SideLine& other, Meeting& best) const {
    if (one.wall == other.wall || !move_as_one(walls_[one.wall], walls_[other.wall])) return;
    const Real near = tolerance(one) + tolerance(other);
    const auto off = [&](const Vec3& p) {
      return length(tangential(p - one.from, one.along)) > near;
    };
    const Vec3 end = other.from + other.length * other.along;
    if (off(other.from) || off(end)) return;
    const Real s = dot(other.from - one.from, one.along), t = dot(end - one.from, one.along);
    const Real shared = std::min(std::max(s, t), one.length) - std::max(std::min(s, t), 0.0);
    if (!(shared > 2 * near)) return;
    const bool flat = length(one.inward + other.inward) < 1e-4;
    const Meeting found{flat, shared, &other};
    if (found.better_than(best)) best = found;
  }

  const std::vector<Wall>& walls_;
  const std::vector<bool>& never_moves_;
  std::vector<SideLine> lines_;
  Real extent_ = 0, widest_ = 0;
};

// The plane that halves the angle between two plates has the difference of their inward directions
// as its normal. Between plates that are folded back on each other there is no room for one.
Vec3 side_normal(const SideLine& line, const Meeting& met) {
  if (met.beyond == nullptr || met.flat) return -line.inward;
  const Vec3 across = met.beyond->inward - line.inward;
  return length(across) > 0.1 ? normalized(across) : -line.inward;
}

}  // namespace

std::vector<PlateSide> sides_of(std::vector<Wall>& walls, const std::vector<Prototype>& shapes,
                                const std::vector<bool>& never_moves) {
  const SideLines lines(walls, shapes, never_moves);
  const std::vector<Meeting> met = lines.meetings();
  std::vector<PlateSide> sides(met.size());
  for (int i = 0; i < lines.size(); ++i) {
    const SideLine& line = lines[i];
    Wall& wall = walls[line.wall];
    if (line.side == 0) wall.first_side = i;
    sides[i].normal = unrotate(wall.turn, side_normal(line, met[i]));
    if (met[i].beyond != nullptr) sides[i].beyond = met[i].beyond->wall;
  }
  return sides;
}

}  // namespace clast
