// The commands of the program, as a person meets them.
#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>
#include <nlohmann/json.hpp>

#include "output/summary.hpp"
#include "tests/support/paths.hpp"
#include "tests/support/program.hpp"
#include "tests/support/small_scene.hpp"

namespace clast::test {
namespace {

namespace fs = std::filesystem;

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

class Program : public ::testing::Test {
 protected:
  void SetUp() override { put(scene_, small_scene("20 ms")); }

  TemporaryDirectory directory_;
  const std::string scene_ = directory_ / "quick.toml";
  const std::string out_ = directory_ / "out";
};

TEST_F(Program, ExplainsItself) {
  for (const std::vector<std::string>& command : std::vector<std::vector<std::string>>{
           {}, {"run"}, {"resume"}, {"check"}, {"new"}, {"info"}, {"bench", "step"}, {"bench"}}) {
    std::vector<std::string> arguments = command;
    arguments.push_back("--help");
    const Ended ended = clast(arguments);
    EXPECT_EQ(ended.status, 0);
    EXPECT_TRUE(contains(ended.out, "Usage")) << ended.out;
  }
  const Ended version = clast({"--version"});
  EXPECT_EQ(version.status, 0);
  EXPECT_TRUE(contains(version.out, "clast ")) << version.out;
}

TEST_F(Program, RefusesWhatItDoesNotKnow) {
  for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
           {},
           {"rnu"},
           {"run"},
           {"run", scene_},
           {"run", scene_, "--out", out_, "--thraeds", "2"},
           {"run", scene_, "--out", out_, "--threads", "0"},
           {"run", scene_, "--out", out_, "--threads", "many"},
           {"run", scene_, "--out", out_, "--device", "abacus"}}) {
    const Ended ended = clast(arguments);
    EXPECT_EQ(ended.status, 2);
    EXPECT_TRUE(contains(ended.err, "clast help")) << ended.err;
    EXPECT_FALSE(fs::exists(out_));
  }
}

TEST_F(Program, RefusesValuesThatMakeNoSense) {
  for (const std::vector<std::string>& extra :
       std::vector<std::vector<std::string>>{{"--until", "5 kg"},
                                             {"--until", "-1"},
                                             {"--set", "material.rubber.fricton=0.3"},
                                             {"--set", "nonsense"},
                                             {"--set", "insert.7.count=3"}}) {
    std::vector<std::string> arguments{"run", scene_, "--out", out_};
    arguments.insert(arguments.end(), extra.begin(), extra.end());
    const Ended ended = clast(arguments);
    EXPECT_EQ(ended.status, 1) << extra.back();
    EXPECT_FALSE(ended.err.empty());
    EXPECT_FALSE(fs::exists(out_)) << extra.back();
  }
  EXPECT_TRUE(contains(clast({"check", scene_, "--set", "material.rubber.fricton=0.3"}).err,
                       "did you mean"));
}

TEST_F(Program, SaysWhichSceneIsMissing) {
  const Ended ended = clast({"run", directory_ / "no.toml", "--out", out_});
  EXPECT_EQ(ended.status, 1);
  EXPECT_TRUE(contains(ended.err, "no.toml")) << ended.err;
  EXPECT_FALSE(fs::exists(out_));
  EXPECT_EQ(clast({"check", directory_ / "no.toml"}).status, 1);
  EXPECT_EQ(clast({"check", directory_.path()}).status, 1);
}

TEST_F(Program, WritesWhatItPromises) {
  const Ended ended = clast({"run", scene_, "--out", out_});
  ASSERT_EQ(ended.status, 0) << ended.err;
  EXPECT_TRUE(contains(ended.out, "time step")) << ended.out;
  const fs::path out(out_);
  for (const char* name : {"summary.json", "series.csv", "frames/frames.pvd", "checkpoint"})
    EXPECT_TRUE(fs::exists(out / name)) << name;
  const nlohmann::json s = read_summary(out / "summary.json");
  for (const char* key : {"status", "particles", "contacts", "steps", "time", "dt", "wall_seconds",
                          "particle_steps_per_second", "energy", "state_hash", "version", "seed",
                          "threads", "device", "phases"})
    EXPECT_TRUE(s.contains(key)) << key;
  EXPECT_EQ(s["status"], "finished");
  EXPECT_EQ(s["particles"], 30);
  EXPECT_TRUE(s["energy"].contains("residual_relative"));
  const Ended info = clast({"info", out_});
  EXPECT_EQ(info.status, 0);
  EXPECT_TRUE(contains(info.out, "finished")) << info.out;
}

