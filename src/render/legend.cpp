#include "render/legend.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "render/ticks.hpp"

namespace clast {

namespace {

constexpr std::size_t most_kinds = 12;
constexpr Rgb8 ink{38, 44, 52}, chain_ink{207, 60, 48};

double capital_height(int width, int height) {
  return std::max(5.0, 0.0165 * std::min(height, width));
}

// Names are cut before they take the room of the scene.
std::string shortened(const std::string& name) {
  constexpr std::size_t most = 16;
  if (name.size() <= most) return name;
  std::size_t end = most - 1;
  while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0) == 0x80) --end;
  return name.substr(0, end) + "…";
}

}  // namespace

std::string time_text(Real time, Real longest_time) {
  const Real longest = std::max(std::abs(longest_time), std::abs(time));
  struct Unit {
    Real size;
    const char* name;
  };
  constexpr Unit units[] = {{1, "s"}, {1e-3, "ms"}, {1e-6, "µs"}, {1e-9, "ns"}};
  Unit unit = units[0];
  for (const Unit& u : units)
    if (longest < 0.1 * unit.size && longest > 0) unit = u;
  const Real scaled = longest / unit.size;
  const int before = scaled >= 1 ? static_cast<int>(std::floor(std::log10(scaled))) + 1 : 1;
  return fmt::format("t = {:.{}f} {}", time / unit.size, std::clamp(4 - before, 0, 3), unit.name);
}

PixelBox free_area_without_labels(int width, int height) {
  const double margin = capital_height(width, height);
  return {margin, margin, width - margin, height - margin};
}

Legend::Legend(LegendContent content, int width, int height)
    : content_(std::move(content)),
      width_(width),
      height_(height),
      text_(capital_height(width, height)),
      margin_(2.2 * text_) {
  if (content_.field && tells_kinds(*content_.field))
    name_kinds();
  else if (content_.field)
    name_values();
  double labels = 0;
  for (const std::string& label : labels_) labels = std::max(labels, text_width(label, text_));
  if (content_.strongest_force > 0)
    labels = std::max(labels, text_width(quantity_text(content_.strongest_force, "N"), text_));
  if (labels > 0) side_ = std::max(text_width(title_, text_), bar_width() + text_ + labels);
}

void Legend::name_kinds() {
  title_ = info(*content_.field).label;
  for (const std::int32_t kind : content_.kinds) {
    if (labels_.size() == most_kinds) {
      labels_.push_back(fmt::format("and {} more", content_.kinds.size() - most_kinds));
      break;
    }
    const auto number = static_cast<std::size_t>(kind);
    const bool named =
        content_.field == Field::material && kind >= 0 && number < content_.names.size();
    labels_.push_back(named ? shortened(content_.names[number]) : std::to_string(kind));
  }
}

void Legend::name_values() {
  const FieldInfo& field = info(*content_.field);
  const ValueRange& range = content_.range;
  const Scaling scaling =
      scaling_for(std::max(std::abs(range.low), std::abs(range.high)), field.unit);
  title_ = label_with(field.label, scaling);
  Ticks ticks = ticks_between(range.low / scaling.factor, range.high / scaling.factor, 5);
  // Labels are whole.
  if (content_.field == Field::id && ticks.step < 1) {
    ticks.step = 1;
    std::erase_if(ticks.at, [](Real v) { return v != std::round(v); });
  }
  for (const Real value : ticks.at) {
    labels_.push_back(tick_text(value, ticks.step));
    at_.push_back(value * scaling.factor);
  }
}

TextStyle Legend::style() const { return {text_, ink, Anchor::start, false}; }

PixelBox Legend::free_area() const {
  const double side = side_ > 0 ? side_ + 1.6 * margin_ : 0;
  return {margin_, margin_ + 2.2 * text_, width_ - margin_ - side, height_ - margin_ - 3.2 * text_};
}

