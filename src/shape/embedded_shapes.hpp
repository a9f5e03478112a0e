// The files of shapes/ and shapes/spheres/ as the build put them into the program.
#pragma once

#include <string>
#include <vector>

namespace clast {

struct EmbeddedShape {
  std::string name, text;
};
const std::vector<EmbeddedShape>& embedded_shapes();
const std::vector<EmbeddedShape>& embedded_sphere_sets();

}  // namespace clast
