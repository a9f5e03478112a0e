#include "measure/ledger.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace clast {
namespace {

// Every term a different power of two: totals show which terms they hold.
Ledger example() {
  Ledger ledger;
  Real value = 1;
  visit_ledger(ledger, [&](const char*, Real& term) {
    term = value;
    value *= 2;
  });
  return ledger;
}

TEST(Ledger, TotalsHoldEveryTermOnce) {
  const Ledger l = example();
  EXPECT_EQ(l.held.total(), 1 + 2 + 4 + 8 + 16 + 32 + 64 + 128);
  EXPECT_EQ(l.taken.total(), 256 + 512 + 1024 + 2048 + 4096 + 8192 + 16384 + 32768);
  EXPECT_EQ(l.given.total(), 65536 + 131072 + 262144 + 524288 + 1048576);
  EXPECT_EQ(l.residual(), l.held.total() + l.taken.total() - l.given.total());
}

TEST(Ledger, ResidualIsRelativeToTheEnergyExchangedOrToNoise) {
  Ledger ledger;
  ledger.held.kinetic_translation = 1e-30;
  ledger.note_exchange();
  EXPECT_EQ(ledger.relative_residual(), 1);
  ledger.noise = 1e-20;
  EXPECT_NEAR(ledger.relative_residual(), 1e-10, 1e-20);
  ledger.held.kinetic_translation = 1e-18;
  ledger.note_exchange();
  EXPECT_EQ(ledger.relative_residual(), 1) << "beyond noise it does not matter how much that is";
}

TEST(Ledger, NamesAreAllDifferent) {
  std::set<std::string> names;
  int count = 0;
  const Ledger ledger;
  visit_ledger(ledger, [&](const char* name, Real) {
    names.insert(name);
    ++count;
  });
  EXPECT_EQ(static_cast<int>(names.size()), count);
  EXPECT_EQ(count, 22);
}

TEST(Ledger, ResidualIsRelativeToTheEnergyExchanged) {
  Ledger l;
  EXPECT_EQ(l.relative_residual(), 0);
  l.held.kinetic_translation = 3;
  l.taken.friction = 1;
  l.given.insertion = 5;
  l.note_exchange();
  EXPECT_EQ(l.exchanged, 4);
  EXPECT_EQ(l.relative_residual(), -0.25);
  l.held.kinetic_translation = 1;
  l.note_exchange();
  EXPECT_EQ(l.exchanged, 4);  // the largest so far
}

// Potential energy counts from the origin and may be large: it is no exchange.
TEST(Ledger, PotentialEnergyIsNoExchange) {
  Ledger l;
  l.held.gravity = 1e6;
  l.given.insertion = 1e6;
  l.note_exchange();
  EXPECT_EQ(l.exchanged, 0);
  EXPECT_EQ(l.relative_residual(), 0);
  l.held.gravity += 1e-4;  // round-off of a large number
  EXPECT_LT(l.relative_residual(), 0.2);
}

}  // namespace
}  // namespace clast
