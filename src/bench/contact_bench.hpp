// Contact searches side by side on the same pairs.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "bench/contact_kernels.hpp"

namespace clast {

struct ContactBenchOptions {
  int pairs = 256;
  int steps = 60;
  std::uint64_t seed = 1;
};

struct ContactBenchRow {
  std::string method, shape, motion;
  int vertices = 0;
  bool warm = false;
  double ns_per_pair = 0;  // of the processor, median over the steps
  double iterations_mean = 0;
  int iterations_max = 0;
  int failures = 0;
  double touching = 0;  // share of the searches that found an overlap
  // Over the size. Apart: from the exact distance; in contact: from the gap along its own normal.
  double worst_gap_error = 0;
};

// How wrong the gap of an answer is, over the size.
double gap_error(const BenchPair& pair, const CommonPlane& plane);

// The names of the shapes and of the cases: random, resting, sliding, tumbling.
std::vector<std::string> contact_bench_shapes();
const std::vector<std::string>& contact_bench_cases();

// All methods, warm and cold, for one shape in one case.
std::vector<ContactBenchRow> bench_contact(const std::string& shape, const std::string& motion,
                                           const ContactBenchOptions& options);

}  // namespace clast
