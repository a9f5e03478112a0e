// Numbers as people write them.
#pragma once

#include <cstdint>
#include <string>

#include "base/real.hpp"

namespace clast {

// "1,234,567": thousands apart.
std::string grouped(std::int64_t number);

// To so many digits, without an exponent where that can be read: "0.0012", "1,130", "3.2e+12".
std::string rounded(Real number, int digits = 3);

// "1 thread", "2,000 threads".
std::string counted(std::int64_t number, const std::string& thing);

// Of the clock, in the unit that suits it: "2.4 s", "7 min", "3 h", "12 days".
std::string clock_time(double seconds);

}  // namespace clast
