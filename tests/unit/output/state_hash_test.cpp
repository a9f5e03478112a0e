#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

#include "tests/unit/output/example.hpp"

namespace clast {
namespace {

using namespace testing_output;

void touch_all(HostContacts& contacts) {
  for (Real& extent : contacts.extent) extent = std::abs(extent) + 0.1;
}

Snapshot example() {
  Snapshot snapshot = example_snapshot(50, 80);
  touch_all(snapshot.pairs);
  touch_all(snapshot.walls);
  return snapshot;
}

TEST(StateHash, DoesNotDependOnStorageOrder) {
  const Snapshot snapshot = example();
  Snapshot shuffled = snapshot;
  std::vector<std::size_t> order(snapshot.bodies.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::shuffle(order.begin(), order.end(), std::mt19937(5));
  visit_bodies(shuffled.bodies, [&](const char*, auto& values) {
    const auto before = values;
    for (std::size_t i = 0; i < order.size(); ++i) values[i] = before[order[i]];
  });
  EXPECT_NE(shuffled.bodies.id, snapshot.bodies.id);
  EXPECT_EQ(state_hash(shuffled), state_hash(snapshot));
}

// Changes each number of the state by its last bit and collects the hashes.
TEST(StateHash, EveryBitOfTheStateCounts) {
  Snapshot snapshot = example();
  std::set<std::uint64_t> seen{state_hash(snapshot)};
  std::size_t tried = 1;
  const auto poke = [&](Real& x) {
    const Real before = x;
    for (const Real changed : {std::nextafter(before, 9.0), -before}) {
      x = changed;
      seen.insert(state_hash(snapshot));
      ++tried;
    }
    x = before;
  };
  const auto poke3 = [&](Vec3& v) {
    poke(v.x);
    poke(v.y);
    poke(v.z);
  };
  HostBodies& bodies = snapshot.bodies;
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    poke3(bodies.position[i]);
    poke3(bodies.velocity[i]);
    poke3(bodies.spin[i]);
    poke(bodies.orientation[i].w);
    poke(bodies.orientation[i].x);
    poke(bodies.orientation[i].y);
    poke(bodies.orientation[i].z);
    poke(bodies.radius[i]);
    poke(bodies.mass[i]);
    for (std::int32_t* number : {&bodies.id[i], &bodies.material[i]}) {
      *number += 1000;
      seen.insert(state_hash(snapshot));
      ++tried;
      *number -= 1000;
    }
  }
  for (HostContacts* contacts : {&snapshot.pairs, &snapshot.walls}) {
    for (std::size_t c = 0; c < contacts->size(); ++c) {
      poke(contacts->extent[c]);
      poke3(contacts->shear[c]);
      poke3(contacts->roll[c]);
    }
  }
  for (std::size_t s = 0; s < snapshot.surfaces.size(); ++s) {
    poke3(snapshot.surfaces.shift[s]);
    poke(snapshot.surfaces.turn[s].w);
    poke(snapshot.surfaces.turn[s].z);
    poke(snapshot.surfaces.speed[s]);
  }
  poke(snapshot.time);
  ++snapshot.step;
  seen.insert(state_hash(snapshot));
  EXPECT_EQ(seen.size(), tried + 1);
}

TEST(StateHash, BookkeepingDoesNotCount) {
  Snapshot snapshot = example();
  const std::uint64_t hash = state_hash(snapshot);
  for (Vec3& v : snapshot.bodies.acceleration) v = {};
  for (Vec3& v : snapshot.bodies.angular_acceleration) v = {};
  for (Vec3& v : snapshot.bodies.listed) v = {};
  for (Real& x : snapshot.bodies.dragged) x = 0;
  for (Vec3& v : snapshot.pairs.force) v = {};
  for (Real& x : snapshot.pairs.damped) x = 0;
  snapshot.ledger = {};
  snapshot.margin = 7;
  snapshot.listed_at = 3;
  snapshot.lists = 99;
  EXPECT_EQ(state_hash(snapshot), hash);
}

TEST(StateHash, OnlyTouchingContactsCount) {
  Snapshot snapshot = example();
  const std::uint64_t hash = state_hash(snapshot);
  snapshot.pairs.extent.push_back(0);
  snapshot.pairs.first.push_back(48);
  snapshot.pairs.second.push_back(49);
  snapshot.pairs.shear.push_back({});
  snapshot.pairs.roll.push_back({-0.0, 0, 0});
  EXPECT_EQ(state_hash(snapshot), hash);
  snapshot.pairs.shear.back().y = 1e-300;
  EXPECT_NE(state_hash(snapshot), hash);
}

TEST(StateHash, NoRollIsZeroRollAndZeroHasNoSign) {
  Snapshot snapshot = example();
  snapshot.bodies.velocity[3] = {0, 0, 0};
  for (Vec3& roll : snapshot.pairs.roll) roll = {0.0, -0.0, 0.0};
  const std::uint64_t hash = state_hash(snapshot);
  snapshot.pairs.roll.clear();
  snapshot.bodies.velocity[3] = {-0.0, -0.0, -0.0};
  EXPECT_EQ(state_hash(snapshot), hash);
}

TEST(StateHash, PairsAndWallsAreTwoThings) {
  Snapshot snapshot = example();
  const std::uint64_t hash = state_hash(snapshot);
  std::swap(snapshot.pairs, snapshot.walls);
  EXPECT_NE(state_hash(snapshot), hash);
}

}  // namespace
}  // namespace clast
