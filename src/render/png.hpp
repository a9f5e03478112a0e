// PNG files.
#pragma once

#include <filesystem>

#include "render/image.hpp"

namespace clast {

// Replaces the file in one step; throws clast::Error when it cannot be written.
void write_png(const std::filesystem::path& path, const Image& image);

// Throws clast::Error when there is no such file or it is not a PNG.
Image read_png(const std::filesystem::path& path);

}  // namespace clast
