// Scenes whose check or run never ended, deaf to Ctrl-C.
#include <gtest/gtest.h>

#include "render/run_files.hpp"
#include "tests/support/program.hpp"
#include "tests/support/small_scene.hpp"

namespace clast::test {
namespace {

namespace fs = std::filesystem;

class ChecksWithoutEnd : public ::testing::Test {
 protected:
  std::string refusal(const std::string& text) {
    put(directory_ / "scene.toml", text);
    const Ended ended = clast({"check", directory_ / "scene.toml"});
    EXPECT_EQ(ended.status, 1) << ended.out;
    return ended.err;
  }

  TemporaryDirectory directory_;
};

TEST_F(ChecksWithoutEnd, CalmForNoTime) {
  put(directory_ / "scene.toml",
      "[[stage]]\nuntil = \"calm\"\nmax_duration = \"10 ms\"\ncalm = { hold = 1e-300 }\n" +
          small_scene("").substr(small_scene("").find('\n')));
  const Ended ended = clast({"run", directory_ / "scene.toml", "--out", directory_ / "run"});
  EXPECT_EQ(ended.status, 0) << ended.err;
}

TEST_F(ChecksWithoutEnd, StepsOfNoLength) {
  std::string text = small_scene("1 s");
  text.replace(text.find("\"1 MPa\""), 7, "1e308");
  EXPECT_NE(refusal(text).find("would never end"), std::string::npos);
}

TEST_F(ChecksWithoutEnd, AllBodiesAtOnePlace) {
  std::string places;
  for (int i = 0; i < 20000; ++i) places += "[0, 0, 1],";
  std::string text = small_scene("1 s");
  text.erase(text.find("[[insert]]"));
  text += "[[insert]]\nradius = \"5 mm\"\nat = [" + places + "]\n";
  EXPECT_NE(refusal(text).find("lie inside each other"), std::string::npos);
}

// The box around it has 1e12 sites.
TEST_F(ChecksWithoutEnd, ALatticeInAThinObliqueCylinder) {
  std::string text = small_scene("1 s");
  text.erase(text.find("[[insert]]"));
  text +=
      "[[insert]]\nradius = \"5 mm\"\ncount = 5000\nmethod = \"lattice\"\n"
      "region = { cylinder = { from = [0, 0, 1], to = [100, 100, 101], radius = \"2 cm\" } }\n";
  put(directory_ / "scene.toml", text);
  const Ended ended = clast({"run", directory_ / "scene.toml", "--out", directory_ / "run"});
  EXPECT_EQ(ended.status, 1) << ended.out;
  EXPECT_NE(ended.err.find("too small a part of the box"), std::string::npos) << ended.err;
}

TEST_F(ChecksWithoutEnd, AStreamWithoutTimeBetweenItsBatches) {
  std::string text = small_scene("10 ms");
  text.erase(text.find("[[insert]]"));
  text +=
      "[[insert]]\nradius = \"5 mm\"\nmethod = \"stream\"\nrate = 1000\nevery = 1e-300\n"
      "region = { box = { low = [0, 0, 1], high = [0.2, 0.2, 1.2] } }\n";
  put(directory_ / "scene.toml", text);
  const Ended ended = clast({"run", directory_ / "scene.toml", "--out", directory_ / "run"});
  EXPECT_EQ(ended.status, 0) << ended.err;
  EXPECT_NE(ended.out.find("11 bodies"), std::string::npos) << ended.out;
}

// Each part was compared with all others.
TEST_F(ChecksWithoutEnd, ABodyOfManyParts) {
  std::string parts;
  for (int i = 0; i < 6000; ++i) {
    const std::string y = std::to_string(i % 100) + " ", z = std::to_string(i / 100) + " ";
    parts += "o part" + std::to_string(i) + "\nv 0 " + y + z + "\nv 0.5 " + y + z + "\nv 0 " + y +
             std::to_string(i / 100 + 0.5) + "\nv 0 " + std::to_string(i % 100 + 0.5) + " " + z +
             "\nf -4 -1 -3\nf -4 -3 -2\nf -4 -2 -1\nf -3 -1 -2\n";
  }
  put(directory_ / "many.obj", parts);
  std::string text = small_scene("1 s");
  text.erase(text.find("[[insert]]"));
  text += "[[insert]]\nshape = \"many.obj\"\nradius = \"5 cm\"\nat = [[0, 0, 1]]\n";
  put(directory_ / "scene.toml", text);
  const Ended ended = clast({"check", directory_ / "scene.toml"});
  EXPECT_EQ(ended.status, 0) << ended.err;
}

TEST_F(ChecksWithoutEnd, AFrameOfAHugeNumber) {
  fs::create_directories(directory_ / "frames");
  put(directory_ / "frames/frame_3000000000.vtp", "");
  EXPECT_TRUE(walls_of(directory_, 3000000000).empty());
}

TEST_F(ChecksWithoutEnd, TooManyMaterials) {
  std::string text = small_scene("1 s");
  for (int i = 0; i < 999; ++i)
    text += "[[material]]\nname = \"m" + std::to_string(i) +
            "\"\ndensity = 1000\nyoungs_modulus = 1e6\nrestitution = 0." +
            std::to_string(100 + i % 900) + "\n";
  EXPECT_NE(refusal(text).find("more than 200 materials"), std::string::npos);
}

}  // namespace
}  // namespace clast::test
