// Which plates meet at which sides.
#include "boundary/side_lines.hpp"

namespace clast {
namespace {

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

// The plates that the sides meet, by number of side.
std::vector<Meeting> meetings_of(const SideLines& lines) {
  std::vector<Meeting> met(lines.size());
  const auto meet = [&](int i, int j) {
    const Real shared = lines.shared(i, j);
    if (!(shared > 0)) return;
    const bool flat = length(lines[i].inward + lines[j].inward) < 1e-4;
    const Meeting found{flat, shared, &lines[j]};
    if (found.better_than(met[i])) met[i] = found;
  };
  lines.for_each_meeting([&](int i, int j) {
    meet(i, j);
    meet(j, i);
  });
  return met;
}

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
  const std::vector<Meeting> met = meetings_of(lines);
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
