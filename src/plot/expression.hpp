// Arithmetic over the columns of a series: "wall_lid_fz/(10 cm*10 cm)", or wall.lid.force.z.
#pragma once

#include <string>
#include <vector>

#include "plot/table.hpp"
#include "plot/unit.hpp"

namespace clast {

struct Quantity {
  std::vector<Real> values;  // one for each row
  Unit unit;
};

// Columns, also by their dotted names (columns.hpp), and numbers, which may have units ("5 mm"),
// with + - * / and parentheses; abs(a), sqrt(a), min(a, b, …), max(a, b, …), sum(a, b, …), where
// sum(wall_*_power) adds up all columns that fit. Throws clast::Error that shows the place and
// offers columns of similar name.
Quantity evaluate(const std::string& expression, const SeriesTable& table);

// "a,min(b,c)" is two expressions: commas inside parentheses separate nothing.
std::vector<std::string> split_expressions(const std::string& text);

}  // namespace clast
