// The executor of the GPU: the same calls as exec/cpu.hpp, on one CUDA stream.
#pragma once

#include <cub/device/device_radix_sort.cuh>
#include <cub/device/device_scan.cuh>
#include <cub/device/device_select.cuh>

#include <bit>
#include <string>

#include "base/error.hpp"
#include "exec/array.hpp"
#include "exec/exact_sum.hpp"
#include "exec/range.hpp"
#include "exec/watched.hpp"

namespace clast {

inline void check(cudaError_t status, const char* what) {
  if (status == cudaSuccess) return;
  std::string text = std::string("GPU: ") + what + ": " + cudaGetErrorString(status);
  if (status == cudaErrorMemoryAllocation)
    text += "; the scene needs more memory than the card has free";
  throw Error(text);
}

// Memory of the card.
struct OnCard {
  static void* allocate(std::size_t bytes) {
    void* p = nullptr;
    if (bytes > 0) check(cudaMalloc(&p, bytes), "allocating memory");
    return p;
  }
  static void release(void* p) { cudaFree(p); }
  static void to_host(void* to, const void* from, std::size_t bytes) {
    if (bytes > 0) check(cudaMemcpy(to, from, bytes, cudaMemcpyDeviceToHost), "copying back");
  }
  static void from_host(void* to, const void* from, std::size_t bytes) {
    if (bytes > 0) check(cudaMemcpy(to, from, bytes, cudaMemcpyHostToDevice), "copying over");
  }
};

namespace cuda {

// Doubles as integers in the same order, so that the integer atomic finds the largest. The result
// does not depend on the order of the threads.
__host__ __device__ inline unsigned long long ordered(Real x) {
  const auto bits = static_cast<unsigned long long>(std::bit_cast<long long>(x));
  return bits >> 63 ? ~bits : bits | (1ull << 63);
}
__host__ __device__ inline Real unordered(unsigned long long bits) {
  return std::bit_cast<Real>(bits >> 63 ? bits & ~(1ull << 63) : ~bits);
}

template <class Kernel>
__global__ void each(const Kernel kernel, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) kernel(i);
}

template <class Kernel>
__global__ void each_watched(const Kernel kernel, int n, unsigned long long* most) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  Real value = nothing_watched;
  if (i < n) value = kernel(i);
  for (int step = 16; step > 0; step /= 2) {
    const Real other = __shfl_down_sync(0xffffffffu, value, step);
    value = other > value ? other : value;
  }
  if (threadIdx.x % 32 == 0 && ordered(value) > *most) atomicMax(most, ordered(value));
}

}  // namespace cuda

class Cuda {
 public:
  using Space = OnCard;
  static constexpr int slots = static_cast<int>(Watched::count);

  Cuda() {
    int devices = 0;
    if (cudaGetDeviceCount(&devices) != cudaSuccess || devices == 0)
      throw Error("no CUDA device is available; use --device cpu, or check nvidia-smi");
    check(cudaGetDeviceProperties(&card_, 0), "asking for its properties");
    check(cudaMallocHost(&seen_, slots * sizeof(*seen_)), "allocating memory");
    watching_.resize(slots);
    fetch();
    fetch();
  }
  ~Cuda() { cudaFreeHost(seen_); }
  Cuda(const Cuda&) = delete;
  Cuda& operator=(const Cuda&) = delete;

  template <class F>
  void enter(F&& f) {
    f();
  }

  template <class Kernel>
  void for_each(int n, const Kernel& kernel) {
    if (n == 0) return;
    cuda::each<<<blocks(n), block>>>(kernel, n);
    check(cudaGetLastError(), "starting a loop");
  }

  template <class Kernel>
  void watch(int n, const Kernel& kernel, Watched slot) {
    if (n == 0) return;
    cuda::each_watched<<<blocks(n), block>>>(kernel, n, watching_.data() + static_cast<int>(slot));
    check(cudaGetLastError(), "starting a loop");
  }

