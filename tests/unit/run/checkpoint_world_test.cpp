#include "run/checkpoint_world.hpp"

#include <gtest/gtest.h>

#include <atomic>

#include "base/error.hpp"
#include "run/run.hpp"
#include "tests/support/small_scene.hpp"
#include "tests/support/temporary_directory.hpp"

namespace clast {
namespace {

RunOptions quiet_until(Real time) {
  RunOptions options;
  options.quiet = true;
  options.until = time;
  return options;
}

TEST(CheckpointWorld, GoesOnAsTheRunWould) {
  const test::TemporaryDirectory directory;
  test::put(directory / "balls.toml", test::small_scene("0.2 s"));
  const std::atomic<bool> go_on = false;
  ::clast::Run first(read_scene_file(directory / "balls.toml"), directory / "run",
                     quiet_until(0.1));
  ASSERT_EQ(first.go(go_on), RunEnd::stopped);

  World world = world_at_checkpoint(directory / "run", {.threads = 1});
  EXPECT_EQ(world.hash(), first.summary().state_hash);
  ::clast::Run second(directory / "run", quiet_until(0.15));
  ASSERT_EQ(second.go(go_on), RunEnd::stopped);
  world.run_steps(second.summary().steps - first.summary().steps);
  EXPECT_EQ(world.hash(), second.summary().state_hash);
}

TEST(CheckpointWorld, NeedsACheckpoint) {
  const test::TemporaryDirectory directory;
  EXPECT_THROW(world_at_checkpoint(directory / "nothing", {.threads = 1}), Error);
}

}  // namespace
}  // namespace clast
