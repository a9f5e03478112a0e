// The shapes of a run where kernels can read them.
#pragma once

#include "exec/array.hpp"
#include "shape/build.hpp"
#include "shape/shape_entry.hpp"

namespace clast {

// Entry 0 is the sphere: a point with a sphere swept over it. The prototypes follow.
template <class Space>
class ShapeTable {
 public:
  void assign(const std::vector<Prototype>& prototypes) {
    polyhedra_.resize(prototypes.size());
    std::vector<ShapeEntry> entries(1);
    std::vector<Vec3> moments{{0.4, 0.4, 0.4}};
    entries[0].dilation = 1;
    entries[0].core = point_.assign(single_point());
    for (std::size_t i = 0; i < prototypes.size(); ++i) {
      ShapeEntry entry;
      entry.core = polyhedra_[i].assign(prototypes[i].polyhedron);
      entries.push_back(entry);
      moments.push_back(prototypes[i].inertia);
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
  // The arrays of one polyhedron in this space.
  struct Arrays {
    Array<Real, Space> x, y, z, face_offset;
    Array<Vec3, Space> face_normal;
    Array<std::uint16_t, Space> face_first, face_vertex, face_edge;
    Array<std::uint16_t, Space> ring_first, ring_edge, ring_face, ring_vertex;
    Array<PolyhedronEdge, Space> edge;

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
      put(ring_first, p.ring_first, v.ring_first);
      put(ring_edge, p.ring_edge, v.ring_edge);
      put(ring_face, p.ring_face, v.ring_face);
      put(ring_vertex, p.ring_vertex, v.ring_vertex);
      return v;
    }
  };

  static Polyhedron single_point() {
    Polyhedron p;
    p.vertex.resize(1);
    p.x.resize(8);
    p.y.resize(8);
    p.z.resize(8);
    p.face_first = {0};
    p.ring_first = {0, 0};
    return p;
  }

  Arrays point_;
  std::vector<Arrays> polyhedra_;
  Array<ShapeEntry, Space> entries_;
  Array<Vec3, Space> moments_;
};

}  // namespace clast
