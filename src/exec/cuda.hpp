// The executor of the GPU: the same calls as exec/cpu.hpp, on one CUDA stream. Nothing here needs
// nvcc: loops are launched by functions that are built in parts (world/kernels_cuda.cu).
#pragma once

#include <cuda_runtime_api.h>

#include <limits>
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

// Starts the loop over n items. Largest numbers that watched kernels report go to `most`, as
// integers of the same order. Defined in exec/cuda_launch.cuh.
template <class Kernel>
void launch(const Kernel& kernel, int n, unsigned long long* most);

class Cuda {
 public:
  using Space = OnCard;

  Cuda();
  ~Cuda() {
    cudaFreeHost(seen_);
    cudaFreeHost(chosen_);
  }
  Cuda(const Cuda&) = delete;
  Cuda& operator=(const Cuda&) = delete;

  template <class F>
  void enter(F&& f) {
    f();
  }

  template <class Kernel>
  void for_each(int n, const Kernel& kernel) {
    static_assert(!is_watched<Kernel>);
    if (n > 0) launch(kernel, n, nullptr);
  }
  template <class Kernel>
  void watch(int n, const Kernel& kernel, Watched slot) {
    if (n > 0) launch(kernel, n, watching_.data() + static_cast<int>(slot));
  }
  template <class Kernel>
  void for_each(const Items& items, const Kernel& kernel) {
    for_each(items.count, Listed<Kernel>{kernel, items.list});
  }
  template <class Kernel>
  void watch(const Items& items, const Kernel& kernel, Watched slot) {
    watch(items.count, Listed<Kernel>{kernel, items.list}, slot);
  }
  template <class Pick, class Kernel>
  void for_each_picked(const Items& items, const Pick& pick, const Kernel& kernel) {
    for_each(picked(items, pick, picked_), kernel);
  }
  template <class Pick, class Kernel>
  void watch_picked(const Items& items, const Pick& pick, const Kernel& kernel, Watched slot) {
    watch(picked(items, pick, picked_), kernel, slot);
  }
  // The list is good until the next one is made.
  template <class Pick>
  Narrowed<Pick> narrowed(const Items& items, const Pick& pick) {
    return {picked(items, pick, narrowed_), pick};
  }
  template <class Pick, class Kernel>
  void for_each(const Narrowed<Pick>& narrowed, const Kernel& kernel) {
    for_each(narrowed.items, kernel);
  }
  template <class Pick, class Kernel>
  void watch(const Narrowed<Pick>& narrowed, const Kernel& kernel, Watched slot) {
    watch(narrowed.items, kernel, slot);
  }

  void fetch();
  Real watched(Watched slot) const;

  template <class T>
  T sum(const Array<T, OnCard>& values, int n) {
    return exact_sum(*this, values, n, sums_);
  }
  // Of several arrays at once.
  void sum(const SumSources& sources, Real* results) { exact_sums(*this, sources, sums_, results); }
  static constexpr SumPlan sum_plan() { return {8192, true}; }
  std::int64_t scan(Array<std::int32_t, OnCard>& counts, int n);
  void sort_by_key(Array<std::uint32_t, OnCard>& keys, Array<std::int32_t, OnCard>& values, int n,
                   std::uint32_t key_end);

  // All at once: a card wants many.
  int portion() const { return std::numeric_limits<int>::max(); }

  void wait() const { check(cudaDeviceSynchronize(), "running"); }
  const char* instruction_set() const { return "cuda"; }
  std::string describe() const { return card_.name; }

 private:
  // Those items that `pick` takes, in their order.
  template <class Pick>
  Items picked(const Items& items, const Pick& pick, Array<std::int32_t, OnCard>& list) {
    if (items.count == 0) return items;
    marks_.make_room(items.count);
    for_each(items.count, MarkPicked<Pick>{pick, items.list, marks_.data()});
    const int count = take_marked(items, list);
    return {list.data(), count};
  }
  // Copies marked items to a list and counts them.
  int take_marked(const Items& items, Array<std::int32_t, OnCard>& list);

  cudaDeviceProp card_{};
  unsigned long long* seen_ = nullptr;
  std::int32_t* chosen_ = nullptr;
  Array<unsigned long long, OnCard> watching_;
  SumScratch<OnCard> sums_;
  Array<unsigned char, OnCard> work_, choice_, marks_;
  Array<std::int32_t, OnCard> picked_, narrowed_;
  Array<std::uint32_t, OnCard> other_keys_;
  Array<std::int32_t, OnCard> other_values_;
};

}  // namespace clast
