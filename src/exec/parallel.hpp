// Parallel loops and what belongs to them. The rest of the program knows no library of threads:
//
//   ThreadTeam team(count)                    team.enter(f): loops inside f use that many threads
//   parallel_for(n, f)                        f(i) for i in [0, n)
//   parallel_ranges(begin, end, grain, f)     f(from, to) for parts of about `grain` items
//   parallel_reduce(begin, end, grain, nothing, f, join)
//                                             sum = f(from, to, sum) in parts, parts joined
//   parallel_scan(values, n)                  running sum of counts in place; returns the total
//   PerThread<T>                              one T for each thread that asks with local()
//
// Parts and their joining depend on timing: `join` must give the same bits in any order. What f
// throws comes out of the loop. TBB runs the loops. Under the thread sanitizer plain threads do:
// TBB is a library that sanitizer cannot see into, and would be blamed for every task it hands
// over.
#pragma once

#ifdef CLAST_PLAIN_THREADS
#include "exec/parallel_plain.hpp"
#else
#include "exec/parallel_tbb.hpp"
#endif
