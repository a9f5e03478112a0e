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

}  // namespace
}  // namespace clast::test
