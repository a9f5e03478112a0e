#include "render/run_pictures.hpp"

#include <fmt/format.h>

#include <cstdlib>

#include "output/atomic_file.hpp"
#include "render/movie.hpp"
#include "render/png.hpp"
#include "tests/support/program.hpp"
#include "tests/unit/render/little_run.hpp"

namespace clast {
namespace {

namespace fs = std::filesystem;
using namespace testing_render;

// Puts a stand-in for ffmpeg, a shell script, on the PATH; or nothing at all.
class PathWith {
 public:
  PathWith(const fs::path& directory, const std::string& script) : before_(std::getenv("PATH")) {
    fs::create_directories(directory);
    if (!script.empty()) {
      const fs::path program = directory / "ffmpeg";
      write_file(program, "#!/bin/sh\nPATH=" + before_ + "\n" + script, Durability::process_death);
      fs::permissions(program, fs::perms::owner_all);
    }
    ::setenv("PATH", directory.c_str(), 1);
  }
  ~PathWith() { ::setenv("PATH", before_.c_str(), 1); }
  PathWith(const PathWith&) = delete;
  PathWith& operator=(const PathWith&) = delete;

 private:
  std::string before_;
};

class RunPicturesTest : public testing::Test {
 protected:
  RunPicturesTest() {
    write_little_run(directory_, 3);
    wanted_.run = directory_;
    wanted_.picture = small_picture();
    wanted_.picture.width = 64;
    wanted_.picture.height = 48;
    wanted_.output = directory_ / "out.png";
  }

