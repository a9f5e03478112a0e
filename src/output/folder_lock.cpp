#include "output/folder_lock.hpp"

#include <fcntl.h>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <ctime>
#include <utility>

#include "output/atomic_file.hpp"

namespace clast {

namespace fs = std::filesystem;

namespace {

std::string introduction(const std::string& program) {
  char host[256] = {};
  if (::gethostname(host, sizeof host - 1) != 0) host[0] = '?';
  return fmt::format("{}, process {} on {}, since {:%Y-%m-%d %H:%M:%S}", program, ::getpid(), host,
                     fmt::localtime(std::time(nullptr)));
}

// What the file says, less what could confuse a terminal.
std::string introduction_in(int descriptor) {
  char text[512];
  const ssize_t n = ::pread(descriptor, text, sizeof text, 0);
  std::string said(text, n > 0 ? static_cast<std::size_t>(n) : 0);
  for (char& c : said)
    if (c < ' ' || c > '~') c = ' ';
  while (said.ends_with(' ')) said.pop_back();
  return said.empty() ? "a program that does not say its name" : said;
}

// The file may have been removed by its last holder between opening and locking it.
bool is_still_there(int descriptor, const fs::path& path) {
  struct stat opened, named;
  return ::fstat(descriptor, &opened) == 0 && ::stat(path.c_str(), &named) == 0 &&
         opened.st_ino == named.st_ino && opened.st_dev == named.st_dev;
}

bool knows_no_locks(int code) {
  return code == ENOLCK || code == EOPNOTSUPP || code == ENOSYS || code == EINVAL;
}

}  // namespace

FolderLock::FolderLock(const fs::path& folder, const std::string& program)
    : path_(folder / file_name) {
  int tries = 0;
  do {
    release();
    descriptor_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666);
    if (descriptor_ < 0) throw file_error("write", path_, errno);
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
      const int code = errno;
      const std::string holder = introduction_in(descriptor_);
      ::close(std::exchange(descriptor_, -1));
      if (code == EWOULDBLOCK)
        throw Error(fmt::format(
            "{} is in use by {}; wait until that ends, stop it, or use another directory",
            folder.string(), holder));
      if (!knows_no_locks(code)) throw file_error("lock", path_, code);
      warning_ = fmt::format(
          "the file system of {} knows no locks: see to it that no other program writes there",
          folder.string());
      return;
    }
  } while (!is_still_there(descriptor_, path_) && ++tries < 10);
  const std::string text = introduction(program) + '\n';
  if (::ftruncate(descriptor_, 0) != 0 || write_all(descriptor_, text.data(), text.size()) != 0)
    return;  // a lock that does not say its name is still a lock
}

FolderLock::FolderLock(FolderLock&& other) noexcept
    : path_(std::move(other.path_)),
      descriptor_(std::exchange(other.descriptor_, -1)),
      warning_(std::move(other.warning_)) {}

FolderLock& FolderLock::operator=(FolderLock&& other) noexcept {
  std::swap(path_, other.path_);
  std::swap(descriptor_, other.descriptor_);
  std::swap(warning_, other.warning_);
  return *this;
}

FolderLock::~FolderLock() {
  if (descriptor_ >= 0) ::unlink(path_.c_str());
  release();
}

void FolderLock::release() {
  if (descriptor_ >= 0) ::close(std::exchange(descriptor_, -1));
}

std::optional<std::string> holder_of(const fs::path& folder) {
  const int descriptor = ::open((folder / FolderLock::file_name).c_str(),
                                O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  if (descriptor < 0) return {};
  std::optional<std::string> holder;
  if (::flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK)
    holder = introduction_in(descriptor);
  ::close(descriptor);
  return holder;
}

}  // namespace clast
