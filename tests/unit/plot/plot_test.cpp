#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/error.hpp"
#include "output/atomic_file.hpp"
#include "plot/figures.hpp"
#include "plot/simplify.hpp"
#include "render/png.hpp"
#include "tests/unit/plot/xml.hpp"
#include "tests/unit/render/little_run.hpp"

namespace clast {
namespace {

namespace fs = std::filesystem;
using testing_plot::is_well_formed;
using testing_render::message_of;
using testing_render::TemporaryDirectory;

Chart wave(std::size_t points) {
  Chart chart{"A < B & \"C\"", "time", "s", "energy", "J", {}, 900, 540};
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

TEST(Chart, SvgIsWellFormed) {
  for (const std::size_t points : {0, 1, 2, 1000}) {
    const std::string svg = to_svg(draw_chart(wave(points)));
    EXPECT_TRUE(is_well_formed(svg)) << svg.substr(0, 2000);
    EXPECT_NE(svg.find("energy [J]"), std::string::npos);
    EXPECT_NE(svg.find("time [s]"), std::string::npos);
    EXPECT_NE(svg.find("A &lt; B &amp;"), std::string::npos);
    EXPECT_EQ(svg.find("nan"), std::string::npos);
    EXPECT_EQ(svg.find("inf"), std::string::npos);
  }
}

TEST(Chart, PixelsShowTheCurves) {
  Chart chart = wave(500);
  const Image all = to_image(draw_chart(chart), 1);
  EXPECT_EQ(all.width(), 900);
  EXPECT_EQ(all.height(), 540);
  chart.curves.erase(chart.curves.begin() + 1, chart.curves.end());
  EXPECT_GT(testing_render::difference(all, to_image(draw_chart(chart), 1)), 1);
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
    Chart chart{"", "time", "s", "", "", {{"a", {0, 1, 2}, y}}, 300, 200};
    const Drawing drawing = draw_chart(chart);
    const std::string svg = to_svg(drawing);
    EXPECT_TRUE(is_well_formed(svg));
    EXPECT_EQ(svg.find("nan"), std::string::npos) << svg;
    EXPECT_EQ(to_image(drawing, 1).width(), 300);
  }
}

TEST(Chart, LongSeriesBecomeShortAndKeepTheirPeaks) {
  Polyline line;
  for (int i = 0; i < 1'000'000; ++i) line.push_back({i * 8e-4, 100 + std::sin(0.37 * i)});
  line[654321].y = 3;
  const Polyline few = simplified(line, 0.5);
  EXPECT_LT(few.size(), 7000u);
  const auto lower = [](const Point2& a, const Point2& b) { return a.y < b.y; };
  EXPECT_EQ(std::min_element(few.begin(), few.end(), lower)->y, 3);
  EXPECT_EQ(few.front().x, line.front().x);
  EXPECT_EQ(few.back().x, line.back().x);
}

TEST(Chart, StraightLinesNeedTwoPoints) {
  Polyline line;
  for (int i = 0; i < 5000; ++i) line.push_back({0.1 * i, 0.05 * i});
  EXPECT_EQ(simplified(line, 0.5).size(), 2u);
}

TEST(Chart, LoopsStayLoops) {
  Polyline loop;
  for (int i = 0; i <= 3600; ++i)
    loop.push_back({50 + 40 * std::cos(i * pi / 1800), 50 + 40 * std::sin(i * pi / 1800)});
  const Polyline few = simplified(loop, 0.5);
  EXPECT_GT(few.size(), 100u);
  EXPECT_NEAR(few.back().x, few.front().x, 1e-9);
}

class PlotTest : public testing::Test {
 protected:
  PlotTest() {
    write(
        "time,step,contacts,coordination,fastest,kinetic_translation,kinetic_rotation,damping,"
        "residual_relative,wall_my_floor_fz,wall_left_fz,gauge\n"
        "0,0,0,0,1,2,0,0,0,0,0,7\n"
        "0.5,10,5,1.2,0.5,1,0,1,1e-9,-3,0.5,nan\n"
        "1,20,9,2.2,0.1,0.1,0,1.9,2e-9,-4,0.6,8\n");
  }
  void write(const std::string& text) {
    write_file(directory_ / "series.csv", text, Durability::process_death);
  }
  SeriesTable table() const { return read_series(directory_ / "series.csv"); }

