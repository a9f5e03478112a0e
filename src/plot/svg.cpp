#include <fmt/format.h>

#include <iterator>

#include "plot/drawing.hpp"

namespace clast {

namespace {

// Capitals of common sans-serif fonts are this part of the font size high.
constexpr double capital_share = 0.72;

std::string color_text(Rgb8 c) { return fmt::format("#{:02x}{:02x}{:02x}", c.r, c.g, c.b); }

std::string escaped(const std::string& text) {
  std::string safe;
  for (const char c : text) {
    if (c == '&')
      safe += "&amp;";
    else if (c == '<')
      safe += "&lt;";
    else if (c == '>')
      safe += "&gt;";
    else if (static_cast<unsigned char>(c) >= 0x20)  // XML allows no control characters
      safe += c;
  }
  return safe;
}

class Writer {
 public:
  void operator()(const DrawnBox& item) {
    add("<rect x=\"{:.2f}\" y=\"{:.2f}\" width=\"{:.2f}\" height=\"{:.2f}\" fill=\"{}\"/>\n",
        item.box.left, item.box.top, item.box.right - item.box.left, item.box.bottom - item.box.top,
        color_text(item.color));
  }

  void operator()(const DrawnLines& item) {
    add("<clipPath id=\"c{}\"><rect x=\"{:.2f}\" y=\"{:.2f}\" width=\"{:.2f}\" "
        "height=\"{:.2f}\"/></clipPath>\n",
        clips_, item.clip.left, item.clip.top, item.clip.right - item.clip.left,
        item.clip.bottom - item.clip.top);
    add("<path clip-path=\"url(#c{})\" fill=\"none\" stroke=\"{}\" stroke-width=\"{:.2f}\" "
        "stroke-linecap=\"round\" stroke-linejoin=\"round\"",
        clips_++, color_text(item.color), item.width);
    if (item.dash > 0) add(" stroke-dasharray=\"{0:.2f} {0:.2f}\"", item.dash);
    text += " d=\"";
    for (const Polyline& line : item.lines) {
      for (std::size_t i = 0; i < line.size(); ++i)
        add("{}{:.2f} {:.2f}", i == 0 ? "M" : "L", line[i].x, line[i].y);
      // A lone point becomes a dot: a line of no length with round ends.
      if (line.size() == 1) text += "h0";
    }
    text += "\"/>\n";
  }

  void operator()(const DrawnText& item) {
    const TextStyle& style = item.style;
    const char* anchor = style.anchor == Anchor::start    ? "start"
                         : style.anchor == Anchor::middle ? "middle"
                                                          : "end";
    add("<text x=\"{:.2f}\" y=\"{:.2f}\" font-size=\"{:.2f}\" text-anchor=\"{}\" fill=\"{}\"",
        item.x, item.y, style.height / capital_share, anchor, color_text(style.color));
    if (style.upwards) add(" transform=\"rotate(-90 {:.2f} {:.2f})\"", item.x, item.y);
    add(">{}</text>\n", escaped(item.text));
  }

  std::string text;

 private:
  template <class... Values>
  void add(fmt::format_string<Values...> format, Values&&... values) {
    fmt::format_to(std::back_inserter(text), format, std::forward<Values>(values)...);
  }

  int clips_ = 0;
};

}  // namespace

std::string to_svg(const Drawing& drawing) {
  Writer writer;
  writer.text = fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:g}\" height=\"{1:g}\" "
      "viewBox=\"0 0 {0:g} {1:g}\" font-family=\"Helvetica, Arial, 'DejaVu Sans', sans-serif\">\n",
      drawing.width, drawing.height);
  for (const auto& item : drawing.items) std::visit(writer, item);
  return writer.text + "</svg>\n";
}

}  // namespace clast
