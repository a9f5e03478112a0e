// What the columns of a series are.
#pragma once

#include <optional>
#include <string>

#include "plot/unit.hpp"

namespace clast {

// A column "wall_NAME_fx": a load on a wall, how far it has moved, what its motion gives, or how
// it is worn.
struct WallColumn {
  enum class What { force, torque, displacement, angle, given_power, wear_energy, wear_volume };
  std::string wall;
  What what;
  char axis = 0;  // only loads and displacements have one

  // What it measures, in a word or two: force, wear energy.
  const char* word() const;
};
std::optional<WallColumn> wall_column(const std::string& column);

// The name of a column in words: wall.lid.force.z for wall_lid_fz. Names of others stay as they
// are.
std::string dotted_name(const std::string& column);

// A column "sensor.NAME.mass.glass".
struct SensorColumn {
  std::string sensor;
  std::string what;  // mass.glass

  // What belongs into one figure: mass for mass.glass, stress for stress_xx, velocity for vx.
  std::string measure() const;
};
std::optional<SensorColumn> sensor_column(const std::string& column);

// Columns that are not known count as plain numbers.
Unit unit_of_column(const std::string& column);
std::string unit_of(const std::string& column);

// The name as it stands in a figure.
std::string readable(std::string column);

}  // namespace clast
