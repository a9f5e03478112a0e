// Whether what was read from a file is something to compute with. The rules follow from the types
// of the fields: numbers are finite and can be squared, turns have length 1, numbers that name or
// count things are not negative.
#pragma once

#include <fmt/format.h>

#include <cmath>
#include <filesystem>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/error.hpp"
#include "base/fields.hpp"
#include "base/quat.hpp"
#include "base/vec3.hpp"

namespace clast {

inline bool is_sound(Real x) { return std::abs(x) < 1e100; }
inline bool is_sound(const Vec3& v) { return is_sound(v.x) && is_sound(v.y) && is_sound(v.z); }
inline bool is_sound(const Quat& q) {
  const Real squared = q.w * q.w + q.x * q.x + q.y * q.y + q.z * q.z;
  return std::abs(squared - 1) < 1e-6;
}
template <class T>
requires std::is_integral_v<T>
bool is_sound(T number) { return number >= T{0}; }
template <class T>
requires IsRecord<T>
bool is_sound(const T& record) {
  bool sound = true;
  for_each_column(record,
                  [&](const char*, const auto& number) { sound = sound && is_sound(number); });
  return sound;
}

// Throws Error with the first entry for which holds(value) is not true.
template <class T, class Holds>
void check_each(std::string_view kind, const char* name, const std::vector<T>& values,
                Holds&& holds) {
  for (std::size_t i = 0; i < values.size(); ++i)
    if (!holds(values[i]))
      throw Error(fmt::format("{}/{} holds in row {} what cannot be", kind, name, i));
}

template <class T>
void check_sound(std::string_view kind, const char* name, const std::vector<T>& values) {
  check_each(kind, name, values, [](const T& value) { return is_sound(value); });
}

// All arrays of a table of this fate.
template <unsigned fate, class Table>
void check_sound(std::string_view kind, const Table& table) {
  for_each_field(table, [&]<class F>(const F& values) {
    if constexpr (F::is(fate)) check_sound<typename F::Value>(kind, F::name, values);
  });
}

inline void check_positive(std::string_view kind, const char* name,
                           const std::vector<Real>& values) {
  check_each(kind, name, values, [](Real value) { return value > 0; });
}

// Runs the checks of what a file holds; their errors then name the file.
template <class Checks>
void check_content(const std::filesystem::path& path, Checks&& checks) {
  try {
    checks();
  } catch (const Error& error) {
    throw Error(fmt::format("cannot read {}: {}; the file is damaged or was altered", path.string(),
                            error.what()));
  }
}

}  // namespace clast
