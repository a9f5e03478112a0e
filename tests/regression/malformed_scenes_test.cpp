// Every scene of tests/malformed is refused by the program itself, with a place and a remedy.
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>

#include "tests/support/paths.hpp"
#include "tests/support/program.hpp"

namespace clast::test {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> malformed_scenes() {
  std::vector<fs::path> scenes;
  for (const auto& entry : fs::directory_iterator(fs::path(CLAST_SOURCE_DIR) / "tests/malformed"))
    scenes.push_back(entry.path());
  std::sort(scenes.begin(), scenes.end());
  return scenes;
}

// "path:line:column: error: what", then an indented line that says what to do.
void expect_refused(const Ended& ended, const fs::path& scene) {
  const std::string name = scene.filename().string();
  EXPECT_EQ(ended.signal, 0) << name << " crashed";
  EXPECT_EQ(ended.status, 1) << name << ": " << ended.err;
  const std::size_t at = ended.err.find(scene.string() + ":");
  ASSERT_NE(at, std::string::npos) << name << ": " << ended.err;
  const std::string rest = ended.err.substr(at + scene.string().size());
  const std::regex place_and_remedy("^:[0-9]+:[0-9]+: error: [^\n]+\n    [^ \n][^\n]+\n[^]*");
  EXPECT_TRUE(std::regex_match(rest, place_and_remedy)) << name << ": " << ended.err;
}

TEST(MalformedScenes, ThereAreAtLeastAHundred) { EXPECT_GE(malformed_scenes().size(), 100u); }

TEST(MalformedScenes, AreRefusedByCheck) {
  for (const fs::path& scene : malformed_scenes()) expect_refused(clast({"check", scene}), scene);
}

TEST(MalformedScenes, AreRefusedByRunWithoutATrace) {
  const TemporaryDirectory directory;
  for (const fs::path& scene : malformed_scenes()) {
    const fs::path out = directory / "out";
    expect_refused(clast({"run", scene, "--out", out}), scene);
    EXPECT_FALSE(fs::exists(out)) << scene.filename();
  }
}

}  // namespace
}  // namespace clast::test
