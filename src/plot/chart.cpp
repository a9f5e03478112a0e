#include "plot/chart.hpp"

#include <cmath>

#include "plot/chart_layout.hpp"
#include "render/canvas.hpp"

namespace clast {

namespace {

constexpr double legend_row = 20;
constexpr Rgb8 ink{38, 44, 52}, faint{222, 226, 231}, frame{120, 128, 138}, paper{255, 255, 255},
    ground{250, 251, 252};

// Distinct for most kinds of colour blindness and dark enough on white.
constexpr Rgb8 palette[] = {{31, 98, 168}, {214, 96, 20},  {27, 137, 90},  {163, 50, 122},
                            {96, 78, 170}, {196, 148, 12}, {40, 158, 178}, {122, 84, 60}};

// A second round through the colours is told apart by dashes.
Pen pen_of(std::size_t curve, double width) {
  const bool second_round = curve / std::size(palette) % 2 == 1;
  return {width, palette[curve % std::size(palette)], 1, second_round ? 5.0 : 0.0};
}

Polyline level(const PixelBox& area, double y) { return {{area.left, y}, {area.right, y}}; }
Polyline upright(const PixelBox& area, double x) { return {{x, area.top}, {x, area.bottom}}; }

void draw_grid(Canvas& canvas, const ChartLayout& layout) {
  const PixelBox& area = layout.area;
  std::vector<Polyline> grid;
  for (const Tick& tick : layout.x.ticks) grid.push_back(upright(area, tick.at));
  for (const Tick& tick : layout.y.ticks) grid.push_back(level(area, tick.at));
  canvas.draw_lines(grid, {1, faint});
  if (layout.zero_inside) canvas.draw_lines({level(area, layout.zero)}, {1, frame});
  const Polyline corner{{area.left, area.top}, {area.left, area.bottom}, {area.right, area.bottom}};
  canvas.draw_lines({corner}, {1.2, frame});
}

void draw_curves(Canvas& canvas, const ChartLayout& layout) {
  constexpr double pen = 2;  // or a line along the edge loses half its width
  const PixelBox& area = layout.area;
  const PixelBox clip{area.left - pen, area.top - pen, area.right + pen, area.bottom + pen};
  for (std::size_t c = 0; c < layout.curves.size(); ++c)
    canvas.draw_lines(layout.curves[c], pen_of(c, 1.8), clip);
}

void draw_labels(Canvas& canvas, const ChartLayout& layout, const Chart& chart) {
  const PixelBox& area = layout.area;
  const TextStyle centered{chart_text, ink, Anchor::middle};
  for (const Tick& tick : layout.x.ticks)
    canvas.draw_text(tick.at, area.bottom + 20, tick.text, centered);
  for (const Tick& tick : layout.y.ticks)
    canvas.draw_text(area.left - 9, tick.at + 0.5 * chart_text, tick.text,
                     {chart_text, ink, Anchor::end});
  canvas.draw_text(0.5 * (area.left + area.right), chart.height - 16, layout.x.label, centered);
  canvas.draw_text(24, 0.5 * (area.top + area.bottom), layout.y.label,
                   {chart_text, ink, Anchor::middle, true});
  canvas.draw_text(area.left, 32, layout.title, {chart_title, ink});
}

// Where stages begin; the first begins at the axis and needs no line.
void draw_marks(Canvas& canvas, const ChartLayout& layout) {
  const PixelBox& area = layout.area;
  for (const Tick& mark : layout.marks) {
    if (mark.at > area.left + 1)
      canvas.draw_lines({upright(area, mark.at)}, {.width = 1, .color = frame, .dash = 4});
    if (layout.marks_upright)
      canvas.draw_text(mark.at + mark_text + 4, area.top + 6, mark.text,
                       {mark_text, frame, Anchor::end, true});
    else
      canvas.draw_text(mark.at, area.top - 7, mark.text, {mark_text, frame});
  }
}

void draw_legend(Canvas& canvas, const ChartLayout& layout) {
  const double left = layout.area.right + 16;
  double y = layout.area.top + 12;
  for (std::size_t c = 0; c < layout.legend.size(); ++c, y += legend_row) {
    canvas.draw_lines({Polyline{{left, y}, {left + 22, y}}}, pen_of(c, 2.4));
    canvas.draw_text(left + 30, y + 0.5 * chart_text, layout.legend[c], {chart_text, ink});
  }
}

void draw(Canvas& canvas, const Chart& chart) {
  const ChartLayout layout = layout_of(chart);
  canvas.fill_box({0, 0, chart.width, chart.height}, paper);
  canvas.fill_box(layout.area, ground);
  draw_grid(canvas, layout);
  draw_marks(canvas, layout);
  draw_curves(canvas, layout);
  draw_labels(canvas, layout, chart);
  draw_legend(canvas, layout);
}

}  // namespace

std::string chart_as_svg(const Chart& chart) {
  return svg_of(chart.width, chart.height, [&](Canvas& canvas) { draw(canvas, chart); });
}

Image chart_as_image(const Chart& chart, double scale) {
  Image image(static_cast<int>(std::ceil(chart.width * scale)),
              static_cast<int>(std::ceil(chart.height * scale)));
  draw_on(
      image, [&](Canvas& canvas) { draw(canvas, chart); }, scale);
  return image;
}

}  // namespace clast
