#include "bench/search_beds.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/error.hpp"
#include "base/random.hpp"
#include "scene/body_file.hpp"

namespace clast {
namespace {

// Diameter between 1 and ratio.
Real draw_diameter(const BedSettings& s, Random& random) {
  const Real u = random.uniform();
  if (s.sizes == "uniform") return 1 + (s.size_ratio - 1) * u;
  if (s.sizes == "log_uniform") return portable_exp(u * portable_log(s.size_ratio));
  if (s.sizes == "equal_volume")  // number in proportion to D^-3 per octave
    return portable_exp(-portable_log(1 - u * (1 - 1 / cube(s.size_ratio))) / 3);
  throw Error(
      fmt::format("sizes are \"{}\"; there are uniform, log_uniform, equal_volume", s.sizes));
}

Vec3 point_in_ball(Random& random) {
  for (;;) {
    const Vec3 p = random.uniform({-1, -1, -1}, {1, 1, 1});
    if (squared_length(p) < 1) return p;
  }
}

void place_uniform(Bed& bed, Real space, Random& random) {
  const Real side = std::cbrt(space);
  for (Vec3& c : bed.center) c = random.uniform({0, 0, 0}, {side, side, side});
}

void place_clusters(Bed& bed, Real space, Random& random) {
  const std::size_t clusters = std::clamp<std::size_t>(bed.center.size() / 1000, 2, 1000);
  const Real ball = std::cbrt(space / static_cast<Real>(clusters) * 0.75 / pi);
  const Real side = 10 * ball * std::cbrt(static_cast<Real>(clusters));
  std::vector<Vec3> middle(clusters);
  for (Vec3& m : middle) m = random.uniform({0, 0, 0}, {side, side, side});
  for (Vec3& c : bed.center) c = middle[random.bits() % clusters] + ball * point_in_ball(random);
}

// NBS Figures 13, 15, 17 and 19; as many rows as columns.
void place_packing(Bed& bed, const BedSettings& s) {
  const auto columns =
      static_cast<std::int64_t>(std::ceil(std::sqrt(static_cast<Real>(bed.center.size()))));
  const char packing = s.arrangement.back();
  for (std::size_t k = 0; k < bed.center.size(); ++k) {
    const auto column = static_cast<std::int64_t>(k) % columns;
    const auto row = static_cast<std::int64_t>(k) / columns, pair = column / 2;
    Real x = static_cast<Real>(column);
    if (packing == 'b' || packing == 'c') x *= s.spacing;
    if (packing == 'd')  // gaps of D and S in turn
      x = static_cast<Real>(pair) * (1 + s.spacing) + static_cast<Real>(column % 2);
    bed.center[k] = {x, static_cast<Real>(row) * (packing == 'c' ? s.spacing : 2), 0};
  }
}

struct BoxCorners {
  Vec3 low, high;
};

// The box around a body of the shape at a random turn, in a bounding sphere of radius 1 around the
// origin.
BoxCorners box_around(const std::string& shape, Random& random) {
  if (shape == "round") return {{-0.97, -0.97, -0.97}, {0.97, 0.97, 0.97}};  // 16 faces
  Vec3 half{1, 1, 1};
  if (shape == "plate") half = {1, 1, 0.15};
  if (shape == "needle") half = {1, 0.15, 0.15};
  const Quat turn = random.rotation();
  BoxCorners box;
  for (int corner = 0; corner < 8; ++corner) {
    const Vec3 sign{corner & 1 ? 1.0 : -1.0, corner & 2 ? 1.0 : -1.0, corner & 4 ? 1.0 : -1.0};
    if (shape == "tetrahedron" && sign.x * sign.y * sign.z < 0) continue;  // every other corner
    const Vec3 p = rotate(turn, normalized(scaled(sign, half)));
    box.low = smaller(box.low, p);
    box.high = larger(box.high, p);
  }
  return box;
}

void add_boxes(Bed& bed, const std::string& shape, Random& random) {
  if (shape == "sphere") return;
  for (std::size_t i = 0; i < bed.center.size(); ++i) {
    const BoxCorners box = box_around(shape, random);
    bed.low.push_back(bed.center[i] + bed.radius[i] * box.low);
    bed.high.push_back(bed.center[i] + bed.radius[i] * box.high);
  }
}

template <class T>
void permute(std::vector<T>& values, const std::vector<std::int32_t>& order) {
  std::vector<T> moved(values.size());
  for (std::size_t k = 0; k < order.size(); ++k) moved[k] = values[order[k]];
  values.swap(moved);
}

void number_along_rows(Bed& bed) {
  struct Place {
    std::int64_t z, y, x;
    std::int32_t unit;
    auto operator<=>(const Place&) const = default;
  };
  std::vector<Place> places(bed.center.size());
  const Real inverse = 1 / bed.mean_diameter;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Vec3 c = inverse * bed.center[i];
    places[i] = {std::llrint(c.z), std::llrint(c.y), std::llrint(c.x),
                 static_cast<std::int32_t>(i)};
  }
  std::sort(places.begin(), places.end());
  std::vector<std::int32_t> order(places.size());
  for (std::size_t i = 0; i < places.size(); ++i) order[i] = places[i].unit;
  permute(bed.center, order);
  permute(bed.radius, order);
}

void check_known(const char* what, const std::string& name, const std::vector<std::string>& known) {
  if (std::find(known.begin(), known.end(), name) == known.end())
    throw Error(fmt::format("{} is \"{}\"; there are {}", what, name, fmt::join(known, ", ")));
}

}  // namespace

