#include "render/light.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace clast {

namespace {

constexpr Real infinitely_far = 1e9;
constexpr Real off_surface = 4e-5;  // above the rounding of single precision at distance 1
constexpr Real sky_reach = 0.7;     // occlusion from farther away is not noticed
constexpr float lamp_strength = 0.78f, sky_strength = 0.50f, gloss = 0.10f;
constexpr int ground_parts = 2;  // a plain surface shows grain that bodies hide
constexpr Color horizon{0.965f, 0.972f, 0.985f}, zenith{0.80f, 0.835f, 0.885f},
    glass{0.36f, 0.50f, 0.66f}, floor_color{0.84f, 0.85f, 0.86f};

std::uint32_t scrambled(std::uint32_t x) {
  x ^= x >> 16;
  x *= 0x7feb352du;
  x ^= x >> 15;
  x *= 0x846ca68bu;
  return x ^ (x >> 16);
}

// Points of the unit circle; a table is much faster than sines and fine enough for light.
struct Turn {
  Real cos, sin;
};
Turn turn(Real share) {
  constexpr std::size_t steps = 1024;
  static const std::vector<Turn> table = [] {
    std::vector<Turn> made(steps);
    for (std::size_t i = 0; i < steps; ++i) {
      const Real angle = 2 * pi * (static_cast<Real>(i) + 0.5) / steps;
      made[i] = {std::cos(angle), std::sin(angle)};
    }
    return made;
  }();
  return table[static_cast<std::size_t>(share * steps) % steps];
}

// A direction around `axis`, denser towards it as light falls on a surface.
Vec3 around_normal(const Vec3& axis, Real a, Real b) {
  Vec3 u, v;
  complete_frame(axis, u, v);
  const Real radius = root(a);
  const Turn t = turn(b);
  return (radius * t.cos) * u + (radius * t.sin) * v + root(larger(0, 1 - a)) * axis;
}

Vec3 towards_lamp(const Lighting& lighting, Real a, Real b) {
  Vec3 u, v;
  complete_frame(lighting.to_lamp, u, v);
  const Real radius = lighting.lamp_size * root(a);
  const Turn t = turn(b);
  return normalized(lighting.to_lamp + (radius * t.cos) * u + (radius * t.sin) * v);
}

struct Light {
  float lamp;  // 0 in full shadow … 1, times the cosine of incidence
  float sky;   // 0 … 1, the part of the sky that is seen
};

Light light_at(const RayScene& scene, const Lighting& lighting, const Vec3& point,
               const Vec3& normal, const SampleNumbers& numbers) {
  Light light{0, 1};
  const Vec3 start = point + off_surface * normal;
  const Vec3 lamp = towards_lamp(lighting, numbers(2), numbers(3));
  const Real incidence = dot(normal, lamp);
  if (incidence > 0 && !scene.is_blocked({start, lamp}, infinitely_far))
    light.lamp = static_cast<float>(incidence);
  const Vec3 sky = around_normal(normal, numbers(4), numbers(5));
  // Blocked directions are not black: the neighbour in the way is lit as well.
  if (scene.is_blocked({start, sky}, sky_reach)) light.sky = 0.16f;
  return light;
}

Color background(Real row_share) {
  return mix(zenith, horizon, static_cast<float>(std::clamp(row_share, 0.0, 1.0)));
}

Color shaded(const RayScene& scene, const Lighting& lighting, const Ray& ray,
             const RayScene::Hit& hit, const SampleNumbers& numbers) {
  const Vec3 point = ray.origin + hit.distance * ray.direction;
  const Light light = light_at(scene, lighting, point, hit.normal, numbers);
  const auto height = static_cast<float>(0.85 + 0.15 * hit.normal.z);  // the sky is above
  const Color diffuse =
      (lamp_strength * light.lamp + sky_strength * height * light.sky) * hit.color;
  const Vec3 half = normalized(lighting.to_lamp - ray.direction);
  // The power 32 by squaring: a highlight about as wide as that of a glazed bead.
  Real shine = light.lamp > 0 ? larger(0, dot(half, hit.normal)) : 0;
  for (int i = 0; i < 5; ++i) shine *= shine;
  const float glint = gloss * static_cast<float>(shine);
  return diffuse + Color{glint, glint, glint};
}

// Without shadows: rods lie inside the bodies they join.
Color lit(const Lighting& lighting, const RayScene::Hit& hit) {
  const auto incidence = static_cast<float>(larger(0, dot(hit.normal, lighting.to_lamp)));
  return (0.62f + 0.5f * incidence) * hit.color;
}

// Whether anything inside the ball of radius 1 around the origin can keep light from a point of
// the ground.
bool can_be_shaded(const Lighting& lighting, const Vec3& point) {
  if (squared_length(point) < square(1 + sky_reach)) return true;
  const Real along = -dot(point, lighting.to_lamp);  // to where the ball's centre is nearest
  const Real aside = root(larger(0, squared_length(point) - along * along));
  return along > -1 && aside < 1 + lighting.lamp_size * (along + 1);
}

// From 0 outside the floor to 1 where it is whole, without a corner or a sharp edge.
float share_of_floor(const Floor& floor, const Vec3& point) {
  const Real dx = larger(0, larger(floor.low_x - point.x, point.x - floor.high_x));
  const Real dy = larger(0, larger(floor.low_y - point.y, point.y - floor.high_y));
  const Real inside = larger(0, 1 - root(dx * dx + dy * dy) / floor.rim);
  return static_cast<float>(inside * inside * (3 - 2 * inside));
}

// The background, darker where bodies keep light from the ground.
Seen ground_seen(const RayScene& scene, const Lighting& lighting, const Ray& ray, Real row_share,
                 const SampleNumbers& numbers) {
  Color far = background(row_share);
  if (!lighting.has_ground || !(ray.direction.z < 0)) return {far, true};
  const Real distance = (lighting.ground_height - ray.origin.z) / ray.direction.z;
  const Vec3 point = ray.origin + distance * ray.direction;
  if (lighting.floor && distance > 0)
    far = mix(far, floor_color, share_of_floor(*lighting.floor, point));
  const Real away = root(point.x * point.x + point.y * point.y) / lighting.ground_radius;
  if (distance < 0 || away > 1 || !can_be_shaded(lighting, point)) return {far, true};
  const Vec3 up{0, 0, 1};
  const auto open = static_cast<float>(larger(1e-3, dot(up, lighting.to_lamp)));
  float received = 0;
  for (int i = 0; i < ground_parts; ++i) {
    const Light light = light_at(scene, lighting, point, up, numbers.part(i, ground_parts));
    received += (0.5f * std::min(1.0f, light.lamp / open) + 0.5f * light.sky) / ground_parts;
  }
  const auto fade = static_cast<float>(square(1 - away * away));
  return {(1 - 0.62f * fade * (1 - received)) * far, false};
}

}  // namespace

