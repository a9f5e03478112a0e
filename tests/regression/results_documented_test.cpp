// Columns and fields came into the files of a run and not into docs/results.md.
#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "base/file.hpp"
#include "tests/support/paths.hpp"
#include "tests/support/program.hpp"
#include "tests/support/temporary_directory.hpp"

namespace clast::test {
namespace {

namespace fs = std::filesystem;

// Bonded spheres, a cube, a rod and a wall that moves and wears, with all that can be written of
// them.
constexpr const char* scene = R"([[material]]
name = "rock"
density = 2500
youngs_modulus = "50 MPa"

[[bond]]
name = "cement"
youngs_modulus = "100 MPa"
tensile_strength = "1 MPa"
shear_strength = "1 MPa"

[[wall]]
name = "floor"
type = "rectangle"
corner = [-0.1, -0.1, 0]
edge_u = [0.2, 0, 0]
edge_v = [0, 0.2, 0]
wear = "1e-13 1/Pa"
motion = { type = "velocity", velocity = ["1 cm/s", 0, 0] }

[[insert]]
shape = "ball10"
bond = "cement"
radius = "1 cm"
tag = 1
at = [[0, 0, "3 cm"]]
velocity = [0, 0, "-1 m/s"]

[[insert]]
shape = "cube"
radius = "1 cm"
at = [["5 cm", 0, "3 cm"]]

[[shape]]
name = "rod"
core = "segment"
length = "2 cm"
radius = "2 mm"

[[insert]]
shape = "rod"
at = [["-5 cm", 0, "3 cm"]]

[[stage]]
duration = "30 ms"

[output]
frames = "10 ms"
contacts = true
measures = true
)";

// Everything between backticks.
std::set<std::string> documented() {
  const std::string text = read_file(fs::path(CLAST_SOURCE_DIR) / "docs/results.md");
  std::set<std::string> words;
  const std::regex code("`([^`\n]+)`");
  for (auto at = std::sregex_iterator(text.begin(), text.end(), code); at != std::sregex_iterator();
       ++at)
    words.insert((*at)[1]);
  return words;
}

// Components are named by the first: `stress_xx` … `_yz`.
bool is_documented(const std::string& name, const std::set<std::string>& words) {
  const std::string stem = std::regex_replace(name, std::regex("[xyz]{1,2}$"), "");
  return words.contains(name) ||
         (stem != name && (words.contains(stem + "x") || words.contains(stem + "xx")));
}

class DocumentedResults : public testing::Test {
 protected:
  void SetUp() override {
    put(directory_ / "all.toml", scene);
    const Ended ended = clast({"run", directory_ / "all.toml", "--out", out_, "--quiet"});
    ASSERT_EQ(ended.status, 0) << ended.err;
  }
  void expect_documented(std::string name, const std::string& where) const {
    name = std::regex_replace(name, std::regex("^wall_floor_"), "wall_NAME_");
    EXPECT_TRUE(is_documented(name, words_)) << name << " of " << where;
  }

  TemporaryDirectory directory_;
  const std::string out_ = directory_ / "out";
  const std::set<std::string> words_ = documented();
};

TEST_F(DocumentedResults, EveryColumnOfTheSeries) {
  const std::string text = read_file(fs::path(out_) / "series.csv");
  std::istringstream header(text.substr(0, text.find('\n')));
  int columns = 0;
  for (std::string name; std::getline(header, name, ','); ++columns)
    expect_documented(name, "series.csv");
  EXPECT_GT(columns, 60);
}

TEST_F(DocumentedResults, EveryFieldOfTheFrames) {
  const std::set<std::string> of_the_format = {"Points", "connectivity", "offsets"};
  const std::regex field("DataArray[^>]* Name=\"([^\"]+)\"");
  int kinds = 0;
  for (const char* kind : {"frame", "grains", "contacts", "bonds", "walls"}) {
    const fs::path file = fs::path(out_) / "frames" / (std::string(kind) + "_000003.vtp");
    ASSERT_TRUE(fs::exists(file)) << file;
    std::string text = read_file(file);
    text.resize(std::min(text.size(), text.find("<AppendedData")));
    for (auto at = std::sregex_iterator(text.begin(), text.end(), field);
         at != std::sregex_iterator(); ++at)
      if (!of_the_format.contains((*at)[1])) expect_documented((*at)[1], kind);
    ++kinds;
  }
  EXPECT_EQ(kinds, 5);
}

}  // namespace
}  // namespace clast::test
