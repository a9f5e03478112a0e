#include "bench/contact_bench.hpp"

#include <cmath>

#include "base/clock.hpp"
#include "base/error.hpp"
#include "base/random.hpp"
#include "bench/contact_peer.hpp"
#include "bench/median.hpp"
#include "bench/search_pairs.hpp"
#include "shape/library.hpp"

namespace clast {
namespace {

Prototype bench_shape(const std::string& name) {
  if (name != "hull64") return load_shape(name).parts.front().shape;
  Random random(64);
  std::vector<Vec3> points;
  for (int i = 0; i < 64; ++i) points.push_back(rotate(random.rotation(), {1, 0, 0}));
  return prototype_from_points(name, points);
}

// The shortest turn that takes the unit vector `from` to `to`.
Quat turn_between(const Vec3& from, const Vec3& to) {
  const Vec3 axis = cross(from, to);
  const Real c = dot(from, to);
  if (c < -1 + 1e-12) {
    Vec3 u, v;
    complete_frame(from, u, v);
    return {0, u.x, u.y, u.z};
  }
  return normalized(Quat{1 + c, axis.x, axis.y, axis.z});
}

// Pairs of one shape, and how they move from step to step.
class MovingPairs {
 public:
  MovingPairs(const PolyhedronView& shape, const std::string& motion,
              const ContactBenchOptions& options)
      : motion_(motion), random_(options.seed) {
    for (int k = 0; k < options.pairs; ++k)
      if (motion == "random" || motion == "tumbling")
        place_at_random(shape, motion == "random" ? 0.01 : 0);
      else
        place_face_on_face(shape, motion == "parallel" ? 0 : 5e-4);
  }

  const std::vector<BenchPair>& pairs() const { return pairs_; }

  void step() {
    for (std::size_t k = 0; k < pairs_.size(); ++k) {
      BenchBody& b = pairs_[k].b;
      const Vec3 shift = random_.uniform({-1, -1, -1}, {1, 1, 1});
      const Vec3 turn = random_.uniform({-1, -1, -1}, {1, 1, 1});
      if (motion_ == "sliding") b.center += 1e-3 * way_[k];
      const Real shaking = motion_ == "random" ? 1e-3 : motion_ == "tumbling" ? 0 : 1e-6;
      b.center += shaking * shift;
      b.turn = normalized(rotation_by(shaking * turn) * b.turn);
      if (motion_ == "tumbling") b.turn = normalized(rotation_by(0.01 * way_[k]) * b.turn);
    }
  }

 private:
  Vec3 direction() { return rotate(random_.rotation(), {1, 0, 0}); }

  // Two turned at random, apart by `gap` along the shortest link.
  void place_at_random(const PolyhedronView& shape, Real gap) {
    BenchPair pair{{&shape, {}, random_.rotation()}, {&shape, {}, random_.rotation()}};
    pair.b.center = 3 * direction();
    for (int k = 0; k < 20; ++k) {
      PlaneMemory memory;
      const CommonPlane plane = common_plane(pair.a.place(), pair.b.place(), memory);
      pair.b.center -= (plane.gap - gap) * plane.normal;
    }
    pairs_.push_back(pair);
    way_.push_back(direction());
  }

  // A face of B on a face of A, a thousandth of the size in it. Loaded bodies lean a little, so
  // that one end of the contact is deeper than the other; exactly parallel faces are the worst
  // case, as the deepest corner is another one with every tremor.
  void place_face_on_face(const PolyhedronView& shape, Real lean) {
    BenchPair pair{{&shape, {}, random_.rotation()}, {&shape, {}, {}}};
    const auto any_face = [&] { return static_cast<int>(random_.bits() % shape.faces); };
    const int f = any_face(), g = any_face();
    const Vec3 n = rotate(pair.a.turn, shape.face_normal[f]);
    const Quat twist = rotation_by(random_.uniform(0, 2 * pi) * n);
    pair.b.turn = normalized(twist * turn_between(shape.face_normal[g], -n));
    const Vec3 way = normalized(cross(n, direction()));
    pair.b.turn = normalized(rotation_by(lean * normalized(cross(n, direction()))) * pair.b.turn);
    pair.b.center = (shape.face_offset[f] + shape.face_offset[g] - 1e-3) * n + 0.2 * way;
    pairs_.push_back(pair);
    way_.push_back(way);
  }

