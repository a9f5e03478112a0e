#include "output/force_lines.hpp"

#include <fmt/format.h>

#include "output/vtp.hpp"
#include "world/transfer.hpp"

namespace clast {

std::vector<ForceLine> force_lines(const Snapshot& snapshot, const std::vector<Wall>& walls,
                                   const std::vector<Vec3>& corners) {
  const std::vector<std::int32_t> place = places_by_id(snapshot.bodies.id);
  const auto position = [&](Id id) { return snapshot.bodies.position[place.at(id)]; };
  std::vector<ForceLine> lines;
  const HostContacts& pairs = snapshot.pairs;
  for (std::size_t c = 0; c < pairs.size(); ++c) {
    if (pairs.force[c] == Vec3()) continue;
    const Id a = pairs.first[c], b = pairs.second[c];
    lines.push_back({position(a), position(b), a, b, -1, pairs.force[c]});
  }
  const HostContacts& on_walls = snapshot.walls;
  for (std::size_t c = 0; c < on_walls.size(); ++c) {
    if (on_walls.force[c] == Vec3()) continue;
    const Id a = on_walls.first[c];
    const std::int32_t wall = on_walls.second[c];
    const WallDistance d = distance_to(walls.at(wall), position(a), corners.data());
    lines.push_back(
        {position(a), position(a) + d.distance * d.direction, a, -1, wall, on_walls.force[c]});
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
  std::vector<ForceLine> lines;
  lines.reserve(n);
  for (std::size_t i = 0; i < n; ++i)
    lines.push_back({points[2 * i], points[2 * i + 1], first[i], second[i], wall[i], force[i]});
  return lines;
}

}  // namespace clast
