#include "output/atomic_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <system_error>
#include <utility>

namespace clast {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t buffer_bytes = std::size_t{1} << 18;

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

int open_retrying(const fs::path& path, int flags) {
  int descriptor;
  do {
    descriptor = ::open(path.c_str(), flags | O_CLOEXEC, 0666);
  } while (descriptor < 0 && errno == EINTR);
  return descriptor;
}

fs::path directory_of(const fs::path& path) {
  return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

}  // namespace

Error file_error(const std::string& action, const fs::path& path, int code) {
  return Error(
      fmt::format("cannot {} {}: {}{}", action, path.string(), std::strerror(code), advice(code)));
}

fs::path aside_name(const fs::path& path) {
  fs::path aside = path;
  aside += ".part";
  return aside;
}

void make_directory(const fs::path& directory) {
  std::error_code failure;
  fs::create_directories(directory, failure);
  if (failure) throw file_error("create the directory", directory, failure.value());
}

void sync_to_disk(const fs::path& path) {
  const int descriptor = open_retrying(path, O_RDONLY);
  if (descriptor < 0) throw file_error("open", path, errno);
  const int code = ::fsync(descriptor) == 0 ? 0 : errno;
  ::close(descriptor);
  // Some file systems cannot sync directories, and need not.
  if (code != 0 && code != EINVAL) throw file_error("write to disk", path, code);
}

void publish(const fs::path& path, Durability durability) {
  const fs::path aside = aside_name(path);
  if (durability == Durability::power_cut) sync_to_disk(aside);
  if (std::rename(aside.c_str(), path.c_str()) != 0) throw file_error("write", path, errno);
  if (durability == Durability::power_cut) sync_to_disk(directory_of(path));
}

void write_file(const fs::path& path, std::string_view content, Durability durability) {
  AsideFile file(path);
  file.write(content);
  file.publish(durability);
}

std::string read_file(const fs::path& path, std::size_t most) {
  // Not blocking: a pipe in the place of a file must not stop the program.
  const int descriptor = open_retrying(path, O_RDONLY | O_NONBLOCK);
  if (descriptor < 0) throw file_error("read", path, errno);
  std::string content;
  int code = 0;
  struct stat status;
  if (::fstat(descriptor, &status) != 0) code = errno;
  const bool plain = code == 0 && S_ISREG(status.st_mode);
  const bool small = plain && static_cast<std::uintmax_t>(status.st_size) <= most;
  if (small) {
    content.resize(static_cast<std::size_t>(status.st_size));
    std::size_t have = 0;
    while (have < content.size()) {
      const ssize_t n = ::read(descriptor, content.data() + have, content.size() - have);
      if (n < 0 && errno == EINTR) continue;
      if (n < 0) code = errno;
      if (n <= 0) break;
      have += static_cast<std::size_t>(n);
    }
    content.resize(have);
  }
  ::close(descriptor);
  if (code != 0) throw file_error("read", path, code);
  if (!plain) throw Error(fmt::format("cannot read {}: it is not a file", path.string()));
  if (!small) throw Error(fmt::format("cannot read {}: it is too large", path.string()));
  return content;
}

int write_all(int descriptor, const void* data, std::size_t bytes) {
  const char* from = static_cast<const char*>(data);
  while (bytes > 0) {
    const ssize_t n = ::write(descriptor, from, bytes);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return errno;
    if (n == 0) return ENOSPC;
    from += n;
    bytes -= static_cast<std::size_t>(n);
  }
  return 0;
}

AsideFile::AsideFile(fs::path path) : path_(std::move(path)) {
  descriptor_ = open_retrying(aside_name(path_), O_WRONLY | O_CREAT | O_TRUNC);
  if (descriptor_ < 0) throw file_error("write", path_, errno);
}

AsideFile::~AsideFile() {
  if (descriptor_ < 0) return;
  ::close(descriptor_);
  ::unlink(aside_name(path_).c_str());
}

void AsideFile::write(const void* data, std::size_t bytes) {
  waiting_.append(static_cast<const char*>(data), bytes);
  if (waiting_.size() >= buffer_bytes) flush();
}

void AsideFile::publish(Durability durability) {
  flush();
  clast::publish(path_, durability);
  // A late error here comes too late to matter: the content is already where it belongs.
  ::close(std::exchange(descriptor_, -1));
}

void AsideFile::flush() {
  const int code = write_all(descriptor_, waiting_.data(), waiting_.size());
  if (code != 0) throw file_error("write", path_, code);
  waiting_.clear();
}

}  // namespace clast
