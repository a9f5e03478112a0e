// A few balls over a floor: what tests of the program run.
#pragma once

#include <unistd.h>

#include <filesystem>
#include <functional>
#include <string>

namespace clast::test {

// `more` goes behind the last table, which is that of the balls.
inline std::string small_scene(const std::string& duration, const std::string& more = "") {
  return "duration = \"" + duration + R"("

[[material]]
name = "rubber"
density = 1100
youngs_modulus = "1 MPa"

[[wall]]
type = "plane"
point = [0, 0, 0]
normal = [0, 0, 1]

[[insert]]
count = 30
radius = "5 mm"
region = { box = { low = [0, 0, 0], high = [0.1, 0.1, 0.1] } }
)" + more;
}

// Waits until something holds, for half a minute at most.
inline bool wait_until(const std::function<bool()>& holds) {
  for (int i = 0; i < 15000 && !holds(); ++i) ::usleep(2000);
  return holds();
}

}  // namespace clast::test
