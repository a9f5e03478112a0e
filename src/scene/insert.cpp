#include "scene/insert.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "scene/occupied.hpp"
#include "scene/region.hpp"
#include "scene/sizes.hpp"

namespace clast {

namespace scene {

namespace {

constexpr int tries_per_body = 20000;

[[noreturn]] void does_not_fit(const Insert& insert, std::size_t placed, std::size_t asked,
                               Real solid, const char* remedy) {
  throw SceneError({{insert.where,
                     fmt::format("only {} of {} bodies fit into the region ({:.3g} % of it solid)",
                                 placed, asked, 100 * solid / volume(*insert.region)),
                     remedy}});
}

// All grains of an insertion, by count or up to the mass.
std::vector<Grain> draw_grains(const Scene& scene, const Insert& insert, Random& random) {
  const GrainSampler sampler(scene, insert);
  std::vector<Grain> grains;
  if (!insert.mass.given) {
    grains.resize(insert.at.given ? insert.at->size() : static_cast<std::size_t>(*insert.count));
    for (Grain& grain : grains) grain = sampler.draw(random);
    return grains;
  }
  // The last body comes in if that brings the mass nearer to the one asked for.
  for (Real left = *insert.mass;;) {
    const Grain grain = sampler.draw(random);
    const Real mass = body_mass(scene, insert, grain);
    if (left < 0.5 * mass && !grains.empty()) return grains;
    grains.push_back(grain);
    left -= mass;
    if (left <= 0) return grains;
  }
}

Real solid_volume(const Scene& scene, const std::vector<Grain>& grains, std::size_t count) {
  Real sum = 0;
  for (std::size_t i = 0; i < count; ++i) sum += volume_of(scene, grains[i]);
  return sum;
}

// Random sequential addition: the largest first, each at the first random place that is free.
std::vector<Vec3> random_places(const Scene& scene, const Insert& insert,
                                std::vector<Grain>& grains, const NearWalls& walls,
                                Occupied& occupied, Random& random) {
  std::stable_sort(grains.begin(), grains.end(),
                   [](const Grain& a, const Grain& b) { return a.radius > b.radius; });
  std::vector<Vec3> places;
  places.reserve(grains.size());
  std::int64_t budget = 1000000 + 500 * static_cast<std::int64_t>(grains.size());
  for (const Grain& grain : grains) {
    const Real r = grain.radius;
    bool placed = false;
    for (int t = 0; t < tries_per_body && !placed && budget > 0; ++t, --budget) {
      const std::optional<Vec3> p = random_point(*insert.region, r, random);
      if (!p) break;
      if (!walls.clear(*p, r) || !occupied.free(*p, r)) continue;
      occupied.add(*p, r);
      places.push_back(*p);
      placed = true;
    }
    if (!placed)
      does_not_fit(insert, places.size(), grains.size(), solid_volume(scene, grains, places.size()),
                   "make the region larger, ask for fewer bodies, or use method = \"lattice\", "
                   "which packs closer");
  }
  return places;
}

// Sites in the middle of equal cells that fill the bounding box of the region.
class Lattice {
 public:
  Lattice(const Insert& insert, Real largest, const NearWalls& walls, const Occupied& occupied)
      : region_(*insert.region),
        bounds_(bounds(region_)),
        largest_(largest),
        walls_(walls),
        occupied_(occupied),
        simple_(region_.box.given && walls.none() && occupied.empty()) {}

  // Cells no smaller than `size` in any direction.
  void set_cell(Real size) {
    const Vec3 extent = bounds_.high - bounds_.low;
    for (int a = 0; a < 3; ++a) {
      cells_[a] =
          std::max<std::int64_t>(1, static_cast<std::int64_t>(extent[a] / size * (1 + 1e-12)));
      cell_[a] = extent[a] / static_cast<Real>(cells_[a]);
    }
  }
  // Calls f(site) for usable sites from the bottom up until it returns false.
  template <class F>
  void for_sites(F&& f) const {
    for (std::int64_t k = 0; k < cells_[2]; ++k)
      for (std::int64_t j = 0; j < cells_[1]; ++j)
        for (std::int64_t i = 0; i < cells_[0]; ++i) {
          const Vec3 site =
              bounds_.low + Vec3{(i + 0.5) * cell_.x, (j + 0.5) * cell_.y, (k + 0.5) * cell_.z};
          if ((simple_ || holds(site, largest_ * (1 - 1e-12))) && !f(site)) return;
        }
  }
  // Number of usable sites, counted up to `enough`.
  std::size_t count(std::size_t enough) const {
    if (simple_) return static_cast<std::size_t>(cells_[0] * cells_[1] * cells_[2]);
    std::size_t sites = 0;
    for_sites([&](const Vec3&) { return ++sites < enough; });
    return sites;
  }
  // A random place within the cell, as far from the site as the jitter says.
  Vec3 jittered(const Vec3& site, Real radius, Real jitter, Random& random) const {
    Vec3 shift;
    for (int a = 0; a < 3; ++a) {
      const Real gap = jitter * larger(0, 0.5 * cell_[a] - radius);
      shift[a] = random.uniform(-gap, gap);
    }
    return simple_ || holds(site + shift, radius) ? site + shift : site;
  }

 private:
  bool holds(const Vec3& p, Real radius) const {
    return inside(region_, p, radius) && walls_.clear(p, radius) && occupied_.free(p, radius);
  }

