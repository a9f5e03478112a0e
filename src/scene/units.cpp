#include "scene/units.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cmath>
#include <utility>
#include <vector>

#include "scene/problems.hpp"

namespace clast::scene {

namespace {

struct Named {
  std::string_view name;
  Real factor;
  Dimension dimension;
  bool prefixed;  // may carry k, m, M, ...
};

constexpr Dimension none{}, kilogram{1, 0, 0, 0}, metre{0, 1, 0, 0}, second{0, 0, 1, 0},
    radian{0, 0, 0, 1}, newton{1, 1, -2, 0}, pascal{1, -1, -2, 0}, joule{1, 2, -2, 0},
    watt{1, 2, -3, 0}, per_second{0, 0, -1, 0}, turning{0, 0, -1, 1}, cubic_metre{0, 3, 0, 0};

// Whole names come before prefix + name, so "min" is a minute.
constexpr std::array<Named, 22> names{{{"m", 1, metre, true},
                                       {"g", 1e-3, kilogram, true},
                                       {"s", 1, second, true},
                                       {"rad", 1, radian, true},
                                       {"N", 1, newton, true},
                                       {"Pa", 1, pascal, true},
                                       {"J", 1, joule, true},
                                       {"W", 1, watt, true},
                                       {"Hz", 1, per_second, true},
                                       {"l", 1e-3, cubic_metre, true},
                                       {"L", 1e-3, cubic_metre, true},
                                       {"t", 1e3, kilogram, true},
                                       {"bar", 1e5, pascal, true},
                                       {"min", 60, second, false},
                                       {"h", 3600, second, false},
                                       {"deg", pi / 180, radian, false},
                                       {"\xc2\xb0", pi / 180, radian, false},
                                       {"rev", 2 * pi, radian, false},
                                       {"rpm", 2 * pi / 60, turning, false},
                                       {"%", 0.01, none, false},
                                       {"in", 0.0254, metre, false},
                                       {"ft", 0.3048, metre, false}}};

struct Prefix {
  std::string_view name;
  Real factor;
};
constexpr std::array<Prefix, 10> prefixes{{{"k", 1e3},
                                           {"M", 1e6},
                                           {"G", 1e9},
                                           {"T", 1e12},
                                           {"c", 1e-2},
                                           {"m", 1e-3},
                                           {"u", 1e-6},
                                           {"\xc2\xb5", 1e-6},
                                           {"\xce\xbc", 1e-6},
                                           {"n", 1e-9}}};

std::optional<Quantity> find_unit(std::string_view name) {
  for (const Named& unit : names)
    if (unit.name == name) return Quantity{unit.factor, unit.dimension, false};
  for (const Prefix& prefix : prefixes) {
    if (!name.starts_with(prefix.name)) continue;
    const std::string_view rest = name.substr(prefix.name.size());
    for (const Named& unit : names)
      if (unit.prefixed && unit.name == rest)
        return Quantity{prefix.factor * unit.factor, unit.dimension, false};
  }
  return std::nullopt;
}

// Units as they are spelled out, and names that others use.
constexpr std::array<std::pair<std::string_view, std::string_view>, 24> other_names{
    {{"sec", "s"},         {"second", "s"},   {"minute", "min"},    {"hour", "h"},
     {"hr", "h"},          {"meter", "m"},    {"metre", "m"},       {"millimeter", "mm"},
     {"millimetre", "mm"}, {"micron", "um"},  {"centimeter", "cm"}, {"centimetre", "cm"},
     {"inch", "in"},       {"foot", "ft"},    {"gram", "g"},        {"kilogram", "kg"},
     {"kilo", "kg"},       {"tonne", "t"},    {"newton", "N"},      {"pascal", "Pa"},
     {"joule", "J"},       {"degree", "deg"}, {"radian", "rad"},    {"percent", "%"}}};

std::string in_small_letters(std::string_view text) {
  std::string small(text);
  for (char& c : small)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return small;
}

// Long words may have one letter wrong.
bool is_spelled(const std::string& text, const std::string& word) {
  return text == word || (word.size() > 4 && edit_distance(text, word) == 1);
}

// Calls f(name) for every unit, alone and with its prefixes.
template <class F>
void for_all_units(F&& f) {
  for (const Named& unit : names) {
    f(std::string(unit.name));
    for (const Prefix& prefix : prefixes)
      if (unit.prefixed) f(std::string(prefix.name) + std::string(unit.name));
  }
}

// What may stand for this name, the likeliest kind of mistake first: spelled out, other capital
// letters ("mpa" may be MPa or mPa), a letter too many, too few or wrong behind the first.
std::vector<std::vector<std::string>> units_meant(std::string_view text) {
  const std::string small = in_small_letters(text);
  std::vector<std::vector<std::string>> meant(3);
  for (const auto& [other, name] : other_names)
    if (is_spelled(small, std::string(other)) || is_spelled(small, std::string(other) + "s"))
      meant[0].emplace_back(name);
  for_all_units([&](const std::string& name) {
    if (in_small_letters(name) == small)
      meant[1].push_back(name);
    else if (name[0] == text[0] && edit_distance(name, std::string(text)) == 1)
      meant[2].push_back(name);
  });
  return meant;
}

// " (did you mean 's'?)", of the units that `fit`. Where none does, a wrong one is not proposed
// unless the name itself is clear.
template <class Fits>
std::string did_you_mean_unit(std::string_view text, Fits&& fits) {
  const auto meant = units_meant(text);
  const auto question = [](const std::vector<std::string>& units) {
    return fmt::format(" (did you mean '{}'?)", fmt::join(units, "' or '"));
  };
  for (std::vector<std::string> units : meant) {
    std::erase_if(units, [&](const std::string& unit) { return !fits(unit); });
    if (!units.empty()) return question(units);
  }
  for (const auto& units : {meant[0], meant[1]})
    if (!units.empty()) return question(units);
  return "";
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '%' || (c & 0x80) != 0;
}

// The one place that walks through the text.
class Parser {
 public:
  Parser(std::string_view text, std::string& reason, const Dimension* wanted)
      : text_(text), left_(text), reason_(reason), wanted_(wanted) {}

