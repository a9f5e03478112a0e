#include "output/force_lines.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "boundary/surface.hpp"
#include "output/sound.hpp"
#include "output/vtp.hpp"

namespace clast {
namespace {

struct TotalForce {
  Id first;
  std::int32_t second;
  Vec3 force;
  std::size_t main;  // the contact that carries most
};

// What the first puts on the second, over all their parts.
std::vector<TotalForce> total_forces(const HostContacts& contacts) {
  std::vector<TotalForce> all;
  for (std::size_t c = 0; c < contacts.size(); ++c)
    if (contacts.force[c] != Vec3())
      all.push_back({contacts.first[c], contacts.second[c], contacts.force[c], c});
  const auto name = [](const TotalForce& f) { return std::pair(f.first, f.second); };
  if (!contacts.first_part.empty())
    std::stable_sort(all.begin(), all.end(),
                     [&](const TotalForce& a, const TotalForce& b) { return name(a) < name(b); });
  std::vector<TotalForce> sums;
  for (const TotalForce& f : all) {
    if (sums.empty() || name(sums.back()) != name(f)) {
      sums.push_back(f);
      continue;
    }
    TotalForce& sum = sums.back();
    sum.force += f.force;
    if (squared_length(contacts.force[f.main]) > squared_length(contacts.force[sum.main]))
      sum.main = f.main;
  }
  return sums;
}

// What contact k remembers; nothing where nobody does.
Vec3 remembered(const std::vector<Vec3>& values, std::size_t k) {
  return k < values.size() ? values[k] : Vec3();
}

// Where a contact is and what it remembers. Contacts of shapes know their place; spheres touch in
// the middle of what they share with what lies `distance` away along `normal`.
void describe(const HostContacts& contacts, std::size_t k, const Vec3& normal, Real distance,
              Real own_radius, Real other_radius, ForceLine& line) {
  line.shear = remembered(contacts.shear, k);
  line.rolling = remembered(contacts.roll, k);
  if (k < contacts.patch.size() && contacts.patch[k].normal != Vec3()) {
    line.normal = contacts.patch[k].normal;
    line.point = line.from + contacts.patch[k].offset;
    line.overlap = contacts.extent[k];
    return;
  }
  line.normal = normal;
  line.overlap = own_radius + other_radius - distance;
  line.point = line.from + (own_radius - 0.5 * line.overlap) * normal;
}

}  // namespace

std::vector<ForceLine> force_lines(const Snapshot& snapshot, const Cell& cell,
                                   const std::vector<Wall>& walls,
                                   const std::vector<Vec3>& corners) {
  const std::vector<std::int32_t> slot = slots_by_id(snapshot.bodies.id);
  const auto position = [&](Id id) { return snapshot.bodies.position[slot.at(id)]; };
  const auto radius = [&](Id id) { return snapshot.bodies.radius[slot.at(id)]; };
  std::vector<ForceLine> lines;
  for (const auto& [a, b, force, main] : total_forces(snapshot.pairs)) {
    ForceLine line{position(a), cell.seen(position(a), position(b)), a, b, -1, force};
    const Real distance = length(line.to - line.from);
    const Vec3 normal = distance > 0 ? (1 / distance) * (line.to - line.from) : Vec3();
    describe(snapshot.pairs, main, normal, distance, radius(a), radius(b), line);
    lines.push_back(line);
  }
  for (const auto& [a, wall, force, main] : total_forces(snapshot.walls)) {
    const Wall seen = wall_seen(cell, position(a), walls.at(wall));
    const WallDistance d = distance_to(seen, position(a), corners.data());
    ForceLine line{position(a), position(a) + d.distance * d.direction, a, -1, wall, force};
    describe(snapshot.walls, main, d.direction, d.distance, radius(a), 0, line);
    lines.push_back(line);
  }
  return lines;
}

void write_force_lines(const std::filesystem::path& path, const std::vector<ForceLine>& lines,
                       Real time) {
  VtpPiece piece = vtp_lines(lines, time);
  const auto per_line = [&](const char* name, auto value) {
    piece.cell_data.push_back(vtp_array(name, lines.size(), value));
  };
  per_line("wall", [&](std::size_t i) { return lines[i].wall; });
  per_line("force", [&](std::size_t i) { return lines[i].force; });
  per_line("magnitude", [&](std::size_t i) { return length(lines[i].force); });
  per_line("point", [&](std::size_t i) { return lines[i].point; });
  per_line("normal", [&](std::size_t i) { return lines[i].normal; });
  per_line("overlap", [&](std::size_t i) { return lines[i].overlap; });
  per_line("shear", [&](std::size_t i) { return lines[i].shear; });
  per_line("rolling", [&](std::size_t i) { return lines[i].rolling; });
  write_vtp(path, piece);
}

std::vector<ForceLine> read_force_lines(const std::filesystem::path& path) {
  const VtpReader file(path);
  const std::size_t n = file.points() / 2;
  const auto points = file.array<Vec3>("Points");
  const auto first = file.array<Id>("first", n), second = file.array<Id>("second", n);
  const auto wall = file.array<std::int32_t>("wall", n);
  const auto force = file.array<Vec3>("force", n);
  check_content(path, [&] {
    check_sound("contacts", "points", points);
    check_sound("contacts", "first", first);
    check_sound("contacts", "force", force);
  });
  std::vector<ForceLine> lines;
  lines.reserve(n);
  for (std::size_t i = 0; i < n; ++i)
    lines.push_back({points[2 * i], points[2 * i + 1], first[i], second[i], wall[i], force[i]});
  return lines;
}

}  // namespace clast
