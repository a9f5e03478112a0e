#include "output/atomic_file.hpp"

#include "tests/unit/output/example.hpp"

namespace clast {
namespace {

using namespace testing_output;

TEST(AtomicFile, ReplacesAndLeavesNothingAside) {
  const TemporaryDirectory directory;
  const auto path = directory / "file";
  for (const Durability durability : {Durability::process_death, Durability::power_cut}) {
    write_file(path, "old", durability);
    write_file(path, std::string(1 << 20, 'x') + "new", durability);
    EXPECT_EQ(read_file(path), std::string(1 << 20, 'x') + "new");
    EXPECT_EQ(files_in(directory), 1u);
  }
}

TEST(AtomicFile, UnpublishedLeavesTheOldOne) {
  const TemporaryDirectory directory;
  const auto path = directory / "file";
  write_file(path, "old", Durability::process_death);
  { AsideFile(path).write("half"); }
  EXPECT_EQ(read_file(path), "old");
  EXPECT_EQ(files_in(directory), 1u);
}

TEST(AtomicFile, FullDiskNamesThePathAndTheReason) {
  const TemporaryDirectory directory;
  const auto path = directory / "file";
  write_file(path, "old", Durability::process_death);
  std::string message;
  {
    const FullDisk full(1000);
    message =
        error_of([&] { write_file(path, std::string(5000, 'x'), Durability::process_death); });
  }
  EXPECT_NE(message.find(path.string()), std::string::npos) << message;
  EXPECT_NE(message.find("File too large"), std::string::npos) << message;
  EXPECT_EQ(read_file(path), "old");
  EXPECT_EQ(files_in(directory), 1u);
}

TEST(AtomicFile, RefusesWhatCannotBe) {
  const TemporaryDirectory directory;
  const auto missing = directory / "missing";
  EXPECT_THROW(read_file(missing), Error);
  EXPECT_THROW(read_file(directory), Error);
  EXPECT_THROW(write_file(missing / "file", "x", Durability::power_cut), Error);
  put(directory / "file", "0123456789");
  EXPECT_THROW(make_directory(directory / "file/below"), Error);
  EXPECT_THROW(read_file(directory / "file", 9), Error);
  EXPECT_EQ(read_file(directory / "file", 10).size(), 10u);
}

}  // namespace
}  // namespace clast
