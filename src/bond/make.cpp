#include "bond/make.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

#include "base/error.hpp"
#include "base/random.hpp"
#include "contact/core_link.hpp"
#include "contact/distance.hpp"
#include "neighbor/search.hpp"
#include "shape/shared_face.hpp"

namespace clast {

namespace {

// Where each of these ids is stored.
class Places {
 public:
  explicit Places(const std::vector<Id>& ids) {
    for (std::size_t i = 0; i < ids.size(); ++i) {
      if (static_cast<std::size_t>(ids[i]) >= at_.size()) at_.resize(ids[i] + 1, -1);
      at_[ids[i]] = static_cast<std::int32_t>(i);
    }
  }
  std::size_t of(Id id) const {
    if (id < 0 || static_cast<std::size_t>(id) >= at_.size() || at_[id] < 0)
      throw Error(fmt::format("there is no body {} to bond", id));
    return at_[id];
  }

 private:
  std::vector<std::int32_t> at_;
};

void check_ends(const NewBond& bond, Real distance, Real size) {
  if (bond.first == bond.second)
    throw Error(fmt::format("body {} cannot be bonded to itself", bond.first));
  if (!(distance > 1e-9 * size))
    throw Error(
        fmt::format("bodies {} and {} have the same centre: a bond between them would have "
                    "no direction; move them apart",
                    bond.first, bond.second));
  if (!(bond.radius > 0) && !(bond.site && !bond.site->ring.empty()))
    throw Error(
        fmt::format("the bond between bodies {} and {} has no radius", bond.first, bond.second));
}

// A row of zeros. Fields of sections are there once one bond has one.
void add_row(HostBonds& bonds, bool section) {
  for_each_field(table_of<HostBonds::Make>(bonds), [](auto& values) { values.emplace_back(); });
  for_each_field(table_of<HostBonds::Act>(bonds), [](auto& values) { values.emplace_back(); });
  if (section || !bonds.moment_s.empty())
    for_each_field(table_of<HostBonds::Section>(bonds),
                   [&](auto& values) { values.resize(bonds.size()); });
}

void add_common(const NewBond& bond, const HostBodies& bodies, std::size_t a, std::size_t b,
                const Vec3& axis, HostBonds& bonds) {
  add_row(bonds, bond.site.has_value());
  bonds.first.back() = bond.first;
  bonds.second.back() = bond.second;
  bonds.cement.back() = bond.cement;
  bonds.radius.back() = bond.radius;
  bonds.strength.back() = bond.strength;
  bonds.axis.back() = unrotate(bodies.orientation[a], axis);
  bonds.turn.back() = normalized(conjugate(bodies.orientation[b]) * bodies.orientation[a]);
}

void append_round(const NewBond& bond, const HostBodies& bodies, std::size_t a, std::size_t b,
                  const Vec3& along, HostBonds& bonds) {
  const Real distance = length(along), ra = bodies.radius[a], rb = bodies.radius[b];
  check_ends(bond, distance, ra + rb);
  add_common(bond, bodies, a, b, (1 / distance) * along, bonds);
  bonds.length.back() = distance;
  bonds.arm.back() = distance * ra / (ra + rb);
}

// A disc of its own area has equal moments about all axes.
PolygonMeasures measures_of_disc(const BondSite& site, Real radius) {
  PolygonMeasures m;
  m.area = pi * square(radius);
  m.centroid = site.middle;
  m.about_s = m.about_t = 0.25 * m.area * square(radius);
  Vec3 t;
  complete_frame(site.normal, m.side, t);
  return m;
}

void add_corners(const BondSite& site, const PolygonMeasures& m, HostBonds& bonds) {
  bonds.corner_first.back() = static_cast<std::int32_t>(bonds.corner.size());
  bonds.corner_count.back() = static_cast<std::int32_t>(site.ring.size());
  const Vec3 t = cross(site.normal, m.side);
  for (const Vec3& corner : site.ring)
    bonds.corner.emplace_back(0, dot(corner - m.centroid, m.side), dot(corner - m.centroid, t));
}

void append_section(const NewBond& bond, const HostBodies& bodies,
                    const std::vector<Assembly>& shapes, std::size_t a, std::size_t b,
                    const Vec3& along, HostBonds& bonds) {
  const BondSite& site = *bond.site;
  const Real distance = dot(along, site.normal);
  check_ends(bond, distance, bodies.radius[a] + bodies.radius[b]);
  const PolygonMeasures m =
      site.ring.empty() ? measures_of_disc(site, bond.radius) : measures_of(site.ring, site.normal);
  const auto smallest_inertia = [&](std::size_t i) {
    const Vec3& per_mass = shapes[bodies.shape[i]].inertia;
    return smaller(per_mass.x, smaller(per_mass.y, per_mass.z)) * bodies.mass[i] *
           square(bodies.radius[i]);
  };
  add_common(bond, bodies, a, b, site.normal, bonds);
  const Vec3 arm = m.centroid - bodies.position[a];
  bonds.length.back() = distance;
  bonds.radius.back() = root(m.area / pi);
  bonds.point_a.back() = unrotate(bodies.orientation[a], arm);
  bonds.point_b.back() = unrotate(bodies.orientation[b], arm - along);
  bonds.side.back() = unrotate(bodies.orientation[a], m.side);
  bonds.moment_s.back() = m.about_s;
  bonds.moment_t.back() = m.about_t;
  bonds.inertia_a.back() = smallest_inertia(a);
  bonds.inertia_b.back() = smallest_inertia(b);
  add_corners(site, m, bonds);
}

void append(const NewBond& bond, const HostBodies& bodies, const std::vector<Assembly>& shapes,
            std::size_t a, std::size_t b, const Cell& cell, HostBonds& bonds) {
  for (const std::size_t i : {a, b})
    if (!shapes[bodies.shape[i]].convex())
      throw Error(fmt::format("body {} is made of several parts, and only convex ones are bonded",
                              bodies.id[i]));
  const Vec3 along = cell.seen(bodies.position[a], bodies.position[b]) - bodies.position[a];
  if (!bond.site && !(shapes[bodies.shape[a]].is_sphere() && shapes[bodies.shape[b]].is_sphere()))
    throw Error(
        fmt::format("bodies {} and {} are not both spheres: their bond needs a face or a point",
                    bond.first, bond.second));
  if (bond.site)
    append_section(bond, bodies, shapes, a, b, along, bonds);
  else
    append_round(bond, bodies, a, b, along, bonds);
}

void sort_by_ids(HostBonds& bonds) {
  std::vector<std::size_t> order(bonds.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t i, std::size_t j) {
    return std::pair(bonds.first[i], bonds.second[i]) < std::pair(bonds.first[j], bonds.second[j]);
  });
  for_each_field(bonds, [&]<class F>(F& values) {
    const F stored = values;
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = stored[order[i]];
  });
}

// The two bodies of a bond to be, with B where A sees it.
struct Ends {
  const Prototype &a, &b;
  PolyhedronView view_a, view_b;
  Placed placed_a, placed_b;
  Real skin;  // both dilations

