#include "plot/figures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <set>

#include "base/error.hpp"
#include "base/text.hpp"
#include "output/atomic_file.hpp"
#include "output/series.hpp"
#include "plot/columns.hpp"
#include "plot/expression.hpp"
#include "render/png.hpp"

namespace clast {

namespace fs = std::filesystem;

namespace {

struct Group {
  const char* name;
  const char* title;
  const char* y_name;
  std::vector<std::string> columns;
};

const std::vector<Group>& groups() {
  static const std::vector<Group> all = {
      {"energy_stored",
       "Energy stored",
       "energy",
       {"kinetic_translation", "kinetic_rotation", "kinetic_walls", "gravity", "elastic_normal",
        "elastic_shear", "elastic_rolling", "elastic_bonds"}},
      {"energy_dissipated",
       "Energy dissipated since the start",
       "energy",
       {"damping", "friction", "rolling", "adhesion", "bond_damping", "bond_breakage",
        "global_damping", "wall_damping"}},
      {"energy_supplied",
       "Energy supplied since the start",
       "energy",
       {"insertion", "removal", "change", "walls", "cell"}},
      {"kinetic_energy",
       "Kinetic energy",
       "energy",
       {"kinetic_translation", "kinetic_rotation", "kinetic_walls"}},
      {"elastic_energy",
       "Elastic energy",
       "energy",
       {"elastic_normal", "elastic_shear", "elastic_rolling", "elastic_bonds"}},
      {"residual",
       "Energy that the ledger misses, relative to the energy exchanged",
       "relative residual",
       {"residual_relative"}},
      {"contacts", "Contacts", "number", {"contacts", "wall_contacts"}},
      {"bonds", "Broken bonds and fragments", "number", {"broken_bonds", "fragments"}},
      {"fragment_size",
       "Half of the mass is in smaller fragments",
       "size",
       {"median_fragment_size"}},
      {"coordination", "Coordination", "contacts per particle", {"coordination"}},
      {"stress",
       "Stress, pressure is positive",
       "stress",
       {"stress_xx", "stress_yy", "stress_zz", "stress_xy", "stress_xz", "stress_yz"}},
      {"porosity", "Porosity", "porosity", {"porosity"}},
      {"cell", "Sides of the periodic cell", "length", {"cell_x", "cell_y", "cell_z"}},
      {"fastest", "Fastest body", "speed", {"fastest"}},
      {"particles", "Particles", "number", {"particles"}},
  };
  return all;
}

// Without a value that is neither zero nor missing.
bool is_zero(const std::vector<Real>& values) {
  return std::all_of(values.begin(), values.end(),
                     [](Real v) { return v == 0 || !std::isfinite(v); });
}

// Stages begin at times and steps; along other axes they mean nothing.
std::vector<ChartMark> marks_along(const std::string& x, const std::vector<StageStart>& stages) {
  std::vector<ChartMark> marks;
  for (const StageStart& stage : stages) {
    if (x == "time") marks.push_back({stage.time, stage.name});
    if (x == "step") marks.push_back({static_cast<Real>(stage.step), stage.name});
  }
  return marks;
}

void add_curve(Chart& chart, Curve curve) {
  chart.curves.push_back(std::move(curve));
  // Long legends need room.
  const auto curves = static_cast<double>(chart.curves.size());
  chart.height = std::max(chart.height, 130 + 20 * curves);
}

// Columns are easier to read without underscores; in expressions they hold names together.
std::string shown_name(const std::string& expression, const SeriesTable& table) {
  return table.has(expression) ? readable(expression) : expression;
}

class FigureMaker {
 public:
  FigureMaker(const PlottedRun& run, const std::string& x)
      : run_(run), x_(x), along_(evaluate(x, run.table)) {}

  Figure start(const std::string& name, const std::string& title, const std::string& y_name,
               const std::string& unit) const {
    Figure figure{name, {}};
    figure.chart.title = title;
    figure.chart.x_name = shown_name(x_, run_.table);
    figure.chart.x_unit = along_.unit.text();
    figure.chart.y_name = y_name;
    figure.chart.y_unit = unit;
    figure.chart.marks = marks_along(x_, run_.stages);
    return figure;
  }

