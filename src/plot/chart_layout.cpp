#include "plot/chart_layout.hpp"

#include <algorithm>
#include <cmath>

#include "plot/simplify.hpp"
#include "render/canvas.hpp"
#include "render/ticks.hpp"

namespace clast {

namespace {

struct Span {
  Real low = infinity, high = -low;
  void add(Real value) {
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
  double from, to;  // where these lie in the chart

  double place_scaled(Real value) const {
    return from + (value - low) / (high - low) * (to - from);
  }
  double place(Real value) const { return place_scaled(value / scaling.factor); }
};

// What is constant up to rounding is shown as a line in the middle, not as noise.
Span with_room(const Span& span) {
  if (!(span.low <= span.high)) return {0, 1};
  if (span.high - span.low > 1e-12 * span.largest()) return span;
  const Real room = span.largest() > 0 ? 0.5 * span.largest() : 1;
  return {span.low - room, span.high + room};
}

// Zero belongs to an axis that comes near it; a hair beyond zero is no reason for another step.
Span with_zero(Span span) {
  if (span.low > -0.005 * span.high && span.low < 0.3 * span.high) span.low = 0;
  if (span.high < -0.005 * span.low && span.high > 0.3 * span.low) span.high = 0;
  return span;
}

Axis scaled_axis(const Span& span, const std::string& unit) {
  Axis axis{};
  axis.scaling = scaling_for(span.largest(), unit);
  axis.low = span.low / axis.scaling.factor;
  axis.high = span.high / axis.scaling.factor;
  return axis;
}

// Ends where the values end.
Axis tight_axis(const Span& values, const std::string& unit, int wanted) {
  Axis axis = scaled_axis(with_room(values), unit);
  // A series often ends just short of a round number.
  const Real step = ticks_between(axis.low, axis.high, wanted).step;
  const Real next = step * std::ceil(axis.high / step);
  if (next - axis.high < 0.02 * (axis.high - axis.low)) axis.high = next;
  axis.ticks = ticks_between(axis.low, axis.high, wanted);
  return axis;
}

// Ends at ticks around the values.
Axis wide_axis(const Span& values, const std::string& unit, int wanted) {
  Axis axis = scaled_axis(with_zero(with_room(values)), unit);
  const Real step = ticks_between(axis.low, axis.high, wanted).step;
  axis.low = step * std::floor(axis.low / step + 1e-6);
  axis.high = step * std::ceil(axis.high / step - 1e-6);
  axis.ticks = ticks_between(axis.low, axis.high,
                             static_cast<int>(std::lround((axis.high - axis.low) / step)));
  return axis;
}

bool is_shown(const Curve& curve, std::size_t i) {
  return std::isfinite(curve.x[i]) && std::isfinite(curve.y[i]);
}

std::size_t points_of(const Curve& curve) { return std::min(curve.x.size(), curve.y.size()); }

std::vector<Polyline> pieces_of(const Curve& curve, const Axis& x, const Axis& y) {
  std::vector<Polyline> pieces(1);
  for (std::size_t i = 0; i < points_of(curve); ++i) {
    if (is_shown(curve, i))
      pieces.back().push_back({x.place(curve.x[i]), y.place(curve.y[i])});
    else if (!pieces.back().empty())
      pieces.emplace_back();
  }
  std::erase_if(pieces, [](const Polyline& piece) { return piece.empty(); });
  for (Polyline& piece : pieces) piece = simplified(piece, 0.5);
  return pieces;
}

// The text, cut where it would be wider than there is room.
std::string fitted(const std::string& text, double height, double room) {
  if (text_width(text, height) <= room) return text;
  std::string cut = text;
  do {
    while (cut.size() > 1 && (static_cast<unsigned char>(cut.back()) & 0xC0) == 0x80)
      cut.pop_back();
    cut.pop_back();
  } while (!cut.empty() && text_width(cut + "…", height) > room);
  return cut + "…";
}

// Beside the curves, so that it hides none of them.
std::vector<std::string> legend_of(const Chart& chart) {
  std::vector<std::string> lines;
  if (chart.curves.size() < 2) return lines;
  for (const Curve& curve : chart.curves)
    lines.push_back(fitted(curve.name, chart_text, 0.4 * chart.width));
  return lines;
}

double legend_width(const std::vector<std::string>& lines) {
  double widest = 0;
  for (const std::string& line : lines) widest = std::max(widest, text_width(line, chart_text));
  return lines.empty() ? 0 : widest + 54;
}

std::string label_of(const std::string& name, const Scaling& scaling, double room) {
  const std::string unit = scaling.unit.empty() ? "–" : scaling.unit;
  const std::string after = " [" + unit + "]";
  return fitted(name, chart_text, room - text_width(after, chart_text)) + after;
}

// Of the marks between the ends of the axis.
std::vector<Tick> marks_of(const Chart& chart, const Axis& x) {
  std::vector<Tick> marks;
  for (const ChartMark& mark : chart.marks)
    if (const double at = x.place(mark.x); at >= x.from - 1e-6 && at < x.to)
      marks.push_back({at, mark.name});
  return marks;
}

bool fit_above(const std::vector<Tick>& marks, double right) {
  constexpr double gap = 10;
  for (std::size_t i = 0; i < marks.size(); ++i) {
    const double end = i + 1 < marks.size() ? marks[i + 1].at - gap : right;
    if (marks[i].at + text_width(marks[i].text, mark_text) > end) return false;
  }
  return true;
}

AxisLayout layout_of(const Axis& axis, const std::string& name) {
  AxisLayout layout{label_of(name, axis.scaling, std::abs(axis.to - axis.from)), {}};
  for (const Real tick : axis.ticks.at)
    layout.ticks.push_back({axis.place_scaled(tick), tick_text(tick, axis.ticks.step)});
  return layout;
}

double widest_tick(const Axis& axis) {
  double widest = 0;
  for (const Real tick : axis.ticks.at)
    widest = std::max(widest, text_width(tick_text(tick, axis.ticks.step), chart_text));
  return widest;
}

}  // namespace

ChartLayout layout_of(const Chart& chart) {
  Span xs, ys;
  for (const Curve& curve : chart.curves)
    for (std::size_t i = 0; i < points_of(curve); ++i)
      if (is_shown(curve, i)) {
        xs.add(curve.x[i]);
        ys.add(curve.y[i]);
      }
  Axis x = tight_axis(xs, chart.x_unit, 8), y = wide_axis(ys, chart.y_unit, 6);
  ChartLayout layout;
  layout.legend = legend_of(chart);
  const double above = (chart.title.empty() ? 24 : 52) + (chart.marks.empty() ? 0 : 14);
  layout.area = {widest_tick(y) + 56, above, chart.width - 28 - legend_width(layout.legend),
                 chart.height - 62};
  x.from = layout.area.left;
  x.to = layout.area.right;
  y.from = layout.area.bottom;
  y.to = layout.area.top;
  layout.x = layout_of(x, chart.x_name);
  layout.y = layout_of(y, chart.y_name);
  layout.zero_inside = y.low < 0 && y.high > 0;
  layout.zero = y.place_scaled(0);
  layout.marks = marks_of(chart, x);
  layout.marks_upright = !fit_above(layout.marks, chart.width);
  layout.title = fitted(chart.title, chart_title, chart.width - layout.area.left);
  for (const Curve& curve : chart.curves) layout.curves.push_back(pieces_of(curve, x, y));
  return layout;
}

}  // namespace clast
