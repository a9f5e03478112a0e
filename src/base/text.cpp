#include "base/text.hpp"

#include <fmt/format.h>

#include <cmath>
#include <cstdlib>

namespace clast {

namespace {

// From here on numbers are easier to read with an exponent.
constexpr Real large = 1e9;

}  // namespace

std::string grouped(std::int64_t number) {
  std::string text = fmt::format("{}", number);
  const std::size_t first = number < 0 ? 1 : 0;
  for (std::size_t end = text.size(); end > first + 3; end -= 3) text.insert(end - 3, 1, ',');
  return text;
}

std::string rounded(Real number, int digits) {
  std::string plain = fmt::format("{:.{}g}", number, digits);
  const Real value = std::strtod(plain.c_str(), nullptr);
  if (!(std::abs(value) >= 100 && std::abs(value) < large) || std::trunc(value) != value)
    return plain;
  return grouped(static_cast<std::int64_t>(value));
}

std::string counted(std::int64_t number, const std::string& thing) {
  const bool ends_in_y = thing.ends_with('y');
  const std::string several = ends_in_y ? thing.substr(0, thing.size() - 1) + "ies" : thing + "s";
  return grouped(number) + " " + (number == 1 ? thing : several);
}

std::string clock_time(double seconds) {
  constexpr double minute = 60, hour = 60 * minute, day = 24 * hour;
  if (!(seconds < 2 * minute)) {
    if (seconds < 2 * hour) return rounded(seconds / minute, 2) + " min";
    if (seconds < 2 * day) return rounded(seconds / hour, 2) + " h";
    return rounded(seconds / day, 2) + " days";
  }
  return rounded(seconds, 2) + " s";
}

std::string harmless(std::string_view text) {
  const auto byte = [&](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
  };
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool control = (byte(i) < ' ' && text[i] != '\n' && text[i] != '\t') || byte(i) == 0x7f;
    // U+0080 to U+009F begin escape sequences as well.
    const bool control_of_two = byte(i) == 0xc2 && byte(i + 1) >= 0x80 && byte(i + 1) < 0xa0;
    out += control || control_of_two ? '?' : text[i];
    if (control_of_two) ++i;
  }
  return out;
}

}  // namespace clast
