#include "render/canvas.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "tests/support/paths.hpp"
#include "tests/support/program.hpp"
#include "tests/unit/plot/xml.hpp"

namespace clast {
namespace {

constexpr Rgb8 black{0, 0, 0}, white{255, 255, 255};

Image drawn(int width, int height, const Drawing& drawing) {
  Image image(width, height);
  draw_on(image, drawing);
  return image;
}

double darkness(const Image& image) {
  double sum = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) sum += (255 - image.at(x, y).g) / 255.0;
  return sum;
}

// Around everything that is darker than a light grey.
PixelBox ink_box(const Image& image) {
  PixelBox box{1e9, 1e9, -1e9, -1e9};
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x)
      if (image.at(x, y).g < 200)
        box = {std::min(box.left, double(x)), std::min(box.top, double(y)),
               std::max(box.right, x + 1.0), std::max(box.bottom, y + 1.0)};
  return box;
}

Image written(const std::string& text, const TextStyle& style) {
  return drawn(400, 400, [&](Canvas& canvas) { canvas.draw_text(200, 200, text, style); });
}

TEST(Canvas, BoxesCoverTheirArea) {
  const Image image = drawn(20, 20, [](Canvas& canvas) {
    canvas.fill_box({2.25, 3.5, 10.75, 8}, black);
  });
  EXPECT_NEAR(darkness(image), 8.5 * 4.5, 0.3);
  EXPECT_EQ(image.at(5, 5), black);
  EXPECT_EQ(image.at(15, 5), white);
}

TEST(Canvas, LinesCoverTheirArea) {
  const Image image = drawn(100, 100, [](Canvas& canvas) {
    canvas.draw_lines({Polyline{{20, 30}, {80, 70}}}, {3, black});
  });
  EXPECT_NEAR(darkness(image), 3 * std::hypot(60, 40) + 3.14159 * 2.25, 3);
}

TEST(Canvas, CrossingLinesArePaintedOnce) {
  const Image image = drawn(50, 50, [](Canvas& canvas) {
    canvas.draw_lines({Polyline{{5, 25}, {45, 25}}, Polyline{{25, 5}, {25, 45}}}, {4, black, 0.5});
  });
  EXPECT_NEAR(image.at(25, 25).g, 128, 1);
  EXPECT_NEAR(image.at(10, 25).g, 128, 1);
}

TEST(Canvas, NothingIsDrawnOutsideTheClip) {
  const Image image = drawn(50, 50, [](Canvas& canvas) {
    canvas.draw_lines({Polyline{{-1e4, -1e4}, {1e4, 1e4}}}, {4, black}, {10, 10, 20, 20});
    canvas.draw_lines({Polyline{{40, 5}, {45, 5}}}, {4, black});  // the clip has ended
  });
  EXPECT_EQ(image.at(5, 5), white);
  EXPECT_EQ(image.at(15, 15), black);
  EXPECT_EQ(image.at(30, 30), white);
  EXPECT_EQ(image.at(42, 5), black);
}

TEST(Canvas, APointIsADotAndDashesHaveGaps) {
  const Image dot = drawn(50, 50, [](Canvas& canvas) {
    canvas.draw_lines({Polyline{{25, 25}}}, {10, black});
  });
  EXPECT_NEAR(darkness(dot), 3.14159 * 25, 3);
  const auto line = [](double dash) {
    return drawn(300, 20, [dash](Canvas& canvas) {
      canvas.draw_lines({Polyline{{10, 10}, {290, 10}}}, {1, black, 1, dash});
    });
  };
  EXPECT_NEAR(darkness(line(5)) / darkness(line(0)), 0.58, 0.06);
}

TEST(Canvas, ADrawingCanBeMagnified) {
  Image image(40, 40);
  draw_on(
      image,
      [](Canvas& canvas) {
        canvas.fill_box({5, 5, 10, 10}, black);
      },
      2);
  EXPECT_EQ(ink_box(image).left, 10);
  EXPECT_EQ(ink_box(image).bottom, 20);
}

TEST(Text, StandsAtItsAnchor) {
  const PixelBox start = ink_box(written("HH", {20, black, Anchor::start}));
  const PixelBox middle = ink_box(written("HH", {20, black, Anchor::middle}));
  const PixelBox end = ink_box(written("HH", {20, black, Anchor::end}));
  EXPECT_NEAR(start.left, 200, 5);
  EXPECT_NEAR(0.5 * (middle.left + middle.right), 200, 1.5);
  EXPECT_NEAR(end.right, 200, 5);
  for (const PixelBox& box : {start, middle, end}) {
    EXPECT_NEAR(box.bottom, 200, 1);  // the baseline
    EXPECT_NEAR(box.top, 180, 1);     // capitals are as high as asked for
  }
}

TEST(Text, CanReadUpwards) {
  const PixelBox box = ink_box(written("HHH", {20, black, Anchor::start, true}));
  EXPECT_NEAR(box.bottom, 200, 5);
  EXPECT_NEAR(box.right, 200, 1);
  EXPECT_NEAR(box.left, 180, 1);
  EXPECT_GT(box.bottom - box.top, 40);
}

TEST(Text, IsAsWideAsItSays) {
  const std::string text = "Speed [m/s] 10⁻³ µN";
  const PixelBox box = ink_box(written(text, {12, black, Anchor::start}));
  EXPECT_NEAR(box.right - 200, text_width(text, 12), 3);
  EXPECT_NEAR(text_width(text, 24), 2 * text_width(text, 12), 1e-6);
  EXPECT_EQ(text_width("", 20), 0);
}

TEST(Text, WhatCannotBeDrawnBecomesAQuestionMark) {
  const Image mark = written("a?b", {20, black});
  for (const char* text : {"a\xff"
                           "b",
                           "a\xc3"
                           "b",
                           "a\U000F0000b", "a\nb",
                           "a\xe2\x88"
                           "b"})
    EXPECT_EQ(written(text, {20, black}), mark) << text;
}

TEST(Svg, IsWellFormedWhateverTheText) {
  for (const char* text : {"A < B & \"C\"", "\xff\xc3", "10⁻³ µN", "</svg>"}) {
    const std::string svg = svg_of(300, 200, [&](Canvas& canvas) {
      canvas.fill_box({0, 0, 300, 200}, white);
      canvas.draw_lines({Polyline{{1, 2}, {3, 4}}}, {2, black}, {0, 0, 10, 10});
      canvas.draw_text(20, 100, text, {10, black});
    });
    EXPECT_TRUE(testing_plot::is_well_formed(svg)) << svg;
    EXPECT_NE(svg.find("width=\"300px\" height=\"200px\""), std::string::npos);
  }
}

// In a process of its own, because a font is looked for once.
TEST(Text, WithoutAFontThePackageIsNamed) {
  const test::TemporaryDirectory directory;
  const std::string fonts = directory / "fonts.conf", sheet = directory / "sheet.png";
  test::put(fonts, "<?xml version=\"1.0\"?><fontconfig></fontconfig>");
  const test::Ended ended =
      test::shell("FONTCONFIG_FILE=" + fonts + " " CLAST_PROGRAM " shapes --picture " + sheet);
  EXPECT_EQ(ended.status, 1);
  EXPECT_NE((ended.out + ended.err).find("fonts-dejavu-core"), std::string::npos) << ended.err;
  EXPECT_FALSE(std::filesystem::exists(sheet));
}

}  // namespace
}  // namespace clast
