#include "serve/frame_message.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "boundary/wall.hpp"
#include "render/feature_edges.hpp"
#include "serve/message.hpp"

namespace clast {

namespace {

class KeyHash {
 public:
  template <class T>
  void add(const T& value) {
    const auto* bytes = reinterpret_cast<const unsigned char*>(&value);
    for (std::size_t i = 0; i < sizeof value; ++i) state_ = (state_ ^ bytes[i]) * 0x100000001b3ULL;
  }
  std::string text() const { return fmt::format("{:016x}", state_); }

 private:
  std::uint64_t state_ = 0xcbf29ce484222325ULL;  // FNV-1a
};

bool is_finite(const Vec3& v) { return std::isfinite(v.x + v.y + v.z); }

// The middle of the box around the grains: single precision is finest near zero.
Vec3 middle_of(const Frame& frame) {
  constexpr Real far = infinity;
  Vec3 low{far, far, far}, high{-far, -far, -far};
  for (const Vec3& p : frame.position)
    if (is_finite(p)) {
      low = smaller(low, p);
      high = larger(high, p);
    }
  return low.x <= high.x ? 0.5 * (low + high) : Vec3();
}

void append(std::vector<float>& to, const Vec3& v) {
  to.push_back(static_cast<float>(v.x));
  to.push_back(static_cast<float>(v.y));
  to.push_back(static_cast<float>(v.z));
}

void add_roster(Message& message, const Frame& frame) {
  std::vector<float> radius(frame.radius.begin(), frame.radius.end());
  std::vector<std::uint16_t> shape(frame.shape.begin(), frame.shape.end());
  shape.resize(frame.size());
  std::vector<std::uint16_t> material(frame.material.begin(), frame.material.end());
  message.add("id", frame.id);
  message.add("radius", radius);
  message.add("shape", shape);
  message.add("material", material);
}

// Planes have no end: where they are cut off is no edge.
std::vector<float> edges_of(const std::vector<WallPolygon>& walls, const Vec3& origin) {
  std::vector<std::vector<Vec3>> finite;
  for (const WallPolygon& wall : walls)
    if (wall.kind != Wall::plane) finite.push_back(wall.corners);
  std::vector<float> edges;
  for (const Segment& edge : feature_edges(finite)) {
    append(edges, edge.from - origin);
    append(edges, edge.to - origin);
  }
  return edges;
}

void add_walls(Message& message, const std::vector<WallPolygon>& walls, const Vec3& origin) {
  std::vector<float> corners;
  std::vector<std::uint32_t> ends;
  for (const WallPolygon& wall : walls) {
    for (const Vec3& corner : wall.corners) append(corners, corner - origin);
    ends.push_back(static_cast<std::uint32_t>(corners.size() / 3));
  }
  message.add("wall_corner", corners);
  message.add("wall_end", ends);
  message.add("wall_edge", edges_of(walls, origin));
}

void add_forces(Message& message, const Moment& moment, const Vec3& origin) {
  const std::vector<Id>& ids = moment.frame.id;
  std::vector<std::uint32_t> pair, support;
  std::vector<float> pair_force, support_point, support_force;
  const auto place = [&](Id id) {
    const auto found = std::lower_bound(ids.begin(), ids.end(), id);
    return found != ids.end() && *found == id ? std::optional(found - ids.begin()) : std::nullopt;
  };
  for (const ForceLine& line : *moment.forces) {
    const auto a = place(line.first), b = place(line.second);
    const auto size = static_cast<float>(length(line.force));
    if (a && b) {
      pair.push_back(static_cast<std::uint32_t>(*a));
      pair.push_back(static_cast<std::uint32_t>(*b));
      pair_force.push_back(size);
    } else if (a) {
      support.push_back(static_cast<std::uint32_t>(*a));
      append(support_point, line.to - origin);
      support_force.push_back(size);
    }
  }
  message.add("pair", pair);
  message.add("pair_force", pair_force);
  message.add("support", support);
  message.add("support_point", support_point);
  message.add("support_force", support_force);
}

void add_bonds(Message& message, const std::vector<BondLine>& bonds, const Vec3& origin) {
  std::vector<float> begin, end, radius, load;
  for (const BondLine& bond : bonds) {
    append(begin, bond.from - origin);
    append(end, bond.to - origin);
    radius.push_back(static_cast<float>(bond.radius));
    load.push_back(static_cast<float>(bond.load));
  }
  message.add("bond_begin", begin);
  message.add("bond_end", end);
  message.add("bond_radius", radius);
  message.add("bond_load", load);
}

nlohmann::json list(const Vec3& v) { return {v.x, v.y, v.z}; }

}  // namespace

void name_parts(Moment& moment) {
  KeyHash roster, walls;
  const Frame& frame = moment.frame;
  for (std::size_t i = 0; i < frame.size(); ++i) {
    roster.add(frame.id[i]);
    roster.add(frame.radius[i]);
    roster.add(frame.material[i]);
    if (!frame.shape.empty()) roster.add(frame.shape[i]);
  }
  for (const WallPolygon& wall : moment.walls) {
    walls.add(wall.kind);
    for (const Vec3& corner : wall.corners) walls.add(corner);
  }
  moment.roster = roster.text();
  moment.wall_key = walls.text();
}

std::string frame_message(const Moment& moment, const FrameWish& wish) {
  const Frame& frame = moment.frame;
  const Vec3 origin = middle_of(frame);
  std::vector<float> position, value;
  std::vector<std::int16_t> orientation;
  position.reserve(3 * frame.size());
  orientation.reserve(4 * frame.size());
  for (std::size_t i = 0; i < frame.size(); ++i) {
    append(position, frame.position[i] - origin);
    const Quat& q = frame.orientation[i];
    for (const Real part : {q.w, q.x, q.y, q.z})
      orientation.push_back(static_cast<std::int16_t>(std::lround(32767 * clamp(part, -1, 1))));
  }
  std::vector<Real> values = values_of(frame, wish.field);
  if (wish.field == Field::fragment)
    for (Real& name : values) name = spread_over_colors(name);
  value.assign(values.begin(), values.end());

  Message message;
  message.head = {{"number", moment.number},
                  {"live", moment.live},
                  {"time", frame.time},
                  {"step", frame.step},
                  {"count", frame.size()},
                  {"roster", moment.roster},
                  {"walls", moment.wall_key},
                  {"origin", list(origin)},
                  {"field", info(wish.field).name},
                  {"shapes", moment.shapes},
                  {"has_forces", moment.forces.has_value()},
                  {"has_bonds", moment.bonds.has_value()}};
  message.add("position", position);
  message.add("value", value);
  message.add("orientation", orientation);
  if (wish.roster != moment.roster) add_roster(message, frame);
  // Corners are relative to the origin of their frame, which the page keeps with them.
  if (wish.wall_key != moment.wall_key) add_walls(message, moment.walls, origin);
  if (wish.forces && moment.forces) add_forces(message, moment, origin);
  if (wish.bonds && moment.bonds) add_bonds(message, *moment.bonds, origin);
  return message.bytes();
}

std::string grain_text(const Moment& moment, std::int64_t id,
                       const std::vector<std::string>& materials) {
  const Frame& frame = moment.frame;
  const auto found = std::lower_bound(frame.id.begin(), frame.id.end(), id);
  if (found == frame.id.end() || *found != id) return {};
  const std::size_t i = found - frame.id.begin();
  const Quat& q = frame.orientation[i];
  const auto material = static_cast<std::size_t>(frame.material[i]);
  const nlohmann::json grain = {
      {"id", id},
      {"time", frame.time},
      {"position", list(frame.position[i])},
      {"velocity", list(frame.velocity[i])},
      {"speed", length(frame.velocity[i])},
      {"spin", list(frame.spin[i])},
      {"orientation", {q.w, q.x, q.y, q.z}},
      {"radius", frame.radius[i]},
      {"force", frame.force[i]},
      {"material",
       material < materials.size() ? materials[material] : std::to_string(frame.material[i])}};
  return grain.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
}

std::string shapes_message(const std::vector<ShapeMesh>& meshes) {
  std::vector<float> vertex;
  std::vector<std::uint32_t> triangle, vertex_end, triangle_end;
  for (std::size_t shape = 1; shape < meshes.size(); ++shape) {
    const ShapeMesh& mesh = meshes[shape];
    for (const Vec3& v : mesh.vertices) append(vertex, v);
    for (const std::vector<int>& face : mesh.faces)
      for (std::size_t i = 2; i < face.size(); ++i)
        for (const std::size_t corner : {std::size_t{0}, i - 1, i})
          triangle.push_back(static_cast<std::uint32_t>(face[corner]));
    vertex_end.push_back(static_cast<std::uint32_t>(vertex.size() / 3));
    triangle_end.push_back(static_cast<std::uint32_t>(triangle.size() / 3));
  }
  Message message;
  message.add("vertex", vertex);
  message.add("triangle", triangle);
  message.add("vertex_end", vertex_end);
  message.add("triangle_end", triangle_end);
  return message.bytes();
}

}  // namespace clast
