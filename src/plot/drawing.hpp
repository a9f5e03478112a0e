// A drawing made of boxes, lines and text, independent of what it is shown on: the same drawing
// becomes an SVG file or pixels.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "render/raster.hpp"

namespace clast {

struct DrawnBox {
  PixelBox box;
  Rgb8 color;
};

// Lines of one colour that belong together; only what lies inside `clip` is shown.
struct DrawnLines {
  std::vector<Polyline> lines;
  double width = 1;
  Rgb8 color;
  PixelBox clip;
  double dash = 0;  // length of dashes and gaps; 0: unbroken
};

struct DrawnText {
  double x = 0, y = 0;  // where the anchor on the baseline is
  std::string text;     // UTF-8
  TextStyle style;
};

// In units of a pixel of a screen, from the top left.
struct Drawing {
  double width = 0, height = 0;
  std::vector<std::variant<DrawnBox, DrawnLines, DrawnText>> items;  // later ones lie above
};

std::string to_svg(const Drawing& drawing);

// Each unit of the drawing becomes `scale` pixels.
Image to_image(const Drawing& drawing, double scale);

}  // namespace clast
