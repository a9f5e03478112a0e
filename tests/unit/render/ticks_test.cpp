#include "render/ticks.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace clast {
namespace {

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
