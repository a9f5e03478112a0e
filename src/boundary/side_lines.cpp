#include "boundary/side_lines.hpp"

namespace clast {

SideLines::SideLines(const std::vector<Wall>& walls, const std::vector<Prototype>& shapes,
                     const std::vector<bool>& never_moves)
    : walls_(walls), never_moves_(never_moves) {
  for (const Wall& wall : walls)
    if (wall.is_plate()) extent_ = std::max(extent_, length(wall.center) + wall.size);
  for (int w = 0; w < static_cast<int>(walls.size()); ++w)
    if (walls[w].is_plate()) add(w, shapes[walls[w].shape].polyhedron);
}

void SideLines::add(int w, const Polyhedron& plate) {
  const Wall& wall = walls_[w];
  const PolyhedronView view = plate.view();
  const Placed placed{view, wall.center, wall.turn, wall.size};
  const int corners = view.face_first[1];
  for (int i = 0; i < corners; ++i) {
    const Vec3 p = placed.vertex(view.face_vertex[i]),
               q = placed.vertex(view.face_vertex[(i + 1) % corners]);
    const Vec3 along = normalized(q - p);
    lines_.push_back({w, i, p, q, along, length(q - p), cross(placed.face_normal(0), along)});
  }
}

Real SideLines::shared(int i, int j) const {
  const SideLine &one = lines_[i], &other = lines_[j];
  const Real near = tolerance(i) + tolerance(j);
  const auto off = [&](const Vec3& p) {
    return length(tangential(p - one.from, one.along)) > near;
  };
  const Vec3 end = other.from + other.length * other.along;
  if (off(other.from) || off(end)) return 0;
  const Real s = dot(other.from - one.from, one.along), t = dot(end - one.from, one.along);
  const Real both = std::min(std::max(s, t), one.length) - std::max(std::min(s, t), 0.0);
  return both > 2 * near ? both : 0;
}

}  // namespace clast
