// Pictures in memory: 8 bits per channel, red green blue, sRGB, rows from the top.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace clast {

// A colour as it is shown, 0 … 255 per channel.
struct Rgb8 {
  std::uint8_t r = 0, g = 0, b = 0;
  friend bool operator==(const Rgb8&, const Rgb8&) = default;
};

class Image {
 public:
  Image() = default;
  Image(int width, int height, Rgb8 fill = {255, 255, 255})
      : width_(width),
        height_(height),
        pixels_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), fill) {}

  int width() const { return width_; }
  int height() const { return height_; }
  Rgb8& at(int x, int y) { return pixels_[index(x, y)]; }
  const Rgb8& at(int x, int y) const { return pixels_[index(x, y)]; }
  // Three bytes per pixel, row after row.
  const std::uint8_t* bytes() const { return &pixels_.data()->r; }
  std::uint8_t* bytes() { return &pixels_.data()->r; }
  std::size_t size_in_bytes() const { return pixels_.size() * sizeof(Rgb8); }
  friend bool operator==(const Image&, const Image&) = default;

 private:
  std::size_t index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
           static_cast<std::size_t>(x);
  }

  int width_ = 0, height_ = 0;
  std::vector<Rgb8> pixels_;
};

static_assert(sizeof(Rgb8) == 3, "pixels are handed to libraries as packed bytes");

}  // namespace clast
