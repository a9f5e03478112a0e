#include "shape/voronoi.hpp"

#include <fmt/format.h>

#include <cmath>
#include <deque>
#include <iterator>
#include <voro++/voro++.hh>

#include "base/error.hpp"
#include "base/random.hpp"
#include "shape/mass.hpp"
#include "shape/weld.hpp"

namespace clast {
namespace {

// n.x <= offset
struct HalfSpace {
  Vec3 normal;
  Real offset;
};

std::vector<HalfSpace> half_spaces_of(const Surface& convex) {
  std::vector<HalfSpace> out;
  for (std::size_t f = 0; f < convex.face.size(); ++f) {
    const Vec3 n = unit(doubled_area(convex, f));
    Real offset = -infinity;
    for (const int v : convex.face[f]) offset = larger(offset, dot(n, convex.vertex[v]));
    out.push_back({n, offset});
  }
  return out;
}

bool is_inside(const std::vector<HalfSpace>& planes, const Vec3& p) {
  for (const HalfSpace& plane : planes)
    if (dot(plane.normal, p) >= plane.offset) return false;
  return true;
}

std::vector<Vec3> points_within(const std::vector<HalfSpace>& planes, int count, Random& random) {
  std::vector<Vec3> points;
  while (static_cast<int>(points.size()) < count) {
    const Vec3 p = random.uniform({-1, -1, -1}, {1, 1, 1});
    if (is_inside(planes, p)) points.push_back(p);
  }
  return points;
}

// A body of size 1 about the origin: the tolerances of voro++ are lengths.
class CutBody {
 public:
  explicit CutBody(const Surface& unit_body) : planes_(half_spaces_of(unit_body)) {
    for (const HalfSpace& p : planes_)
      walls_.emplace_back(p.normal.x, p.normal.y, p.normal.z, p.offset);
  }

  const std::vector<HalfSpace>& planes() const { return planes_; }

  // Calls f(number, cell) for the cell of each point.
  template <class F>
  void for_cells(const std::vector<Vec3>& points, F&& f) {
    const int blocks = 1 + static_cast<int>(cube_root(static_cast<Real>(points.size()) / 5));
    constexpr Real side = 1.1;  // no face of the body lies in one of the box
    voro::container box(-side, side, -side, side, -side, side, blocks, blocks, blocks, false, false,
                        false, 8);
    for (voro::wall_plane& wall : walls_) box.add_wall(wall);
    for (std::size_t i = 0; i < points.size(); ++i)
      box.put(static_cast<int>(i), points[i].x, points[i].y, points[i].z);
    voro::c_loop_all loop(box);
    voro::voronoicell cell;
    if (loop.start()) do {
        if (!box.compute_cell(cell, loop))
          throw Error("two points of the cells lie on each other; choose another seed");
        f(static_cast<std::size_t>(loop.pid()), cell);
      } while (loop.inc());
  }

 private:
  std::vector<HalfSpace> planes_;
  std::deque<voro::wall_plane> walls_;  // voro++ keeps pointers to them
};

// The rings of voro++ come as one list: how many corners, then these, clockwise seen from outside.
Surface surface_of(voro::voronoicell& cell, const Vec3& point) {
  std::vector<double> numbers;
  std::vector<int> rings;
  cell.vertices(point.x, point.y, point.z, numbers);
  cell.face_vertices(rings);
  Surface out;
  for (std::size_t i = 0; i + 2 < numbers.size(); i += 3)
    out.vertex.emplace_back(numbers[i], numbers[i + 1], numbers[i + 2]);
  for (auto at = rings.begin(); at != rings.end();) {
    const auto end = at + 1 + *at;
    out.face.emplace_back(std::make_reverse_iterator(end), std::make_reverse_iterator(at + 1));
    at = end;
  }
  return out;
}

std::vector<Surface> cells_of_unit_body(const Surface& unit_body, int count, int relax,
                                        Random& random) {
  CutBody body(unit_body);
  std::vector<Vec3> points = points_within(body.planes(), count, random);
  for (int round = 0; round < relax; ++round)
    body.for_cells(points, [&](std::size_t i, voro::voronoicell& cell) {
      Vec3 to;
      cell.centroid(to.x, to.y, to.z);
      points[i] += to;
    });
  std::vector<Surface> cells(points.size());
  body.for_cells(points, [&](std::size_t i, voro::voronoicell& cell) {
    cells[i] = surface_of(cell, points[i]);
  });
  return cells;
}

void check_count(int count) {
  if (count < 2 || count > most_voronoi_cells)
    throw Error(fmt::format("{} cells: give a number from 2 to {}", count, most_voronoi_cells));
}

}  // namespace

std::vector<MeshObject> voronoi_cells(const std::vector<MeshObject>& bodies,
                                      const VoronoiOptions& options) {
  check_count(options.count);
  std::vector<MassProperties> mass;
  Real volume = 0;
  for (const MeshObject& body : bodies) {
    mass.push_back(mass_properties(body.surface));
    volume += mass.back().volume;
  }
  Random random(options.seed);
  std::vector<MeshObject> cells;
  for (std::size_t b = 0; b < bodies.size(); ++b) {
    const Vec3 middle = mass[b].centroid;
    Surface unit_body = bodies[b].surface;
    Real size = 0;
    for (const Vec3& v : unit_body.vertex) size = larger(size, length(v - middle));
    for (Vec3& v : unit_body.vertex) v = (1 / size) * (v - middle);
    const int share =
        std::max(1, static_cast<int>(std::lround(options.count * (mass[b].volume / volume))));
    for (Surface& cell : cells_of_unit_body(unit_body, share, options.relax, random)) {
      for (Vec3& v : cell.vertex) v = middle + size * v;
      cells.push_back({fmt::format("cell{}", cells.size() + 1), std::move(cell)});
    }
  }
  return cells;
}

}  // namespace clast
