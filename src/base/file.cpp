#include "base/file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>

namespace clast {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t bytes_at_once = std::size_t{1} << 18;      // of lines
constexpr std::uint64_t most_skipped = std::uint64_t{64} << 20;  // of lines that are too long

const char* advice(int code) {
  switch (code) {
    case ENOSPC:
    case EDQUOT:
      return "; free some space there or choose another directory";
    case EFBIG:
      return "; raise the file size limit (ulimit -f) or choose another directory";
    case EACCES:
    case EPERM:
    case EROFS:
      return "; check the permissions or choose another directory";
    case ENOTDIR:
    case EISDIR:
      return "; move what is in the way or choose another directory";
    default:
      return "";
  }
}

// At most so many bytes; none at the end of the file.
std::size_t read_some(int descriptor, char* to, std::size_t most, const fs::path& path) {
  ssize_t n;
  do {
    n = ::read(descriptor, to, most);
  } while (n < 0 && errno == EINTR);
  if (n < 0) throw file_error("read", path, errno);
  return static_cast<std::size_t>(n);
}

// Open for reading, with the size it has.
class RegularFile {
 public:
  RegularFile(const fs::path& path, std::uint64_t most) : path_(path) {
    // Not blocking: a pipe in the place of a file must not stop the program.
    do {
      descriptor_ = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    } while (descriptor_ < 0 && errno == EINTR);
    if (descriptor_ < 0 && errno == ENOENT) refuse("there is no such file");
    struct stat status {};
    if (descriptor_ < 0 || ::fstat(descriptor_, &status) != 0) fail(errno);
    if (S_ISDIR(status.st_mode)) refuse("it is a directory; name a file");
    if (!S_ISREG(status.st_mode)) refuse("it is no regular file; copy what is in it into one");
    size_ = static_cast<std::uint64_t>(status.st_size);
    if (size_ > most) refuse(fmt::format("it has {} bytes, and at most {} are read", size_, most));
  }
  ~RegularFile() { close(); }
  RegularFile(const RegularFile&) = delete;
  RegularFile& operator=(const RegularFile&) = delete;

  std::uint64_t size() const { return size_; }
  // For the caller to close.
  int taken() { return std::exchange(descriptor_, -1); }

  std::string content() {
    std::string content(static_cast<std::size_t>(size_), '\0');
    std::size_t have = 0;
    while (have < content.size()) {
      const std::size_t n =
          read_some(descriptor_, content.data() + have, content.size() - have, path_);
      if (n == 0) break;
      have += n;
    }
    content.resize(have);
    return content;
  }

 private:
  void close() {
    if (descriptor_ >= 0) ::close(std::exchange(descriptor_, -1));
  }
  [[noreturn]] void fail(int code) {
    close();
    throw file_error("read", path_, code);
  }
  [[noreturn]] void refuse(const std::string& reason) {
    close();
    throw Error(fmt::format("cannot read {}: {}", path_.string(), reason));
  }

  const fs::path& path_;
  int descriptor_ = -1;
  std::uint64_t size_ = 0;
};

}  // namespace

Error file_error(const std::string& action, const fs::path& path, int code) {
  return Error(
      fmt::format("cannot {} {}: {}{}", action, path.string(), std::strerror(code), advice(code)));
}

bool file_exists(const fs::path& path) {
  std::error_code failure;
  const fs::file_status status = fs::status(path, failure);
  if (status.type() == fs::file_type::none) throw file_error("read", path, failure.value());
  return fs::exists(status);
}

std::string read_file(const fs::path& path, std::size_t most) {
  return RegularFile(path, most).content();
}

std::uint64_t size_of_file(const fs::path& path, std::uint64_t most) {
  return RegularFile(path, most).size();
}

FileLines::FileLines(const fs::path& path, std::uint64_t most)
    : path_(path), most_(most), descriptor_(RegularFile(path, most).taken()) {}

FileLines::~FileLines() { ::close(descriptor_); }

bool FileLines::next() {
  text_ = {};
  too_long_ = false;
  while (!over_) {
    const std::size_t end = buffer_.find('\n', searched_);
    if (end != std::string::npos) {
      too_long_ = skips_ || end - begin_ > longest;
      if (!too_long_) text_ = std::string_view(buffer_).substr(begin_, end - begin_);
      begin_ = searched_ = end + 1;
      skips_ = false;
      return true;
    }
    searched_ = buffer_.size();
    if (searched_ - begin_ > longest) skip();
    const bool may_end_soon = !skips_ || skipped_ <= most_skipped;
    if (may_end_soon && fill()) continue;
    if (!skips_) return false;
    over_ = too_long_ = true;
    return true;
  }
  return false;
}

// Forgets what there is of a line.
void FileLines::skip() {
  skipped_ += buffer_.size() - begin_;
  begin_ = buffer_.size();
  skips_ = true;
}

bool FileLines::fill() {
  buffer_.erase(0, begin_);
  searched_ -= begin_;
  begin_ = 0;
  const std::size_t had = buffer_.size();
  const std::uint64_t wanted = std::min<std::uint64_t>(bytes_at_once, most_ - bytes_read_);
  buffer_.resize(had + static_cast<std::size_t>(wanted));
  const std::size_t n =
      read_some(descriptor_, buffer_.data() + had, static_cast<std::size_t>(wanted), path_);
  buffer_.resize(had + n);
  bytes_read_ += n;
  return n > 0;
}

bool FileLines::goes_on() const {
  struct stat here {
  }, there{};
  return ::fstat(descriptor_, &here) == 0 && ::stat(path_.c_str(), &there) == 0 &&
         here.st_dev == there.st_dev && here.st_ino == there.st_ino &&
         static_cast<std::uint64_t>(here.st_size) >= bytes_read_;
}

}  // namespace clast
