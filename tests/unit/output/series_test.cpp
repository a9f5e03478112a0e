#include "output/series.hpp"

#include <cmath>
#include <cstdlib>
#include <limits>

#include "base/error.hpp"
#include "tests/unit/output/example.hpp"

namespace clast {
namespace {

using namespace testing_output;

void write_rows(Series& series, std::int64_t from, std::int64_t to) {
  for (std::int64_t step = from; step <= to; step += 10) {
    const Real values[] = {std::sin(static_cast<Real>(step)), 1.0 / static_cast<Real>(step + 1)};
    series.write(0.1 * static_cast<Real>(step), step, values);
  }
}

TEST(Series, NumbersComeBackExactly) {
  const TemporaryDirectory directory;
  const auto path = directory / "series.csv";
  Series series(path, {"x"});
  const Real value[] = {0.1 + 0.2};
  series.write(1e-300, 7, value);
  EXPECT_EQ(content_of(path), "time,step,x\n1e-300,7,0.30000000000000004\n");
}

TEST(Series, ResumedEqualsStraight) {
  const TemporaryDirectory directory;
  {
    Series straight(directory / "straight.csv", {"a", "b"});
    write_rows(straight, 0, 200);
  }
  const std::string expected = content_of(directory / "straight.csv");
  const auto path = directory / "resumed.csv";
  // Cut anywhere at or behind the row of the checkpoint, as a kill would.
  const std::size_t safe = expected.find("\n", expected.find(",100,")) + 1;
  for (std::size_t length = safe; length <= expected.size(); ++length) {
    put(path, expected.substr(0, length));
    Series series(path, {"a", "b"});
    EXPECT_EQ(series.resume_at(0.1 * 100), "");
    write_rows(series, 100, 200);  // the row of step 100 is there already
    series.sync();
    ASSERT_EQ(content_of(path), expected) << "cut at " << length;
  }
}

TEST(Series, ResumeWithoutAFileStartsOne) {
  const TemporaryDirectory directory;
  for (const char* old : {"", "time,st"}) {
    const auto path = directory / "series.csv";
    put(path, old);
    Series series(path, {"a", "b"});
    EXPECT_EQ(series.resume_at(5), "");
    EXPECT_EQ(content_of(path), "time,step,a,b\n");
  }
  Series series(directory / "none.csv", {});
  EXPECT_EQ(series.resume_at(5), "");
  EXPECT_EQ(content_of(directory / "none.csv"), "time,step\n");
}

TEST(Series, AFreshRunReplacesAnOldFile) {
  const TemporaryDirectory directory;
  put(directory / "series.csv", "something else");
  Series series(directory / "series.csv", {"a", "b"});
  EXPECT_EQ(content_of(directory / "series.csv"), "something else");
  write_rows(series, 0, 0);
  EXPECT_EQ(content_of(directory / "series.csv"), "time,step,a,b\n0,0,0,1\n");
}

TEST(Series, OtherColumnsAreRefused) {
  const TemporaryDirectory directory;
  put(directory / "series.csv", "time,step,c\n0,0,1\n");
  Series series(directory / "series.csv", {"a"});
  EXPECT_THROW(series.resume_at(0), Error);
  EXPECT_EQ(content_of(directory / "series.csv"), "time,step,c\n0,0,1\n");
}

// `resume` cut a series at its first damaged row without a word.
TEST(Series, ADamagedFileIsKeptAside) {
  const TemporaryDirectory directory;
  const auto path = directory / "series.csv";
  const std::string good = "time,step,a\n0,0,1\n", more = "2,20,5\n";
  for (const std::string& rest :
       {std::string("\0\0\0\0\n", 5), std::string("1,x,2\n"), std::string("1,1\n"),
        std::string("x,1,1\n"), std::string("0,0,1\n"), std::string("1,99999999999999999999,1\n"),
        std::string("1,1,1,1\n")}) {
    put(path, good + rest + more + "3,30,6\n4,4");
    std::filesystem::remove(directory / "series.csv.damaged");
    Series series(path, {"a"});
    const std::string warning = series.resume_at(2.5);
    EXPECT_NE(warning.find("series.csv.damaged"), std::string::npos) << warning;
    EXPECT_EQ(content_of(path), good + more);
    EXPECT_EQ(content_of(directory / "series.csv.damaged"), good + rest + more + "3,30,6\n4,4");
  }
}

// One without a whole header was emptied without a word, through links too.
TEST(Series, AFileWithoutAHeaderIsKeptAside) {
  const TemporaryDirectory directory;
  const auto path = directory / "series.csv";
  for (const char* text : {"precious", "time,step,a 0,0,1 1,10,2"}) {
    put(path, text);
    std::filesystem::remove(directory / "series.csv.damaged");
    EXPECT_NE(Series(path, {"a"}).resume_at(1).find("series.csv.damaged"), std::string::npos);
    EXPECT_EQ(content_of(directory / "series.csv.damaged"), text);
    EXPECT_EQ(content_of(path), "time,step,a\n");
  }
  std::filesystem::remove(path);
  put(directory / "victim", "precious");
  std::filesystem::create_symlink("victim", path);
  EXPECT_NE(Series(path, {"a"}).resume_at(1), "");
  EXPECT_EQ(content_of(directory / "victim"), "precious");
  // What was cut off in the header holds nothing.
  std::filesystem::remove(path);
  put(path, "time,st");
  EXPECT_EQ(Series(path, {"a"}).resume_at(1), "");
}

TEST(Series, SeveralDamagedFilesAreAllKept) {
  const TemporaryDirectory directory;
  for (int i = 0; i < 3; ++i) {
    put(directory / "series.csv", "time,step\nbroken\n");
    Series(directory / "series.csv", {}).resume_at(1);
  }
  EXPECT_EQ(files_in(directory), 4u);
  EXPECT_TRUE(std::filesystem::exists(directory / "series.csv.damaged-3"));
}

TEST(Series, FullDiskLeavesWholeRows) {
  const TemporaryDirectory directory;
  const auto path = directory / "series.csv";
  Series series(path, {"a", "b"});
  std::string message;
  {
    const FullDisk full(333);
    message = error_of([&] { write_rows(series, 0, 10000); });
  }
  EXPECT_NE(message.find(path.string()), std::string::npos) << message;
  EXPECT_EQ(content_of(path).back(), '\n');
  EXPECT_LE(content_of(path).size(), 333u);

  Series device("/dev/full", {"a", "b"});
  message = error_of([&] { write_rows(device, 0, 0); });
  EXPECT_NE(message.find("No space left on device"), std::string::npos) << message;
}

}  // namespace
}  // namespace clast
