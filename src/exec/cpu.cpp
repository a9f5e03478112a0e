#include "exec/cpu.hpp"

#include "base/error.hpp"

namespace clast {

Cpu::Cpu(int threads) : threads_(threads), isa_(choose_isa()), team_(threads) {
  watching_.fill(nothing_watched);
  fetch();
}

std::string Cpu::describe() const {
  return "CPU, " + std::to_string(threads_) + (threads_ == 1 ? " thread" : " threads") + ", " +
         instruction_set();
}

void Cpu::share_out(int n, int at_once, RangeWork work) {
  if (n <= at_once) {
    if (n > 0) work(0, n);
    return;
  }
  parallel_ranges(0, n, at_once, [&](int begin, int end) { work(begin, end); });
}

void Cpu::share_out(int n, int at_once, RangeWork work, Watched slot) {
  if (n == 0) return;
  Real& most_of_all = watching_[static_cast<int>(slot)];
  most_of_all = parallel_reduce(
      0, n, at_once, most_of_all,
      [&](int begin, int end, Real most) { return larger(work(begin, end), most); },
      [](Real a, Real b) { return larger(a, b); });
}

std::int64_t Cpu::scan(Array<std::int32_t, Host>& counts, int n) {
  const std::int64_t total = parallel_scan(counts.data(), n);
  if (total > INT32_MAX) throw Error("more than 2147483647 neighbour pairs: reduce the margin");
  counts.data()[n] = static_cast<std::int32_t>(total);
  return total;
}

// Counting sort: one pass to count, one to place. Keys are cell numbers, about as many as bodies.
void Cpu::sort_by_key(Array<std::uint32_t, Host>& keys, Array<std::int32_t, Host>& values, int n,
                      std::uint32_t key_end) {
  bucket_.assign(static_cast<std::size_t>(key_end) + 1, 0);
  for (int i = 0; i < n; ++i) ++bucket_[keys.data()[i] + 1];
  for (std::uint32_t k = 0; k < key_end; ++k) bucket_[k + 1] += bucket_[k];
  other_keys_.resize(n);
  other_values_.resize(n);
  for (int i = 0; i < n; ++i) {
    const std::uint32_t key = keys.data()[i];
    const std::int32_t place = bucket_[key]++;
    other_keys_.data()[place] = key;
    other_values_.data()[place] = values.data()[i];
  }
  keys.swap(other_keys_);
  values.swap(other_values_);
}

}  // namespace clast
