// A block cut into cells that bonds hold together.
#pragma once

#include "clast/world.hpp"

namespace clast::test {

struct Rock {
  Vec3 size;           // of the block
  Vec3 middle = {};    //
  Quat turn = {};      //
  Vec3 velocity = {};  //
  int cells = 10;      // of Voronoi
  std::uint64_t seed = 1;
};

// Puts it into the world, bonded by the cement of that number; returns how many bonds it has.
int add_rock(World& world, const Rock& rock, int cement = 0);

}  // namespace clast::test
