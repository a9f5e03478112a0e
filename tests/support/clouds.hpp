// Many spheres at random places that do not overlap.
#pragma once

#include "base/random.hpp"
#include "tests/support/grains.hpp"

namespace clast::test {

struct Cloud {
  int count = 500;
  Vec3 low{0, 0, 0}, high{0.2, 0.2, 0.2};
  Real smallest = 0.004, largest = 0.006;
  Real speed = 0.5;  // of each component, at most
  Real spin = 0;
  std::uint64_t seed = 1;
};

// Materials are taken in turn.
inline void add_cloud(World& world, const Cloud& cloud) {
  Random random(cloud.seed);
  const int materials = static_cast<int>(world.materials().size());
  const HostBodies& b = world.edit_bodies();
  const auto ball_at = [](Real s) { return Vec3{s, s, s}; };
  for (int added = 0, tries = 0; added < cloud.count && tries < 1000 * cloud.count; ++tries) {
    const Real r = random.uniform(cloud.smallest, cloud.largest);
    const Vec3 p = random.uniform(cloud.low + ball_at(r), cloud.high - ball_at(r));
    bool free = true;
    for (std::size_t i = 0; i < b.size() && free; ++i)
      free = squared_length(b.position[i] - p) > square(b.radius[i] + r);
    if (!free) continue;
    const Vec3 v = random.uniform(ball_at(-cloud.speed), ball_at(cloud.speed));
    const Vec3 w = random.uniform(ball_at(-cloud.spin), ball_at(cloud.spin));
    world.add({p, r, v, w, added % materials, 0});
    ++added;
  }
}

}  // namespace clast::test
