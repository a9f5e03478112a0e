// A mesh that is driven through a bed along a path: forces in the series, walls in the frames.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <sstream>

#include "output/summary.hpp"
#include "render/wall_polygons.hpp"
#include "tests/support/program.hpp"

namespace clast::test {
namespace {

namespace fs = std::filesystem;

// A scoop in centimetres: a floor of four triangles, a back and two sides, open in front and above.
const char* const scoop = R"(v 0 -2 0
v 3 -2 0
v 3 2 0
v 0 2 0
v 1.5 0 0
v 0 -2 2
v 0 2 2
f 1 2 5
f 2 3 5
f 3 4 5
f 4 1 5
f 1 4 7 6
f 1 6 2
f 4 3 7
)";

const char* const scene_text = R"(title = "A scoop"
duration = "0.25 s"

[[material]]
name = "gravel"
density = 2600
youngs_modulus = "4 MPa"
friction = 0.5

[[insert]]
count = 700
radius = { uniform = ["3 mm", "4 mm"] }
region = { box = { low = [0, 0, 0], high = [0.12, 0.06, 0.065] } }

[[wall]]
name = "box"
type = "box"
low = [0, 0, 0]
high = [0.12, 0.06, 0.1]
open = ["top"]

[[wall]]
name = "scoop"
type = "mesh"
file = "scoop.obj"
scale = "1 %"
shift = [0.005, 0.03, 0.07]

[wall.motion]
type = "path"
axis = [0, 1, 0]
course = "smooth"
path = [[0, 0, 0, 0, 0],
        ["0.1 s", "1 cm", 0, "-5 cm", "10 deg"],
        ["0.2 s", "7 cm", 0, "-5 cm", "10 deg"],
        ["0.25 s", "7 cm", 0, 0, "-30 deg"]]
)";

std::vector<std::vector<double>> columns(const std::string& csv,
                                         const std::vector<std::string>& names) {
  std::istringstream lines(csv);
  std::string line, cell;
  std::getline(lines, line);
  std::vector<std::string> header;
  std::istringstream head(line);
  while (std::getline(head, cell, ',')) header.push_back(cell);
  std::vector<std::vector<double>> out(names.size());
  while (std::getline(lines, line)) {
    std::istringstream row(line);
    for (const std::string& column : header) {
      std::getline(row, cell, ',');
      const auto at = std::find(names.begin(), names.end(), column);
      if (at != names.end()) out[at - names.begin()].push_back(std::stod(cell));
    }
  }
  return out;
}

TEST(MeshTool, GoesThroughABed) {
  const TemporaryDirectory directory;
  const std::string scene = directory / "scoop.toml", out = directory / "run";
  put(directory / "scoop.obj", scoop);
  put(scene, scene_text);
  const Ended ended = clast({"run", scene, "--out", out, "--quiet"});
  ASSERT_EQ(ended.status, 0) << ended.err;
  const auto found = columns(content_of(fs::path(out) / "series.csv"),
                             {"wall_scoop_fx", "wall_scoop_ty", "wall_scoop_ux", "wall_scoop_uz",
                              "walls", "residual_relative"});
  for (const auto& column : found) ASSERT_GT(column.size(), 100u);
  double strongest = 0, torque = 0, residual = 0;
  for (std::size_t i = 0; i < found[0].size(); ++i) {
    strongest = std::min(strongest, found[0][i]);
    torque = std::max(torque, std::abs(found[1][i]));
    residual = std::max(residual, std::abs(found[5][i]));
  }
  EXPECT_LT(strongest, -0.1);  // the bed resists
  EXPECT_GT(torque, 1e-4);
  EXPECT_NEAR(found[2].back(), 0.07, 1e-9);
  EXPECT_NEAR(found[3].back(), 0, 1e-9);
  EXPECT_GT(found[4].back(), 0);
  EXPECT_LT(residual, 0.005);

  // The frames show it where it is: three facets and the bottom, which is one.
  const auto first = read_walls(fs::path(out) / "frames/walls.vtp");
  const auto last = read_walls(fs::path(out) / "frames/walls_000100.vtp");
  ASSERT_EQ(first.size(), 5 + 4u);
  ASSERT_EQ(last.size(), first.size());
  EXPECT_EQ(first[0].corners, last[0].corners);
  EXPECT_GT(length(last[5].corners[0] - first[5].corners[0]), 0.05);
}

// Without a text there is no file.
void expect_refused(const std::string& mesh) {
  const TemporaryDirectory directory;
  const std::string scene = directory / "scene.toml";
  if (!mesh.empty()) put(directory / "scoop.obj", mesh);
  put(scene, scene_text);
  const Ended ended = clast({"check", scene});
  EXPECT_EQ(ended.status, 1);
  EXPECT_EQ(ended.signal, 0);
  EXPECT_NE(ended.err.find("scene.toml:"), std::string::npos) << ended.err;
  EXPECT_NE(ended.err.find("scoop.obj"), std::string::npos) << ended.err;
}

TEST(MeshTool, BadFilesAreRefused) {
  expect_refused("");
  expect_refused("v 0 0 0\nv 1 0 0\nv nan 0 0\nf 1 2 3\n");
  expect_refused("v 0 0 0\nv 1 0 0\nf 1 2 3\n");
  expect_refused("v 0 0 0\nv 1 0 0\nv 2 0 0\nf 1 2 3\n");
}

}  // namespace
}  // namespace clast::test
