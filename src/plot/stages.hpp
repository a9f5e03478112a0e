// When the stages of a run began.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "base/real.hpp"

namespace clast {

struct StageStart {
  std::string name;
  std::int64_t step = 0;
  Real time = 0;
};

// From the last checkpoint of a run, which knows when its stage began; stages of fixed duration
// lead from there, and from the start, to the others. What cannot be told is left out, and so is
// everything where there is one stage only.
std::vector<StageStart> stage_starts(const std::filesystem::path& run);

}  // namespace clast
