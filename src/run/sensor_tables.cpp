#include "run/sensor_tables.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace clast {

std::string class_table(const Classes& classes, const std::vector<Amount>& amounts) {
  std::string text = "kind,class,from,to,number,mass,mass_share\n";
  for (const ClassGroup& group : classes.groups()) {
    Real all = 0;
    for (int k = group.first; k < group.first + group.count; ++k) all += amounts[k].mass;
    for (int k = 0; k < group.count; ++k) {
      const Amount& amount = amounts[group.first + k];
      const auto limit = [&](int which) {
        const bool there = which >= 0 && which < static_cast<int>(group.limits.size());
        return there ? fmt::format("{}", group.limits[which]) : "";
      };
      text += fmt::format("{},{},{},{},{},{},{}\n", group.kind, classes.names()[group.first + k],
                          limit(k - 1), limit(k), amount.number, amount.mass,
                          all != 0 ? amount.mass / all : 0);
    }
  }
  return text;
}

std::string residence_table(const std::vector<Stay>& stays) {
  constexpr int rows = 50;
  Real longest = 0, all = 0;
  for (const Stay& stay : stays) {
    longest = std::max(longest, stay.time);
    all += stay.mass;
  }
  std::string text = "from,to,number,mass,passed\n";
  if (stays.empty()) return text;
  std::vector<Amount> amounts(rows);
  const Real width = longest > 0 ? longest / rows : 1;
  for (const Stay& stay : stays)
    amounts[std::min(rows - 1, static_cast<int>(stay.time / width))].add(1, stay.mass);
  Real passed = 0;
  for (int k = 0; k < rows; ++k) {
    passed += amounts[k].mass;
    text += fmt::format("{},{},{},{},{}\n", k * width, (k + 1) * width, amounts[k].number,
                        amounts[k].mass, passed / all);
  }
  return text;
}

}  // namespace clast
