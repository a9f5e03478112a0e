#include "bench/cluster_beds.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "base/random.hpp"
#include "scene/body_file.hpp"
#include "shape/sphere_set.hpp"

namespace clast {
namespace {

constexpr Real millimetre = 1e-3;

Vec3 centroid_of(const SphereSet& set) {
  Real volume = 0;
  Vec3 moment;
  for (const SetSphere& s : set.spheres) {
    volume += cube(s.radius);
    moment += cube(s.radius) * s.center;
  }
  return (1 / volume) * moment;
}

void add_sphere(Bed& bed, const Vec3& center, Real radius, std::size_t cluster) {
  bed.center.push_back(center);
  bed.radius.push_back(radius);
  bed.cluster.push_back(static_cast<std::int32_t>(cluster));
}

void add_cluster(Bed& bed, const SphereSet& set, const Vec3& middle, const Vec3& at,
                 Random& random) {
  const Quat turn = random.rotation();
  const std::size_t first = bed.center.size();
  for (const SetSphere& s : set.spheres)
    add_sphere(bed, at + millimetre * rotate(turn, s.center - middle), millimetre * s.radius,
               first);
}

}  // namespace

Bed make_cluster_bed(const ClusterBedSettings& settings) {
  const SphereSet set = sphere_set_named(settings.cluster);
  const Vec3 middle = centroid_of(set);
  Random random(settings.seed);
  Bed bed;
  for (const scene::FileBody& body : scene::read_bodies(settings.bodies)) {
    if (body.radius >= settings.from_radius)
      add_cluster(bed, set, middle, body.position, random);
    else
      add_sphere(bed, body.position, body.radius, bed.center.size());
  }
  if (bed.center.empty()) throw Error(fmt::format("{} has no bodies", settings.bodies.string()));
  Real diameters = 0;
  for (const Real r : bed.radius) diameters += 2 * r;
  bed.mean_diameter = diameters / static_cast<Real>(bed.radius.size());
  return bed;
}

}  // namespace clast
