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

// They may also be in names of files, and in files, that others made.
TEST(HarmfulNames, AreShownHarmlessly) {
  const TemporaryDirectory directory;
  const std::string escape = "\x1b]0;owned\x07";
  fs::create_directories(directory / "run");
  put(directory / ("run/" + escape), "");
  put(directory / "rock.obj", "v 0 0 0\nf " + escape + " 1 2\n");
  put(directory / "told/summary.json", R"({"status": "\u001b[31mred", "reason": "\u009b31m"})");
  put(directory / "plotted/series.csv", "time,step," + escape + "\n0,0,1\n");
  for (const std::vector<std::string>& command :
       {std::vector<std::string>{"info", directory / "run"},
        {"info", directory / "told"},
        {"clump", directory / "rock.obj", "-o", directory / "set.spheres"},
        {"plot", directory / "plotted", "--y", "nosuch"},
        {"run", directory / (escape + ".toml"), "-o", directory / "new"},
        {"new", directory / escape},
        {escape},
        {"info", directory / "told", escape}}) {
    const Ended ended = clast(command);
    for (const std::string* text : {&ended.out, &ended.err}) {
      EXPECT_EQ(text->find('\x1b'), std::string::npos) << command[0] << *text;
      EXPECT_EQ(text->find('\x07'), std::string::npos) << command[0] << *text;
      EXPECT_EQ(text->find("\xc2\x9b"), std::string::npos) << command[0] << *text;
    }
  }
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
  for (const char* name : {"", "/tmp/", ".", "..", "a\nb", "a\x1b[31mb"}) {
    const Ended ended = clast({"new", name});
    EXPECT_EQ(ended.status, 1) << name;
    EXPECT_NE(ended.err.find("clast new heap"), std::string::npos) << ended.err;
  }
}

}  // namespace
}  // namespace clast::test