  TemporaryDirectory directory_;
  RunPictures wanted_;
};

TEST_F(RunPicturesTest, LastFrameIsTheDefault) {
  const MadePictures made = make_pictures(wanted_);
  ASSERT_EQ(made.files.size(), 1u);
  EXPECT_EQ(read_png(made.files[0]).width(), 64);
  const Image last = read_png(made.files[0]);
  wanted_.frame = "2";
  make_pictures(wanted_);
  EXPECT_EQ(read_png(wanted_.output), last);
  EXPECT_TRUE(made.note.empty());
}

TEST_F(RunPicturesTest, AllFramesAreNumbered) {
  wanted_.frame = "all";
  wanted_.output = directory_ / "new" / "deep" / "pile.png";
  const MadePictures made = make_pictures(wanted_);
  ASSERT_EQ(made.files.size(), 3u);
  EXPECT_EQ(made.files[2].filename(), "pile_000002.png");
  for (const fs::path& file : made.files) EXPECT_EQ(read_png(file).height(), 48);
}

TEST_F(RunPicturesTest, AFieldCanBeChosenForTheUser) {
  wanted_.picture.field = Field::material;
  make_pictures(wanted_);
  const Image materials = read_png(wanted_.output);
  wanted_.picture.field.reset();
  wanted_.choose_field = true;
  make_pictures(wanted_);
  EXPECT_EQ(read_png(wanted_.output), materials);
}

// The frames of a movie are seen from one place, from which a wall that moves is never lost.
TEST_F(RunPicturesTest, WallsThatMoveStayInThePicture) {
  wanted_.frame = "all";
  wanted_.picture.labels = false;
  make_pictures(wanted_);
  const fs::path first = directory_ / "out_000000.png";
  const Image before = read_png(first);
  write_walls(directory_ / "frames" / "walls_000002.vtp", little_box({2, 0, 0}), {0, 0, 0},
              {1, 1, 1});
  make_pictures(wanted_);
  const Image after = read_png(first);
  EXPECT_GT(difference(before, after), 3.0);  // everything is smaller
  const auto right_half_differs = [&](const Image& image) {
    const Rgb8 corner = image.at(image.width() - 1, image.height() / 2);
    for (int y = 0; y < image.height(); ++y)
      if (image.at(image.width() - 4, y) != corner) return true;
    return false;
  };
  EXPECT_TRUE(right_half_differs(read_png(directory_ / "out_000002.png")));
}

TEST_F(RunPicturesTest, WallsCanBeLeftOut) {
  make_pictures(wanted_);
  const Image with = read_png(wanted_.output);
  wanted_.walls = false;
  make_pictures(wanted_);
  EXPECT_GT(difference(with, read_png(wanted_.output)), 0.3);
}

// Bodies would hide what is worn, so they are left out; what is not worn stays glass.
TEST_F(RunPicturesTest, WearIsShownOnWalls) {
  wanted_.picture.field = Field::wear;
  const std::string refused = message_of([&] { make_pictures(wanted_); });
  EXPECT_NE(refused.find("[[wall]] wear"), std::string::npos) << refused;
  const auto with_wear_of_floor = [&](Real depth) {
    write_walls(directory_ / "frames" / "walls.vtp", little_box(), {0, 0, 0}, {1, 1, 1}, {},
                {{"wear_depth", {depth, 0, 0, 0, 1e-6}}});
    make_pictures(wanted_);
    return read_png(wanted_.output);
  };
  const Image shallow = with_wear_of_floor(2e-7);
  EXPECT_GT(difference(shallow, with_wear_of_floor(0)), 1.0);
  EXPECT_GT(difference(shallow, with_wear_of_floor(8e-7)), 1.0);
  wanted_.walls = false;
  const std::string without = message_of([&] { make_pictures(wanted_); });
  EXPECT_NE(without.find("--no-walls"), std::string::npos) << without;
}

TEST_F(RunPicturesTest, WithoutFfmpegAMovieIsASeriesOfPictures) {
  const PathWith path(directory_ / "bin", "");
  EXPECT_FALSE(find_ffmpeg());
  wanted_.output = directory_ / "fall.mp4";
  const MadePictures made = make_pictures(wanted_);
  ASSERT_EQ(made.files.size(), 3u);
  EXPECT_EQ(made.files[0].filename(), "fall_000000.png");
  EXPECT_NE(made.note.find("ffmpeg is not installed"), std::string::npos);
  EXPECT_FALSE(fs::exists(wanted_.output));
}

TEST_F(RunPicturesTest, FfmpegGetsAllPixels) {
  const PathWith path(directory_ / "bin", "for last; do :; done\ncat > \"$last\"\n");
  wanted_.output = directory_ / "fall.mp4";
  const MadePictures made = make_pictures(wanted_);
  ASSERT_EQ(made.files, std::vector<fs::path>{wanted_.output});
  EXPECT_EQ(fs::file_size(wanted_.output), 3u * 64 * 48 * 3);
}

TEST_F(RunPicturesTest, AFailingFfmpegIsReported) {
  for (const char* script : {"exit 3\n", "cat > /dev/null\nexit 1\n"}) {
    const PathWith path(directory_ / "bin", script);
    wanted_.output = directory_ / "fall.mp4";
    wanted_.picture.width = 640;  // more than a pipe holds
    const std::string message = message_of([&] { make_pictures(wanted_); });
    EXPECT_NE(message.find(".png"), std::string::npos);
    EXPECT_FALSE(fs::exists(wanted_.output));
  }
}

TEST_F(RunPicturesTest, MistakesAreExplained) {
  const auto message = [&] { return message_of([&] { make_pictures(wanted_); }); };
  wanted_.frame = "7";
  EXPECT_NE(message().find("from 0 to 2"), std::string::npos);
  wanted_.frame = "first";
  EXPECT_NE(message().find("last, all"), std::string::npos);
  wanted_.frame = "";
  wanted_.output = directory_ / "out.gif";
  EXPECT_NE(message().find(".png or .mp4"), std::string::npos);
  wanted_.output = "/proc/no/out.png";
  EXPECT_NE(message().find("/proc/no"), std::string::npos);
  wanted_.output = directory_ / "out.png";
  wanted_.run = directory_ / "frames";
  EXPECT_NE(message().find("no frames"), std::string::npos);
  wanted_.run = directory_ / "nowhere";
  EXPECT_NE(message().find("no directory"), std::string::npos);
}

TEST_F(RunPicturesTest, TheProgramExplainsColours) {
  const auto render = [&](const std::vector<std::string>& more) {
    std::vector<std::string> words = {"render", directory_.path(), "--size", "64x48",
                                      "-o",     wanted_.output};
    words.insert(words.end(), more.begin(), more.end());
    return test::clast(words);
  };
  for (const char* color : {"auto", "plain", "spin"})
    EXPECT_EQ(render({"--color", color}).status, 0);
  EXPECT_NE(render({"--color", "mood"}).err.find("spin, tag, fragment, wear, plain, auto"),
            std::string::npos);
  EXPECT_EQ(render({"--color", "velocity", "--range", "0,2"}).status, 0);
  EXPECT_NE(render({"--range", "0,2"}).err.find("needs --color"), std::string::npos);
}

TEST_F(RunPicturesTest, AFullDiskIsReported) {
  const testing_output::FullDisk full(100);
  EXPECT_THROW(make_pictures(wanted_), Error);
}

}  // namespace
}  // namespace clast
