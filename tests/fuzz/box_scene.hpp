// A few cubes and balls in a box: what fuzz targets alter the files of.
#pragma once

#include <string>

namespace clast {

inline std::string box_scene(int count_of_each) {
  const std::string many = std::to_string(count_of_each);
  const std::string region = "region = { box = { low = [0, 0, 0], high = [0.06, 0.06, 0.15] } }\n";
  return R"(duration = 1
[[material]]
name = "rubber"
density = 1100
youngs_modulus = 1e6
[[wall]]
type = "box"
low = [0, 0, 0]
high = [0.06, 0.06, 0.15]
[[insert]]
shape = "cube"
radius = 0.008
count = )" +
         many + "\n" + region + "[[insert]]\nradius = 0.005\ncount = " + many + "\n" + region;
}

}  // namespace clast
