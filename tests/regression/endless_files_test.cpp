// Pipes, devices and hollow files in the place of a scene, a mesh or a result were read for ever.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "tests/support/program.hpp"
#include "tests/support/small_scene.hpp"

namespace clast::test {
namespace {

namespace fs = std::filesystem;

class EndlessFiles : public ::testing::Test {
 protected:
  // Something without an end at this place.
  static void put_endless(const fs::path& path, int kind) {
    fs::remove(path);
    if (kind == 0) {
      ASSERT_EQ(::mkfifo(path.c_str(), 0666), 0);
    } else if (kind == 1) {
      fs::create_symlink("/dev/zero", path);
    } else {
      put(path, "");
      fs::resize_file(path, std::uintmax_t{1} << 42);
    }
  }
  void expect_refused(const fs::path& path, const std::vector<std::string>& arguments) {
    for (int kind = 0; kind < 3; ++kind) {
      put_endless(path, kind);
      const Ended ended = clast(arguments);
      EXPECT_EQ(ended.status, 1) << path << kind;
      EXPECT_NE(ended.err.find(path.filename().string()), std::string::npos) << ended.err;
    }
  }

  TemporaryDirectory directory_;
};

TEST_F(EndlessFiles, AsScene) {
  expect_refused(directory_ / "scene.toml", {"check", directory_ / "scene.toml"});
}

TEST_F(EndlessFiles, AsMesh) {
  for (const char* name : {"mesh.obj", "mesh.stl"}) {
    put(directory_ / "scene.toml",
        small_scene("1 s", "[[wall]]\ntype = \"mesh\"\nfile = \"" + std::string(name) + "\"\n"));
    expect_refused(directory_ / name, {"check", directory_ / "scene.toml"});
  }
}

TEST_F(EndlessFiles, AsShape) {
  put(directory_ / "scene.toml", small_scene("1 s", "shape = \"rock.obj\"\n"));
  expect_refused(directory_ / "rock.obj", {"check", directory_ / "scene.toml"});
}

TEST_F(EndlessFiles, AsResults) {
  put(directory_ / "scene.toml", small_scene("5 ms"));
  const fs::path out = directory_ / "run";
  ASSERT_EQ(clast({"run", directory_ / "scene.toml", "--out", out}).status, 0);
  const std::string picture = directory_ / "picture.png";
  expect_refused(out / "frames" / "shapes.json", {"render", out, "-o", picture});
  fs::remove(out / "frames" / "shapes.json");
  fs::path last;
  for (const auto& entry : fs::directory_iterator(out / "frames"))
    if (entry.path().filename().string().starts_with("frame_") && entry.path() > last)
      last = entry.path();
  expect_refused(last, {"render", out, "-o", picture});
  expect_refused(out / "summary.json", {"info", out});
  expect_refused(out / "series.csv", {"plot", out});
  expect_refused(out / "series.csv", {"resume", out});
}

// A hollow tail without a line end: memory grew until the program was killed.
TEST_F(EndlessFiles, AsTailOfASeries) {
  put(directory_ / "scene.toml", small_scene("5 ms"));
  const fs::path out = directory_ / "run", series = out / "series.csv";
  ASSERT_EQ(clast({"run", directory_ / "scene.toml", "--out", out}).status, 0);
  const std::string whole = content_of(series);
  fs::resize_file(series, std::uintmax_t{3900} << 20);
  const Ended plotted = clast({"plot", out});
  EXPECT_EQ(plotted.status, 1);
  EXPECT_NE(plotted.err.find("series.csv, line "), std::string::npos) << plotted.err;
  fs::resize_file(series, std::uintmax_t{500} << 30);
  const Ended resumed = clast({"resume", out, "--until", "6 ms"});
  EXPECT_EQ(resumed.status, 0) << resumed.err;
  EXPECT_NE(resumed.err.find("series.csv.damaged"), std::string::npos) << resumed.err;
  EXPECT_EQ(fs::file_size(out / "series.csv.damaged"), std::uintmax_t{500} << 30);
  EXPECT_EQ(content_of(series).substr(0, whole.size()), whole);
}

// Also where the seal says that it is to be so long.
TEST_F(EndlessFiles, AsCheckpoint) {
  put(directory_ / "scene.toml", small_scene("5 ms"));
  const fs::path out = directory_ / "run";
  ASSERT_EQ(clast({"run", directory_ / "scene.toml", "--out", out}).status, 0);
  constexpr std::uintmax_t length = std::uintmax_t{2} << 40;
  for (const auto& entry : fs::directory_iterator(out / "checkpoint")) {
    std::string content = content_of(entry.path());
    const std::size_t at = content.find("\nbytes ");
    ASSERT_NE(at, std::string::npos);
    content.replace(at, 14, "\nbytes " + std::to_string(length).substr(0, 7));
    put(entry.path(), content);
    fs::resize_file(entry.path(), length);
  }
  put(directory_ / "next.toml", small_scene("5 ms"));
  for (const std::vector<std::string>& command : std::vector<std::vector<std::string>>{
           {"info", out},
           {"resume", out},
           {"run", directory_ / "next.toml", "--from", out, "--out", directory_ / "next"}}) {
    const Ended ended = clast(command);
    EXPECT_EQ(ended.status, 1) << command[0];
    EXPECT_NE(ended.err.find("bytes"), std::string::npos) << ended.err;
  }
}

}  // namespace
}  // namespace clast::test
