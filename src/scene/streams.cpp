#include "scene/streams.hpp"

#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

#include "scene/insert.hpp"
#include "scene/occupied.hpp"
#include "scene/region.hpp"

namespace clast {

namespace {

constexpr int tries_per_body = 500;

// Half the time a body needs to cross the inlet, by its velocity or else by falling, but no less
// than the time between two bodies.
Real batch_period(const Scene& scene, const scene::Insert& insert) {
  if (insert.every.given) return *insert.every;
  const scene::Bounds b = bounds(*insert.region);
  const Vec3 size = b.high - b.low;
  const auto depth_along = [&](const Vec3& d) {
    return (std::abs(size.x * d.x) + std::abs(size.y * d.y) + std::abs(size.z * d.z)) / length(d);
  };
  const Vec3 v = *insert.velocity, g = *scene.gravity;
  Real period = 0.01;
  if (squared_length(v) > 0)
    period = 0.5 * depth_along(v) / length(v);
  else if (squared_length(g) > 0)
    period = 0.5 * root(2 * depth_along(g) / length(g));
  if (!insert.rate->by_mass) period = larger(period, 1 / insert.rate->value);
  return clamp(period, 1e-6, 1e3);
}

}  // namespace

Streams::Streams(const Scene& scene) : scene_(scene) {
  for (std::size_t n = 0; n < scene_.inserts.size(); ++n) {
    const scene::Insert& insert = scene_.inserts[n];
    if (insert.file.given || *insert.method != scene::Insert::Method::stream) continue;
    Stream stream{n, Random(static_cast<std::uint64_t>(*scene_.seed), n)};
    stream.period = batch_period(scene_, insert);
    stream.next = *insert.from;
    streams_.push_back(stream);
  }
}

Real Streams::next_time() const {
  Real next = std::numeric_limits<Real>::infinity();
  for (const Stream& stream : streams_) next = smaller(next, stream.next);
  return next;
}

// Whether all bodies have come. The last one comes if that brings the mass nearer to the total.
bool Streams::is_full(const Stream& stream) const {
  const scene::Insert& insert = insert_of(stream);
  return (insert.count.given && stream.count >= *insert.count) ||
         (insert.mass.given &&
          stream.mass + 0.5 * body_mass(scene_, insert, stream.next_grain) > *insert.mass);
}

// Bodies by number are due at from, from + 1 / rate, ...; by mass as soon as half of the body is.
bool Streams::is_due(const Stream& stream, Real time) const {
  const scene::Insert& insert = insert_of(stream);
  const Real end = insert.until.given ? smaller(time, *insert.until) : time;
  const Real owed = (end - *insert.from) * insert.rate->value;
  if (insert.rate->by_mass)
    return stream.mass + 0.5 * body_mass(scene_, insert, stream.next_grain) <= owed;
  return static_cast<Real>(stream.count) <= owed * (1 + 1e-12);
}

void Streams::insert_batch(Stream& stream, Real time, const Model& model, HostBodies& bodies,
                           Id& next_id) {
  const scene::Insert& insert = insert_of(stream);
  const scene::GrainSampler sampler(scene_, insert);
  const scene::NearWalls walls(model, *insert.region);
  const scene::Bounds b = bounds(*insert.region);
  scene::Occupied occupied;
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    const Vec3 reach{bodies.radius[i], bodies.radius[i], bodies.radius[i]};
    const Vec3 low = bodies.position[i] + reach - b.low, high = b.high - bodies.position[i] + reach;
    if (low.x > 0 && low.y > 0 && low.z > 0 && high.x > 0 && high.y > 0 && high.z > 0)
      occupied.add(bodies.position[i], bodies.radius[i]);
  }
  for (;;) {
    if (stream.next_grain.radius == 0) stream.next_grain = sampler.draw(stream.random);
    if (is_full(stream) || !is_due(stream, time)) return;
    bool placed = false;
    for (int t = 0; t < tries_per_body && !placed; ++t) {
      const Real radius = stream.next_grain.radius;
      const std::optional<Vec3> p = random_point(*insert.region, radius, stream.random);
      if (!p || !walls.clear(*p, radius) || !occupied.free(*p, radius)) continue;
      occupied.add(*p, radius);
      append_body(scene_, insert, *p, stream.next_grain, next_id++, stream.random, bodies);
      placed = true;
    }
    if (!placed) return;
    ++stream.count;
    stream.mass += body_mass(scene_, insert, stream.next_grain);
    stream.next_grain = {};
  }
}

void Streams::insert_due(Real time, const Model& model, HostBodies& bodies, Id& next_id) {
  for (Stream& stream : streams_) {
    if (time < stream.next) continue;
    insert_batch(stream, time, model, bodies, next_id);
    const scene::Insert& insert = insert_of(stream);
    const Real from = *insert.from;
    stream.next = from + (std::floor((time - from) / stream.period) + 1) * stream.period;
    if (stream.next <= time) stream.next = time + stream.period;
    if (insert.until.given) stream.next = smaller(stream.next, *insert.until);
    if (stream.next <= time || is_full(stream)) stream.next = std::numeric_limits<Real>::infinity();
  }
}

std::string Streams::state() const {
  nlohmann::json all = nlohmann::json::array();
  for (const Stream& s : streams_) {
    nlohmann::json one = {{"random", s.random.state()},
                          {"count", s.count},
                          {"mass", s.mass},
                          {"radius", s.next_grain.radius},
                          {"shape", s.next_grain.shape},
                          {"finished", std::isinf(s.next)}};
    if (!std::isinf(s.next)) one["next"] = s.next;
    all.push_back(one);
  }
  return all.dump();
}

void Streams::restore(const std::string& state) {
  try {
    const nlohmann::json all = nlohmann::json::parse(state);
    if (!all.is_array() || all.size() != streams_.size())
      throw Error("the checkpoint belongs to a scene with other streams");
    for (std::size_t i = 0; i < streams_.size(); ++i) {
      Stream& s = streams_[i];
      s.random = Random(all[i].at("random").get<Random::State>());
      s.count = all[i].at("count").get<std::int64_t>();
      s.mass = all[i].at("mass").get<Real>();
      s.next_grain = {all[i].at("shape").get<int>(), all[i].at("radius").get<Real>()};
      s.next = all[i].at("finished").get<bool>() ? std::numeric_limits<Real>::infinity()
                                                 : all[i].at("next").get<Real>();
    }
  } catch (const nlohmann::json::exception&) {
    throw Error(
        "the state of the streams in the checkpoint is damaged; resume from an earlier one");
  }
}

}  // namespace clast
