#include "run/doubts.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "clast/world.hpp"
#include "run/plan.hpp"
#include "scene/bonds.hpp"
#include "scene/build.hpp"
#include "scene/insert.hpp"
#include "scene/read.hpp"
#include "scene/start.hpp"
#include "tests/support/temporary_directory.hpp"
#include "world/diagnosis.hpp"

namespace clast {
namespace {

// Balls of a material over a floor.
Scene scene_with(const std::string& material, const std::string& places = "[0, 0, 1]") {
  return read_scene_text("duration = 1\n[[material]]\nname = \"grain\"\n" + material +
                             "\n[[wall]]\nname = \"floor\"\ntype = \"plane\"\npoint = [0, 0, 0]\n"
                             "normal = [0, 0, 1]\n[[insert]]\nradius = 0.01\nat = [" +
                             places + "]\n",
                         "doubts.toml");
}

HostBodies bodies_of(const Scene& scene) {
  HostBodies bodies;
  insert_at_start(scene, build_model(scene, 0), bodies);
  return bodies;
}

std::string doubts_of(const std::string& material) {
  const Scene scene = scene_with(material);
  std::string all;
  for (const std::string& doubt : doubts_about(scene, bodies_of(scene))) all += doubt + "\n";
  return all;
}

TEST(Doubts, AboutUnitsOfMaterials) {
  EXPECT_EQ(doubts_of("density = 2500\nyoungs_modulus = \"10 MPa\""), "");
  const std::string light = doubts_of("density = 2.5\nyoungs_modulus = \"10 MPa\"");
  EXPECT_NE(light.find("did you mean \"2.5 g/cm3\"?"), std::string::npos) << light;
  EXPECT_NE(light.find("doubts.toml:4:"), std::string::npos) << light;
  const std::string soft = doubts_of("density = 2500\nyoungs_modulus = 10");
  EXPECT_NE(soft.find("did you mean \"10 MPa\"?"), std::string::npos) << soft;
}

// It once said how far apart the middles of the facets are.
TEST(Doubts, AboutMeshesInMillimetres) {
  const test::TemporaryDirectory folder;
  test::put(folder / "plate.obj", "v 0 0 0\nv 300 0 0\nv 300 100 0\nv 0 100 0\nf 1 2 3 4\n");
  const Scene scene = read_scene_text(
      "duration = 1\n[[material]]\nname = \"grain\"\ndensity = 2500\nyoungs_modulus = 1e7\n"
      "[[wall]]\ntype = \"mesh\"\nfile = \"plate.obj\"\n"
      "[[insert]]\nradius = 0.01\nat = [[0, 0, 1]]\n",
      (folder / "plate.toml").string());
  const std::vector<std::string> doubts = doubts_about(scene, bodies_of(scene));
  ASSERT_EQ(doubts.size(), 1u);
  EXPECT_NE(doubts[0].find("plate.obj is 300 m long"), std::string::npos) << doubts[0];
}

TEST(Doubts, AboutSinksThatBodiesCouldPass) {
  Scene scene = read_scene_text(
      "duration = 1\n[[material]]\nname = \"grain\"\ndensity = 2500\nyoungs_modulus = 1e7\n"
      "[[insert]]\nradius = 0.01\nat = [[0, 0, 1]]\n[[sink]]\nname = \"net\"\n"
      "region = { box = { low = [-1, -1, -0.1], high = [1, 1, 0] } }\nevery = 0.02\n",
      "doubts.toml");
  EXPECT_TRUE(doubts_about_sinks(scene, 4.9, 1e-5).empty());
  const std::vector<std::string> doubts = doubts_about_sinks(scene, 10, 1e-5);
  ASSERT_EQ(doubts.size(), 1u);
  EXPECT_EQ(doubts[0],
            "doubts.toml:9:1: bodies at 10 m/s could pass the sink 'net' between two looks: they "
            "move 0.2 m, and it is 0.1 m thick; use every = \"0.005 s\" or less, or make it "
            "thicker");
  scene.sinks[0].every = {};  // 100 steps
  EXPECT_TRUE(doubts_about_sinks(scene, 10, 0.99e-4).empty());
  EXPECT_EQ(doubts_about_sinks(scene, 10, 1.01e-4).size(), 1u);
  EXPECT_EQ(make_plan(scene, bodies_of(scene)).warnings.size(), 0u);
}

TEST(Doubts, AboutBondsThatHoldNothing) {
  const auto doubts_of = [](const std::string& bond, const std::string& insert = "") {
    const Scene scene = read_scene_text(
        "duration = 1\n[[material]]\nname = \"grain\"\ndensity = 2500\nyoungs_modulus = 1e7\n"
        "[[insert]]\nradius = 0.01\nat = [[0, 0, 0], [0.021, 0, 0]]\n" +
            insert + "[[bond]]\nname = \"glue\"\nyoungs_modulus = 1e7\n" + bond,
        "glue.toml");
    const Snapshot start = starting_state(scene, build_model(scene, 0));
    return doubts_about_bonds(scene, scene::before_stages, start.bonds);
  };
  EXPECT_TRUE(doubts_of("within = \"1.1 mm\"\n").empty());
  ASSERT_EQ(doubts_of("within = \"0.9 mm\"\n").size(), 1u);
  EXPECT_EQ(doubts_of("within = \"0.9 mm\"\n")[0].find(
                "glue.toml:12:10: bond 'glue' holds nothing together: no two of the bodies that it "
                "may bond are within 0.0009 m"),
            0u)
      << doubts_of("within = \"0.9 mm\"\n")[0];
  ASSERT_EQ(doubts_of("").size(), 1u);
  EXPECT_NE(doubts_of("")[0].find("no [[insert]] names the bond 'glue'"), std::string::npos);
  EXPECT_TRUE(doubts_of("",
                        "[[insert]]\nmethod = \"stream\"\nrate = 1\nshape = \"ball10\"\n"
                        "bond = \"glue\"\nscale = 0.01\nvelocity = [0, 0, -1]\n"
                        "region = { box = { low = [0, 0, 1], high = [1, 1, 2] } }\n")
                  .empty());
}

// Without damping, Hertz: overlap^(5/2) = 15 m v^2 / (16 E* sqrt(R)), here with E* = E / 2 (1 -
// nu^2) and the speed of a fall from 1 m.
TEST(Doubts, TheFirstImpactIsThatOfHertz) {
  const Real e = 1e7, nu = 0.25, rho = 2500, radius = 0.01;
  const Scene scene =
      scene_with("density = 2500\nyoungs_modulus = 1e7\npoisson_ratio = 0.25\nrestitution = 1");
  const HostBodies bodies = bodies_of(scene);
  const Plan plan = make_plan(scene, bodies);
  const FirstImpact impact = first_impact(scene, model_of(plan, 0), bodies, plan.step.dt);
  const Real v = impact.speed, mass = rho * 4 / 3 * pi * cube(radius);
  EXPECT_NEAR(v, std::sqrt(2 * 9.81 * 1), 0.1);
  const Real stiff = e / (2 * (1 - nu * nu));
  const Real overlap = std::pow(15 * mass * v * v / (16 * stiff * std::sqrt(radius)), 0.4);
  EXPECT_NEAR(impact.overlap, overlap / radius, 0.02 * overlap / radius);
  EXPECT_EQ(impact.material, "grain");
}

TEST(Doubts, AboutARestitutionThatViscosityTakesThePlaceOf) {
  const std::string springs =
      "density = 2500\nnormal_stiffness = 1e5\nyoungs_modulus = 1e7\n"
      "viscosity = 1\n";
  const auto doubts_under = [&](const std::string& law, const std::string& more) {
    const Scene scene = read_scene_text("duration = 1\n[contact]\nlaw = \"" + law +
                                            "\"\n[[material]]\nname = \"grain\"\n" + springs +
                                            more + "[[insert]]\nradius = 0.01\nat = [[0, 0, 1]]\n",
                                        "law.toml");
    std::string all;
    for (const std::string& doubt : doubts_about(scene, bodies_of(scene))) all += doubt;
    return all;
  };
  EXPECT_EQ(doubts_under("hopkins", ""), "");
  EXPECT_EQ(doubts_under("linear", "restitution = 0.5\n"), "");
  EXPECT_NE(doubts_under("hopkins", "restitution = 0.5\n").find("viscosity takes its place"),
            std::string::npos);
}

// The depth is that of the first impact, seen beside the radius that is swept over the core. Cores
// of ellipsoids may overlap.
TEST(Doubts, TheFirstImpactMayReachThinCores) {
  const auto scene_of = [](const std::string& shape) {
    return read_scene_text(
        "duration = 1\n[[material]]\nname = \"grain\"\ndensity = 2500\nyoungs_modulus = 1e6\n"
        "[[shape]]\nname = \"body\"\n" +
            shape + "\n[[insert]]\nshape = \"body\"\nat = [[0, 0, 1]]\nvelocity = [0, 0, -5]\n",
        "thin.toml");
  };
  const auto overlap_of = [&](Real radius) {
    const Scene scene =
        scene_of("core = \"segment\"\nlength = 0.1\nradius = " + std::to_string(radius));
    const HostBodies bodies = bodies_of(scene);
    const Plan plan = make_plan(scene, bodies);
    const Model model = model_of(plan, 0);
    const FirstImpact impact = first_impact(scene, model, bodies, plan.step.dt);
    const FirstCoreImpact core = first_core_impact(model, bodies, impact.speed, plan.step.dt);
    EXPECT_EQ(core.shape, "body");
    EXPECT_NEAR(core.overlap * radius, impact.overlap * bodies.radius[0], 1e-9);
    return core.overlap;
  };
  EXPECT_GT(overlap_of(0.0002), 1);
  EXPECT_LT(overlap_of(0.02), 1);
  const Scene egg = scene_of("core = \"ellipsoid\"\nhalf_axes = [0.1, 0.2, 0.2]\nradius = 0");
  const HostBodies bodies = bodies_of(egg);
  const Plan plan = make_plan(egg, bodies);
  EXPECT_EQ(first_core_impact(model_of(plan, 0), bodies, 5, plan.step.dt).overlap, 0);
}

TEST(Doubts, AboutBodiesInEachOtherAndInWalls) {
  const auto said = [](const std::string& places) {
    const Scene scene = scene_with("density = 2500\nyoungs_modulus = \"10 MPa\"", places);
    Snapshot start;
    start.bodies = bodies_of(scene);
    const Model model = model_of(make_plan(scene, start.bodies), 0);
    World world({}, model, start, true);
    world.start();
    return overlaps_at_start(model, world.state(), wall_names(scene, 0));
  };
  EXPECT_EQ(said("[0, 0, 1], [0, 0, 1.0199]"), "");
  EXPECT_NE(said("[0, 0, 1], [0, 0, 1.015], [5, 0, 1]").find("1 pair of bodies"),
            std::string::npos);
  const std::string wall = said("[0, 0, 0.005]");
  EXPECT_EQ(wall,
            "overlaps at the start: 1 contact with walls; body 0 lies in the wall floor by 50 % of "
            "its radius: it will be pushed out at once");
}

TEST(Doubts, FaultsNameWallsAsTheSceneDoes) {
  std::vector<std::string> names(13, "other");
  names[1] = "box.bottom";
  names[12] = "lid";
  EXPECT_EQ(with_names_of_walls("body 3 overlaps wall 12 by", names),
            "body 3 overlaps the wall lid by");
  EXPECT_EQ(with_names_of_walls("body 3 overlaps wall 1 by", names),
            "body 3 overlaps the wall box.bottom by");
  EXPECT_EQ(with_names_of_walls("body 3 overlaps body 4", names), "body 3 overlaps body 4");
}

}  // namespace
}  // namespace clast
