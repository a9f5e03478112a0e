// clast plot: the series of runs as charts.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "output/atomic_file.hpp"
#include "plot/expression.hpp"
#include "plot/figures.hpp"
#include "run/run_folder.hpp"

namespace clast {

namespace {

namespace fs = std::filesystem;

struct PlotArguments {
  std::vector<std::string> runs;
  std::string x = "time", output;
  std::vector<std::string> y;
};

void write_and_tell(const fs::path& path, const Chart& chart) {
  write_chart(path, chart);
  fmt::print("{}\n", path.string());
}

void write_both(const fs::path& directory, const Figure& figure) {
  for (const char* extension : {".svg", ".png"})
    write_and_tell(directory / (figure.name + extension), figure.chart);
}

void tell_numbers(const Chart& chart) {
  for (const Curve& curve : chart.curves)
    fmt::print("{}: {}\n", curve.name, in_numbers(curve, chart.y_unit));
}

std::vector<std::string> expressions_of(const PlotArguments& given) {
  std::vector<std::string> all;
  for (const std::string& text : given.y)
    for (std::string& expression : split_expressions(text)) all.push_back(std::move(expression));
  return all;
}

std::vector<Figure> figures_of(const PlotArguments& given) {
  const std::vector<PlottedRun> runs = read_runs({given.runs.begin(), given.runs.end()});
  if (!given.y.empty()) return {chosen_figure(runs, given.x, expressions_of(given))};
  if (runs.size() == 1) return default_figures(runs[0], given.x);
  throw Error(fmt::format(
      "say what to compare in {} runs, such as --y kinetic_translation; all charts are made of one "
      "run at a time",
      runs.size()));
}

void run(const PlotArguments& given) {
  const fs::path output = given.output;
  if (output.has_extension() && given.y.empty())
    throw Error(fmt::format(
        "one file, {}, holds one chart: say which columns it shows, such as --y contacts,fastest; "
        "for all charts give a directory, or leave out -o",
        given.output));
  const std::vector<Figure> figures = figures_of(given);
  if (!given.y.empty()) tell_numbers(figures[0].chart);
  if (!given.y.empty() && is_zero(figures[0].chart))
    fmt::print(stderr, "note: all values of this chart are zero\n");
  if (output.has_extension()) {
    if (output.has_parent_path()) make_directory(output.parent_path());
    write_and_tell(output, figures[0].chart);
    return;
  }
  const fs::path directory = given.output.empty() ? fs::path(given.runs[0]) / "plots" : output;
  make_directory(directory);
  for (const Figure& figure : figures) write_both(directory, figure);
}

}  // namespace

void add_plot_command(CLI::App& app) {
  const auto given = std::make_shared<PlotArguments>();
  CLI::App* command = app.add_subcommand("plot", "draw the series of runs as charts");
  command->add_option("DIR", given->runs, "output directories of runs; several need --y")
      ->required();
  command->add_option("--x", given->x, "column or expression along the axis")
      ->capture_default_str();
  command
      ->add_option("--y", given->y,
                   "columns of series.csv, or expressions, to draw together, with commas; may be "
                   "given several times")
      ->allow_extra_args(false);
  command->add_option(
      "-o,--output", given->output,
      "FILE.svg or FILE.png for the chart of --y, or a directory (default: plots in "
      "the first DIR)");
  command->footer(
      "Examples:\n"
      "  clast plot out\n"
      "  clast plot out --y kinetic_translation,kinetic_rotation -o kinetic.svg\n"
      "  clast plot out --y \"wall.lid.force.z/(10 cm*10 cm)\" -o pressure.png\n"
      "  clast plot out --x wall_lower_ux --y \"-wall_lower_fx\" -o shear.svg\n"
      "  clast plot soft stiff --y kinetic_translation -o compared.svg\n"
      "Expressions have columns, numbers with or without a unit, + - * / ( ), abs(a), sqrt(a),\n"
      "min(a, b), max(a, b) and sum(a, b); sum(wall_*_power) adds up all columns that fit.\n"
      "Numbers without a unit are SI. Columns of walls have a second name in words:\n"
      "wall.lid.force.z is wall_lid_fz. The last, the least and the largest value are\n"
      "printed. Without --y, draws energies, residual, contacts, loads on walls and all\n"
      "other columns that are not zero throughout, as SVG and PNG. Over time and step, broken "
      "lines\n"
      "show where the stages of a run begin.");
  command->callback([given] {
    for (const std::string& directory : given->runs) need_run(directory);
    run(*given);
  });
}

}  // namespace clast
