#include "plot/chart.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "plot/simplify.hpp"
#include "render/ticks.hpp"

namespace clast {

namespace {

constexpr double text_height = 10.5, title_height = 13, row = 20;
constexpr Rgb8 ink{38, 44, 52}, faint{222, 226, 231}, frame{120, 128, 138}, paper{255, 255, 255},
    ground{250, 251, 252};

// Distinct for most kinds of colour blindness and dark enough on white.
constexpr Rgb8 palette[] = {{31, 98, 168}, {214, 96, 20},  {27, 137, 90},  {163, 50, 122},
                            {96, 78, 170}, {196, 148, 12}, {40, 158, 178}, {122, 84, 60}};

struct Span {
  Real low = std::numeric_limits<Real>::infinity(), high = -low;
  void add(Real value) {
    if (!std::isfinite(value)) return;
    low = std::min(low, value);
    high = std::max(high, value);
  }
  Real largest() const { return std::max(std::abs(low), std::abs(high)); }
};

// One direction of the chart: what values it shows, where, and how they are written.
struct Axis {
  Scaling scaling;
  Ticks ticks;
  Real low, high;   // scaled
  double from, to;  // where these lie in the drawing

  double place(Real value) const {
    return from + (value / scaling.factor - low) / (high - low) * (to - from);
  }
  double place_tick(Real value) const { return from + (value - low) / (high - low) * (to - from); }
  std::string text(Real value) const { return tick_text(value, ticks.step); }
};

// `tight`: the axis ends where the values end; otherwise at ticks around them.
Axis axis_for(Span span, const std::string& unit, int wanted, bool tight) {
  if (!(span.low <= span.high)) span = {0, 1};
  Axis axis{};
  // What is constant up to rounding is shown as a line in the middle, not as noise.
  if (span.high - span.low <= 1e-12 * span.largest() || span.high == span.low) {
    const Real room = span.largest() > 0 ? 0.5 * span.largest() : 1;
    span = {span.low - room, span.high + room};
  }
  // Zero belongs to an axis that comes near it; a hair beyond zero is no reason for another step.
  if (!tight && span.low > -0.005 * span.high && span.low < 0.3 * span.high) span.low = 0;
  if (!tight && span.high < -0.005 * span.low && span.high > 0.3 * span.low) span.high = 0;
  axis.scaling = scaling_for(span.largest(), unit);
  axis.low = span.low / axis.scaling.factor;
  axis.high = span.high / axis.scaling.factor;
  axis.ticks = ticks_between(axis.low, axis.high, wanted);
  const Real step = axis.ticks.step;
  if (tight) {
    // A series often ends just short of a round number.
    const Real next = step * std::ceil(axis.high / step);
    if (next - axis.high < 0.02 * (axis.high - axis.low)) axis.high = next;
    axis.ticks = ticks_between(axis.low, axis.high, wanted);
    return axis;
  }
  axis.low = step * std::floor(axis.low / step + 1e-6);
  axis.high = step * std::ceil(axis.high / step - 1e-6);
  axis.ticks = ticks_between(axis.low, axis.high,
                             static_cast<int>(std::lround((axis.high - axis.low) / step)));
  return axis;
}

class Plotter {
 public:
  explicit Plotter(const Chart& chart) : chart_(chart) {
    Span xs, ys;
    for (const Curve& curve : chart.curves)
      for (std::size_t i = 0; i < std::min(curve.x.size(), curve.y.size()); ++i) {
        if (!std::isfinite(curve.x[i]) || !std::isfinite(curve.y[i])) continue;
        xs.add(curve.x[i]);
        ys.add(curve.y[i]);
      }
    x_ = axis_for(xs, chart.x_unit, 8, true);
    y_ = axis_for(ys, chart.y_unit, 6, false);
    drawing_.width = chart.width;
    drawing_.height = chart.height;
    place_legend();
    double labels = 0;
    for (const Real tick : y_.ticks.at)
      labels = std::max(labels, text_width(y_.text(tick), text_height));
    area_ = {labels + 56, chart.title.empty() ? 24.0 : 52.0, chart.width - 28 - legend_width_,
             chart.height - 62};
    x_.from = area_.left;
    x_.to = area_.right;
    y_.from = area_.bottom;
    y_.to = area_.top;
  }

  Drawing draw() {
    box({0, 0, chart_.width, chart_.height}, paper);
    box(area_, ground);
    draw_grid();
    for (std::size_t c = 0; c < chart_.curves.size(); ++c) draw_curve(c);
    draw_labels();
    if (legend_width_ > 0) draw_legend();
    return std::move(drawing_);
  }