  const Region& region_;
  Bounds bounds_;
  Real largest_;
  const NearWalls& walls_;
  const Occupied& occupied_;
  bool simple_;
  std::int64_t cells_[3] = {1, 1, 1};
  Vec3 cell_;
};

std::vector<Vec3> lattice_places(const Scene& scene, const Insert& insert,
                                 const std::vector<Grain>& grains, const NearWalls& walls,
                                 const Occupied& occupied, Random& random) {
  Real largest = 0;
  for (const Grain& grain : grains) largest = larger(largest, grain.radius);
  Lattice lattice(insert, largest, walls, occupied);
  const std::size_t asked = grains.size();
  lattice.set_cell(2 * largest);
  const std::size_t sites = lattice.count(asked);
  if (sites < asked)
    does_not_fit(insert, sites, asked, solid_volume(scene, grains, sites),
                 "make the region larger or ask for fewer bodies; every site takes the largest "
                 "body, so use method = \"random\" when sizes differ much");
  // The widest cells that still give enough sites.
  Real narrow = 2 * largest;
  const Real share = volume(*insert.region) / static_cast<Real>(asked);
  Real wide = larger(narrow, 2 * (insert.flat ? std::sqrt(share) : std::cbrt(share)));
  for (int i = 0; i < 20; ++i) {
    const Real middle = 0.5 * (narrow + wide);
    lattice.set_cell(middle);
    (lattice.count(asked) >= asked ? narrow : wide) = middle;
  }
  lattice.set_cell(narrow);
  std::vector<Vec3> places;
  places.reserve(asked);
  lattice.for_sites([&](const Vec3& site) {
    places.push_back(lattice.jittered(site, grains[places.size()].radius, *insert.jitter, random));
    return places.size() < asked;
  });
  return places;
}

void insert_from_file(const Scene& scene, const Insert& insert, Random& random,
                      HostBodies& bodies) {
  for (const FileBody& body : read_bodies(scene.folder / *insert.file)) {
    if (insert.flat && body.position.y != 0)
      throw SceneError({{insert.file.where,
                         fmt::format("a body of the file is at y = {:g} m in a scene of two "
                                     "dimensions",
                                     body.position.y),
                         "all discs are in the plane y = 0"}});
    append_body(scene, insert, body.position + *insert.shift, Grain{0, body.radius},
                static_cast<Id>(bodies.size()), random, bodies);
  }
}

}  // namespace

int material_of(const Scene& scene, const Insert& insert) {
  return insert.material.given ? scene.find_material(*insert.material) : 0;
}

Real body_mass(const Scene& scene, const Insert& insert, const Grain& grain) {
  return scene.mass_of_solid(material_of(scene, insert), volume_of(scene, grain));
}

// As the file of the shape has it, turned as the insertion says.
Quat same_orientation(const Scene& scene, const Insert& insert, int shape) {
  const Quat stands = scene.shapes[shape].axes;
  if (!insert.turn.given) return stands;
  return normalized(rotation_by(*insert.turn->angle * normalized(*insert.turn->axis)) * stands);
}

void append_body(const Scene& scene, const Insert& insert, const Vec3& position, const Grain& grain,
                 Id id, Random& random, HostBodies& bodies) {
  // Discs move along x and z and turn about y.
  const auto spread = [&](const Vec3& mean, Real by, const Vec3& plane) {
    const Vec3 most = by * (insert.flat ? plane : Vec3{1, 1, 1});
    return by > 0 ? mean + random.uniform(-most, most) : mean;
  };
  const auto random_turn = [&] {
    return insert.flat ? rotation_by({0, random.uniform(-pi, pi), 0}) : random.rotation();
  };
  const bool turned =
      *insert.orientation == Insert::Orientation::random && !insert.turn.given && !insert.at.given;
  Body body;
  body.id = id;
  body.position = position;
  body.orientation = turned ? random_turn() : same_orientation(scene, insert, grain.shape);
  body.velocity = spread(*insert.velocity, *insert.velocity_spread, {1, 0, 1});
  body.spin = spread(*insert.spin, *insert.spin_spread, {0, 1, 0});
  body.radius = grain.radius;
  body.mass = body_mass(scene, insert, grain);
  body.material = material_of(scene, insert);
  body.shape = grain.shape;
  append(bodies, body);
}

}  // namespace scene

void insert_at_start(const Scene& scene, const Model& model, HostBodies& bodies) {
  using scene::Insert;
  for (std::size_t n = 0; n < scene.inserts.size(); ++n) {
    const Insert& insert = scene.inserts[n];
    Random random(static_cast<std::uint64_t>(*scene.seed), n);
    if (insert.file.given) {
      scene::insert_from_file(scene, insert, random, bodies);
      continue;
    }
    if (*insert.method == Insert::Method::stream) continue;
    std::vector<scene::Grain> grains = scene::draw_grains(scene, insert, random);
    const auto append = [&](std::size_t i, const Vec3& place) {
      scene::append_body(scene, insert, place, grains[i], static_cast<Id>(bodies.size()), random,
                         bodies);
    };
    if (insert.at.given) {
      for (std::size_t i = 0; i < grains.size(); ++i) append(i, (*insert.at)[i]);
      continue;
    }
    const scene::NearWalls walls(model, *insert.region);
    scene::Occupied occupied;
    for (std::size_t i = 0; i < bodies.size(); ++i)
      occupied.add(bodies.position[i], bodies.radius[i]);
    const std::vector<Vec3> places =
        *insert.method == Insert::Method::lattice
            ? scene::lattice_places(scene, insert, grains, walls, occupied, random)
            : scene::random_places(scene, insert, grains, walls, occupied, random);
    for (std::size_t i = 0; i < places.size(); ++i) append(i, places[i]);
  }
}

}  // namespace clast