SampleNumbers::SampleNumbers(int x, int y, int sample)
    : pixel_(scrambled(static_cast<std::uint32_t>(x) * 0x9e3779b9u ^
                       scrambled(static_cast<std::uint32_t>(y)))),
      sample_(static_cast<std::uint32_t>(sample)) {}

Real SampleNumbers::operator()(int dimension) const {
  // Additive sequences whose steps are inverse powers of the root of x^(n+1) = x + 1 fill n
  // dimensions evenly: two for the place in the pixel, four for the light. Each pixel starts
  // elsewhere. Steps are in units of 2^-32.
  constexpr std::uint32_t steps[] = {3242174889u, 2447445414u, 3679390609u,
                                     3152041523u, 2700274806u, 2313257605u};
  const auto d = static_cast<std::uint32_t>(dimension);
  return (scrambled(pixel_ + 0x68bc21ebu * d) + (sample_ + 1) * steps[d]) * 0x1p-32;
}

Lighting lighting_for(const Camera& camera, Real ground_height) {
  Lighting lighting;
  lighting.to_lamp = normalized(-0.55 * camera.right + 0.95 * camera.up - 0.80 * camera.forward);
  lighting.lamp_size = 0.16;
  lighting.ground_height = ground_height - 2e-3;
  lighting.ground_radius = 3.5;
  lighting.has_ground = camera.forward.z < -0.02 && lighting.to_lamp.z > 0.05;
  return lighting;
}

Seen seen_along(const RayScene& scene, const Lighting& lighting, const Ray& ray, Real row_share,
                const SampleNumbers& numbers) {
  RayScene::Hit body, line, rod;
  Real far = infinitely_far;
  const bool on_body = scene.first_hit(Layer::bodies, ray, far, body);
  if (on_body) far = body.distance;
  Seen seen;
  if (scene.first_hit(Layer::lines, ray, far, line)) {
    seen = {line.color, false};
    far = line.distance;
  } else if (on_body) {
    seen = {shaded(scene, lighting, ray, body, numbers), false};
  } else {
    seen = ground_seen(scene, lighting, ray, row_share, numbers);
  }
  if (scene.first_hit(Layer::rods, ray, infinitely_far, rod)) {
    // Through bodies, like something seen in clouded glass.
    const Real depth = larger(0, rod.distance - far);
    const auto share = static_cast<float>(std::exp(-depth / lighting.rod_depth));
    seen = {mix(seen.color, lit(lighting, rod), share), false};
    far = smaller(far, rod.distance);
  }
  return {mix(glass, seen.color, scene.through_glass(ray, far, on_body)), seen.smooth};
}

}  // namespace clast
