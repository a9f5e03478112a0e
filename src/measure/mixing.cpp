#include "measure/mixing.hpp"

#include <array>
#include <cmath>
#include <map>

namespace clast {

namespace {

struct Counted {
  Real all = 0, of_kind = 0;

  void add(bool is_of_kind) {
    all += 1;
    of_kind += is_of_kind ? 1 : 0;
  }
  Real share() const { return of_kind / all; }
};

}  // namespace

std::vector<Real> Mixing::measure(const Observed& now) {
  std::map<std::array<int, 3>, Counted> cells;
  Counted total;
  for (const std::size_t i : now.order) {
    const Vec3 p = now.position(i);
    if (!space_.holds(p)) continue;
    std::array<int, 3> cell{};
    for (int a = 0; a < 3; ++a) cell[a] = static_cast<int>((p[a] - space_.low[a]) / side_);
    const bool is_of_kind = is_of_kind_(now.in.bodies, i);
    cells[cell].add(is_of_kind);
    total.add(is_of_kind);
  }
  if (total.all == 0) return {0, 0};
  const Real p = total.share(), apart = p * (1 - p);
  Real variance = 0;
  for (const auto& [cell, counted] : cells)
    variance += counted.all / total.all * square(counted.share() - p);
  const Real random = apart * (static_cast<Real>(cells.size()) - 1) / (total.all - 1);
  return {apart - random > 0 ? (apart - variance) / (apart - random) : 0, p};
}

}  // namespace clast
