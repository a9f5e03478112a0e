#include "scene/units.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace clast::scene {
namespace {

void expect_value(const char* text, Real value, const Dimension& dimension) {
  std::string reason;
  const auto q = parse_quantity(text, reason);
  ASSERT_TRUE(q) << text << ": " << reason;
  EXPECT_NEAR(q->value, value, 1e-12 * std::abs(value)) << text;
  EXPECT_EQ(q->dimension, dimension) << text << " has " << dimension_text(q->dimension);
}

TEST(Units, ReadsWhatPeopleWrite) {
  expect_value("2 mm", 2e-3, units::length.dimension);
  expect_value("2mm", 2e-3, units::length.dimension);
  expect_value("35 deg", 35 * pi / 180, Dimension{0, 0, 0, 1});
  expect_value("1 g/cm3", 1000, units::density.dimension);
  expect_value("10 kPa", 1e4, units::pressure.dimension);
  expect_value("2.5e3 kg/m^3", 2500, units::density.dimension);
  expect_value("2.5e3 kg m-3", 2500, units::density.dimension);
  expect_value("9.81 m/s2", 9.81, units::acceleration.dimension);
  expect_value("9.81 m/s/s", 9.81, units::acceleration.dimension);
  expect_value("-9.81 m/s\xc2\xb2", -9.81, units::acceleration.dimension);
  expect_value("30 rpm", pi, units::spin.dimension);
  expect_value("2 rev/min", 2 * 2 * pi / 60, units::spin.dimension);
  expect_value("5 %", 0.05, Dimension{});
  expect_value("2 min", 120, units::time.dimension);
  expect_value("3 \xc2\xb5m", 3e-6, units::length.dimension);
  expect_value("3 um", 3e-6, units::length.dimension);
  expect_value("50 kN/m", 5e4, units::stiffness.dimension);
  expect_value("5 1/s", 5, units::frequency.dimension);
  expect_value("1 l", 1e-3, Dimension{0, 3, 0, 0});
  expect_value("2 N*m", 2, Dimension{1, 2, -2, 0});
  expect_value("3 t/h", 3000.0 / 3600, units::mass_rate.dimension);
  expect_value("  7 ", 7, Dimension{});
}

TEST(Units, RefusesTheRest) {
  for (const char* text :
       {"", "mm", "2 bananas", "2 mm^", "2 /", "2 mm3.5", "inf m", "nan", "0x10 m", "1e999 m",
        "2 mm mm mm ^", "2 - 3", "2 m s ^ 2 ^", "1 1 m", "\xff"}) {
    std::string reason;
    EXPECT_FALSE(parse_quantity(text, reason)) << text;
    EXPECT_FALSE(reason.empty()) << text;
  }
}

std::string reason_of(const char* text, const Unit& wanted) {
  std::string reason;
  EXPECT_FALSE(parse_quantity(text, reason, &wanted.dimension)) << text;
  return reason;
}

// Of all units that are spelled alike, those that the text needs.
TEST(Units, ProposesUnitsOfTheRightDimension) {
  EXPECT_EQ(reason_of("30 cn", units::length), "the unit 'cn' is unknown (did you mean 'cm'?)");
  EXPECT_EQ(reason_of("10 MPaa", units::pressure),
            "the unit 'MPaa' is unknown (did you mean 'MPa'?)");
  EXPECT_EQ(reason_of("2.5 gr/cm3", units::density),
            "the unit 'gr' is unknown (did you mean 'g'?)");
  EXPECT_EQ(reason_of("10 mpa", units::pressure),
            "the unit 'mpa' is unknown (did you mean 'MPa' or 'mPa'?)");
  EXPECT_EQ(reason_of("5 seconds", units::time),
            "the unit 'seconds' is unknown (did you mean 's'?)");
  EXPECT_EQ(reason_of("5 seconds", units::length),
            "the unit 'seconds' is unknown (did you mean 's'?)");
  EXPECT_EQ(reason_of("5 furlong", units::length), "the unit 'furlong' is unknown");
}

TEST(Units, CommasAreExplained) {
  EXPECT_EQ(reason_of("2,5 mm", units::length),
            "numbers have a point before decimals, and no commas");
}

}  // namespace
}  // namespace clast::scene
