#include "measure/packing.hpp"

#include <algorithm>
#include <cmath>

#include "measure/branches.hpp"

namespace clast {
namespace {

// Takes away whoever has too few contacts, until nobody has.
void count_bearing(const Touching& t, int least, std::size_t n, Packing& packing) {
  std::vector<char> bears(n, 1);
  std::size_t pairs = 0, bearing = n;
  for (bool changed = true; changed;) {
    changed = false;
    std::vector<int> count(n, 0);
    pairs = 0;
    for (const auto& [a, b] : t.pairs)
      if (bears[a] && bears[b]) {
        ++count[a];
        ++count[b];
        ++pairs;
      }
    for (const std::size_t a : t.on_walls) ++count[a];
    for (std::size_t i = 0; i < n; ++i)
      if (bears[i] && count[i] < least) {
        bears[i] = 0;
        --bearing;
        changed = true;
      }
  }
  const Real all = static_cast<Real>(n);
  packing.coordination = n > 0 ? 2 * static_cast<Real>(t.pairs.size()) / all : 0;
  packing.coordination_bearing =
      bearing > 0 ? 2 * static_cast<Real>(pairs) / static_cast<Real>(bearing) : 0;
  packing.rattlers = n > 0 ? static_cast<Real>(n - bearing) / all : 0;
}

// Along an open axis: between the walls across it that enclose the bodies, or from the lowest to
// the highest of them.
Real extent_along(const PackingInput& in, int axis) {
  const HostBodies& b = in.bodies;
  Real low = infinity, high = -infinity, middle = 0;
  for (std::size_t i = 0; i < b.size(); ++i) {
    low = std::min(low, b.position[i][axis] - b.radius[i]);
    high = std::max(high, b.position[i][axis] + b.radius[i]);
  }
  middle = 0.5 * (low + high);
  Real below = -infinity, above = infinity;
  for (const Wall& wall : in.walls) {
    if (wall.is_round() || std::abs(wall.normal[axis]) < 1 - 1e-9) continue;
    const Real at = wall.point[axis];
    if (at < middle) below = std::max(below, at);
    if (at > middle) above = std::min(above, at);
  }
  return (std::isfinite(above) ? above : high) - (std::isfinite(below) ? below : low);
}

Real volume_of_all(const PackingInput& in) {
  Real volume = 1;
  for (int axis = 0; axis < 3; ++axis) {
    if (in.thickness > 0 && axis == 1)
      volume *= in.thickness;
    else
      volume *= in.cell.length[axis] > 0 ? in.cell.length[axis] : extent_along(in, axis);
  }
  return volume;
}

class Measuring {
 public:
  explicit Measuring(const PackingInput& input) : in_(input), branches_(input) {}

  Packing run() {
    if (in_.bodies.size() == 0) return packing_;
    packing_.volume = volume_of_all(in_);
    count_bearing(touching(in_, branches_.by_id()), in_.least_contacts, in_.bodies.size(),
                  packing_);
    add_bodies();
    add_pairs();
    add_bonds();
    add_walls();
    const Real per_volume = 1 / packing_.volume;
    packing_.stress = per_volume * packing_.stress;
    packing_.flux_stress = per_volume * packing_.flux_stress;
    if (packing_.fabric.trace() > 0)
      packing_.fabric = (1 / packing_.fabric.trace()) * packing_.fabric;
    return packing_;
  }

 private:
  void add_bodies() {
    const HostBodies& b = in_.bodies;
    Real solid = 0;
    for (const std::size_t i : branches_.by_id().slots()) {
      solid += b.mass[i] / in_.density.at(b.material[i]);
      packing_.stress.add(b.mass[i], b.velocity[i] - in_.cell.flow(b.position[i]));
    }
    packing_.porosity = 1 - solid / packing_.volume;
  }

  void add_pairs() {
    const HostContacts& p = in_.pairs;
    for (std::size_t c = 0; c < p.size(); ++c) {
      const Branch branch = branches_.of_pair(c);
      add_stress(p.force[c], branch);
      if (p.extent[c] > 0) packing_.fabric.add(1, branches_.normal(c, branch));
    }
  }

  void add_bonds() {
    const HostBonds& b = in_.bonds;
    for (std::size_t k = 0; k < b.size(); ++k) add_stress(b.force[k], branches_.of_bond(k));
  }

  void add_stress(const Vec3& force, const Branch& branch) {
    add_product(packing_.stress, 1, force, branch.way);
    add_product(packing_.flux_stress, 1, force, branch.shift);
  }

  void add_walls() {
    const HostContacts& w = in_.on_walls;
    for (std::size_t c = 0; c < w.size(); ++c)
      add_product(packing_.stress, 1, w.force[c], branches_.on_wall(c).way);
  }

  const PackingInput& in_;
  Branches branches_;
  Packing packing_;
};

}  // namespace

Packing packing_of(const PackingInput& input) { return Measuring(input).run(); }

}  // namespace clast
