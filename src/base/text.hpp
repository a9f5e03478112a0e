// Numbers as people write them.
#pragma once

#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>

#include "base/real.hpp"

namespace clast {

// Whether the whole of a text is a number; if so, it is in `number`.
template <class Number>
bool parse_number(std::string_view text, Number& number) {
  const char* const end = text.data() + text.size();
  const auto [stop, code] = std::from_chars(text.data(), end, number);
  return code == std::errc{} && stop == end;
}

// "1,234,567": thousands apart.
std::string grouped(std::int64_t number);

// To so many digits, without an exponent where that can be read: "0.0012", "1,130", "3.2e+12".
std::string rounded(Real number, int digits = 3);

// "1 thread", "2,000 threads".
std::string counted(std::int64_t number, const std::string& thing);

// Of the clock, in the unit that suits it: "2.4 s", "7 min", "3 h", "12 days".
std::string clock_time(double seconds);

// A text for a terminal: without the control characters that others may have put into it, in names
// of files for instance. Line breaks and tabs stay.
std::string harmless(std::string_view text);

}  // namespace clast
