// What people see of a chart: axes, curves and their colours, in the file and on pixels.
#include "plot/chart.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "plot/chart_layout.hpp"
#include "tests/unit/plot/svg.hpp"
#include "tests/unit/plot/xml.hpp"
#include "tests/unit/render/little_run.hpp"

namespace clast {
namespace {

using testing_plot::has_line;
using testing_plot::is_well_formed;
using testing_plot::strokes_of;
using testing_plot::SvgStroke;

Chart wave(std::size_t points) {
  Chart chart{"A < B & \"C\"", "time", "s", "energy", "J", {}, {}, 900, 540};
  for (int c = 0; c < 10; ++c) {
    Curve curve{"curve <" + std::to_string(c) + ">", {}, {}};
    for (std::size_t i = 0; i < points; ++i) {
      curve.x.push_back(static_cast<Real>(i) / static_cast<Real>(points));
      curve.y.push_back((c + 1) * std::sin(20 * curve.x.back()));
    }
    chart.curves.push_back(curve);
  }
  return chart;
}

Chart two_levels() {
  return {"",      "time", "s",
          "force", "N",    {{"low", {0, 4}, {1000, 1000}}, {"high", {0, 4}, {7000, 7000}}}};
}

// Drawn so large that there are pixels a pen covers wholly.
constexpr double magnified = 4;
Rgb8 color_at(const Image& image, double x, double y) {
  return image.at(static_cast<int>(magnified * x), static_cast<int>(magnified * y));
}

TEST(Chart, SvgIsWellFormed) {
  for (const std::size_t points : {0, 1, 2, 1000}) {
    const std::string svg = chart_as_svg(wave(points));
    EXPECT_TRUE(is_well_formed(svg)) << svg.substr(0, 2000);
    EXPECT_EQ(svg.find("nan"), std::string::npos);
    EXPECT_EQ(svg.find("inf"), std::string::npos);
  }
}

TEST(Chart, AxesAreNamedAndHaveUnits) {
  const ChartLayout layout = layout_of(wave(100));
  EXPECT_EQ(layout.x.label, "time [s]");
  EXPECT_EQ(layout.y.label, "energy [J]");
}

TEST(Chart, TicksAreWhereTheirValuesAre) {
  const ChartLayout layout = layout_of(two_levels());
  std::vector<std::string> texts;
  for (const Tick& tick : layout.x.ticks) texts.push_back(tick.text);
  ASSERT_EQ(texts.front(), "0.0");
  ASSERT_EQ(texts.back(), "4.0");
  EXPECT_DOUBLE_EQ(layout.x.ticks.front().at, layout.area.left);
  EXPECT_DOUBLE_EQ(layout.x.ticks.back().at, layout.area.right);
  for (const Tick& tick : layout.y.ticks) {
    const double share = std::stod(tick.text) / std::stod(layout.y.ticks.back().text);
    EXPECT_NEAR(tick.at, layout.area.bottom - share * (layout.area.bottom - layout.area.top), 1e-9);
  }
}

TEST(Chart, SvgHasTheGridAndTheCurves) {
  const Chart chart = two_levels();
  const ChartLayout layout = layout_of(chart);
  const std::vector<SvgStroke> strokes = strokes_of(chart_as_svg(chart));
  const PixelBox& area = layout.area;
  for (const Tick& tick : layout.x.ticks)
    EXPECT_TRUE(has_line(strokes, {tick.at, area.top}, {tick.at, area.bottom})) << tick.text;
  for (const Tick& tick : layout.y.ticks)
    EXPECT_TRUE(has_line(strokes, {area.left, tick.at}, {area.right, tick.at})) << tick.text;
  for (const std::vector<Polyline>& curve : layout.curves)
    EXPECT_TRUE(has_line(strokes, curve[0].front(), curve[0].back()));
}

TEST(Chart, MarksAreLinesWithNames) {
  Chart chart = two_levels();
  chart.marks = {{0, "fill"}, {1, "press"}, {2.5, "shear"}, {9, "later"}};
  const ChartLayout layout = layout_of(chart);
  ASSERT_EQ(layout.marks.size(), 3u);  // the last is beyond the axis
  EXPECT_EQ(layout.marks[1].text, "press");
  EXPECT_FALSE(layout.marks_upright);
  const PixelBox& area = layout.area;
  EXPECT_NEAR(layout.marks[1].at, area.left + 0.25 * (area.right - area.left), 1e-9);
  std::vector<SvgStroke> dashed = strokes_of(chart_as_svg(chart));
  std::erase_if(dashed, [](const SvgStroke& stroke) {
    return stroke.style.find("stroke-dasharray") == std::string::npos;
  });
  EXPECT_FALSE(has_line(dashed, {area.left, area.top}, {area.left, area.bottom}));
  for (const std::size_t i : {1u, 2u})
    EXPECT_TRUE(
        has_line(dashed, {layout.marks[i].at, area.top}, {layout.marks[i].at, area.bottom}));
}

TEST(Chart, NamesOfMarksThatAreCloseStandUpright) {
  Chart chart = two_levels();
  chart.marks = {{0, "a long name"}, {0.1, "another one"}, {0.2, "shear"}};
  EXPECT_TRUE(layout_of(chart).marks_upright);
}

TEST(Chart, LongNamesAreCut) {
  Chart chart = two_levels();
  chart.curves[0].name = std::string(500, 'w');
  chart.y_name = std::string(500, 'w');
  const ChartLayout layout = layout_of(chart);
  EXPECT_GT(layout.area.right, 0.4 * chart.width);
  EXPECT_TRUE(layout.legend[0].ends_with("w…"));
  EXPECT_TRUE(layout.y.label.ends_with("w… [N]"));
}

TEST(Chart, LegendHasTheColoursOfTheCurves) {
  const Chart chart = two_levels();
  const ChartLayout layout = layout_of(chart);
  const Image image = chart_as_image(chart, magnified);
  std::vector<Rgb8> colors;
  for (std::size_t c = 0; c < 2; ++c) {
    const double on_curve = layout.curves[c][0][0].y;
    const double middle = 0.5 * (layout.area.left + layout.area.right);
    const double row = layout.area.top + 12 + 20 * static_cast<double>(c);
    colors.push_back(color_at(image, middle, on_curve));
    EXPECT_EQ(color_at(image, layout.area.right + 27, row), colors.back()) << c;
  }
  EXPECT_NE(colors[0], colors[1]);
}

TEST(Chart, PixelsShowTheCurves) {
  Chart chart = wave(500);
  const Image all = chart_as_image(chart, 1);
  EXPECT_EQ(all.width(), 900);
  EXPECT_EQ(all.height(), 540);
  chart.curves.erase(chart.curves.begin() + 1, chart.curves.end());
  EXPECT_GT(testing_render::difference(all, chart_as_image(chart, 1)), 1);
}

TEST(Chart, ZeroHasALineWhereItIsCrossed) {
  EXPECT_TRUE(layout_of(wave(100)).zero_inside);
  EXPECT_FALSE(layout_of(two_levels()).zero_inside);
}

TEST(Chart, OddValuesAreHarmless) {
  constexpr Real nan = std::numeric_limits<Real>::quiet_NaN(), far = 1e308;
  for (const std::vector<Real>& y : {std::vector<Real>{1, nan, 2},
                                     {nan, nan, nan},
                                     {far, -far, 0},
                                     {5, 5, 5},
                                     {0, 0, 0},
                                     {1e-320, 0, 0},
                                     {-3e-9, -2e-9, -1e-9}}) {
    const Chart chart{"", "time", "s", "", "", {{"a", {0, 1, 2}, y}}, {}, 300, 200};
    const std::string svg = chart_as_svg(chart);
    EXPECT_TRUE(is_well_formed(svg));
    EXPECT_EQ(svg.find("nan"), std::string::npos) << svg;
    EXPECT_EQ(chart_as_image(chart, 1).width(), 300);
  }
}

}  // namespace
}  // namespace clast
