#include "plot/simplify.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace clast {

namespace {

bool runs_forwards(const Polyline& line) {
  return std::is_sorted(line.begin(), line.end(),
                        [](const Point2& a, const Point2& b) { return a.x < b.x; });
}

// Adds first, extremes and last of line[begin … end) in their order.
void keep_column(const Polyline& line, std::size_t begin, std::size_t end, Polyline& kept) {
  const auto lower = [&](std::size_t a, std::size_t b) { return line[a].y < line[b].y; };
  std::size_t low = begin, high = begin;
  for (std::size_t i = begin; i < end; ++i) {
    if (lower(i, low)) low = i;
    if (lower(high, i)) high = i;
  }
  std::size_t chosen[] = {begin, std::min(low, high), std::max(low, high), end - 1};
  for (std::size_t k = 0; k < 4; ++k)
    if (k == 0 || chosen[k] != chosen[k - 1]) kept.push_back(line[chosen[k]]);
}

double distance(const Point2& p, const Point2& a, const Point2& b) {
  const double dx = b.x - a.x, dy = b.y - a.y, size = std::hypot(dx, dy);
  if (size == 0) return std::hypot(p.x - a.x, p.y - a.y);
  return std::abs((p.x - a.x) * dy - (p.y - a.y) * dx) / size;
}

// Leaves out points that lie on the line between their neighbours, give or take `slack` (the
// method of Ramer, Douglas and Peucker, with the recursion spelled out as a stack).
Polyline straightened(const Polyline& line, double slack) {
  if (line.size() < 3) return line;
  std::vector<bool> needed(line.size());
  needed.front() = needed.back() = true;
  std::vector<std::pair<std::size_t, std::size_t>> open = {{0, line.size() - 1}};
  while (!open.empty()) {
    const auto [first, last] = open.back();
    open.pop_back();
    double most = slack;
    std::size_t farthest = first;
    for (std::size_t i = first + 1; i < last; ++i) {
      const double off = distance(line[i], line[first], line[last]);
      if (off > most) {
        most = off;
        farthest = i;
      }
    }
    if (farthest == first) continue;
    needed[farthest] = true;
    open.push_back({first, farthest});
    open.push_back({farthest, last});
  }
  Polyline kept;
  for (std::size_t i = 0; i < line.size(); ++i)
    if (needed[i]) kept.push_back(line[i]);
  return kept;
}

}  // namespace

Polyline simplified(const Polyline& line, double column) {
  Polyline kept;
  if (!runs_forwards(line)) {
    for (std::size_t i = 0; i < line.size(); ++i) {
      const bool end = i == 0 || i + 1 == line.size();
      if (end || std::hypot(line[i].x - kept.back().x, line[i].y - kept.back().y) > 0.25 * column)
        kept.push_back(line[i]);
    }
    return kept;
  }
  for (std::size_t begin = 0; begin < line.size();) {
    const double number = std::floor(line[begin].x / column);
    std::size_t end = begin + 1;
    while (end < line.size() && std::floor(line[end].x / column) == number) ++end;
    keep_column(line, begin, end, kept);
    begin = end;
  }
  return straightened(kept, 0.1 * column);
}

}  // namespace clast
