// What walls of several pieces are made of.
#pragma once

#include "scene/problems.hpp"
#include "scene/scene.hpp"

namespace clast::scene {

// Reads the files of all walls of type mesh and puts their facets in place; makes round walls and
// their flat pieces.
void make_pieces(Scene& scene, Problems& problems);

}  // namespace clast::scene
