// Names with line breaks or escape sequences garbled tables and terminals; links in the place of a
// file that was being written were followed.
#include <gtest/gtest.h>

#include "output/atomic_file.hpp"
#include "tests/support/program.hpp"
#include "tests/support/small_scene.hpp"

namespace clast::test {
namespace {

namespace fs = std::filesystem;

TEST(HarmfulNames, AreRefused) {
  const TemporaryDirectory directory;
  for (const char* name : {"a\\nb", "a\\tb", "\\u001b[31mred", "\\u009b31m", "\\u007f"}) {
    std::string text = small_scene("1 s");
    text.replace(text.find("rubber"), 6, name);
    put(directory / "scene.toml", text);
    const Ended ended = clast({"check", directory / "scene.toml"});
    EXPECT_EQ(ended.status, 1) << name;
    EXPECT_NE(ended.err.find("control character"), std::string::npos) << ended.err;
    EXPECT_EQ(ended.err.find('\x1b'), std::string::npos) << ended.err;
  }
  put(directory / "scene.toml", small_scene("1 s"));
  const Ended ended = clast({"check", directory / "scene.toml", "--set", "title=a\x1b[31mb"});
  EXPECT_EQ(ended.status, 1);
  EXPECT_EQ(ended.err.find('\x1b'), std::string::npos) << ended.err;
}

TEST(HarmfulNames, LinksAreNotFollowed) {
  const TemporaryDirectory directory;
  put(directory / "precious", "precious");
  fs::create_symlink(directory / "precious", aside_name(directory / "file"));
  write_file(directory / "file", "new", Durability::process_death);
  EXPECT_EQ(content_of(directory / "precious"), "precious");
  EXPECT_EQ(content_of(directory / "file"), "new");
}

TEST(HarmfulNames, ASceneNeedsOne) {
  for (const char* name : {"", "/tmp/"}) {
    const Ended ended = clast({"new", name});
    EXPECT_EQ(ended.status, 1) << name;
    EXPECT_NE(ended.err.find("clast new heap"), std::string::npos) << ended.err;
  }
}

}  // namespace
}  // namespace clast::test
