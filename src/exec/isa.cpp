#include "exec/isa.hpp"

#include <cstdlib>

#include "base/error.hpp"

namespace clast {
namespace {

Isa widest() {
#if !defined(CLAST_ONE_ISA)
  if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
      __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") &&
      __builtin_cpu_supports("avx512vl"))
    return Isa::avx512;
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
      __builtin_cpu_supports("bmi2"))
    return Isa::avx2;
#endif
  return Isa::x86_64;
}

}  // namespace

const char* name_of(Isa isa) {
  switch (isa) {
    case Isa::avx512:
      return "avx512";
    case Isa::avx2:
      return "avx2";
    default:
      return "x86_64";
  }
}

Isa choose_isa() {
  const Isa best = widest();
  const char* asked = std::getenv("CLAST_ISA");
  if (asked == nullptr || *asked == '\0') return best;
  for (Isa isa : {Isa::x86_64, Isa::avx2, Isa::avx512}) {
    if (std::string(asked) != name_of(isa)) continue;
    if (isa > best)
      throw Error(std::string("CLAST_ISA=") + asked + ": this processor has only " + name_of(best) +
                  "; unset CLAST_ISA or choose a narrower set");
    return isa;
  }
  throw Error(std::string("CLAST_ISA=") + asked + ": allowed are x86_64, avx2 and avx512");
}

}  // namespace clast
