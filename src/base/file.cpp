#include "base/file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace clast {

namespace fs = std::filesystem;

namespace {

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

  std::string content() {
    std::string content(static_cast<std::size_t>(size_), '\0');
    std::size_t have = 0;
    while (have < content.size()) {
      const ssize_t n = ::read(descriptor_, content.data() + have, content.size() - have);
      if (n < 0 && errno == EINTR) continue;
      if (n < 0) fail(errno);
      if (n == 0) break;
      have += static_cast<std::size_t>(n);
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

std::string read_file(const fs::path& path, std::size_t most) {
  return RegularFile(path, most).content();
}

std::uint64_t size_of_file(const fs::path& path, std::uint64_t most) {
  return RegularFile(path, most).size();
}

}  // namespace clast
