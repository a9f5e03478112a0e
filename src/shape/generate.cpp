#include "shape/generate.hpp"

#include <fmt/format.h>

#include "base/random.hpp"
#include "shape/build.hpp"
#include "shape/hull.hpp"
#include "shape/weld.hpp"

namespace clast {
namespace {

// Best of twenty candidates each (Mitchell): the one farthest from all before it.
std::vector<Vec3> spread_directions(Random& random, int count) {
  std::vector<Vec3> out;
  for (int i = 0; i < count; ++i) {
    Vec3 best;
    Real best_distance = -1;
    for (int k = 0; k < 20; ++k) {
      const Vec3 candidate = rotate(random.rotation(), {1, 0, 0});
      Real nearest = 4;
      for (const Vec3& d : out) nearest = smaller(nearest, squared_length(candidate - d));
      if (nearest > best_distance) {
        best_distance = nearest;
        best = candidate;
      }
    }
    out.push_back(best);
  }
  return out;
}

std::vector<Vec3> worn_points(Random& random) {
  std::vector<Vec3> points = spread_directions(random, 32);
  for (Vec3& p : points) p = random.uniform(0.9, 1.0) * p;
  return points;
}

// Corners of the body between the planes n.x = d. Each is the pole of a face of the hull of the
// points n/d (duality): a face m.y = h gives the corner m/h.
std::vector<Vec3> crushed_points(Random& random) {
  std::vector<Vec3> poles = spread_directions(random, 14);
  for (Vec3& p : poles) p = (1 / random.uniform(0.6, 0.9)) * p;
  const Surface dual = convex_hull(poles, default_flatness);
  std::vector<Vec3> corners;
  for (std::size_t f = 0; f < dual.face.size(); ++f) {
    const Vec3 m = unit(doubled_area(dual, f));
    const Real h = dot(m, dual.vertex[static_cast<std::size_t>(dual.face[f][0])]);
    corners.push_back((1 / h) * m);
  }
  return weld(corners, 0.08).point;  // no splinters
}

}  // namespace

Surface generated_stone(Stone kind, std::uint64_t seed) {
  Random random(seed, static_cast<std::uint64_t>(kind));
  const Real b = random.uniform(0.65, 0.95), c = b * random.uniform(0.6, 0.9);
  std::vector<Vec3> points = kind == Stone::gravel ? worn_points(random) : crushed_points(random);
  for (Vec3& p : points) p = scaled({1, b, c}, p);
  return convex_hull(points, default_flatness);
}

std::string describe(Stone kind, std::uint64_t seed) {
  const char* name = kind == Stone::gravel ? "gravel" : "ballast";
  return fmt::format("Made by: clast shapes generate {} --seed {}", name, seed);
}

}  // namespace clast
