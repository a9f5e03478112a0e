#include "bench/flat_pairs.hpp"

#include <fmt/format.h>

#include "base/clock.hpp"
#include "bench/median.hpp"
#include "bench/search_pairs.hpp"
#include "shape/polygons.hpp"

namespace clast {
namespace {

constexpr Real degree = pi / 180;
constexpr Real apart = 0.1;  // of the bounding radius

// B lies from A in the direction `way`; both are turned, all in degrees.
struct FlatPair {
  const char* a;
  Real turn_a;
  const char* b;
  Real turn_b;
  Real way;
};

// The paper shows its pairs in a figure only. These are ours: triangles to dodecagons, regular or
// not, corner to corner (first eight) and corner or side to side.
constexpr FlatPair pairs_of_bench[] = {
    {"triangle", 30, "triangle", -30, 0},  {"triangle", 35, "square", 45, 3},
    {"square", 320, "square", 270, 340},   {"square", 285, "pentagon", 55, 210},
    {"pentagon", 45, "hexagon", 170, 350}, {"rhombus", 55, "rhombus", 160, 60},
    {"wedge", 125, "shard", 295, 330},     {"splinter", 225, "stone", 145, 250},
    {"square", 0, "triangle", 10, 0},      {"square", 0, "square", 0, 20},
    {"pentagon", 0, "triangle", 60, 270},  {"hexagon", 0, "octagon", 5, 90},
    {"trapezoid", 0, "rectangle", 30, 80}, {"bar", 10, "wedge", 50, 95},
    {"stone", 40, "shard", 100, 30},       {"dodecagon", 7, "dodecagon", 22, 50},
};

// As people draw it: x to the right, z up, angles counter-clockwise, which is about -y.
Vec3 direction(Real degrees) {
  const SinCos at = sin_cos(degrees * degree);
  return {at.cos, 0, at.sin};
}
Quat turn_by(Real degrees) { return rotation_by({0, -degrees * degree, 0}); }

Prototype polygon(const char* name) { return flat_prototype(name, polygon_of_name(name)); }

CommonPlane exact_plane(const BenchPair& pair) {
  PlaneMemory memory;
  return common_plane(pair.a.place(), pair.b.place(), memory);
}

// B is moved along its way until the gap is right.
BenchPair placed_apart(const FlatPair& chosen, const PolyhedronView& a, const PolyhedronView& b) {
  BenchPair pair{{&a, {}, turn_by(chosen.turn_a)}, {&b, {}, turn_by(chosen.turn_b)}};
  const Vec3 way = direction(chosen.way);
  pair.b.center = 3 * way;
  for (int k = 0; k < 60; ++k) {
    const CommonPlane plane = exact_plane(pair);
    pair.b.center -= ((plane.gap - apart) * dot(plane.normal, way)) * way;
  }
  return pair;
}

// Whether a side of the body, at its front in the direction given, lies along the plane.
bool has_side_at_front(const BenchBody& body, const Vec3& front) {
  const Placed placed = body.place();
  const Posed posed(placed, body.center);
  int corners = 0;
  for (int i = 0; i < posed.shape.vertices; ++i)
    corners += dot(front, posed.vertex(i)) > posed.highest(front) - 1e-9;
  return corners > 1;
}

template <class Search>
ContactBenchRow time_search(const BenchPair& pair, const ContactBenchOptions& options) {
  const std::vector<BenchPair> pairs(static_cast<std::size_t>(options.pairs), pair);
  std::vector<PlaneMemory> memory(pairs.size());
  std::vector<CommonPlane> found(pairs.size());
  std::vector<double> times;
  for (int step = 0; step <= options.steps; ++step) {
    const double start = seconds_on_clock(TimeOf::processor);
    search_all<Search>(pairs, memory, found, true);
    const double taken = seconds_on_clock(TimeOf::processor) - start;
    if (step > 0) times.push_back(1e9 * taken / options.pairs);  // the first fills caches
  }
  const CommonPlane& plane = found.front();
  ContactBenchRow row;
  row.ns_per_pair = median(times);
  row.iterations_mean = row.iterations_max = plane.iterations;
  row.failures = plane.failed;
  row.touching = plane.gap <= 0;
  row.worst_gap_error = gap_error(pair, plane);
  return row;
}

}  // namespace

std::vector<ContactBenchRow> bench_flat_pairs(const ContactBenchOptions& options) {
  std::vector<ContactBenchRow> rows;
  for (const FlatPair& chosen : pairs_of_bench) {
    const Prototype a = polygon(chosen.a), b = polygon(chosen.b);
    const PolyhedronView view_a = a.polyhedron.view(), view_b = b.polyhedron.view();
    const BenchPair pair = placed_apart(chosen, view_a, view_b);
    const Vec3 normal = exact_plane(pair).normal;
    const bool side = has_side_at_front(pair.a, normal) || has_side_at_front(pair.b, -normal);
    const auto add = [&](const char* method, ContactBenchRow row) {
      row.method = method;
      row.shape = fmt::format("{} {}", chosen.a, chosen.b);
      row.motion = side ? "type b" : "type a";
      row.vertices = view_a.vertices + view_b.vertices;
      rows.push_back(row);
    };
    add("fast_common_plane_2d", time_search<FlatSearch>(pair, options));
    add("conventional_2d", time_search<FlatConventionalSearch>(pair, options));
  }
  return rows;
}

}  // namespace clast
