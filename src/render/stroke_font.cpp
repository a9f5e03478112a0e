#include "render/stroke_font.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <numbers>
#include <string>

#include "render/glyphs.hpp"

namespace clast {

namespace {

constexpr double cap_height = 7, gap = 1.7;  // in units of the glyph descriptions

struct Glyph {
  std::vector<Polyline> strokes;
  double width = 0;
};

// Reads the next number of a glyph description and the comma after it.
double next_number(const char*& at, const char* end) {
  double value = 0;
  at = std::from_chars(at, end, value).ptr;
  if (at != end && *at == ',') ++at;
  return value;
}

void add_arc(Polyline& line, double cx, double cy, double rx, double ry, double from, double to) {
  const int pieces = std::max(2, static_cast<int>(std::ceil(std::abs(to - from) / 12)));
  for (int i = 0; i <= pieces; ++i) {
    const double angle = (from + (to - from) * i / pieces) * std::numbers::pi / 180;
    line.push_back({cx + rx * std::cos(angle), cy + ry * std::sin(angle)});
  }
}

Glyph parse(std::string_view text) {
  Glyph glyph{{{}}, 0};
  const char* at = text.data();
  const char* end = at + text.size();
  while (at < end) {
    if (*at == ';') {
      glyph.strokes.emplace_back();
      ++at;
    } else if (*at == ' ') {
      ++at;
    } else if (*at == '@') {
      ++at;
      double n[6];
      for (double& value : n) value = next_number(at, end);
      add_arc(glyph.strokes.back(), n[0], n[1], n[2], n[3], n[4], n[5]);
    } else {
      const double x = next_number(at, end);
      glyph.strokes.back().push_back({x, next_number(at, end)});
    }
  }
  for (const Polyline& stroke : glyph.strokes)
    for (const Point2& p : stroke) glyph.width = std::max(glyph.width, p.x);
  return glyph;
}

const std::map<char32_t, Glyph>& glyphs() {
  static const std::map<char32_t, Glyph> all = [] {
    std::map<char32_t, Glyph> made;
    for (const GlyphText& g : glyph_texts) {
      Glyph glyph = parse(g.strokes);
      if (g.width > 0) glyph.width = g.width;
      made[g.character] = std::move(glyph);
    }
    return made;
  }();
  return all;
}

// The next character of UTF-8 text; damaged text gives U+FFFD and goes on.
char32_t next_character(std::string_view& text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = byte(0);
  const std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  char32_t code = length == 1 ? first : first & (0xFFu >> (length + 1));
  if ((first >= 0x80 && first < 0xC0) || length > text.size()) {
    text.remove_prefix(1);
    return 0xFFFD;
  }
  for (std::size_t i = 1; i < length; ++i) code = (code << 6) | (byte(i) & 0x3F);
  text.remove_prefix(length);
  return code;
}

struct Raised {
  char32_t character, base;
};
constexpr Raised raised_characters[] = {
    {U'⁰', U'0'}, {U'¹', U'1'}, {U'²', U'2'}, {U'³', U'3'}, {U'⁴', U'4'}, {U'⁵', U'5'},
    {U'⁶', U'6'}, {U'⁷', U'7'}, {U'⁸', U'8'}, {U'⁹', U'9'}, {U'⁻', U'-'},
};

// Calls f(glyph, x, scale, raise) for every character and returns where the text ends.
template <class F>
double lay_out(std::string_view text, F&& f) {
  double x = 0, end = 0;
  while (!text.empty()) {
    char32_t character = next_character(text);
    double scale = 1, raise = 0;
    for (const Raised& r : raised_characters)
      if (r.character == character) {
        character = r.base;
        scale = 0.62;
        raise = 3.6;
      }
    auto found = glyphs().find(character);
    if (found == glyphs().end()) found = glyphs().find(0xFFFD);
    f(found->second, x, scale, raise);
    end = x + scale * found->second.width;
    x = end + scale * gap;
  }
  return end;
}

}  // namespace

std::vector<Polyline> text_strokes(std::string_view text, double height) {
  const double unit = height / cap_height;
  std::vector<Polyline> strokes;
  lay_out(text, [&](const Glyph& glyph, double x, double scale, double raise) {
    for (Polyline stroke : glyph.strokes) {
      if (stroke.empty()) continue;
      for (Point2& p : stroke) p = {unit * (x + scale * p.x), -unit * (raise + scale * p.y)};
      strokes.push_back(std::move(stroke));
    }
  });
  return strokes;
}

double text_width(std::string_view text, double height) {
  return height / cap_height * lay_out(text, [](const Glyph&, double, double, double) {});
}

}  // namespace clast
