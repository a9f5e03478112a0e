// Pictures as Cairo keeps them, and back. Internal to render.
#pragma once

#include "render/cairo_handles.hpp"
#include "render/image.hpp"

namespace clast {

CairoHandle<cairo_surface_t> to_surface(const Image& image);

Image to_image(cairo_surface_t* surface);

}  // namespace clast
