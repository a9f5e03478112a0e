#include "output/bond_lines.hpp"

#include <fmt/format.h>

#include "output/sound.hpp"
#include "output/vtp.hpp"

namespace clast {

std::vector<BondLine> bond_lines(const Snapshot& snapshot, const Cell& cell) {
  const std::vector<std::int32_t> slot = slots_by_id(snapshot.bodies.id);
  const auto position = [&](Id id) { return snapshot.bodies.position[slot.at(id)]; };
  const HostBonds& bonds = snapshot.bonds;
  std::vector<BondLine> lines;
  for (std::size_t k = 0; k < bonds.size(); ++k) {
    if (!is_whole(bonds, k)) continue;
    const Vec3 from = position(bonds.first[k]);
    lines.push_back({from, cell.seen(from, position(bonds.second[k])), bonds.first[k],
                     bonds.second[k], bonds.radius[k], bonds.load[k]});
  }
  return lines;
}

void write_bond_lines(const std::filesystem::path& path, const std::vector<BondLine>& lines,
                      Real time) {
  VtpPiece piece = vtp_lines(lines, time);
  const auto per_line = [&](const char* name, auto value) {
    piece.cell_data.push_back(vtp_array(name, lines.size(), value));
  };
  per_line("radius", [&](std::size_t i) { return lines[i].radius; });
  per_line("load", [&](std::size_t i) { return lines[i].load; });
  write_vtp(path, piece);
}

std::vector<BondLine> read_bond_lines(const std::filesystem::path& path) {
  const VtpReader file(path);
  const std::size_t n = file.points() / 2;
  const auto points = file.array<Vec3>("Points");
  const auto first = file.array<Id>("first", n), second = file.array<Id>("second", n);
  const auto radius = file.array<Real>("radius", n), load = file.array<Real>("load", n);
  check_content(path, [&] {
    check_sound("bonds", "points", points);
    check_sound("bonds", "first", first);
    check_sound("bonds", "second", second);
    check_positive("bonds", "radius", radius);
    check_sound("bonds", "load", load);
  });
  std::vector<BondLine> lines;
  for (std::size_t i = 0; i < n; ++i)
    lines.push_back({points[2 * i], points[2 * i + 1], first[i], second[i], radius[i], load[i]});
  return lines;
}

}  // namespace clast
