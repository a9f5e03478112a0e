#include "render/image_surface.hpp"

#include <cstdint>

namespace clast {

namespace {

// Cairo keeps a pixel in a 32-bit number, 0x00rrggbb.
std::uint32_t packed(Rgb8 c) {
  return std::uint32_t{c.r} << 16 | std::uint32_t{c.g} << 8 | std::uint32_t{c.b};
}

Rgb8 unpacked(std::uint32_t pixel) {
  return {static_cast<std::uint8_t>(pixel >> 16), static_cast<std::uint8_t>(pixel >> 8),
          static_cast<std::uint8_t>(pixel)};
}

std::uint32_t* row(cairo_surface_t* surface, int y) {
  unsigned char* first = cairo_image_surface_get_data(surface);
  return reinterpret_cast<std::uint32_t*>(first + std::ptrdiff_t{y} *
                                                      cairo_image_surface_get_stride(surface));
}

}  // namespace

CairoHandle<cairo_surface_t> to_surface(const Image& image) {
  CairoHandle<cairo_surface_t> surface(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, image.width(), image.height()));
  check_drawn(cairo_surface_status(surface.get()));
  for (int y = 0; y < image.height(); ++y) {
    std::uint32_t* to = row(surface.get(), y);
    for (int x = 0; x < image.width(); ++x) to[x] = packed(image.at(x, y));
  }
  cairo_surface_mark_dirty(surface.get());
  return surface;
}

Image to_image(cairo_surface_t* surface) {
  cairo_surface_flush(surface);
  Image image(cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface));
  for (int y = 0; y < image.height(); ++y) {
    const std::uint32_t* from = row(surface, y);
    for (int x = 0; x < image.width(); ++x) image.at(x, y) = unpacked(from[x]);
  }
  return image;
}

}  // namespace clast
