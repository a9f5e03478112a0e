// Which charts the series of runs give.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "plot/chart.hpp"
#include "plot/stages.hpp"
#include "plot/table.hpp"

namespace clast {

struct PlottedRun {
  std::string name;  // in legends and messages
  SeriesTable table;
  std::vector<StageStart> stages;
};

// Runs by the names of their directories, with as much of the path as tells them apart. Throws
// clast::Error when one has no series.
std::vector<PlottedRun> read_runs(const std::vector<std::filesystem::path>& directories);

struct Figure {
  std::string name;  // of its file, without extension
  Chart chart;
};

// The charts that suit the columns there are: energies, motion, residual, contacts, loads on
// walls, and one for each column that is left. Columns of zeros are left out. `x` is an expression.
std::vector<Figure> default_figures(const PlottedRun& run, const std::string& x);

// One chart of the chosen expressions for all runs. Throws clast::Error when one cannot be
// evaluated.
Figure chosen_figure(const std::vector<PlottedRun>& runs, const std::string& x,
                     const std::vector<std::string>& expressions);

// What a curve says in numbers: "last 2.31 N, from 0 to 5.6 N". Values that are not finite do not
// count; without any other it is empty.
std::string in_numbers(const Curve& curve, const std::string& unit);

// Whether all that a chart shows is zero.
bool is_zero(const Chart& chart);

// Writes .svg or .png by the extension; throws clast::Error for any other.
void write_chart(const std::filesystem::path& path, const Chart& chart);

}  // namespace clast
