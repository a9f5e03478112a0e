#include <gtest/gtest.h>

#include <cmath>
#include <optional>

#include "base/random.hpp"
#include "bond/make.hpp"
#include "measure/contents.hpp"
#include "measure/flow.hpp"
#include "measure/heap.hpp"
#include "measure/local_stress.hpp"
#include "measure/mixing.hpp"
#include "shape/build.hpp"
#include "tests/support/grains.hpp"

namespace clast::test {
namespace {

Space box_space(const Vec3& low, const Vec3& high) {
  Space space;
  space.holds_ball = [=](const Vec3& p, Real r) {
    return p.x - r >= low.x && p.y - r >= low.y && p.z - r >= low.z && p.x + r <= high.x &&
           p.y + r <= high.y && p.z + r <= high.z;
  };
  space.holds = [inside = space.holds_ball](const Vec3& p) { return inside(p, 0); };
  space.low = low;
  space.high = high;
  const Vec3 size = high - low;
  space.volume = size.x * size.y * size.z;
  return space;
}

// A state made by hand.
struct State {
  HostBodies bodies;
  HostContacts pairs, on_walls;
  HostBonds bonds;
  Cell cell;
  std::vector<Wall> walls;
  std::vector<Vec3> corners;
  std::vector<Assembly> shapes;
  Real density = 2500, thickness = 0;
  std::optional<PackingInput> input;

