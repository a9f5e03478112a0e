#include "output/frames.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "bond/fragments.hpp"
#include "boundary/cell_images.hpp"
#include "output/sound.hpp"
#include "output/vtp.hpp"

namespace clast {

// Positions in storage, sorted by id.
std::vector<std::uint32_t> order_by_id(const std::vector<Id>& id) {
  std::vector<std::uint32_t> order(id.size());
  std::iota(order.begin(), order.end(), 0u);
  std::sort(order.begin(), order.end(),
            [&](std::uint32_t a, std::uint32_t b) { return id[a] < id[b]; });
  return order;
}

namespace {

// The force each body carries, in order of id.
class Carried {
 public:
  Carried(const HostBodies& bodies, const std::vector<std::uint32_t>& order)
      : force_(order.size()) {
    ids_.reserve(order.size());
    for (const std::uint32_t i : order) ids_.push_back(bodies.id[i]);
  }
  void add(Id id, Real force) {
    // Where nothing was removed, ids are consecutive and the place of one is known.
    const std::int64_t guess = static_cast<std::int64_t>(id) - (ids_.empty() ? 0 : ids_.front());
    if (guess >= 0 && guess < std::ssize(ids_) && ids_[guess] == id) {
      force_[guess] += force;
      return;
    }
    const auto found = std::lower_bound(ids_.begin(), ids_.end(), id);
    if (found != ids_.end() && *found == id) force_[found - ids_.begin()] += force;
  }
  std::vector<Real> take() { return std::move(force_); }

