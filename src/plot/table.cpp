#include "plot/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <system_error>

#include "base/text.hpp"

namespace clast {

namespace fs = std::filesystem;

namespace {

std::vector<std::string_view> fields_of(std::string_view line) {
  std::vector<std::string_view> fields;
  if (line.ends_with('\r')) line.remove_suffix(1);
  while (true) {
    const std::size_t comma = line.find(',');
    fields.push_back(line.substr(0, comma));
    if (comma == std::string_view::npos) return fields;
    line.remove_prefix(comma + 1);
  }
}

}  // namespace

bool SeriesTable::has(const std::string& name) const {
  return std::find(names.begin(), names.end(), name) != names.end();
}

const std::vector<Real>& SeriesTable::column(const std::string& name) const {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end())
    throw Error(fmt::format("there is no column \"{}\"; the columns are: {}", name,
                            fmt::join(names, ", ")));
  return columns[static_cast<std::size_t>(found - names.begin())];
}

std::vector<std::string> names_of_series(std::string_view header) {
  std::vector<std::string> names;
  for (const std::string_view name : fields_of(header)) names.emplace_back(name);
  return names;
}

std::string_view line_of_series(const FileLines& lines, const fs::path& path, std::size_t number) {
  if (lines.too_long())
    throw Error(fmt::format("{}, line {}: it has more than {} bytes; the file is damaged",
                            path.string(), number, FileLines::longest));
  return lines.text();
}

void parse_row(std::string_view line, const fs::path& path, std::size_t number,
               std::vector<Real>& row) {
  const std::vector<std::string_view> fields = fields_of(line);
  bool whole = fields.size() == row.size();
  for (std::size_t i = 0; whole && i < fields.size(); ++i) whole = parse_number(fields[i], row[i]);
  if (!whole)
    throw Error(
        fmt::format("{}, line {}: expected {} numbers separated by commas; the file is damaged",
                    path.string(), number, row.size()));
}

SeriesTable read_series(const fs::path& path) {
  std::error_code unknown;
  std::optional<FileLines> file;
  if (fs::exists(path, unknown)) file.emplace(path, most_bytes_of_table);
  if (!file || !file->next())
    throw Error(fmt::format(
        "cannot read {}; give the output directory of a run, and let the scene write a series "
        "([output] series = \"1 ms\")",
        path.string()));
  SeriesTable table;
  table.names = names_of_series(line_of_series(*file, path, 1));
  table.columns.resize(table.names.size());
  std::vector<Real> row(table.names.size());
  for (std::size_t number = 2; file->next(); ++number) {
    const std::string_view line = line_of_series(*file, path, number);
    if (line.empty()) continue;
    parse_row(line, path, number, row);
    for (std::size_t i = 0; i < row.size(); ++i) table.columns[i].push_back(row[i]);
  }
  if (table.columns[0].empty())
    throw Error(fmt::format("{} has no rows yet; wait for the run to write some", path.string()));
  return table;
}

}  // namespace clast
