// Convex polyhedra: vertices, faces, edges and how they hang together.
//
// A polyhedron is built once per prototype (shape/build.hpp), on the host; kernels see it through
// PolyhedronView. Its frame has the centroid at the origin and the principal axes of inertia as
// axes; its farthest vertex is at distance 1. A body is a prototype times its size (the radius of
// its bounding sphere), turned and moved.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/bits.hpp"
#include "base/four.hpp"
#include "base/quat.hpp"
#include "base/vec3.hpp"

namespace clast {

// An edge runs from one vertex to another; seen from outside, `left` is the face on its left.
struct PolyhedronEdge {
  std::uint16_t from, to, left, right;
};

// Planes n.x = offset at eight sides of a face; where it has fewer, the first is repeated.
struct SidePlanes {
  Real x[8], y[8], z[8], offset[8];
};

// What hangs together with a vertex, as sets of bits: its faces, its edges and the vertices at
// their other ends. For shapes of up to 64 vertices, which have no more than 124 faces and 186
// edges.
struct VertexStar {
  static constexpr int most_vertices = 64, most_faces = 128, most_edges = 192;

  std::uint64_t faces[2] = {0, 0}, edges[3] = {0, 0, 0}, vertices = 0;

  CLAST_HD void add(const VertexStar& other) {
    for (int i = 0; i < 2; ++i) faces[i] |= other.faces[i];
    for (int i = 0; i < 3; ++i) edges[i] |= other.edges[i];
    vertices |= other.vertices;
  }
  CLAST_HD int face_count() const { return count_of_bits(faces[0]) + count_of_bits(faces[1]); }
  CLAST_HD int edge_count() const {
    return count_of_bits(edges[0]) + count_of_bits(edges[1]) + count_of_bits(edges[2]);
  }
  template <class F>
  CLAST_HD void for_each_face(F&& f) const {
    for_each_bit(faces[0], 0, f);
    for_each_bit(faces[1], 64, f);
  }
  template <class F>
  CLAST_HD void for_each_edge(F&& f) const {
    for_each_bit(edges[0], 0, f);
    for_each_bit(edges[1], 64, f);
    for_each_bit(edges[2], 128, f);
  }
};

// What kernels read. Pointers are to host or device memory.
struct PolyhedronView {
  std::int32_t vertices = 0, faces = 0, edges = 0;
  std::int32_t lanes = 0;   // vertices, rounded up to a multiple of 8
  Real inner = 0;           // distance of its nearest face from the origin, which lies within
  const Real* x = nullptr;  // coordinates of the vertices, apart; beyond the last
  const Real* y = nullptr;  // vertex the first one is repeated up to `lanes`
  const Real* z = nullptr;
  const Vec3* face_normal = nullptr;           // unit, outward
  const Real* face_offset = nullptr;           // normal . x on the face
  const std::uint16_t* face_first = nullptr;   // ring of face f: [face_first[f], face_first[f + 1])
  const std::uint16_t* face_vertex = nullptr;  // counter-clockwise seen from outside
  const std::uint16_t* face_edge = nullptr;    // from that vertex to the next of the ring
  const PolyhedronEdge* edge = nullptr;
  const FourInMemory* edge_vectors = nullptr;  // its start, its way, normals on its left and right
  const std::uint16_t* side_first = nullptr;   // side planes of face f, as face_first
  const SidePlanes* rim = nullptr;             // upright on the sides of the face, looking outwards
  const SidePlanes* around = nullptr;          // of the faces beyond these sides, looking outwards
  const std::uint16_t* ring_first =
      nullptr;                               // ring of vertex v: [ring_first[v], ring_first[v + 1])
  const std::uint16_t* ring_edge = nullptr;  // edges at v, counter-clockwise seen from outside
  const std::uint16_t* ring_face = nullptr;  // the face between that edge and the next of the ring
  const std::uint16_t* ring_vertex = nullptr;  // the other end of that edge
  const VertexStar* star = nullptr;            // of each vertex; null: there are too many

  CLAST_HD Vec3 vertex(int i) const { return {x[i], y[i], z[i]}; }
};

// Owns what a view points to.
struct Polyhedron {
  std::vector<Vec3> vertex;
  std::vector<Real> x, y, z;  // the same, padded as the view wants it
  std::vector<Vec3> face_normal;
  std::vector<Real> face_offset;
  std::vector<std::uint16_t> face_first, face_vertex, face_edge;
  std::vector<PolyhedronEdge> edge;
  std::vector<FourInMemory> edge_vectors;
  std::vector<std::uint16_t> side_first;
  std::vector<SidePlanes> rim, around;
  std::vector<std::uint16_t> ring_first, ring_edge, ring_face, ring_vertex;
  std::vector<VertexStar> star;  // empty if there are too many vertices

  PolyhedronView view() const {
    PolyhedronView v;
    v.vertices = static_cast<std::int32_t>(vertex.size());
    v.faces = static_cast<std::int32_t>(face_normal.size());
    v.edges = static_cast<std::int32_t>(edge.size());
    v.lanes = static_cast<std::int32_t>(x.size());
    v.inner = face_offset.empty() ? 0 : *std::min_element(face_offset.begin(), face_offset.end());
    v.x = x.data();
    v.y = y.data();
    v.z = z.data();
    v.face_normal = face_normal.data();
    v.face_offset = face_offset.data();
    v.face_first = face_first.data();
    v.face_vertex = face_vertex.data();
    v.face_edge = face_edge.data();
    v.edge = edge.data();
    v.edge_vectors = edge_vectors.data();
    v.side_first = side_first.data();
    v.rim = rim.data();
    v.around = around.data();
    v.ring_first = ring_first.data();
    v.ring_edge = ring_edge.data();
    v.ring_face = ring_face.data();
    v.ring_vertex = ring_vertex.data();
    v.star = star.empty() ? nullptr : star.data();
    return v;
  }
};

// A polyhedron as it stands in space: x_world = center + turn (size x_own). The view must outlive
// it: a copy of it in every search costs as much as half a proof.
struct Placed {
  const PolyhedronView& shape;
  Vec3 center;
  Quat turn;
  Real size = 1;

  CLAST_HD Vec3 to_world(const Vec3& own) const { return center + rotate(turn, size * own); }
  CLAST_HD Vec3 vertex(int i) const { return to_world(shape.vertex(i)); }
  CLAST_HD Vec3 face_normal(int f) const { return rotate(turn, shape.face_normal[f]); }
};

}  // namespace clast
