#include <bit>
#include <cub/device/device_radix_sort.cuh>
#include <cub/device/device_scan.cuh>
#include <cub/device/device_select.cuh>

#include "exec/cuda_launch.cuh"

namespace clast {
namespace {

constexpr int slots = static_cast<int>(Watched::count);

}  // namespace

Cuda::Cuda() {
  int devices = 0;
  if (cudaGetDeviceCount(&devices) != cudaSuccess || devices == 0)
    throw Error("no CUDA device is available; use --device cpu, or check nvidia-smi");
  check(cudaGetDeviceProperties(&card_, 0), "asking for its properties");
  check(cudaMallocHost(&seen_, slots * sizeof(*seen_)), "allocating memory");
  watching_.resize(slots);
  fetch();
  fetch();
}

void Cuda::fetch() {
  OnCard::to_host(seen_, watching_.data(), slots * sizeof(*seen_));
  check(cudaMemset(watching_.data(), 0, slots * sizeof(*seen_)), "clearing");
}

Real Cuda::watched(Watched slot) const {
  const unsigned long long seen = seen_[static_cast<int>(slot)];
  return seen == 0 ? nothing_watched : cuda::unordered(seen);
}

std::int64_t Cuda::scan(Array<std::int32_t, OnCard>& counts, int n) {
  check(cudaMemset(counts.data() + n, 0, sizeof(std::int32_t)), "clearing");
  std::size_t bytes = 0;
  check(cub::DeviceScan::ExclusiveSum(nullptr, bytes, counts.data(), counts.data(), n + 1),
        "preparing a running sum");
  work_.make_room(bytes);
  check(cub::DeviceScan::ExclusiveSum(work_.data(), bytes, counts.data(), counts.data(), n + 1),
        "a running sum");
  std::int32_t total = 0;
  OnCard::to_host(&total, counts.data() + n, sizeof(total));
  if (total < 0) throw Error("more than 2147483647 neighbour pairs: reduce the margin");
  return total;
}

void Cuda::sort_by_key(Array<std::uint32_t, OnCard>& keys, Array<std::int32_t, OnCard>& values,
                       int n, std::uint32_t key_end) {
  other_keys_.make_room(n);
  other_values_.make_room(n);
  const int bits = std::bit_width(key_end);
  std::size_t bytes = 0;
  check(cub::DeviceRadixSort::SortPairs(nullptr, bytes, keys.data(), other_keys_.data(),
                                        values.data(), other_values_.data(), n, 0, bits),
        "preparing a sort");
  work_.make_room(bytes);
  check(cub::DeviceRadixSort::SortPairs(work_.data(), bytes, keys.data(), other_keys_.data(),
                                        values.data(), other_values_.data(), n, 0, bits),
        "a sort");
  // Copied and not swapped: arrays of several sizes are sorted, and each keeps its own memory.
  const auto copy_back = [n](void* to, const void* from) {
    check(cudaMemcpyAsync(to, from, n * sizeof(std::int32_t), cudaMemcpyDeviceToDevice),
          "copying what was sorted");
  };
  copy_back(keys.data(), other_keys_.data());
  copy_back(values.data(), other_values_.data());
}

int Cuda::take_marked(const Items& items, Array<std::int32_t, OnCard>& list) {
  const int n = items.count;
  list.make_room(n + 1);
  std::int32_t* const count = list.data() + n;
  std::size_t bytes = 0;
  check(
      cub::DeviceSelect::Flagged(nullptr, bytes, items.list, marks_.data(), list.data(), count, n),
      "preparing a choice");
  choice_.make_room(bytes);
  check(cub::DeviceSelect::Flagged(choice_.data(), bytes, items.list, marks_.data(), list.data(),
                                   count, n),
        "a choice");
  std::int32_t chosen = 0;
  OnCard::to_host(&chosen, count, sizeof(chosen));
  return chosen;
}

}  // namespace clast
