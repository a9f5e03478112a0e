// Changes to the bodies and walls of a run between two steps.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "world/snapshot.hpp"

namespace clast {

// Removes the bodies for which `leaves(place)` holds, and their contacts. Returns how many.
std::int64_t remove_bodies(Snapshot& state, const std::function<bool(std::size_t)>& leaves);

// Lets contacts with walls, and how walls are worn, follow from the old list of walls to the new;
// those of walls that are gone are dropped.
void follow_walls(Snapshot& state, const std::vector<std::string>& old_names,
                  const std::vector<std::string>& new_names);

// Lets surfaces follow in the same way: those that stay keep their pose, those that are new start
// where the scene puts them. New motions begin now.
void follow_surfaces(Snapshot& state, const std::vector<std::string>& old_names,
                     const std::vector<std::string>& new_names,
                     const std::vector<WallSurface>& surfaces, int stage);

}  // namespace clast
