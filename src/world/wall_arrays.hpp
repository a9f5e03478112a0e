// The walls of a run where kernels work: where they are, what polyhedra see of them, the cells that
// find them.
#pragma once

#include <algorithm>
#include <vector>

#include "boundary/plate.hpp"
#include "boundary/surface.hpp"
#include "neighbor/wall_candidates.hpp"
#include "shape/shape_table.hpp"

namespace clast {

template <class Space>
class WallArrays {
 public:
  // Finite walls are plates to bodies other than spheres. `never_moves`: of each surface. In two
  // dimensions corners of walls lie beside the plane of the bodies.
  void assign(std::vector<Wall> walls, const std::vector<Vec3>& corners,
              const std::vector<bool>& never_moves, const Cell& cell, bool for_shapes,
              bool in_plane) {
    cell_ = cell;
    if (for_shapes) {
      const std::vector<Prototype> shapes = flat_shapes_of(walls, corners);
      sides_.assign(sides_of(walls, shapes, never_moves));
      std::vector<PlateEdge> edges = edges_of(walls, shapes, never_moves);
      for (PlateEdge& edge : edges) edge.corner = in_plane ? 0 : edge.corner;
      edges_.assign(edges);
      plates_.assign(shapes);
    }
    const auto finite = [](const Wall& w) { return w.is_plate(); };
    has_facets_ = std::any_of(walls.begin(), walls.end(), [](const Wall& w) {
      return w.kind == Wall::polygon && w.touched == Wall::by_all;
    });
    plate_count_ = std::count_if(walls.begin(), walls.end(), finite);
    still_.assign(walls);
    placed_.resize(walls.size());
    corners_.assign(corners);
    cells_.assign(make_wall_cells(walls, corners, cell.open(), for_shapes));
  }

  // The periodic cell in force.
  void set_cell(const Cell& cell) { cell_ = cell; }

  // Puts every wall where its surface is.
  template <class Exec>
  void place(Exec& exec, const std::vector<SurfaceFrame>& frames) {
    frames_.assign(frames);
    exec.for_each(static_cast<int>(still_.size()),
                  PlaceWalls{still_.data(), frames_.data(), placed_.data(), nullptr});
  }
  // Only those that bodies are listed with: the others do nothing until they are listed, and of a
  // mesh they may be very many.
  template <class Exec>
  void place_listed(Exec& exec, const std::vector<SurfaceFrame>& frames) {
    frames_.assign(frames);
    place_listed(exec);
  }
  // `walls`: of the contacts of a new list.
  template <class Exec>
  void note_listed(Exec& exec, std::vector<std::int32_t> walls) {
    std::sort(walls.begin(), walls.end());
    walls.erase(std::unique(walls.begin(), walls.end()), walls.end());
    listed_.assign(walls);
    place_listed(exec);
  }

  WallView view() const {
    return {placed_.data(), corners_.data(), frames_.data(), cell_, sides_.data(), edges_.data()};
  }
  WallCandidates candidates() const {
    return cells_.candidates({still_.data(), corners_.data(), frames_.data(), cell_, nullptr});
  }
  const ShapeEntry* plates() const { return plates_.entries(); }

  bool has_facets() const { return has_facets_; }  // of meshes
  bool has_plates() const { return plate_count_ > 0; }
  bool plates_join() const { return plate_count_ > 1; }  // there are several that could

 private:
  template <class Exec>
  void place_listed(Exec& exec) {
    exec.for_each(static_cast<int>(listed_.size()),
                  PlaceWalls{still_.data(), frames_.data(), placed_.data(), listed_.data()});
  }

  Array<Wall, Space> still_, placed_;  // where the scene put them, and where they are
  Array<std::int32_t, Space> listed_;
  Array<Vec3, Space> corners_;
  Array<PlateSide, Space> sides_;
  Array<PlateEdge, Space> edges_;
  Array<SurfaceFrame, Space> frames_;  // by Wall::surface + 1
  WallCellArrays<Space> cells_;
  ShapeTable<Space> plates_;
  Cell cell_;
  bool has_facets_ = false;
  std::ptrdiff_t plate_count_ = 0;
};

}  // namespace clast