  // Columns of zeros, and that along the axis, show nothing.
  bool is_worth_showing(const std::string& column) const {
    return column != x_ && run_.table.has(column) && !is_zero(run_.table.column(column));
  }
  void add(Figure& figure, const std::string& column, const std::string& name) const {
    if (is_worth_showing(column))
      add_curve(figure.chart, {name, along_.values, run_.table.column(column)});
  }
  const std::vector<std::string>& columns() const { return run_.table.names; }

 private:
  const PlottedRun& run_;
  const std::string& x_;
  Quantity along_;
};

// All walls in one chart for each direction of force, torque and displacement, for angles, powers
// and wear.
void add_wall_figures(const FigureMaker& make, std::vector<Figure>& figures) {
  std::map<std::pair<WallColumn::What, char>, Figure> by_direction;
  for (const std::string& column : make.columns()) {
    const std::optional<WallColumn> wall = wall_column(column);
    if (!wall) continue;
    const std::string what = wall->word();
    const auto [at, is_new] = by_direction.try_emplace({wall->what, wall->axis});
    if (is_new && wall->axis == 0)
      at->second = make.start("wall_" + column_text(what), "Walls: " + what, what, unit_of(column));
    else if (is_new)
      at->second =
          make.start(fmt::format("wall_{}_{}", what, wall->axis),
                     fmt::format("Walls: {} along {}", what, wall->axis), what, unit_of(column));
    make.add(at->second, column, readable(wall->wall));
  }
  for (auto& [direction, figure] : by_direction) figures.push_back(std::move(figure));
}

// One chart for each quantity of each sensor.
void add_sensor_figures(const FigureMaker& make, std::vector<Figure>& figures) {
  std::map<std::pair<std::string, std::string>, Figure> by_measure;
  for (const std::string& column : make.columns()) {
    const std::optional<SensorColumn> sensor = sensor_column(column);
    if (!sensor) continue;
    const std::string measure = sensor->measure();
    const auto [at, is_new] = by_measure.try_emplace({sensor->sensor, measure});
    if (is_new)
      at->second = make.start(fmt::format("sensor_{}_{}", sensor->sensor, measure),
                              fmt::format("{}: {}", readable(sensor->sensor), readable(measure)),
                              readable(measure), unit_of(column));
    make.add(at->second, column, readable(sensor->what));
  }
  for (auto& [measure, figure] : by_measure) figures.push_back(std::move(figure));
}

// What several curves of one unit have in common.
std::string common_name(const std::string& unit) {
  const std::map<std::string, std::string> names = {
      {"J", "energy"},  {"N", "force"}, {"N m", "torque"}, {"m", "length"},       {"m/s", "speed"},
      {"Pa", "stress"}, {"W", "power"}, {"kg", "mass"},    {"kg/s", "mass flow"}, {"rad", "angle"}};
  const auto found = names.find(unit);
  return found == names.end() ? "value" : found->second;
}

// Without what would be a folder, or a nuisance in a shell.
std::string file_name(const std::vector<std::string>& expressions) {
  constexpr std::size_t longest = 80;
  std::string name;
  for (const char c : fmt::format("{}", fmt::join(expressions, "-"))) {
    const bool plain = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                       c == '-' || c == '.';
    if (plain)
      name += c;
    else if (!name.ends_with('_'))
      name += '_';
  }
  // A sign in front would make an option of the name.
  const std::size_t first = std::min(name.find_first_not_of("-_."), name.size());
  name = name.substr(first, longest);
  while (name.ends_with('_')) name.pop_back();
  return name;
}

// The last `parts` parts of a path.
std::string path_end(const fs::path& path, std::size_t parts) {
  const std::vector<fs::path> all(path.begin(), path.end());
  fs::path end;
  for (std::size_t i = all.size() - std::min(parts, all.size()); i < all.size(); ++i) end /= all[i];
  return end.string();
}

std::vector<std::string> names_of(const std::vector<fs::path>& directories) {
  std::vector<fs::path> paths;
  for (const fs::path& directory : directories) {
    const fs::path path = fs::absolute(directory).lexically_normal();
    paths.push_back(path.has_filename() ? path : path.parent_path());
  }
  std::vector<std::string> names;
  for (std::size_t parts = 1; parts < 64; ++parts) {
    names.clear();
    for (const fs::path& path : paths) names.push_back(path_end(path, parts));
    if (std::set<std::string>(names.begin(), names.end()).size() == names.size()) break;
  }
  return names;
}

}  // namespace

std::vector<PlottedRun> read_runs(const std::vector<fs::path>& directories) {
  const std::vector<std::string> names = names_of(directories);
  std::vector<PlottedRun> runs;
  for (std::size_t i = 0; i < directories.size(); ++i)
    runs.push_back(
        {names[i], read_series(directories[i] / "series.csv"), stage_starts(directories[i])});
  return runs;
}

std::vector<Figure> default_figures(const PlottedRun& run, const std::string& x) {
  const FigureMaker make(run, x);
  std::vector<Figure> figures;
  // Other columns say the same as a chart already does.
  std::set<std::string> known = {"time", "step", "residual", "exchanged"};
  for (const Group& group : groups()) {
    figures.push_back(make.start(group.name, group.title, group.y_name, unit_of(group.columns[0])));
    for (const std::string& column : group.columns) {
      known.insert(column);
      make.add(figures.back(), column, readable(column));
    }
  }
  add_wall_figures(make, figures);
  add_sensor_figures(make, figures);
  for (const std::string& column : run.table.names) {
    if (known.contains(column) || wall_column(column) || sensor_column(column)) continue;
    figures.push_back(make.start(column, readable(column), readable(column), unit_of(column)));
    make.add(figures.back(), column, readable(column));
  }
  std::erase_if(figures, [](const Figure& figure) { return figure.chart.curves.empty(); });
  return figures;
}

Figure chosen_figure(const std::vector<PlottedRun>& runs, const std::string& x,
                     const std::vector<std::string>& expressions) {
  if (expressions.empty()) throw Error("no column to plot; give one or more: --y contacts,fastest");
  Figure figure{file_name(expressions), {}};
  std::optional<Unit> unit;
  for (const PlottedRun& run : runs) try {
      const Quantity along = evaluate(x, run.table);
      figure.chart.x_name = shown_name(x, run.table);
      figure.chart.x_unit = along.unit.text();
      for (const std::string& expression : expressions) {
        Quantity y = evaluate(expression, run.table);
        unit = unit ? joined(*unit, y.unit) : y.unit;
        const std::string name = shown_name(expression, run.table);
        figure.chart.y_name = name;
        add_curve(figure.chart, {runs.size() == 1         ? name
                                 : expressions.size() > 1 ? run.name + ": " + name
                                                          : run.name,
                                 along.values, std::move(y.values)});
      }
    } catch (const Error& error) {
      if (runs.size() == 1) throw;
      throw Error(fmt::format("{}: {}", run.name, error.what()));
    }
  figure.chart.y_unit = unit->text();
  if (expressions.size() > 1) figure.chart.y_name = common_name(figure.chart.y_unit);
  if (runs.size() == 1) figure.chart.marks = marks_along(x, runs[0].stages);
  return figure;
}

std::string in_numbers(const Curve& curve, const std::string& unit) {
  std::vector<Real> values;
  std::copy_if(curve.y.begin(), curve.y.end(), std::back_inserter(values),
               [](Real value) { return std::isfinite(value); });
  if (values.empty()) return {};
  // Whole numbers in full; adding zero makes 0 of -0.
  const auto text = [](Real value) {
    return rounded(value + 0, std::trunc(value) == value ? 9 : 4);
  };
  const auto [least, largest] = std::minmax_element(values.begin(), values.end());
  const std::string space = unit.empty() ? "" : " ";
  return fmt::format("last {}{}{}, from {} to {}{}{}", text(values.back()), space, unit,
                     text(*least), text(*largest), space, unit);
}

bool is_zero(const Chart& chart) {
  return std::all_of(chart.curves.begin(), chart.curves.end(),
                     [](const Curve& curve) { return is_zero(curve.y); });
}

void write_chart(const fs::path& path, const Chart& chart) {
  constexpr double pixels_per_unit = 2;  // sharp on fine screens and in print
  const std::string extension = path.extension().string();
  if (extension == ".svg")
    write_file(path, chart_as_svg(chart), Durability::process_death);
  else if (extension == ".png")
    write_png(path, chart_as_image(chart, pixels_per_unit));
  else
    throw Error(
        fmt::format("cannot tell what to make of \"{}\"; give a name that ends in .svg or .png",
                    path.string()));
}

}  // namespace clast
