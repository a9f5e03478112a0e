// A run that was stopped while a stream put bodies in goes on as if it had not been.
#include <gtest/gtest.h>

#include <atomic>

#include "run/run.hpp"
#include "tests/support/temporary_directory.hpp"

namespace clast::test {
namespace {

const char* const stream_scene = R"(duration = "60 ms"
[[material]]
name = "rubber"
density = 1100
youngs_modulus = "1 MPa"
[[wall]]
type = "plane"
point = [0, 0, 0]
normal = [0, 0, 1]
[[insert]]
method = "stream"
shape = ["cube", "sphere"]
rate = 4000
every = "10 ms"
radius = "5 mm"
region = { box = { low = [0, 0, 0], high = [0.1, 0.1, 0.1] } }
[output]
series = "1 ms"
frames = "20 ms"
)";

RunOptions quiet() {
  RunOptions options;
  options.quiet = true;
  return options;
}

TEST(StoppedStream, GoesOnWithTheSameBits) {
  const TemporaryDirectory directory;
  put(directory / "stream.toml", stream_scene);
  const std::atomic<bool> stop = true, go_on = false;
  ::clast::Run straight(read_scene_file(directory / "stream.toml"), directory / "straight",
                        quiet());
  ASSERT_EQ(straight.go(go_on), RunEnd::finished);

  // The first batch is due at once, and is broken off.
  {
    ::clast::Run first(read_scene_file(directory / "stream.toml"), directory / "stopped", quiet());
    ASSERT_EQ(first.go(stop), RunEnd::stopped);
    EXPECT_EQ(first.summary().particles, 0);
  }
  ::clast::Run second(directory / "stopped", quiet());
  ASSERT_EQ(second.go(go_on), RunEnd::finished);
  EXPECT_GT(second.summary().particles, 100);
  EXPECT_EQ(second.summary().state_hash, straight.summary().state_hash);
  EXPECT_EQ(content_of(directory / "stopped" / "series.csv"),
            content_of(directory / "straight" / "series.csv"));
}

}  // namespace
}  // namespace clast::test
