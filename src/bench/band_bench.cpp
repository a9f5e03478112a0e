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

void add(const ElasticBand& band, BandCount& count) {
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
    std::map<Pair, BandEnds> next;
    for (std::size_t c = 0; c < state.pairs.size(); ++c) {
      const Pair pair{state.pairs.first[c], state.pairs.second[c]};
      if (state.pairs.extent[c] > 0 && cores.round(pair.first) && cores.round(pair.second))
        next[pair] = draw(cores, pair, out);
    }
    ends_ = std::move(next);
  }

 private:
  BandEnds draw(const Cores& cores, const Pair& pair, BandBench& out) const {
    const RoundCore a = cores.core(pair.first), b = cores.core_seen(pair.first, pair.second);
    const Real swept = smaller(cores.swept(pair.first), cores.swept(pair.second));
    const auto before = ends_.find(pair);
    const bool warm = before != ends_.end();
    const ElasticBand band =
        elastic_band(a, b, warm ? before->second : BandEnds{}, tolerance_ * swept);
    add(band, warm ? out.warm : out.cold);
    CoreLink link;
    link_of_rounds(a, b, normalized(b.center - a.center), link);
    const Real error = length(band.on_b - band.on_a) - link.gap;
    out.worst_gap_error = larger(out.worst_gap_error, larger(error, -error) / swept);
    return band.ends(a, b);
  }

  Real tolerance_;
  std::map<Pair, BandEnds> ends_;
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
