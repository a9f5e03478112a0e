// Files that are either whole or not there: written aside, then renamed into place.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

#include "base/file.hpp"

namespace clast {

// What a published file outlives. Waiting for the disk costs milliseconds, so only files that a
// run cannot do without ask for it.
enum class Durability { process_death, power_cut };

// Where the content of `path` lies until it is published.
std::filesystem::path aside_name(const std::filesystem::path& path);

// Renames a file that does not fit any more, so that nothing of it is lost; returns its new name.
std::filesystem::path put_aside(const std::filesystem::path& path);

// Creates a directory and its parents; one that exists already is fine.
void make_directory(const std::filesystem::path& directory);

// Opens a new file to write aside; a link that lies in its place is removed, not followed. Returns
// the descriptor, or -1 and errno. `flags`: O_WRONLY or O_RDWR.
int open_aside(const std::filesystem::path& aside, int flags);

// Waits until a file or the entries of a directory are on the disk.
void sync_to_disk(const std::filesystem::path& path);

// Renames aside_name(path) to `path`, replacing what was there in one step.
void publish(const std::filesystem::path& path, Durability durability);

// Replaces `path` by `content`.
void write_file(const std::filesystem::path& path, std::string_view content, Durability durability);

// A file written piece by piece. Destroyed before publish(), it leaves nothing behind.
class AsideFile {
 public:
  explicit AsideFile(std::filesystem::path path);
  ~AsideFile();
  AsideFile(const AsideFile&) = delete;
  AsideFile& operator=(const AsideFile&) = delete;

  void write(const void* data, std::size_t bytes);
  void write(std::string_view text) { write(text.data(), text.size()); }
  void publish(Durability durability);

 private:
  void flush();

  std::filesystem::path path_;
  std::string waiting_;  // saves system calls when pieces are small
  int descriptor_ = -1;
};

// Writes everything or returns the errno; a short write is continued, an interrupted one repeated.
int write_all(int descriptor, const void* data, std::size_t bytes);

}  // namespace clast
