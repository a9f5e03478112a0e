// The font of all text in pictures and charts. Internal to render.
#pragma once

#include <string>
#include <string_view>

#include "render/cairo_handles.hpp"

namespace clast {

class Font {
 public:
  // The first font of a short list that is on this machine and has all characters we write; throws
  // clast::Error with the package to install when there is none.
  static const Font& chosen();

  // The text with "?" for characters the font lacks and for damaged UTF-8.
  std::string drawable(std::string_view text) const;
  // How far drawable text with capitals of height 1 reaches from its start.
  double width(const std::string& drawable) const;
  // Sets a context to this font with capitals of this height.
  void use_in(cairo_t* context, double height) const;

 private:
  explicit Font(const char* family);
  bool has_what_we_write() const;
  bool has(const std::string& character) const;

  CairoHandle<cairo_font_face_t> face_;
  CairoHandle<cairo_font_options_t> options_;
  CairoHandle<cairo_scaled_font_t> measured_;  // large, so that widths are exact at any size
  double capital_ = 1;                         // height of capitals relative to the font size
};

}  // namespace clast
