#include "output/state_check.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "boundary/plate.hpp"
#include "output/sound.hpp"

namespace clast {

namespace {

void require(bool holds, const char* what) {
  if (!holds) throw Error(fmt::format("{} cannot be as it says", what));
}

void check_header(const Snapshot& s) {
  require(s.step >= 0, "its step");
  require(is_sound(s.time) && s.time >= 0, "its time");
  require(is_sound(s.margin) && s.margin >= 0, "the margin of its pair list");
  require(s.listed_at >= -1 && s.listed_at <= s.step && s.lists >= 0, "the age of its pair list");
  visit_ledger(s.ledger, [&](const char* name, Real value) {
    if (!is_sound(value)) throw Error(fmt::format("ledger/{} is not a finite number", name));
  });
}

void check_cell(const CellState& state) {
  const Cell& cell = state.now;
  check_sound("", "cell", numbers_of(state));
  require(cell.length.x >= 0 && cell.length.y >= 0 && cell.length.z >= 0, "its periodic cell");
}

void check_bodies(const HostBodies& bodies) {
  check_sound<saved>("bodies", bodies);
  check_positive("bodies", "radius", bodies.radius);
  check_positive("bodies", "mass", bodies.mass);
  check_each("bodies", "id", bodies.id, [](Id id) { return id < most_ids; });
}

// Not by a table over all ids: a single wrong one would make that large.
std::vector<Id> sorted_ids(const HostBodies& bodies) {
  std::vector<Id> sorted = bodies.id;
  std::sort(sorted.begin(), sorted.end());
  const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
  if (twice != sorted.end()) throw Error(fmt::format("two bodies have the id {}", *twice));
  return sorted;
}

void check_contacts(const char* kind, const HostContacts& contacts, bool pairs,
                    const std::vector<Id>& ids) {
  check_sound<saved>(kind, contacts);
  const auto is_body = [&](Id id) { return std::binary_search(ids.begin(), ids.end(), id); };
  check_each(kind, "first", contacts.first, is_body);
  if (pairs) check_each(kind, "second", contacts.second, is_body);
  check_each(kind, "points", static_cast<const std::vector<PointSprings>&>(contacts.points),
             [](const PointSprings& springs) { return springs.count <= most_zone_points; });
}

void check_section(const HostBonds& bonds, std::size_t k) {
  const auto last = static_cast<std::int64_t>(bonds.corner_first[k]) + bonds.corner_count[k];
  const bool positive = bonds.moment_t[k] > 0 && bonds.inertia_a[k] > 0 && bonds.inertia_b[k] > 0;
  if (!positive || last > static_cast<std::int64_t>(bonds.corner.size()))
    throw Error(fmt::format("bond {} has a section that cannot be", k));
}

void check_bonds(const HostBonds& bonds, const std::vector<Id>& ids) {
  check_sound<saved>("bonds", bonds);
  const auto is_body = [&](Id id) { return std::binary_search(ids.begin(), ids.end(), id); };
  check_each("bonds", "first", bonds.first, is_body);
  check_each("bonds", "second", bonds.second, is_body);
  check_positive("bonds", "radius", bonds.radius);
  check_positive("bonds", "length", bonds.length);
  check_each("bonds", "strength", bonds.strength, [](Real s) { return s >= 0; });
  for (std::size_t k = 0; k < bonds.size(); ++k)
    if (bonds.first[k] >= bonds.second[k])
      throw Error(fmt::format("bond {} names its bodies in the wrong order", k));
  check_sound("", "bond_corners", bonds.corner);
  for_each_field(table_of<HostBonds::Section>(bonds), [&]<class F>(const F& values) {
    if (values.size() != bonds.moment_s.size())
      throw Error(fmt::format("bonds/{} is not as long as bonds/moment_s", F::name));
  });
  for (std::size_t k = 0; k < bonds.size(); ++k)
    if (has_section(bonds, k)) check_section(bonds, k);
}

// Round bonds hold spheres together, those with a section convex bodies.
void check_bonded_shapes(const Snapshot& snapshot, const Model& model) {
  const std::vector<std::int32_t> slots = slots_by_id(snapshot.bodies.id);
  const HostBonds& bonds = snapshot.bonds;
  for (std::size_t k = 0; k < bonds.size(); ++k)
    for (const Id id : {bonds.first[k], bonds.second[k]}) {
      const Assembly& shape = model.shapes[snapshot.bodies.shape[slots[id]]];
      if (!shape.convex()) throw Error(fmt::format("body {} has a bond and is not convex", id));
      if (!has_section(bonds, k) && !shape.is_sphere())
        throw Error(fmt::format("body {} has a round bond and is no sphere", id));
    }
}

// How many things a plane can be remembered by.
struct Features {
  std::size_t vertices = 0, edges = 0, faces = 0;

