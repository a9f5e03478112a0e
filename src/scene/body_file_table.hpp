// What a file says about bodies, column by column; and its readers, one per format.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "scene/problems.hpp"

namespace clast::scene {

enum class Column {
  id,
  shape,
  x,
  y,
  z,
  radius,
  diameter,
  vx,
  vy,
  vz,
  wx,
  wy,
  wz,
  qw,
  qx,
  qy,
  qz,
  count
};
constexpr auto column_kinds = static_cast<std::size_t>(Column::count);

// More bodies than this are refused.
constexpr std::size_t most_file_bodies = 20000000;

struct BodyTable {
  std::size_t size = 0;
  std::array<std::vector<double>, column_kinds> column;  // empty where the file lacks it
  std::vector<int> line;                                 // of each body, where the file has lines
  bool frame_of_clast = false;  // radii are those of the balls around bodies

  std::vector<double>& of(Column c) { return column[static_cast<std::size_t>(c)]; }
  const std::vector<double>& of(Column c) const { return column[static_cast<std::size_t>(c)]; }
  bool has(Column c) const { return !of(c).empty(); }
};

// A file in memory, for messages that name a line of it.
struct BodyFile {
  std::shared_ptr<const std::string> name;
  std::string content;

  [[noreturn]] void fail(int line, std::string message, std::string remedy) const {
    throw SceneError({{{name, line, 1}, std::move(message), std::move(remedy)}});
  }
  // For what stands at a place of the content.
  [[noreturn]] void fail_at(std::size_t place, std::string message, std::string remedy) const {
    fail(line_of(place), std::move(message), std::move(remedy));
  }
  int line_of(std::size_t place) const;
};

// The columns of these names in text files and dumps; Column::count for those that are of no
// use or come a second time.
std::vector<Column> columns_named(const std::vector<std::string_view>& names);
// The first of the columns that the components of an array of points fill.
Column first_column_of(std::string_view array, std::size_t components);

// False when the text is not one finite number.
bool read_number(std::string_view text, double& value);
// At blanks, or at commas or semicolons where there are any.
std::vector<std::string_view> split_line(std::string_view line);

BodyTable read_text_bodies(const BodyFile& file);
BodyTable read_dump(const BodyFile& file);
BodyTable read_legacy_vtk(const BodyFile& file);
BodyTable read_xml_vtk(const BodyFile& file);

}  // namespace clast::scene
