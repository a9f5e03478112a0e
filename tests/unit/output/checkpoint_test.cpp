#include "output/checkpoint.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <chrono>
#include <thread>

#include "base/error.hpp"
#include "output/checkpoint_file.hpp"
#include "output/seal.hpp"
#include "tests/unit/output/example.hpp"

namespace clast {
namespace {

namespace fs = std::filesystem;
using namespace testing_output;

TEST(Checkpoint, ComesBack) {
  const TemporaryDirectory run;
  EXPECT_FALSE(has_checkpoint(run));
  for (const std::size_t bodies : {0, 1, 40, 70000}) {
    const Checkpoint checkpoint = example_checkpoint(static_cast<unsigned>(bodies + 1), bodies);
    write_checkpoint(run, checkpoint);
    std::string warning = "old";
    const Checkpoint found = read_checkpoint(run, &warning);
    EXPECT_EQ(warning, "");
    expect_same(found, checkpoint);
    EXPECT_EQ(state_hash(found.snapshot), state_hash(checkpoint.snapshot));
  }
  EXPECT_TRUE(has_checkpoint(run));
}

TEST(Checkpoint, ComesBackWithoutRollingAndWithoutTexts) {
  const TemporaryDirectory run;
  Checkpoint checkpoint = example_checkpoint();
  checkpoint.snapshot.pairs.roll.clear();
  checkpoint.snapshot.walls = {};
  checkpoint.scene = "";
  checkpoint.progress = std::string(200000, 'p');
  write_checkpoint(run, checkpoint);
  expect_same(read_checkpoint(run, nullptr), checkpoint);
}

TEST(Checkpoint, EqualStatesGiveEqualFiles) {
  const TemporaryDirectory directory;
  write_checkpoint_file(directory / "a", example_checkpoint());
  std::this_thread::sleep_for(std::chrono::milliseconds(1100));  // HDF5 knows the time in seconds
  write_checkpoint_file(directory / "b", example_checkpoint());
  EXPECT_EQ(content_of(directory / "a"), content_of(directory / "b"));
}

TEST(Checkpoint, KeepsTwo) {
  const TemporaryDirectory run;
  for (unsigned seed = 1; seed <= 5; ++seed) write_checkpoint(run, example_checkpoint(seed));
  EXPECT_EQ(files_in(run / "checkpoint"), 2u);
  expect_same(read_checkpoint(run, nullptr), example_checkpoint(5));
  EXPECT_TRUE(fs::exists(run / "checkpoint/step_000000001004.h5"));
}

TEST(Checkpoint, FallsBackToThePreviousAndSaysWhy) {
  const TemporaryDirectory run;
  write_checkpoint(run, example_checkpoint(1));
  write_checkpoint(run, example_checkpoint(2));
  const fs::path newest = run / "checkpoint/step_000000001002.h5";
  fs::resize_file(newest, fs::file_size(newest) / 2);
  std::string warning;
  expect_same(read_checkpoint(run, &warning), example_checkpoint(1));
  EXPECT_NE(warning.find(newest.string()), std::string::npos) << warning;
  EXPECT_NE(warning.find("truncated"), std::string::npos) << warning;
  expect_same(read_checkpoint(run, nullptr), example_checkpoint(1));

  // Going on from there, the good one stays and the damaged one goes.
  Checkpoint next = example_checkpoint(1);
  next.snapshot.step = 1001 + 0;
  ++next.snapshot.time;
  write_checkpoint(run, next);
  EXPECT_FALSE(fs::exists(newest));
  next.snapshot.step = 1005;
  write_checkpoint(run, next);
  expect_same(read_checkpoint(run, &warning), next);
  EXPECT_EQ(warning, "");
  EXPECT_EQ(files_in(run / "checkpoint"), 2u);
}

TEST(Checkpoint, NoneUsableNamesEveryFileAndAdvises) {
  const TemporaryDirectory run;
  std::string message = error_of([&] { read_checkpoint(run, nullptr); });
  EXPECT_NE(message.find("clast run"), std::string::npos) << message;
  write_checkpoint(run, example_checkpoint(1));
  write_checkpoint(run, example_checkpoint(2));
  const fs::path older = run / "checkpoint/step_000000001001.h5";
  const fs::path newer = run / "checkpoint/step_000000001002.h5";
  put(older, "hello");
  put(newer, content_of(newer).replace(5000, 1, 1, '~'));
  message = error_of([&] { read_checkpoint(run, nullptr); });
  EXPECT_NE(message.find(older.string() + ": it is not a checkpoint"), std::string::npos)
      << message;
  EXPECT_NE(message.find(newer.string() + ": its checksum does not match"), std::string::npos)
      << message;
  EXPECT_NE(message.find("clast run"), std::string::npos) << message;
}

TEST(Checkpoint, OtherFormatIsNamed) {
  const TemporaryDirectory directory;
  write_checkpoint_file(directory / "a", example_checkpoint());
  seal_file(directory / "a", checkpoint_format + 1);
  const std::string message = error_of([&] { read_checkpoint_file(directory / "a"); });
  EXPECT_NE(message.find(fmt::format("reads format {}", checkpoint_format)), std::string::npos)
      << message;
}

TEST(Checkpoint, StrangersInTheDirectoryDoNoHarm) {
  const TemporaryDirectory run;
  write_checkpoint(run, example_checkpoint(1));
  put(run / "checkpoint/step_9.h5", "x");
  put(run / "checkpoint/step_000000009999.h5x", "x");
  put(run / "checkpoint/notes.txt", "x");
  fs::create_directory(run / "checkpoint/step_000000009999.h5");
  ASSERT_EQ(::mkfifo((run / "checkpoint/step_000000009998.h5").c_str(), 0600), 0);
  expect_same(read_checkpoint(run, nullptr), example_checkpoint(1));
}

TEST(Checkpoint, FullDiskLeavesTheLastOne) {
  const TemporaryDirectory run;
  write_checkpoint(run, example_checkpoint(1));
  const fs::path good = run / "checkpoint/step_000000001001.h5";
  const auto size = fs::file_size(good);
  const std::string content = content_of(good);
  for (rlim_t limit = 0; limit < size; limit += 997) {
    std::string message;
    {
      const FullDisk full(limit);
      message = error_of([&] { write_checkpoint(run, example_checkpoint(2)); });
    }
    ASSERT_NE(message.find("step_000000001002.h5: File too large"), std::string::npos) << message;
    ASSERT_NE(message.find(good.string() + ", is untouched"), std::string::npos) << message;
    ASSERT_EQ(files_in(run / "checkpoint"), 1u);
    ASSERT_EQ(content_of(good), content);
  }
  // And afterwards, with room again, all is as before.
  write_checkpoint(run, example_checkpoint(2));
  expect_same(read_checkpoint(run, nullptr), example_checkpoint(2));
}

TEST(Checkpoint, DirectoryThatCannotBeWritten) {
  const TemporaryDirectory run;
  put(run / "checkpoint", "a file in the way");
  const std::string message = error_of([&] { write_checkpoint(run, example_checkpoint()); });
  EXPECT_NE(message.find((run / "checkpoint").string()), std::string::npos) << message;
  EXPECT_NE(message.find("There is no earlier checkpoint."), std::string::npos) << message;
  EXPECT_THROW(write_checkpoint("/proc/nowhere", example_checkpoint()), Error);

  if (::geteuid() == 0) return;  // root may write anywhere
  const TemporaryDirectory closed;
  write_checkpoint(closed, example_checkpoint(1));
  fs::permissions(closed / "checkpoint", fs::perms::owner_read | fs::perms::owner_exec);
  const std::string denied = error_of([&] { write_checkpoint(closed, example_checkpoint(2)); });
  EXPECT_NE(denied.find("Permission denied"), std::string::npos) << denied;
  expect_same(read_checkpoint(closed, nullptr), example_checkpoint(1));
  fs::permissions(closed / "checkpoint", fs::perms::owner_all);
}

TEST(Checkpoint, UnevenArraysAreNotWritten) {
  const TemporaryDirectory run;
  Checkpoint checkpoint = example_checkpoint();
  checkpoint.snapshot.bodies.spin.pop_back();
  EXPECT_THROW(write_checkpoint(run, checkpoint), Error);
  checkpoint = example_checkpoint();
  checkpoint.snapshot.walls.shear.pop_back();
  EXPECT_THROW(write_checkpoint(run, checkpoint), Error);
}

// A process that writes one checkpoint after the other dies at any moment.
TEST(Checkpoint, SurvivesKills) {
  const TemporaryDirectory run;
  write_checkpoint(run, example_checkpoint(1));
  std::mt19937 random(11);
  for (int trial = 0; trial < 20; ++trial) {
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      for (unsigned seed = 2;; ++seed) write_checkpoint(run, example_checkpoint(seed, 2000));
    }
    ::usleep(1000 + random() % 40000);
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    std::string warning;
    const Checkpoint found = read_checkpoint(run, &warning);
    ASSERT_EQ(warning, "");
    const unsigned seed = static_cast<unsigned>(found.snapshot.step - 1000);
    expect_same(found, seed == 1 ? example_checkpoint(1) : example_checkpoint(seed, 2000));
  }
  put(run / "checkpoint/step_000000001077.h5.part", "half");
  write_checkpoint(run, example_checkpoint(1));
  EXPECT_EQ(files_in(run / "checkpoint"), 1u);
}

}  // namespace
}  // namespace clast