 private:
  // Beside the curves, so that it hides none of them.
  void place_legend() {
    if (chart_.curves.size() < 2) return;
    double widest = 0;
    for (const Curve& curve : chart_.curves)
      widest = std::max(widest, text_width(curve.name, text_height));
    legend_width_ = std::min(widest + 54, 0.4 * chart_.width);
  }

  void draw_grid() {
    std::vector<Polyline> grid;
    for (const Real tick : x_.ticks.at)
      grid.push_back({{x_.place_tick(tick), area_.top}, {x_.place_tick(tick), area_.bottom}});
    for (const Real tick : y_.ticks.at)
      grid.push_back({{area_.left, y_.place_tick(tick)}, {area_.right, y_.place_tick(tick)}});
    lines(std::move(grid), 1, faint);
    if (y_.low < 0 && y_.high > 0)
      lines({{{area_.left, y_.place_tick(0)}, {area_.right, y_.place_tick(0)}}}, 1, frame);
    lines({{{area_.left, area_.top}, {area_.left, area_.bottom}, {area_.right, area_.bottom}}}, 1.2,
          frame);
  }

  void draw_curve(std::size_t c) {
    const Curve& curve = chart_.curves[c];
    std::vector<Polyline> pieces(1);
    for (std::size_t i = 0; i < std::min(curve.x.size(), curve.y.size()); ++i) {
      if (std::isfinite(curve.x[i]) && std::isfinite(curve.y[i]))
        pieces.back().push_back({x_.place(curve.x[i]), y_.place(curve.y[i])});
      else if (!pieces.back().empty())
        pieces.emplace_back();
    }
    std::erase_if(pieces, [](const Polyline& piece) { return piece.empty(); });
    for (Polyline& piece : pieces) piece = simplified(piece, 0.5);
    PixelBox clip = area_;  // grown by the pen, or a line along the edge loses half its width
    clip.left -= 2;
    clip.top -= 2;
    clip.right += 2;
    clip.bottom += 2;
    drawing_.items.emplace_back(DrawnLines{std::move(pieces), 1.8, color_of(c), clip, dash_of(c)});
  }

  void draw_labels() {
    for (const Real tick : x_.ticks.at)
      text(x_.place_tick(tick), area_.bottom + 20, x_.text(tick), text_height, Anchor::middle);
    for (const Real tick : y_.ticks.at)
      text(area_.left - 9, y_.place_tick(tick) + 0.5 * text_height, y_.text(tick), text_height,
           Anchor::end);
    text(0.5 * (area_.left + area_.right), chart_.height - 16,
         label_with(chart_.x_name, x_.scaling), text_height, Anchor::middle);
    drawing_.items.emplace_back(DrawnText{24,
                                          0.5 * (area_.top + area_.bottom),
                                          label_with(chart_.y_name, y_.scaling),
                                          {text_height, ink, Anchor::middle, true}});
    text(area_.left, 32, chart_.title, title_height, Anchor::start);
  }

  void draw_legend() {
    const double left = area_.right + 16;
    double y = area_.top + 12;
    for (std::size_t c = 0; c < chart_.curves.size(); ++c, y += row) {
      drawing_.items.emplace_back(DrawnLines{{{{left, y}, {left + 22, y}}},
                                             2.4,
                                             color_of(c),
                                             {left - 2, y - 3, left + 24, y + 3},
                                             dash_of(c)});
      text(left + 30, y + 0.5 * text_height, chart_.curves[c].name, text_height, Anchor::start);
    }
  }

  static Rgb8 color_of(std::size_t c) { return palette[c % std::size(palette)]; }
  // A second round through the colours is told apart by dashes.
  static double dash_of(std::size_t c) { return c / std::size(palette) % 2 == 0 ? 0 : 5; }

  void box(const PixelBox& where, Rgb8 color) {
    drawing_.items.emplace_back(DrawnBox{where, color});
  }
  void lines(std::vector<Polyline> what, double width, Rgb8 color) {
    const PixelBox whole{0, 0, chart_.width, chart_.height};
    drawing_.items.emplace_back(DrawnLines{std::move(what), width, color, whole, 0});
  }
  void text(double x, double y, std::string what, double height, Anchor anchor) {
    drawing_.items.emplace_back(DrawnText{x, y, std::move(what), {height, ink, anchor, false}});
  }

  const Chart& chart_;
  Drawing drawing_;
  PixelBox area_;
  Axis x_{}, y_{};
  double legend_width_ = 0;
};

}  // namespace

Drawing draw_chart(const Chart& chart) { return Plotter(chart).draw(); }

}  // namespace clast
