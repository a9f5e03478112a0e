// What has been tallied since the last booking: sums that go to accounts of the ledger.
#pragma once

#include <array>

#include "exec/exact_sum.hpp"
#include "measure/ledger.hpp"

namespace clast {

class Tallies {
 public:
  // n numbers for that account.
  template <class Space>
  void add(const char* account, const Array<Real, Space>& values, int n) {
    if (sources_.count == SumSources::most)
      throw Error("there are more tallies than a booking has room for");
    if (n == 0) return;
    account_[sources_.count] = account;
    sources_.add({values.data(), n, 1});
  }

  // Adds them up, all at once.
  template <class Exec>
  void add_to(Ledger& ledger, Exec& exec) const {
    if (sources_.count == 0) return;
    std::array<Real, SumSources::most> sums;
    exec.sum(sources_, sums.data());
    for (int i = 0; i < sources_.count; ++i) ledger.account(account_[i]) += sums[i];
  }

 private:
  SumSources sources_;
  std::array<const char*, SumSources::most> account_{};
};

}  // namespace clast
