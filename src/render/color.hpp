// Colours: linear light for shading, sRGB for showing, and the map from numbers to colours.
#pragma once

#include <array>
#include <cstdint>

#include "render/image.hpp"

namespace clast {

// Linear light, 0 … 1.
struct Color {
  float r = 0, g = 0, b = 0;
};

inline Color operator+(const Color& a, const Color& b) { return {a.r + b.r, a.g + b.g, a.b + b.b}; }
inline Color operator*(float s, const Color& c) { return {s * c.r, s * c.g, s * c.b}; }
inline Color operator*(const Color& a, const Color& b) { return {a.r * b.r, a.g * b.g, a.b * b.b}; }
inline Color mix(const Color& a, const Color& b, float share) {
  return (1 - share) * a + share * b;
}

Rgb8 to_srgb(const Color& color);
Color from_srgb(Rgb8 color);

// A colour by how it looks: lightness 0 … 1, chroma, hue in degrees (the OKLab space, in which
// equal distances look equal). Chroma is reduced until the screen can show the colour.
Color from_oklch(double lightness, double chroma, double hue);

// The map for numbers: from dark violet over teal to light yellow. Lightness rises evenly, so that
// equal steps look equal and the order survives grey printing and colour blindness. `share` is
// clamped to 0 … 1.
Color map_color(double share);

// For bodies of which nothing is shown but themselves: stone, a little lighter or darker from one
// to the next, so that they are told apart.
Color plain_color(std::int64_t number);

// Well-separated colours for things without order, such as materials.
Color kind_color(std::int64_t number);

}  // namespace clast
