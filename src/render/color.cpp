#include "render/color.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace clast {

namespace {

double encoded(double linear) {
  const double x = std::clamp(linear, 0.0, 1.0);
  return x <= 0.0031308 ? 12.92 * x : 1.055 * std::pow(x, 1 / 2.4) - 0.055;
}

std::uint8_t to_byte(double linear) {
  return static_cast<std::uint8_t>(std::lround(255 * encoded(linear)));
}

float decoded(std::uint8_t byte) {
  const double x = byte / 255.0;
  return static_cast<float>(x <= 0.04045 ? x / 12.92 : std::pow((x + 0.055) / 1.055, 2.4));
}

double cube_of(double x) { return x * x * x; }

struct Linear {
  double r, g, b;
  bool is_shown() const {
    constexpr double slack = 1e-4;
    return std::min({r, g, b}) >= -slack && std::max({r, g, b}) <= 1 + slack;
  }
};

// OKLab to linear sRGB (B. Ottosson, 2020).
Linear from_oklab(double lightness, double a, double b) {
  const double l = cube_of(lightness + 0.3963377774 * a + 0.2158037573 * b);
  const double m = cube_of(lightness - 0.1055613458 * a - 0.0638541728 * b);
  const double s = cube_of(lightness - 0.0894841775 * a - 1.2914855480 * b);
  return {4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
          -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
          -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s};
}

// Catmull-Rom through evenly spaced values, share in 0 … 1.
template <std::size_t n>
double smooth(const std::array<double, n>& values, double share) {
  const double at = share * (n - 1);
  const int i = std::clamp(static_cast<int>(at), 0, static_cast<int>(n) - 2);
  const auto value = [&](int k) {
    return values[static_cast<std::size_t>(std::clamp(k, 0, static_cast<int>(n) - 1))];
  };
  const double t = at - i, p0 = value(i - 1), p1 = value(i), p2 = value(i + 1), p3 = value(i + 2);
  return p1 +
         0.5 * t * (p2 - p0 + t * (2 * p0 - 5 * p1 + 4 * p2 - p3 + t * (3 * (p1 - p2) + p3 - p0)));
}

constexpr int map_steps = 256;

std::array<Color, map_steps> make_map() {
  constexpr std::array<double, 6> hue{302, 278, 238, 188, 150, 104};
  constexpr std::array<double, 6> chroma{0.125, 0.14, 0.115, 0.105, 0.155, 0.175};
  std::array<Color, map_steps> map;
  for (int i = 0; i < map_steps; ++i) {
    const double share = i / (map_steps - 1.0);
    map[static_cast<std::size_t>(i)] =
        from_oklch(0.35 + 0.58 * share, smooth(chroma, share), smooth(hue, share));
  }
  return map;
}

}  // namespace

Rgb8 to_srgb(const Color& color) { return {to_byte(color.r), to_byte(color.g), to_byte(color.b)}; }

Color from_srgb(Rgb8 color) { return {decoded(color.r), decoded(color.g), decoded(color.b)}; }

Color from_oklch(double lightness, double chroma, double hue) {
  const double angle = hue * std::numbers::pi / 180;
  const double a = std::cos(angle), b = std::sin(angle);
  double low = 0, high = chroma;
  if (!from_oklab(lightness, chroma * a, chroma * b).is_shown())
    for (int i = 0; i < 30; ++i) {
      const double middle = 0.5 * (low + high);
      (from_oklab(lightness, middle * a, middle * b).is_shown() ? low : high) = middle;
    }
  else
    low = chroma;
  const Linear c = from_oklab(lightness, low * a, low * b);
  const auto channel = [](double x) { return static_cast<float>(std::clamp(x, 0.0, 1.0)); };
  return {channel(c.r), channel(c.g), channel(c.b)};
}

Color map_color(double share) {
  static const std::array<Color, map_steps> map = make_map();
  const double at = std::clamp(share, 0.0, 1.0) * (map_steps - 1);
  const int i = std::min(static_cast<int>(at), map_steps - 2);
  const auto k = static_cast<std::size_t>(i);
  return mix(map[k], map[k + 1], static_cast<float>(at - i));
}

Color plain_color(std::int64_t number) {
  constexpr int shades = 7;
  static const std::array<Color, shades> stone = [] {
    std::array<Color, shades> made;
    for (int i = 0; i < shades; ++i)
      made[static_cast<std::size_t>(i)] = from_oklch(0.735 + 0.022 * i, 0.052, 74);
    return made;
  }();
  // A step prime to the number of shades: neighbours by number, which often lie together, differ.
  return stone[static_cast<std::size_t>((number % shades * 3 + number / shades % shades + shades) %
                                        shades)];
}

Color kind_color(std::int64_t number) {
  // Steps of the golden angle never come close to an earlier hue; alternating lightness helps
  // where two are neighbours all the same.
  const double turn = 137.508 * static_cast<double>(number % 1000);
  return from_oklch(number % 2 == 0 ? 0.70 : 0.60, 0.13, std::fmod(250 + turn, 360));
}

}  // namespace clast
