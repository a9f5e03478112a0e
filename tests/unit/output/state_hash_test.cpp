#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <string>

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
  for_each_field(shuffled.bodies, [&](auto& values) {
    if (values.empty()) return;
    const auto before = values;
    for (std::size_t i = 0; i < order.size(); ++i) values[i] = before[order[i]];
  });
  EXPECT_NE(shuffled.bodies.id, snapshot.bodies.id);
  EXPECT_EQ(state_hash(shuffled), state_hash(snapshot));
}

// Calls f(reference) for every number in a value.
template <class F>
void for_each_number(Real& x, F&& f) {
  f(x);
}
template <class F>
void for_each_number(Vec3& v, F&& f) {
  for (Real* x : {&v.x, &v.y, &v.z}) f(*x);
}
template <class F>
void for_each_number(Quat& q, F&& f) {
  for (Real* x : {&q.w, &q.x, &q.y, &q.z}) f(*x);
}
template <class T, class F>
requires std::is_integral_v<T>
void for_each_number(T& x, F&& f) { f(x); }
template <class T, class F>
requires IsRecord<T>
void for_each_number(T& record, F&& f) {
  for_each_column(record, [&](const char*, auto& value) { for_each_number(value, f); });
}

// Another number, as near as can be.
void poke(Real& x) { x = std::nextafter(x, 9.0); }
void poke(bool& x) { x = !x; }
template <class T>
void poke(T& x) {
  x = static_cast<T>(x + 1000);
}

// Changes every number of all arrays of a fate, one after the other, and counts the hashes seen.
struct Pokes {
  Snapshot& snapshot;
  std::set<std::uint64_t> seen{state_hash(snapshot)};
  std::size_t tried = 1;

  template <class Table>
  void poke_all(Table& table, bool with_hashed) {
    for_each_field(table, [&]<class F>(F& values) {
      if (F::is(hashed) != with_hashed) return;
      for (auto& value : values)
        for_each_number(value, [&](auto& number) {
          const auto before = number;
          poke(number);
          seen.insert(state_hash(snapshot));
          ++tried;
          number = before;
        });
    });
  }
  void poke_all(bool with_hashed) {
    poke_all(snapshot.bodies, with_hashed);
    poke_all(snapshot.pairs, with_hashed);
    poke_all(snapshot.walls, with_hashed);
    poke_all(snapshot.surfaces, with_hashed);
  }
};

// The list of what counts is that of the declarations: a new field cannot be forgotten.
TEST(StateHash, EveryBitOfTheStateCounts) {
  Snapshot snapshot = example();
  Pokes pokes{snapshot};
  pokes.poke_all(true);
  EXPECT_GT(pokes.tried, 5000u);
  EXPECT_EQ(pokes.seen.size(), pokes.tried);
  const std::uint64_t hash = state_hash(snapshot);
  for (Real* x : {&snapshot.time, &snapshot.extra.at("tethers")[2]}) {
    const Real before = *x;
    poke(*x);
    EXPECT_NE(state_hash(snapshot), hash);
    *x = before;
  }
  ++snapshot.step;
  EXPECT_NE(state_hash(snapshot), hash);
}

TEST(StateHash, BookkeepingDoesNotCount) {
  Snapshot snapshot = example();
  Pokes pokes{snapshot};
  pokes.poke_all(false);
  EXPECT_GT(pokes.tried, 1000u);
  EXPECT_EQ(pokes.seen.size(), 1u);
  const std::uint64_t hash = state_hash(snapshot);
  snapshot.ledger = {};
  snapshot.margin = 7;
  snapshot.listed_at = 3;
  snapshot.lists = 99;
  EXPECT_EQ(state_hash(snapshot), hash);
}

// Whatever a contact or a body remembers acts on the next step; what is left out is named here.
TEST(StateHash, WhatIsSavedIsHashedOrBookkeeping) {
  const std::set<std::string> bookkeeping = {
      "listed",        "global_damping", "force",        "torque_a",    "torque_b",
      "damping",       "friction",       "rolling",      "adhesion",    "walls",
      "velocity_wall", "spin_wall",      "listed_shift", "listed_turn", "tag"};
  const auto check = [&](const auto& table, const std::string& suffix) {
    for_each_field(table, [&]<class F>(const F&) {
      if (F::is(saved) && !F::is(hashed)) {
        EXPECT_TRUE(bookkeeping.count(F::name) + bookkeeping.count(F::name + suffix) > 0)
            << F::name;
      }
    });
  };
  const Snapshot snapshot;
  check(snapshot.bodies, "");
  check(snapshot.pairs, "");
  check(snapshot.surfaces, "_wall");
}

TEST(StateHash, OnlyTouchingContactsCount) {
  Snapshot snapshot = example();
  const std::uint64_t hash = state_hash(snapshot);
  for_each_field(snapshot.pairs, [](auto& values) { values.emplace_back(); });
  snapshot.pairs.first.back() = 48;
  snapshot.pairs.second.back() = 49;
  snapshot.pairs.roll.back() = {-0.0, 0, 0};
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
