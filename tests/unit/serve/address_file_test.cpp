#include "serve/address_file.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "base/file.hpp"
#include "tests/support/temporary_directory.hpp"

namespace clast::test {
namespace {

namespace fs = std::filesystem;

unsigned mode_of(const fs::path& path) {
  struct stat status {};
  EXPECT_EQ(::stat(path.c_str(), &status), 0) << path;
  return status.st_mode & 0777;
}

TEST(AddressFile, IsForItsOwnerAloneAndGoesWithThePage) {
  const TemporaryDirectory folder;
  fs::path path;
  {
    const AddressFile file(folder.path(), 8000, "http://secret/");
    path = file.path();
    EXPECT_EQ(path, folder.path() / "page_8000.url");
    EXPECT_EQ(mode_of(path), 0600u);
    EXPECT_EQ(read_file(path), "http://secret/\n");
  }
  EXPECT_FALSE(fs::exists(path));
}

// A file or a link of somebody else in its place gets nothing.
TEST(AddressFile, ReplacesWhatLiesThere) {
  const TemporaryDirectory folder;
  fs::create_symlink(folder.path() / "elsewhere", folder.path() / "page_1.url");
  const AddressFile file(folder.path(), 1, "secret");
  EXPECT_FALSE(fs::exists(folder.path() / "elsewhere"));
  EXPECT_FALSE(fs::is_symlink(file.path()));
}

TEST(AddressFile, IsAmongTheTemporaryFilesWhereTheFolderTakesNone) {
  const AddressFile file("/proc", 1, "secret");
  EXPECT_EQ(file.path().parent_path(), fs::temp_directory_path());
  EXPECT_EQ(mode_of(file.path()), 0600u);
}

}  // namespace
}  // namespace clast::test
