// Which instruction set the loops of the step run on.
#pragma once

#include <string>

namespace clast {

// One copy of the loops is built for each of these; all give the same bits.
enum class Isa { x86_64, avx2, avx512 };

const char* name_of(Isa isa);

// The widest one this processor has. The environment variable CLAST_ISA (x86_64, avx2 or avx512)
// asks for a narrower one; asking for more than there is is an error.
Isa choose_isa();

namespace isa {
struct x86_64;
struct avx2;
struct avx512;
}  // namespace isa

}  // namespace clast
