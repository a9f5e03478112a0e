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
};

// What the first puts on the second, over all their parts.
std::vector<TotalForce> total_forces(const HostContacts& contacts) {
  std::vector<TotalForce> all;
  for (std::size_t c = 0; c < contacts.size(); ++c)
    if (contacts.force[c] != Vec3())
      all.push_back({contacts.first[c], contacts.second[c], contacts.force[c]});
  const auto name = [](const TotalForce& f) { return std::pair(f.first, f.second); };
  if (!contacts.first_part.empty())
    std::stable_sort(all.begin(), all.end(),
                     [&](const TotalForce& a, const TotalForce& b) { return name(a) < name(b); });
  std::vector<TotalForce> sums;
  for (const TotalForce& f : all)
    if (!sums.empty() && name(sums.back()) == name(f))
      sums.back().force += f.force;
    else
      sums.push_back(f);
  return sums;
}

}  // namespace

std::vector<ForceLine> force_lines(const Snapshot& snapshot, const Cell& cell,
                                   const std::vector<Wall>& walls,
                                   const std::vector<Vec3>& corners) {
  const std::vector<std::int32_t> slot = slots_by_id(snapshot.bodies.id);
  const auto position = [&](Id id) { return snapshot.bodies.position[slot.at(id)]; };
  std::vector<ForceLine> lines;
  for (const auto& [a, b, force] : total_forces(snapshot.pairs))
    lines.push_back({position(a), cell.seen(position(a), position(b)), a, b, -1, force});
  for (const auto& [a, wall, force] : total_forces(snapshot.walls)) {
    const Wall seen = wall_seen(cell, position(a), walls.at(wall));
    const WallDistance d = distance_to(seen, position(a), corners.data());
    lines.push_back({position(a), position(a) + d.distance * d.direction, a, -1, wall, force});
  }
  return lines;
}

void write_force_lines(const std::filesystem::path& path, const std::vector<ForceLine>& lines,
                       Real time) {
  const std::size_t n = lines.size();
  VtpPiece piece;
  piece.fields = {{"TimeValue", fmt::format("{}", time)}};
  piece.kind = VtpPiece::Cells::lines;
  piece.points = 2 * n;
  piece.cells = n;
  piece.positions = vtp_array("Points", 2 * n, [&](std::size_t i) {
    return i % 2 == 0 ? lines[i / 2].from : lines[i / 2].to;
  });
  piece.connectivity =
      vtp_array("connectivity", 2 * n, [](std::size_t i) { return static_cast<std::int32_t>(i); });
  piece.offsets =
      vtp_array("offsets", n, [](std::size_t i) { return static_cast<std::int32_t>(2 * (i + 1)); });
  const auto per_line = [&](const char* name, auto value) {
    piece.cell_data.push_back(vtp_array(name, n, value));
  };
  per_line("first", [&](std::size_t i) { return lines[i].first; });
  per_line("second", [&](std::size_t i) { return lines[i].second; });
  per_line("wall", [&](std::size_t i) { return lines[i].wall; });
  per_line("force", [&](std::size_t i) { return lines[i].force; });
  per_line("magnitude", [&](std::size_t i) { return length(lines[i].force); });
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