// A rod so soft and fast that the floor cuts its core.
TEST_F(Program, TellsOfCoresThatOverlap) {
  put(directory_ / "rod.toml", R"(duration = "10 ms"

[guard]
overlap = 2

[[material]]
name = "jelly"
density = 1000
youngs_modulus = "30 kPa"

[[shape]]
name = "rod"
core = "segment"
length = "20 mm"
radius = "1 mm"

[[wall]]
type = "plane"
point = [0, 0, 0]
normal = [0, 0, 1]

[[insert]]
shape = "rod"
at = [[0, 0, "2 cm"]]
velocity = [0, 0, "-3 m/s"]

[output]
series = "1 ms"
)");
  const Ended ended = clast({"run", directory_ / "rod.toml", "--out", out_, "--quiet"});
  ASSERT_EQ(ended.status, 0) << ended.err;
  const nlohmann::json s = read_summary(fs::path(out_) / "summary.json");
  const int steps = s["core_overlap_steps"];
  EXPECT_GT(steps, 0);
  const std::string warning = "warning: in " + std::to_string(steps) + " of ";
  EXPECT_TRUE(contains(ended.err, warning)) << ended.err;
  EXPECT_EQ(ended.err.find(warning), ended.err.rfind(warning)) << ended.err;  // once
  EXPECT_TRUE(contains(content_of(fs::path(out_) / "series.csv"), ",core_overlap_steps"));
}

TEST_F(Program, ResumesWithAnotherContactSearch) {
  ASSERT_EQ(clast({"run", scene_, "--out", out_, "--quiet", "--until", "0.01", "--set",
                   "insert.0.shape=\"cube\""})
                .status,
            0);
  const Ended unknown = clast({"resume", out_, "--contact-search", "guessing"});
  EXPECT_EQ(unknown.status, 1);
  EXPECT_TRUE(contains(unknown.err, "shortest_link")) << unknown.err;
  const Ended ended =
      clast({"resume", out_, "--contact-search", "conventional", "--profile", "--quiet"});
  EXPECT_EQ(ended.status, 0) << ended.err;
  const nlohmann::json s = read_summary(fs::path(out_) / "summary.json");
  EXPECT_EQ(s["status"], "finished");
  EXPECT_TRUE(s.contains("contact_search"));
}

TEST_F(Program, DoesNotOverwriteWithoutForce) {
  ASSERT_EQ(clast({"run", scene_, "--out", out_, "--quiet"}).status, 0);
  const std::string before = content_of(fs::path(out_) / "summary.json");
  put(fs::path(out_) / "notes.txt", "mine");
  const Ended refused = clast({"run", scene_, "--out", out_});
  EXPECT_EQ(refused.status, 1);
  EXPECT_TRUE(contains(refused.err, "--force")) << refused.err;
  EXPECT_EQ(content_of(fs::path(out_) / "summary.json"), before);
  const Ended forced =
      clast({"run", scene_, "--out", out_, "--force", "--quiet", "--set", "seed=9"});
  EXPECT_EQ(forced.status, 0) << forced.err;
  EXPECT_EQ(read_summary(fs::path(out_) / "summary.json").at("seed"), 9);
  EXPECT_EQ(content_of(fs::path(out_) / "notes.txt"), "mine");
  // A scene with a mistake must not cost the run that is there.
  EXPECT_EQ(clast({"run", directory_ / "no.toml", "--out", out_, "--force"}).status, 1);
  EXPECT_TRUE(fs::exists(fs::path(out_) / "summary.json"));
}

TEST_F(Program, IsQuietWhenAsked) {
  const Ended ended = clast({"run", scene_, "--out", out_, "--quiet"});
  EXPECT_EQ(ended.status, 0);
  EXPECT_EQ(ended.out, "");
  EXPECT_EQ(ended.err, "");
}

