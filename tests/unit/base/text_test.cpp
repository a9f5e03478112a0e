#include "base/text.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace clast {
namespace {

TEST(Text, ThousandsAreApart) {
  EXPECT_EQ(grouped(0), "0");
  EXPECT_EQ(grouped(999), "999");
  EXPECT_EQ(grouped(-1000), "-1,000");
  EXPECT_EQ(grouped(1234567), "1,234,567");
  EXPECT_EQ(grouped(std::numeric_limits<std::int64_t>::min()), "-9,223,372,036,854,775,808");
}

TEST(Text, RoundedNumbersHaveNoExponentWhereTheyCanBeRead) {
  EXPECT_EQ(rounded(1130.4), "1,130");
  EXPECT_EQ(rounded(19123), "19,100");
  EXPECT_EQ(rounded(123.4, 2), "120");
  EXPECT_EQ(rounded(999.96), "1,000");
  EXPECT_EQ(rounded(-5e5, 4), "-500,000");
  EXPECT_EQ(rounded(0.0012345), "0.00123");
  EXPECT_EQ(rounded(1234.5, 5), "1234.5");
  EXPECT_EQ(rounded(3.2e12), "3.2e+12");
  EXPECT_EQ(rounded(std::numeric_limits<Real>::infinity()), "inf");
}

TEST(Text, OneThreadTwoThreads) {
  EXPECT_EQ(counted(1, "thread"), "1 thread");
  EXPECT_EQ(counted(0, "wall"), "0 walls");
  EXPECT_EQ(counted(2000, "body"), "2,000 bodies");
}

TEST(Text, TimesOfTheClock) {
  EXPECT_EQ(clock_time(0.298), "0.3 s");
  EXPECT_EQ(clock_time(61), "61 s");
  EXPECT_EQ(clock_time(111), "110 s");
  EXPECT_EQ(clock_time(447), "7.5 min");
  EXPECT_EQ(clock_time(7100), "120 min");
  EXPECT_EQ(clock_time(10000), "2.8 h");
  EXPECT_EQ(clock_time(1e6), "12 days");
  EXPECT_EQ(clock_time(1e10), "120,000 days");
}

TEST(Harmless, KeepsTextAndDropsControlCharacters) {
  EXPECT_EQ(harmless("a\tb\nc äöü € \U0001f600"), "a\tb\nc äöü € \U0001f600");
  EXPECT_EQ(harmless("\x1b[31mred\x07\x7f\r"), "?[31mred???");
  EXPECT_EQ(harmless("\xc2\x9b"
                     "31m\xc2\xa0\xc2"),
            "?31m\xc2\xa0\xc2");
  EXPECT_EQ(harmless(std::string_view("a\0b", 3)), "a?b");
}

}  // namespace
}  // namespace clast