  void add(const Vec3& at, Real radius, std::int32_t tag = 0, std::int32_t material = 0) {
    Body body;
    body.id = static_cast<Id>(bodies.size());
    body.position = at;
    body.radius = radius;
    body.mass =
        thickness > 0 ? density * thickness * pi * square(radius) : ball_mass(density, radius);
    body.tag = tag;
    body.material = material;
    append(bodies, body);
  }
  Observed at(Real time = 0, const Vec3& gravity = {0, 0, -9.81}) {
    input.emplace(PackingInput{bodies,
                               pairs,
                               on_walls,
                               bonds,
                               cell,
                               walls,
                               corners,
                               shapes,
                               {density, density},
                               thickness,
                               2});
    return Observed(*input, time, gravity);
  }
};

Real value(Sensor& sensor, const std::vector<Real>& values, const std::string& column) {
  const std::vector<std::string> names = sensor.columns();
  EXPECT_EQ(names.size(), values.size());
  for (std::size_t k = 0; k < names.size(); ++k)
    if (names[k] == column) return values[k];
  ADD_FAILURE() << "no column " << column;
  return 0;
}

// ---- contents -------------------------------------------------------------------------------

// The faces of the box go through the middles of balls, its corners as well.
TEST(Contents, SolidFractionOfACubicLattice) {
  State state;
  const Real r = 0.01;
  for (int i = 0; i < 5; ++i)
    for (int j = 0; j < 5; ++j)
      for (int k = 0; k < 5; ++k) state.add({2 * r * i, 2 * r * j, 2 * r * k}, r);
  Contents sensor("a", box_space({2 * r, 2 * r, 2 * r}, {6 * r, 6 * r, 6 * r}), {});
  const std::vector<Real> values = sensor.measure(state.at());
  EXPECT_NEAR(value(sensor, values, "solid_fraction"), pi / 6, 1e-12);
}

TEST(Contents, CountsOfABallOnlyThePartInside) {
  const Real r = 0.01;
  for (const Real height : {-0.7, -0.3, 0.0, 0.4, 0.9}) {
    State state;
    state.add({0, 0, height * r}, r);
    Contents sensor("a", box_space({-1, -1, 0}, {1, 1, 1}), {});
    const Real volume = value(sensor, sensor.measure(state.at()), "solid_fraction") * 4;
    const Real cap = pi * square(1 + height) * (2 - height) / 3 * cube(r);  // above the plane
    EXPECT_NEAR(volume, cap, 0.03 * 4 / 3 * pi * cube(r)) << height;
  }
}

TEST(Contents, SolidFractionOfDiscs) {
  State state;
  state.thickness = 0.005;
  const Real r = 0.01;
  for (int i = 0; i < 5; ++i)
    for (int k = 0; k < 5; ++k) state.add({2 * r * i, 0, 2 * r * k}, r);
  Space space = box_space({2 * r, -1, 2 * r}, {6 * r, 1, 6 * r});
  space.volume = square(4 * r);
  Contents sensor("a", space, {});
  EXPECT_NEAR(value(sensor, sensor.measure(state.at()), "solid_fraction"), pi / 4, 1e-12);
}

// A ball across the side of a periodic cell reaches into both ends.
TEST(Contents, SeesWhatReachesInAcrossAPeriodicSide) {
  State state;
  state.cell.length = {0.125, 0, 0};
  state.add({0.375, 0.05, 0.05}, 0.01);  // at home at x = 0
  Contents low("a", box_space({0, 0, 0}, {0.0625, 0.1, 0.1}), {});
  Contents high("b", box_space({0.0625, 0, 0}, {0.125, 0.1, 0.1}), {});
  const Real half = 2.0 / 3.0 * pi * cube(0.01) / 0.000625;
  EXPECT_NEAR(value(low, low.measure(state.at()), "solid_fraction"), half, 1e-12);
  EXPECT_NEAR(value(high, high.measure(state.at()), "solid_fraction"), half, 1e-12);
  EXPECT_EQ(value(low, low.measure(state.at()), "number"), 1);
  EXPECT_EQ(value(high, high.measure(state.at()), "number"), 0);
}

TEST(Contents, CountsByMaterialSizeAndTag) {
  State state;
  state.add({0, 0, 0}, 0.001, 1, 0);
  state.add({0, 0, 0.1}, 0.0015, 1, 1);
  state.add({0, 0, 0.2}, 0.002, 2, 1);
  state.add({0, 0, 0.3}, 0.004, 0, 1);
  state.add({0, 0, 9}, 0.004, 0, 1);  // outside
  Classes classes;
  classes.add_materials({"glass", "steel"});
  classes.add_sizes({0.003, 0.004}, false);
  classes.add_tags({0, 1});
  Contents sensor("a", box_space({-1, -1, -1}, {1, 1, 1}), classes);
  const std::vector<Real> values = sensor.measure(state.at());
  const auto number = [&](const char* of) {
    return value(sensor, values, std::string("number.") + of);
  };
  EXPECT_EQ(value(sensor, values, "number"), 4);
  EXPECT_EQ(number("glass"), 1);
  EXPECT_EQ(number("steel"), 3);
  EXPECT_EQ(number("size1"), 1);
  EXPECT_EQ(number("size2"), 1);  // a limit belongs to the class above it
  EXPECT_EQ(number("size3"), 2);
  EXPECT_EQ(number("tag0"), 1);
  EXPECT_EQ(number("tag1"), 2);
  EXPECT_NEAR(value(sensor, values, "mass.glass"), ball_mass(2500, 0.001), 1e-15);
}

TEST(Contents, MeanVelocityIsThatOfTheMass) {
  State state;
  state.add({0, 0, 0}, 0.01);
  state.add({0, 0, 0.1}, 0.02);
  state.bodies.velocity[0] = {9, 0, 0};
  Contents sensor("a", box_space({-1, -1, -1}, {1, 1, 1}), {});
  EXPECT_NEAR(value(sensor, sensor.measure(state.at()), "vx"), 1, 1e-12);
}

TEST(Contents, SolidFractionAndVelocityByClass) {
  State state;
  state.add({0, 0, 0}, 0.01, 0, 0);
  state.add({0, 0, 0.1}, 0.02, 0, 1);
  state.bodies.velocity[0] = {9, 0, 0};
  state.bodies.velocity[1] = {0, 2, 0};
  Classes classes;
  classes.add_materials({"glass", "steel", "lead"});
  Contents sensor("a", box_space({-1, -1, -1}, {1, 1, 1}), classes);
  const std::vector<Real> values = sensor.measure(state.at());
  const auto measured = [&](const char* what) { return value(sensor, values, what); };
  EXPECT_EQ(measured("vx.glass"), 9);
  EXPECT_EQ(measured("vy.steel"), 2);
  EXPECT_EQ(measured("vy.lead"), 0);
  EXPECT_NEAR(measured("solid_fraction.steel"), 4 * pi / 3 * cube(0.02) / 8, 1e-15);
  EXPECT_NEAR(measured("solid_fraction.glass") + measured("solid_fraction.steel"),
              measured("solid_fraction"), 1e-18);
}

// ---- flow -----------------------------------------------------------------------------------

LastLook seen(const Observed& now) {
  LastLook last;
  for (const std::size_t i : now.order) {
    last.id.push_back(now.in.bodies.id[i]);
    last.position.push_back(now.in.bodies.position[i]);
  }
  return last;
}

// Moves body 0 through these places and looks at each.
std::vector<Real> after_going(Flow& flow, State& state, const std::vector<Vec3>& places) {
  LastLook last;
  for (std::size_t k = 0; k < places.size(); ++k) {
    state.bodies.position[0] = places[k];
    const Observed now = state.at(0.1 * static_cast<Real>(k));
    flow.look(now, last);
    last = seen(now);
  }
  return flow.measure(state.at(0.1 * static_cast<Real>(places.size() - 1)));
}

TEST(Flow, CountsForthAndBack) {
  State state;
  state.add({}, 0.01);
  Flow flow("a", Plane{{0, 0, 1}, {0, 0, -1}, 0, {}}, {});
  const auto values = after_going(flow, state, {{0, 0, 2}, {0, 0, 0}, {0, 0, 3}, {0, 0, -1}});
  EXPECT_EQ(value(flow, values, "number"), 1);
  EXPECT_EQ(value(flow, values, "number_back"), 1);
  EXPECT_NEAR(value(flow, values, "mass"), state.bodies.mass[0], 1e-15);
  EXPECT_NEAR(value(flow, values, "number_flow"), 1 / 0.3, 1e-12);
}

TEST(Flow, OfABoundedPlaneOnlyWhatCrossesInside) {
  const auto count = [](const Vec3& from, const Vec3& to) {
    State state;
    state.add({}, 0.01);
    // The plane lies in a face of the box.
    Flow flow("a", Plane{{0, 0, 0.1}, {0, 0, 1}, 0, box_space({0, 0, 0.1}, {1, 1, 2})}, {});
    return value(flow, after_going(flow, state, {from, to}), "number");
  };
  EXPECT_EQ(count({0.5, 0.5, 0}, {0.5, 0.5, 1}), 1);
  EXPECT_EQ(count({1.5, 0.5, 0}, {1.5, 0.5, 1}), 0);
  EXPECT_EQ(count({0.9, 0.5, 0}, {1.5, 0.5, 0.7}), 1);   // crosses at x = 0.986
  EXPECT_EQ(count({0.95, 0.5, 0}, {1.5, 0.5, 0.7}), 0);  // at 1.03
}

TEST(Flow, CountsEveryRoundThroughAPeriodicCell) {
  State state;
  state.cell.length = {0.1, 0, 0};
  state.add({}, 0.01);
  Flow flow("a", Plane{{0.03, 0, 0}, {1, 0, 0}, 0.1, {}}, {});
  auto values = after_going(flow, state, {{0, 0, 0}, {0.34, 0, 0}});
  EXPECT_EQ(value(flow, values, "number"), 4);  // at 0.03, 0.13, 0.23 and 0.33
  values = after_going(flow, state, {{0.34, 0, 0}, {-0.08, 0, 0}});
  EXPECT_EQ(value(flow, values, "number"), -1);
}

TEST(Flow, IntoASpaceAndHowLongBodiesStay) {
  State state;
  state.add({}, 0.01);
  Flow flow("a", box_space({0, 0, 0}, {1, 1, 1}), {});
  const auto values = after_going(
      flow, state, {{2, 0, 0}, {0.5, 0.5, 0.5}, {0.6, 0.5, 0.5}, {2, 0, 0}, {0.1, 0.1, 0.1}});
  EXPECT_EQ(value(flow, values, "number"), 1);
  EXPECT_EQ(value(flow, values, "number_back"), 1);
  ASSERT_EQ(flow.stays().size(), 1u);
  EXPECT_NEAR(flow.stays()[0].time, 0.2, 1e-12);
}

TEST(Flow, BodiesThatComeOrGoPassNothing) {
  State state;
  state.add({0.5, 0.5, 0.5}, 0.01);
  Flow space("a", box_space({0, 0, 0}, {1, 1, 1}), {});
  Flow plane("b", Plane{{0, 0, 0.2}, {0, 0, 1}, 0, {}}, {});
  for (Flow* flow : {&space, &plane}) {
    LastLook last;
    const Observed first = state.at(0);
    flow->look(first, last);
    last = seen(first);
    State other;
    other.add({0.5, 0.5, 0.5}, 0.01);
    other.bodies.id[0] = 7;
    const Observed second = other.at(1);
    flow->look(second, last);
    EXPECT_EQ(value(*flow, flow->measure(second), "number"), 0);
    EXPECT_TRUE(flow->stays().empty());
  }
}

TEST(Flow, GoesOnFromWhatItRemembered) {
  State state;
  state.add({}, 0.01, 1);
  Classes classes;
  classes.add_tags({0, 1});
  const auto make = [&] { return Flow("a", box_space({0, 0, 0}, {1, 1, 1}), classes); };
  const std::vector<Vec3> places = {{2, 0, 0},       {0.5, 0.5, 0.5}, {2, 0, 0},
                                    {0.5, 0.5, 0.5}, {0.6, 0.5, 0.5}, {3, 0, 0}};
  Flow straight = make();
  const std::vector<Real> expected = after_going(straight, state, places);
  Flow first = make();
  LastLook last;
  std::optional<Flow> second;
  for (std::size_t k = 0; k < places.size(); ++k) {
    if (k == 4) {
      Flow::Memory memory;
      first.save(memory);
      second.emplace("a", box_space({0, 0, 0}, {1, 1, 1}), classes);
      second->restore(memory, 1);
      EXPECT_ANY_THROW(second->restore(memory, 2));
      EXPECT_ANY_THROW(second->restore({}, 1));
    }
    state.bodies.position[0] = places[k];
    const Observed now = state.at(0.1 * static_cast<Real>(k));
    (second ? *second : first).look(now, last);
    last = seen(now);
  }
  EXPECT_EQ(second->measure(state.at(0.5)), expected);
  ASSERT_EQ(second->stays().size(), 2u);
  EXPECT_NEAR(second->stays()[1].time, 0.2, 1e-12);
}

// ---- stress ---------------------------------------------------------------------------------

// Balls in a row that closes on itself across the side of the cell bear one force: any part of the
// row has the stress F / A.
TEST(LocalStress, IsTheSameInEveryPartOfARow) {
  Material m = grain();
  m.friction = 0;
  World world = make_world(m);
  const Real r = 0.01, d = 0.0199;
  world.edit_model().cell.length = {4 * d, 0.1, 0.2};
  for (int i = 0; i < 4; ++i) world.add({.position = {(i + 0.3) * d, 0.05, 0.1}, .radius = r});
  world.set_time_step(1e-6);
  const Snapshot s = world.engine().snapshot();
  const PackingInput input{s.bodies,
                           s.pairs,
                           s.walls,
                           s.bonds,
                           s.cell.now,
                           world.model().walls,
                           world.model().wall_corners,
                           world.model().shapes,
                           {m.density},
                           0,
                           2};
  const Observed now(input, 0, {0, 0, -1});
  const Real force = length(s.pairs.force.at(0));
  EXPECT_GT(force, 0);
  for (const Real from : {0.0, 0.37, 1.0, 2.6}) {
    LocalStress sensor("a", box_space({from * d, 0, 0}, {(from + 1.25) * d, 0.1, 0.2}));
    const std::vector<Real> values = sensor.measure(now);
    EXPECT_NEAR(value(sensor, values, "stress_xx"), force / (0.1 * 0.2), 0.02 * force / 0.02);
    EXPECT_NEAR(value(sensor, values, "stress_yy"), 0, 1e-9 * force);
    EXPECT_NEAR(value(sensor, values, "fabric_xx"), 1, 1e-12);
    EXPECT_EQ(value(sensor, values, "coordination"), 2);
  }
}

// Two balls that a bond pulls at with a force of 2 N.
TEST(LocalStress, CountsBonds) {
  State state;
  state.shapes = {assembly_of(sphere_prototype())};
  state.add({0.4, 0.5, 0.5}, 0.1);
  state.add({0.6, 0.5, 0.5}, 0.1);
  add_bonds({{0, 1, 0, 0.1, 1}}, state.bodies, state.shapes, {}, state.bonds);
  state.bonds.force[0] = {-2, 0, 0};
  LocalStress whole("a", box_space({0, 0, 0}, {1, 1, 1}));
  LocalStress half("b", box_space({0.5, 0, 0}, {1, 1, 1}));
  EXPECT_NEAR(value(whole, whole.measure(state.at()), "stress_xx"), -2 * 0.2, 1e-12);
  EXPECT_NEAR(value(half, half.measure(state.at()), "stress_xx"), -2 * 0.1 / 0.5, 1e-12);
  state.bonds.strength[0] = 0;
  state.bonds.force[0] = {};
  EXPECT_EQ(value(whole, whole.measure(state.at()), "stress_xx"), 0);
}

TEST(LocalStress, OfAGasIsItsMotionBeyondTheMeanOne) {
  State state;
  state.add({0.5, 0.5, 0.4}, 0.01);
  state.add({0.5, 0.5, 0.6}, 0.01);
  state.bodies.velocity[0] = {3, 1, 0};
  state.bodies.velocity[1] = {3, -1, 0};
  LocalStress sensor("a", box_space({0, 0, 0}, {1, 1, 1}));
  const std::vector<Real> values = sensor.measure(state.at());
  EXPECT_NEAR(value(sensor, values, "stress_yy"), 2 * state.bodies.mass[0], 1e-12);
  EXPECT_NEAR(value(sensor, values, "stress_xx"), 0, 1e-12);
}

// ---- heap -----------------------------------------------------------------------------------

// All balls of a lattice whose middles lie under the flank of a cone.
State cone(Real angle, bool flat = false) {
  State state;
  if (flat) state.thickness = 0.01;
  const Real r = 0.001, top = 0.06, slope = std::tan(angle);
  const int most = static_cast<int>(top / slope / (2 * r)) + 1;
  for (int i = -most; i <= most; ++i)
    for (int j = flat ? 0 : -most; j <= (flat ? 0 : most); ++j)
      for (int k = 0; k < static_cast<int>(top / (2 * r)); ++k) {
        const Vec3 p{2 * r * i, 2 * r * j, 2 * r * k};
        if (p.z <= top - slope * std::hypot(p.x, p.y)) state.add(p, r);
      }
  return state;
}

TEST(Heap, AngleOfAKnownCone) {
  for (const Real degrees : {15.0, 25.0, 35.0}) {
    State state = cone(degrees * pi / 180);
    Heap sensor("a", box_space({-1, -1, -1}, {1, 1, 1}), 0.006);
    const std::vector<Real> values = sensor.measure(state.at());
    EXPECT_NEAR(value(sensor, values, "angle") * 180 / pi, degrees, 0.7);
    EXPECT_NEAR(value(sensor, values, "height"), 0.06, 0.0021);
    const Real radius = 0.06 / std::tan(degrees * pi / 180);
    EXPECT_NEAR(value(sensor, values, "radius"), radius, 0.04 * radius);
  }
}

TEST(Heap, UpIsAgainstGravity) {
  State state = cone(30 * pi / 180);
  for (Vec3& p : state.bodies.position) p = {p.z, p.y, -p.x};
  Heap sensor("a", box_space({-1, -1, -1}, {1, 1, 1}), 0.006);
  const std::vector<Real> values = sensor.measure(state.at(0, {-9.81, 0, 0}));
  EXPECT_NEAR(value(sensor, values, "angle") * 180 / pi, 30, 0.7);
}

TEST(Heap, OfDiscs) {
  State state = cone(25 * pi / 180, true);
  Heap sensor("a", box_space({-1, -1, -1}, {1, 1, 1}), 0.006);
  EXPECT_NEAR(value(sensor, sensor.measure(state.at()), "angle") * 180 / pi, 25, 1.5);
}

// Nothing of it is between a fifth and four fifths of the height.
TEST(Heap, LayerOfOneBody) {
  State flat;
  for (int i = -10; i <= 10; ++i)
    for (int j = -10; j <= 10; ++j) {
      const Real x = 0.01 * i, y = 0.01 * j;
      flat.add({x, y, 0.1 - 0.05 * std::sqrt(x * x + y * y)}, 0.08);
    }
  Heap sensor("a", box_space({-1, -1, -1}, {1, 1, 1}), 0.01);
  const std::vector<Real> values = sensor.measure(flat.at());
  EXPECT_NEAR(std::tan(value(sensor, values, "angle")), 0.05, 0.002);
}

TEST(Heap, NothingIsNoHeap) {
  State state;
  Heap sensor("a", box_space({-1, -1, -1}, {1, 1, 1}), 0.006);
  EXPECT_EQ(sensor.measure(state.at()), (std::vector<Real>{0, 0, 0}));
  state.add({0, 0, 0}, 0.01);
  EXPECT_EQ(value(sensor, sensor.measure(state.at()), "angle"), 0);
}

// ---- mixing ---------------------------------------------------------------------------------

Real mixed(State& state) {
  Mixing sensor("a", box_space({0, 0, 0}, {1, 1, 1}), 0.2,
                [](const HostBodies& bodies, std::size_t i) { return bodies.tag[i] == 1; });
  return value(sensor, sensor.measure(state.at()), "index");
}

TEST(Mixing, IsZeroForBodiesApart) {
  State state;
  Random random(1);
  for (int i = 0; i < 2000; ++i) {
    const Vec3 p = random.uniform({0, 0, 0}, {1, 1, 1});
    state.add(p, 0.001, p.z < 0.4 ? 1 : 2);  // between two layers of cells
  }
  EXPECT_NEAR(mixed(state), 0, 1e-12);
}

TEST(Mixing, IsAboutOneForARandomMix) {
  Real sum = 0;
  for (int seed = 1; seed <= 20; ++seed) {
    State state;
    Random random(seed);
    for (int i = 0; i < 2000; ++i)
      state.add(random.uniform({0, 0, 0}, {1, 1, 1}), 0.001, random.uniform(0, 1) < 0.3 ? 1 : 2);
    sum += mixed(state);
  }
  EXPECT_NEAR(sum / 20, 1, 0.01);
}

TEST(Mixing, IsAboveOneForAPattern) {
  State state;
  for (int i = 0; i < 20; ++i)
    for (int j = 0; j < 20; ++j)
      for (int k = 0; k < 20; ++k)
        state.add({0.05 * i + 0.02, 0.05 * j + 0.02, 0.05 * k + 0.02}, 0.001, (i + j + k) % 2);
  EXPECT_GT(mixed(state), 1.01);
}

TEST(Mixing, OfOneKindIsZero) {
  State state;
  for (int i = 0; i < 9; ++i) state.add({0.1 * i + 0.05, 0.5, 0.5}, 0.001, 1);
  EXPECT_EQ(mixed(state), 0);
}

}  // namespace
}  // namespace clast::test
