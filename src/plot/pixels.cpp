#include <algorithm>
#include <cmath>

#include "plot/drawing.hpp"

namespace clast {

namespace {

// The line as dashes and gaps of equal length.
std::vector<Polyline> dashed(const Polyline& line, double dash) {
  std::vector<Polyline> pieces;
  double left = dash;  // of the dash or gap under way
  bool drawn = true;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (i == 0) {
      pieces.push_back({line[0]});
      continue;
    }
    Point2 from = line[i - 1];
    double rest = std::hypot(line[i].x - from.x, line[i].y - from.y);
    while (rest > left) {
      const double share = left / rest;
      from = {from.x + share * (line[i].x - from.x), from.y + share * (line[i].y - from.y)};
      rest -= left;
      left = dash;
      if (drawn)
        pieces.back().push_back(from);
      else
        pieces.push_back({from});
      drawn = !drawn;
    }
    left -= rest;
    if (drawn) pieces.back().push_back(line[i]);
  }
  return pieces;
}

struct Painter {
  Image& image;
  double scale;

  PixelBox scaled(const PixelBox& box) const {
    return {scale * box.left, scale * box.top, scale * box.right, scale * box.bottom};
  }

  void operator()(const DrawnBox& item) const { fill_box(image, scaled(item.box), item.color); }

  void operator()(const DrawnLines& item) const {
    std::vector<Polyline> lines = item.lines;
    for (Polyline& line : lines)
      for (Point2& p : line) p = {scale * p.x, scale * p.y};
    if (item.dash > 0) {
      std::vector<Polyline> pieces;
      for (const Polyline& line : lines)
        for (Polyline& piece : dashed(line, scale * item.dash)) pieces.push_back(std::move(piece));
      lines = std::move(pieces);
    }
    draw_lines(image, lines, scale * item.width, item.color, 1, scaled(item.clip));
  }

  void operator()(const DrawnText& item) const {
    TextStyle style = item.style;
    style.height *= scale;
    draw_text(image, scale * item.x, scale * item.y, item.text, style);
  }
};

}  // namespace

Image to_image(const Drawing& drawing, double scale) {
  Image image(static_cast<int>(std::ceil(drawing.width * scale)),
              static_cast<int>(std::ceil(drawing.height * scale)));
  const Painter painter{image, scale};
  for (const auto& item : drawing.items) std::visit(painter, item);
  return image;
}

}  // namespace clast
