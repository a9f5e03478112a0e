#include "render/picture.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "base/error.hpp"
#include "base/text.hpp"
#include "exec/parallel.hpp"
#include "render/ground.hpp"
#include "render/legend.hpp"
#include "render/light.hpp"
#include "render/shown_walls.hpp"

namespace clast {

namespace {

constexpr int smallest_size = 32, largest_size = 16384;
constexpr Real weakest_rod = 0.02;  // of the strongest force
constexpr Color outline{0.09f, 0.12f, 0.16f}, chain_color{0.62f, 0.045f, 0.03f};

bool is_finite(const Vec3& v) { return std::isfinite(v.x + v.y + v.z); }

// The scene is moved to the origin and scaled to radius 1 before it goes to single precision:
// pictures look the same wherever a scene lies and however large it is.
struct Normalization {
  Vec3 center;
  Real scale = 1;

  Vec3 operator()(const Vec3& p) const { return scale * (p - center); }
  Bubble operator()(const Bubble& b) const { return {(*this)(b.center), scale * b.radius}; }
};

Normalization normalization_for(const Bounds& scene) {
  const Real radius = 0.5 * length(scene.size());
  return {0.5 * (scene.low + scene.high), radius > 0 ? 1 / radius : 1};
}

Real median(std::vector<Real> values) {
  const auto middle = values.begin() + std::ssize(values) / 2;
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

Real median_radius(const std::vector<Bubble>& balls) {
  std::vector<Real> radii;
  for (const Bubble& ball : balls) radii.push_back(ball.radius);
  return radii.empty() ? 1 : median(std::move(radii));
}

// Bodies that left the others far behind would make everything else tiny.
std::vector<Bubble> without_strays(std::vector<Bubble> balls) {
  constexpr std::size_t enough = 20;
  if (balls.size() < enough) return balls;
  std::vector<Real> x, y, z;
  for (const Bubble& ball : balls) {
    x.push_back(ball.center.x);
    y.push_back(ball.center.y);
    z.push_back(ball.center.z);
  }
  const Vec3 middle{median(x), median(y), median(z)};
  std::vector<Real> distance;
  for (const Bubble& ball : balls) distance.push_back(length(ball.center - middle));
  const auto most = distance.begin() + (std::ssize(distance) * 95) / 100;
  std::nth_element(distance.begin(), most, distance.end());
  const Real limit = 5 * *most;
  std::erase_if(balls, [&](const Bubble& ball) {
    return length(ball.center - middle) > limit + ball.radius;
  });
  return balls;
}

struct Painted {
  std::vector<Bubble> balls;  // around all bodies
  std::vector<Real> bottoms;  // the lowest z of each
  std::vector<Bubble> spheres;
  std::vector<Color> sphere_colors;
  std::vector<std::vector<Vec3>> faces;  // of all other bodies
  std::vector<Color> face_colors;
};

// Returns the lowest z of the body.
Real add_faces(Painted& painted, const ShapeMesh& mesh, const Frame& frame, std::size_t i,
               const Color& color, const Normalization& place, Real shrink) {
  Real bottom = infinity;
  for (const std::vector<int>& face : mesh.faces) {
    std::vector<Vec3>& ring = painted.faces.emplace_back();
    for (const int v : face) {
      const Vec3 own = frame.radius[i] * mesh.vertices[static_cast<std::size_t>(v)];
      const Vec3 arm = rotate(frame.orientation[i], own);
      ring.push_back(place(frame.position[i] + shrink * arm));
      bottom = smaller(bottom, frame.position[i].z + arm.z);
    }
    painted.face_colors.push_back(color);
  }
  return bottom;
}

Painted painted_bodies(const Frame& frame, const PictureOptions& options, const ValueRange& range,
                       const Normalization& place, bool pale, Real shrink) {
  const std::vector<Color> colors = colors_of(frame, options.field, range);
  Painted painted;
  for (std::size_t i = 0; i < frame.size(); ++i) {
    if (!is_finite(frame.position[i])) continue;
    const Color color = pale ? mix(colors[i], {0.9f, 0.9f, 0.9f}, 0.45f) : colors[i];
    const auto shape = static_cast<std::size_t>(frame.shape.empty() ? 0 : frame.shape[i]);
    painted.balls.push_back(place(Bubble{frame.position[i], frame.radius[i]}));
    if (shape < options.shapes.size() && !options.shapes[shape].faces.empty()) {
      painted.bottoms.push_back(
          add_faces(painted, options.shapes[shape], frame, i, color, place, shrink));
    } else {
      painted.bottoms.push_back(frame.position[i].z - frame.radius[i]);
      painted.spheres.push_back(painted.balls.back());
      painted.spheres.back().radius *= shrink;
      painted.sphere_colors.push_back(color);
    }
  }
  return painted;
}

// What was worn goes from the panes to solid faces.
void add_worn_faces(RayScene& scene, ShownWalls& walls, const ValueRange& range) {
  std::vector<std::vector<Vec3>> worn, others;
  std::vector<Color> colors;
  for (std::size_t i = 0; i < walls.panes.size(); ++i) {
    (walls.wear[i] > 0 ? worn : others).push_back(std::move(walls.panes[i]));
    if (walls.wear[i] > 0)
      colors.push_back(map_color((walls.wear[i] - range.low) / (range.high - range.low)));
  }
  scene.add_polygons(worn, colors);
  walls.panes = std::move(others);
}

void add_walls(RayScene& scene, ShownWalls walls, const Normalization& place, Real line_radius,
               const std::optional<ValueRange>& wear) {
  for (std::vector<Vec3>& pane : walls.panes)
    for (Vec3& corner : pane) corner = place(corner);
  for (Segment& edge : walls.edges) edge = {place(edge.from), place(edge.to)};
  if (wear) add_worn_faces(scene, walls, *wear);
  scene.add_panes(walls.panes);
  scene.add_lines(walls.edges, line_radius, outline);
}

// Under all of the scene, and some way around it.
Floor floor_under(const Bounds& scene, const Normalization& place) {
  const Vec3 low = place(scene.low), high = place(scene.high);
  return {low.x, low.y, high.x, high.y, 0.22};
}

// Rods as thick as their force is large: weak contacts, which are many, do not hide the strong.
std::vector<Rod> rods_of(const std::vector<ForceLine>& forces, Real strongest, Real thickest,
                         const Normalization& place) {
  std::vector<Rod> rods;
  if (!(strongest > 0)) return rods;
  for (const ForceLine& line : forces) {
    const Real share = length(line.force) / strongest;
    if (!is_finite(line.from) || !is_finite(line.to) || !(share > weakest_rod)) continue;
    rods.push_back({place(line.from), place(line.to), thickest * smaller(share, 1.5)});
  }
  return rods;
}

void add_bonds(RayScene& scene, const std::vector<BondLine>& bonds, const Normalization& place) {
  constexpr Real thickness = 0.3;  // of the bond
  std::vector<Rod> rods;
  std::vector<Color> colors;
  for (const BondLine& bond : bonds) {
    if (!is_finite(bond.from) || !is_finite(bond.to)) continue;
    rods.push_back({place(bond.from), place(bond.to), place.scale * thickness * bond.radius});
    colors.push_back(map_color(clamp(bond.load, 0, 1)));
  }
  scene.add_body_rods(rods, colors);
}

// The ground in the picture: without a floor, as low as anything shown.
Real ground_of(const Painted& bodies, const std::vector<WallPolygon>& walls, const Bounds& scene) {
  const Real size = length(scene.size());
  return ground_height(bodies.bottoms, walls, 0.01 * size, scene.low.z - 0.1 * size)
      .value_or(scene.low.z);
}

std::vector<std::int32_t> kinds_in(const Frame& frame, const std::optional<Field>& field) {
  std::set<std::int32_t> kinds;
  if (field && tells_kinds(*field))
    for (std::size_t i = 0; i < frame.size(); ++i) kinds.insert(kind_of(frame, *field, i));
  return {kinds.begin(), kinds.end()};
}

LegendContent legend_content(const Frame& frame, const std::vector<WallPolygon>& walls,
                             const PictureOptions& options, const std::vector<ForceLine>& forces) {
  LegendContent content{options.field,     {},         kinds_in(frame, options.field),
                        options.materials, frame.time, options.longest_time};
  if (options.field == Field::fragment) content.field = {};  // names have no order
  if (!forces.empty())
    content.strongest_force =
        options.strongest_force > 0 ? options.strongest_force : strong_force(forces);
  if (options.range)
    content.range = *options.range;
  else if (options.field)
    content.range = robust_range(values_shown(frame, walls, *options.field), *options.field);
  return content;
}

// A pixel in which the first rays see only smooth background needs no more of them.
constexpr int first_samples = 6;

Rgb8 pixel_color(const RayScene& scene, const Lighting& lighting, const Camera& camera,
                 const PictureOptions& options, int x, int y) {
  const int most = std::max(1, options.samples);
  Color sum;
  bool smooth = true;
  int taken = 0;
  while (taken < most && !(smooth && taken >= first_samples)) {
    const SampleNumbers numbers(x, y, taken++);
    const Ray ray = camera.ray(x + numbers(0), y + numbers(1));
    const Seen seen = seen_along(scene, lighting, ray, (y + 0.5) / options.height, numbers);
    sum = sum + seen.color;
    smooth = smooth && seen.smooth;
  }
  return to_srgb((1.0f / static_cast<float>(taken)) * sum);
}

Image trace(const RayScene& scene, const Lighting& lighting, const Camera& camera,
            const PictureOptions& options) {
  Image image(options.width, options.height);
  parallel_for(options.height, [&](int y) {
    for (int x = 0; x < options.width; ++x)
      image.at(x, y) = pixel_color(scene, lighting, camera, options, x, y);
  });
  return image;
}

}  // namespace

std::vector<Bubble> balls_to_show(const Frame& frame, const std::vector<WallPolygon>& walls) {
  std::vector<Bubble> balls;
  for (std::size_t i = 0; i < frame.size(); ++i)
    if (is_finite(frame.position[i])) balls.push_back({frame.position[i], frame.radius[i]});
  balls = without_strays(std::move(balls));
  for (const WallPolygon& wall : walls)
    if (wall.kind != Wall::plane)
      for (const Vec3& corner : wall.corners) balls.push_back({corner, 0});
  return balls;
}

std::vector<Real> values_shown(const Frame& frame, const std::vector<WallPolygon>& walls,
                               Field field) {
  if (!is_of_walls(field)) return values_of(frame, field);
  std::vector<Real> worn;
  for (const WallPolygon& wall : walls)
    if (wall.wear.value_or(0) > 0) worn.push_back(*wall.wear);
  return worn;
}

Real strong_force(const std::vector<ForceLine>& forces) {
  std::vector<Real> sizes;
  for (const ForceLine& line : forces) sizes.push_back(length(line.force));
  if (sizes.empty()) return 0;
  const auto at = sizes.begin() + (std::ssize(sizes) - 1) * 995 / 1000;
  std::nth_element(sizes.begin(), at, sizes.end());
  return *at;
}

Image render_picture(const Frame& frame, const std::vector<WallPolygon>& walls,
                     const PictureOptions& options, const std::vector<ForceLine>& forces,
                     const std::vector<BondLine>& bonds) {
  const LegendContent content = legend_content(frame, walls, options, forces);
  const bool of_walls = options.field && is_of_walls(*options.field);
  std::optional<Legend> legend;
  if (options.labels) legend.emplace(content, options.width, options.height);
  const PixelBox free_area =
      legend ? legend->free_area() : free_area_without_labels(options.width, options.height);

  std::vector<Bubble> shown = options.shown.empty() ? balls_to_show(frame, walls) : options.shown;
  const Bounds around = bounds_around(shown).value_or(Bounds{{-1, -1, -1}, {1, 1, 1}});
  const Normalization place = normalization_for(around);
  for (Bubble& ball : shown) ball = place(ball);
  const Camera camera = camera_for(options.view, shown, free_area, options.height);

  RayScene scene;
  const Painted bodies = painted_bodies(frame, options, content.range, place, !forces.empty(),
                                        bonds.empty() ? 1 : 0.5);
  add_bonds(scene, bonds, place);
  if (!of_walls) {
    scene.add_spheres(bodies.spheres, bodies.sphere_colors);
    scene.add_polygons(bodies.faces, bodies.face_colors);
  }
  const Real grain = median_radius(bodies.balls);
  scene.add_rods(rods_of(forces, content.strongest_force, 0.6 * grain, place), chain_color);

  const Real ground = ground_of(bodies, walls, around);
  Lighting lighting = lighting_for(camera, place({0, 0, ground}).z);
  lighting.rod_depth = 3 * grain;
  const ShownWalls seen_walls =
      shown_walls(walls, around, lighting.has_ground ? std::optional(ground) : std::nullopt);
  if (seen_walls.on_plane) lighting.floor = floor_under(around, place);
  const Real pixel = camera.pixel_length({0, 0, 0});
  add_walls(scene, seen_walls, place, pixel * std::max(0.65, 0.001 * options.height),
            of_walls ? std::optional(content.range) : std::nullopt);
  scene.finish();

  Image image = trace(scene, lighting, camera, options);
  if (legend) draw_on(image, [&](Canvas& canvas) { legend->draw(canvas, pixel / place.scale); });
  return image;
}

PictureSize size_from(const std::string& text) {
  PictureSize size{};
  const std::size_t cross = text.find('x');
  const std::string_view all = text;
  const auto allowed = [](int n) { return n >= smallest_size && n <= largest_size; };
  if (cross == std::string::npos || !parse_number(all.substr(0, cross), size.width) ||
      !parse_number(all.substr(cross + 1), size.height) || !allowed(size.width) ||
      !allowed(size.height))
    throw Error(fmt::format(
        "the size \"{}\" is not WIDTHxHEIGHT in pixels, each from {} to {}, such as 1280x720", text,
        smallest_size, largest_size));
  return size;
}

}  // namespace clast