  Ends(const HostBodies& bodies, const std::vector<Assembly>& shapes, const Cell& cell,
       std::size_t i, std::size_t j)
      : a(shapes[bodies.shape[i]].parts.front().shape),
        b(shapes[bodies.shape[j]].parts.front().shape),
        view_a(a.polyhedron.view()),
        view_b(b.polyhedron.view()),
        placed_a{view_a, bodies.position[i], bodies.orientation[i], bodies.radius[i]},
        placed_b{view_b, cell.seen(bodies.position[i], bodies.position[j]), bodies.orientation[j],
                 bodies.radius[j]},
        skin(a.dilation * bodies.radius[i] + b.dilation * bodies.radius[j]) {}
};

bool has_flat_faces(const Prototype& shape) {
  return shape.core == CoreKind::polyhedron || shape.core == CoreKind::rounded;
}
// Where a link between the cores leaves the two bodies nearest to each other.
std::optional<BondSite> site_of_link(const Ends& ends, const Vec3& on_a, const Vec3& normal,
                                     Real gap, Real within) {
  if (gap - ends.skin > within) return std::nullopt;
  const Real share = ends.skin > 0 ? ends.a.dilation * ends.placed_a.size / ends.skin : 0.5;
  return BondSite{on_a + (share * gap) * normal, normal, {}};
}

// One of the two is an ellipsoid or a disc.
std::optional<BondSite> site_on_round(const Ends& ends, Real within) {
  const Vec3 origin = ends.placed_a.center;
  const auto core = [&](const Prototype& shape, const Placed& placed) {
    ShapeEntry entry;
    entry.kind = shape.core;
    entry.axes = shape.half_axes;
    return PosedCore(placed, entry, origin);
  };
  CoreLink link;
  PlaneMemory memory;
  find_link(core(ends.a, ends.placed_a), core(ends.b, ends.placed_b), memory, link);
  if (!link.found) return std::nullopt;
  return site_of_link(ends, origin + link.on_a, link.normal, link.gap, within);
}

std::optional<BondSite> site_of_nearest_points(const Ends& ends, Real within) {
  if (is_round(ends.a.core) || is_round(ends.b.core)) return site_on_round(ends, within);
  const Posed a(ends.placed_a, ends.placed_a.center), b(ends.placed_b, ends.placed_a.center);
  CommonPlane plane;
  PlaneMemory memory;
  if (find_distance(a, b, centre_line(a, b), plane, memory)) {
    plane.on_a += ends.placed_a.center;  // ends of a distance are relative to A
    plane.on_b += ends.placed_a.center;
  } else if (has_flat_faces(ends.a) && has_flat_faces(ends.b)) {
    memory = {};
    plane = common_plane(ends.placed_a, ends.placed_b, memory);
  } else {
    return std::nullopt;
  }
  return site_of_link(ends, plane.on_a, plane.normal, plane.gap, within);
}

}  // namespace