const std::vector<std::string>& bed_arrangements() {
  static const std::vector<std::string> names = {"uniform",   "clusters",  "packing_a",
                                                 "packing_b", "packing_c", "packing_d"};
  return names;
}

const std::vector<std::string>& bed_shapes() {
  static const std::vector<std::string> names = {"sphere",      "round", "cube",
                                                 "tetrahedron", "plate", "needle"};
  return names;
}

Bed make_bed(const BedSettings& s) {
  check_known("arrangement", s.arrangement, bed_arrangements());
  check_known("shape", s.shape, bed_shapes());
  check_known("order", s.order, {"spatial", "random"});
  if (s.n < 1) throw Error(fmt::format("n is {}; a bed needs at least one body", s.n));
  if (!(s.size_ratio >= 1 && s.size_ratio <= 1e6))
    throw Error(fmt::format("size_ratio is {}; it must be 1 to 1e6", s.size_ratio));
  if (!(s.density > 0 && s.density <= 10))
    throw Error(fmt::format("density is {}; it must be above 0 and at most 10", s.density));
  if (!(s.spacing >= 1 && s.spacing <= 1e9))
    throw Error(fmt::format("spacing is {}; it must be 1 to 1e9 diameters", s.spacing));
  Random random(s.seed);
  Bed bed;
  bed.center.resize(s.n);
  bed.radius.resize(s.n);
  const bool packing = s.arrangement.starts_with("packing");
  Real volume = 0, diameters = 0;
  for (Real& r : bed.radius) {
    r = packing ? 0.5 : 0.5 * draw_diameter(s, random);
    volume += 4 * pi / 3 * cube(r);
    diameters += 2 * r;
  }
  bed.mean_diameter = diameters / s.n;
  if (packing)
    place_packing(bed, s);
  else if (s.arrangement == "clusters")
    place_clusters(bed, volume / s.density, random);
  else
    place_uniform(bed, volume / s.density, random);
  if (s.order == "spatial" && !packing) number_along_rows(bed);
  if (s.order == "random" && packing) {
    std::vector<std::int32_t> order(bed.center.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<std::int32_t>(i);
    for (std::size_t i = order.size(); i > 1; --i)
      std::swap(order[i - 1], order[random.bits() % i]);
    permute(bed.center, order);
  }
  add_boxes(bed, s.shape, random);
  return bed;
}

Bed bed_of_bodies(const std::filesystem::path& bodies, const BedSettings& s) {
  check_known("shape", s.shape, bed_shapes());
  Random random(s.seed);
  Bed bed;
  Real diameters = 0;
  for (const scene::FileBody& body : scene::read_bounding_spheres(bodies)) {
    bed.center.push_back(body.position);
    bed.radius.push_back(body.radius);
    diameters += 2 * body.radius;
  }
  if (bed.center.empty()) throw Error(fmt::format("{} has no bodies", bodies.string()));
  bed.mean_diameter = diameters / static_cast<Real>(bed.radius.size());
  if (s.order == "spatial") number_along_rows(bed);
  add_boxes(bed, s.shape, random);
  return bed;
}

}  // namespace clast
