#include "output/seal.hpp"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "base/error.hpp"

namespace clast {

namespace fs = std::filesystem;

namespace {

constexpr char mark[] = "Clast checkpoint, format ";

class OpenFile {
 public:
  OpenFile(const fs::path& path, int flags)
      : descriptor_(::open(path.c_str(), flags | O_CLOEXEC | O_NONBLOCK)) {
    if (descriptor_ < 0) throw Error(std::strerror(errno));
    struct stat status;
    if (::fstat(descriptor_, &status) != 0) throw_and_close(std::strerror(errno));
    if (!S_ISREG(status.st_mode)) throw_and_close("it is not a file");
    bytes_ = static_cast<std::uint64_t>(status.st_size);
  }
  ~OpenFile() { ::close(descriptor_); }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;

  std::uint64_t bytes() const { return bytes_; }

  // Fewer than asked for only at the end of the file.
  std::size_t read_at(std::uint64_t offset, void* to, std::size_t bytes) const {
    std::size_t have = 0;
    while (have < bytes) {
      const ssize_t n = ::pread(descriptor_, static_cast<char*>(to) + have, bytes - have,
                                static_cast<off_t>(offset + have));
      if (n < 0 && errno == EINTR) continue;
      if (n < 0) throw Error(std::strerror(errno));
      if (n == 0) break;
      have += static_cast<std::size_t>(n);
    }
    return have;
  }
  void write_at(std::uint64_t offset, const void* from, std::size_t bytes) const {
    const ssize_t n = ::pwrite(descriptor_, from, bytes, static_cast<off_t>(offset));
    if (n < 0) throw Error(std::strerror(errno));
    if (static_cast<std::size_t>(n) < bytes) throw Error(std::strerror(ENOSPC));
  }

 private:
  [[noreturn]] void throw_and_close(const char* reason) {
    ::close(descriptor_);
    throw Error(reason);
  }

  int descriptor_;
  std::uint64_t bytes_ = 0;
};

std::uint64_t hash_behind_seal(const OpenFile& file) {
  const std::unique_ptr<XXH3_state_t, decltype(&XXH3_freeState)> hash(XXH3_createState(),
                                                                      XXH3_freeState);
  XXH3_64bits_reset(hash.get());
  std::vector<unsigned char> buffer(std::size_t{1} << 20);
  for (std::uint64_t at = seal_bytes; at < file.bytes();) {
    const std::size_t n = file.read_at(at, buffer.data(), buffer.size());
    if (n == 0) break;
    XXH3_64bits_update(hash.get(), buffer.data(), n);
    at += n;
  }
  return XXH3_64bits_digest(hash.get());
}

using Seal = std::array<char, seal_bytes>;

Seal make_seal(int format, std::uint64_t bytes, std::uint64_t hash) {
  const std::string text = fmt::format(
      "{}{}\n"
      "An HDF5 file with this seal of {} bytes before it: h5dump and h5py open it as it is.\n"
      "Changing any byte breaks the seal, and the checkpoint is then refused.\n"
      "bytes {}\n"
      "hash {:016x}\n",
      mark, format, seal_bytes, bytes, hash);
  Seal seal{};
  std::copy_n(text.begin(), std::min(text.size(), seal.size()), seal.begin());
  return seal;
}

// The number behind a word of the seal, or 0.
std::uint64_t number_after(const std::string& text, const std::string& word) {
  const std::size_t at = text.find(word);
  if (at == std::string::npos) return 0;
  std::uint64_t number = 0;
  for (std::size_t i = at + word.size(); i < text.size() && text[i] >= '0' && text[i] <= '9'; ++i)
    number = number * 10 + static_cast<std::uint64_t>(text[i] - '0');
  return number;
}

}  // namespace

void seal_file(const fs::path& path, int format) {
  const OpenFile file(path, O_RDWR);
  const Seal seal = make_seal(format, file.bytes(), hash_behind_seal(file));
  file.write_at(0, seal.data(), seal.size());
}

void check_seal(const fs::path& path, int format) {
  const OpenFile file(path, O_RDONLY);
  Seal found{};
  const std::size_t n = file.read_at(0, found.data(), found.size());
  const std::string text(found.data(), n);
  if (text.rfind(mark, 0) != 0)
    throw Error("it is not a checkpoint of Clast, or its start is lost");
  const std::uint64_t found_format = number_after(text, mark);
  if (found_format != static_cast<std::uint64_t>(format))
    throw Error(
        fmt::format("it has format {}, this version of Clast reads format {}: go on with the "
                    "version that wrote it, or start from a frame (run --from DIR@time)",
                    found_format, format));
  const std::uint64_t meant = number_after(text, "\nbytes ");
  if (n < seal_bytes || file.bytes() < meant)
    throw Error(fmt::format("it is truncated: {} of {} bytes are left", file.bytes(), meant));
  // Before the hash: what was hung on may be endless, and hollow.
  if (file.bytes() > meant)
    throw Error(
        fmt::format("it has {} bytes where {} belong: it was altered", file.bytes(), meant));
  if (found != make_seal(format, file.bytes(), hash_behind_seal(file)))
    throw Error("its checksum does not match: the file is damaged or was altered");
}

}  // namespace clast