std::optional<BondSite> bond_site(const HostBodies& bodies, const std::vector<Assembly>& shapes,
                                  const Cell& cell, std::size_t a, std::size_t b,
                                  const BondReach& reach) {
  if (!shapes[bodies.shape[a]].convex() || !shapes[bodies.shape[b]].convex()) return std::nullopt;
  const Ends ends(bodies, shapes, cell, a, b);
  if (has_flat_faces(ends.a) && has_flat_faces(ends.b))
    if (auto face = shared_face(ends.placed_a, ends.placed_b, ends.skin, reach.within))
      return BondSite{{}, face->normal, std::move(face->ring)};
  return reach.points ? site_of_nearest_points(ends, reach.within) : std::nullopt;
}

Real inner_radius(const Assembly& convex) {
  const Prototype& shape = convex.parts.front().shape;
  if (shape.core == CoreKind::ellipsoid)
    return smaller(shape.half_axes.x, smaller(shape.half_axes.y, shape.half_axes.z)) +
           shape.dilation;
  return (has_flat_faces(shape) ? shape.polyhedron.view().inner : 0) + shape.dilation;
}

void add_bonds(const std::vector<NewBond>& added, const HostBodies& bodies,
               const std::vector<Assembly>& shapes, const Cell& cell, HostBonds& bonds) {
  const Places places(bodies.id);
  for (NewBond bond : added) {
    if (bond.first > bond.second) std::swap(bond.first, bond.second);
    append(bond, bodies, shapes, places.of(bond.first), places.of(bond.second), cell, bonds);
  }
  sort_by_ids(bonds);
}

// F(s) = 1 - 2^(-s^m), so s = (-ln(1 - F) / ln 2)^(1/m).
Real scattered_strength(Real modulus, std::uint64_t seed, Id first, Id second) {
  const auto low = static_cast<std::uint64_t>(std::min(first, second));
  const auto high = static_cast<std::uint64_t>(std::max(first, second));
  Random random(seed, low << 32 | high);
  const Real weaker = random.uniform() + 0x1.0p-54;  // never zero
  const Real power = -portable_log(1 - weaker) / 0.69314718055994530942;
  return portable_exp(portable_log(power) / modulus);
}

std::vector<NewBond> bonds_between_close(
    const HostBodies& bodies, const std::vector<Assembly>& shapes, const Cell& cell,
    const HostBonds& bonds, const BondReach& reach,
    const std::function<bool(std::size_t, std::size_t)>& may_bond) {
  std::set<std::pair<Id, Id>> bonded;
  for (std::size_t k = 0; k < bonds.size(); ++k)
    if (is_whole(bonds, k)) bonded.emplace(bonds.first[k], bonds.second[k]);
  SearchSettings settings;
  settings.margin = reach.within * (1 + 1e-12);
  settings.cell = cell;
  PairBuffer pairs;
  make_search("hierarchical_grid")
      ->find({bodies.position.data(), bodies.radius.data(), nullptr, nullptr,
              static_cast<std::int32_t>(bodies.size())},
             settings, pairs);
  const auto shape = [&](std::size_t i) -> const Assembly& { return shapes[bodies.shape[i]]; };
  const auto radius = [&](std::size_t i) {
    return bodies.radius[i] * (shape(i).is_sphere() ? 1 : inner_radius(shape(i)));
  };
  std::vector<NewBond> found;
  for (std::size_t k = 0; k < pairs.a.size(); ++k) {
    std::size_t a = pairs.a[k], b = pairs.b[k];
    if (bodies.id[a] > bodies.id[b]) std::swap(a, b);
    if (!may_bond(a, b) || bonded.count({bodies.id[a], bodies.id[b]}) > 0) continue;
    NewBond bond{bodies.id[a], bodies.id[b], 0, 0, 1};
    if (!shape(a).is_sphere() || !shape(b).is_sphere()) {
      bond.site = bond_site(bodies, shapes, cell, a, b, reach);
      if (!bond.site) continue;
    }
    if (shape(a).convex() && shape(b).convex()) bond.radius = smaller(radius(a), radius(b));
    found.push_back(std::move(bond));
  }
  return found;
}

}  // namespace clast
