#include "plot/figures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

#include "base/error.hpp"
#include "output/atomic_file.hpp"
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
      {"energy_held",
       "Energy held",
       "energy",
       {"kinetic_translation", "kinetic_rotation", "gravity", "elastic_normal", "elastic_shear",
        "elastic_rolling"}},
      {"energy_taken",
       "Energy taken since the start",
       "energy",
       {"damping", "friction", "rolling", "global_damping"}},
      {"energy_given",
       "Energy given since the start",
       "energy",
       {"insertion", "removal", "change"}},
      {"kinetic_energy", "Kinetic energy", "energy", {"kinetic_translation", "kinetic_rotation"}},
      {"elastic_energy",
       "Elastic energy",
       "energy",
       {"elastic_normal", "elastic_shear", "elastic_rolling"}},
      {"residual",
       "Energy that the ledger misses, relative to the energy exchanged",
       "relative residual",
       {"residual_relative"}},
      {"contacts", "Contacts", "number", {"contacts", "wall_contacts"}},
      {"coordination", "Coordination", "contacts per particle", {"coordination"}},
      {"fastest", "Fastest body", "speed", {"fastest"}},
      {"particles", "Particles", "number", {"particles"}},
  };
  return all;
}

// A column "wall_NAME_fx": the load on a wall.
struct WallColumn {
  std::string wall;
  bool torque;
  char axis;
};

bool parse_wall(const std::string& column, WallColumn& parsed) {
  constexpr std::string_view prefix = "wall_";
  const std::size_t n = column.size();
  if (!column.starts_with(prefix) || n < prefix.size() + 4 || column[n - 3] != '_') return false;
  const char what = column[n - 2], axis = column[n - 1];
  if ((what != 'f' && what != 't') || axis < 'x' || axis > 'z') return false;
  parsed = {column.substr(prefix.size(), n - prefix.size() - 3), what == 't', axis};
  return true;
}

std::string readable(std::string name) {
  std::replace(name.begin(), name.end(), '_', ' ');
  return name;
}

bool is_zero(const std::vector<Real>& values) {
  return std::all_of(values.begin(), values.end(), [](Real v) { return v == 0; });
}

class FigureMaker {
 public:
  FigureMaker(const SeriesTable& table, const std::string& x) : table_(table), x_(x) {}

  Figure start(const std::string& name, const std::string& title, const std::string& y_name,
               const std::string& unit) const {
    Figure figure{name, {}};
    figure.chart.title = title;
    figure.chart.x_name = readable(x_);
    figure.chart.x_unit = unit_of(x_);
    figure.chart.y_name = y_name;
    figure.chart.y_unit = unit;
    return figure;
  }

  void add(Figure& figure, const std::string& column, const std::string& name) const {
    figure.chart.curves.push_back({name, table_.column(x_), table_.column(column)});
    // Long legends need room.
    const auto curves = static_cast<double>(figure.chart.curves.size());
    figure.chart.height = std::max(figure.chart.height, 130 + 20 * curves);
  }

 private:
  const SeriesTable& table_;
  const std::string& x_;
};

// Loads on all walls in one chart for each direction of force and torque.
void add_wall_figures(const SeriesTable& table, const FigureMaker& make,
                      std::vector<Figure>& figures) {
  std::map<std::pair<bool, char>, Figure> by_direction;
  for (const std::string& column : table.names) {
    WallColumn wall;
    if (!parse_wall(column, wall) || is_zero(table.column(column))) continue;
    const char* what = wall.torque ? "torque" : "force";
    const std::pair<bool, char> direction{wall.torque, wall.axis};
    if (!by_direction.contains(direction))
      by_direction[direction] = make.start(
          fmt::format("wall_{}_{}", what, wall.axis),
          fmt::format("{} on walls along {}", wall.torque ? "Torque" : "Force", wall.axis), what,
          unit_of(column));
    make.add(by_direction[direction], column, readable(wall.wall));
  }
  for (auto& [direction, figure] : by_direction) figures.push_back(std::move(figure));
}

}  // namespace

std::string unit_of(const std::string& column) {
  static const std::map<std::string, std::string> units = {
      {"time", "s"},
      {"fastest", "m/s"},
      {"kinetic_translation", "J"},
      {"kinetic_rotation", "J"},
      {"gravity", "J"},
      {"elastic_normal", "J"},
      {"elastic_shear", "J"},
      {"elastic_rolling", "J"},
      {"damping", "J"},
      {"friction", "J"},
      {"rolling", "J"},
      {"global_damping", "J"},
      {"insertion", "J"},
      {"removal", "J"},
      {"change", "J"},
      {"exchanged", "J"},
      {"residual", "J"},
  };
  WallColumn wall;
  if (parse_wall(column, wall)) return wall.torque ? "N m" : "N";
  const auto found = units.find(column);
  return found == units.end() ? "" : found->second;
}

std::vector<Figure> default_figures(const SeriesTable& table, const std::string& x) {
  table.column(x);  // or the error that names the columns
  const FigureMaker make(table, x);
  std::vector<Figure> figures;
  // Other columns say the same as a chart already does.
  std::set<std::string> known = {x, "time", "step", "residual", "exchanged"};
  for (const Group& group : groups()) {
    Figure figure = make.start(group.name, group.title, group.y_name, unit_of(group.columns[0]));
    for (const std::string& column : group.columns) {
      known.insert(column);
      if (column != x && table.has(column) && !is_zero(table.column(column)))
        make.add(figure, column, readable(column));
    }
    if (!figure.chart.curves.empty()) figures.push_back(std::move(figure));
  }
  add_wall_figures(table, make, figures);
  for (const std::string& column : table.names) {
    WallColumn wall;
    if (known.contains(column) || parse_wall(column, wall)) continue;
    Figure figure = make.start(column, readable(column), readable(column), unit_of(column));
    make.add(figure, column, readable(column));
    figures.push_back(std::move(figure));
  }
  return figures;
}

Figure chosen_figure(const SeriesTable& table, const std::string& x,
                     const std::vector<std::string>& columns) {
  if (columns.empty()) throw Error("no column to plot; give one or more: --y contacts,fastest");
  const FigureMaker make(table, x);
  // One unit for all, or none is claimed.
  std::string unit = unit_of(columns[0]);
  for (const std::string& column : columns)
    if (unit_of(column) != unit) unit.clear();
  const bool single = columns.size() == 1;
  const std::string y_name = single          ? readable(columns[0])
                             : unit == "J"   ? "energy"
                             : unit == "N"   ? "force"
                             : unit == "N m" ? "torque"
                                             : "value in SI units";
  Figure figure = make.start(fmt::format("{}", fmt::join(columns, "-")), "", y_name, unit);
  for (const std::string& column : columns) make.add(figure, column, readable(column));
  return figure;
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
