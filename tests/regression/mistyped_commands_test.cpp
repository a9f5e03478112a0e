// Command lines with mistakes were answered with "A subcommand is required", or blamed the wrong
// thing.
#include <gtest/gtest.h>

#include "tests/support/program.hpp"
#include "tests/support/small_scene.hpp"

namespace clast::test {
namespace {

namespace fs = std::filesystem;

class MistypedCommands : public ::testing::Test {
 protected:
  void SetUp() override { put(scene_, small_scene("1 ms")); }

  // What it says, joined; `status` is how it has to end.
  static std::string said(const std::vector<std::string>& arguments, int status) {
    const Ended ended = clast(arguments);
    EXPECT_EQ(ended.status, status) << ended.err;
    return ended.out + ended.err;
  }
  static void expect_all(const std::string& text, const std::vector<std::string>& parts) {
    for (const std::string& part : parts)
      EXPECT_NE(text.find(part), std::string::npos) << part << "\nin: " << text;
  }

  TemporaryDirectory directory_;
  const std::string scene_ = directory_ / "small.toml";
  const std::string out_ = directory_ / "small";
};

TEST_F(MistypedCommands, NameTheNearestCommand) {
  expect_all(said({"rnu", scene_}, 2), {"'rnu'", "did you mean 'run'?", "resume"});
  expect_all(said({"hlep"}, 2), {"did you mean 'help'?"});
  expect_all(said({"bench", "neigbor"}, 2), {"clast bench", "did you mean 'neighbor'?"});
}

TEST_F(MistypedCommands, NameTheNearestOption) {
  expect_all(said({"run", scene_, "--ot", out_}, 2),
             {"clast run", "'--ot'", "did you mean '--out'?", "clast help run"});
  expect_all(said({"run", scene_, "--otu=" + out_}, 2), {"did you mean '--out'?"});
  expect_all(said({"run"}, 2), {"clast run: SCENE is required", "clast help run"});
}

TEST_F(MistypedCommands, NameTheNearestWord) {
  expect_all(said({"new", "x", "--template", "hoper"}, 2),
             {"--template", "'hoper'", "did you mean 'hopper'?", "heap", "conveyor"});
  expect_all(said({"check", scene_, "--device", "gpu"}, 2), {"'gpu'", "allowed: cpu or cuda"});
}

TEST_F(MistypedCommands, NameWhatIsTooMuch) {
  expect_all(said({"shapes", "cub"}, 2), {"clast shapes: 'cub' is too much", "clast help shapes"});
}

TEST_F(MistypedCommands, ValuesAreNoOptions) {
  expect_all(said({"plot", out_, "--y", "--wall_fz"}, 1), {"there is no folder"});
}

TEST_F(MistypedCommands, HelpIsACommand) {
  expect_all(said({"help"}, 0), {"run", "view", "First steps"});
  expect_all(said({"help", "run"}, 0), {"clast run", "--walltime"});
  expect_all(said({"help", "bench", "neighbor"}, 0), {"clast bench neighbor"});
  expect_all(said({"help", "viwe"}, 1), {"did you mean 'view'?"});
}

TEST_F(MistypedCommands, SayWhatIsThereInstead) {
  said({"run", scene_, "--out", out_, "--quiet"}, 0);
  const std::string there = directory_ / "smal";
  for (const char* command : {"view", "resume", "info", "plot"})
    expect_all(said({command, there}, 1),
               {"did you mean 'small'?", "runs there: small", "scenes there: small.toml"});
  expect_all(said({"render", there, "-o", directory_ / "a.png"}, 1), {"did you mean 'small'?"});
  expect_all(said({"info", directory_.path()}, 1), {"no run of clast, but small, small.toml"});
}

// --force would have removed the folder's "frames" and "plots".
TEST_F(MistypedCommands, ForeignFoldersStayAsTheyAre) {
  const fs::path foreign = directory_ / "photos";
  fs::create_directories(foreign / "frames");
  put(foreign / "letter.txt", "dear");
  for (const std::vector<std::string>& force : {std::vector<std::string>{}, {"--force"}}) {
    std::vector<std::string> arguments = {"run", scene_, "--out", foreign};
    arguments.insert(arguments.end(), force.begin(), force.end());
    expect_all(said(arguments, 1), {"holds no run of clast, but frames, letter.txt", "--out"});
  }
  EXPECT_TRUE(fs::exists(foreign / "frames"));
}

TEST_F(MistypedCommands, NamesInSetAreLookedUp) {
  expect_all(said({"check", scene_, "--set", "material.ruber.friction=0.3"}, 1),
             {"no item 'ruber'", "did you mean 'rubber'?", "names rubber"});
  expect_all(said({"check", scene_, "--set", "gravty=3"}, 1), {"did you mean 'gravity'?"});
}

TEST_F(MistypedCommands, ShapesUnitsAndPlacesOfKeys) {
  expect_all(said({"check", scene_, "--set", "insert.0.shape=cubee"}, 1),
             {"there is no shape 'cubee'", "did you mean 'cube'?"});
  expect_all(said({"check", scene_, "--set", "duration=5 sec"}, 1), {"did you mean 's'?"});
  expect_all(said({"check", scene_, "--set", "material.0.youngs_modulus=1 mpa"}, 1),
             {"did you mean 'MPa' or 'mPa'?"});
  put(scene_, small_scene("1 ms") + "\ngravity = [0, 0, -1]\n");
  expect_all(said({"check", scene_}, 1),
             {"'gravity' is a key of the scene itself, not of [[insert]]", "top of the file"});
}

TEST_F(MistypedCommands, NumbersAreWrittenAsPeopleDo) {
  expect_all(said({"check", scene_, "--set", "insert.0.count=5000000"}, 1), {"5,000,000 bodies"});
  expect_all(said({"check", scene_, "--threads", "1"}, 0), {"1 thread "});
}

}  // namespace
}  // namespace clast::test
