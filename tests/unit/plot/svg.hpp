// Reads the strokes of SVG files that Cairo wrote.
#pragma once

#include <cmath>
#include <sstream>
#include <string>
#include <vector>

#include "render/point2.hpp"

namespace clast::testing_plot {

struct SvgStroke {
  std::string style;  // colour, width, dashes
  std::vector<Polyline> lines;
};

inline std::vector<Polyline> lines_in(const std::string& path) {
  std::istringstream words(path);
  std::vector<Polyline> lines;
  for (std::string command; words >> command;) {
    Point2 p;
    if (command == "M") lines.emplace_back();
    if (command != "M" && command != "L") continue;
    words >> p.x >> p.y;
    lines.back().push_back(p);
  }
  return lines;
}

// All paths that are lines; areas and letters are left out. Cairo 1.16 writes a style
// ("fill:none;stroke-width:1;..."), 1.18 an attribute for each part of it (fill="none" ...).
inline std::vector<SvgStroke> strokes_of(const std::string& svg) {
  std::vector<SvgStroke> strokes;
  for (std::size_t at = svg.find("<path"); at != std::string::npos;
       at = svg.find("<path", at + 1)) {
    const std::string tag = svg.substr(at, svg.find('>', at) - at);
    const std::size_t path = tag.find(" d=\"");
    const bool is_line = tag.find("fill:none;") != std::string::npos ||
                         tag.find("fill=\"none\"") != std::string::npos;
    if (!is_line || path == std::string::npos) continue;
    const std::size_t begin = path + 4, end = tag.find('"', begin);
    strokes.push_back(
        {tag.substr(0, path) + tag.substr(end), lines_in(tag.substr(begin, end - begin))});
  }
  return strokes;
}

// Cairo rounds to 1/256 of a unit.
inline bool is_near(const Point2& a, const Point2& b) {
  return std::hypot(a.x - b.x, a.y - b.y) < 0.01;
}

inline bool has_line(const std::vector<SvgStroke>& strokes, const Point2& from, const Point2& to) {
  for (const SvgStroke& stroke : strokes)
    for (const Polyline& line : stroke.lines)
      if (!line.empty() && is_near(line.front(), from) && is_near(line.back(), to)) return true;
  return false;
}

}  // namespace clast::testing_plot