TEST_F(Program, PrintsTheProfile) {
  const Ended ended = clast({"run", scene_, "--out", out_, "--profile"});
  EXPECT_EQ(ended.status, 0);
  for (const char* phase : {"move", "neighbor", "contact", "gather", "output", "insert"})
    EXPECT_TRUE(contains(ended.out, phase)) << phase;
}

// It once divided by all steps and lists of the run.
TEST_F(Program, ProfileOfAResumedRunIsOfItsOwnLists) {
  const auto lists = [](const Ended& ended) {
    const std::string line = "pair lists ";
    const std::size_t at = ended.out.find(line);
    EXPECT_NE(at, std::string::npos) << ended.out << ended.err;
    return at == std::string::npos ? 0 : std::stol(ended.out.substr(at + line.size()));
  };
  const long whole = lists(clast({"run", scene_, "--out", out_, "--profile"}));
  const long first =
      lists(clast({"run", scene_, "--out", out_, "--force", "--profile", "--until", "0.01"}));
  const long rest = lists(clast({"resume", out_, "--profile"}));
  EXPECT_GT(first, 0);
  EXPECT_GT(rest, 0);
  EXPECT_EQ(first + rest, whole);
}

TEST_F(Program, PutsInWhatFitsAndSaysSo) {
  const std::string stream =
      "method = \"stream\"\nrate = \"50 kg/s\"\nevery = \"5 ms\"\nradius = \"5 mm\"\n"
      "region = { box = { low = [0, 0, 0], high = [0.1, 0.1, 0.1] } }\n";
  std::string text = small_scene("20 ms");
  text.resize(text.find("[[insert]]"));
  put(scene_, text + "[[insert]]\n" + stream);
  const Ended check = clast({"check", scene_});
  EXPECT_EQ(check.status, 0) << check.err;
  EXPECT_TRUE(contains(check.err, "the inlet passes about")) << check.err;
  const Ended run = clast({"run", scene_, "--out", out_, "--profile"});
  EXPECT_EQ(run.status, 0) << run.err;
  const std::string full = "the inlet of this stream is full: ";
  EXPECT_TRUE(contains(run.err, full)) << run.err;
  EXPECT_EQ(run.err.find(full), run.err.rfind(full));  // once
  EXPECT_TRUE(contains(run.out, "insert ")) << run.out;
  const nlohmann::json s = read_summary(fs::path(out_) / "summary.json");
  EXPECT_TRUE(s["phases"].contains("insert"));
  EXPECT_GT(s["particles"], 400);
}

// Dense starts of so many bodies take much longer than the wait.
TEST_F(Program, AnswersCtrlCWhileBodiesArePutIn) {
  put(scene_, small_scene("20 ms", "method = \"dense\"\n"));
  Process process({CLAST_PROGRAM, "run", scene_, "--out", out_, "--set", "insert.0.count=400000",
                   "--set", "insert.0.radius=\"0.6 mm\"", "--set", "insert.0.shape=\"gravel_1\""});
  ::usleep(1500000);
  ASSERT_TRUE(process.running());
  process.send(SIGINT);
  const Ended ended = process.wait();
  EXPECT_EQ(ended.status, 130) << ended.err;
  EXPECT_TRUE(contains(ended.err, "stopped on request")) << ended.err;
  EXPECT_FALSE(fs::exists(out_));
}

TEST_F(Program, NewWritesASceneThatRuns) {
  const std::string name = directory_ / "heap";
  ASSERT_EQ(clast({"new", name}).status, 0);
  const Ended check = clast({"check", name + ".toml"});
  EXPECT_EQ(check.status, 0) << check.err;
  for (const char* word : {"bodies", "time step", "memory", "duration"})
    EXPECT_TRUE(contains(check.out, word)) << word;
  const Ended again = clast({"new", name});
  EXPECT_EQ(again.status, 1);
  EXPECT_TRUE(contains(again.err, "exists")) << again.err;
  const Ended run = clast({"run", name + ".toml", "--out", out_, "--until", "5 ms", "--quiet"});
  EXPECT_EQ(run.status, 0) << run.err;
}

