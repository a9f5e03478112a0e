#include "plot/unit.hpp"

#include <fmt/format.h>

#include "render/ticks.hpp"

namespace clast {

namespace {

struct NamedUnit {
  int kg, m, s;
  const char* text;
};
constexpr NamedUnit named_units[] = {
    {0, 0, 0, ""},      {0, 1, 0, "m"},    {0, 0, 1, "s"},    {0, 1, -1, "m/s"},
    {0, 1, -2, "m/s²"}, {0, 0, -1, "1/s"}, {1, 1, -2, "N"},   {1, 2, -2, "J"},
    {1, 2, -3, "W"},    {1, -1, -2, "Pa"}, {1, 0, -2, "N/m"}, {1, 0, 0, "kg"},
};

void append_power(std::string& text, const char* base, int power) {
  if (power == 0) return;
  if (!text.empty()) text += ' ';
  text += base;
  if (power != 1) text += raised(power);
}

}  // namespace

Unit Unit::powers(int kg, int m, int s, std::string text) {
  Unit unit(Kind::known);
  unit.kg_ = kg;
  unit.m_ = m;
  unit.s_ = s;
  unit.text_ = std::move(text);
  return unit;
}

Unit Unit::powers_of(int kg, int m, int s) {
  for (const NamedUnit& named : named_units)
    if (named.kg == kg && named.m == m && named.s == s) return powers(kg, m, s, named.text);
  std::string text;
  append_power(text, "kg", kg);
  append_power(text, "m", m);
  append_power(text, "s", s);
  return powers(kg, m, s, text);
}

Unit joined(const Unit& a, const Unit& b) {
  if (a.kind_ == Unit::Kind::number) return b;
  if (b.kind_ == Unit::Kind::number) return a;
  if (a == b) return a;
  if (a.kind_ == b.kind_ && a.same_powers(b)) return Unit::powers_of(a.kg_, a.m_, a.s_);
  return Unit::unknown();
}

Unit operator*(const Unit& a, const Unit& b) {
  if (a.kind_ == Unit::Kind::number && b.kind_ == a.kind_) return a;
  if (a.kind_ != Unit::Kind::known || b.kind_ != a.kind_) return Unit::unknown();
  return Unit::powers_of(a.kg_ + b.kg_, a.m_ + b.m_, a.s_ + b.s_);
}

Unit operator/(const Unit& a, const Unit& b) {
  if (b.kind_ != Unit::Kind::known) return a * b;
  return a * Unit::powers_of(-b.kg_, -b.m_, -b.s_);
}

Unit root_of(const Unit& a) {
  const bool even = a.kg_ % 2 == 0 && a.m_ % 2 == 0 && a.s_ % 2 == 0;
  if (a.kind_ != Unit::Kind::known) return a;
  return even ? Unit::powers_of(a.kg_ / 2, a.m_ / 2, a.s_ / 2) : Unit::unknown();
}

std::string Unit::text() const { return kind_ == Kind::unknown ? "SI units" : text_; }

}  // namespace clast
