// The numbers of series.csv by column.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/file.hpp"
#include "base/real.hpp"

namespace clast {

struct SeriesTable {
  std::vector<std::string> names;
  std::vector<std::vector<Real>> columns;  // parallel to names, all of one length

  bool has(const std::string& name) const;
  // Throws clast::Error with the names there are.
  const std::vector<Real>& column(const std::string& name) const;
};

// Reads the file of a run that may still be going on: a last row that is not whole yet is left
// out. Throws clast::Error when there is no such file, no row in it, or a field is not a number.
SeriesTable read_series(const std::filesystem::path& path);

// What it reads a series with, for those who do not keep all of it.
constexpr std::uint64_t most_bytes_of_table = std::uint64_t{4} << 30;
std::vector<std::string> names_of_series(std::string_view header);
// Line `number` of the file, into a row of as many numbers as there are names. Both throw
// clast::Error when there is none.
std::string_view line_of_series(const FileLines& lines, const std::filesystem::path& path,
                                std::size_t number);
void parse_row(std::string_view line, const std::filesystem::path& path, std::size_t number,
               std::vector<Real>& row);

}  // namespace clast
