#include "plot/expression.hpp"

#include <fmt/format.h>
#include <fnmatch.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>

#include "base/error.hpp"
#include "plot/columns.hpp"
#include "scene/problems.hpp"
#include "scene/units.hpp"

namespace clast {

namespace {

constexpr int deepest_nesting = 100;

bool is_blank(char c) { return c == ' ' || c == '\t'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool belongs_to_name(char c) {
  const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  return letter || is_digit(c) || c == '_' || c == '.' || static_cast<unsigned char>(c) >= 0x80;
}

// The share of the pairs of letters of a word that a column has, too.
double likeness(const std::string& word, const std::string& column) {
  if (word.size() < 2) return column.find(word) != std::string::npos ? 1 : 0;
  double found = 0;
  for (std::size_t i = 0; i + 1 < word.size(); ++i)
    found += column.find(word.substr(i, 2)) != std::string::npos;
  return found / static_cast<double>(word.size() - 1);
}

// wall.lid.force.z, not wall_lid_fz: how somebody writes columns.
bool is_dotted(const std::string& word) { return word.starts_with("wall."); }

// What a column that is not there may have meant, in the way the word is written.
std::string near_columns(const std::string& word, std::vector<std::string> columns) {
  constexpr std::size_t most = 4;
  constexpr double least = 0.6;
  if (is_dotted(word)) std::transform(columns.begin(), columns.end(), columns.begin(), dotted_name);
  std::vector<std::string> near = columns;
  std::erase_if(near, [&](const std::string& column) { return likeness(word, column) < least; });
  std::stable_sort(near.begin(), near.end(), [&](const std::string& a, const std::string& b) {
    const double of_a = likeness(word, a), of_b = likeness(word, b);
    return of_a != of_b ? of_a > of_b : a.size() < b.size();
  });
  if (near.size() > most) near.resize(most);
  if (!near.empty()) return fmt::format("; did you mean {}?", scene::one_of(near));
  std::vector<std::string> akin = columns;  // wall_lid_fz for wall.lid
  const std::string beginning = word.substr(0, word.find_first_of("._"));
  std::erase_if(akin, [&](const std::string& column) { return !column.starts_with(beginning); });
  return akin.empty() ? fmt::format("; the columns are {}", fmt::join(columns, ", "))
                      : fmt::format("; those of {} are {}", beginning, fmt::join(akin, ", "));
}

template <class F>
void apply(Quantity& a, const Quantity& b, F&& f) {
  for (std::size_t i = 0; i < a.values.size(); ++i) a.values[i] = f(a.values[i], b.values[i]);
}

template <class F>
void apply(Quantity& a, F&& f) {
  for (Real& value : a.values) value = f(value);
}

// Recursive descent; values are computed on the way.
class Parser {
 public:
  Parser(const std::string& text, const SeriesTable& table) : text_(text), table_(table) {}

  Quantity all() {
    Quantity result = sum();
    if (at_ < text_.size()) fail("an operator (+ - * /) or the end is missing here");
    return result;
  }

 private:
  Quantity sum() {
    Quantity left = product();
    for (char sign = next(); sign == '+' || sign == '-'; sign = next()) {
      ++at_;
      const Quantity right = product();
      left.unit = joined(left.unit, right.unit);
      apply(left, right, [sign](Real a, Real b) { return sign == '+' ? a + b : a - b; });
    }
    return left;
  }

  Quantity product() {
    Quantity left = signed_term();
    for (char sign = next(); sign == '*' || sign == '/'; sign = next()) {
      ++at_;
      const Quantity right = signed_term();
      left.unit = sign == '*' ? left.unit * right.unit : left.unit / right.unit;
      apply(left, right, [sign](Real a, Real b) { return sign == '*' ? a * b : a / b; });
    }
    return left;
  }

  Quantity signed_term() {
    bool negative = false;
    for (char sign = next(); sign == '+' || sign == '-'; sign = next()) {
      negative = negative != (sign == '-');
      ++at_;
    }
    Quantity result = term();
    if (negative) apply(result, [](Real a) { return -a; });
    return result;
  }

  Quantity term() {
    const char first = next();
    if (first == '(') return in_parentheses();
    if (is_digit(first) || first == '.') return number();
    if (const std::optional<NamedColumn> here = column_here()) {
      at_ += here->written.size();
      return {table_.column(here->column), unit_of_column(here->column)};
    }
    if (belongs_to_name(first)) return function();
    fail("a column, a number, a function or \"(\" is missing here");
  }

  Quantity in_parentheses() {
    enter();
    Quantity inside = sum();
    leave();
    return inside;
  }

  Quantity number() {
    Real value = 0;
    const char* end = text_.data() + text_.size();
    const auto [stop, code] = std::from_chars(text_.data() + at_, end, value);
    if (code != std::errc{} || !std::isfinite(value)) fail("this is not a number");
    const std::size_t begin = at_;
    at_ = static_cast<std::size_t>(stop - text_.data());
    for (std::size_t unit_end = end_of_unit(); unit_end > at_; --unit_end)
      if (const auto with_unit = quantity_between(begin, unit_end)) {
        at_ = unit_end;
        const scene::Dimension& d = with_unit->dimension;
        return constant(with_unit->value, Unit::powers_of(d.kg, d.m, d.s));
      }
    return constant(value, Unit::number());
  }

  Quantity constant(Real value, const Unit& unit) const {
    return {std::vector<Real>(table_.columns[0].size(), value), unit};
  }

  // As far as a unit after a number can reach: "cm2", "m/s2".
  std::size_t end_of_unit() const {
    std::size_t end = at_;
    while (end < text_.size() && (is_blank(text_[end]) || text_[end] == '/' || text_[end] == '%' ||
                                  belongs_to_name(text_[end])))
      ++end;
    return end;
  }

  // A number with its unit, if that is what stands there: min is a minute, min( a function.
  std::optional<scene::Quantity> quantity_between(std::size_t begin, std::size_t end) const {
    const bool inside_word =
        end < text_.size() && (belongs_to_name(text_[end]) || text_[end] == '(');
    if (is_blank(text_[end - 1]) || inside_word) return {};
    std::string reason;
    return scene::parse_quantity(std::string_view(text_).substr(begin, end - begin), reason);
  }

  struct NamedColumn {
    std::string written;  // the name of the column or its dotted name
    std::string column;
  };

  bool stands_here(const std::string& name) const {
    const std::string_view rest = std::string_view(text_).substr(at_);
    return !name.empty() && rest.starts_with(name) &&
           (rest.size() == name.size() || !belongs_to_name(rest[name.size()]));
  }

  // Names of walls may contain operators, so the longest column that stands here is meant.
  std::optional<NamedColumn> column_here() const {
    std::optional<NamedColumn> longest;
    for (const std::string& column : table_.names)
      for (const std::string& written : {column, dotted_name(column)})
        if (stands_here(written) && (!longest || written.size() > longest->written.size()))
          longest = {written, column};
    return longest;
  }

  Quantity function() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && belongs_to_name(text_[at_])) ++at_;
    const std::string name = text_.substr(begin, at_ - begin);
    const bool called = next() == '(';
    if (called && (name == "abs" || name == "sqrt")) return of_one(name);
    if (called && (name == "min" || name == "max")) return of_several(name);
    if (called && name == "sum") return total();
    at_ = begin;
    if (called)
      fail(fmt::format("there is no function \"{}\"; use abs, sqrt, min, max or sum", name));
    fail(fmt::format("there is no column \"{}\"{}", name, near_columns(name, table_.names)));
  }

