#include "output/atomic_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
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

fs::path aside_name(const fs::path& path) {
  fs::path aside = path;
  aside += ".part";
  return aside;
}

fs::path put_aside(const fs::path& path) {
  fs::path aside;
  std::error_code failure;
  int number = 1;
  do {
    aside = path;
    aside += number == 1 ? ".damaged" : fmt::format(".damaged-{}", number);
    ++number;
  } while (fs::exists(fs::symlink_status(aside, failure)));
  if (std::rename(path.c_str(), aside.c_str()) != 0) throw file_error("rename", path, errno);
  return aside;
}

void make_directory(const fs::path& directory) {
  std::error_code failure;
  fs::create_directories(directory, failure);
  if (failure) throw file_error("create the directory", directory, failure.value());
}

int open_aside(const fs::path& aside, int flags) {
  ::unlink(aside.c_str());
  return open_retrying(aside, flags | O_CREAT | O_EXCL | O_NOFOLLOW);
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
  descriptor_ = open_aside(aside_name(path_), O_WRONLY);
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
