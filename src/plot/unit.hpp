// Units of what is plotted, as far as they can be told.
#pragma once

#include <string>

namespace clast {

// A product of powers of kilogram, metre and second, where it is known. A bare number in
// an expression may be anything: 0.1*0.1 is an area to who wrote it.
class Unit {
 public:
  static Unit number() { return Unit(Kind::number); }
  static Unit unknown() { return Unit(Kind::unknown); }
  // `text` is how people write it: torques are in N m, energies in J.
  static Unit powers(int kg, int m, int s, std::string text);
  static Unit powers_of(int kg, int m, int s);  // written as N, Pa, … where it has such a name

  // Of a sum, a difference, the least or the largest of two.
  friend Unit joined(const Unit& a, const Unit& b);
  friend Unit operator*(const Unit& a, const Unit& b);
  friend Unit operator/(const Unit& a, const Unit& b);
  friend Unit root_of(const Unit& a);
  friend bool operator==(const Unit& a, const Unit& b) { return a.text() == b.text(); }

  // Empty for plain numbers, "SI units" where all that is known is what it was computed from.
  std::string text() const;

 private:
  enum class Kind { number, known, unknown };
  explicit Unit(Kind kind) : kind_(kind) {}
  bool same_powers(const Unit& other) const {
    return kg_ == other.kg_ && m_ == other.m_ && s_ == other.s_;
  }

  Kind kind_;
  int kg_ = 0, m_ = 0, s_ = 0;
  std::string text_;
};

}  // namespace clast
