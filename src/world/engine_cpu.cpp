#include "base/error.hpp"
#include "exec/cpu.hpp"
#include "world/engine_on.hpp"

namespace clast {

std::unique_ptr<Engine> make_cpu_engine(const EngineOptions& options) {
  return std::make_unique<EngineOn<Cpu>>(options, options.threads);
}

#ifndef CLAST_CUDA
std::unique_ptr<Engine> make_cuda_engine(const EngineOptions&) {
  throw Error(
      "this program was built without the GPU side; build it with 'make cuda' (needs nvcc) and "
      "use build/cuda/clast");
}
#endif

std::unique_ptr<Engine> make_engine(const EngineOptions& options) {
  return options.device == Device::cuda ? make_cuda_engine(options) : make_cpu_engine(options);
}

}  // namespace clast
