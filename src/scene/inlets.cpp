#include "scene/inlets.hpp"

#include <fmt/format.h>

#include <cmath>

#include "base/random.hpp"
#include "base/text.hpp"
#include "scene/build.hpp"
#include "scene/grains.hpp"
#include "scene/region.hpp"
#include "scene/streams.hpp"

namespace clast {

namespace {

// Shares of an inlet that are solid: at most when bodies fly through it, and when they lie in it.
constexpr Real in_flight = 0.3, at_rest = 0.55;

Real depth_along(const scene::Insert& stream, const Vec3& d) {
  const scene::Bounds b = bounds(*stream.region);
  const Vec3 size = b.high - b.low;
  return (std::abs(size.x * d.x) + std::abs(size.y * d.y) + std::abs(size.z * d.z)) / length(d);
}

// Where bodies go in the inlet; zero when they stay.
Vec3 way_through(const Scene& scene, const scene::Insert& stream) {
  return squared_length(*stream.velocity) > 0 ? *stream.velocity : *scene.gravity;
}

// In the unit of the rate: kg or bodies.
struct Amounts {
  Real asked;  // until the stream ends
  Real fit_in_flight, fit_at_rest;
};

Amounts amounts_of(const Scene& scene, const scene::Insert& stream) {
  const Real solid = scene::GrainSampler(scene, stream).mean_volume();
  const Real mean_mass = scene.mass_of_solid(material_of(scene, stream), solid);
  const Real unit = stream.rate->by_mass ? mean_mass : 1;
  Amounts amounts{};
  amounts.asked = stream.rate->value * duration_of(scene, stream);
  if (stream.count.given)
    amounts.asked = smaller(amounts.asked, unit * static_cast<Real>(*stream.count));
  if (stream.mass.given) amounts.asked = smaller(amounts.asked, unit * *stream.mass / mean_mass);
  const Real inletful = unit * volume(*stream.region) / solid;
  amounts.fit_in_flight = in_flight * inletful;
  amounts.fit_at_rest = at_rest * inletful;
  return amounts;
}

// The direction in which a ball goes on that is pushed along `way` and kept back by the walls it
// touches; its length is the part of the push that moves it.
Vec3 along_walls(const Model& model, const Vec3& center, Real radius, const Vec3& way) {
  constexpr Real touching = 1.05;
  Vec3 direction = way;
  for (const Wall& wall : model.walls) {
    if (clearly_farther(wall, center, touching * radius)) continue;
    const WallDistance to = distance_to(wall, center, model.wall_corners.data());
    const Real into = dot(direction, to.direction);
    if (to.distance < touching * radius && into > 0) direction -= into * to.direction;
  }
  return direction;
}

bool is_kept(const Model& model, const scene::Region& region, Vec3 center, Real radius,
             const Vec3& way) {
  constexpr int most_steps = 5000;
  constexpr Real steep_enough = 0.4;  // sine of the slope: walls that are flatter hold bodies
  for (int step = 0; step < most_steps; ++step) {
    if (!inside(region, center)) return false;
    const Vec3 direction = along_walls(model, center, radius, way);
    if (length(direction) < steep_enough) return true;
    center += 0.2 * radius * direction;
  }
  return true;
}

}  // namespace

Real crossing_time(const Scene& scene, const scene::Insert& stream) {
  const Vec3 v = *stream.velocity, g = *scene.gravity;
  if (squared_length(v) > 0) return depth_along(stream, v) / length(v);
  if (squared_length(g) > 0) return root(2 * depth_along(stream, g) / length(g));
  return infinity;
}

Real duration_of(const Scene& scene, const scene::Insert& stream) {
  return (stream.until.given ? *stream.until : scene.longest()) - *stream.from;
}

std::string rate_text(const scene::Insert& stream, Real rate) {
  return fmt::format("{} {}", rounded(rate), stream.rate->by_mass ? "kg/s" : "bodies per second");
}

bool holds_its_bodies(const Scene& scene, const scene::Insert& stream) {
  constexpr int places = 20;
  const Vec3 way = way_through(scene, stream);
  if (way == Vec3()) return true;
  const Model model = build_walls(scene, 0);
  const scene::Region& region = *stream.region;
  const scene::Bounds box = bounds(region);
  const Real solid = scene::GrainSampler(scene, stream).mean_volume();
  const Real radius = scene.flat() ? root(solid / pi) : std::cbrt(0.75 / pi * solid);
  Random random(1);
  int tried = 0, kept = 0;
  for (int i = 0; i < places; ++i) {
    Vec3 center = random.uniform(box.low, box.high);
    if (scene.flat()) center.y = 0;
    if (!inside(region, center, radius)) continue;
    ++tried;
    kept += is_kept(model, region, center, radius, normalized(way)) ? 1 : 0;
  }
  return 2 * kept > tried;
}

Real rate_through_inlet(const Scene& scene, const scene::Insert& stream) {
  const Amounts amounts = amounts_of(scene, stream);
  if (amounts.asked <= amounts.fit_in_flight) return infinity;
  const Real passes = amounts.fit_in_flight / crossing_time(scene, stream);
  return holds_its_bodies(scene, stream)
             ? smaller(passes, amounts.fit_at_rest / duration_of(scene, stream))
             : passes;
}

std::vector<std::string> foreseen_shortages(const Scene& scene) {
  std::vector<std::string> sentences;
  for (const scene::Insert& stream : scene.inserts) {
    if (!is_stream(stream)) continue;
    const Real passes = rate_through_inlet(scene, stream);
    if (stream.rate->value <= passes) continue;
    const bool held = holds_its_bodies(scene, stream);
    sentences.push_back(fmt::format(
        "{}: the inlet passes about {}, not {}{}: what finds room is put in, the rest waits; lower "
        "the rate, or make the inlet larger{}",
        stream.rate.where.text(), rate_text(stream, passes), rate_text(stream, stream.rate->value),
        held ? ", since bodies come to lie in it" : "",
        held ? " or let them fall out of it" : " or the velocity higher"));
  }
  return sentences;
}

}  // namespace clast
