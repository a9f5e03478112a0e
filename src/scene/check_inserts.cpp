// Checks of [[insert]]: sizes, regions, amounts, and whether it all fits.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "base/file.hpp"
#include "scene/check.hpp"
#include "scene/grains.hpp"
#include "scene/region.hpp"

namespace clast::scene {

namespace {

constexpr Real bytes_per_part = 1000;    // spheres and convex bodies have one
constexpr Real most_parts = 2147483647;  // their numbers have 32 bits
constexpr Real farthest = 1e9;           // [m]
constexpr Real smallest_radius = 1e-9;   // [m]

Real installed_memory() {
  const long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGE_SIZE);
  return pages > 0 && size > 0 ? static_cast<Real>(pages) * static_cast<Real>(size) : 1e12;
}

bool check_limits(Real low, Real middle, Real high, const Where& where, Problems& problems) {
  if (low > 0 && low <= middle && middle <= high && low < high) return true;
  problems.add(where,
               fmt::format("the sizes are cut off at {:.4g} m and {:.4g} m about {:.4g} m", low,
                           high, middle),
               "min must be above 0, and min < max with the mean or median between them");
  return false;
}

// True when the sizes can be drawn from.
bool check_sizes(const Sizes& sizes, Problems& problems) {
  const int given = sizes.single.given + sizes.uniform.given + sizes.normal.given +
                    sizes.lognormal.given + sizes.sieve.given;
  if (given != 1) {
    problems.add(sizes.where, fmt::format("a size distribution needs one kind, here are {}", given),
                 "give one of uniform, normal, lognormal or sieve, or a plain length");
    return false;
  }
  if (sizes.single.given) return *sizes.single > 0;
  if (sizes.uniform.given) {
    if (sizes.uniform->size() != 2) return false;
    if ((*sizes.uniform)[0] < (*sizes.uniform)[1]) return true;
    problems.add(sizes.uniform.where, "the smallest size is not below the largest",
                 "write the smaller first, such as uniform = [\"1 mm\", \"2 mm\"]");
    return false;
  }
  if (sizes.normal.given) {
    const NormalSizes& n = *sizes.normal;
    if (!(*n.mean > 0 && *n.deviation > 0)) return false;
    const Real low = n.min.given ? *n.min : *n.mean - 3 * *n.deviation;
    const Real high = n.max.given ? *n.max : *n.mean + 3 * *n.deviation;
    return check_limits(low, *n.mean, high, n.where, problems);
  }
  if (sizes.lognormal.given) {
    const LogNormalSizes& n = *sizes.lognormal;
    if (!(*n.median > 0 && *n.sigma > 0)) return false;
    const Real low = n.min.given ? *n.min : *n.median * std::exp(-3 * *n.sigma);
    const Real high = n.max.given ? *n.max : *n.median * std::exp(3 * *n.sigma);
    return check_limits(low, *n.median, high, n.where, problems);
  }
  const auto& rows = *sizes.sieve;
  if (rows.size() < 2) return false;
  bool rising = rows.front()[1] == 0 && rows.back()[1] == 1;
  for (std::size_t i = 1; i < rows.size(); ++i)
    rising = rising && rows[i][0] > rows[i - 1][0] && rows[i][1] >= rows[i - 1][1];
  if (!rising)
    problems.add(sizes.sieve.where, "the sieve curve does not rise from 0 to 1",
                 "list growing sizes with growing fractions, such as [[\"1 mm\", 0], [\"2 mm\", "
                 "0.3], [\"4 mm\", 1]]");
  return rising;
}

bool usable(const Region& region) {
  const int given = region.box.given + region.cylinder.given + region.sphere.given;
  if (given != 1) return false;
  const Bounds b = bounds(region);
  const Real v = volume(region);
  return std::isfinite(v) && v > 0 && length(b.low) < farthest && length(b.high) < farthest &&
         b.low.x < b.high.x && (region.flat || b.low.y < b.high.y) && b.low.z < b.high.z;
}

void refuse(bool given, const Where& where, const char* key, const char* owner,
            Problems& problems) {
  if (given)
    problems.add(where, fmt::format("'{}' does not go with {}", key, owner),
                 fmt::format("remove '{}', or the key it conflicts with", key));
}

constexpr std::uint64_t most_bytes = std::uint64_t{4} << 30;

void check_file(const Scene& scene, const Insert& insert, Problems& problems) {
  const char* owner = "'file', which says everything about the bodies";
  refuse(insert.method.given, insert.method.where, "method", owner, problems);
  refuse(insert.count.given, insert.count.where, "count", owner, problems);
  refuse(insert.mass.given, insert.mass.where, "mass", owner, problems);
  refuse(insert.radius.given, insert.radius.where, "radius", owner, problems);
  refuse(insert.diameter.given, insert.diameter.where, "diameter", owner, problems);
  refuse(insert.scale.given, insert.scale.where, "scale", owner, problems);
  refuse(insert.shape.given, insert.shape.where, "shape", owner, problems);
  refuse(insert.at.given, insert.at.where, "at", owner, problems);
  refuse(insert.region.given, insert.region.where, "region", owner, problems);
  try {
    size_of_file(scene.file(*insert.file), most_bytes);
  } catch (const Error& error) {
    problems.add(insert.file.where, error.what(),
                 "give the path of a text file, relative to the folder of the scene");
  }
}

// True when every shape is there and the shares fit.
bool check_shapes(const Scene& scene, const Insert& insert, Problems& problems) {
  for (const Value<std::string>& name : *insert.shape)
    if (scene.find_shape(*name) < 0) return false;  // the reader has said why
  if (insert.shares.given && insert.shares->size() != insert.shape->size()) {
    problems.add(
        insert.shares.where,
        fmt::format("{} shares for {} shapes", insert.shares->size(), insert.shape->size()),
        "give one share per shape, such as shape = [\"cube\", \"pyramid\"] with shares = "
        "[3, 1]");
    return false;
  }
  return true;
}

// Bodies at given places say nothing else about where or how many.
void check_places(const Insert& insert, Problems& problems) {
  const char* owner = "'at', which says where each body is";
  refuse(insert.method.given, insert.method.where, "method", owner, problems);
  refuse(insert.count.given, insert.count.where, "count", owner, problems);
  refuse(insert.mass.given, insert.mass.where, "mass", owner, problems);
  refuse(insert.region.given, insert.region.where, "region", owner, problems);
  refuse(insert.jitter.given, insert.jitter.where, "jitter", owner, problems);
  for (const Vec3& place : *insert.at)
    if (!(length(place) < farthest))
      problems.add(insert.at.where, "a body is farther than 1e9 m from the origin",
                   "give lengths in metres or with a unit");
}

void check_stream(const Insert& insert, Problems& problems) {
  if (insert.method.bad) return;
  if (*insert.method != Insert::Method::stream) {
    const char* owner = "a method other than \"stream\"";
    refuse(insert.rate.given, insert.rate.where, "rate", owner, problems);
    refuse(insert.from.given, insert.from.where, "from", owner, problems);
    refuse(insert.until.given, insert.until.where, "until", owner, problems);
    refuse(insert.every.given, insert.every.where, "every", owner, problems);
    if (!insert.count.given && !insert.mass.given)
      problems.add(insert.where, "[[insert]] does not say how many bodies",
                   "add count = 1000 or mass = \"2 kg\"");
    return;
  }
  if (!insert.rate.given)
    problems.add(insert.method.where, "a stream needs a 'rate'",
                 "add rate = \"10 kg/s\" or, in bodies per second, rate = 200");
  if (insert.until.given && *insert.until <= *insert.from)
    problems.add(insert.until.where, "the stream ends before it starts",
                 "'until' must be later than 'from'");
}

// How many parts the bodies of an insertion have, at most.
Real parts_per_body(const Scene& scene, const Insert& insert) {
  std::size_t most = 1;
  for (const int shape : shapes_of(scene, insert))
    most = std::max(most, scene.shapes[shape].parts.size());
  return static_cast<Real>(most);
}

// How many bodies an insertion asks for.
Real expected_bodies(const Scene& scene, const Insert& insert, Real mean_mass) {
  Real bodies = std::numeric_limits<Real>::infinity();
  if (insert.count.given) bodies = static_cast<Real>(*insert.count);
  if (insert.at.given) bodies = static_cast<Real>(insert.at->size());
  if (insert.mass.given) bodies = std::min(bodies, *insert.mass / mean_mass);
  if (*insert.method == Insert::Method::stream) {
    const Real per_second =
        insert.rate->by_mass ? insert.rate->value / mean_mass : insert.rate->value;
    const Real end =
        insert.until.given ? std::min(*insert.until, scene.longest()) : scene.longest();
    bodies = std::min(bodies, per_second * std::max<Real>(0, end - *insert.from));
  }
  return bodies;
}

void check_in_domain(const Scene& scene, const Insert& insert, Problems& problems) {
  const Bounds b = bounds(*insert.region);
  for (int a = 0; a < 3; ++a)
    if (b.low[a] < (*scene.domain.low)[a] || b.high[a] > (*scene.domain.high)[a]) {
      problems.add(insert.region.where, "the region reaches out of the [domain]",
                   "make the domain larger or the region smaller");
      return;
    }
}

// Share of the region's volume that the bodies would fill, against what the method can reach.
void check_fits(const Insert& insert, Real bodies, Real mean_volume, Problems& problems) {
  const Real solid = bodies * mean_volume;
  const Real fraction = solid / volume(*insert.region);
  const bool lattice = *insert.method == Insert::Method::lattice;
  const Real most = insert.flat ? (lattice ? 0.79 : 0.6) : lattice ? 0.53 : 0.64;
  if (*insert.method != Insert::Method::stream && fraction > most)
    problems.add(
        insert.count.given ? insert.count.where : insert.mass.where,
        fmt::format("{:.4g} bodies would fill {:.3g} % of the region", bodies, 100 * fraction),
        fmt::format("make the region larger: random places reach about {} %, a lattice about {} %",
                    insert.flat ? 50 : 35, insert.flat ? 75 : 50));
}

// A stream passes its inlet no faster than bodies leave it.
void check_inlet(const Insert& insert, Real mean_mass, Real mean_volume, Problems& problems) {
  const Real speed = length(*insert.velocity);
  if (*insert.method != Insert::Method::stream || speed == 0) return;
  const Bounds b = bounds(*insert.region);
  const Vec3 size = b.high - b.low;
  const Vec3 along = (1 / speed) * *insert.velocity;
  const Real depth =
      std::abs(size.x * along.x) + std::abs(size.y * along.y) + std::abs(size.z * along.z);
  const Real per_second =
      insert.rate->by_mass ? insert.rate->value / mean_mass : insert.rate->value;
  const Real solid_rate = per_second * mean_volume;
  const Real most = 0.35 * volume(*insert.region) / depth * speed;
  if (solid_rate > most)
    problems.add(
        insert.rate.where,
        fmt::format("the inlet passes about {:.3g} bodies per second at this velocity, not "
                    "{:.3g}",
                    per_second * most / solid_rate, per_second),
        "lower the rate, or make the inlet wider or the velocity higher");
}

}  // namespace

