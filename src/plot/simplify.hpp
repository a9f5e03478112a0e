// Long lines with as few points as look the same.
#pragma once

#include "render/point2.hpp"

namespace clast {

// Keeps, of all points that fall into one column of width `column`, the first, the last and both
// extremes, so that no peak is lost, and then leaves out what lies on a straight line. Lines that
// run backwards lose only points closer than a quarter of a column to the last one kept.
Polyline simplified(const Polyline& line, double column);

}  // namespace clast