  template <class Pick, class Kernel>
  void for_each_picked(const Array<std::int32_t, OnCard>& list, const Pick& pick,
                       const Kernel& kernel) {
    const int n = choose(list, pick);
    for_each(n, Listed<Kernel>{kernel, picked_.data()});
  }
  template <class Pick, class Kernel>
  void watch_picked(const Array<std::int32_t, OnCard>& list, const Pick& pick, const Kernel& kernel,
                    Watched slot) {
    const int n = choose(list, pick);
    watch(n, Listed<Kernel>{kernel, picked_.data()}, slot);
  }

  void fetch() {
    OnCard::to_host(seen_, watching_.data(), slots * sizeof(*seen_));
    check(cudaMemset(watching_.data(), 0, slots * sizeof(*seen_)), "clearing");
  }
  Real watched(Watched slot) const {
    const unsigned long long seen = seen_[static_cast<int>(slot)];
    return seen == 0 ? nothing_watched : cuda::unordered(seen);
  }

  template <class T>
  T sum(const Array<T, OnCard>& values, int n) {
    return exact_sum(*this, values, n, sums_);
  }

  std::int64_t scan(Array<std::int32_t, OnCard>& counts, int n) {
    check(cudaMemset(counts.data() + n, 0, sizeof(std::int32_t)), "clearing");
    std::size_t bytes = 0;
    check(cub::DeviceScan::ExclusiveSum(nullptr, bytes, counts.data(), counts.data(), n + 1),
          "preparing a running sum");
    work_.resize(bytes);
    check(cub::DeviceScan::ExclusiveSum(work_.data(), bytes, counts.data(), counts.data(), n + 1),
          "a running sum");
    std::int32_t total = 0;
    OnCard::to_host(&total, counts.data() + n, sizeof(total));
    if (total < 0) throw Error("more than 2147483647 neighbour pairs: reduce the margin");
    return total;
  }

  void sort_by_key(Array<std::uint32_t, OnCard>& keys, Array<std::int32_t, OnCard>& values, int n,
                   std::uint32_t key_end) {
    other_keys_.resize(n);
    other_values_.resize(n);
    const int bits = std::bit_width(key_end);
    std::size_t bytes = 0;
    check(cub::DeviceRadixSort::SortPairs(nullptr, bytes, keys.data(), other_keys_.data(),
                                          values.data(), other_values_.data(), n, 0, bits),
          "preparing a sort");
    work_.resize(bytes);
    check(cub::DeviceRadixSort::SortPairs(work_.data(), bytes, keys.data(), other_keys_.data(),
                                          values.data(), other_values_.data(), n, 0, bits),
          "a sort");
    keys.swap(other_keys_);
    values.swap(other_values_);
  }

  void wait() const { check(cudaDeviceSynchronize(), "running"); }
  const char* instruction_set() const { return "cuda"; }
  std::string describe() const { return card_.name; }

 private:
  // Puts those items of the list that `pick` takes into picked_, in their order.
  template <class Pick>
  int choose(const Array<std::int32_t, OnCard>& list, const Pick& pick) {
    const int n = static_cast<int>(list.size());
    if (n == 0) return 0;
    picked_.resize(n + 1);
    std::int32_t* const count = picked_.data() + n;
    std::size_t bytes = 0;
    check(cub::DeviceSelect::If(nullptr, bytes, list.data(), picked_.data(), count, n, pick),
          "preparing a choice");
    choice_.resize(bytes);
    check(cub::DeviceSelect::If(choice_.data(), bytes, list.data(), picked_.data(), count, n, pick),
          "a choice");
    std::int32_t chosen = 0;
    OnCard::to_host(&chosen, count, sizeof(chosen));
    return chosen;
  }

  static constexpr int block = 128;
  static int blocks(int n) { return (n + block - 1) / block; }

  cudaDeviceProp card_{};
  unsigned long long* seen_ = nullptr;
  Array<unsigned long long, OnCard> watching_;
  SumScratch<OnCard> sums_;
  Array<unsigned char, OnCard> work_, choice_;
  Array<std::int32_t, OnCard> picked_;
  Array<std::uint32_t, OnCard> other_keys_;
  Array<std::int32_t, OnCard> other_values_;
};

}  // namespace clast
