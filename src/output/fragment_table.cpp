#include "output/fragment_table.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace clast {

std::string fragment_table(std::vector<Fragment> fragments) {
  std::sort(fragments.begin(), fragments.end(), [](const Fragment& a, const Fragment& b) {
    return std::pair(a.volume, a.name) < std::pair(b.volume, b.name);
  });
  Real all = 0, passing = 0;
  for (const Fragment& f : fragments) all += f.mass;
  std::string text = "fragment,bodies,mass,size,passing\n";
  for (const Fragment& f : fragments) {
    passing += f.mass;
    text += fmt::format("{},{},{},{},{}\n", f.name, f.bodies, f.mass, f.size(), passing / all);
  }
  return text;
}

}  // namespace clast