  Quantity of_one(const std::string& name) {
    Quantity result = in_parentheses();
    if (name == "sqrt") result.unit = root_of(result.unit);
    apply(result, [&](Real a) { return name == "sqrt" ? std::sqrt(a) : std::abs(a); });
    return result;
  }

  Quantity of_several(const std::string& name) {
    enter();
    Quantity result = sum();
    if (next() != ',') fail(fmt::format("{} needs at least two values, with commas", name));
    while (next() == ',') {
      ++at_;
      const Quantity other = sum();
      result.unit = joined(result.unit, other.unit);
      apply(result, other,
            [&](Real a, Real b) { return name == "min" ? std::min(a, b) : std::max(a, b); });
    }
    leave();
    return result;
  }

  Quantity total() {
    enter();
    Quantity result = part_of_total();
    while (next() == ',') {
      ++at_;
      add(result, part_of_total());
    }
    leave();
    return result;
  }

  // All columns that fit a pattern, wall_*_power, or else one value.
  Quantity part_of_total() {
    next();
    std::size_t end = at_;
    while (end < text_.size() && (text_[end] == '*' || belongs_to_name(text_[end]))) ++end;
    const std::string pattern = text_.substr(at_, end - at_);
    if (pattern.find('*') == std::string::npos) return sum();
    std::optional<Quantity> result;
    for (const std::string& column : table_.names) {
      const auto fits = [&](const std::string& name) {
        return ::fnmatch(pattern.c_str(), name.c_str(), 0) == 0;
      };
      if (!fits(column) && !fits(dotted_name(column))) continue;
      const Quantity one{table_.column(column), unit_of_column(column)};
      if (result)
        add(*result, one);
      else
        result = one;
    }
    if (!result) return sum();
    at_ = end;
    return *result;
  }

  static void add(Quantity& to, const Quantity& more) {
    to.unit = joined(to.unit, more.unit);
    apply(to, more, [](Real a, Real b) { return a + b; });
  }

  void enter() {
    if (++depth_ > deepest_nesting) fail("there are too many parentheses");
    ++at_;
  }
  void leave() {
    if (next() != ')') fail("a \")\" is missing here");
    ++at_;
    --depth_;
  }

  // The next character that is no blank; 0 at the end.
  char next() {
    while (at_ < text_.size() && is_blank(text_[at_])) ++at_;
    return at_ < text_.size() ? text_[at_] : '\0';
  }

  [[noreturn]] void fail(const std::string& reason) const {
    const auto begin = text_.begin();
    const auto before = std::count_if(begin, begin + static_cast<std::ptrdiff_t>(at_), [](char c) {
      return (static_cast<unsigned char>(c) & 0xC0) != 0x80;  // one for each character
    });
    throw Error(fmt::format("cannot plot this: {}\n  {}\n  {}^", reason, text_,
                            std::string(static_cast<std::size_t>(before), ' ')));
  }

  const std::string& text_;
  const SeriesTable& table_;
  std::size_t at_ = 0;
  int depth_ = 0;
};

std::string without_blanks_around(const std::string& text) {
  const std::size_t begin = text.find_first_not_of(" \t"), end = text.find_last_not_of(" \t");
  return begin == std::string::npos ? "" : text.substr(begin, end - begin + 1);
}

}  // namespace

Quantity evaluate(const std::string& expression, const SeriesTable& table) {
  return Parser(expression, table).all();
}

std::vector<std::string> split_expressions(const std::string& text) {
  std::vector<std::string> parts(1);
  int depth = 0;
  for (const char c : text) {
    depth += c == '(' ? 1 : c == ')' ? -1 : 0;
    if (c == ',' && depth <= 0)
      parts.emplace_back();
    else
      parts.back() += c;
  }
  for (std::string& part : parts) part = without_blanks_around(part);
  return parts;
}

}  // namespace clast
