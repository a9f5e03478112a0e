#include "render/camera.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

#include "base/error.hpp"

namespace clast {

namespace {

struct NamedView {
  const char* name;
  Vec3 towards_camera, up;
  bool parallel;
};

const NamedView named_views[] = {
    {"iso", {0.62, -1, 0.55}, {0, 0, 1}, false}, {"front", {0, -1, 0}, {0, 0, 1}, true},
    {"back", {0, 1, 0}, {0, 0, 1}, true},        {"left", {-1, 0, 0}, {0, 0, 1}, true},
    {"right", {1, 0, 0}, {0, 0, 1}, true},       {"top", {0, 0, 1}, {0, 1, 0}, true},
    {"bottom", {0, 0, -1}, {0, 1, 0}, true},
};

constexpr Real half_opening = 13 * pi / 180;  // of a perspective picture from top to bottom

// Three numbers separated by commas; false when the text is something else.
bool parse(std::string_view text, Vec3& v) {
  const char* at = text.data();
  const char* end = at + text.size();
  for (int axis = 0; axis < 3; ++axis) {
    const auto [stop, code] = std::from_chars(at, end, v[axis]);
    if (code != std::errc{} || !std::isfinite(v[axis])) return false;
    const bool last = axis == 2;
    if (last ? stop != end : (stop == end || *stop != ',')) return false;
    at = last ? stop : stop + 1;
  }
  return true;
}

// How far the balls reach to both sides of lines of sight through a camera at the origin: the
// balls lie between the lines at -low and at high, which open by `tangent` per unit of depth.
struct Reach {
  Real low = -infinity, high = low;
  Real middle() const { return 0.5 * (high - low); }
  Real size() const { return high + low; }
};

Reach reach_of(std::span<const Bubble> balls, const Vec3& across, const Vec3& forward,
               Real tangent) {
  const Real slope = root(1 + tangent * tangent);
  Reach reach;
  for (const Bubble& ball : balls) {
    const Real x = dot(ball.center, across);
    const Real margin = slope * ball.radius - tangent * dot(ball.center, forward);
    reach.high = larger(reach.high, x + margin);
    reach.low = larger(reach.low, -x + margin);
  }
  return reach;
}

}  // namespace

View view_named(const std::string& name) {
  for (const NamedView& view : named_views)
    if (name == view.name) return {normalized(view.towards_camera), view.up, view.parallel};
  Vec3 direction;
  if (!parse(name, direction) || !(length(direction) > 0) || !std::isfinite(length(direction))) {
    std::string names;
    for (const NamedView& view : named_views) names += fmt::format("{}, ", view.name);
    throw Error(fmt::format(
        "there is no view \"{}\"; choose {}or three numbers x,y,z that say where the camera is "
        "as seen from the scene, such as 1,-1,0.5",
        name, names));
  }
  direction = normalized(direction);
  const bool vertical = std::abs(direction.z) > 0.999;
  return {direction, vertical ? Vec3{0, 1, 0} : Vec3{0, 0, 1}, false};
}

Ray Camera::ray(double x, double y) const {
  const Vec3 offset = (per_pixel * (x - center.x)) * right + (per_pixel * (center.y - y)) * up;
  if (parallel) return {eye + offset, forward};
  return {eye, normalized(forward + offset)};
}

Point2 Camera::project(const Vec3& point) const {
  const Vec3 d = point - eye;
  const Real scale = parallel ? per_pixel : per_pixel * dot(d, forward);
  return {center.x + dot(d, right) / scale, center.y - dot(d, up) / scale};
}

Real Camera::pixel_length(const Vec3& at) const {
  return parallel ? per_pixel : per_pixel * dot(at - eye, forward);
}

Camera camera_for(const View& view, std::span<const Bubble> balls, const PixelBox& free_area,
                  int height) {
  const Bubble unit{{0, 0, 0}, 1};
  if (balls.empty()) balls = {&unit, 1};
  Camera camera;
  camera.parallel = view.parallel;
  camera.forward = -view.towards_camera;
  camera.right = normalized(cross(camera.forward, view.up));
  camera.up = cross(camera.right, camera.forward);
  camera.center = {0.5 * (free_area.left + free_area.right),
                   0.5 * (free_area.top + free_area.bottom)};
  const Real width_px = larger(1, free_area.right - free_area.left);
  const Real height_px = larger(1, free_area.bottom - free_area.top);
  const Reach depth = reach_of(balls, camera.forward, camera.forward, 0);
  const auto place = [&](const Reach& across, const Reach& along, Real back) {
    camera.eye =
        across.middle() * camera.right + along.middle() * camera.up + back * camera.forward;
  };
  if (view.parallel) {
    const Reach across = reach_of(balls, camera.right, camera.forward, 0);
    const Reach along = reach_of(balls, camera.up, camera.forward, 0);
    camera.per_pixel = larger(across.size() / width_px, along.size() / height_px);
    if (!(camera.per_pixel > 0)) camera.per_pixel = 1 / height_px;
    place(across, along, -depth.low - 0.1 * depth.size() - height_px * camera.per_pixel);
    return camera;
  }
  camera.per_pixel = 2 * std::tan(half_opening) / height;
  const Real opening_x = 0.5 * camera.per_pixel * width_px;
  const Real opening_y = 0.5 * camera.per_pixel * height_px;
  const Reach across = reach_of(balls, camera.right, camera.forward, opening_x);
  const Reach along = reach_of(balls, camera.up, camera.forward, opening_y);
  const Real back = smaller(-across.size() / (2 * opening_x), -along.size() / (2 * opening_y));
  // A single point has no size to fit: step back by a unit.
  const bool fits = -depth.low - back > 1e-9 * (1 + std::abs(back));
  place(across, along, fits ? back : -depth.low - 1);
  return camera;
}

}  // namespace clast
