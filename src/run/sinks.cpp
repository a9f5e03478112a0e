#include "run/sinks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "base/error.hpp"
#include "output/state_check.hpp"
#include "run/schedule.hpp"
#include "scene/region.hpp"

namespace clast {

namespace {

constexpr Real steps_between_looks = 100;

Every looks_of(Real every, Real dt) { return {time_between_looks(every, dt), dt}; }

}  // namespace

Real time_between_looks(Real every, Real dt) {
  return every > 0 ? every : steps_between_looks * dt;
}

Sinks::Sinks(const Scene& scene) {
  for (const scene::Sink& s : scene.sinks)
    sinks_.push_back({*s.name, *s.region, *s.every, *s.from, s.until.given ? *s.until : infinity});
}

bool Sinks::is_due(const Sink& sink, std::int64_t step, Real dt) {
  const bool open = step >= step_at(sink.from, dt) && step <= step_at(sink.until, dt);
  return open && looks_of(sink.every, dt).due(step);
}

bool Sinks::due(std::int64_t step, Real dt) const {
  return std::any_of(sinks_.begin(), sinks_.end(),
                     [&](const Sink& sink) { return is_due(sink, step, dt); });
}

std::int64_t Sinks::next_look(std::int64_t step, Real dt) const {
  std::int64_t next = never;
  for (const Sink& sink : sinks_) {
    const std::int64_t look =
        looks_of(sink.every, dt).after(std::max(step, step_at(sink.from, dt) - 1));
    if (look <= step_at(sink.until, dt)) next = std::min(next, look);
  }
  return next;
}

std::vector<Sinks::Sink*> Sinks::looking(std::int64_t step, Real dt) {
  std::vector<Sink*> looking;
  for (Sink& sink : sinks_)
    if (is_due(sink, step, dt)) looking.push_back(&sink);
  return looking;
}

// By id, so that sums of masses do not depend on the order in which bodies are stored.
std::vector<Id> Sinks::take(const HostBodies& bodies, const Cell& cell, std::int64_t step,
                            Real dt) {
  const std::vector<Sink*> sinks = looking(step, dt);
  std::vector<Id> taken;
  for (const std::int32_t i : slots_by_id(bodies.id)) {
    if (i < 0) continue;
    const Vec3 place = cell.home(bodies.position[i]).position(bodies.position[i]);
    const auto holds = [&](const Sink* sink) { return scene::inside(sink->region, place); };
    const auto sink = std::find_if(sinks.begin(), sinks.end(), holds);
    if (sink == sinks.end()) continue;
    ++(*sink)->number;
    (*sink)->mass += bodies.mass[i];
    taken.push_back(bodies.id[i]);
  }
  return taken;
}

std::vector<std::string> Sinks::columns() const {
  std::vector<std::string> names;
  for (const Sink& sink : sinks_)
    for (const char* what : {"number", "mass"})
      names.push_back(fmt::format("sink.{}.{}", sink.name, what));
  return names;
}

std::vector<Real> Sinks::row() const {
  std::vector<Real> values;
  for (const Sink& sink : sinks_)
    values.insert(values.end(), {static_cast<Real>(sink.number), sink.mass});
  return values;
}

std::string Sinks::state() const {
  nlohmann::json all = nlohmann::json::array();
  for (const Sink& sink : sinks_) all.push_back({{"number", sink.number}, {"mass", sink.mass}});
  return all.dump();
}

void Sinks::restore(const std::string& state) {
  try {
    const nlohmann::json all = nlohmann::json::parse(state);
    if (!all.is_array() || all.size() != sinks_.size())
      throw Error("the checkpoint belongs to a scene with other sinks");
    for (std::size_t s = 0; s < sinks_.size(); ++s) {
      const nlohmann::json &number = all[s].at("number"), &mass = all[s].at("mass");
      const bool sound = number.is_number_integer() && number >= 0 && number < most_ids &&
                         mass.is_number() && mass >= 0;
      if (!sound) throw Error("what sinks have counted cannot be as the checkpoint says");
      number.get_to(sinks_[s].number);
      mass.get_to(sinks_[s].mass);
    }
  } catch (const nlohmann::json::exception&) {
    throw Error("what sinks have counted is damaged in the checkpoint; resume from an earlier one");
  }
}

}  // namespace clast
