// What has to hold for every polyhedron, whatever its shape.
#pragma once

#include <gtest/gtest.h>

#include <set>

#include "shape/polyhedron.hpp"

namespace clast::testing {

inline void expect_faces_consistent(const PolyhedronView& p) {
  for (int f = 0; f < p.faces; ++f) {
    const int first = p.face_first[f], last = p.face_first[f + 1];
    ASSERT_GE(last - first, 3);
    EXPECT_NEAR(length(p.face_normal[f]), 1, 1e-15);
    for (int i = first; i < last; ++i) {
      const int v = p.face_vertex[i], next = p.face_vertex[i + 1 == last ? first : i + 1];
      const PolyhedronEdge& e = p.edge[p.face_edge[i]];
      const bool along = e.from == v && e.to == next && e.left == f;
      const bool against = e.to == v && e.from == next && e.right == f;
      EXPECT_TRUE(along || against) << "face " << f << " side " << i - first;
    }
  }
}

inline void expect_vertex_rings_consistent(const PolyhedronView& p) {
  for (int v = 0; v < p.vertices; ++v) {
    const int first = p.ring_first[v], last = p.ring_first[v + 1];
    ASSERT_GE(last - first, 2);
    for (int i = first; i < last; ++i) {
      const int next = i + 1 == last ? first : i + 1;
      const PolyhedronEdge &e = p.edge[p.ring_edge[i]], &after = p.edge[p.ring_edge[next]];
      EXPECT_TRUE((e.from == v && e.to == p.ring_vertex[i]) ||
                  (e.to == v && e.from == p.ring_vertex[i]));
      // Seen from the vertex: the face left of this edge is right of the next one.
      EXPECT_EQ(p.ring_face[i], e.from == v ? e.left : e.right);
      EXPECT_EQ(p.ring_face[i], after.from == v ? after.right : after.left);
    }
  }
}

inline void expect_stars_consistent(const PolyhedronView& p) {
  if (p.vertices > VertexStar::most_vertices) {
    EXPECT_EQ(p.star, nullptr);
    return;
  }
  for (int v = 0; v < p.vertices; ++v) {
    std::set<int> faces, edges, star_faces, star_edges;
    std::uint64_t neighbours = 0;
    for (int i = p.ring_first[v]; i < p.ring_first[v + 1]; ++i) {
      faces.insert(p.ring_face[i]);
      edges.insert(p.ring_edge[i]);
      neighbours |= std::uint64_t{1} << p.ring_vertex[i];
    }
    const VertexStar& star = p.star[v];
    star.for_each_face([&](int f) { star_faces.insert(f); });
    star.for_each_edge([&](int e) { star_edges.insert(e); });
    EXPECT_EQ(star_faces, faces);
    EXPECT_EQ(star_edges, edges);
    EXPECT_EQ(star.vertices, neighbours);
    EXPECT_EQ(star.face_count(), static_cast<int>(faces.size()));
    EXPECT_EQ(star.edge_count(), static_cast<int>(edges.size()));
  }
}

inline void expect_padding(const PolyhedronView& p) {
  EXPECT_EQ(p.lanes % 8, 0);
  EXPECT_GE(p.lanes, p.vertices);
  EXPECT_LT(p.lanes - p.vertices, 8);
  for (int i = p.vertices; i < p.lanes; ++i) EXPECT_EQ(p.vertex(i), p.vertex(0));
}

inline void expect_edge_vectors(const PolyhedronView& p) {
  for (int i = 0; i < p.edges; ++i) {
    const PolyhedronEdge& e = p.edge[i];
    const FourVectors four = four_vectors(p.edge_vectors[i]);
    EXPECT_EQ(four[0], p.vertex(e.from));
    EXPECT_EQ(four[1], p.vertex(e.to) - p.vertex(e.from));
    EXPECT_EQ(four[2], p.face_normal[e.left]);
    EXPECT_EQ(four[3], p.face_normal[e.right]);
  }
}

inline Real height(const SidePlanes& planes, int lane, const Vec3& x) {
  return dot(Vec3{planes.x[lane], planes.y[lane], planes.z[lane]}, x) - planes.offset[lane];
}

// The planes on the rim pass through the two corners of their side and have the others of the face
// behind them; those around pass through the corners too and have all vertices behind them.
inline void expect_side_planes(const PolyhedronView& p, Real tolerance) {
  for (int f = 0; f < p.faces; ++f) {
    const int first = p.face_first[f], sides = p.face_first[f + 1] - first;
    ASSERT_EQ(p.side_first[f + 1] - p.side_first[f], (sides + 7) / 8);
    for (int i = 0; i < 8 * (p.side_first[f + 1] - p.side_first[f]); ++i) {
      const int side = i < sides ? i : 0;
      const SidePlanes& rim = p.rim[p.side_first[f] + i / 8];
      const SidePlanes& around = p.around[p.side_first[f] + i / 8];
      for (int k = 0; k < sides; ++k) {
        const Vec3 corner = p.vertex(p.face_vertex[first + k]);
        const bool on_side = k == side || k == (side + 1) % sides;
        EXPECT_NEAR(height(around, i % 8, corner) * on_side, 0, tolerance);
        EXPECT_NEAR(height(rim, i % 8, corner) * on_side, 0, tolerance);
        EXPECT_LE(height(rim, i % 8, corner), tolerance);
      }
      for (int v = 0; v < p.vertices; ++v) EXPECT_LE(height(around, i % 8, p.vertex(v)), tolerance);
    }
  }
}

// Closed, sphere-like and convex to within `tolerance`, in the frame of prototypes.
inline void expect_consistent(const PolyhedronView& p, Real tolerance = 1e-8) {
  EXPECT_EQ(p.vertices - p.edges + p.faces, 2);
  EXPECT_EQ(p.face_first[p.faces], 2 * p.edges);
  EXPECT_EQ(p.ring_first[p.vertices], 2 * p.edges);
  expect_faces_consistent(p);
  expect_vertex_rings_consistent(p);
  expect_stars_consistent(p);
  expect_padding(p);
  expect_edge_vectors(p);
  expect_side_planes(p, tolerance);
  Real farthest = 0;
  for (int v = 0; v < p.vertices; ++v) {
    farthest = larger(farthest, length(p.vertex(v)));
    for (int f = 0; f < p.faces; ++f)
      EXPECT_LE(dot(p.face_normal[f], p.vertex(v)), p.face_offset[f] + tolerance);
  }
  EXPECT_NEAR(farthest, 1, 1e-14);
  for (int f = 0; f < p.faces; ++f)
    for (int i = p.face_first[f]; i < p.face_first[f + 1]; ++i)
      EXPECT_NEAR(dot(p.face_normal[f], p.vertex(p.face_vertex[i])), p.face_offset[f], tolerance);
}

}  // namespace clast::testing
