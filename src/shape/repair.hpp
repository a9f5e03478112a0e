// Putting right what files get wrong about a surface.
#pragma once

#include <string>
#include <vector>

#include "shape/surface.hpp"

namespace clast {

// What was done, in words for the user.
using Notes = std::vector<std::string>;

// Vertices closer than `distance` become one; faces that collapse or come twice go.
Surface welded_surface(const Surface& surface, Real distance, Notes& notes);

// Turns faces over until neighbours agree. Edges of more than two faces connect nothing. Throws
// clast::Error when no choice agrees, as for a Moebius strip.
void orient_alike(Surface& surface, Notes& notes);

// Throws clast::Error, with the place of the first, unless every edge has exactly two faces.
void check_no_open_edges(const Surface& surface);

// The parts of a surface that hang together through edges, in the order of their first face.
std::vector<Surface> shells_of(const Surface& surface);

// Throws clast::Error, with the place, when the surface passes through itself by more than
// `tolerance`.
void check_no_crossing(const Surface& surface, Real tolerance);

}  // namespace clast