TEST_F(Program, NewTakesTheTemplateThatTheNameSays) {
  const auto written = [&](const std::string& name, const std::vector<std::string>& more) {
    std::vector<std::string> words = {"new", directory_ / name};
    words.insert(words.end(), more.begin(), more.end());
    EXPECT_EQ(clast(words).status, 0) << name;
    return content_of(directory_ / (name + ".toml"));
  };
  EXPECT_TRUE(contains(written("conveyor", {}), "\"belt\""));
  EXPECT_TRUE(contains(written("mine", {}), "\"mould\""));
  EXPECT_TRUE(contains(written("drum", {"--template", "heap"}), "\"mould\""));
}

TEST_F(Program, EverySceneOfTheProjectPassesCheck) {
  for (const auto& entry : fs::directory_iterator(fs::path(CLAST_SOURCE_DIR) / "scenes")) {
    if (entry.path().extension() != ".toml") continue;
    const Ended ended = clast({"check", entry.path()});
    EXPECT_EQ(ended.status, 0) << ended.err;
    EXPECT_TRUE(contains(ended.out, "fine")) << ended.out;
  }
}

TEST_F(Program, TellsWhatIsNoRun) {
  fs::create_directory(out_);
  for (const char* command : {"info", "resume"}) {
    for (const std::string& where : {out_, std::string(directory_ / "nowhere")}) {
      const Ended ended = clast({command, where});
      EXPECT_EQ(ended.status, 1) << command;
      EXPECT_TRUE(contains(ended.err, where)) << ended.err;
    }
  }
}

// A run that cannot go on names body, step, reason and remedy, and keeps the last good state.
TEST_F(Program, ExplainsAFault) {
  put(scene_, small_scene("20 ms",
                          "velocity = [0, 0, \"-40 m/s\"]\n[output]\ncheckpoint = \"50 us\"\n"
                          "[guard]\noverlap = 0.01\n"));
  const Ended ended = clast({"run", scene_, "--out", out_, "--quiet"});
  EXPECT_EQ(ended.status, 1);
  EXPECT_TRUE(contains(ended.err, "step ")) << ended.err;
  EXPECT_TRUE(contains(ended.err, "body ")) << ended.err;
  EXPECT_TRUE(contains(ended.err, "remedy: ")) << ended.err;
  EXPECT_EQ(read_summary(fs::path(out_) / "summary.json").at("status"), "failed");
}

// It showed "100 %, 0.02 of 0.01 s" and called that finished.
TEST_F(Program, ResumeSaysThatNothingIsLeftToDo) {
  ASSERT_EQ(clast({"run", scene_, "--out", out_, "--quiet"}).status, 0);
  for (const std::vector<std::string>& until : {std::vector<std::string>{}, {"--until", "10 ms"}}) {
    std::vector<std::string> arguments = {"resume", out_, "--quiet"};
    arguments.insert(arguments.end(), until.begin(), until.end());
    const Ended ended = clast(arguments);
    EXPECT_EQ(ended.status, 0) << ended.err;
    EXPECT_TRUE(contains(ended.err, "nothing is left to do")) << ended.err;
  }
  EXPECT_EQ(clast({"resume", out_, "--quiet", "--until", "30 ms"}).err, "");
}

TEST_F(Program, StopsWhenTheEnergyBalanceIsOff) {
  const Ended ended = clast({"run", scene_, "--out", out_, "--quiet", "--set", "duration=\"0.2 s\"",
                             "--set", "guard.residual=1e-9"});
  EXPECT_EQ(ended.status, 1);
  EXPECT_TRUE(contains(ended.err, "energy balance")) << ended.err;
  EXPECT_TRUE(contains(ended.err, "fastest body")) << ended.err;
  EXPECT_TRUE(contains(ended.err, "remedy: ")) << ended.err;
}

TEST_F(Program, RefusesAnUnstableStep) {
  const Ended ended = clast({"run", scene_, "--out", out_, "--set", "time.step=\"10 ms\""});
  EXPECT_EQ(ended.status, 1);
  EXPECT_TRUE(contains(ended.err, "unstable")) << ended.err;
  EXPECT_TRUE(contains(ended.err, "use at most")) << ended.err;
  EXPECT_FALSE(fs::exists(out_));
}

}  // namespace
}  // namespace clast::test
