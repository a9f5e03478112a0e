#include "scene/region_mesh.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/error.hpp"
#include "boundary/mesh.hpp"
#include "shape/weld.hpp"

namespace clast::scene {

namespace {

constexpr std::size_t most_columns_along = 512;

// All objects of a file as one welded surface.
Surface one_surface(const MeshFile& file) {
  Surface all;
  for (const MeshObject& object : file.object) {
    const int before = static_cast<int>(all.vertex.size());
    all.vertex.insert(all.vertex.end(), object.surface.vertex.begin(), object.surface.vertex.end());
    for (std::vector<int> ring : object.surface.face) {
      for (int& v : ring) v += before;
      all.face.push_back(std::move(ring));
    }
  }
  Notes notes;
  Surface welded = welded_surface(all, coarse_flatness * bounds_of(all.vertex).size, notes);
  if (welded.face.empty()) throw Error("no face with an area is left");
  check_no_open_edges(welded);
  orient_alike(welded, notes);
  return welded;
}

// Where the line from a to b, a the vertex of the lower number, has this y: both triangles at the
// edge compute the same.
bool edge_is_right_of(const std::vector<Vec3>& vertex, int i, int j, const Vec3& p) {
  const Vec3& a = vertex[static_cast<std::size_t>(std::min(i, j))];
  const Vec3& b = vertex[static_cast<std::size_t>(std::max(i, j))];
  if ((a.y > p.y) == (b.y > p.y)) return false;
  return p.x < a.x + (p.y - a.y) * ((b.x - a.x) / (b.y - a.y));
}

// Of the first three corners of a face.
Vec3 middle_of(const Surface& surface, std::size_t f) {
  const auto corner = [&](std::size_t i) {
    return surface.vertex[static_cast<std::size_t>(surface.face[f][i])];
  };
  return (1.0 / 3) * (corner(0) + corner(1) + corner(2));
}

}  // namespace

ClosedMesh::ClosedMesh(const MeshFile& file) {
  const Surface surface = one_surface(file);
  vertex_ = surface.vertex;
  bounds_ = {vertex_.front(), vertex_.front()};
  for (const Vec3& v : vertex_) {
    bounds_.low = smaller(bounds_.low, v);
    bounds_.high = larger(bounds_.high, v);
  }
  for (const std::vector<int>& ring : surface.face)
    for (std::size_t i = 2; i < ring.size(); ++i)
      triangle_.push_back({ring[0], ring[i - 1], ring[i]});
  sort_into_columns();
  measure_mass(surface);
  make_facets(file);
}

void ClosedMesh::refuse_crossing() const {
  Surface surface;
  surface.vertex = vertex_;
  for (const Triangle& t : triangle_) surface.face.emplace_back(t.begin(), t.end());
  check_no_crossing(surface, coarse_flatness * bounds_of(vertex_).size);
  // An edge may pass through one that divides a flat part, and so through no face. But then what is
  // behind some places of a shell is inside, and behind others outside.
  for (const Surface& shell : shells_of(surface)) {
    const bool inside = is_inside_behind(shell, 0, middle_of(shell, 0));
    for (std::size_t f = 0; f < shell.face.size(); ++f)
      for (const int corner : shell.face[f]) {
        const Vec3 near_corner =
            0.7 * shell.vertex[static_cast<std::size_t>(corner)] + 0.3 * middle_of(shell, f);
        if (is_inside_behind(shell, f, near_corner) != inside)
          throw Error(fmt::format("the mesh passes through itself near ({:.6g}, {:.6g}, {:.6g})",
                                  near_corner.x, near_corner.y, near_corner.z));
      }
  }
}

bool ClosedMesh::is_inside_behind(const Surface& shell, std::size_t f, const Vec3& place) const {
  const Real step = 1e-7 * length(bounds_.high - bounds_.low);
  return holds(place - step * unit(doubled_area(shell, f)));
}

std::size_t ClosedMesh::column_along(std::size_t axis, Real x) const {
  const Real low = bounds_.low[static_cast<int>(axis)], high = bounds_.high[static_cast<int>(axis)];
  const Real n = static_cast<Real>(columns_[axis]);
  const Real place = std::floor((x - low) / (high - low) * n);
  return static_cast<std::size_t>(clamp(place, 0, n - 1));
}

void ClosedMesh::sort_into_columns() {
  const auto wished = static_cast<std::size_t>(std::sqrt(static_cast<Real>(triangle_.size())));
  for (std::size_t& n : columns_) n = std::clamp<std::size_t>(wished, 1, most_columns_along);
  std::vector<std::vector<std::int32_t>> columns(columns_[0] * columns_[1]);
  for (std::size_t t = 0; t < triangle_.size(); ++t) {
    Vec3 low = vertex_[static_cast<std::size_t>(triangle_[t][0])], high = low;
    for (const int v : triangle_[t]) {
      low = smaller(low, vertex_[static_cast<std::size_t>(v)]);
      high = larger(high, vertex_[static_cast<std::size_t>(v)]);
    }
    for (std::size_t j = column_along(1, low.y); j <= column_along(1, high.y); ++j)
      for (std::size_t i = column_along(0, low.x); i <= column_along(0, high.x); ++i)
        columns[i + columns_[0] * j].push_back(static_cast<std::int32_t>(t));
  }
  first_.assign(1, 0);
  for (const std::vector<std::int32_t>& column : columns) {
    entry_.insert(entry_.end(), column.begin(), column.end());
    first_.push_back(static_cast<std::int32_t>(entry_.size()));
  }
}

// The point is below the triangle when, seen from above, a ray from it along x leaves the triangle
// an odd number of times.
bool ClosedMesh::is_crossed_above(const Triangle& t, const Vec3& p) const {
  bool below = false;
  for (std::size_t i = 0; i < 3; ++i)
    below = below != edge_is_right_of(vertex_, t[i], t[(i + 1) % 3], p);
  if (!below) return false;
  const Vec3 a = vertex_[static_cast<std::size_t>(t[0])];
  const Vec3 b = vertex_[static_cast<std::size_t>(t[1])];
  const Vec3 c = vertex_[static_cast<std::size_t>(t[2])];
  const Vec3 n = cross(b - a, c - a);
  const Real height = a.z - (n.x * (p.x - a.x) + n.y * (p.y - a.y)) / n.z;
  const Real lowest = smaller(a.z, smaller(b.z, c.z)), highest = larger(a.z, larger(b.z, c.z));
  return clamp(height, lowest, highest) > p.z;
}

bool ClosedMesh::holds(const Vec3& p) const {
  for (int axis = 0; axis < 3; ++axis)
    if (!(p[axis] >= bounds_.low[axis] && p[axis] <= bounds_.high[axis])) return false;
  const std::size_t column = column_along(0, p.x) + columns_[0] * column_along(1, p.y);
  bool inside = false;
  for (std::int32_t e = first_[column]; e < first_[column + 1]; ++e)
    inside = inside != is_crossed_above(triangle_[static_cast<std::size_t>(entry_[e])], p);
  return inside;
}

// A shell adds its volume where it is inside an even number of others, else it is a hole.
void ClosedMesh::measure_mass(const Surface& surface) {
  std::vector<MassProperties> parts;
  for (const Surface& shell : shells_of(surface)) {
    MassProperties part = mass_properties(shell);
    const Vec3 normal = unit(doubled_area(shell, 0));
    const Real step = 1e-7 * length(bounds_.high - bounds_.low);
    const bool outward = part.volume > 0;
    if (holds(middle_of(shell, 0) - (outward ? step : -step) * normal) != outward) {
      part.volume = -part.volume;
      part.second = -1 * part.second;
    }
    parts.push_back(part);
  }
  mass_ = combined(parts);
}

void ClosedMesh::make_facets(const MeshFile& file) {
  const Real step = 1e-7 * length(bounds_.high - bounds_.low);
  std::vector<clast::Wall> walls;
  std::vector<Vec3> corners;
  for (const MeshFacet& facet : wall_mesh(file).facet) {
    Vec3 middle;
    for (const Vec3& corner : facet.ring)
      middle += (1 / static_cast<Real>(facet.ring.size())) * corner;
    std::vector<Vec3> ring = facet.ring;
    const bool inward = holds(middle + step * facet.normal);
    if (!inward) std::reverse(ring.begin(), ring.end());
    append_wall(polygon_wall(ring, inward ? facet.normal : -facet.normal), walls, corners);
    walls.back().surface = 0;
  }
  facets_ = std::make_unique<Plates>(std::move(walls), std::move(corners), Plates::Solid::behind);
}

namespace {

void load(const std::filesystem::path& path, MeshInside& region) {
  const Quat turn = rotation_by(*region.rotate);
  MeshFile file = read_mesh(path);
  for (MeshObject& object : file.object)
    for (Vec3& v : object.surface.vertex) v = *region.shift + rotate(turn, *region.scale * v);
  region.mesh = std::make_shared<const ClosedMesh>(file);
}

}  // namespace

void load_region_meshes(Scene& scene, Problems& problems) {
  const auto load_one = [&](Region& region) {
    MeshInside& mesh = region.mesh.value;
    if (!region.mesh.given || !mesh.file.given || mesh.file.bad || mesh.scale.bad) return;
    try {
      load(scene.file(*mesh.file), mesh);
    } catch (const Error& error) {
      const std::string reason = error.what();
      const bool named = reason.find(*mesh.file) != std::string::npos;
      problems.add(mesh.file.where, named ? reason : *mesh.file + ": " + reason,
                   "give an STL or OBJ file of a closed surface, relative to the folder of the "
                   "scene");
    }
  };
  for_each_region(scene, load_one);
}

}  // namespace clast::scene
