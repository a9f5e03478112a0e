#include "render/raster.hpp"

#include <gtest/gtest.h>

#include "base/error.hpp"
#include "output/atomic_file.hpp"
#include "render/glyphs.hpp"
#include "render/png.hpp"
#include "render/ticks.hpp"
#include "tests/unit/output/example.hpp"

namespace clast {
namespace {

constexpr Rgb8 black{0, 0, 0}, white{255, 255, 255};

double darkness(const Image& image) {
  double sum = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) sum += (255 - image.at(x, y).g) / 255.0;
  return sum;
}

TEST(Png, ComesBack) {
  const testing_output::TemporaryDirectory directory;
  Image image(37, 21);
  for (int y = 0; y < 21; ++y)
    for (int x = 0; x < 37; ++x)
      image.at(x, y) = {static_cast<std::uint8_t>(7 * x), static_cast<std::uint8_t>(11 * y),
                        static_cast<std::uint8_t>(x * y)};
  write_png(directory / "a.png", image);
  EXPECT_EQ(read_png(directory / "a.png"), image);
}

TEST(Png, RefusesWhatIsNone) {
  const testing_output::TemporaryDirectory directory;
  write_file(directory / "a.png", "no picture", Durability::process_death);
  EXPECT_THROW(read_png(directory / "a.png"), Error);
  EXPECT_THROW(read_png(directory / "b.png"), Error);
  EXPECT_THROW(write_png(directory / "none" / "a.png", Image(3, 3)), Error);
}

TEST(Raster, BoxesCoverTheirArea) {
  Image image(20, 20);
  fill_box(image, {2.25, 3.5, 10.75, 8}, black);
  EXPECT_NEAR(darkness(image), 8.5 * 4.5, 0.1);
  EXPECT_EQ(image.at(5, 5), black);
  fill_box(image, {-50, -50, 500, 500}, white);
  EXPECT_EQ(darkness(image), 0);
}

TEST(Raster, LinesCoverTheirArea) {
  Image image(100, 100);
  const Polyline line[] = {{{20, 30}, {80, 70}}};
  draw_lines(image, line, 3, black);
  const double length = std::hypot(60, 40);
  EXPECT_NEAR(darkness(image), 3 * length + 3.14159 * 2.25, 3);
}

TEST(Raster, CrossingLinesArePaintedOnce) {
  Image image(50, 50);
  const Polyline lines[] = {{{5, 25}, {45, 25}}, {{25, 5}, {25, 45}}};
  draw_lines(image, lines, 4, black, 0.5);
  EXPECT_NEAR(image.at(25, 25).g, 128, 1);
  EXPECT_NEAR(image.at(10, 25).g, 128, 1);
}

TEST(Raster, NothingIsDrawnOutsideTheClip) {
  Image image(50, 50);
  const Polyline lines[] = {{{-1e7, -1e7}, {1e7, 1e7}}};
  draw_lines(image, lines, 4, black, 1, {10, 10, 20, 20});
  EXPECT_EQ(image.at(5, 5), white);
  EXPECT_EQ(image.at(15, 15), black);
  EXPECT_EQ(image.at(30, 30), white);
}

TEST(StrokeFont, EveryCharacterHasItsOwnStrokes) {
  for (const GlyphText& a : glyph_texts) {
    for (const GlyphText& b : glyph_texts)
      EXPECT_TRUE(&a == &b || (a.character != b.character && a.strokes != b.strokes))
          << a.strokes << " " << static_cast<std::uint32_t>(a.character);
  }
  for (char c = ' '; c <= '~'; ++c) {
    const std::string text(1, c);
    EXPECT_EQ(text_strokes(text, 7).empty(), c == ' ') << text;
    EXPECT_GT(text_width(text, 7), 0) << text;
  }
}

TEST(StrokeFont, MeasuresWhatItDraws) {
  const std::string text = "Speed [m/s] 10⁻³ µN";
  const double width = text_width(text, 20);
  double most = 0;
  for (const Polyline& stroke : text_strokes(text, 20))
    for (const Point2& p : stroke) most = std::max(most, p.x);
  EXPECT_NEAR(most, width, 1);
  EXPECT_NEAR(text_width(text, 40), 2 * width, 1e-9);
  EXPECT_EQ(text_width("", 20), 0);
}

TEST(StrokeFont, DamagedTextIsHarmless) {
  for (const char* text : {"\xff", "\xc3", "a\xe2\x88", "\x80\x80", "\xf0\x9f\x98\x80"})
    EXPECT_GT(text_width(text, 10), 0);
}

TEST(StrokeFont, AnchorsAndTurns) {
  Image image(100, 100);
  draw_text(image, 50, 50, "HHH", {20, black, Anchor::middle, true});
  const Image upright = [] {
    Image other(100, 100);
    draw_text(other, 50, 50, "HHH", {20, black, Anchor::middle, false});
    return other;
  }();
  EXPECT_NEAR(darkness(image), darkness(upright), 2);
  EXPECT_NE(image, upright);
}

TEST(Ticks, AreRoundAndInside) {
  for (const auto& [low, high] : {std::pair{0.0, 1.0},
                                  {-3.2, 7.1},
                                  {1e-9, 3e-9},
                                  {99.5, 100.5},
                                  {-1e12, 5e12},
                                  {0.0, 0.0213}}) {
    const Ticks ticks = ticks_between(low, high, 6);
    EXPECT_GE(ticks.at.size(), 3u) << low << " " << high;
    EXPECT_LE(ticks.at.size(), 12u) << low << " " << high;
    for (const Real at : ticks.at) {
      EXPECT_GE(at, low - 1e-6 * ticks.step);
      EXPECT_LE(at, high + 1e-6 * ticks.step);
      EXPECT_NEAR(at / ticks.step, std::round(at / ticks.step), 1e-6);
    }
    const Real lead = ticks.step / std::pow(10, std::floor(std::log10(ticks.step) + 1e-9));
    EXPECT_TRUE(std::abs(lead - 1) < 1e-6 || std::abs(lead - 2) < 1e-6 ||
                std::abs(lead - 5) < 1e-6);
  }
  EXPECT_EQ(ticks_between(3, 3, 5).at.size(), 1u);
}

TEST(Ticks, AreWrittenAsPeopleDo) {
  EXPECT_EQ(tick_text(0.25, 0.05), "0.25");
  EXPECT_EQ(tick_text(-2, 1), "−2");
  EXPECT_EQ(tick_text(-1e-17, 0.1), "0.0");
  EXPECT_EQ(quantity_text(0.02, "m"), "20 mm");
  EXPECT_EQ(quantity_text(5, "m"), "5 m");
  EXPECT_EQ(quantity_text(2e-6, "m"), "2 µm");
  EXPECT_EQ(quantity_text(5000, "m"), "5 km");
  EXPECT_EQ(round_length(0.0999999), 0.05);
  EXPECT_DOUBLE_EQ(round_length(0.3), 0.2);
}

TEST(Ticks, ScalesHaveUnits) {
  EXPECT_EQ(label_with("energy", scaling_for(3e-3, "J")), "energy [mJ]");
  EXPECT_EQ(label_with("energy", scaling_for(3, "J")), "energy [J]");
  EXPECT_EQ(label_with("force", scaling_for(25e3, "N")), "force [kN]");
  EXPECT_EQ(label_with("residual", scaling_for(2e-8, "")), "residual [×10⁻⁸]");
  EXPECT_EQ(label_with("contacts", scaling_for(20000, "")), "contacts");
  EXPECT_EQ(label_with("energy", scaling_for(3e-20, "J")), "energy [10⁻²⁰ J]");
  EXPECT_EQ(scaling_for(0, "J").factor, 1);
}

}  // namespace
}  // namespace clast
