// Damaged checkpoints: found, named, never a crash.
#include <cstdlib>

#include "base/error.hpp"
#include "output/checkpoint_file.hpp"
#include "output/seal.hpp"
#include "tests/unit/output/example.hpp"

namespace clast {
namespace {

namespace fs = std::filesystem;
using namespace testing_output;

class CheckpointDamage : public ::testing::Test {
 protected:
  CheckpointDamage() {
    write_checkpoint_file(path_, original_);
    bytes_ = content_of(path_);
  }

  const TemporaryDirectory directory_;
  const fs::path path_ = directory_ / "checkpoint.h5";
  const Checkpoint original_ = example_checkpoint(1, 20);
  std::string bytes_;
  std::mt19937 random_{17};
};

TEST_F(CheckpointDamage, EveryFlippedByteIsFound) {
  for (std::size_t at = 0; at < bytes_.size(); at += at < 1024 ? 1 : 1 + random_() % 40) {
    std::string damaged = bytes_;
    damaged[at] = static_cast<char>(damaged[at] ^ (1 << random_() % 8));
    put(path_, damaged);
    ASSERT_THROW(read_checkpoint_file(path_), Error) << "byte " << at;
  }
}

TEST_F(CheckpointDamage, EveryTruncationIsFound) {
  for (std::size_t size = 0; size < bytes_.size(); size += size < 1024 ? 1 : 1 + random_() % 60) {
    put(path_, bytes_.substr(0, size));
    ASSERT_THROW(read_checkpoint_file(path_), Error) << size << " bytes";
  }
  put(path_, bytes_ + 'x');
  EXPECT_THROW(read_checkpoint_file(path_), Error);
}

// Someone changes bytes and renews the seal: HDF5's own checksums and our checks of types and
// sizes are what is left. Content that comes through must be the original. In a process of its
// own: after such files HDF5 complains when the program ends.
TEST_F(CheckpointDamage, ResealedDamageDoesNotCrash) {
  const auto damage_and_read = [&] {
    int refused = 0, wrong = 0;
    for (int trial = 0; trial < 2000; ++trial) {
      std::string damaged = bytes_;
      const std::size_t at = seal_bytes + random_() % (bytes_.size() - seal_bytes);
      damaged[at] = static_cast<char>(damaged[at] ^ (1 << random_() % 8));
      put(path_, damaged);
      seal_file(path_, checkpoint_format);
      try {
        const Checkpoint found = read_checkpoint_file(path_);
        wrong += state_hash(found.snapshot) != state_hash(original_.snapshot);
      } catch (const Error&) {
        ++refused;
      }
    }
    std::_Exit(wrong > 0 ? 2 : refused < 700 ? 3 : 0);
  };
  EXPECT_EXIT(damage_and_read(), ::testing::ExitedWithCode(0), "");
}

TEST_F(CheckpointDamage, ResealedTruncationDoesNotCrash) {
  for (std::size_t size = seal_bytes; size < bytes_.size(); size += 1 + random_() % 300) {
    put(path_, bytes_.substr(0, size));
    seal_file(path_, checkpoint_format);
    ASSERT_THROW(read_checkpoint_file(path_), Error) << size << " bytes";
  }
}

TEST_F(CheckpointDamage, SealedNonsenseIsRefused) {
  for (const std::size_t size : {0, 1, 511, 512, 513, 5000}) {
    put(path_, std::string(size, 'n'));
    seal_file(path_, checkpoint_format);
    EXPECT_THROW(read_checkpoint_file(path_), Error) << size;
  }
}

}  // namespace
}  // namespace clast
