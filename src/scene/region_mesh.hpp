// The inside of a closed mesh as a region.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "scene/insert_plates.hpp"
#include "scene/problems.hpp"
#include "shape/mass.hpp"
#include "shape/mesh_file.hpp"

namespace clast::scene {

// Where a mesh lies in another one, the inner one bounds a hole.
class ClosedMesh {
 public:
  // From a surface in place. Throws clast::Error with the reason when it is not closed.
  explicit ClosedMesh(const MeshFile& file);
  ClosedMesh(const ClosedMesh&) = delete;

  // Whether a ray upwards leaves it an odd number of times.
  bool holds(const Vec3& point) const;
  Real volume() const { return mass_.volume; }
  const MassProperties& mass() const { return mass_; }
  const Bounds& bounds() const { return bounds_; }
  // Its facets, solid on the outside.
  const Plates& facets() const { return *facets_; }
  // Throws clast::Error, with the place, where the surface passes through itself.
  void refuse_crossing() const;

 private:
  using Triangle = std::array<int, 3>;

  void sort_into_columns();
  std::size_t column_along(std::size_t axis, Real x) const;
  bool is_crossed_above(const Triangle& t, const Vec3& point) const;
  bool is_inside_behind(const Surface& shell, std::size_t face, const Vec3& place) const;
  void measure_mass(const Surface& surface);
  void make_facets(const MeshFile& file);

  std::vector<Vec3> vertex_;
  std::vector<Triangle> triangle_;
  Bounds bounds_;
  MassProperties mass_;
  // Upright columns over the triangles.
  std::array<std::size_t, 2> columns_ = {1, 1};
  std::vector<std::int32_t> first_, entry_;
  std::unique_ptr<Plates> facets_;
};

// Reads the meshes of all regions of the scene.
void load_region_meshes(Scene& scene, Problems& problems);

}  // namespace clast::scene
