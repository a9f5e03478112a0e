// The address of a page holds its secret. Where it must not be printed, as in the log of a batch
// job, it is kept in a file that nobody but its owner can read.
#pragma once

#include <filesystem>
#include <string>

namespace clast {

class AddressFile {
 public:
  // In the folder, or among the temporary files where the folder takes none. Throws Error when
  // neither does.
  AddressFile(const std::filesystem::path& folder, int port, const std::string& address);
  ~AddressFile();  // the address is of no use any more
  AddressFile(const AddressFile&) = delete;
  AddressFile& operator=(const AddressFile&) = delete;

  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace clast
