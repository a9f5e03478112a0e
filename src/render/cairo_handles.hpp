// Objects of Cairo that release themselves, and its errors as ours. Internal to render.
#pragma once

#include <cairo.h>
#include <fmt/format.h>

#include <memory>
#include <string>

#include "base/error.hpp"

namespace clast {

struct CairoRelease {
  void operator()(cairo_t* context) const { cairo_destroy(context); }
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
  void operator()(cairo_font_face_t* face) const { cairo_font_face_destroy(face); }
  void operator()(cairo_scaled_font_t* font) const { cairo_scaled_font_destroy(font); }
  void operator()(cairo_font_options_t* options) const { cairo_font_options_destroy(options); }
};
template <class T>
using CairoHandle = std::unique_ptr<T, CairoRelease>;

inline void check_drawn(cairo_status_t status) {
  if (status != CAIRO_STATUS_SUCCESS)
    throw Error(fmt::format("cannot draw: Cairo says \"{}\"", cairo_status_to_string(status)));
}

// For streams of Cairo that end in a std::string.
inline cairo_status_t append_to_text(void* text, const unsigned char* data, unsigned length) {
  static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(data), length);
  return CAIRO_STATUS_SUCCESS;
}

}  // namespace clast
