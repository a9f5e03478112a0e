#include "output/summary.hpp"

#include <limits>
#include <nlohmann/json.hpp>

#include "base/error.hpp"
#include "tests/unit/output/example.hpp"

namespace clast {
namespace {

using namespace testing_output;

Summary example() {
  Summary summary;
  summary.status = "finished";
  summary.reason = "reached \"the end\"";
  summary.particles = 5000;
  summary.contacts = 12345;
  summary.steps = 1'000'000'000'000;
  summary.time = 0.1 + 0.2;
  summary.dt = 1e-6;
  summary.wall_seconds = 12.5;
  summary.particle_steps_per_second = 4.6e8;
  summary.ledger = example_snapshot(1, 0).ledger;
  summary.ledger.exchanged = 2;
  summary.state_hash = 0x00ff'0000'dead'beef;
  summary.seed = std::numeric_limits<std::uint64_t>::max();
  summary.threads = 8;
  summary.device = "cpu";
  summary.instruction_set = "avx2";
  summary.phases = {{"neighbor", 1.5}, {"contact", 2.5}};
  return summary;
}

TEST(Summary, ComesBack) {
  const TemporaryDirectory directory;
  const auto path = directory / "summary.json";
  const Summary summary = example();
  write_summary(path, summary);
  const nlohmann::json json = read_summary(path);
  EXPECT_EQ(json["status"], "finished");
  EXPECT_EQ(json["reason"], summary.reason);
  EXPECT_EQ(json["particles"], 5000);
  EXPECT_EQ(json["contacts"], 12345);
  EXPECT_EQ(json["steps"], summary.steps);
  EXPECT_EQ(json["time"].get<Real>(), summary.time);
  EXPECT_EQ(json["dt"].get<Real>(), summary.dt);
  EXPECT_EQ(json["wall_seconds"], 12.5);
  EXPECT_EQ(json["particle_steps_per_second"], 4.6e8);
  EXPECT_EQ(json["state_hash"], "00ff0000deadbeef");
  EXPECT_EQ(json["seed"].get<std::uint64_t>(), summary.seed);
  EXPECT_EQ(json["threads"], 8);
  EXPECT_EQ(json["device"], "cpu");
  EXPECT_EQ(json["instruction_set"], "avx2");
  EXPECT_EQ(json["phases"]["contact"], 2.5);
  EXPECT_FALSE(json["version"].get<std::string>().empty());
  visit_ledger(summary.ledger, [&](const char* name, Real value) {
    EXPECT_EQ(json["energy"][name].get<Real>(), value) << name;
  });
  EXPECT_EQ(json["energy"]["residual"].get<Real>(), summary.ledger.residual());
  EXPECT_EQ(json["energy"]["residual_relative"].get<Real>(), summary.ledger.relative_residual());
}

TEST(Summary, TellsTheEffortOfSearchesWhereItWasCounted) {
  Summary summary = example();
  EXPECT_FALSE(nlohmann::json::parse(summary_text(summary)).contains("contact_search"));
  summary.contact_search = SearchEffort{.searches = 4, .iterations = 6, .most_iterations = 3};
  const auto effort = nlohmann::json::parse(summary_text(summary))["contact_search"];
  EXPECT_EQ(effort["searches"], 4);
  EXPECT_EQ(effort["iterations_mean"], 1.5);
  EXPECT_EQ(effort["iterations_max"], 3);
  EXPECT_EQ(effort["failures"], 0);
  summary.contact_search = SearchEffort{};
  EXPECT_EQ(nlohmann::json::parse(summary_text(summary))["contact_search"]["iterations_mean"], 0);
}

TEST(Summary, TellsOfOverlappingCoresWhereThereAreAny) {
  Summary summary = example();
  EXPECT_FALSE(nlohmann::json::parse(summary_text(summary)).contains("core_overlap_steps"));
  summary.core_overlap_steps = 7;
  EXPECT_EQ(nlohmann::json::parse(summary_text(summary))["core_overlap_steps"], 7);
}

TEST(Summary, OddContentIsStillJson) {
  Summary summary = example();
  summary.time = std::numeric_limits<Real>::quiet_NaN();
  summary.reason = "file \xff\xfe";
  EXPECT_TRUE(nlohmann::json::parse(summary_text(summary))["time"].is_null());
}

TEST(Summary, RefusesWhatIsNone) {
  const TemporaryDirectory directory;
  for (const char* text : {"", "{", "[1, 2]", "{\"status\": \"fin"}) {
    put(directory / "summary.json", text);
    EXPECT_THROW(read_summary(directory / "summary.json"), Error) << text;
  }
  EXPECT_THROW(read_summary(directory / "missing.json"), Error);
}

}  // namespace
}  // namespace clast
