// Boxes, lines and text, drawn by Cairo: on pictures, or as SVG.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "render/image.hpp"
#include "render/point2.hpp"

struct _cairo;

namespace clast {

struct Pen {
  double width = 1;
  Rgb8 color{30, 34, 40};
  double opacity = 1;
  double dash = 0;  // length of dashes and gaps; 0: unbroken
};

enum class Anchor { start, middle, end };

struct TextStyle {
  double height = 10;  // of the capitals
  Rgb8 color{30, 34, 40};
  Anchor anchor = Anchor::start;
  bool upwards = false;  // turned by a quarter, reading from below
};

class Canvas {
 public:
  explicit Canvas(_cairo* context) : context_(context) {}

  void fill_box(const PixelBox& box, Rgb8 color);
  // Lines with round ends; a line of one point is a dot. Where they cross, nothing is painted
  // twice.
  void draw_lines(const std::vector<Polyline>& lines, const Pen& pen);
  // The same, but only inside `clip`.
  void draw_lines(const std::vector<Polyline>& lines, const Pen& pen, const PixelBox& clip);
  // One line of UTF-8 text with its anchor on the baseline at (x, y). Characters that cannot be
  // drawn become "?".
  void draw_text(double x, double y, std::string_view text, const TextStyle& style);

 private:
  void set_color(Rgb8 color, double opacity);

  _cairo* context_;
};

using Drawing = std::function<void(Canvas&)>;

// Draws on a picture; each unit of the drawing becomes `scale` pixels.
void draw_on(Image& image, const Drawing& drawing, double scale = 1);

// The drawing as the text of an SVG file of this size in pixels.
std::string svg_of(double width, double height, const Drawing& drawing);

// How far text with capitals of this height reaches from its start.
double text_width(std::string_view text, double height);

}  // namespace clast