  std::optional<Quantity> parse() {
    skip_spaces();
    Quantity result;
    if (!number(result.value)) return fail("it does not begin with a number");
    skip_spaces();
    result.bare = left_.empty();
    for (bool first = true; !left_.empty(); first = false) {
      const bool divides = take("/");
      if (!divides && !first && !take("*")) take("\xc2\xb7");
      skip_spaces();
      if (!factor(result, divides ? -1 : 1)) return std::nullopt;
      skip_spaces();
    }
    if (!std::isfinite(result.value)) return fail("the number is too large");
    return result;
  }

 private:
  std::optional<Quantity> fail(std::string reason) {
    reason_ = std::move(reason);
    return std::nullopt;
  }
  void skip_spaces() {
    while (!left_.empty() && (left_[0] == ' ' || left_[0] == '\t')) left_.remove_prefix(1);
  }
  bool take(std::string_view token) {
    if (!left_.starts_with(token)) return false;
    left_.remove_prefix(token.size());
    return true;
  }
  bool number(Real& value) {
    std::string_view from = left_;
    if (from.starts_with('+')) from.remove_prefix(1);
    // Letters are left to the units: "inf" and "nan" are no numbers here.
    const std::size_t first = from.starts_with('-') ? 1 : 0;
    if (from.size() <= first || (!is_digit(from[first]) && from[first] != '.')) return false;
    const auto [end, error] = std::from_chars(from.data(), from.data() + from.size(), value);
    if (error != std::errc{}) return false;
    left_ = from.substr(static_cast<std::size_t>(end - from.data()));
    return true;
  }
  // One unit with its exponent: m, cm3, s^2, s-1, m². A lone 1 may stand before "/".
  bool factor(Quantity& result, int sign) {
    if (left_.starts_with("1/")) {
      left_.remove_prefix(1);
      return true;
    }
    std::size_t length = 0;
    while (length < left_.size() && is_name(left_[length]) && !superscript(left_.substr(length)) &&
           !left_.substr(length).starts_with("\xc2\xb7"))
      ++length;
    if (length == 0) {
      fail(left_.starts_with(',') ? "numbers have a point before decimals, and no commas"
                                  : fmt::format("'{}' is no unit", left_.substr(0, 20)));
      return false;
    }
    const std::string_view name = left_.substr(0, length);
    const std::optional<Quantity> unit = find_unit(name);
    if (!unit) {
      const auto fits = [&](const std::string& other) { return fits_in_place_of(name, other); };
      fail(fmt::format("the unit '{}' is unknown{}", name.substr(0, 20),
                       did_you_mean_unit(name, fits)));
      return false;
    }
    left_.remove_prefix(length);
    int exponent = 1;
    if (!read_exponent(exponent)) return false;
    exponent *= sign;
    for (int i = 0; i < std::abs(exponent); ++i)
      result.value = exponent > 0 ? result.value * unit->value : result.value / unit->value;
    result.dimension.kg += exponent * unit->dimension.kg;
    result.dimension.m += exponent * unit->dimension.m;
    result.dimension.s += exponent * unit->dimension.s;
    result.dimension.rad += exponent * unit->dimension.rad;
    return true;
  }
  // Whether the text would be what is wanted with another unit in the place of this one.
  bool fits_in_place_of(std::string_view name, const std::string& other) const {
    if (wanted_ == nullptr) return false;
    const auto begin = static_cast<std::size_t>(name.data() - text_.data());
    std::string mended(text_);
    mended.replace(begin, name.size(), other);
    std::string unused;
    const auto quantity = Parser(mended, unused, nullptr).parse();
    return quantity && quantity->dimension == *wanted_;
  }
  bool read_exponent(int& exponent) {
    if (const int raised = superscript(left_)) {
      left_.remove_prefix(2);
      exponent = raised;
      return true;
    }
    const bool caret = take("^") || take("**");
    const bool negative = left_.size() > 1 && left_[0] == '-' && is_digit(left_[1]) && take("-");
    if (left_.empty() || !is_digit(left_[0])) {
      if (caret || negative) fail("an exponent is missing");
      return !caret && !negative;
    }
    exponent = left_[0] - '0';
    left_.remove_prefix(1);
    if (!left_.empty() && is_digit(left_[0])) {
      fail("an exponent has more than one digit");
      return false;
    }
    if (negative) exponent = -exponent;
    return true;
  }
  static int superscript(std::string_view text) {
    if (text.starts_with("\xc2\xb2")) return 2;
    if (text.starts_with("\xc2\xb3")) return 3;
    return 0;
  }

  std::string_view text_, left_;
  std::string& reason_;
  const Dimension* wanted_;
};

}  // namespace

std::optional<Quantity> parse_quantity(std::string_view text, std::string& reason,
                                       const Dimension* wanted) {
  return Parser(text, reason, wanted).parse();
}

std::string dimension_text(const Dimension& dimension) {
  std::string text;
  const auto append = [&](const char* name, int exponent) {
    if (exponent == 0) return;
    if (!text.empty()) text += ' ';
    text += name;
    if (exponent != 1) text += std::to_string(exponent);
  };
  append("kg", dimension.kg);
  append("m", dimension.m);
  append("s", dimension.s);
  append("rad", dimension.rad);
  return text.empty() ? "no unit" : text;
}

}  // namespace clast::scene
