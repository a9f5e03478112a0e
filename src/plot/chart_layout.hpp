// Where the parts of a chart lie, in units of a pixel from the top left.
#pragma once

#include <string>
#include <vector>

#include "plot/chart.hpp"
#include "render/point2.hpp"

namespace clast {

constexpr double chart_text = 9.5, chart_title = 12, mark_text = 8;  // heights of capitals

// A tick, and what is written beside it.
struct Tick {
  double at;
  std::string text;
};

struct AxisLayout {
  std::string label;
  std::vector<Tick> ticks;
};

struct ChartLayout {
  PixelBox area;  // in which the curves are
  AxisLayout x, y;
  bool zero_inside = false;                   // values of both signs: the line of zero is drawn
  double zero = 0;                            // where it is
  std::vector<std::vector<Polyline>> curves;  // each in pieces between gaps
  std::vector<std::string> legend;            // one line for each curve, or none at all
  std::vector<Tick> marks;
  bool marks_upright = false;  // names stand beside their lines, as there is no room above them
  std::string title;
};

ChartLayout layout_of(const Chart& chart);

}  // namespace clast