  TemporaryDirectory directory_;
};

TEST_F(PlotTest, ReadsColumns) {
  EXPECT_EQ(table().column("contacts"), (std::vector<Real>{0, 5, 9}));
  EXPECT_TRUE(std::isnan(table().column("gauge")[1]));
  EXPECT_NE(message_of([&] { table().column("mass"); }).find("coordination"), std::string::npos);
}

TEST_F(PlotTest, ARowUnderWayIsLeftOut) {
  write("time,step\n0,0\n1,10\n2,2");
  EXPECT_EQ(table().column("time").size(), 2u);
}

TEST_F(PlotTest, DamageIsExplained) {
  write("time,step\n0,0\n1,x\n2,20\n");
  EXPECT_NE(message_of([&] { table(); }).find("line 3"), std::string::npos);
  write("time,step\n0,0\n1\n2,20\n");
  EXPECT_NE(message_of([&] { table(); }).find("line 3"), std::string::npos);
  write("time,step\n");
  EXPECT_NE(message_of([&] { table(); }).find("no rows"), std::string::npos);
  EXPECT_NE(message_of([&] { read_series(directory_ / "none.csv"); }).find("output directory"),
            std::string::npos);
}

TEST_F(PlotTest, DefaultFiguresShowWhatThereIs) {
  std::vector<std::string> names;
  for (const Figure& figure : default_figures(table(), "time")) {
    names.push_back(figure.name);
    EXPECT_TRUE(is_well_formed(to_svg(draw_chart(figure.chart)))) << figure.name;
  }
  EXPECT_EQ(names, (std::vector<std::string>{"energy_held", "energy_taken", "kinetic_energy",
                                             "residual", "contacts", "coordination", "fastest",
                                             "wall_force_z", "gauge"}));
}

TEST_F(PlotTest, ColumnsOfZerosAreLeftOutAndWallsKeepTheirNames) {
  for (const Figure& figure : default_figures(table(), "time")) {
    if (figure.name == "kinetic_energy") {
      EXPECT_EQ(figure.chart.curves.size(), 1u);
    }
    if (figure.name == "wall_force_z") {
      ASSERT_EQ(figure.chart.curves.size(), 2u);
      EXPECT_EQ(figure.chart.curves[0].name, "my floor");
      EXPECT_EQ(figure.chart.y_unit, "N");
    }
  }
}

TEST_F(PlotTest, ColumnsCanBeChosen) {
  const Figure figure = chosen_figure(table(), "step", {"kinetic_translation", "damping"});
  EXPECT_EQ(figure.chart.y_unit, "J");
  EXPECT_EQ(figure.chart.curves[1].x, (std::vector<Real>{0, 10, 20}));
  EXPECT_EQ(chosen_figure(table(), "time", {"fastest", "contacts"}).chart.y_unit, "");
  EXPECT_THROW(chosen_figure(table(), "time", {"nothing"}), Error);
  EXPECT_THROW(chosen_figure(table(), "nothing", {"contacts"}), Error);
  EXPECT_THROW(chosen_figure(table(), "time", {}), Error);
  EXPECT_THROW(default_figures(table(), "nothing"), Error);
}

TEST_F(PlotTest, WritesSvgAndPng) {
  const Chart chart = chosen_figure(table(), "time", {"contacts"}).chart;
  write_chart(directory_ / "a.svg", chart);
  write_chart(directory_ / "a.png", chart);
  EXPECT_TRUE(is_well_formed(read_file(directory_ / "a.svg")));
  EXPECT_EQ(read_png(directory_ / "a.png").width(), 1800);
  EXPECT_NE(message_of([&] { write_chart(directory_ / "a.pdf", chart); }).find(".svg or .png"),
            std::string::npos);
  EXPECT_THROW(write_chart(directory_ / "none" / "a.svg", chart), Error);
}

}  // namespace
}  // namespace clast
