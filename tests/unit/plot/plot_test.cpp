#include <gtest/gtest.h>

#include <cmath>

#include "base/error.hpp"
#include "output/atomic_file.hpp"
#include "plot/chart_layout.hpp"
#include "plot/figures.hpp"
#include "render/png.hpp"
#include "tests/support/program.hpp"
#include "tests/unit/plot/xml.hpp"
#include "tests/unit/render/little_run.hpp"

namespace clast {
namespace {

namespace fs = std::filesystem;
using testing_plot::is_well_formed;
using testing_render::message_of;
using testing_render::TemporaryDirectory;

class PlotTest : public testing::Test {
 protected:
  PlotTest() {
    write(
        "time,step,contacts,coordination,fastest,kinetic_translation,kinetic_rotation,damping,"
        "residual_relative,wall_my_floor_fz,wall_left_fz,wall_left_ux,gauge,idle\n"
        "0,0,0,0,1,2,0,0,0,0,0,0,7,0\n"
        "0.5,10,5,1.2,0.5,1,0,1,1e-9,-3,0.5,0.1,nan,nan\n"
        "1,20,9,2.2,0.1,0.1,0,1.9,2e-9,-4,0.6,0.2,8,0\n");
  }
  void write(const std::string& text) {
    write_file(directory_ / "series.csv", text, Durability::process_death);
  }
  SeriesTable table() const { return read_series(directory_ / "series.csv"); }
  std::vector<PlottedRun> runs() const { return read_runs({directory_.path()}); }
  std::vector<Figure> figures() const { return default_figures(runs()[0], "time"); }
  Chart chosen(const std::string& x, const std::vector<std::string>& y) const {
    return chosen_figure(runs(), x, y).chart;
  }

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
  for (const Figure& figure : figures()) {
    names.push_back(figure.name);
    EXPECT_TRUE(is_well_formed(chart_as_svg(figure.chart))) << figure.name;
  }
  EXPECT_EQ(names, (std::vector<std::string>{"energy_stored", "energy_dissipated", "kinetic_energy",
                                             "residual", "contacts", "coordination", "fastest",
                                             "wall_force_z", "wall_displacement_x", "gauge"}));
}

TEST_F(PlotTest, ColumnsOfZerosAreLeftOutAndWallsKeepTheirNames) {
  for (const Figure& figure : figures()) {
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

TEST_F(PlotTest, EachQuantityOfASensorHasItsFigure) {
  write(
      "time,step,sensor.out.mass,sensor.out.mass.glass,sensor.out.mass_flow,sensor.core.stress_xx,"
      "sensor.core.stress_zz,sensor.pile.angle\n"
      "0,0,0,0,0,1,2,0.5\n1,10,3,2,3,1,2,0.5\n");
  std::vector<std::string> names, units;
  for (const Figure& figure : figures()) {
    names.push_back(figure.name);
    units.push_back(figure.chart.y_unit);
  }
  EXPECT_EQ(names, (std::vector<std::string>{"sensor_core_stress", "sensor_out_mass",
                                             "sensor_out_mass_flow", "sensor_pile_angle"}));
  EXPECT_EQ(units, (std::vector<std::string>{"Pa", "kg", "kg/s", "rad"}));
  EXPECT_EQ(figures()[1].chart.curves.size(), 2u);
}

TEST_F(PlotTest, EveryAxisHasAUnit) {
  for (const Figure& figure : figures()) {
    const ChartLayout layout = layout_of(figure.chart);
    EXPECT_EQ(layout.x.label, "time [s]");
    EXPECT_EQ(layout.y.label.back(), ']') << figure.name;
  }
  EXPECT_EQ(layout_of(chosen("step", {"contacts"})).x.label, "step [–]");
  EXPECT_EQ(layout_of(chosen("time", {"wall_left_ux"})).y.label, "wall left ux [m]");
}

TEST_F(PlotTest, ColumnsCanBeChosen) {
  const Chart chart = chosen("step", {"kinetic_translation", "damping"});
  EXPECT_EQ(chart.y_unit, "J");
  EXPECT_EQ(chart.y_name, "energy");
  EXPECT_EQ(chart.curves[1].name, "damping");
  EXPECT_EQ(chart.curves[1].x, (std::vector<Real>{0, 10, 20}));
  EXPECT_EQ(chosen("time", {"fastest", "contacts"}).y_unit, "SI units");
  EXPECT_THROW(chosen("time", {"nothing"}), Error);
  EXPECT_THROW(chosen("nothing", {"contacts"}), Error);
  EXPECT_THROW(chosen("time", {}), Error);
  EXPECT_THROW(default_figures(runs()[0], "nothing"), Error);
}

TEST_F(PlotTest, ExpressionsCanBeChosen) {
  const Figure figure = chosen_figure(runs(), "2*time", {"wall_left_fz/(0.1*0.1)"});
  EXPECT_EQ(figure.chart.curves[0].x, (std::vector<Real>{0, 1, 2}));
  EXPECT_NEAR(figure.chart.curves[0].y[2], 60, 1e-12);
  EXPECT_EQ(figure.chart.y_name, "wall_left_fz/(0.1*0.1)");
  EXPECT_EQ(figure.name, "wall_left_fz_0.1_0.1");  // a name of one file
}

TEST_F(PlotTest, ACurveIsToldInNumbers) {
  const Chart chart = chosen("time", {"wall_left_fz", "-wall_my_floor_fz"});
  EXPECT_EQ(in_numbers(chart.curves[0], "N"), "last 0.6 N, from 0 to 0.6 N");
  EXPECT_EQ(in_numbers(chart.curves[1], ""), "last 4, from 0 to 4");
  EXPECT_EQ(in_numbers(chosen("time", {"gauge"}).curves[0], ""), "last 8, from 7 to 8");
  EXPECT_EQ(in_numbers({"steps", {}, {27757, -0.0, 1.0 / 3}}, ""), "last 0.3333, from 0 to 27,757");
  EXPECT_EQ(in_numbers({"none", {0}, {std::nan("")}}, "N"), "");
}

TEST_F(PlotTest, AChartOfZerosIsKnownAsOne) {
  EXPECT_TRUE(is_zero(chosen("time", {"kinetic_rotation", "0*idle"})));
  EXPECT_FALSE(is_zero(chosen("time", {"kinetic_rotation", "contacts"})));
}

TEST_F(PlotTest, RunsAreComparedInOneChart) {
  const TemporaryDirectory other;
  for (const char* name : {"soft", "stiff"}) fs::create_directories(other / name);
  write_file(other / "soft/series.csv", "time,step,contacts\n0,0,1\n2,9,5\n",
             Durability::process_death);
  write_file(other / "stiff/series.csv", "time,step,contacts,fastest\n0,0,2,3\n1,4,4,3\n",
             Durability::process_death);
  const std::vector<PlottedRun> two = read_runs({other / "soft", other / "stiff/"});
  const Chart chart = chosen_figure(two, "time", {"contacts"}).chart;
  ASSERT_EQ(chart.curves.size(), 2u);
  EXPECT_EQ(chart.curves[0].name, "soft");
  EXPECT_EQ(chart.curves[1].name, "stiff");
  EXPECT_EQ(chart.curves[0].x, (std::vector<Real>{0, 2}));
  EXPECT_EQ(chart.curves[1].y, (std::vector<Real>{2, 4}));
  EXPECT_EQ(chosen_figure(two, "time", {"contacts", "step"}).chart.curves[3].name, "stiff: step");
  const std::string message = message_of([&] { chosen_figure(two, "time", {"fastest"}); });
  EXPECT_NE(message.find("soft: "), std::string::npos) << message;
  // With one name, more of the path tells them apart.
  fs::create_directories(directory_ / "soft");
  fs::copy(other / "soft/series.csv", directory_ / "soft/series.csv");
  const std::vector<PlottedRun> same = read_runs({other / "soft", directory_ / "soft"});
  EXPECT_EQ(same[0].name, (other.path().filename() / "soft").string());
}

TEST_F(PlotTest, ProgramTakesExpressionsAndRuns) {
  const std::string run = directory_.path(), file = directory_ / "a.svg";
  const test::Ended ended = test::clast(
      {"plot", run, run, "--y", "min(contacts,step), -wall_left_fz", "--y=fastest", "-o", file});
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_NE(ended.out.find(": fastest: last 0.1 SI units, from 0.1 to 1 SI units\n"),
            std::string::npos)
      << ended.out;
  EXPECT_TRUE(is_well_formed(read_file(file)));
  EXPECT_NE(test::clast({"plot", run, run}).err.find("--y"), std::string::npos);
  const test::Ended wrong = test::clast({"plot", run, "--y", "2*contakts", "-o", file});
  EXPECT_EQ(wrong.status, 1);
  EXPECT_NE(wrong.err.find("did you mean contacts?\n  2*contakts\n    ^\n"), std::string::npos)
      << wrong.err;
  EXPECT_NE(test::clast({"plot", run, "--y", "kinetic_rotation", "-o", file}).err.find("zero"),
            std::string::npos);
}

TEST_F(PlotTest, FiguresAreTheSameEveryTime) {
  for (const char* to : {"first", "second"})
    ASSERT_EQ(test::clast({"plot", directory_.path(), "-o", directory_ / to}).status, 0);
  int files = 0;
  for (const fs::directory_entry& entry : fs::directory_iterator(directory_ / "first")) {
    EXPECT_EQ(read_file(entry.path()),
              read_file(directory_ / "second" / entry.path().filename().string()));
    ++files;
  }
  EXPECT_EQ(files, 2 * 10);
}

TEST_F(PlotTest, WritesSvgAndPng) {
  const Chart chart = chosen("time", {"contacts"});
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
