// A sheet with a picture of every shape of a list, named.
#pragma once

#include <span>

#include "render/image.hpp"
#include "shape/assembly.hpp"

namespace clast {

Image shape_sheet(std::span<const Assembly> shapes);

}  // namespace clast
