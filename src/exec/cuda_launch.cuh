// How a loop over a kernel is started on the GPU. Included by the translation units that build the
// loops (world/kernels_cuda.cu).
#pragma once

#include <bit>

#include "base/type_list.hpp"
#include "exec/cuda.hpp"

namespace clast {
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

constexpr int block = 128;  // threads

template <class Kernel>
__global__ void __launch_bounds__(block) each(const Kernel kernel, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) kernel(i);
}

// These are the loops that push: some need a few registers more than three blocks can have.
template <class Kernel>
__global__ void __launch_bounds__(block, 3)
    each_watched(const Kernel kernel, int n, unsigned long long* most) {
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

template <class Kernel>
void launch(const Kernel& kernel, int n, [[maybe_unused]] unsigned long long* most) {
  using cuda::block;
  const int blocks = (n + block - 1) / block;
  if constexpr (is_watched<Kernel>)
    cuda::each_watched<<<blocks, block>>>(kernel, n, most);
  else
    cuda::each<<<blocks, block>>>(kernel, n);
  check(cudaGetLastError(), "starting a loop");
}

// Has the launches of all kernels of a list built, by taking their addresses.
template <class List>
struct BuiltLaunches;
template <class... Kernel>
struct BuiltLaunches<TypeList<Kernel...>> {
  using Address = void (*)();
  Address address[sizeof...(Kernel) + 1] = {reinterpret_cast<Address>(&launch<Kernel>)..., nullptr};
};

}  // namespace clast
