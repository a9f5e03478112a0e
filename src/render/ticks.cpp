#include "render/ticks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace clast {

namespace {

constexpr const char* prefixes[] = {"p", "n", "µ", "m", "", "k", "M", "G", "T"};
constexpr int plain = 4;  // where no prefix stands

int exponent_of(Real value) { return static_cast<int>(std::floor(std::log10(value) + 1e-9)); }

// The prefix under which the value has one to three digits before the point.
int prefix_for(Real value) {
  const int group = static_cast<int>(std::floor(exponent_of(value) / 3.0));
  return std::clamp(group + plain, 0, static_cast<int>(std::size(prefixes)) - 1);
}

Real factor_of(int prefix) { return std::pow(10.0, 3 * (prefix - plain)); }

// A prefix before m² would be squared, too, and kg has one already.
bool takes_prefix(const std::string& unit) {
  for (const char* simple : {"s", "m", "m/s", "N", "N m", "J", "W", "Pa", "N/m", "rad/s"})
    if (unit == simple) return true;
  return false;
}

}  // namespace

std::string raised(int number) {
  constexpr const char* digits[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  std::string text = number < 0 ? "⁻" : "";
  for (const char digit : std::to_string(std::abs(number))) text += digits[digit - '0'];
  return text;
}

Real round_length(Real most) {
  const Real power = std::pow(10.0, exponent_of(most));
  const Real share = most / power * (1 + 1e-9);
  return (share >= 5 ? 5 : share >= 2 ? 2 : 1) * power;
}

Ticks ticks_between(Real low, Real high, int wanted) {
  Ticks ticks;
  if (!(high > low) || !std::isfinite(high - low)) return {{low}, 1};
  const Real ideal = (high - low) / std::max(1, wanted);
  const Real below = round_length(ideal);
  // The step of the 1-2-5 row that comes nearest to the ideal, by ratio.
  ticks.step = below;
  const Real power = std::pow(10.0, exponent_of(ideal));
  for (const Real candidate : {1 * power, 2 * power, 5 * power, 10 * power})
    if (std::abs(std::log(candidate / ideal)) < std::abs(std::log(ticks.step / ideal)))
      ticks.step = candidate;
  const Real slack = 1e-6;
  const Real first = std::ceil(low / ticks.step - slack);
  const Real last = std::floor(high / ticks.step + slack);
  for (Real k = first; k <= last && ticks.at.size() < 1000; ++k)
    ticks.at.push_back(k == 0 ? 0 : k * ticks.step);
  return ticks;
}

Scaling scaling_for(Real largest, const std::string& unit) {
  if (!(largest > 0) || !std::isfinite(largest) || (largest >= 0.05 && largest < 1e4))
    return {1, unit};
  if (unit.empty()) {
    const int exponent = exponent_of(largest);
    if (exponent >= -2 && exponent < 6) return {1, ""};
    return {std::pow(10.0, exponent), fmt::format("×10{}", raised(exponent))};
  }
  const int prefix = prefix_for(largest);
  const Real scaled = largest / factor_of(prefix);
  if (takes_prefix(unit) && scaled >= 1e-2 && scaled < 1e5)
    return {factor_of(prefix), prefixes[prefix] + unit};
  const int exponent = exponent_of(largest);  // beyond all prefixes
  return {std::pow(10.0, exponent), fmt::format("10{} {}", raised(exponent), unit)};
}

std::string label_with(const std::string& name, const Scaling& scaling) {
  return scaling.unit.empty() ? name : fmt::format("{} [{}]", name, scaling.unit);
}

std::string tick_text(Real value, Real step) {
  const int decimals = std::clamp(-exponent_of(step), 0, 12);
  std::string text = fmt::format("{:.{}f}", value, decimals);
  if (text.find_first_not_of("-0.") == std::string::npos)
    text = fmt::format("{:.{}f}", 0.0, decimals);
  if (text.front() == '-') text = "−" + text.substr(1);
  return text;
}

std::string quantity_text(Real value, const std::string& unit) {
  if (!(std::abs(value) > 0)) return fmt::format("0 {}", unit);
  const int prefix = prefix_for(std::abs(value));
  return fmt::format("{:.4g} {}{}", value / factor_of(prefix), prefixes[prefix], unit);
}

}  // namespace clast
