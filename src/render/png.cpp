#include "render/png.hpp"

#include <fmt/format.h>
#include <png.h>

#include <string>

#include "output/atomic_file.hpp"

namespace clast {

namespace fs = std::filesystem;

void write_png(const fs::path& path, const Image& image) {
  png_image header{};
  header.version = PNG_IMAGE_VERSION;
  header.width = static_cast<png_uint_32>(image.width());
  header.height = static_cast<png_uint_32>(image.height());
  header.format = PNG_FORMAT_RGB;
  std::string packed(PNG_IMAGE_PNG_SIZE_MAX(header), '\0');
  png_alloc_size_t bytes = packed.size();
  if (png_image_write_to_memory(&header, packed.data(), &bytes, 0, image.bytes(), 0, nullptr) == 0)
    throw Error(fmt::format("cannot make a PNG of {} x {} pixels: {}", image.width(),
                            image.height(), header.message));
  packed.resize(bytes);
  write_file(path, packed, Durability::process_death);
}

Image read_png(const fs::path& path) {
  const std::string packed = read_file(path);
  png_image header{};
  header.version = PNG_IMAGE_VERSION;
  const auto reject = [&] {
    const std::string reason = header.message;
    png_image_free(&header);
    throw Error(fmt::format("cannot read {} as a PNG: {}", path.string(), reason));
  };
  if (png_image_begin_read_from_memory(&header, packed.data(), packed.size()) == 0) reject();
  header.format = PNG_FORMAT_RGB;
  Image image(static_cast<int>(header.width), static_cast<int>(header.height));
  if (png_image_finish_read(&header, nullptr, image.bytes(), 0, nullptr) == 0) reject();
  return image;
}

}  // namespace clast
