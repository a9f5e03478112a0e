#include "render/png.hpp"

#include <algorithm>
#include <cstring>
#include <string>

#include "output/atomic_file.hpp"
#include "render/image_surface.hpp"

namespace clast {

namespace fs = std::filesystem;

namespace {

cairo_status_t take(void* text, unsigned char* to, unsigned length) {
  std::string_view& rest = *static_cast<std::string_view*>(text);
  if (rest.size() < length) return CAIRO_STATUS_READ_ERROR;
  std::memcpy(to, rest.data(), length);
  rest.remove_prefix(length);
  return CAIRO_STATUS_SUCCESS;
}

}  // namespace

void write_png(const fs::path& path, const Image& image) {
  std::string packed;
  check_drawn(cairo_surface_write_to_png_stream(to_surface(image).get(), append_to_text, &packed));
  write_file(path, packed, Durability::process_death);
}

Image read_png(const fs::path& path) {
  const std::string packed = read_file(path);
  std::string_view rest = packed;
  const CairoHandle<cairo_surface_t> surface(
      cairo_image_surface_create_from_png_stream(take, &rest));
  const cairo_status_t status = cairo_surface_status(surface.get());
  if (status != CAIRO_STATUS_SUCCESS)
    throw Error(
        fmt::format("cannot read {} as a PNG: {}", path.string(), cairo_status_to_string(status)));
  return to_image(surface.get());
}

}  // namespace clast
