// Results do not depend on threads, on the instruction set, on how or when pairs were listed, on
// where bodies are stored, nor on a restart.
#include <gtest/gtest.h>
#include <stdlib.h>

#include <algorithm>
#include <numeric>

#include "base/error.hpp"
#include "neighbor/search.hpp"
#include "tests/parity/lively_world.hpp"

namespace clast::test {
namespace {

constexpr int bodies = 800;
constexpr int steps = 2000;

struct Result {
  std::uint64_t hash = 0;
  Ledger ledger;
  std::int64_t lists = 0, contacts = 0;
};

Result run_to_end(World& world, const EngineOptions& options, int count = steps) {
  world.start(options);
  world.run_steps(count);
  const Totals totals = world.engine().totals();
  return {world.hash(), world.ledger(), totals.lists, totals.contacts};
}

Result run(const EngineOptions& options, const char* law = "hertz_mindlin") {
  World world = lively_world(bodies, law);
  return run_to_end(world, options);
}

void expect_same_ledger(const Ledger& a, const Ledger& b) {
  std::vector<Real> values;
  visit_ledger(a, [&](const char*, Real value) { values.push_back(value); });
  std::size_t i = 0;
  visit_ledger(b, [&](const char* name, Real value) { EXPECT_EQ(values[i++], value) << name; });
}

// Sets CLAST_ISA for as long as it lives.
class Asked {
 public:
  explicit Asked(const char* isa) { ::setenv("CLAST_ISA", isa, 1); }
  ~Asked() { ::unsetenv("CLAST_ISA"); }
};

TEST(SameBits, TheSceneIsLively) {
  const Result r = run({});
  EXPECT_GT(r.lists, 10);
  EXPECT_GT(r.contacts, bodies / 4);
  EXPECT_GT(r.ledger.taken.friction, 0);
  EXPECT_GT(r.ledger.taken.rolling, 0);
  EXPECT_LT(std::abs(r.ledger.relative_residual()), 0.01);
}

TEST(SameBits, ForAnyNumberOfThreads) {
  for (const char* law : {"hertz_mindlin", "linear"}) {
    const Result one = run({.threads = 1}, law);
    for (const int threads : {2, 3, 8}) {
      const Result many = run({.threads = threads}, law);
      EXPECT_EQ(many.hash, one.hash) << threads << " threads";
      expect_same_ledger(many.ledger, one.ledger);
    }
  }
}

TEST(SameBits, ForAnyInstructionSet) {
  for (const char* law : {"hertz_mindlin", "linear"}) {
    std::optional<Result> first;
    for (const char* isa : {"x86_64", "avx2", "avx512"}) {
      const Asked asked(isa);
      try {
        const Result r = run({.threads = 2}, law);
        if (!first) first = r;
        EXPECT_EQ(r.hash, first->hash) << isa;
        expect_same_ledger(r.ledger, first->ledger);
      } catch (const Error&) {
        GTEST_LOG_(INFO) << "this processor has no " << isa;
      }
    }
  }
}

TEST(SameBits, ForAnySearchAndMargin) {
  const Result all = run({.search = "all_pairs"});
  for (const Real margin : {0.0, 1e-4, 7e-4, 5e-3}) {
    const Result cells = run({.threads = 2, .search = "cell_keys", .margin = margin});
    EXPECT_EQ(cells.hash, all.hash) << "margin " << margin;
  }
  EXPECT_EQ(run({.search = "all_pairs", .margin = 2e-3}).hash, all.hash);
  for (const std::string& name : search_names())
    EXPECT_EQ(run({.search = name}).hash, all.hash) << name;
}

// A list so wide that it is never made again holds every memory in one place: shear and rolling
// springs must be the same, bit for bit, as in a run with many lists.
TEST(SameBits, MemoryFollowsItsPairThroughEveryRebuild) {
  World narrow = lively_world(200), wide = lively_world(200);
  const Result many = run_to_end(narrow, {.search = "cell_keys", .margin = 1e-4});
  const Result few = run_to_end(wide, {.search = "all_pairs", .margin = 2.0});
  EXPECT_EQ(few.lists, 1);
  EXPECT_GT(many.lists, 100);
  const Snapshot a = narrow.state(), b = wide.state();
  const auto touching = [](const HostContacts& c) {
    std::vector<std::size_t> kept;
    for (std::size_t k = 0; k < c.size(); ++k)
      if (c.extent[k] > 0) kept.push_back(k);
    return kept;
  };
  const auto expect_same = [&](const HostContacts& x, const HostContacts& y) {
    const auto in_x = touching(x), in_y = touching(y);
    ASSERT_EQ(in_x.size(), in_y.size());
    ASSERT_GT(in_x.size(), 20u);
    for (std::size_t i = 0; i < in_x.size(); ++i) {
      EXPECT_EQ(x.first[in_x[i]], y.first[in_y[i]]);
      EXPECT_EQ(x.second[in_x[i]], y.second[in_y[i]]);
      EXPECT_EQ(x.shear[in_x[i]], y.shear[in_y[i]]);
      EXPECT_EQ(x.roll[in_x[i]], y.roll[in_y[i]]);
      EXPECT_EQ(x.extent[in_x[i]], y.extent[in_y[i]]);
    }
  };
  expect_same(a.pairs, b.pairs);
  expect_same(a.walls, b.walls);
  EXPECT_EQ(many.hash, few.hash);
}

template <class T>
void reorder(std::vector<T>& values, const std::vector<std::size_t>& order) {
  std::vector<T> out;
  for (const std::size_t i : order) out.push_back(values[i]);
  values = out;
}

TEST(SameBits, ForAnyOrderOfStorage) {
  for (const char* search : {"cell_keys", "all_pairs"}) {
    const Result straight = run({.search = search});
    World world = lively_world(bodies);
    std::vector<std::size_t> order(world.state().bodies.size());
    std::iota(order.begin(), order.end(), 0);
    Random random(5);
    for (std::size_t i = order.size() - 1; i > 0; --i)
      std::swap(order[i], order[random.bits() % (i + 1)]);
    for_each_field(world.edit_bodies(), [&](auto& values) {
      if (!values.empty()) reorder(values, order);
    });
    EXPECT_EQ(run_to_end(world, {.search = search}).hash, straight.hash);
  }
}

// Ids with gaps, as removals leave them.
TEST(SameBits, IdsNeedNotBeDense) {
  World dense = lively_world(300), sparse = lively_world(300);
  for (Id& id : sparse.edit_bodies().id) id = 7 * id + 3;
  run_to_end(dense, {});
  run_to_end(sparse, {});
  Snapshot state = sparse.state();
  for (Id& id : state.bodies.id) id = (id - 3) / 7;
  for (HostContacts* contacts : {&state.pairs, &state.walls})
    for (Id& id : contacts->first) id = (id - 3) / 7;
  for (Id& id : state.pairs.second) id = (id - 3) / 7;
  EXPECT_EQ(state_hash(state), dense.hash());
}

struct Stopped {
  Model model;
  Snapshot state;
};
Stopped stop_at(int step) {
  World world = lively_world(bodies);
  world.start();
  world.run_steps(step);
  return {world.model(), world.state()};
}

TEST(SameBits, AfterARestartFromASnapshot) {
  const Result straight = run({.threads = 2});
  for (const int stop : {1, 137, 1200, 1999}) {
    const auto [model, middle] = stop_at(stop);
    const auto engine = make_engine({.threads = 3});
    engine->load(model, middle, false);
    EXPECT_EQ(state_hash(engine->snapshot()), state_hash(middle));
    ASSERT_FALSE(engine->advance(steps - stop).fault);
    EXPECT_EQ(state_hash(engine->snapshot()), straight.hash) << "stopped at " << stop;
    expect_same_ledger(engine->measure(false), straight.ledger);
    EXPECT_EQ(engine->totals().lists, straight.lists);
  }
}

// How steps are cut into calls, and looking at the run, changes nothing.
TEST(SameBits, LookingChangesNothing) {
  const Result straight = run({});
  World world = lively_world(bodies);
  world.start();
  for (int i = 0; i < steps; ++i) {
    world.run_steps(1);
    if (i % 7 == 0) world.engine().wall_loads();
    if (i % 11 == 0) world.engine().totals();
    if (i % 13 == 0) world.state();
  }
  EXPECT_EQ(world.hash(), straight.hash);
  expect_same_ledger(world.ledger(), straight.ledger);
}

}  // namespace
}  // namespace clast::test