void check_region(const Region& region, const std::string& owner, Problems& problems) {
  const int given = region.box.given + region.cylinder.given + region.sphere.given;
  if (given != 1) {
    problems.add(region.where, fmt::format("'{}' needs one shape, here are {}", owner, given),
                 "give one of box, cylinder or sphere, such as { box = { low = [0, 0, 0], high = "
                 "[0.1, 0.1, 0.2] } }");
  } else if (!usable(region)) {
    problems.add(region.where, fmt::format("'{}' has no volume, or is farther than 1e9 m", owner),
                 "every component of high must be above that of low, and ends must differ; give "
                 "lengths in metres or with a unit");
  }
}

void check_inserts(const Scene& scene, Problems& problems) {
  if (scene.inserts.empty())
    problems.add(scene.where, "the scene has no bodies", "add an [[insert]] with a count");
  Real total = 0, parts = 0;
  for (const Insert& insert : scene.inserts) {
    check_material_name(scene, insert.material, problems);
    if (insert.file.given) {
      check_file(scene, insert, problems);
      continue;
    }
    if (insert.at.given)
      check_places(insert, problems);
    else
      check_stream(insert, problems);
    if (insert.jitter.given && *insert.method != Insert::Method::lattice)
      refuse(true, insert.jitter.where, "jitter", "a method other than \"lattice\"", problems);
    if (*insert.method != Insert::Method::stream && insert.count.given && insert.mass.given)
      problems.add(insert.mass.where, "both 'count' and 'mass' say how many bodies",
                   "keep one of them");
    refuse(insert.shift.given, insert.shift.where, "shift", "bodies that are not from a file",
           problems);
    if (!insert.region.given && !insert.at.given)
      problems.add(insert.where, "[[insert]] lacks a region",
                   "add region = { box = { low = [0, 0, 0], high = [0.1, 0.1, 0.2] } }");
    else if (insert.region.given)
      check_region(*insert.region, "region", problems);
    if (insert.radius.given + insert.diameter.given + insert.scale.given != 1) {
      problems.add(insert.where, "[[insert]] needs one of 'radius', 'diameter' or 'scale'",
                   "add for instance radius = \"2 mm\"");
      continue;
    }
    const Sizes& sizes = insert.radius.given     ? *insert.radius
                         : insert.diameter.given ? *insert.diameter
                                                 : *insert.scale;
    if (!check_shapes(scene, insert, problems)) continue;
    if (!check_sizes(sizes, problems)) continue;
    const GrainSampler sampler(scene, insert);
    if (sampler.smallest() < smallest_radius || sampler.largest() > farthest) {
      problems.add(sizes.where,
                   fmt::format("radii from {:.3g} m to {:.3g} m are beyond the engine",
                               sampler.smallest(), sampler.largest()),
                   "use radii from 1 nm up, with a unit such as \"2 mm\"");
      continue;
    }
    const int material = insert.material.given ? scene.find_material(*insert.material) : 0;
    if (material < 0 || scene.materials.empty()) continue;
    const Real mean_volume = sampler.mean_volume();
    const Real mean_mass = scene.mass_of_solid(material, mean_volume);
    if (!(mean_mass > 0)) continue;
    const Real bodies = expected_bodies(scene, insert, mean_mass);
    if (std::isfinite(bodies)) {
      total += bodies;
      parts += bodies * parts_per_body(scene, insert);
    }
    if (insert.mass.given && *insert.mass < 0.5 * mean_mass)
      problems.add(
          insert.mass.where,
          fmt::format("{:.3g} kg is less than one body of {:.3g} kg", *insert.mass, mean_mass),
          "ask for more mass or smaller bodies");
    const Real most = std::min(most_parts, installed_memory() / bytes_per_part);
    if (parts > most) {
      problems.add(insert.count.given  ? insert.count.where
                   : insert.mass.given ? insert.mass.where
                                       : insert.where,
                   fmt::format("{:.3g} bodies need about {:.3g} GB of memory", total,
                               parts * bytes_per_part * 1e-9),
                   fmt::format("this machine holds about {:.3g} bodies: ask for fewer",
                               most * total / parts));
      return;
    }
    if (!insert.region.given || !usable(*insert.region)) continue;
    check_in_domain(scene, insert, problems);
    Random random(1);
    if (!random_point(*insert.region, sampler.largest(), random))
      problems.add(
          insert.region.where,
          fmt::format("a body of radius {:.4g} m does not fit into the region", sampler.largest()),
          "make the region larger than the largest diameter in every direction");
    if (std::isfinite(bodies)) check_fits(insert, bodies, mean_volume, problems);
    if (insert.rate.given) check_inlet(insert, mean_mass, mean_volume, problems);
  }
}

}  // namespace clast::scene
