#include "scene/insert.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "scene/body_file.hpp"
#include "scene/insert_methods.hpp"

namespace clast {

namespace scene {

namespace {

constexpr Real dense_fraction = 0.5, dense_fraction_of_area = 0.7;

Real solid_asked_for(const Scene& scene, const Insert& insert) {
  if (insert.mass.given) return *insert.mass / scene.mass_of_solid(material_of(scene, insert), 1);
  return solid_fraction_of(insert) * volume(*insert.region);
}

// All grains of an insertion, by number or by the volume they make up.
std::vector<Grain> draw_grains(const Scene& scene, const Insert& insert, Random& random) {
  const GrainSampler sampler(scene, insert);
  std::vector<Grain> grains;
  if (insert.at.given || insert.count.given) {
    grains.resize(insert.at.given ? insert.at->size() : static_cast<std::size_t>(*insert.count));
    for (Grain& grain : grains) grain = sampler.draw(random);
    return grains;
  }
  // The last body comes in if that brings the volume nearer to the one asked for.
  for (Real left = solid_asked_for(scene, insert);;) {
    const Grain grain = sampler.draw(random);
    const Real solid = volume_of(scene, grain);
    if (left < 0.5 * solid && !grains.empty()) return grains;
    grains.push_back(grain);
    left -= solid;
    if (left <= 0) return grains;
  }
}

// Adds the bodies of one insertion to those that are there.
class Insertion {
 public:
  Insertion(const Scene& scene, const Insert& insert, std::size_t number, HostBodies& bodies)
      : scene_(scene),
        insert_(insert),
        random_(static_cast<std::uint64_t>(*scene.seed), number),
        shapes_(scene),
        turns_(scene, insert),
        bodies_(bodies) {}

  void from_file() {
    for (const FileBody& body : read_bodies(scene_, insert_))
      append({body.grain, body.position + *insert_.shift,
              body.turned ? body.turn : turns_.draw(body.grain.shape, random_), body.velocity,
              body.spin});
  }

  void at_given_places() {
    const std::vector<Grain> grains = draw_grains(scene_, insert_, random_);
    for (std::size_t i = 0; i < grains.size(); ++i)
      append({grains[i], (*insert_.at)[i], turns_.draw(grains[i].shape, random_), {}, {}});
  }

  void into_region(const Model& model, const std::atomic<bool>& stop) {
    std::vector<Grain> grains = draw_grains(scene_, insert_, random_);
    const Room room(model, *insert_.region);
    Occupied occupied(model.cell);
    occupy(shapes_, bodies_, bounds(*insert_.region), occupied);
    const Filling filling{scene_,   insert_, shapes_, turns_,    room,
                          occupied, random_, stop,    model.cell};
    const std::vector<Pose> poses = find_poses(filling, grains);
    for (std::size_t i = 0; i < poses.size(); ++i) {
      const bool is_ball = grains[i].shape == 0;
      append({grains[i],
              poses[i].position,
              is_ball ? turns_.draw(0, random_) : poses[i].turn,
              {},
              {}});
    }
  }

 private:
  std::vector<Pose> find_poses(const Filling& filling, std::vector<Grain>& grains) const {
    switch (*insert_.method) {
      case Insert::Method::lattice:
        return lattice_poses(filling, grains);
      case Insert::Method::dense:
        return dense_poses(filling, grains);
      default:
        return random_poses(filling, grains);
    }
  }
  void append(const NewBody& body) {
    append_body(scene_, insert_, body, static_cast<Id>(bodies_.size()), random_, bodies_);
  }

  const Scene& scene_;
  const Insert& insert_;
  Random random_;
  GrainShapes shapes_;
  Turns turns_;
  HostBodies& bodies_;
};

}  // namespace

void Filling::heed_stop() const {
  if (stop) throw Stopped();
}

void does_not_fit(const Filling& filling, const std::vector<Grain>& grains, std::size_t placed,
                  const char* remedy) {
  Real solid = 0;
  for (std::size_t i = 0; i < placed; ++i) solid += volume_of(filling.scene, grains[i]);
  throw SceneError(
      {{filling.insert.where,
        fmt::format("only {} of {} bodies fit into the region ({:.3g} % of it solid)",
                    grouped(static_cast<std::int64_t>(placed)), grouped(std::ssize(grains)),
                    100 * solid / volume(filling.room.region())),
        remedy}});
}

int material_of(const Scene& scene, const Insert& insert) {
  return insert.material.given ? scene.find_material(*insert.material) : 0;
}

Real body_mass(const Scene& scene, const Insert& insert, const Grain& grain) {
  return scene.mass_of_solid(material_of(scene, insert), volume_of(scene, grain));
}

Real solid_fraction_of(const Insert& insert) {
  if (insert.solid_fraction.given) return *insert.solid_fraction;
  return insert.flat ? dense_fraction_of_area : dense_fraction;
}

void append_body(const Scene& scene, const Insert& insert, const NewBody& body, Id id,
                 Random& random, HostBodies& bodies) {
  // Discs move along x and z and turn about y.
  const auto spread = [&](const Vec3& mean, Real by, const Vec3& plane) {
    const Vec3 most = by * (insert.flat ? plane : Vec3{1, 1, 1});
    return by > 0 ? mean + random.uniform(-most, most) : mean;
  };
  Body added;
  added.id = id;
  added.position = body.position;
  added.orientation = body.turn;
  added.velocity = body.velocity + spread(*insert.velocity, *insert.velocity_spread, {1, 0, 1});
  added.spin = body.spin + spread(*insert.spin, *insert.spin_spread, {0, 1, 0});
  added.radius = body.grain.radius;
  added.mass = body_mass(scene, insert, body.grain);
  added.material = material_of(scene, insert);
  added.shape = body.grain.shape;
  added.tag = static_cast<std::int32_t>(*insert.tag);
  append(bodies, added);
}

void occupy(const GrainShapes& shapes, const HostBodies& bodies, const Bounds& box,
            Occupied& occupied) {
  std::vector<Piece> pieces;
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    const Vec3 reach{bodies.radius[i], bodies.radius[i], bodies.radius[i]};
    const Vec3 low = bodies.position[i] + reach - box.low;
    const Vec3 high = box.high - bodies.position[i] + reach;
    const bool near = low.x > 0 && low.y > 0 && low.z > 0 && high.x > 0 && high.y > 0 && high.z > 0;
    if (!near && occupied.in_open_space()) continue;
    shapes.place({bodies.shape[i], bodies.radius[i]}, bodies.position[i], bodies.orientation[i],
                 pieces);
    occupied.add(pieces);
  }
}

}  // namespace scene

void insert_at_start(const Scene& scene, const Model& model, HostBodies& bodies,
                     const std::atomic<bool>& stop) {
  for (std::size_t n = 0; n < scene.inserts.size(); ++n) {
    const scene::Insert& insert = scene.inserts[n];
    scene::Insertion insertion(scene, insert, n, bodies);
    if (insert.file.given)
      insertion.from_file();
    else if (insert.at.given)
      insertion.at_given_places();
    else if (*insert.method != scene::Insert::Method::stream)
      insertion.into_region(model, stop);
  }
}

}  // namespace clast
