// Reading files that others may have made: only regular files, only up to a size. Pipes, devices,
// endless and hollow files are refused and never waited for. Lines are read up to a length.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

#include "base/error.hpp"

namespace clast {

// An error that says what failed, on which path, why, and what to do about it.
// `code` is the errno of the failed call.
Error file_error(const std::string& action, const std::filesystem::path& path, int code);

// Whether there is something; throws Error where that cannot be told, as for a loop of links.
bool file_exists(const std::filesystem::path& path);

// The whole content of a file; throws Error when it cannot be read, is no regular file, or is
// larger than `most` bytes.
std::string read_file(const std::filesystem::path& path, std::size_t most = std::size_t{1} << 30);

// The same for those who read piece by piece: its size.
std::uint64_t size_of_file(const std::filesystem::path& path, std::uint64_t most);

// The lines of a file that may grow while it is read. Memory holds one line at most.
class FileLines {
 public:
  // Longer lines are damage.
  static constexpr std::size_t longest = std::size_t{4} << 20;

  // Throws Error as read_file does.
  FileLines(const std::filesystem::path& path, std::uint64_t most);
  ~FileLines();
  FileLines(const FileLines&) = delete;
  FileLines& operator=(const FileLines&) = delete;

  // Goes to the next line; false where none with an end is there yet. What is too long is a line as
  // well; where it does not end soon, it is the last.
  bool next();
  // Without its end, until the next call; nothing of a line that is too long.
  std::string_view text() const { return text_; }
  bool too_long() const { return too_long_; }
  // Behind the last line: what has no end yet.
  std::string_view rest() const { return std::string_view(buffer_).substr(begin_); }

  std::uint64_t bytes_read() const { return bytes_read_; }
  // Whether the path still leads to this file, and it has at least what was read.
  bool goes_on() const;

 private:
  bool fill();
  void skip();

  std::filesystem::path path_;
  std::uint64_t most_, bytes_read_ = 0, skipped_ = 0;
  int descriptor_;
  std::string buffer_;
  std::size_t begin_ = 0, searched_ = 0;  // of the line under way
  std::string_view text_;
  bool skips_ = false, too_long_ = false, over_ = false;
};

}  // namespace clast
