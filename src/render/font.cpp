#include "render/font.hpp"

#include <array>

namespace clast {

namespace {

constexpr double measured_size = 1000;

// DejaVu comes with Cairo on Debian; the last name is whatever the system takes for sans-serif.
constexpr std::array families = {"DejaVu Sans", "Noto Sans", "Liberation Sans", "sans-serif"};

// Beyond ASCII: units, minus signs, powers of ten, names cut short.
constexpr std::string_view special_characters = "µ−–×…⁻⁰¹²³⁴⁵⁶⁷⁸⁹";

bool goes_on(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

// Calls f with each character of UTF-8 text; bytes that belong to none are passed on one by one.
template <class F>
void for_each_character(std::string_view text, F&& f) {
  while (!text.empty()) {
    std::size_t length = 1;
    while (length < text.size() && goes_on(text[length]) && !goes_on(text[0])) ++length;
    f(std::string(text.substr(0, length)));
    text.remove_prefix(length);
  }
}

// Independent of the settings of the desktop: shapes as they were designed, at any size.
CairoHandle<cairo_font_options_t> plain_options() {
  CairoHandle<cairo_font_options_t> options(cairo_font_options_create());
  cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
  return options;
}

}  // namespace

Font::Font(const char* family)
    : face_(cairo_toy_font_face_create(family, CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)),
      options_(plain_options()) {
  cairo_matrix_t size, identity;
  cairo_matrix_init_scale(&size, measured_size, measured_size);
  cairo_matrix_init_identity(&identity);
  measured_.reset(cairo_scaled_font_create(face_.get(), &size, &identity, options_.get()));
  cairo_text_extents_t extents;
  cairo_scaled_font_text_extents(measured_.get(), "H", &extents);
  if (extents.height > 0) capital_ = extents.height / measured_size;
}

const Font& Font::chosen() {
  static const Font font = [] {
    for (const char* family : families)
      if (Font candidate(family); candidate.has_what_we_write()) return candidate;
    throw Error(
        "there is no font for the text of pictures and charts; install one (on Debian: apt install "
        "fonts-dejavu-core)");
  }();
  return font;
}

bool Font::has(const std::string& character) const {
  if (static_cast<unsigned char>(character[0]) < 0x20) return false;
  cairo_glyph_t* glyphs = nullptr;
  int count = 0;
  const cairo_status_t status = cairo_scaled_font_text_to_glyphs(
      measured_.get(), 0, 0, character.data(), static_cast<int>(character.size()), &glyphs, &count,
      nullptr, nullptr, nullptr);
  // Glyph 0 is the empty box.
  const bool found = status == CAIRO_STATUS_SUCCESS && count == 1 && glyphs[0].index != 0;
  if (glyphs != nullptr) cairo_glyph_free(glyphs);
  return found;
}

bool Font::has_what_we_write() const {
  // Where the system has no font at all, Cairo draws with one of its own that knows ASCII only.
  if (cairo_scaled_font_get_type(measured_.get()) == CAIRO_FONT_TYPE_USER) return false;
  bool all = cairo_scaled_font_status(measured_.get()) == CAIRO_STATUS_SUCCESS;
  for (char c = ' '; c <= '~'; ++c) all = all && has(std::string(1, c));
  for_each_character(special_characters, [&](const std::string& c) { all = all && has(c); });
  return all;
}

std::string Font::drawable(std::string_view text) const {
  std::string result;
  for_each_character(text, [&](const std::string& c) { result += has(c) ? c : "?"; });
  return result;
}

double Font::width(const std::string& drawable) const {
  cairo_text_extents_t extents;
  cairo_scaled_font_text_extents(measured_.get(), drawable.c_str(), &extents);
  return extents.x_advance / (measured_size * capital_);
}

void Font::use_in(cairo_t* context, double height) const {
  cairo_set_font_face(context, face_.get());
  cairo_set_font_size(context, height / capital_);
  cairo_set_font_options(context, options_.get());
}

}  // namespace clast
