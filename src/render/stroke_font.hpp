// A font of our own, made of lines and arcs: text needs no font file on the machine and looks the
// same everywhere.
#pragma once

#include <string_view>
#include <vector>

namespace clast {

struct Point2 {
  double x = 0, y = 0;
};
using Polyline = std::vector<Point2>;

// The strokes of one line of UTF-8 text whose capitals are `height` high, with the start of the
// baseline at (0, 0) and y downwards as in pictures. A character the font lacks becomes a box.
std::vector<Polyline> text_strokes(std::string_view text, double height);

// How far the text reaches from its start.
double text_width(std::string_view text, double height);

// The width of the pen that suits capitals of this height.
inline double pen_width(double height) { return 0.13 * height; }

}  // namespace clast
