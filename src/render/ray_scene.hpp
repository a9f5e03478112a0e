// The scene as rays meet it. Wraps Embree; coordinates are single precision and near the origin.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "base/vec3.hpp"
#include "render/camera.hpp"
#include "render/color.hpp"
#include "render/embree.hpp"
#include "render/feature_edges.hpp"

namespace clast {

// What rays treat alike: bodies throw shadows, glass is seen through, lines are drawn but throw
// none, rods (force chains) shine through the bodies.
enum class Layer { bodies, glass, lines, rods };

struct Rod {
  Vec3 from, to;
  Real radius = 0;
};

// A new kind of shape is one more add_… function: Embree finds the hit and the normal, all else
// goes by the colour of the primitive.
class RayScene {
 public:
  RayScene();
  ~RayScene();
  RayScene(const RayScene&) = delete;
  RayScene& operator=(const RayScene&) = delete;

  void add_spheres(std::span<const Bubble> spheres, std::span<const Color> colors);
  // Convex polygons into the bodies, with one colour each.
  void add_polygons(std::span<const std::vector<Vec3>> polygons, std::span<const Color> colors);
  // Convex polygons, into the glass. All glass has one colour, so that what is seen through several
  // panes does not depend on their order.
  void add_panes(std::span<const std::vector<Vec3>> polygons);
  // As thin rods, into the lines.
  void add_lines(std::span<const Segment> lines, Real radius, const Color& color);
  void add_rods(std::span<const Rod> rods, const Color& color);
  // Into the bodies, with one colour each.
  void add_body_rods(std::span<const Rod> rods, std::span<const Color> colors);
  // After the last shape, before the first ray.
  void finish();

  struct Hit {
    Real distance;
    Vec3 normal;  // unit, towards the ray's origin
    Color color;
  };
  // The first hit of a ray on bodies, lines or rods; false when there is none before `to`.
  bool first_hit(Layer layer, const Ray& ray, Real to, Hit& hit) const;
  // The share of light that all panes before `to` let through. They hide less of a body than of
  // what is behind it all, where they are to be seen.
  float through_glass(const Ray& ray, Real to, bool onto_body) const;
  // Whether a body is in the way.
  bool is_blocked(const Ray& ray, Real to) const;

 private:
  struct Float4 {
    float x, y, z, w;
  };
  static Float4 to_float4(const Vec3& v, Real w);

  // Colours of a geometry: one for each primitive, or one for all.
  using Paint = std::vector<Color>;
  struct Shapes {
    RTCScene scene = nullptr;
    std::vector<Paint> paints;  // by Embree's number of the geometry
  };

  Shapes& shapes(Layer layer) { return layers_[static_cast<std::size_t>(layer)]; }
  const Shapes& shapes(Layer layer) const { return layers_[static_cast<std::size_t>(layer)]; }
  RTCGeometry triangles_of(std::span<const std::vector<Vec3>> polygons);
  void attach(Layer layer, RTCGeometry geometry, Paint paint);
  void attach_rods(Layer layer, std::span<const Rod> rods, Paint paint);

  RTCDevice device_;
  std::array<Shapes, 4> layers_;
};

}  // namespace clast
