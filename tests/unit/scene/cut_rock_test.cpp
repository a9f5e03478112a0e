// Closed meshes cut into cells.
#include "scene/cut_rock.hpp"

#include <gtest/gtest.h>

#include "base/error.hpp"
#include "scene/build.hpp"
#include "scene/read.hpp"
#include "scene/start.hpp"
#include "tests/support/paths.hpp"
#include "tests/support/temporary_directory.hpp"

namespace clast {
namespace {

using scene::cut_rock;
using test::TemporaryDirectory;

const std::string cube = CLAST_SOURCE_DIR "/shapes/cube.obj";

std::string refusal(const std::string& mesh, int count) {
  try {
    cut_rock(mesh, {count, 1, 2});
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

bool mentions(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

// The file is a rigid body, or with a bond a cluster that weighs as much and hangs together.
TEST(CutRock, IsUsedInAScene) {
  const TemporaryDirectory folder;
  const scene::CutRock rock = cut_rock(cube, {25, 3, 4});
  EXPECT_EQ(rock.cells.size(), 25u);
  EXPECT_GT(rock.bonds, 50u);
  EXPECT_GT(rock.smallest, 0);
  test::put(folder / "rock.obj", obj_text(rock.cells, "a cube"));
  const auto start_of = [&](const std::string& bond) {
    test::put(folder / "scene.toml",
              "duration = 1\n[[material]]\nname = \"rock\"\ndensity = 2500\nyoungs_modulus = "
              "1e7\n[[bond]]\nname = \"cement\"\nyoungs_modulus = 1e7\n[[insert]]\nshape = "
              "\"rock.obj\"\nscale = 0.01\nat = [[0, 0, 0]]\n" +
                  bond);
    const Scene scene = read_scene(folder / "scene.toml", {});
    return starting_state(scene, build_model(scene, 0));
  };
  const Snapshot rigid = start_of(""), cells = start_of("bond = \"cement\"\n");
  ASSERT_EQ(rigid.bodies.size(), 1u);
  ASSERT_EQ(cells.bodies.size(), 25u);
  EXPECT_EQ(cells.bonds.size(), rock.bonds);
  Real mass = 0;
  for (const Real m : cells.bodies.mass) mass += m;
  EXPECT_NEAR(mass, rigid.bodies.mass[0], 1e-9 * mass);
}

TEST(CutRock, SaysWhatIsWrong) {
  const TemporaryDirectory folder;
  test::put(folder / "open.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\n");
  const std::string open = (folder / "open.obj").string();
  EXPECT_TRUE(mentions(refusal(open, 5), open));
  EXPECT_TRUE(mentions(refusal(open, 5), "the mesh is open"));
  EXPECT_TRUE(mentions(refusal(cube, 1), "from 2 to 10000"));
  EXPECT_TRUE(mentions(refusal(cube, 10001), "from 2 to 10000"));
  EXPECT_TRUE(mentions(refusal((folder / "none.stl").string(), 5), "none.stl"));
  const std::string flask = CLAST_SOURCE_DIR "/scenes/flask.obj";
  EXPECT_TRUE(mentions(refusal(flask, 5), flask));
}

}  // namespace
}  // namespace clast
