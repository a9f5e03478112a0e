// A small valid scene for tests to vary.
#pragma once

#include <string>

#include "scene/read.hpp"

namespace clast {

inline const char* const small_scene = R"(duration = "1 s"

[[material]]
name = "glass"
density = "2.5 g/cm3"
youngs_modulus = "10 MPa"

[[wall]]
name = "box"
type = "box"
low = [0, 0, 0]
high = [0.1, 0.1, 0.2]
open = ["top"]

[[insert]]
count = 100
radius = "2 mm"
region = { box = { low = [0, 0, 0], high = [0.1, 0.1, 0.2] } }
)";

inline Scene small(const std::vector<std::string>& overrides = {}) {
  return read_scene_text(small_scene, "small.toml", overrides);
}

// The text of the error that reading throws, or nothing.
inline std::string error_of(std::string_view text, const std::vector<std::string>& overrides = {}) {
  try {
    read_scene_text(text, "test.toml", overrides);
  } catch (const SceneError& error) {
    return error.what();
  }
  return "";
}

}  // namespace clast
