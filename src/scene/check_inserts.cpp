// Checks of [[insert]]: sizes, regions, amounts, and whether it all fits.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "base/file.hpp"
#include "base/text.hpp"
#include "law/laws.hpp"
#include "scene/body_file.hpp"
#include "scene/check.hpp"
#include "scene/insert.hpp"
#include "scene/insert_pieces.hpp"
#include "scene/periodic_cell.hpp"
#include "scene/region_mesh.hpp"

namespace clast::scene {

namespace {

constexpr Real bytes_per_part = 1000;    // spheres and convex bodies have one
constexpr Real most_parts = 2147483647;  // their numbers have 32 bits
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
  if (region.kinds_given() != 1) return false;
  if (region.mesh.given && region.mesh->mesh == nullptr) return false;
  const Bounds b = bounds(region);
  const Real v = volume(region);
  return std::isfinite(v) && v > 0 && length(b.low) < farthest_place &&
         length(b.high) < farthest_place && b.low.x < b.high.x &&
         (region.flat || b.low.y < b.high.y) && b.low.z < b.high.z;
}

void refuse(bool given, const Where& where, const char* key, const char* owner,
            Problems& problems) {
  if (given)
    problems.add(where, fmt::format("'{}' does not go with {}", key, owner),
                 fmt::format("remove '{}', or the key it conflicts with", key));
}

void check_file(const Scene& scene, const Insert& insert, Problems& problems) {
  const char* owner = "'file', which says everything about the bodies";
  refuse(insert.method.given, insert.method.where, "method", owner, problems);
  refuse(insert.count.given, insert.count.where, "count", owner, problems);
  refuse(insert.mass.given, insert.mass.where, "mass", owner, problems);
  refuse(insert.radius.given, insert.radius.where, "radius", owner, problems);
  refuse(insert.diameter.given, insert.diameter.where, "diameter", owner, problems);
  refuse(insert.solid_fraction.given, insert.solid_fraction.where, "solid_fraction", owner,
         problems);
  refuse(insert.scale.given, insert.scale.where, "scale", owner, problems);
  refuse(insert.shares.given, insert.shares.where, "shares", owner, problems);
  refuse(insert.at.given, insert.at.where, "at", owner, problems);
  refuse(insert.region.given, insert.region.where, "region", owner, problems);
  try {
    size_of_file(scene.file(*insert.file), most_bytes_of_bodies);
  } catch (const Error& error) {
    problems.add(insert.file.where, error.what(),
                 "give the path of a text file, relative to the folder of the scene");
  }
}

void check_orientation(const Insert& insert, Problems& problems) {
  using Orientation = Insert::Orientation;
  if (insert.orientation.bad) return;
  const bool along = *insert.orientation == Orientation::axis;
  if (insert.turn.given && insert.orientation.given && *insert.orientation != Orientation::same)
    refuse(true, insert.turn.where, "turn", "an orientation other than \"same\"", problems);
  if (insert.axis.given && !along)
    refuse(true, insert.axis.where, "axis", "an orientation other than \"axis\"", problems);
  if (along && !insert.axis.given)
    problems.add(insert.orientation.where, "orientation = \"axis\" needs an 'axis'",
                 "add for instance axis = [1, 0, 0]");
  if (along && insert.axis.given && !insert.axis.bad && !(length(*insert.axis) > 0))
    problems.add(insert.axis.where, "the axis has no direction", "use for instance [1, 0, 0]");
  if (along && insert.flat && (*insert.axis).y != 0)
    problems.add(insert.axis.where, "the axis leaves the plane of x and z",
                 "set its y component to 0");
}

// At most one key says how many bodies; a stream may have count and mass as limits.
void check_amount(const Insert& insert, Problems& problems) {
  const bool stream = *insert.method == Insert::Method::stream;
  if (stream)
    refuse(insert.solid_fraction.given, insert.solid_fraction.where, "solid_fraction", "a stream",
           problems);
  if (!stream && insert.count.given && insert.mass.given)
    problems.add(insert.mass.where, "both 'count' and 'mass' say how many bodies",
                 "keep one of them");
  if (!stream && insert.solid_fraction.given && (insert.count.given || insert.mass.given))
    problems.add(insert.solid_fraction.where,
                 fmt::format("both 'solid_fraction' and '{}' say how many bodies",
                             insert.count.given ? "count" : "mass"),
                 "keep one of them");
}

// Some contact laws have no meaning for shapes other than the sphere, which is number 0.
void check_law_of_shape(const Scene& scene, const Value<std::string>& name, Problems& problems) {
  const LawEntry* law = find_law(*scene.contact.law);
  if (law == nullptr || law->for_shapes || name->empty() || *name == "sphere") return;
  problems.add(
      name.where,
      fmt::format("the contact law {} is for spheres; '{}' is another shape", law->name, *name),
      "use shape = \"sphere\", or another law such as [contact] law = \"hertz_mindlin\"");
}

// True when every shape is there and the shares fit.
bool check_shapes(const Scene& scene, const Insert& insert, Problems& problems) {
  for (const Value<std::string>& name : *insert.shape)
    if (scene.find_shape(*name, scene.cement_of(insert)) < 0)
      return false;  // the reader has said why
  for (const Value<std::string>& name : *insert.shape) {
    const Assembly& shape = scene.shapes[scene.find_shape(*name, scene.cement_of(insert))];
    const bool becomes_spheres = insert.bond.given && shape.is_sphere_set();
    if (!becomes_spheres) check_law_of_shape(scene, name, problems);
  }
  if (insert.shares.given && insert.shares->size() != insert.shape->size()) {
    problems.add(insert.shares.where,
                 fmt::format("{} for {}", counted(std::ssize(*insert.shares), "share"),
                             counted(std::ssize(*insert.shape), "shape")),
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
  refuse(insert.solid_fraction.given, insert.solid_fraction.where, "solid_fraction", owner,
         problems);
  refuse(insert.jitter.given, insert.jitter.where, "jitter", owner, problems);
  for (const Vec3& place : *insert.at)
    if (!(length(place) < farthest_place))
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
    if (!insert.count.given && !insert.mass.given && !insert.solid_fraction.given &&
        *insert.method != Insert::Method::dense)
      problems.add(insert.where, "[[insert]] does not say how many bodies",
                   "add count = 1000, mass = \"2 kg\" or solid_fraction = 0.3");
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
Real expected_bodies(const Scene& scene, const Insert& insert, Real mean_mass, Real mean_volume) {
  Real bodies = infinity;
  const bool by_volume = !insert.count.given && !insert.mass.given && !insert.at.given &&
                         *insert.method != Insert::Method::stream;
  if (by_volume && insert.region.given && usable(*insert.region))
    return solid_fraction_of(insert) * volume(*insert.region) / mean_volume;
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

// Share of the region's volume that the bodies would fill, against what no packing reaches. How
// full a method gets in this region, it says itself.
void check_fits(const Insert& insert, Real bodies, Real mean_volume, Problems& problems) {
  const Real fraction = bodies * mean_volume / volume(*insert.region);
  const bool counted = insert.count.given || insert.mass.given;
  if (*insert.method == Insert::Method::stream || !counted || !(fraction > 1)) return;
  problems.add(
      insert.count.given ? insert.count.where : insert.mass.where,
      fmt::format("{} bodies would fill {} % of the region", rounded(bodies, 4),
                  rounded(100 * fraction)),
      "make the region larger: random places fill about a third of it, method = \"dense\" half");
}

// Whether some body of each shape fits into the region when it is alone there.
void check_largest(const Scene& scene, const Insert& insert, const GrainSampler& sampler,
                   Problems& problems) {
  const GrainShapes shapes(scene);
  for (const Grain& grain : sampler.largest_of_each()) {
    const Real r = shapes.inner_radius(grain);
    Random random(1);
    if (random_center(*insert.region, {{{-r, -r, -r}, {r, r, r}}, r}, random)) continue;
    problems.add(
        insert.region.where,
        fmt::format("a body of radius {:.4g} m does not fit into the region", grain.radius),
        "make the region larger than the largest diameter in every direction; numbers without a "
        "unit are in metres");
    return;
  }
}

}  // namespace

namespace {

bool has_bad_values(const Region& r) {
  return r.box->low.bad || r.box->high.bad || r.cylinder->from.bad || r.cylinder->to.bad ||
         r.cylinder->radius.bad || r.sphere->center.bad || r.sphere->radius.bad;
}

}  // namespace

void check_region(const Region& region, const std::string& owner, Problems& problems) {
  if (region.kinds_given() != 1) {
    problems.add(
        region.where, fmt::format("'{}' needs one shape, here are {}", owner, region.kinds_given()),
        "give one of box, cylinder, sphere or mesh, such as { box = { low = [0, 0, 0], high = "
        "[0.1, 0.1, 0.2] } }");
  } else if (has_bad_values(region) || (region.mesh.given && region.mesh->mesh == nullptr)) {
    return;  // the reader has said why
  } else if (!usable(region)) {
    problems.add(region.where, fmt::format("'{}' has no volume, or is farther than 1e9 m", owner),
                 "every component of high must be above that of low, and ends must differ; give "
                 "lengths in metres or with a unit");
  }
}

void check_inserts(const Scene& scene, Problems& problems) {
  Real total = 0, parts = 0;
  for (const Insert& insert : scene.inserts) {
    check_material_name(scene, insert.material, problems);
    check_orientation(insert, problems);
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
    check_amount(insert, problems);
    refuse(insert.shift.given, insert.shift.where, "shift", "bodies that are not from a file",
           problems);
    if (!insert.region.given && !insert.at.given)
      problems.add(insert.where, "[[insert]] lacks a region",
                   "add region = { box = { low = [0, 0, 0], high = [0.1, 0.1, 0.2] } }");
    else if (insert.region.given)
      check_region(*insert.region, "region", problems);
    const int sizes_given = insert.radius.given + insert.diameter.given + insert.scale.given;
    if (sizes_given != 1) {
      if (sizes_given == 0)
        problems.add(insert.where, "[[insert]] needs one of 'radius', 'diameter' or 'scale'",
                     "add for instance radius = \"2 mm\"");
      else
        problems.add(insert.scale.given ? insert.scale.where : insert.diameter.where,
                     "[[insert]] says the size of its bodies twice",
                     "leave one of 'radius', 'diameter' and 'scale'");
      continue;
    }
    const Sizes& sizes = insert.radius.given     ? *insert.radius
                         : insert.diameter.given ? *insert.diameter
                                                 : *insert.scale;
    if (!check_shapes(scene, insert, problems)) continue;
    if (!check_sizes(sizes, problems)) continue;
    const GrainSampler sampler(scene, insert);
    if (sampler.smallest() < smallest_radius || sampler.largest() > farthest_place) {
      problems.add(sizes.where,
                   fmt::format("radii from {:.3g} m to {:.3g} m are beyond the engine",
                               sampler.smallest(), sampler.largest()),
                   "use radii from 1 nm up, with a unit such as \"2 mm\"");
      continue;
    }
    if (scene.cell.given && !scene.cell->length.bad)
      check_size_in_cell(scene, sampler.largest(), problems);
    const int material = insert.material.given ? scene.find_material(*insert.material) : 0;
    if (material < 0 || scene.materials.empty()) continue;
    const Real mean_volume = sampler.mean_volume();
    const Real mean_mass = scene.mass_of_solid(material, mean_volume);
    if (!(mean_mass > 0)) continue;
    const Real bodies = expected_bodies(scene, insert, mean_mass, mean_volume);
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
                   fmt::format("{} bodies need about {} GB of memory", rounded(total),
                               rounded(parts * bytes_per_part * 1e-9)),
                   fmt::format("this machine holds about {} bodies: ask for fewer",
                               rounded(most * total / parts)));
      return;
    }
    if (!insert.region.given || !usable(*insert.region)) continue;
    check_in_domain(scene, insert, problems);
    check_largest(scene, insert, sampler, problems);
    if (std::isfinite(bodies)) check_fits(insert, bodies, mean_volume, problems);
  }
}

}  // namespace clast::scene
