#include "render/color.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "tests/unit/render/little_run.hpp"

namespace clast {
namespace {

using namespace testing_render;

double luminance(const Color& c) { return 0.2126 * c.r + 0.7152 * c.g + 0.0722 * c.b; }

TEST(Color, SrgbComesBack) {
  for (int i = 0; i < 256; ++i) {
    const Rgb8 c{static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(255 - i), 7};
    EXPECT_EQ(to_srgb(from_srgb(c)), c);
  }
}

TEST(Color, MapRunsFromDarkVioletToLightYellow) {
  const Rgb8 low = to_srgb(map_color(0)), high = to_srgb(map_color(1));
  EXPECT_GT(low.b, low.r);
  EXPECT_GT(low.r, low.g);
  EXPECT_GT(high.r, 200);
  EXPECT_GT(high.g, 200);
  EXPECT_LT(high.b, 100);
  EXPECT_EQ(to_srgb(map_color(-3)), low);
  EXPECT_EQ(to_srgb(map_color(7)), high);
}

TEST(Color, MapGetsLighterInEvenSteps) {
  double before = std::cbrt(luminance(map_color(0)));
  const double all = std::cbrt(luminance(map_color(1))) - before;
  for (int i = 1; i <= 20; ++i) {
    const double now = std::cbrt(luminance(map_color(i / 20.0)));
    EXPECT_GT(now - before, 0.5 * all / 20) << i;
    EXPECT_LT(now - before, 1.6 * all / 20) << i;
    before = now;
  }
}

TEST(Color, PlainBodiesAreLightAndNeighboursDiffer) {
  for (int i = 0; i < 100; ++i) {
    EXPECT_GT(luminance(plain_color(i)), 0.3);
    EXPECT_NE(to_srgb(plain_color(i)), to_srgb(plain_color(i + 1)));
  }
}

TEST(Color, KindsDiffer) {
  for (int i = 0; i < 10; ++i)
    for (int j = 0; j < i; ++j) {
      const Rgb8 a = to_srgb(kind_color(i)), b = to_srgb(kind_color(j));
      EXPECT_GT(std::abs(a.r - b.r) + std::abs(a.g - b.g) + std::abs(a.b - b.b), 20);
    }
}

TEST(Field, SeveralMaterialsAreShown) {
  Frame one = little_scene().frame, other = one;
  std::fill(one.material.begin(), one.material.end(), 1);
  EXPECT_EQ(field_for({one}), std::nullopt);
  EXPECT_EQ(field_for({one, one}), std::nullopt);
  EXPECT_EQ(field_for({one, other}), Field::material);
  EXPECT_EQ(field_for({Frame{}}), std::nullopt);
}

TEST(Field, TagsAreKindsAndShownWhereMaterialsAreAlike) {
  Frame frame = little_scene().frame;
  std::fill(frame.material.begin(), frame.material.end(), 0);
  EXPECT_EQ(values_of(frame, Field::tag), std::vector<Real>(frame.size(), 0));
  frame.tag.assign(frame.size(), 0);
  EXPECT_EQ(field_for({frame}), std::nullopt);
  frame.tag[1] = 7;
  EXPECT_EQ(field_for({frame}), Field::tag);
  const std::vector<Color> colors = colors_of(frame, Field::tag, {});
  EXPECT_EQ(to_srgb(colors[1]).r, to_srgb(kind_color(7)).r);
  EXPECT_EQ(to_srgb(colors[0]).b, to_srgb(kind_color(0)).b);
}

TEST(Field, RangeIgnoresExtremes) {
  std::vector<Real> values;
  for (int i = 0; i <= 1000; ++i) values.push_back(1 + 0.001 * i);
  values.push_back(1e9);
  values.push_back(std::nan(""));
  const ValueRange range = robust_range(values, Field::velocity);
  EXPECT_NEAR(range.low, 1.02, 0.002);
  EXPECT_NEAR(range.high, 1.98, 0.002);
}

TEST(Field, RangeOfLabelsIsWhole) {
  const ValueRange range = robust_range({0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, Field::id);
  EXPECT_EQ(range.low, 0);
  EXPECT_EQ(range.high, 9);
}

TEST(Field, RangeIsNeverEmpty) {
  const std::vector<std::vector<Real>> cases = {{}, {0, 0}, {2.5}, {-1, -1}, {1e-300}, {3, 3, 3}};
  for (const std::vector<Real>& values : cases) {
    const ValueRange range = robust_range(values, Field::force);
    EXPECT_LT(range.low, range.high);
  }
  // Only one of many carries a force: all the same it is seen.
  std::vector<Real> one(1000, 0.0);
  one.back() = 5;
  EXPECT_EQ(robust_range(one, Field::force).high, 5);
}

TEST(Field, ReadsRangesAndNames) {
  EXPECT_EQ(range_from("-1,2.5").low, -1);
  EXPECT_EQ(range_from("-1,2.5").high, 2.5);
  for (const char* text : {"", "1", "2,1", "1,1", "a,b", "1,2,3", "0,inf"})
    EXPECT_NE(message_of([&] { range_from(text); }).find("such as 0,2.5"), std::string::npos)
        << text;
  EXPECT_EQ(field_named("speed"), Field::velocity);
  const std::string message = message_of([] { field_named("temperature"); });
  for (const char* name : {"velocity", "id", "material", "radius", "force", "spin"})
    EXPECT_NE(message.find(name), std::string::npos);
}

}  // namespace
}  // namespace clast
