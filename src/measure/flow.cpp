#include "measure/flow.hpp"

#include <fmt/format.h>

#include <cmath>
#include <cstdint>

#include "base/error.hpp"

namespace clast {

namespace {

constexpr Real outside = -1;

// Calls f(place of body in now.order, its place in the last look or -1).
template <class F>
void match(const Observed& now, const LastLook& last, F&& f) {
  std::size_t old = 0;
  for (std::size_t k = 0; k < now.order.size(); ++k) {
    const Id id = now.in.bodies.id[now.order[k]];
    while (old < last.id.size() && last.id[old] < id) ++old;
    const bool known = old < last.id.size() && last.id[old] == id;
    f(k, known ? static_cast<std::ptrdiff_t>(old) : -1);
  }
}

// How many images of the plane lie at or before a distance along its normal.
std::int64_t images_before(const Plane& plane, Real distance) {
  if (!(plane.period > 0)) return distance >= 0 ? 0 : -1;
  return static_cast<std::int64_t>(std::floor(distance / plane.period));
}

}  // namespace

Flow::Flow(std::string name, Plane plane, Classes classes)
    : Counting(std::move(name), std::move(classes)),
      plane_(std::move(plane)),
      by_class_(this->classes().size()) {}

Flow::Flow(std::string name, Space space, Classes classes)
    : Counting(std::move(name), std::move(classes)),
      space_(std::move(space)),
      by_class_(this->classes().size()) {}

std::vector<std::string> Flow::columns() const {
  return with_classes({"number", "mass", "number_back", "mass_back", "number_flow", "mass_flow"},
                      {"number", "mass"});
}

std::vector<Real> Flow::measure(const Observed& now) {
  const Real since = now.time - row_time_;
  const Real per_time = since > 0 ? 1 / since : 0;
  std::vector<Real> values = {net_.number,
                              net_.mass,
                              back_.number,
                              back_.mass,
                              per_time * (net_.number - row_net_.number),
                              per_time * (net_.mass - row_net_.mass)};
  append_amounts(by_class_, values);
  row_time_ = now.time;
  row_net_ = net_;
  return values;
}

// A crossing on the surface of the space is inside: the plane may lie in one of its faces.
bool Flow::counts_at(const Observed& now, const Vec3& crossing) const {
  if (!plane_->within) return true;
  const Space& space = *plane_->within;
  const Vec3 p = now.in.cell.home(crossing).position(crossing);
  const Vec3 aside = (1e-9 * length(space.high - space.low)) * plane_->normal;
  return space.holds(p) || space.holds(p + aside) || space.holds(p - aside);
}

int Flow::passages(const Observed& now, const Vec3& before, const Vec3& after) const {
  const Real from = dot(before - plane_->point, plane_->normal);
  const Real to = dot(after - plane_->point, plane_->normal);
  const std::int64_t first = images_before(*plane_, from), last = images_before(*plane_, to);
  const int sign = last > first ? 1 : -1;
  int count = 0;
  for (std::int64_t image = std::min(first, last) + 1; image <= std::max(first, last); ++image) {
    const Real way = (static_cast<Real>(image) * plane_->period - from) / (to - from);
    if (counts_at(now, before + way * (after - before))) count += sign;
  }
  return count;
}

int Flow::passages(const Observed& now, std::size_t i, Real& entered) {
  const bool was_inside = entered >= 0, is_inside = space_->holds(now.position(i));
  if (is_inside == was_inside) return 0;
  if (was_inside) stays_.push_back({now.time - entered, now.in.bodies.mass[i]});
  entered = is_inside ? now.time : outside;
  return is_inside ? 1 : -1;
}

void Flow::count(const Observed& now, std::size_t i, int passages) {
  if (passages == 0) return;
  const Real mass = now.in.bodies.mass[i];
  net_.add(passages, mass);
  if (passages < 0) back_.add(-passages, mass);
  classes().visit(now, i, [&](int k) { by_class_[k].add(passages, mass); });
}

void Flow::look(const Observed& now, const LastLook& last) {
  std::vector<Real> entered(space_ ? now.order.size() : 0, outside);
  match(now, last, [&](std::size_t k, std::ptrdiff_t old) {
    const std::size_t i = now.order[k];
    if (plane_ && old >= 0)
      count(now, i, passages(now, last.position[old], now.in.bodies.position[i]));
    if (!space_) return;
    if (old < 0) {
      if (space_->holds(now.position(i))) entered[k] = now.time;
      return;
    }
    entered[k] = entered_[old];
    count(now, i, passages(now, i, entered[k]));
  });
  entered_ = std::move(entered);
}

void Flow::save(Memory& memory) const {
  std::vector<Real>& totals = memory[name() + ".totals"];
  totals = {net_.number, net_.mass,       back_.number, back_.mass,
            row_time_,   row_net_.number, row_net_.mass};
  append_amounts(by_class_, totals);
  memory[name() + ".entered"] = entered_;
  std::vector<Real>& stays = memory[name() + ".stays"];
  for (const Stay& stay : stays_) stays.insert(stays.end(), {stay.time, stay.mass});
}

void Flow::restore(const Memory& memory, std::size_t bodies) {
  const auto found = [&](const char* what) -> const std::vector<Real>& {
    const auto at = memory.find(fmt::format("{}.{}", name(), what));
    if (at == memory.end()) throw Error(fmt::format("it lacks {} of sensor {}", what, name()));
    return at->second;
  };
  const std::vector<Real>&totals = found("totals"), &stays = found("stays");
  entered_ = found("entered");
  constexpr std::size_t own = 7;
  if (totals.size() != own + 2 * by_class_.size() || stays.size() % 2 != 0 ||
      entered_.size() != (space_ ? bodies : 0))
    throw Error(fmt::format("what sensor {} remembers does not fit", name()));
  net_ = {totals[0], totals[1]};
  back_ = {totals[2], totals[3]};
  row_time_ = totals[4];
  row_net_ = {totals[5], totals[6]};
  for (std::size_t k = 0; k < by_class_.size(); ++k)
    by_class_[k] = {totals[own + 2 * k], totals[own + 2 * k + 1]};
  stays_.clear();
  for (std::size_t k = 0; k < stays.size(); k += 2) stays_.push_back({stays[k], stays[k + 1]});
}

}  // namespace clast
