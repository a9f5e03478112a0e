// Sets of bounding volumes that are hard on neighbour searches.
#pragma once

#include <string>
#include <vector>

#include "base/random.hpp"
#include "bench/search_beds.hpp"

namespace clast::test {

struct CloudOfUnits : Bed {
  SearchSettings settings;

  void add(const Vec3& c, Real r) {
    center.push_back(c);
    radius.push_back(r);
  }
  // Makes one cluster of the units from place `first` on.
  void join_from(std::size_t first) {
    for (std::size_t i = cluster.size(); i < center.size(); ++i)
      cluster.push_back(static_cast<std::int32_t>(i < first ? i : first));
  }
  Real largest_radius() const {
    Real most = 0;
    for (const Real r : radius) most = larger(most, r);
    return most;
  }
};

enum class Kind {
  bed,         // dense and uniform
  loose,       // hardly any neighbours
  one_cell,    // everybody near everybody
  coincident,  // many centres at the same few points
  sizes,       // 1:1000, as many small as large
  sea,         // 1:1000, one large in many small
  far_away,    // 1e9 from the origin, where positions are multiples of 1e-7
  outlier,     // one body 1e12 away from the others
  flat,        // a plane
  line,        // a line along one axis
  lattice,     // touching exactly, on the faces of cells
  clusters,    // dense clouds far apart
  points,      // radii zero, found by the margin alone
  count
};

inline std::string name_of(Kind kind) {
  static const char* const names[] = {"bed",     "loose",    "one_cell", "coincident", "sizes",
                                      "sea",     "far_away", "outlier",  "flat",       "line",
                                      "lattice", "clusters", "points"};
  return names[static_cast<int>(kind)];
}

// n units of diameter about 1.
inline CloudOfUnits make_cloud(Kind kind, int n, Random& random) {
  CloudOfUnits cloud;
  const Real side = std::cbrt(static_cast<Real>(n) + 1);
  const auto in_cube = [&](Real s) { return random.uniform(Vec3{0, 0, 0}, Vec3{s, s, s}); };
  cloud.settings.margin = random.uniform() < 0.5 ? 0 : random.uniform(0, 0.5);
  const int flat_axis = static_cast<int>(random.bits() % 3);
  for (int i = 0; i < n; ++i) {
    const Real r = random.uniform(0.3, 0.5);
    switch (kind) {
      case Kind::bed:
      case Kind::count:
        cloud.add(in_cube(side), r);
        break;
      case Kind::loose:
        cloud.add(in_cube(100 * side), i % 10 == 0 ? 20 * r : r);
        break;
      case Kind::one_cell:
        cloud.add(in_cube(0.1), r);
        break;
      case Kind::coincident:
        cloud.add({static_cast<Real>(random.bits() % 3), static_cast<Real>(random.bits() % 2), 0},
                  r);
        break;
      case Kind::sizes:
        cloud.add(in_cube(2 * side), portable_exp(random.uniform(-6.9, 0)));
        break;
      case Kind::sea:
        cloud.add(in_cube(side), i == n / 2 ? 0.3 * side : 0.0003 * side * r);
        break;
      case Kind::far_away:
        cloud.add(in_cube(side) + Vec3{1e9, -1e9, 1e9}, r);
        break;
      case Kind::outlier:
        cloud.add(in_cube(side) + (i == 0 ? Vec3{1e12, -1e12, 1e12} : Vec3{}), r);
        break;
      case Kind::flat: {
        Vec3 c = in_cube(std::sqrt(static_cast<Real>(n)));
        c[flat_axis] = 7;
        cloud.add(c, r);
        break;
      }
      case Kind::line: {
        Vec3 c{1, 2, 3};
        c[flat_axis] = random.uniform(0, n);
        cloud.add(c, r);
        break;
      }
      case Kind::lattice: {
        const int edge = static_cast<int>(side) + 1;
        cloud.add({static_cast<Real>(i % edge), static_cast<Real>(i / edge % edge),
                   static_cast<Real>(i / edge / edge)},
                  0.5);
        break;
      }
      case Kind::clusters: {
        const Real far = 1000.0 * static_cast<Real>(random.bits() % 4);
        cloud.add(in_cube(3) + Vec3{far, -far, 0.5 * far}, r * (random.bits() % 8 == 0 ? 8 : 1));
        break;
      }
      case Kind::points:
        cloud.add(in_cube(side), 0);
        break;
    }
  }
  if (kind == Kind::lattice && random.bits() % 2 == 0) cloud.settings.margin = 0;
  return cloud;
}

// Boxes within the spheres: plates, needles, or nothing at all.
inline void add_boxes(CloudOfUnits& cloud, Random& random) {
  for (std::size_t i = 0; i < cloud.center.size(); ++i) {
    Vec3 half{random.uniform(), random.uniform(), random.uniform()};
    half[static_cast<int>(random.bits() % 3)] *= random.bits() % 2 == 0 ? 0 : 0.1;
    half = cloud.radius[i] * half;
    cloud.low.push_back(cloud.center[i] - half);
    cloud.high.push_back(cloud.center[i] + half);
  }
}

// A periodic cell along some axes, in which the cloud lies, partly or many times over. Every other
// one is tilted.
inline void add_periods(CloudOfUnits& cloud, Random& random) {
  const Real least = 2 * (2 * cloud.largest_radius() + cloud.settings.margin);
  if (!(least > 0)) return;
  const auto axes = 1 + random.bits() % 7;
  for (int axis = 0; axis < 3; ++axis)
    if ((axes >> axis & 1) != 0)
      cloud.settings.cell.length[axis] = least * (1 + 1e-9 + random.uniform(0, 4));
  Cell& cell = cloud.settings.cell;
  cell.origin = random.uniform({-1, -1, -1}, {1, 1, 1});
  if (random.bits() % 2 == 0) return;
  const auto tilt = [&](int along, int over) {
    const bool both = cell.length[along] > 0 && cell.length[over] > 0;
    return both ? cell.length[along] * random.uniform(-0.5, 0.5) : 0;
  };
  cell.xy = tilt(0, 1);
  cell.xz = tilt(0, 2);
  cell.yz = tilt(1, 2);
}

}  // namespace clast::test
