#include "plot/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <string_view>
#include <system_error>

#include "base/file.hpp"
#include "base/text.hpp"

namespace clast {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t most_bytes = std::size_t{4} << 30;

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

SeriesTable read_series(const fs::path& path) {
  std::error_code unknown;
  std::istringstream file;
  if (fs::exists(path, unknown)) file.str(read_file(path, most_bytes));
  SeriesTable table;
  std::string line;
  if (!std::getline(file, line))
    throw Error(fmt::format(
        "cannot read {}; give the output directory of a run, and let the scene write a series "
        "([output] series = \"1 ms\")",
        path.string()));
  for (const std::string_view name : fields_of(line)) table.names.emplace_back(name);
  table.columns.resize(table.names.size());
  for (std::size_t number = 2; std::getline(file, line); ++number) {
    if (file.eof()) break;  // without its line end, the row is not whole
    if (line.empty()) continue;
    const std::vector<std::string_view> fields = fields_of(line);
    std::vector<Real> row(fields.size());
    bool whole = fields.size() == table.names.size();
    for (std::size_t i = 0; whole && i < fields.size(); ++i)
      whole = parse_number(fields[i], row[i]);
    if (!whole)
      throw Error(
          fmt::format("{}, line {}: expected {} numbers separated by commas; the file is damaged",
                      path.string(), number, table.names.size()));
    for (std::size_t i = 0; i < row.size(); ++i) table.columns[i].push_back(row[i]);
  }
  if (table.columns[0].empty())
    throw Error(fmt::format("{} has no rows yet; wait for the run to write some", path.string()));
  return table;
}

}  // namespace clast
