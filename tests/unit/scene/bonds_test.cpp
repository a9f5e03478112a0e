// Clusters, clumps and bonds in scenes.
#include "scene/bonds.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "bond/fragments.hpp"
#include "run/plan.hpp"
#include "scene/build.hpp"
#include "scene/read.hpp"
#include "scene/start.hpp"
#include "scene/streams.hpp"
#include "tests/unit/scene/scene_text.hpp"

namespace clast {
namespace {

std::string scene_text(const std::string& insert, const std::string& more = "",
                       const std::string& bond = "youngs_modulus = \"10 MPa\"") {
  return R"(
duration = 1
[[material]]
name = "rock"
density = 2500
youngs_modulus = "10 MPa"
[[bond]]
name = "cement"
)" + bond +
         R"(
[[insert]]
region = { box = { low = [0, 0, 0], high = [0.3, 0.3, 0.3] } }
)" + insert +
         more;
}

Snapshot start_of(const std::string& text) {
  const Scene scene = read_scene_text(text, "scene.toml");
  return starting_state(scene, build_model(scene, 0));
}

std::string complaint(const std::string& text) {
  try {
    read_scene_text(text, "scene.toml");
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}
bool mentions(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(BondScene, BodiesWithOneCentreAreNamedAtTheBond) {
  const std::string text = R"(duration = 1
[[material]]
name = "rock"
density = 2500
youngs_modulus = "10 MPa"
[[bond]]
name = "cement"
youngs_modulus = "10 MPa"
within = "1 mm"
[[insert]]
radius = "1 cm"
at = [[0, 0, 0], [0, 0, 0]]
)";
  try {
    start_of(text);
    FAIL();
  } catch (const SceneError& error) {
    EXPECT_TRUE(mentions(error.what(), "scene.toml:9:10")) << error.what();
    EXPECT_TRUE(mentions(error.what(), "bodies 0 and 1 have the same centre")) << error.what();
  }
}

TEST(BondScene, ClustersComeInAsBondedSpheres) {
  const Snapshot state = start_of(scene_text(
      "shape = \"cube27\"\nbond = \"cement\"\ncount = 4\nscale = 0.01\nspin = [0, 0, 3]\n"));
  ASSERT_EQ(state.bodies.size(), 4u * 27);
  EXPECT_EQ(state.bonds.size(), 4u * 54);
  for (std::size_t i = 0; i < state.bodies.size(); ++i) {
    EXPECT_EQ(state.bodies.id[i], static_cast<Id>(i));
    EXPECT_EQ(state.bodies.shape[i], 0);
    EXPECT_NEAR(state.bodies.radius[i], 0.005, 1e-12);
  }
  for (std::size_t k = 0; k < state.bonds.size(); ++k) {
    EXPECT_NEAR(state.bonds.length[k], 0.01, 1e-9);
    EXPECT_NEAR(state.bonds.radius[k], 0.005, 1e-12);
  }
  // They turn as one: all move about the middle of their cube.
  const Vec3 d = state.bodies.position[26] - state.bodies.position[0];
  const Vec3 v = state.bodies.velocity[26] - state.bodies.velocity[0];
  EXPECT_LT(length(v - cross({0, 0, 3}, d)), 1e-12);
  const Scene scene = read_scene_text(scene_text("count = 1\nradius = 0.01\n"), "scene.toml");
  const auto fragments = fragments_of(state.bodies, state.bonds, build_model(scene, 0).shapes);
  EXPECT_EQ(fragments.size(), 4u);
}

TEST(BondScene, TagsStayWithBodiesThatComeAfterClusters) {
  const Snapshot state = start_of(
      scene_text("shape = \"cube27\"\nbond = \"cement\"\ncount = 1\nscale = 0.01\ntag = 2\n",
                 "[[insert]]\ncount = 1\nradius = 0.01\ntag = 1\n"
                 "region = { box = { low = [0.4, 0, 0], high = [0.6, 0.3, 0.3] } }\n"));
  ASSERT_EQ(state.bodies.size(), 28u);
  EXPECT_EQ(state.bodies.tag[0], 2);
  EXPECT_EQ(state.bodies.tag[27], 1);
}

// Without a bond the same shape is one rigid body.
TEST(BondScene, ClumpsAreRigid) {
  const Snapshot state = start_of(scene_text("shape = \"cube27\"\ncount = 4\nscale = 0.01\n"));
  EXPECT_EQ(state.bodies.size(), 4u);
  EXPECT_EQ(state.bonds.size(), 0u);
  EXPECT_NEAR(state.bodies.mass[0], 27 * 2500 * 4 / 3.0 * pi * cube(0.005), 1e-9);
}

TEST(BondScene, ClumpsComeFromAList) {
  const Snapshot state = start_of(scene_text("shape = \"peanut\"\ncount = 2\nscale = 1\n",
                                             "[[clump]]\nname = \"peanut\"\nspheres = [[0, 0, 0, "
                                             "\"5 mm\"], [\"6 mm\", 0, 0, \"4 mm\"]]\n"));
  EXPECT_EQ(state.bodies.size(), 2u);
}

TEST(BondScene, SizesMeanTheSphereOfEqualVolume) {
  const Snapshot state = start_of(
      scene_text("shape = \"cluster_b\"\nbond = \"cement\"\ncount = 1\nradius = \"10 mm\"\n"));
  Real volume = 0;
  for (const Real r : state.bodies.radius) volume += cube(r);
  EXPECT_NEAR(volume, cube(0.01), 1e-12);
}

TEST(BondScene, NearSpheresAreBonded) {
  const std::string row = "radius = \"5 mm\"\nat = [[0.1, 0, 0], [0.11, 0, 0], [0.1205, 0, 0]]\n";
  std::string text = scene_text("", "", "youngs_modulus = 1e7\nwithin = \"0.1 mm\"");
  text.replace(text.find("region"), std::string::npos, row);
  EXPECT_EQ(start_of(text).bonds.size(), 1u);
  text.replace(text.find("0.1 mm"), 6, "0.6 mm");
  EXPECT_EQ(start_of(text).bonds.size(), 2u);
}

// Those of the first stage are made as the run starts.
TEST(BondScene, NearSpheresAreBondedAtTheirStage) {
  const auto bonds_of = [](const std::string& stage) {
    std::string text =
        scene_text("",
                   "[[stage]]\nname = \"first\"\nduration = 1\n[[stage]]\nname = \"second\"\n"
                   "duration = 1\n",
                   "youngs_modulus = 1e7\nwithin = \"0.1 mm\"\n" + stage);
    text.replace(text.find("duration = 1\n"), 13, "");
    const std::string region = "region = { box = { low = [0, 0, 0], high = [0.3, 0.3, 0.3] } }\n";
    text.replace(text.find(region), region.size(),
                 "radius = \"5 mm\"\nat = [[0.1, 0, 0], [0.11, 0, 0]]\n");
    return start_of(text).bonds.size();
  };
  EXPECT_EQ(bonds_of(""), 1u);
  EXPECT_EQ(bonds_of("stage = \"first\"\n"), 1u);
  EXPECT_EQ(bonds_of("stage = \"second\"\n"), 0u);
}

// Spheres that a stream brings, or that lie beside clumps, are known before a stage bonds them.
TEST(BondScene, TimeStepKnowsBondsOfStages) {
  const std::string stages =
      "[[stage]]\nname = \"fill\"\nduration = 1\n[[stage]]\nname = \"press\"\nduration = 1\n";
  const auto step = [&](const std::string& insert, const std::string& more, const char* modulus) {
    std::string text = scene_text(insert, more + stages,
                                  std::string("within = \"0.1 mm\"\nstage = \"press\"\n") +
                                      "youngs_modulus = \"" + modulus + "\"");
    text.replace(text.find("duration = 1\n"), 13, "");
    const Scene scene = read_scene_text(text, "scene.toml");
    const Snapshot start = starting_state(scene, build_model(scene, 0));
    return make_plan(scene, start.bodies, start.bonds).step.dt;
  };
  const auto expect_known = [&](const std::string& insert, const std::string& more = "") {
    EXPECT_NEAR(step(insert, more, "1 TPa") / step(insert, more, "100 TPa"), 10, 0.1) << insert;
  };
  expect_known("count = 9\nradius = 0.01\n");
  expect_known("method = \"stream\"\nrate = 10\nradius = 0.01\n");
  expect_known("count = 9\nradius = 0.01\n",
               "[[insert]]\ncount = 1\nscale = 0.001\nshape = \"ball10\"\n"
               "region = { box = { low = [0.4, 0, 0], high = [0.6, 0.3, 0.3] } }\n");
}

TEST(BondScene, StreamsBringClusters) {
  const Scene scene = read_scene_text(
      scene_text("shape = \"cube27\"\nbond = \"cement\"\nmethod = \"stream\"\nrate = 100\nscale = "
                 "0.01\nvelocity = [0, 0, -3]\n"),
      "scene.toml");
  const Model model = build_model(scene, 0);
  Streams streams(scene);
  Snapshot state;
  Id next = 0;
  for (int batch = 0; batch < 3; ++batch) {
    const std::size_t there = state.bodies.size();
    streams.insert_due(streams.next_time(), model, state.bodies, next);
    scene::break_up_clusters(scene, {}, there, state.bodies, next, state.bonds);
  }
  ASSERT_GT(state.bodies.size(), 27u);
  EXPECT_EQ(state.bodies.size() % 27, 0u);
  EXPECT_EQ(state.bonds.size(), 54 * (state.bodies.size() / 27));
  EXPECT_EQ(next, static_cast<Id>(state.bodies.size()));
}

// Bodies of several convex parts come in as these, bonded over the faces they share.
TEST(BondScene, PartsOfABodyAreBondedOverTheirFaces) {
  const std::string insert = "shape = \"l_shape\"\ncount = 3\nscale = 0.01\nspin = [0, 0, 3]\n";
  const Snapshot whole = start_of(scene_text(insert));
  const Snapshot state = start_of(scene_text(insert + "bond = \"cement\"\n"));
  ASSERT_EQ(whole.bodies.size(), 3u);
  ASSERT_EQ(state.bodies.size(), 6u);
  ASSERT_EQ(state.bonds.size(), 3u);
  Real mass = 0, parts = 0;
  for (const Real m : whole.bodies.mass) mass += m;
  for (const Real m : state.bodies.mass) parts += m;
  EXPECT_NEAR(parts, mass, 1e-9 * mass);
  for (std::size_t k = 0; k < 3; ++k) {
    EXPECT_TRUE(has_section(state.bonds, k));
    EXPECT_EQ(state.bonds.corner_count[k], 4);
    EXPECT_NE(state.bodies.shape[2 * k], state.bodies.shape[2 * k + 1]);
    const Vec3 d = state.bodies.position[2 * k + 1] - state.bodies.position[2 * k];
    const Vec3 v = state.bodies.velocity[2 * k + 1] - state.bodies.velocity[2 * k];
    EXPECT_LT(length(v - cross({0, 0, 3}, d)), 1e-12);
  }
}

// Four cubes in a square: bonded over faces, at the edge of the two that are across only if asked.
TEST(BondScene, NearCubesAreBonded) {
  const std::string square =
      "shape = \"cube\"\nscale = 0.01\norientation = \"same\"\nat = [[0.1, 0, 0], [0.12, 0, 0], "
      "[0.1, 0.02, 0], [0.12, 0.02, 0]]\n";
  const auto bonds_of = [&](const std::string& more) {
    std::string text = scene_text("", "", "youngs_modulus = 1e7\nwithin = \"0.1 mm\"\n" + more);
    text.replace(text.find("region"), std::string::npos, square);
    return start_of(text).bonds;
  };
  const HostBonds faces = bonds_of(""), all = bonds_of("points = true");
  ASSERT_EQ(faces.size(), 4u);
  for (const std::int32_t corners : faces.corner_count) EXPECT_EQ(corners, 4);
  ASSERT_EQ(all.size(), 6u);
  EXPECT_EQ(std::count(all.corner_count.begin(), all.corner_count.end(), 0), 2);
}

// Ten times stiffer bonds take a shorter step, also when they only come with a stream.
TEST(BondScene, TimeStepKnowsBonds) {
  const auto step = [](const std::string& insert, const char* modulus) {
    const Scene scene = read_scene_text(
        scene_text(insert, "", std::string("youngs_modulus = \"") + modulus + "\""), "scene.toml");
    const Snapshot start = starting_state(scene, build_model(scene, 0));
    return make_plan(scene, start.bodies, start.bonds).step.dt;
  };
  const std::string still = "shape = \"cube27\"\nbond = \"cement\"\ncount = 1\nscale = 0.01\n";
  EXPECT_NEAR(step(still, "1 TPa") / step(still, "100 TPa"), 10, 0.1);
  const std::string stream =
      "shape = \"cube27\"\nbond = \"cement\"\nmethod = \"stream\"\nrate = 10\nscale = 0.01\n";
  EXPECT_NEAR(step(stream, "1 TPa"), step(still, "1 TPa"), 0.02 * step(still, "1 TPa"));
}

TEST(BondScene, SaysWhatIsWrong) {
  const auto with = [](const std::string& insert, const std::string& more = "") {
    return complaint(scene_text("count = 1\nscale = 0.01\n" + insert, more));
  };
  EXPECT_TRUE(mentions(with("shape = \"cube27\"\nbond = \"glue\"\n"), "there is no bond 'glue'"));
  EXPECT_TRUE(mentions(with("shape = \"cube\"\nbond = \"cement\"\n"), "in one piece"));
  EXPECT_TRUE(mentions(with("shape = \"cube28\"\n"), "no shape 'cube28'"));
  EXPECT_TRUE(
      mentions(with("shape = \"twins\"\nbond = \"cement\"\n",
                    "[[clump]]\nname = \"twins\"\nspheres = [[0, 0, 0, 1], [1, 0, 0, 1]]\n"),
               "overlap"));
  EXPECT_TRUE(mentions(with("shape = \"far\"\nbond = \"cement\"\n",
                            "[[clump]]\nname = \"far\"\nspheres = [[0, 0, 0, 1], [9, 0, 0, 1]]\n"),
                       "do not reach"));
  EXPECT_TRUE(mentions(with("shape = \"twin\"\n",
                            "[[clump]]\nname = \"twin\"\nspheres = [[0, 0, 0, 1], [0, 0, 0, 1]]\n"),
                       "lies within"));
  EXPECT_TRUE(mentions(complaint(scene_text("count = 1\nradius = 0.01\n", "", "radius = 1")),
                       "none of youngs_modulus and normal_stiffness"));
  EXPECT_TRUE(mentions(
      complaint(scene_text("count = 1\nradius = 0.01\n", "", "youngs_modulus = 1\nstage = \"x\"")),
      "goes only with 'within'"));
  EXPECT_TRUE(mentions(
      complaint(scene_text("count = 1\nradius = 0.01\n", "", "youngs_modulus = 1\nscatter = 4")),
      "'scatter' is for strengths"));
}

}  // namespace
}  // namespace clast
