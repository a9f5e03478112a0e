// The shapes of a run where kernels can read them.
#pragma once

#include "exec/array.hpp"
#include "shape/assembly.hpp"
#include "shape/shape_entry.hpp"

namespace clast {

// Entry number of the first part of each shape; a convex shape is its own only part.
inline std::vector<std::int32_t> first_part_entries(const std::vector<Assembly>& shapes) {
  std::vector<std::int32_t> first;
  auto next = static_cast<std::int32_t>(shapes.size());
  for (const Assembly& shape : shapes) {
    const auto own = static_cast<std::int32_t>(first.size());
    first.push_back(shape.convex() ? own : next);
    if (!shape.convex()) next += static_cast<std::int32_t>(shape.parts.size());
  }
  return first;
}

// One entry per shape, then the parts of those that are not convex, one shape after the other.
template <class Space>
class ShapeTable {
 public:
  void assign(const std::vector<Prototype>& convex) {
    std::vector<Assembly> shapes;
    for (const Prototype& shape : convex) shapes.push_back(assembly_of(shape));
    assign(shapes);
  }
  // Bodies that are not convex touch by the entries of their parts, which have no moments.
  void assign(const std::vector<Assembly>& shapes) {
    cores_.clear();
    std::vector<ShapeEntry> entries;
    std::vector<Vec3> moments;
    only_spheres_ = true;
    for (const Assembly& shape : shapes) {
      entries.push_back(shape.convex() ? entry_of(shape.parts.front().shape) : ShapeEntry());
      moments.push_back(shape.inertia);
      only_spheres_ = only_spheres_ && entries.back().kind == CoreKind::point;
    }
    for (const Assembly& shape : shapes) {
      if (shape.convex()) continue;
      for (const Part& part : shape.parts) {
        entries.push_back(entry_of(part.shape));
        entries.back().center = part.center;
        entries.back().turn = part.turn;
      }
    }
    has_polyhedra_ = false;
    for (const Assembly& shape : shapes)
      for (const Part& part : shape.parts)
        has_polyhedra_ = has_polyhedra_ || part.shape.core == CoreKind::polyhedron;
    entries_.assign(entries);
    moments_.assign(moments);
  }

  // All bodies are spheres, or all are discs.
  bool only_spheres() const { return only_spheres_; }
  // Some bodies are sharp polyhedra, or have parts that are.
  bool has_polyhedra() const { return has_polyhedra_; }
  const ShapeEntry* entries() const { return entries_.data(); }
  // Principal moments per mass and squared radius.
  const Vec3* moments() const { return moments_.data(); }

 private:
  // The arrays of one polyhedron in this space.
  struct CoreArrays {
    Array<Real, Space> x, y, z, face_offset;
    Array<Vec3, Space> face_normal;
    Array<std::uint16_t, Space> face_first, face_vertex, face_edge, side_first;
    Array<std::uint16_t, Space> ring_first, ring_edge, ring_face, ring_vertex;
    Array<VertexStar, Space> star;
    Array<PolyhedronEdge, Space> edge;
    Array<FourInMemory, Space> edge_vectors;
    Array<SidePlanes, Space> rim, around;

    PolyhedronView assign(const Polyhedron& p) {
      PolyhedronView v = p.view();
      const auto put = [](auto& array, const auto& values, auto& pointer) {
        array.assign(values);
        pointer = array.data();
      };
      put(x, p.x, v.x);
      put(y, p.y, v.y);
      put(z, p.z, v.z);
      put(face_normal, p.face_normal, v.face_normal);
      put(face_offset, p.face_offset, v.face_offset);
      put(face_first, p.face_first, v.face_first);
      put(face_vertex, p.face_vertex, v.face_vertex);
      put(face_edge, p.face_edge, v.face_edge);
      put(edge, p.edge, v.edge);
      put(edge_vectors, p.edge_vectors, v.edge_vectors);
      put(side_first, p.side_first, v.side_first);
      put(rim, p.rim, v.rim);
      put(around, p.around, v.around);
      put(ring_first, p.ring_first, v.ring_first);
      put(ring_edge, p.ring_edge, v.ring_edge);
      put(ring_face, p.ring_face, v.ring_face);
      put(ring_vertex, p.ring_vertex, v.ring_vertex);
      if (!p.star.empty()) put(star, p.star, v.star);
      return v;
    }
  };

  ShapeEntry entry_of(const Prototype& shape) {
    ShapeEntry entry;
    entry.kind = shape.core;
    entry.dilation = shape.dilation;
    entry.axes = shape.half_axes;
    entry.core = cores_.emplace_back().assign(shape.polyhedron);
    return entry;
  }

  bool only_spheres_ = true, has_polyhedra_ = false;
  std::vector<CoreArrays> cores_;
  Array<ShapeEntry, Space> entries_;
  Array<Vec3, Space> moments_;
};

}  // namespace clast