  std::string motion_;
  Random random_;
  std::vector<BenchPair> pairs_;
  std::vector<Vec3> way_;
};

}  // namespace

double gap_error(const BenchPair& pair, const CommonPlane& plane) {
  const Placed a = pair.a.place(), b = pair.b.place();
  PlaneMemory memory;
  const CommonPlane exact = common_plane(a, b, memory);
  const Real along = gap_along(Posed(a, a.center), Posed(b, a.center), plane.normal);
  return std::abs(plane.gap - (exact.gap > 0 ? exact.gap : along));
}

namespace {

using SearchLoop = void (*)(const std::vector<BenchPair>&, std::vector<PlaneMemory>&,
                            std::vector<CommonPlane>&, bool cold);

// Times one method over the steps. The first step is not timed: it fills memory and caches.
ContactBenchRow time_method(const Prototype& shape, const std::string& motion,
                            const ContactBenchOptions& options, SearchLoop search, bool cold,
                            bool answers_with_gap) {
  const PolyhedronView view = shape.polyhedron.view();
  MovingPairs moving(view, motion, options);
  const std::size_t n = moving.pairs().size();
  std::vector<PlaneMemory> memory(n);
  std::vector<CommonPlane> found(n);
  std::vector<double> times;
  ContactBenchRow row;
  row.motion = motion;
  row.vertices = view.vertices;
  row.warm = !cold;
  double searches = 0;
  for (int step = 0; step <= options.steps; ++step) {
    if (step == 0 && !cold)  // what a warm search remembers
      search_all<CommonPlaneSearch>(moving.pairs(), memory, found, true);
    moving.step();
    const double start = seconds_on_clock(TimeOf::processor);
    search(moving.pairs(), memory, found, cold);
    const double taken = seconds_on_clock(TimeOf::processor) - start;
    if (step == 0) continue;
    times.push_back(1e9 * taken / static_cast<double>(n));
    for (std::size_t k = 0; k < n; ++k) {
      const CommonPlane& plane = found[k];
      row.iterations_mean += plane.iterations;
      row.iterations_max = std::max(row.iterations_max, plane.iterations);
      row.failures += plane.failed;
      row.touching += plane.gap <= 0;
      if (answers_with_gap && step % 10 == 0)
        row.worst_gap_error = std::max(row.worst_gap_error, gap_error(moving.pairs()[k], plane));
    }
    searches += static_cast<double>(n);
  }
  row.iterations_mean /= searches;
  row.touching /= searches;
  row.ns_per_pair = median(times);
  return row;
}

struct Method {
  const char* name;
  SearchLoop search;
  bool cold, warm, answers_with_gap;
};

std::vector<Method> methods() {
  std::vector<Method> all = {
      {"common_plane", search_all<CommonPlaneSearch>, true, true, true},
      {"fast_common_plane", search_all<FastSearch>, true, true, true},
      {"shortest_link", search_all<LinkSearch>, true, true, true},
      {"fcp_published", search_all<PublishedCheck>, true, true, false},
      {"fcp_placed", search_all<PublishedPlace>, false, true, false},
      {"conventional", search_all<ConventionalSearch>, true, true, true},
      {"still_apart", search_all<StillApart>, false, true, false},
  };
  if (has_contact_peer) all.push_back({contact_peer_name, search_by_peer, true, false, false});
  return all;
}

}  // namespace

std::vector<std::string> contact_bench_shapes() {
  return {"tetrahedron", "pyramid", "cube", "polyhedron14", "prism16", "gravel_1", "hull64"};
}

const std::vector<std::string>& contact_bench_cases() {
  static const std::vector<std::string> cases = {"random", "resting", "sliding", "tumbling",
                                                 "parallel"};
  return cases;
}

std::vector<ContactBenchRow> bench_contact(const std::string& shape, const std::string& motion,
                                           const ContactBenchOptions& options) {
  const Prototype prototype = bench_shape(shape);
  std::vector<ContactBenchRow> rows;
  for (const Method& method : methods())
    for (const bool cold : {false, true}) {
      if (!(cold ? method.cold : method.warm)) continue;
      rows.push_back(
          time_method(prototype, motion, options, method.search, cold, method.answers_with_gap));
      rows.back().method = method.name;
      rows.back().shape = shape;
    }
  return rows;
}

}  // namespace clast