 private:
  std::vector<Id> ids_;
  std::vector<Real> force_;
};

}  // namespace

std::vector<Real> carried_force(const Snapshot& snapshot, const std::vector<std::uint32_t>& order) {
  Carried carried(snapshot.bodies, order);
  const HostContacts& pairs = snapshot.pairs;
  for (std::size_t c = 0; c < pairs.force.size(); ++c) {
    const Real force = length(pairs.force[c]);
    if (force == 0) continue;
    carried.add(pairs.first[c], force);
    carried.add(pairs.second[c], force);
  }
  const HostContacts& walls = snapshot.walls;
  for (std::size_t c = 0; c < walls.force.size(); ++c)
    carried.add(walls.first[c], length(walls.force[c]));
  return carried.take();
}

namespace {

// Calls f(name, number) for what a frame tells of a periodic cell.
template <class C, class F>
void visit_cell(C& cell, F&& f) {
  f("CellX", cell.length.x);
  f("CellY", cell.length.y);
  f("CellZ", cell.length.z);
  f("CellXY", cell.xy);
  f("CellXZ", cell.xz);
  f("CellYZ", cell.yz);
  f("CellOriginX", cell.origin.x);
  f("CellOriginY", cell.origin.y);
  f("CellOriginZ", cell.origin.z);
  f("CellRateXX", cell.gradient_x.x);
  f("CellRateXY", cell.gradient_x.y);
  f("CellRateXZ", cell.gradient_x.z);
  f("CellRateYY", cell.gradient_y.y);
  f("CellRateYZ", cell.gradient_y.z);
  f("CellRateZZ", cell.gradient_z.z);
}

}  // namespace

bool any_tag(const HostBodies& bodies) {
  return std::any_of(bodies.tag.begin(), bodies.tag.end(),
                     [](std::int32_t tag) { return tag > 0; });
}

void write_frame(const std::filesystem::path& path, const Snapshot& snapshot) {
  const HostBodies& bodies = snapshot.bodies;
  const std::size_t n = bodies.size();
  const std::vector<std::uint32_t> order = order_by_id(bodies.id);
  const std::vector<Real> force = carried_force(snapshot, order);
  const auto sorted = [&](const char* name, const auto& values) {
    return vtp_array(name, n, [&](std::size_t i) { return values[order[i]]; });
  };
  VtpPiece piece;
  piece.fields = {{"TimeValue", fmt::format("{}", snapshot.time)},
                  {"Step", fmt::format("{}", snapshot.step)}};
  const Cell& cell = snapshot.cell.now;
  if (!cell.open())
    visit_cell(cell, [&](const char* name, Real number) {
      piece.fields.emplace_back(name, fmt::format("{}", number));
    });
  piece.points = piece.cells = n;
  piece.positions = sorted("Points", bodies.position);
  piece.connectivity =
      vtp_array("connectivity", n, [](std::size_t i) { return static_cast<std::int32_t>(i); });
  piece.offsets =
      vtp_array("offsets", n, [](std::size_t i) { return static_cast<std::int32_t>(i + 1); });
  for_each_field(bodies, [&]<class F>(const F& values) {
    if constexpr (F::is(framed)) piece.point_data.push_back(sorted(F::name, values));
  });
  piece.point_data.push_back(sorted("mass", bodies.mass));
  piece.point_data.push_back(
      vtp_array("speed", n, [&](std::size_t i) { return length(bodies.velocity[order[i]]); }));
  piece.point_data.push_back(vtp_array("force", n, [&](std::size_t i) { return force[i]; }));
  if (any_tag(bodies)) piece.point_data.push_back(sorted("tag", bodies.tag));
  std::vector<Id> fragment;
  if (snapshot.bonds.size() > 0) {
    fragment = fragment_names(bodies, snapshot.bonds);
    piece.point_data.push_back(sorted("fragment", fragment));
  }
  write_vtp(path, piece);
}

Frame frame_of(const Snapshot& snapshot) {
  const HostBodies& bodies = snapshot.bodies;
  const std::vector<std::uint32_t> order = order_by_id(bodies.id);
  Frame frame;
  frame.time = snapshot.time;
  frame.step = snapshot.step;
  frame.force = carried_force(snapshot, order);
  frame.cell = snapshot.cell.now;
  for (const std::uint32_t i : order) frame.position.push_back(bodies.position[i]);
  if (any_tag(bodies))
    for (const std::uint32_t i : order) frame.tag.push_back(bodies.tag[i]);
  if (snapshot.bonds.size() > 0) {
    const std::vector<Id> names = fragment_names(bodies, snapshot.bonds);
    for (const std::uint32_t i : order) frame.fragment.push_back(names[i]);
  }
  for_each_field(table_of<UnitFields<Vectors>>(bodies), frame,
                 [&]<class F>(const F& values, F& sorted) {
                   if constexpr (F::is(framed))
                     for (const std::uint32_t i : order) sorted.push_back(values[i]);
                 });
  return frame;
}

Frame with_images(Frame frame) {
  const Cell& cell = frame.cell;
  if (cell.open()) return frame;
  const std::size_t bodies = frame.size();
  for (std::size_t i = 0; i < bodies; ++i) {
    const Vec3 p = frame.position[i];
    for_images(cell, p, frame.radius[i], [&](const Vec3& image) {
      if (image == p) return;
      for_each_field(frame, [&](auto& values) {
        if (!values.empty()) values.push_back(values[i]);
      });
      frame.position.back() = image;
      frame.velocity.back() += cell.flow(image - p);
      frame.force.push_back(frame.force[i]);
      if (!frame.tag.empty()) frame.tag.push_back(frame.tag[i]);
      if (!frame.fragment.empty()) frame.fragment.push_back(frame.fragment[i]);
    });
  }
  return frame;
}

namespace {

void check_frame(const Frame& frame, Real step) {
  check_sound("frame", "time", std::vector<Real>{frame.time});
  check_each("frame", "step", std::vector<Real>{step},
             [](Real value) { return value >= 0 && value < 9e18; });
  check_sound<framed>("frame", frame);
  check_sound("frame", "position", frame.position);
  check_sound("frame", "force", frame.force);
  check_sound("frame", "tag", frame.tag);
  check_sound("frame", "fragment", frame.fragment);
  check_positive("frame", "radius", frame.radius);
  visit_cell(frame.cell, [](const char* name, Real number) {
    check_sound("frame", name, std::vector<Real>{number});
  });
  check_each("frame", "CellX, CellY, CellZ", std::vector<Vec3>{frame.cell.length},
             [](const Vec3& v) { return v.x >= 0 && v.y >= 0 && v.z >= 0; });
}

}  // namespace

Frame read_frame(const std::filesystem::path& path) {
  const VtpReader file(path);
  Frame frame;
  frame.time = file.field("TimeValue");
  const Real step = file.field("Step");
  frame.position = file.array<Vec3>("Points");
  frame.force = file.array<Real>("force");
  if (file.has("tag")) frame.tag = file.array<std::int32_t>("tag");
  if (file.has("fragment")) frame.fragment = file.array<Id>("fragment");
  if (file.has_field("CellX"))
    visit_cell(frame.cell, [&](const char* name, Real& number) { number = file.field(name); });
  for_each_field(frame, [&]<class F>(F& values) {
    if constexpr (F::is(framed)) values = file.array<typename F::Value>(F::name);
  });
  check_content(path, [&] { check_frame(frame, step); });
  frame.step = static_cast<std::int64_t>(step);
  return frame;
}

BodyBounds bounds_of(const HostBodies& bodies) {
  constexpr Real far = infinity;
  BodyBounds bounds{{far, far, far}, {-far, -far, -far}};
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    const Vec3 reach{bodies.radius[i], bodies.radius[i], bodies.radius[i]};
    bounds.low = smaller(bounds.low, bodies.position[i] - reach);
    bounds.high = larger(bounds.high, bodies.position[i] + reach);
  }
  return bounds;
}

}  // namespace clast
