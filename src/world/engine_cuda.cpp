#include "exec/cuda.hpp"
#include "world/engine_on.hpp"

namespace clast {

std::unique_ptr<Engine> make_cuda_engine(const EngineOptions& options) {
  return std::make_unique<EngineOn<Cuda>>(options);
}

}  // namespace clast
