#include "plot/columns.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "measure/ledger.hpp"
#include "output/series.hpp"

namespace clast {

namespace {

std::optional<WallColumn::What> meaning_of(char letter) {
  switch (letter) {
    case 'f':
      return WallColumn::What::force;
    case 't':
      return WallColumn::What::torque;
    case 'u':
      return WallColumn::What::displacement;
    default:
      return {};
  }
}

Unit unit_of_meaning(WallColumn::What what) {
  switch (what) {
    case WallColumn::What::force:
      return Unit::powers(1, 1, -2, "N");
    case WallColumn::What::torque:
      return Unit::powers(1, 2, -2, "N m");
    case WallColumn::What::angle:
      return Unit::powers(0, 0, 0, "rad");
    case WallColumn::What::given_power:
      return Unit::powers(1, 2, -3, "W");
    case WallColumn::What::wear_energy:
      return Unit::powers(1, 2, -2, "J");
    case WallColumn::What::wear_volume:
      return Unit::powers(0, 3, 0, "m³");
    case WallColumn::What::displacement:
      break;
  }
  return Unit::powers(0, 1, 0, "m");
}

Unit unit_of_measure(const std::string& measure) {
  if (measure == "mass" || measure == "mass_back") return Unit::powers(1, 0, 0, "kg");
  if (measure == "mass_flow") return Unit::powers(1, 0, -1, "kg/s");
  if (measure == "number_flow") return Unit::powers(0, 0, -1, "1/s");
  if (measure == "velocity") return Unit::powers(0, 1, -1, "m/s");
  if (measure == "stress") return Unit::powers(1, -1, -2, "Pa");
  if (measure == "height" || measure == "radius") return Unit::powers(0, 1, 0, "m");
  return Unit::powers(0, 0, 0, measure == "angle" ? "rad" : "");
}

bool is_energy(const std::string& column) {
  bool found = column == "residual";
  const Ledger ledger;
  visit_ledger(ledger, [&](const char* name, Real) { found = found || column == name; });
  return found;
}

}  // namespace

const char* WallColumn::word() const {
  switch (what) {
    case What::force:
      return "force";
    case What::torque:
      return "torque";
    case What::angle:
      return "angle";
    case What::given_power:
      return "power";
    case What::wear_energy:
      return "wear energy";
    case What::wear_volume:
      return "wear volume";
    case What::displacement:
      break;
  }
  return "displacement";
}

std::optional<WallColumn> wall_column(const std::string& column) {
  constexpr std::string_view prefix = "wall_";
  const std::size_t n = column.size();
  for (const auto& [ending, what] :
       {std::pair{std::string_view("_angle"), WallColumn::What::angle},
        std::pair{std::string_view("_power"), WallColumn::What::given_power},
        std::pair{std::string_view("_wear_energy"), WallColumn::What::wear_energy},
        std::pair{std::string_view("_wear_volume"), WallColumn::What::wear_volume}})
    if (column.starts_with(prefix) && column.ends_with(ending) && n > prefix.size() + ending.size())
      return WallColumn{column.substr(prefix.size(), n - prefix.size() - ending.size()), what};
  if (!column.starts_with(prefix) || n < prefix.size() + 4 || column[n - 3] != '_') return {};
  const std::optional<WallColumn::What> what = meaning_of(column[n - 2]);
  const char axis = column[n - 1];
  if (!what || axis < 'x' || axis > 'z') return {};
  return WallColumn{column.substr(prefix.size(), n - prefix.size() - 3), *what, axis};
}

std::string dotted_name(const std::string& column) {
  const std::optional<WallColumn> wall = wall_column(column);
  if (!wall) return column;
  const std::string name = fmt::format("wall.{}.{}", wall->wall, column_text(wall->word()));
  return wall->axis == 0 ? name : fmt::format("{}.{}", name, wall->axis);
}

std::optional<SensorColumn> sensor_column(const std::string& column) {
  constexpr std::string_view prefix = "sensor.";
  const std::size_t dot = column.find('.', prefix.size());
  if (!column.starts_with(prefix) || dot == std::string::npos) return {};
  return SensorColumn{column.substr(prefix.size(), dot - prefix.size()), column.substr(dot + 1)};
}

std::string SensorColumn::measure() const {
  const std::string measure = what.substr(0, what.find('.'));
  for (const char* tensor : {"stress", "fabric"})
    if (measure.starts_with(std::string(tensor) + "_")) return tensor;
  const bool velocity = measure == "vx" || measure == "vy" || measure == "vz";
  return velocity ? "velocity" : measure;
}

Unit unit_of_column(const std::string& column) {
  if (const std::optional<WallColumn> wall = wall_column(column))
    return unit_of_meaning(wall->what);
  if (is_energy(column)) return Unit::powers(1, 2, -2, "J");
  if (const std::optional<SensorColumn> sensor = sensor_column(column))
    return unit_of_measure(sensor->measure());
  if (column.starts_with("sink.") && column.ends_with(".mass")) return Unit::powers(1, 0, 0, "kg");
  if (column.starts_with("stress_") || column.starts_with("flux_stress_"))
    return Unit::powers(1, -1, -2, "Pa");
  if (column.starts_with("cell_")) return Unit::powers(0, 1, 0, "m");
  if (column == "volume") return Unit::powers(0, 3, 0, "m³");
  if (column == "time") return Unit::powers(0, 0, 1, "s");
  if (column == "fastest") return Unit::powers(0, 1, -1, "m/s");
  if (column == "largest_fragment_mass") return Unit::powers(1, 0, 0, "kg");
  if (column == "median_fragment_size") return Unit::powers(0, 1, 0, "m");
  return Unit::powers(0, 0, 0, "");
}

std::string unit_of(const std::string& column) { return unit_of_column(column).text(); }

std::string readable(std::string column) {
  std::replace(column.begin(), column.end(), '_', ' ');
  return column;
}

}  // namespace clast
