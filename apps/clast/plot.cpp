// clast plot: the series of a run as charts.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "output/atomic_file.hpp"
#include "plot/figures.hpp"

namespace clast {

namespace {

namespace fs = std::filesystem;

struct PlotArguments {
  std::string run, x = "time", output;
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

void run(const PlotArguments& given) {
  const SeriesTable table = read_series(fs::path(given.run) / "series.csv");
  const fs::path output = given.output;
  if (!given.y.empty() && output.has_extension()) {
    if (output.has_parent_path()) make_directory(output.parent_path());
    write_and_tell(output, chosen_figure(table, given.x, given.y).chart);
    return;
  }
  if (output.has_extension())
    throw Error(fmt::format(
        "one file, {}, holds one chart: say which columns it shows, such as --y contacts,fastest; "
        "for all charts give a directory, or leave out -o",
        given.output));
  const std::vector<Figure> figures =
      given.y.empty() ? default_figures(table, given.x)
                      : std::vector<Figure>{chosen_figure(table, given.x, given.y)};
  const fs::path directory = given.output.empty() ? fs::path(given.run) / "plots" : output;
  make_directory(directory);
  for (const Figure& figure : figures) write_both(directory, figure);
}

}  // namespace

void add_plot_command(CLI::App& app) {
  const auto given = std::make_shared<PlotArguments>();
  CLI::App* command = app.add_subcommand("plot", "Draw the series of a run as charts");
  command->add_option("DIR", given->run, "output directory of a run")->required();
  command->add_option("--x", given->x, "column along the axis")->capture_default_str();
  command->add_option("--y", given->y, "columns of series.csv to draw together, with commas")
      ->delimiter(',');
  command->add_option("-o,--output", given->output,
                      "FILE.svg or FILE.png for the columns of --y, or a directory (default: "
                      "DIR/plots)");
  command->footer(
      "Examples:\n"
      "  clast plot out\n"
      "  clast plot out --y kinetic_translation,kinetic_rotation -o kinetic.svg\n"
      "  clast plot out --x step --y coordination -o coordination.png\n"
      "Without --y, draws energies, residual, contacts, loads on walls and all other columns, as\n"
      "SVG and PNG.");
  command->callback([given] { run(*given); });
}

}  // namespace clast
