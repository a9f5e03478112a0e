// Anti-aliased lines, areas and text on a picture.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "render/image.hpp"
#include "render/stroke_font.hpp"

namespace clast {

// A part of a picture, in pixels; the far edges are outside.
struct PixelBox {
  double left = 0, top = 0, right = 0, bottom = 0;
};

enum class Anchor { start, middle, end };

struct TextStyle {
  double height = 10;  // of the capitals
  Rgb8 color{30, 34, 40};
  Anchor anchor = Anchor::start;
  bool upwards = false;  // turned by a quarter, reading from below
};

// Blends the colour into the box; partly covered pixels partly.
void fill_box(Image& image, const PixelBox& box, Rgb8 color, double opacity = 1);

// Lines with round ends. Where they cross, nothing is painted twice.
void draw_lines(Image& image, std::span<const Polyline> lines, double width, Rgb8 color,
                double opacity = 1);
// The same, but only inside `clip`.
void draw_lines(Image& image, std::span<const Polyline> lines, double width, Rgb8 color,
                double opacity, const PixelBox& clip);

// One line of text with its anchor on the baseline at (x, y).
void draw_text(Image& image, double x, double y, std::string_view text, const TextStyle& style);

// The strokes draw_text draws.
std::vector<Polyline> placed_text(double x, double y, std::string_view text,
                                  const TextStyle& style);

}  // namespace clast
