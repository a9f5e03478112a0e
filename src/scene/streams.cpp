#include "scene/streams.hpp"

#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "scene/inlets.hpp"
#include "scene/insert.hpp"
#include "scene/insert_methods.hpp"

namespace clast {

bool is_stream(const scene::Insert& insert) {
  return !insert.file.given && *insert.method == scene::Insert::Method::stream;
}

namespace {

constexpr std::int64_t tries_per_body = 500;
// Batches, after the first that left bodies out, whose mean is the rate that comes in. Two of them
// cover the time a body takes through the inlet.
constexpr int batches_to_tell = 4;

// Half the time a body needs to cross the inlet and at most a tenth of the time the stream lasts,
// but no less than the time between two bodies.
Real batch_period(const Scene& scene, const scene::Insert& insert) {
  // Finer than the clock of the run can tell would be no time at all.
  if (insert.every.given) return larger(*insert.every, 1e-12 * scene.longest());
  const Real crossing = crossing_time(scene, insert);
  Real period =
      smaller(std::isfinite(crossing) ? 0.5 * crossing : 0.01, 0.1 * duration_of(scene, insert));
  if (!insert.rate->by_mass) period = larger(period, 1 / insert.rate->value);
  return clamp(period, 1e-6, 1e3);
}

}  // namespace

Streams::Streams(const Scene& scene) : scene_(scene) {
  for (std::size_t n = 0; n < scene_.inserts.size(); ++n) {
    const scene::Insert& insert = scene_.inserts[n];
    if (!is_stream(insert)) continue;
    Stream stream{n, Random(static_cast<std::uint64_t>(*scene_.seed), n)};
    stream.period = batch_period(scene_, insert);
    stream.next = *insert.from;
    streams_.push_back(stream);
  }
}

Real Streams::next_time() const {
  Real next = infinity;
  for (const Stream& stream : streams_) next = smaller(next, stream.next);
  return next;
}

// Whether all bodies have come. The last one comes if that brings the mass nearer to the total.
bool Streams::is_complete(const Stream& stream) const {
  const scene::Insert& insert = insert_of(stream);
  return (insert.count.given && stream.count >= *insert.count) ||
         (insert.mass.given &&
          stream.mass + 0.5 * body_mass(scene_, insert, stream.next_grain) > *insert.mass);
}

// Bodies by number are due at from, from + 1 / rate, ...; by mass as soon as half of the body is.
Real Streams::due_time(const Stream& stream) const {
  const scene::Insert& insert = insert_of(stream);
  const Real owed = insert.rate->by_mass
                        ? stream.mass + 0.5 * body_mass(scene_, insert, stream.next_grain)
                        : static_cast<Real>(stream.count) * (1 - 1e-12);
  return *insert.from + owed / insert.rate->value;
}

bool Streams::is_due(const Stream& stream, Real time) const {
  const scene::Insert& insert = insert_of(stream);
  return due_time(stream) <= (insert.until.given ? smaller(time, *insert.until) : time);
}

// The first time of a batch, later than this, at which a body is due; infinity when all have come.
Real Streams::next_batch(const Stream& stream, Real time) const {
  const scene::Insert& insert = insert_of(stream);
  constexpr Real never = infinity;
  if (is_complete(stream)) return never;
  const Real from = *insert.from, last = insert.until.given ? *insert.until : never;
  const Real due = due_time(stream);
  Real next = from + std::ceil((due - from) / stream.period) * stream.period;
  if (next <= time) next = from + (std::floor((time - from) / stream.period) + 1) * stream.period;
  if (next <= time) next = time + stream.period;
  next = smaller(next, last);
  return due > last || next <= time ? never : next;
}

// Whether all that was due found room.
bool Streams::insert_batch(Stream& stream, Real time, const Model& model, HostBodies& bodies,
                           Id& next_id, const std::atomic<bool>& stop) {
  const scene::Insert& insert = insert_of(stream);
  const scene::GrainSampler sampler(scene_, insert);
  if (stream.next_grain.radius == 0) stream.next_grain = sampler.draw(stream.random);
  if (is_complete(stream) || !is_due(stream, time)) return true;
  const scene::GrainShapes shapes(scene_);
  const scene::Turns turns(scene_, insert);
  const scene::Room room(model, *insert.region);
  scene::Occupied occupied(model.cell);
  occupy(shapes, bodies, bounds(*insert.region), occupied);
  const scene::Filling filling{scene_,   insert,        shapes, turns,     room,
                               occupied, stream.random, stop,   model.cell};
  scene::RandomPlaces places(filling);
  for (;;) {
    if (stream.next_grain.radius == 0) stream.next_grain = sampler.draw(stream.random);
    const scene::Grain grain = stream.next_grain;
    if (is_complete(stream) || !is_due(stream, time)) return true;
    std::int64_t tries = tries_per_body;
    const std::optional<scene::Pose> pose = places.find(grain, tries);
    if (!pose) return false;
    const Quat turn = grain.shape == 0 ? turns.draw(0, stream.random) : pose->turn;
    append_body(scene_, insert, {grain, pose->position, turn, {}, {}}, next_id++, stream.random,
                bodies);
    ++stream.count;
    stream.mass += body_mass(scene_, insert, grain);
    stream.next_grain = {};
  }
}

void Streams::insert_all_due(Real time, const Model& model, HostBodies& bodies, Id& next_id,
                             const std::atomic<bool>& stop) {
  for (Stream& stream : streams_) {
    if (time < stream.next) continue;
    const bool all_fit = insert_batch(stream, time, model, bodies, next_id, stop);
    stream.next = next_batch(stream, time);
    note_room(stream, time, all_fit);
  }
}

void Streams::insert_due(Real time, const Model& model, HostBodies& bodies, Id& next_id,
                         const std::atomic<bool>& stop) {
  const std::vector<Stream> before = streams_;
  const Id first_id = next_id;
  try {
    insert_all_due(time, model, bodies, next_id, stop);
  } catch (const Stopped&) {
    streams_ = before;
    next_id = first_id;
    throw;
  }
}

void Streams::insert_due(Real time, const Model& model, HostBodies& bodies, Id& next_id) {
  insert_due(time, model, bodies, next_id, never_stop);
}

// Several batches in a row that leave bodies out tell how many still come in; in a short stream as
// many as there are.
void Streams::note_room(Stream& stream, Real time, bool all_fit) {
  if (all_fit) {
    stream.full_batches = 0;
    return;
  }
  if (stream.full_batches == 0) stream.when_full = {time, stream.count, stream.mass};
  if (stream.full_batches <= batches_to_tell) ++stream.full_batches;
  const scene::Insert& insert = insert_of(stream);
  const bool last = stream.next > *insert.from + duration_of(scene_, insert);
  const bool enough = stream.full_batches > (last ? 1 : batches_to_tell);
  if (stream.said || !enough) return;
  stream.said = true;
  news_.push_back(shortage(stream, time));
}

std::string Streams::shortage(const Stream& stream, Real time) const {
  const scene::Insert& insert = insert_of(stream);
  const Amount& before = stream.when_full;
  const Real added = insert.rate->by_mass ? stream.mass - before.mass
                                          : static_cast<Real>(stream.count - before.count);
  return fmt::format(
      "{}: the inlet of this stream is full: {} come in since {:.4g} s, not {}; the others wait",
      insert.where.text(), rate_text(insert, added / (time - before.time)), before.time,
      rate_text(insert, insert.rate->value));
}

std::vector<std::string> Streams::take_news() { return std::exchange(news_, {}); }

std::string Streams::state() const {
  nlohmann::json all = nlohmann::json::array();
  for (const Stream& s : streams_) {
    nlohmann::json one = {{"random", s.random.state()},
                          {"count", s.count},
                          {"mass", s.mass},
                          {"radius", s.next_grain.radius},
                          {"shape", s.next_grain.shape},
                          {"full_batches", s.full_batches},
                          {"when_full", {s.when_full.time, s.when_full.count, s.when_full.mass}},
                          {"said", s.said},
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
      s.full_batches = all[i].value("full_batches", 0);
      s.when_full = {all[i].at("when_full").at(0).get<Real>(),
                     all[i].at("when_full").at(1).get<std::int64_t>(),
                     all[i].at("when_full").at(2).get<Real>()};
      s.said = all[i].at("said").get<bool>();
      s.next = all[i].at("finished").get<bool>() ? infinity : all[i].at("next").get<Real>();
    }
  } catch (const nlohmann::json::exception&) {
    throw Error(
        "the state of the streams in the checkpoint is damaged; resume from an earlier one");
  }
}

}  // namespace clast
