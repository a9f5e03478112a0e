// Nothing that was read is believed: one wrong number anywhere in a state is seen.
#include "output/state_check.hpp"

#include <limits>

#include "base/error.hpp"
#include "bond/make.hpp"
#include "tests/unit/output/example.hpp"

namespace clast {
namespace {

using namespace testing_output;

constexpr Real nan = std::numeric_limits<Real>::quiet_NaN();
constexpr Real infinity = std::numeric_limits<Real>::infinity();

// Calls f(number) for the numbers of a value that must be finite, or must not be negative.
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
template <class F>
void for_each_number(std::int32_t& x, F&& f) {
  f(x);
}
template <class F>
void for_each_number(std::uint16_t&, F&&) {}
template <class F>
void for_each_number(bool&, F&&) {}
template <class T, class F>
requires IsRecord<T>
void for_each_number(T& record, F&& f) {
  for_each_column(record, [&](const char*, auto& value) { for_each_number(value, f); });
}

class StateCheck : public ::testing::Test {
 protected:
  template <class T>
  void expect_refused(T& number, T bad, const char* name) {
    const T before = std::exchange(number, bad);
    EXPECT_THROW(check_state(state_), Error) << name << " = " << bad;
    number = before;
  }
  void expect_seen(Real& number, const char* name) {
    for (const Real bad : {nan, infinity, -infinity, 1e300}) expect_refused(number, bad, name);
  }
  void expect_seen(std::int32_t& number, const char* name) { expect_refused(number, -1, name); }

  template <class Table>
  void expect_all_seen(Table& table) {
    for_each_field(table, [&]<class F>(F& values) {
      if constexpr (F::is(saved))
        for_each_number(values[values.size() / 2],
                        [&](auto& number) { expect_seen(number, F::name); });
    });
  }

  Snapshot state_ = example_snapshot(8, 12);
};

// The list of what is looked at is that of the declarations: a new field cannot be forgotten.
TEST_F(StateCheck, SeesWrongNumbersInEveryField) {
  EXPECT_NO_THROW(check_state(state_));
  expect_all_seen(state_.bodies);
  expect_all_seen(state_.pairs);
  expect_all_seen(state_.walls);
  expect_all_seen(state_.surfaces);
  expect_all_seen(state_.wear);
  expect_seen(state_.parts_listed[3].y, "parts_listed");
  expect_seen(state_.extra.at("tethers")[2], "tethers");
  visit_ledger(state_.ledger, [&](const char* name, Real& value) { expect_seen(value, name); });
  EXPECT_NO_THROW(check_state(state_));
}

TEST_F(StateCheck, SeesAHeaderThatCannotBe) {
  expect_seen(state_.time, "time");
  expect_refused(state_.time, -1.0, "time");
  expect_seen(state_.margin, "margin");
  expect_refused(state_.margin, -1.0, "margin");
  expect_refused<std::int64_t>(state_.step, -1, "step");
  expect_refused<std::int64_t>(state_.listed_at, -2, "listed_at");
  expect_refused<std::int64_t>(state_.listed_at, state_.step + 1, "listed_at");
  expect_refused<std::int64_t>(state_.lists, -1, "lists");
}

TEST_F(StateCheck, SeesBodiesThatCannotBe) {
  for (const Real bad : {0.0, -1.0}) {
    expect_refused(state_.bodies.radius[2], bad, "radius");
    expect_refused(state_.bodies.mass[2], bad, "mass");
  }
  expect_refused(state_.bodies.id[2], state_.bodies.id[5], "id");
  expect_refused(state_.bodies.id[2], std::numeric_limits<Id>::max(), "id");
  expect_refused(state_.pairs.first[2], Id{1000}, "first");
  expect_refused(state_.pairs.second[2], Id{1000}, "second");
  expect_refused(state_.walls.first[2], Id{1000}, "first");
}

TEST(Margin, IsChosenAnewWhereItWouldListAllPairs) {
  Snapshot state = example_snapshot(8, 0);
  const Real kept = state.margin =
      *std::max_element(state.bodies.radius.begin(), state.bodies.radius.end());
  forget_absurd_margin(state);
  EXPECT_EQ(state.margin, kept);
  state.margin = 1e90;
  forget_absurd_margin(state);
  EXPECT_EQ(state.margin, 0);
  EXPECT_EQ(state.listed_at, -1);
}

// A bond over a face: its corners are there, and none of its fields is missing.
TEST(StateCheckOfBonds, SeesSectionsThatCannotBe) {
  Snapshot state;
  for (Id id = 0; id < 2; ++id) {
    Body body;
    body.id = id;
    body.position = {2.0 * id, 0, 0};
    body.radius = body.mass = 1;
    append(state.bodies, body);
  }
  NewBond bond{0, 1, 0, 0, 1};
  bond.site = BondSite{{}, {1, 0, 0}, {{1, 1, 0}, {1, 0, 1}, {1, -1, 0}}};
  add_bonds({bond}, state.bodies, {assembly_of(sphere_prototype())}, {}, state.bonds);
  EXPECT_NO_THROW(check_state(state));
  const auto expect_refused = [&](auto&& change) {
    Snapshot changed = state;
    change(changed.bonds);
    EXPECT_THROW(check_state(changed), Error);
  };
  expect_refused([](HostBonds& b) { b.corner_first[0] = 1; });
  expect_refused([](HostBonds& b) { b.corner_count[0] = 4; });
  expect_refused(
      [](HostBonds& b) { b.corner_first[0] = std::numeric_limits<std::int32_t>::max(); });
  expect_refused([](HostBonds& b) { b.corner[1].y = nan; });
  expect_refused([](HostBonds& b) { b.moment_t[0] = 0; });
  expect_refused([](HostBonds& b) { b.inertia_b[0] = -1; });
  expect_refused([](HostBonds& b) { b.corner_count.clear(); });
  expect_refused([](HostBonds& b) { b.point_a.clear(); });
}

}  // namespace
}  // namespace clast
