#include <gtest/gtest.h>

#include <cmath>

#include "base/error.hpp"
#include "output/atomic_file.hpp"
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
    EXPECT_TRUE(is_well_formed(chart_as_svg(figure.chart))) << figure.name;
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

TEST_F(PlotTest, FiguresAreTheSameEveryTime) {
  for (const char* to : {"first", "second"})
    ASSERT_EQ(test::clast({"plot", directory_.path(), "-o", directory_ / to}).status, 0);
  int files = 0;
  for (const fs::directory_entry& entry : fs::directory_iterator(directory_ / "first")) {
    EXPECT_EQ(read_file(entry.path()),
              read_file(directory_ / "second" / entry.path().filename().string()));
    ++files;
  }
  EXPECT_EQ(files, 2 * 9);
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
