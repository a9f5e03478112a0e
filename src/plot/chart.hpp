// Line charts.
#pragma once

#include <string>
#include <vector>

#include "base/real.hpp"
#include "render/image.hpp"

namespace clast {

struct Curve {
  std::string name;
  std::vector<Real> x, y;  // values that are not finite leave a gap
};

// Something that begins at a value of x.
struct ChartMark {
  Real x;
  std::string name;
};

struct Chart {
  std::string title;
  std::string x_name, x_unit;
  std::string y_name, y_unit;
  std::vector<Curve> curves;
  std::vector<ChartMark> marks = {};  // by increasing x
  double width = 900, height = 540;
};

std::string chart_as_svg(const Chart& chart);

// Each unit of the chart becomes `scale` pixels.
Image chart_as_image(const Chart& chart, double scale);

}  // namespace clast