void Legend::draw(Canvas& canvas, Real scale) const {
  draw_time(canvas);
  draw_scale(canvas, scale);
  if (content_.field && tells_kinds(*content_.field))
    draw_kinds(canvas);
  else if (content_.field)
    draw_bar(canvas);
  if (content_.strongest_force > 0) draw_rod(canvas);
}

// The thickest rod and its force.
void Legend::draw_rod(Canvas& canvas) const {
  const double left = width_ - margin_ - side_, y = 0.87 * height_;
  const std::vector<Polyline> rod = {
      {{left + 0.2 * text_, y}, {left + bar_width() - 0.2 * text_, y}}};
  canvas.draw_lines(rod, {0.55 * text_, chain_ink});
  canvas.draw_text(left + bar_width() + text_, y + 0.5 * text_,
                   quantity_text(content_.strongest_force, "N"), style());
}

void Legend::draw_time(Canvas& canvas) const {
  canvas.draw_text(margin_, margin_ + text_, time_text(content_.time, content_.longest_time),
                   style());
}

void Legend::draw_scale(Canvas& canvas, Real scale) const {
  const Real shown = round_length(0.2 * width_ * scale);
  const double pixels = shown / scale, y = height_ - margin_, end = 0.45 * text_;
  const std::vector<Polyline> bar = {{{margin_, y}, {margin_ + pixels, y}},
                                     {{margin_, y - end}, {margin_, y + end}},
                                     {{margin_ + pixels, y - end}, {margin_ + pixels, y + end}}};
  canvas.draw_lines(bar, {std::max(1.2, 0.16 * text_), ink});
  TextStyle centered = style();
  centered.anchor = Anchor::middle;
  canvas.draw_text(margin_ + 0.5 * pixels, y - 0.9 * text_, quantity_text(shown, "m"), centered);
}

void Legend::draw_bar(Canvas& canvas) const {
  const double left = width_ - margin_ - side_, right = left + bar_width();
  const double top = 0.22 * height_, bottom = 0.80 * height_;
  canvas.draw_text(left, top - 1.6 * text_, title_, style());
  const auto y0 = static_cast<int>(std::lround(top)), y1 = static_cast<int>(std::lround(bottom));
  for (int y = y0; y < y1; ++y) {
    const double share = (y1 - y - 0.5) / (y1 - y0);
    canvas.fill_box({left, double(y), right, y + 1.0}, to_srgb(map_color(share)));
  }
  const std::vector<Polyline> frame = {{{left, double(y0)},
                                        {right, double(y0)},
                                        {right, double(y1)},
                                        {left, double(y1)},
                                        {left, double(y0)}}};
  canvas.draw_lines(frame, {std::max(0.8, 0.07 * text_), ink, 0.7});
  for (std::size_t i = 0; i < at_.size(); ++i) {
    const double share = (at_[i] - content_.range.low) / (content_.range.high - content_.range.low);
    const double y = y1 - std::clamp(share, 0.0, 1.0) * (y1 - y0);
    const std::vector<Polyline> mark = {{{right, y}, {right + 0.4 * text_, y}}};
    canvas.draw_lines(mark, {std::max(0.8, 0.09 * text_), ink});
    canvas.draw_text(right + text_, y + 0.5 * text_, labels_[i], style());
  }
}

void Legend::draw_kinds(Canvas& canvas) const {
  const double left = width_ - margin_ - side_;
  double y = 0.22 * height_;
  canvas.draw_text(left, y - 1.6 * text_, title_, style());
  for (std::size_t i = 0; i < labels_.size(); ++i) {
    if (i < most_kinds)
      canvas.fill_box({left, y, left + bar_width(), y + bar_width()},
                      to_srgb(kind_color(content_.kinds[i])));
    canvas.draw_text(left + bar_width() + text_, y + 0.5 * (bar_width() + text_), labels_[i],
                     style());
    y += 1.5 * bar_width();
  }
}

}  // namespace clast
