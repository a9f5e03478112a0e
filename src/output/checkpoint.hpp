// DIR/checkpoint/: everything a stopped run needs to go on as if it had not stopped.
//
// One HDF5 file per checkpoint, step_<number>.h5, sealed (output/seal.hpp) and with a checksum on
// every dataset. The newest two are kept. A new one appears under its name only once all of it is
// on the disk, so that at any moment, also after a power cut, the last good one is there.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "world/snapshot.hpp"

namespace clast {

struct Checkpoint {
  Snapshot snapshot;
  std::string scene;     // TOML text
  std::string progress;  // JSON text: what the program was in the middle of
  std::map<std::string, std::vector<Real>> sensors{};  // what they remember, by name
  std::filesystem::path path{};                        // of the file it was read from
};

// Writes into `run`/checkpoint/ and removes what is older than the checkpoint before, or newer
// than this one (left by a run that was resumed from an earlier state). Throws clast::Error when
// it cannot; earlier checkpoints are then untouched.
void write_checkpoint(const std::filesystem::path& run, const Checkpoint& checkpoint);

// The state at which a run failed goes into `run`/fault/, out of the way of those to go on from.
// Returns its path. It may hold numbers that are none, and is there to be looked at.
std::filesystem::path write_failing_state(const std::filesystem::path& run,
                                          const Checkpoint& checkpoint);

// The newest checkpoint that is whole. If a newer one had to be passed over, `warning` (may be
// null) says which and why; otherwise it becomes empty. Throws clast::Error if none is whole.
Checkpoint read_checkpoint(const std::filesystem::path& run, std::string* warning);

// Of a whole checkpoint that cannot be gone on with, for this reason: names the file and what to
// do.
Error checkpoint_does_not_fit(const Checkpoint& checkpoint, const Error& reason);

// Whether `run` has any checkpoint, whole or not.
bool has_checkpoint(const std::filesystem::path& run);

}  // namespace clast
