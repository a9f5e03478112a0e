// Points, lines and boxes on a picture, in pixels from the top left.
#pragma once

#include <vector>

namespace clast {

struct Point2 {
  double x = 0, y = 0;
};
using Polyline = std::vector<Point2>;

// The far edges are outside.
struct PixelBox {
  double left = 0, top = 0, right = 0, bottom = 0;
};

}  // namespace clast
