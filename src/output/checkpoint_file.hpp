// One checkpoint as one HDF5 file. Internal to output: everyone else uses checkpoint.hpp.
#pragma once

#include <filesystem>

#include "output/checkpoint.hpp"

namespace clast {

// The layout below; a reader accepts exactly its own.
constexpr int checkpoint_format = 10;

// Both throw clast::Error with a reason that does not repeat the path.
void write_checkpoint_file(const std::filesystem::path& path, const Checkpoint& checkpoint);
Checkpoint read_checkpoint_file(const std::filesystem::path& path);

}  // namespace clast
