// GJK of libccd on the pairs of the bench, where the library was found at build time. It has no
// distance: apart it only says so, in contact it gives a depth.
#pragma once

#include <vector>

#include "bench/contact_kernels.hpp"

namespace clast {

#if defined(CLAST_CCD)
constexpr bool has_contact_peer = true;
#else
constexpr bool has_contact_peer = false;
#endif
constexpr const char* contact_peer_name = "libccd_gjk";

void search_by_peer(const std::vector<BenchPair>& pairs, std::vector<PlaneMemory>& memory,
                    std::vector<CommonPlane>& found, bool cold);

}  // namespace clast
