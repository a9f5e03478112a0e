// Bodies put together from boxes.
#pragma once

#include <string>
#include <vector>

#include "shape/assembly.hpp"

namespace clast::test {

struct Box {
  Vec3 low, high;
};

inline Surface surface_of(const Box& box) {
  Surface s;
  for (int i = 0; i < 8; ++i)
    s.vertex.push_back({i & 1 ? box.high.x : box.low.x, i & 2 ? box.high.y : box.low.y,
                        i & 4 ? box.high.z : box.low.z});
  s.face = {{0, 1, 5, 4}, {0, 2, 3, 1}, {0, 4, 6, 2}, {1, 3, 7, 5}, {2, 6, 7, 3}, {4, 5, 7, 6}};
  return s;
}

inline Assembly body_of(const std::vector<Box>& boxes) {
  std::vector<MeshObject> parts;
  for (const Box& box : boxes) parts.push_back({"", surface_of(box)});
  return assembly_of("boxes", parts);
}

}  // namespace clast::test
