#include "render/shape_sheet.hpp"

#include <algorithm>

#include "exec/parallel.hpp"
#include "render/canvas.hpp"
#include "render/light.hpp"

namespace clast {
namespace {

constexpr int cell = 240, caption = 34, columns = 6;
// Rays per pixel: more than the first few only where a shape or its edge is seen.
constexpr int least_samples = 3, most_samples = 12;

// The faces of a shape as it was given, its farthest vertex at distance 1.
std::vector<std::vector<Vec3>> polygons_of(const Assembly& shape) {
  std::vector<std::vector<Vec3>> out;
  for (const Part& part : shape.parts) {
    const PolyhedronView p = part.shape.polyhedron.view();
    const Placed placed{p, part.center, part.turn, part.size};
    for (int f = 0; f < p.faces; ++f) {
      std::vector<Vec3>& ring = out.emplace_back();
      for (int i = p.face_first[f]; i < p.face_first[f + 1]; ++i)
        ring.push_back(rotate(shape.axes, placed.vertex(p.face_vertex[i])));
    }
  }
  return out;
}

std::vector<Segment> edges_of(const std::vector<std::vector<Vec3>>& polygons) {
  std::vector<Segment> edges;
  for (const std::vector<Vec3>& ring : polygons)
    for (std::size_t i = 0; i < ring.size(); ++i)
      edges.push_back({ring[i], ring[(i + 1) % ring.size()]});
  return edges;
}

Image picture_of(const Assembly& shape, std::int64_t number) {
  const std::vector<std::vector<Vec3>> polygons = polygons_of(shape);
  RayScene scene;
  scene.add_polygons(polygons, std::vector<Color>(polygons.size(), kind_color(number)));
  scene.add_lines(edges_of(polygons), 0.008, {0.05f, 0.06f, 0.08f});
  scene.finish();
  const std::vector<Bubble> shown{{Vec3{}, 1}};
  const Camera camera = camera_for(view_named("iso"), shown, {6, 4, cell - 6.0, cell - 4.0}, cell);
  Real ground = infinity;
  for (const std::vector<Vec3>& ring : polygons)
    for (const Vec3& v : ring) ground = smaller(ground, v.z);
  const Lighting lighting = lighting_for(camera, ground);
  Image image(cell, cell);
  parallel_for(cell, [&](int y) {
    for (int x = 0; x < cell; ++x) {
      Color sum;
      bool smooth = true;
      int taken = 0;
      while (taken < (smooth ? least_samples : most_samples)) {
        const SampleNumbers numbers(x, y, taken++);
        const Ray ray = camera.ray(x + numbers(0), y + numbers(1));
        const Seen seen = seen_along(scene, lighting, ray, (y + 0.5) / cell, numbers);
        sum = sum + seen.color;
        smooth = smooth && seen.smooth;
      }
      image.at(x, y) = to_srgb((1.0f / static_cast<float>(taken)) * sum);
    }
  });
  return image;
}

}  // namespace

Image shape_sheet(std::span<const Assembly> shapes) {
  const int count = static_cast<int>(shapes.size());
  const int across = std::clamp(count, 1, columns), down = (count + across - 1) / across;
  Image sheet(across * cell, std::max(1, down) * (cell + caption));
  for (int i = 0; i < count; ++i) {
    const int left = i % across * cell, top = i / across * (cell + caption);
    const Image picture = picture_of(shapes[static_cast<std::size_t>(i)], i);
    for (int y = 0; y < cell; ++y)
      for (int x = 0; x < cell; ++x) sheet.at(left + x, top + y) = picture.at(x, y);
  }
  draw_on(sheet, [&](Canvas& canvas) {
    for (int i = 0; i < count; ++i) {
      const int left = i % across * cell, bottom = (i / across + 1) * (cell + caption);
      canvas.draw_text(left + 0.5 * cell, bottom - 0.35 * caption,
                       shapes[static_cast<std::size_t>(i)].name,
                       {.height = 10, .anchor = Anchor::middle});
    }
  });
  return sheet;
}

}  // namespace clast