  explicit Features(const Polyhedron& p)
      : vertices(p.vertex.size()), edges(p.edge.size()), faces(p.face_normal.size()) {}
};

bool has_features(const PlaneMemory& memory, const Features& a, const Features& b) {
  const auto within = [&](std::size_t of_a, std::size_t of_b) {
    return memory.on_a < of_a && memory.on_b < of_b;
  };
  switch (memory.type) {
    case PlaneMemory::nothing:
    case PlaneMemory::direction:
      return true;
    case PlaneMemory::vertices:
      return within(a.vertices, b.vertices);
    case PlaneMemory::edge_of_a:
      return within(a.edges, b.vertices);
    case PlaneMemory::edge_of_b:
      return within(a.vertices, b.edges);
    case PlaneMemory::face_of_a:
      return within(a.faces, b.vertices);
    case PlaneMemory::face_of_b:
      return within(a.vertices, b.faces);
    case PlaneMemory::edges:
      return within(a.edges, b.edges);
    default:
      return false;
  }
}

// The features of what contacts are between: parts of bodies, and plates.
class FeatureTable {
 public:
  FeatureTable(const Snapshot& snapshot, const Model& model)
      : bodies_(snapshot.bodies),
        shapes_(model.shapes),
        slots_(slots_by_id(snapshot.bodies.id)),
        walls_(model.walls),
        plates_(flat_shapes_of(walls_, model.wall_corners)) {}

  Features of_body(Id id, const std::vector<std::int32_t>& part, std::size_t contact) const {
    const std::vector<Part>& parts = shapes_[bodies_.shape[slots_[id]]].parts;
    const std::size_t number = part.empty() ? 0 : static_cast<std::size_t>(part[contact]);
    if (number >= parts.size())
      throw Error(fmt::format("a contact names a part that body {} does not have", id));
    return Features(parts[number].shape.polyhedron);
  }
  bool is_plate(std::int32_t wall) const { return walls_[wall].is_plate(); }
  Features of_plate(std::int32_t wall) const {
    return Features(plates_[walls_[wall].shape].polyhedron);
  }

 private:
  const HostBodies& bodies_;
  const std::vector<Assembly>& shapes_;
  std::vector<std::int32_t> slots_;
  std::vector<Wall> walls_;
  std::vector<Prototype> plates_;
};

void check_features(const Snapshot& snapshot, const Model& model) {
  if (snapshot.pairs.patch.empty() && snapshot.walls.patch.empty()) return;
  const FeatureTable table(snapshot, model);
  const auto check = [](const char* kind, std::size_t contact, const PatchMemory& memory,
                        const Features& a, const Features& b) {
    if (!has_features(memory.plane, a, b))
      throw Error(
          fmt::format("{}/patch remembers in row {} what the shapes do not have", kind, contact));
  };
  const HostContacts &pairs = snapshot.pairs, &walls = snapshot.walls;
  for (std::size_t c = 0; c < pairs.patch.size(); ++c)
    check("pairs", c, pairs.patch[c], table.of_body(pairs.first[c], pairs.first_part, c),
          table.of_body(pairs.second[c], pairs.second_part, c));
  for (std::size_t c = 0; c < walls.patch.size(); ++c)
    if (table.is_plate(walls.second[c]))
      check("walls", c, walls.patch[c], table.of_body(walls.first[c], walls.first_part, c),
            table.of_plate(walls.second[c]));
}

}  // namespace

void check_state(const Snapshot& snapshot) {
  check_header(snapshot);
  check_bodies(snapshot.bodies);
  const std::vector<Id> ids = sorted_ids(snapshot.bodies);
  check_contacts("pairs", snapshot.pairs, true, ids);
  check_contacts("walls", snapshot.walls, false, ids);
  check_bonds(snapshot.bonds, ids);
  check_sound<saved>("surfaces", snapshot.surfaces);
  check_sound<saved>("wear", snapshot.wear);
  check_cell(snapshot.cell);
  check_sound("", "parts_listed", snapshot.parts_listed);
  for (const auto& [name, values] : snapshot.extra) check_sound("extra", name.c_str(), values);
}

void check_fits(const Snapshot& snapshot, const Model& model) {
  const auto below = [](std::size_t limit) {
    return [limit](std::int32_t number) { return static_cast<std::size_t>(number) < limit; };
  };
  const auto materials = static_cast<std::size_t>(model.law.materials);
  check_each("bodies", "material", snapshot.bodies.material, below(materials));
  check_each("bodies", "shape", snapshot.bodies.shape, below(model.shapes.size()));
  check_each("walls", "second", snapshot.walls.second, below(model.walls.size()));
  if (snapshot.surfaces.size() > model.surfaces.size())
    throw Error(fmt::format("it knows {} walls where the scene has {}", snapshot.surfaces.size(),
                            model.surfaces.size()));
  if (snapshot.wear.size() != 0 && snapshot.wear.size() != model.wear.size())
    throw Error(fmt::format("it knows the wear of {} pieces of walls where the scene has {}",
                            snapshot.wear.size(), model.wear.size()));
  check_each("bonds", "cement", snapshot.bonds.cement, below(model.cements.size()));
  check_bonded_shapes(snapshot, model);
  const Vec3 &has = snapshot.cell.now.length, &wants = model.cell.length;
  if (!snapshot.cell.now.open() && ((has.x > 0) != (wants.x > 0) || (has.y > 0) != (wants.y > 0) ||
                                    (has.z > 0) != (wants.z > 0)))
    throw Error("it is periodic along other axes than the scene");
  check_features(snapshot, model);
}

void forget_absurd_margin(Snapshot& snapshot) {
  const std::vector<Real>& radius = snapshot.bodies.radius;
  const auto largest = std::max_element(radius.begin(), radius.end());
  if (largest == radius.end() || snapshot.margin <= *largest) return;
  snapshot.margin = 0;
  snapshot.listed_at = -1;
}

}  // namespace clast
