// The shapes of a run where kernels can read them.
#pragma once

#include "exec/array.hpp"
#include "shape/assembly.hpp"
#include "shape/shape_entry.hpp"

namespace clast {

// Entry number of the first part of each shape; a convex shape is its own only part.
inline std::vector<std::int32_t> first_part_entries(const std::vector<Assembly>& shapes) {
  std::vector<std::int32_t> first;
  auto next = static_cast<std::int32_t>(shapes.size()) + 1;
  for (const Assembly& shape : shapes) {
    const auto own = static_cast<std::int32_t>(first.size()) + 1;
    first.push_back(shape.convex() ? own : next);
    if (!shape.convex()) next += static_cast<std::int32_t>(shape.parts.size());
  }
  return first;
}

// Entry 0 is the sphere or disc: a point with a sphere swept over it. The shapes follow, then the
// parts of those that are not convex, one shape after the other.
template <class Space>
class ShapeTable {
 public:
  void assign(const std::vector<Prototype>& convex) {
    std::vector<ShapeEntry> entries = only_sphere();
    std::vector<Vec3> moments{sphere_moments()};
    for (const Prototype& shape : convex) {
      entries.push_back(entry_of(shape));
      moments.push_back(shape.inertia);
    }
    entries_.assign(entries);
    moments_.assign(moments);
  }
  // Bodies that are not convex touch by the entries of their parts, which have no moments. `round`
  // is the moment of inertia of entry 0 over m r^2.
  void assign(const std::vector<Assembly>& shapes, Real round) {
    std::vector<ShapeEntry> entries = only_sphere();
    std::vector<Vec3> moments{{round, round, round}};
    for (const Assembly& shape : shapes) {
      entries.push_back(shape.convex() ? entry_of(shape.parts.front().shape) : ShapeEntry());
      moments.push_back(shape.inertia);
    }
    for (const Assembly& shape : shapes) {
      if (shape.convex()) continue;
      for (const Part& part : shape.parts) {
        entries.push_back(entry_of(part.shape));
        entries.back().center = part.center;
        entries.back().turn = part.turn;
      }
    }
    entries_.assign(entries);
    moments_.assign(moments);
  }

  // All bodies are spheres.
  bool round() const { return entries_.size() <= 1; }
  const ShapeEntry* entries() const { return entries_.data(); }
  // Principal moments per mass and squared radius.
  const Vec3* moments() const { return moments_.data(); }

 private:
  static Vec3 sphere_moments() { return {0.4, 0.4, 0.4}; }

  // The arrays of one polyhedron in this space.
  struct Arrays {
    Array<Real, Space> x, y, z, face_offset;
    Array<Vec3, Space> face_normal;
    Array<std::uint16_t, Space> face_first, face_vertex, face_edge, side_first;
    Array<std::uint16_t, Space> ring_first, ring_edge, ring_face, ring_vertex;
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
      return v;
    }
  };

  std::vector<ShapeEntry> only_sphere() {
    polyhedra_.clear();
    std::vector<ShapeEntry> entries(1);
    entries[0].dilation = 1;
    entries[0].core = point_.assign(single_point());
    return entries;
  }
  ShapeEntry entry_of(const Prototype& shape) {
    ShapeEntry entry;
    entry.core = polyhedra_.emplace_back().assign(shape.polyhedron);
    return entry;
  }

  static Polyhedron single_point() {
    Polyhedron p;
    p.vertex.resize(1);
    p.x.resize(8);
    p.y.resize(8);
    p.z.resize(8);
    p.face_first = {0};
    p.side_first = {0};
    p.ring_first = {0, 0};
    return p;
  }

  Arrays point_;
  std::vector<Arrays> polyhedra_;
  Array<ShapeEntry, Space> entries_;
  Array<Vec3, Space> moments_;
};

}  // namespace clast
