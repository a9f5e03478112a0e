// Reading files that others may have made: only regular files, only up to a size. Pipes, devices,
// endless and hollow files are refused and never waited for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>

#include "base/error.hpp"

namespace clast {

// An error that says what failed, on which path, why, and what to do about it.
// `code` is the errno of the failed call.
Error file_error(const std::string& action, const std::filesystem::path& path, int code);

// The whole content of a file; throws Error when it cannot be read, is no regular file, or is
// larger than `most` bytes.
std::string read_file(const std::filesystem::path& path, std::size_t most = std::size_t{1} << 30);

// The same for those who read piece by piece: its size.
std::uint64_t size_of_file(const std::filesystem::path& path, std::uint64_t most);

}  // namespace clast
