#include "bench/band_bench.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "base/error.hpp"
#include "contact/core_link.hpp"
#include "contact/elastic_band.hpp"

namespace clast {
namespace {

using Pair = std::pair<std::int32_t, std::int32_t>;

void count_in(const ElasticBand& band, BandCount& count) {
  ++count.searches;
  count.iterations += band.iterations;
  count.most = std::max<std::int64_t>(count.most, band.iterations);
  count.failures += band.converged ? 0 : 1;
}

// The bodies of one moment as cores.
class Cores {
 public:
  Cores(const Model& model, const Snapshot& state)
      : model_(model),
        bodies_(state.bodies),
        cell_(state.cell.now.open() ? model.cell : state.cell.now),
        slot_(slots_by_id(state.bodies.id)) {}

  bool round(std::int32_t id) const {
    const Assembly& shape = assembly(id);
    return shape.convex() && (shape.is_sphere() || is_round(shape.parts.front().shape.core));
  }
  RoundCore core(std::int32_t id) const { return core_at(id, position(id)); }
  RoundCore core_seen(std::int32_t from, std::int32_t id) const {
    return core_at(id, cell_.seen(position(from), position(id)));
  }
  // Radius of the swept sphere.
  Real swept(std::int32_t id) const {
    return bodies_.radius[slot_[id]] * assembly(id).parts.front().shape.dilation;
  }

 private:
  const Assembly& assembly(std::int32_t id) const {
    return model_.shapes[bodies_.shape[slot_[id]]];
  }
  const Vec3& position(std::int32_t id) const { return bodies_.position[slot_[id]]; }
  RoundCore core_at(std::int32_t id, const Vec3& center) const {
    const Quat turn = bodies_.orientation[slot_[id]];
    return {center, rotate(turn, {1, 0, 0}), rotate(turn, {0, 1, 0}), rotate(turn, {0, 0, 1}),
            bodies_.radius[slot_[id]] * assembly(id).parts.front().shape.half_axes};
  }

  const Model& model_;
  const HostBodies& bodies_;
  Cell cell_;
  std::vector<std::int32_t> slot_;
};

// Bands of all contacts, from one step to the next.
class Bands {
 public:
  explicit Bands(Real tolerance) : tolerance_(tolerance) {}

  void draw(const Model& model, const Snapshot& state, BandBench& out) {
    const Cores cores(model, state);
    std::map<Pair, Ends> next;
    for (std::size_t c = 0; c < state.pairs.size(); ++c) {
      const Pair pair{state.pairs.first[c], state.pairs.second[c]};
      if (state.pairs.extent[c] > 0 && cores.round(pair.first) && cores.round(pair.second))
        next[pair] = draw(cores, pair, out);
    }
    ends_ = std::move(next);
  }

 private:
  struct Ends {
    BandEnds whole, once;  // of the band that goes on until it is found, and of the other one
  };

  Ends draw(const Cores& cores, const Pair& pair, BandBench& out) const {
    const RoundCore a = cores.core(pair.first), b = cores.core_seen(pair.first, pair.second);
    const Real swept = smaller(cores.swept(pair.first), cores.swept(pair.second));
    const auto before = ends_.find(pair);
    const bool warm = before != ends_.end();
    const Ends start = warm ? before->second : Ends{};
    const ElasticBand whole = elastic_band(a, b, start.whole, tolerance_ * swept);
    // A band that may move as far as it likes stops after one iteration.
    const ElasticBand once = warm ? elastic_band(a, b, start.once, 1e300) : whole;
    count_in(whole, warm ? out.warm : out.cold);
    CoreLink link;
    link_of_rounds(a, b, normalized(b.center - a.center), link);
    note_error(whole, link.gap, swept, out.worst_gap_error);
    note_error(once, link.gap, swept, out.worst_gap_error_once);
    return {whole.ends(a, b), once.ends(a, b)};
  }

  static void note_error(const ElasticBand& band, Real gap, Real swept, Real& worst) {
    const Real error = length(band.on_b - band.on_a) - gap;
    worst = larger(worst, larger(error, -error) / swept);
  }

  Real tolerance_;
  std::map<Pair, Ends> ends_;
};

}  // namespace

BandBench bench_band(World& world, int steps, Real tolerance) {
  BandBench out;
  Bands bands(tolerance);
  bands.draw(world.model(), world.state(), out);
  for (int step = 0; step < steps; ++step) {
    world.run_steps(1);
    bands.draw(world.model(), world.state(), out);
  }
  if (out.cold.searches == 0)
    throw Error("no two ellipsoids, discs or spheres are in contact: there is no band to draw");
  return out;
}

}  // namespace clast
