#include "serve/address_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>

#include "output/atomic_file.hpp"

namespace clast {

namespace fs = std::filesystem;

namespace {

// The errno where it fails. What lies there is replaced, and links are not followed.
int write_for_owner(const fs::path& path, const std::string& text) {
  ::unlink(path.c_str());
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (file < 0) return errno;
  const int code = write_all(file, text.data(), text.size());
  ::close(file);
  return code;
}

}  // namespace

AddressFile::AddressFile(const fs::path& folder, int port, const std::string& address) {
  const std::string text = address + "\n";
  path_ = folder / fmt::format("page_{}.url", port);
  if (write_for_owner(path_, text) == 0) return;
  path_ = fs::temp_directory_path() / fmt::format("clast_{}_page_{}.url", ::getuid(), port);
  if (const int code = write_for_owner(path_, text); code != 0)
    throw file_error("write the address of the page to", path_, code);
}

AddressFile::~AddressFile() { ::unlink(path_.c_str()); }

}  // namespace clast
