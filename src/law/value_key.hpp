// Numbers that laws ask for, and that scenes give: for a material, for a pair of materials, or for
// all contacts. A law declares the keys it needs; reader, checks and reference page follow.
#pragma once

#include <utility>
#include <vector>

#include "base/real.hpp"

namespace clast {

// What a number measures, and so which units it may be given in.
enum class Measure { number, pressure, stiffness, energy_per_area, time, viscosity };

struct ValueKey {
  const char* name;
  Measure measure = Measure::number;
  const char* about;
  Real fallback = 0;    // where it is left out
  bool needed = false;  // it must not be left out
  Real low = -infinity;
  Real high = infinity;
  bool low_open = false, high_open = false;  // the limit itself is not allowed
  Real step = 0;                             // a multiple of this; 0: any number
  const char* example;                       // as it stands in a scene
};

// Numbers by key. Keys are told apart by where they are declared.
class Values {
 public:
  Real operator[](const ValueKey& key) const {
    for (const auto& [given, value] : given_)
      if (given == &key) return value;
    return key.fallback;
  }
  bool has(const ValueKey& key) const {
    for (const auto& entry : given_)
      if (entry.first == &key) return true;
    return false;
  }
  void set(const ValueKey& key, Real value) {
    for (auto& [given, old] : given_)
      if (given == &key) {
        old = value;
        return;
      }
    given_.emplace_back(&key, value);
  }
  // Later values take the place of earlier ones.
  void add(const Values& others) {
    for (const auto& [key, value] : others.given_) set(*key, value);
  }

 private:
  std::vector<std::pair<const ValueKey*, Real>> given_;
};

}  // namespace clast
