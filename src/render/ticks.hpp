// Round numbers for axes, colour bars and scale bars, and how they are written.
#pragma once

#include <string>
#include <vector>

#include "base/real.hpp"

namespace clast {

// Positions of ticks on low … high: multiples of 1, 2 or 5 times a power of ten, about `wanted`
// of them.
struct Ticks {
  std::vector<Real> at;
  Real step = 1;
};
Ticks ticks_between(Real low, Real high, int wanted);

// The largest of 1, 2, 5 times a power of ten that is not above `most`.
Real round_length(Real most);

// What numbers are divided by before they are written, and what is said about it.
struct Scaling {
  Real factor = 1;
  std::string unit;  // with its prefix: "mJ"; for plain numbers "×10⁻³" or empty
};
// For an axis whose largest magnitude is `largest`. Everyday sizes stay as they are; units that
// take no prefix, such as m², get a power of ten.
Scaling scaling_for(Real largest, const std::string& unit);

// "name [unit]", or the name alone.
std::string label_with(const std::string& name, const Scaling& scaling);

// A whole number as an exponent: "⁻³".
std::string raised(int number);

// A tick, with as many decimals as the step needs.
std::string tick_text(Real value, Real step);

// A quantity that stands alone, with the prefix that suits it: "20 mm", "5 m".
std::string quantity_text(Real value, const std::string& unit);

}  // namespace clast
