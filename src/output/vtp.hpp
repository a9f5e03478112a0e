// VTK XML PolyData files (.vtp) with raw appended arrays. Internal to output.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <cstring>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/quat.hpp"
#include "base/vec3.hpp"
#include "output/atomic_file.hpp"

namespace clast {

// The VTK name and width of what one entry of an array holds.
template <class T>
struct VtpType;
template <>
struct VtpType<Real> {
  static constexpr const char* name = "Float64";
  static constexpr int width = 1;
};
template <>
struct VtpType<Vec3> {
  static constexpr const char* name = "Float64";
  static constexpr int width = 3;
};
template <>
struct VtpType<Quat> {
  static constexpr const char* name = "Float64";
  static constexpr int width = 4;
};
template <>
struct VtpType<std::int32_t> {
  static constexpr const char* name = "Int32";
  static constexpr int width = 1;
};

// An array that is produced while it is written, so that none is held twice.
struct VtpArray {
  std::string name;
  std::string type;
  int width = 1;
  std::uint64_t bytes = 0;
  std::function<void(AsideFile&)> write;
};

// The array of entry(0) … entry(count - 1).
template <class Entry>
VtpArray vtp_array(std::string name, std::size_t count, Entry entry) {
  using T = std::decay_t<decltype(entry(std::size_t{0}))>;
  return {std::move(name), VtpType<T>::name, VtpType<T>::width, count * sizeof(T),
          [count, entry](AsideFile& file) {
            for (std::size_t i = 0; i < count; ++i) {
              const T value = entry(i);
              file.write(&value, sizeof value);
            }
          }};
}

// Points, and cells that are all of one kind.
struct VtpPiece {
  enum class Cells { vertices, lines, polygons };

  std::vector<std::pair<std::string, std::string>> fields;  // name, value of a single number
  std::size_t points = 0;
  std::size_t cells = 0;
  Cells kind = Cells::vertices;
  VtpArray positions;
  VtpArray connectivity;  // Int32, the points of all cells
  VtpArray offsets;       // Int32, where in it each cell ends
  std::vector<VtpArray> point_data, cell_data;
};

// Lines with the points `from` and `to` and the bodies `first` and `second` at their ends; other
// data per line is to be added.
template <class Lines>
VtpPiece vtp_lines(const Lines& lines, Real time) {
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
  piece.cell_data.push_back(vtp_array("first", n, [&](std::size_t i) { return lines[i].first; }));
  piece.cell_data.push_back(vtp_array("second", n, [&](std::size_t i) { return lines[i].second; }));
  return piece;
}

void write_vtp(const std::filesystem::path& path, const VtpPiece& piece);

// Reads files as write_vtp makes them; throws clast::Error on anything else.
class VtpReader {
 public:
  explicit VtpReader(const std::filesystem::path& path);

  std::size_t points() const { return points_; }
  // Whether there is an array of that name.
  bool has(const std::string& name) const;
  // A number of the field data, and whether there is one of that name.
  double field(const std::string& name) const;
  bool has_field(const std::string& name) const;
  // An array of the point data; "Points" are the positions.
  template <class T>
  std::vector<T> array(const std::string& name) const {
    return array<T>(name, points_);
  }
  // An array of the cell data, with as many entries as there are cells.
  template <class T>
  std::vector<T> array(const std::string& name, std::size_t cells) const {
    std::vector<T> values(cells);
    read_array(name, VtpType<T>::name, VtpType<T>::width, values.data(), cells * sizeof(T));
    return values;
  }

 private:
  void read_array(const std::string& name, const char* type, int width, void* to,
                  std::size_t bytes) const;
  std::string tag_of(const std::string& name) const;
  [[noreturn]] void reject(const std::string& reason) const;

  std::filesystem::path path_;
  std::string header_;  // everything before the raw data
  std::size_t points_ = 0;
  std::uint64_t file_bytes_ = 0;
};

}  // namespace clast
