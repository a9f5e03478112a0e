// The fault guard, each fault really provoked: it names body, step, reason and remedy.
#include <gtest/gtest.h>

#include <limits>
#include <string_view>

#include "law/volume.hpp"
#include "shape/library.hpp"
#include "tests/support/clouds.hpp"
#include "world/diagnosis.hpp"

namespace clast::test {
namespace {

bool says(const Fault& fault, const std::string& part) {
  return fault.text().find(part) != std::string::npos;
}

TEST(Guard, NotANumberIsFoundAndNamed) {
  World world = make_world();
  add_cloud(world, {.count = 100});
  world.use_automatic_step(1);
  world.edit_bodies().velocity[42].x = std::numeric_limits<Real>::quiet_NaN();
  world.start();
  const Outcome outcome = world.engine().advance(100);
  ASSERT_TRUE(outcome.fault);
  EXPECT_EQ(outcome.fault->kind, Fault::Kind::not_finite);
  EXPECT_LT(outcome.steps, 3);
  EXPECT_EQ(outcome.fault->bodies.front(), 42);
  EXPECT_TRUE(says(*outcome.fault, "body 42")) << outcome.fault->text();
  EXPECT_TRUE(says(*outcome.fault, "step ")) << outcome.fault->text();
  EXPECT_TRUE(says(*outcome.fault, "remedy: ")) << outcome.fault->text();
}

// Infinite from the start, in one of the arrays.
template <class Array, class Table>
std::optional<Fault> fault_of_infinity(Array Table::*array) {
  World world = make_world();
  add_cloud(world, {.count = 10});
  world.use_automatic_step(1);
  (world.edit_bodies().*array)[3].y = std::numeric_limits<Real>::infinity();
  world.start();
  return world.engine().advance(50).fault;
}
void expect_not_finite(const std::optional<Fault>& fault) {
  ASSERT_TRUE(fault);
  EXPECT_EQ(fault->kind, Fault::Kind::not_finite);
  EXPECT_EQ(fault->bodies.front(), 3);
}
TEST(Guard, AnInfiniteVelocityIsFound) {
  expect_not_finite(fault_of_infinity(&HostBodies::velocity));
}
TEST(Guard, AnInfiniteSpinIsFoundWithoutAnyContact) {
  expect_not_finite(fault_of_infinity(&HostBodies::spin));
}
TEST(Guard, AnInfinitePositionIsFoundWhereItIsLoaded) {
  expect_not_finite(fault_of_infinity(&HostBodies::position));
}

// Two fast, soft spheres meet; the limit is 20 % of the smaller radius.
TEST(Guard, DeepOverlapOfSpheresNamesBoth) {
  World world = make_world();
  world.add({.position = {0, 0, 0}, .radius = 0.02});
  world.add({.position = {1, 1, 1}, .radius = 0.02});
  world.add({.position = {0.04, 0, 0}, .velocity = {-60, 0, 0}});
  world.edit_model().limits.overlap = 0.2;
  world.use_automatic_step(60);
  world.start();
  const Outcome outcome = world.engine().advance(5000);
  ASSERT_TRUE(outcome.fault);
  EXPECT_EQ(outcome.fault->kind, Fault::Kind::overlap);
  EXPECT_EQ(outcome.fault->bodies, (std::vector<Id>{0, 2}));
  EXPECT_TRUE(says(*outcome.fault, "body 0 overlaps body 2")) << outcome.fault->text();
  EXPECT_TRUE(says(*outcome.fault, "at most 20 %")) << outcome.fault->text();
  EXPECT_TRUE(says(*outcome.fault, "guard.overlap")) << outcome.fault->text();
  EXPECT_GT(outcome.fault->step, 0);
}

TEST(Guard, DeepOverlapWithAWallNamesTheWall) {
  World world = make_world();
  world.add_plane({0, 0, -5}, {0, 0, 1});
  world.add_plane({}, {0, 0, 1});
  world.add({.position = {0, 0, 0.05}, .velocity = {0, 0, -80}});
  world.edit_model().limits.overlap = 0.3;
  world.use_automatic_step(80);
  world.start();
  const Outcome outcome = world.engine().advance(5000);
  ASSERT_TRUE(outcome.fault);
  EXPECT_TRUE(says(*outcome.fault, "body 0 overlaps wall 1")) << outcome.fault->text();
}

// A fast sphere meets an arm of a jack: the body is named, not the part, and what counts is the
// size of the arm.
TEST(Guard, DeepOverlapWithAPartNamesTheBody) {
  World world = make_world();
  world.add({.position = {1, 1, 1}});
  const int jack = world.add_shape(load_shape("jack"));
  world.add_block(Block{.shape = jack, .scale = 0.01});
  world.add_block(Block{.shape = jack, .position = {2, 2, 2}, .scale = 0.01});
  world.add({.position = {0.05, 0, 0}, .velocity = {-80, 0, 0}});
  world.edit_model().limits.overlap = 0.2;
  world.use_automatic_step(80);
  world.start();
  const Outcome outcome = world.engine().advance(5000);
  ASSERT_TRUE(outcome.fault);
  EXPECT_EQ(outcome.fault->kind, Fault::Kind::overlap);
  EXPECT_EQ(outcome.fault->bodies, (std::vector<Id>{1, 3}));
  EXPECT_TRUE(says(*outcome.fault, "body 1 overlaps body 3")) << outcome.fault->text();
}

// What it says of corners is what it was stopped for: the way to part the bodies, in every law.
TEST(Guard, WhatIsSaidOfAnOverlapIsBeyondWhatIsAllowed) {
  Material soft = grain();
  soft.set(normal_stiffness, 1e5);
  soft.set(volume_stiffness, 1e7);
  for (const char* law : {"hertz_mindlin", "hertz_points", "linear", "volume"}) {
    World world = make_world(soft, law);
    const int cube = world.add_shape(load_shape("cube"));
    world.add_block(Block{.shape = cube, .scale = 0.01});
    world.add_block(Block{
        .shape = cube, .position = {0.03, 0.001, 0.002}, .scale = 0.01, .velocity = {-90, 0, 0}});
    world.edit_model().limits.overlap = 0.1;
    world.use_automatic_step(90);
    world.start();
    const Outcome outcome = world.engine().advance(5000);
    ASSERT_TRUE(outcome.fault) << law;
    ASSERT_EQ(outcome.fault->kind, Fault::Kind::overlap) << law << outcome.fault->text();
    const std::string text = outcome.fault->text();
    const std::size_t at = text.find("overlaps body 1 by ");
    ASSERT_NE(at, std::string::npos) << text;
    EXPECT_GT(std::stod(text.substr(at + 19)), 10) << law << ": " << text;
    EXPECT_TRUE(says(*outcome.fault, "at most 10 %")) << text;
  }
}

// Nor does it say that 50.0 % are beyond 50 %.
TEST(Guard, AnOverlapJustBeyondTheLimitIsSaidToBeBeyondIt) {
  World world = make_world();
  world.add({.position = {}, .radius = 0.01});
  world.add({.position = {0.01499996, 0, 0}, .radius = 0.01});
  world.set_time_step(1e-9);
  world.start();
  const Outcome outcome = world.engine().advance(1);
  ASSERT_TRUE(outcome.fault);
  EXPECT_TRUE(says(*outcome.fault, "by 50.1 % of the smaller radius; at most 50 % is allowed"))
      << outcome.fault->text();
}

// Forces at contact points keep no energy of corners, and a smaller step does not help: the law
// that does is named there, and the step elsewhere.
TEST(Guard, AdviceOnEnergyNamesALawThatKeepsIt) {
  for (const char* law : {"hertz_mindlin", "volume", "hertz_points", "linear", "bloks3d"}) {
    const bool by_points =
        std::string_view(law) != "hertz_mindlin" && std::string_view(law) != "volume";
    for (const bool corners : {true, false}) {
      World world = make_world(grain(), law);
      if (corners)
        world.add_block({.shape = world.add_shape(load_shape("cube")), .scale = 0.01});
      else
        world.add({.position = {}, .radius = 0.01});
      world.set_time_step(1e-6);
      world.start();
      const Fault fault = diagnose_energy(world.model(), world.state(), world.ledger());
      EXPECT_EQ(says(fault, "hertz_mindlin"), by_points && corners) << law << fault.text();
      EXPECT_NE(says(fault, "time.safety"), by_points && corners) << law << fault.text();
      EXPECT_EQ(fault.change, by_points && corners ? "" : "time.safety=0.5") << law;
    }
  }
}

TEST(Guard, NotANumberInABodyOfPartsIsNamed) {
  World world = make_world();
  const int jack = world.add_shape(load_shape("jack"));
  for (int i = 0; i < 5; ++i)
    world.add_block(Block{.shape = jack, .position = {1.0 * i, 0, 0}, .scale = 0.02});
  world.use_automatic_step(1);
  world.edit_bodies().spin[3].y = std::numeric_limits<Real>::quiet_NaN();
  world.start();
  const Outcome outcome = world.engine().advance(100);
  ASSERT_TRUE(outcome.fault);
  EXPECT_EQ(outcome.fault->kind, Fault::Kind::not_finite);
  EXPECT_EQ(outcome.fault->bodies.front(), 3);
}

// The guard looks at every step: the fault comes within a step of the limit, and stepping one by
// one or many at a time finds the same.
TEST(Guard, OverlapIsSeenAtOnceHoweverStepsAreCut) {
  std::vector<std::int64_t> steps;
  for (const int cut : {1, 7, 1000}) {
    World world = make_world();
    world.add_plane({}, {0, 0, 1});
    world.add({.position = {0, 0, 0.02}, .velocity = {0, 0, -80}});
    world.edit_model().limits.overlap = 0.3;
    world.use_automatic_step(80);
    world.start();
    std::optional<Fault> fault;
    for (int i = 0; i < 2000 && !fault; ++i) fault = world.engine().advance(cut).fault;
    ASSERT_TRUE(fault);
    steps.push_back(fault->step);
  }
  EXPECT_LE(std::abs(steps[0] - steps[1]), 1);
  EXPECT_LE(std::abs(steps[0] - steps[2]), 1);
}

World leaving(OnExit on_exit) {
  World world = make_world();
  add_cloud(world, {.count = 100, .speed = 0});
  world.edit_bodies().velocity[17] = {0, 0, 5};
  world.edit_bodies().position[17] = {0.5, 0.5, 0.9};
  world.edit_model().domain = {{0, 0, 0}, {1, 1, 1}, on_exit};
  world.use_automatic_step(5);
  return world;
}

TEST(Guard, LeavingTheDomainStopsWhenAsked) {
  World world = leaving(OnExit::stop);
  world.start();
  const Outcome outcome = world.engine().advance(20000);
  ASSERT_TRUE(outcome.fault);
  EXPECT_EQ(outcome.fault->kind, Fault::Kind::left_domain);
  EXPECT_EQ(outcome.fault->bodies, std::vector<Id>{17});
  EXPECT_TRUE(says(*outcome.fault, "body 17 left the domain")) << outcome.fault->text();
  EXPECT_TRUE(says(*outcome.fault, "on_exit")) << outcome.fault->text();
}

TEST(Guard, LeavingTheDomainIsReportedForRemoval) {
  World world = leaving(OnExit::remove);
  world.start();
  const Outcome outcome = world.engine().advance(20000);
  EXPECT_FALSE(outcome.fault);
  EXPECT_EQ(outcome.left_domain, std::vector<Id>{17});
  EXPECT_GT(world.position(17).z, 1);
  EXPECT_LT(world.position(17).z, 1.01);
}

TEST(Guard, LeavingTheDomainIsAllowedWhenKept) {
  World world = leaving(OnExit::keep);
  world.start();
  const Outcome outcome = world.engine().advance(20000);
  EXPECT_FALSE(outcome.fault);
  EXPECT_TRUE(outcome.left_domain.empty());
  EXPECT_EQ(outcome.steps, 20000);
}

// A step far beyond stability: the balance breaks, and the message says what to lower.
TEST(Guard, EnergyDiagnosisNamesTheFastestBody) {
  World world = make_world(elastic_grain());
  world.add_plane({}, {0, 0, 1});
  world.add({.position = {0, 0, 0.0099}, .velocity = {0, 0, -1}});
  world.add({.position = {1, 0, 1}, .velocity = {0.5, 0, 0}});
  world.use_automatic_step(1, 8);
  world.edit_model().limits.overlap = 2;
  world.start();
  world.run_steps(40);
  const Ledger ledger = world.ledger();
  EXPECT_GT(std::abs(ledger.relative_residual()), 0.001);
  const Fault fault = diagnose_energy(world.model(), world.state(), ledger);
  EXPECT_EQ(fault.kind, Fault::Kind::energy);
  EXPECT_EQ(fault.bodies, std::vector<Id>{0});
  EXPECT_EQ(fault.step, 40);
  EXPECT_TRUE(says(fault, "energy balance")) << fault.text();
  EXPECT_TRUE(says(fault, "guard.residual")) << fault.text();
}

TEST(Diagnosis, OutsideMeansStrictlyOutside) {
  World world = make_world();
  world.edit_model().domain = {{0, 0, 0}, {1, 1, 1}, OnExit::remove};
  for (const Vec3& p :
       {Vec3{0, 0, 0}, Vec3{1, 1, 1}, Vec3{1.0001, 0.5, 0.5}, Vec3{0.5, -1e-9, 0.5}})
    world.add({.position = p});
  EXPECT_EQ(bodies_outside(world.model(), world.state()), (std::vector<Id>{2, 3}));
}

}  // namespace
}  // namespace clast::test
