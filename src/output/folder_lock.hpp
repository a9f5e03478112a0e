// The folder of a run belongs to one program at a time. While it lives, DIR/lock is locked and says
// who holds it; the system lets go of it however the program ends.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace clast {

class FolderLock {
 public:
  // Throws clast::Error that names the holder when another program has it. `program` is what this
  // one calls itself, such as "clast run".
  FolderLock(const std::filesystem::path& folder, const std::string& program);
  ~FolderLock();
  FolderLock(FolderLock&& other) noexcept;
  FolderLock& operator=(FolderLock&& other) noexcept;

  // Says so where the file system knows no locks; else empty.
  const std::string& warning() const { return warning_; }

  static constexpr const char* file_name = "lock";

 private:
  void release();

  std::filesystem::path path_;
  int descriptor_ = -1;
  std::string warning_;
};

// Who holds the folder now, as it introduced itself; nothing when nobody does.
std::optional<std::string> holder_of(const std::filesystem::path& folder);

}  // namespace clast
