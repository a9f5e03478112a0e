// The numbers of series.csv by column.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

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

}  // namespace clast
