#include "render/raster.hpp"

#include <algorithm>
#include <cmath>

namespace clast {

namespace {

void blend(Rgb8& pixel, Rgb8 color, double share) {
  const auto mix = [share](std::uint8_t below, std::uint8_t above) {
    return static_cast<std::uint8_t>(std::lround(below + share * (above - below)));
  };
  pixel = {mix(pixel.r, color.r), mix(pixel.g, color.g), mix(pixel.b, color.b)};
}

struct PixelRange {
  int x0, y0, x1, y1;  // the far ends are outside
  bool empty() const { return x0 >= x1 || y0 >= y1; }
};

int to_pixel(double value) { return static_cast<int>(std::clamp(value, -1e6, 1e6)); }

PixelRange pixels_of(const PixelBox& box, const Image& image) {
  return {std::max(0, to_pixel(std::floor(box.left))), std::max(0, to_pixel(std::floor(box.top))),
          std::min(image.width(), to_pixel(std::ceil(box.right))),
          std::min(image.height(), to_pixel(std::ceil(box.bottom)))};
}

double squared_distance(double px, double py, const Point2& a, const Point2& b) {
  const double dx = b.x - a.x, dy = b.y - a.y;
  const double squared = dx * dx + dy * dy;
  double along = squared > 0 ? ((px - a.x) * dx + (py - a.y) * dy) / squared : 0;
  along = std::clamp(along, 0.0, 1.0);
  const double x = px - a.x - along * dx, y = py - a.y - along * dy;
  return x * x + y * y;
}

// How much of each pixel of a part of the picture is covered by lines.
class Coverage {
 public:
  Coverage(const PixelRange& range)
      : range_(range),
        width_(static_cast<std::size_t>(range.x1 - range.x0)),
        share_(width_ * static_cast<std::size_t>(range.y1 - range.y0)) {}

  void add(const Point2& a, const Point2& b, double radius) {
    const double reach = radius + 1;
    const int x0 = std::max(range_.x0, to_pixel(std::floor(std::min(a.x, b.x) - reach)));
    const int x1 = std::min(range_.x1, to_pixel(std::ceil(std::max(a.x, b.x) + reach)));
    const int y0 = std::max(range_.y0, to_pixel(std::floor(std::min(a.y, b.y) - reach)));
    const int y1 = std::min(range_.y1, to_pixel(std::ceil(std::max(a.y, b.y) + reach)));
    for (int y = y0; y < y1; ++y)
      for (int x = x0; x < x1; ++x) {
        const double squared = squared_distance(x + 0.5, y + 0.5, a, b);
        if (squared > reach * reach) continue;
        // A thin line covers at most its own width of a pixel.
        const double covered =
            std::clamp(radius + 0.5 - std::sqrt(squared), 0.0, std::min(1.0, 2 * radius));
        float& share = at(x, y);
        share = std::max(share, static_cast<float>(covered));
      }
  }
  float& at(int x, int y) {
    return share_[static_cast<std::size_t>(y - range_.y0) * width_ +
                  static_cast<std::size_t>(x - range_.x0)];
  }

 private:
  PixelRange range_;
  std::size_t width_;
  std::vector<float> share_;
};

}  // namespace

void fill_box(Image& image, const PixelBox& box, Rgb8 color, double opacity) {
  const PixelRange range = pixels_of(box, image);
  for (int y = range.y0; y < range.y1; ++y)
    for (int x = range.x0; x < range.x1; ++x) {
      const double across = std::min(box.right, x + 1.0) - std::max(box.left, double(x));
      const double down = std::min(box.bottom, y + 1.0) - std::max(box.top, double(y));
      blend(image.at(x, y), color, opacity * across * down);
    }
}

void draw_lines(Image& image, std::span<const Polyline> lines, double width, Rgb8 color,
                double opacity) {
  const PixelBox whole{0, 0, double(image.width()), double(image.height())};
  draw_lines(image, lines, width, color, opacity, whole);
}

void draw_lines(Image& image, std::span<const Polyline> lines, double width, Rgb8 color,
                double opacity, const PixelBox& clip) {
  PixelBox box{1e9, 1e9, -1e9, -1e9};
  for (const Polyline& line : lines)
    for (const Point2& p : line)
      box = {std::min(box.left, p.x), std::min(box.top, p.y), std::max(box.right, p.x),
             std::max(box.bottom, p.y)};
  const double reach = 0.5 * width + 1;
  box = {std::max(box.left - reach, clip.left), std::max(box.top - reach, clip.top),
         std::min(box.right + reach, clip.right), std::min(box.bottom + reach, clip.bottom)};
  const PixelRange range = pixels_of(box, image);
  if (range.empty()) return;
  Coverage coverage(range);
  for (const Polyline& line : lines) {
    if (line.size() == 1) coverage.add(line[0], line[0], 0.5 * width);
    for (std::size_t i = 1; i < line.size(); ++i) coverage.add(line[i - 1], line[i], 0.5 * width);
  }
  for (int y = range.y0; y < range.y1; ++y)
    for (int x = range.x0; x < range.x1; ++x)
      if (const float share = coverage.at(x, y); share > 0)
        blend(image.at(x, y), color, opacity * share);
}

std::vector<Polyline> placed_text(double x, double y, std::string_view text,
                                  const TextStyle& style) {
  const double width = text_width(text, style.height);
  const double shift = style.anchor == Anchor::start    ? 0
                       : style.anchor == Anchor::middle ? -0.5 * width
                                                        : -width;
  std::vector<Polyline> strokes = text_strokes(text, style.height);
  for (Polyline& stroke : strokes)
    for (Point2& p : stroke) {
      const double along = p.x + shift;
      p = style.upwards ? Point2{x + p.y, y - along} : Point2{x + along, y + p.y};
    }
  return strokes;
}

void draw_text(Image& image, double x, double y, std::string_view text, const TextStyle& style) {
  const std::vector<Polyline> strokes = placed_text(x, y, text, style);
  draw_lines(image, strokes, pen_width(style.height), style.color);
}

}  // namespace clast
