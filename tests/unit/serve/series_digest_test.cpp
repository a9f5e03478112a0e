#include "serve/series_digest.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cstring>
#include <nlohmann/json.hpp>

#include "tests/support/small_scene.hpp"
#include "tests/support/temporary_directory.hpp"

namespace clast {
namespace {

using namespace std::chrono_literals;
using test::put;
using test::TemporaryDirectory;

struct Shown {
  nlohmann::json head;
  std::vector<double> values;
};

Shown shown(const std::string& bytes) {
  std::uint32_t length = 0;
  std::memcpy(&length, bytes.data() + 4, sizeof length);
  Shown out{nlohmann::json::parse(bytes.substr(8, length)), {}};
  const auto& place = out.head.at("sections").at("values");
  out.values.resize(place[2].get<std::size_t>());
  if (!out.values.empty())
    std::memcpy(out.values.data(), bytes.data() + (8 + length + 7) / 8 * 8,
                out.values.size() * sizeof(double));
  return out;
}

SeriesDigest::View read_through(SeriesDigest& digest) {
  SeriesDigest::View view;
  EXPECT_TRUE(test::wait_until([&] {
    view = digest.look();
    return view.fresh;
  }));
  return view;
}

std::string rows(int from, int to) {
  std::string text;
  for (int i = from; i < to; ++i)
    text += std::to_string(i) + "," + std::to_string(10 * i) + "," + std::to_string(-i) + "\n";
  return text;
}

TEST(SeriesDigest, ShowsAllOfAShortSeries) {
  const TemporaryDirectory directory;
  put(directory / "series.csv", "time,step,a\n" + rows(0, 3) + "3,30");
  SeriesDigest digest(directory / "series.csv");
  EXPECT_FALSE(digest.look().fresh);
  const Shown all = shown(*read_through(digest).bytes);
  EXPECT_EQ(all.head["names"], (nlohmann::json{"time", "step", "a"}));
  EXPECT_EQ(all.values, (std::vector<double>{0, 1, 2, 0, 10, 20, 0, -1, -2}));
}

TEST(SeriesDigest, ThinsOutALongOneAndKeepsItsEnds) {
  const TemporaryDirectory directory;
  for (const int length : {3999, 4000, 4001, 100000, 123457}) {
    put(directory / "series.csv", "time,step,a\n" + rows(0, length));
    SeriesDigest digest(directory / "series.csv");
    const Shown some = shown(*read_through(digest).bytes);
    const std::size_t n = some.head["rows"];
    EXPECT_GE(n, 2000u);
    EXPECT_LE(n, 4001u);
    ASSERT_EQ(some.values.size(), 3 * n);
    EXPECT_EQ(some.values[0], 0);
    EXPECT_EQ(some.values[n - 1], length - 1);
    for (std::size_t r = 0; r < n; ++r) {
      EXPECT_EQ(some.values[n + r], 10 * some.values[r]);
      EXPECT_EQ(some.values[2 * n + r], -some.values[r]);
      if (r > 0) {
        EXPECT_LT(some.values[r - 1], some.values[r]);
      }
    }
  }
}

TEST(SeriesDigest, ReadsOnWhereTheFileHasGrownAndAnewWhereItIsAnother) {
  const TemporaryDirectory directory;
  const auto path = directory / "series.csv";
  std::atomic<int> readings = 0;
  SeriesDigest digest(path);
  digest.on_news([&] { ++readings; });
  EXPECT_EQ(shown(*read_through(digest).bytes).head["rows"], 0);  // no file yet
  const auto expect_rows = [&](const std::string& content, int expected) {
    std::this_thread::sleep_for(1100ms);
    put(path, content);
    EXPECT_EQ(shown(*read_through(digest).bytes).head["rows"], expected);
  };
  expect_rows("time,step,a\n" + rows(0, 5) + "5,5", 5);
  expect_rows("time,step,a\n" + rows(0, 8), 8);
  expect_rows("time,step\n1,1\n", 1);
  EXPECT_TRUE(test::wait_until([&] { return readings == 4; }));
}

// The thread that serves the page read it, for half a minute and with gigabytes of memory.
TEST(SeriesDigest, AHollowFileIsNoLineToWaitFor) {
  const TemporaryDirectory directory;
  const auto path = directory / "series.csv";
  put(path, "time,step,a\n" + rows(0, 5));
  std::filesystem::resize_file(path, std::uintmax_t{3900} << 20);
  SeriesDigest digest(path);
  const SeriesDigest::View view = read_through(digest);
  EXPECT_NE(view.trouble.find("line 7"), std::string::npos) << view.trouble;
  EXPECT_EQ(shown(*view.bytes).head["rows"], 5);
  std::filesystem::resize_file(path, std::uintmax_t{1} << 42);
  SeriesDigest larger(path);
  EXPECT_NE(read_through(larger).trouble.find("bytes"), std::string::npos);
}

TEST(SeriesDigest, TooManyColumnsAreRefused) {
  const TemporaryDirectory directory;
  put(directory / "series.csv",
      std::string(1000000, ',') + "\n" + std::string(1000000, ',') + "\n");
  SeriesDigest digest(directory / "series.csv");
  EXPECT_NE(read_through(digest).trouble.find("1000001 columns"), std::string::npos);
}

}  // namespace
}  // namespace clast
