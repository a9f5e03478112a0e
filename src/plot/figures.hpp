// Which charts a series gives.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "plot/chart.hpp"
#include "plot/table.hpp"

namespace clast {

struct Figure {
  std::string name;  // of its file, without extension
  Chart chart;
};

// The unit of a column by its name; empty when there is none or it is not known.
std::string unit_of(const std::string& column);

// The charts that suit the columns there are: energies, motion, residual, contacts, loads on
// walls, and one for each column that is left.
std::vector<Figure> default_figures(const SeriesTable& table, const std::string& x);

// One chart of the chosen columns. Throws clast::Error when there is no such column.
Figure chosen_figure(const SeriesTable& table, const std::string& x,
                     const std::vector<std::string>& columns);

// Writes .svg or .png by the extension; throws clast::Error for any other.
void write_chart(const std::filesystem::path& path, const Chart& chart);

}  // namespace clast
