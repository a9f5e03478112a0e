// The GPU gives the bits of the CPU, field by field, for every law and every contact search: pairs
// that touch in every way, bodies over plates and a plane, bodies of all shapes in a cell that
// deforms, and bonds that break. Whole scenes are
// compared by benchmarks/gpu_shapes.sh; this says what differs first.
#include <cstdio>
#include <cstring>
#include <random>

#include "clast/world.hpp"
#include "shape/dilated.hpp"
#include "shape/library.hpp"
#include "shape/sphere_set.hpp"

namespace clast {
namespace {

class Dice {
 public:
  explicit Dice(unsigned seed) : random_(seed) {}
  Real between(Real low, Real high) {
    return std::uniform_real_distribution<Real>(low, high)(random_);
  }
  Vec3 vector(Real reach) {
    return {between(-reach, reach), between(-reach, reach), between(-reach, reach)};
  }
  Quat turn() {
    return normalized(Quat{between(-1, 1), between(-1, 1), between(-1, 1), between(-1, 1)});
  }
  int upto(int n) { return std::uniform_int_distribution<int>(0, n)(random_); }

 private:
  std::mt19937_64 random_;
};

constexpr Real largest = 0.02;

// A body of any of the shapes known to the world, by its bounding radius.
void add_any(World& world, Dice& dice, int shapes, const Vec3& position, Real radius,
             const Quat& turn) {
  const int shape = dice.upto(shapes);
  const Vec3 velocity = dice.vector(1), spin = dice.vector(20);
  if (shape == 0)
    world.add(Ball{.position = position, .radius = radius, .velocity = velocity, .spin = spin});
  else
    world.add_block(
        {shape, position, radius / world.model().shapes[shape].radius, turn, velocity, spin});
}

// Pairs on a lattice, far enough from each other; every fourth is aligned, so that faces and edges
// are parallel.
void add_pairs(World& world, int count, int shapes) {
  Dice dice(1);
  for (int k = 0; k < count; ++k) {
    const Vec3 middle = 4.2 * largest * Vec3{Real(k % 20), Real(k / 20 % 20), Real(k / 400 + 1)};
    const Real a = dice.between(0.5 * largest, largest), b = dice.between(0.5 * largest, largest);
    const Quat turn = dice.turn(), other = k % 4 == 0 ? turn : dice.turn();
    Vec3 direction = rotate(turn, {1, 0, 0});
    if (k % 4 != 0) direction = rotate(dice.turn(), {1, 0, 0});
    add_any(world, dice, shapes, middle, a, turn);
    add_any(world, dice, shapes, middle + (dice.between(0.5, 0.95) * (a + b)) * direction, b,
            other);
  }
}

// Bodies near the corner of a wall and a floor of four plates; an infinite plane is a little lower.
void add_over_plates(World& world, int count, int shapes) {
  Dice dice(2);
  const Vec3 away{-1, 0, 0}, x{0.1, 0, 0}, y{0, 0.1, 0}, z{0, 0, 0.1};
  for (int i = 0; i < 4; ++i)
    world.add_rectangle(away + Vec3{0.05 * (i % 2 ? 1 : -1), 0.05 * (i / 2 ? 1 : -1), 0}, x, y);
  world.add_rectangle(away + Vec3{0.02, 0, 0.05}, 2 * y, z);
  world.add_plane({0, 0, -0.001}, {0, 0, 1});
  for (int i = 0; i < count; ++i) {
    const Vec3 at{dice.between(-0.05, 0.02), dice.between(-0.05, 0.05), dice.between(0.004, 0.02)};
    add_any(world, dice, shapes, away + at, dice.between(0.5 * largest, largest),
            i % 3 == 0 ? Quat() : dice.turn());
  }
}

Material rock() {
  Material m;
  m.name = "rock";
  m.density = 2600;
  m.friction = 0.5;
  m.restitution = 0.4;
  m.set(youngs_modulus, 2e7).set(poisson_ratio, 0.25).set(normal_stiffness, 1e5);
  return m;
}

enum class Kinds { nothing, spheres, polyhedra, dilated };

// One of every core, and a sharp cube.
std::vector<Assembly> dilated_shapes() {
  const std::vector<Vec3> ring = {{1, 0, 0}, {0.4, 0.8, 0}, {-0.7, 0.6, 0}, {-0.6, -0.7, 0}};
  const Prototype cube = load_shape("cube").parts.front().shape;
  std::vector<Assembly> shapes;
  for (const Prototype& shape :
       {capsule_prototype("capsule", 1, 0.4), round_disc_prototype("disc", 1, 0.3),
        round_plate_prototype("plate", ring, 0.3), ellipsoid_prototype("egg", {0.6, 0.8, 1}, 0.2),
        ellipsoid_prototype("lens", {1, 1, 0.4}, 0), rounded_prototype(cube, 0.3), cube})
    shapes.push_back(assembly_of(shape));
  return shapes;
}

World make(const LawEntry& law, ContactSearch search, Device device, Kinds kinds) {
  World world(EngineOptions{.device = device, .threads = 2});
  world.set_law(law.name);
  Material material = rock();
  for (const ValueKey* key : law.material_keys)
    if (!material.values.has(*key) && key->needed) material.set(*key, 1);
  world.add_material(material);
  int shapes = 0;
  if (kinds == Kinds::dilated)
    for (const Assembly& shape : dilated_shapes()) shapes = world.add_shape(shape);
  if (kinds == Kinds::polyhedra)
    for (const char* name : {"cube", "tetrahedron", "pyramid", "polyhedron14", "prism16",
                             "flat_plate", "ballast_1", "gravel_1", "jack"})
      shapes = world.add_shape(load_shape(name));
  if (kinds != Kinds::nothing) {
    add_pairs(world, 2000, shapes);
    add_over_plates(world, 5, shapes);
  }
  world.edit_model().search = search;
  world.edit_model().limits = {.overlap = 1e3, .residual = 1e30};
  world.set_time_step(2e-6);
  return world;
}

// Bodies of all dilated shapes, spheres and cubes in a cell that is sheared and stretched along two
// axes and bears a pressure along the third.
World make_in_cell(const LawEntry& law, Device device) {
  World world = make(law, ContactSearch::common_plane, device, Kinds::nothing);
  int shapes = 0;
  for (const Assembly& shape : dilated_shapes()) shapes = world.add_shape(shape);
  add_pairs(world, 2000, shapes);
  world.edit_model().cell.length = 4.2 * largest * Vec3{20, 20, 5};
  world.edit_model().cell_drive = {
      .rate = {{-20, 5, 0}, 10, -5, 8}, .stress = {0, 0, 1e4}, .fastest = 20};
  return world;
}

int failures = 0;

// The bits of a value, without what lies between its parts.
template <class T>
bool same_bits(const T& a, const T& b) {
  if constexpr (IsRecord<T>) {
    std::vector<std::string> of_a, of_b;
    const auto list = [](std::vector<std::string>& bits) {
      return [&bits](const char*, const auto& x) {
        bits.emplace_back(reinterpret_cast<const char*>(&x), sizeof(x));
      };
    };
    for_each_column(a, list(of_a));
    for_each_column(b, list(of_b));
    return of_a == of_b;
  } else {
    return std::memcmp(&a, &b, sizeof(T)) == 0;
  }
}

template <class Table>
void compare(const std::string& what, const Table& cpu, const Table& gpu) {
  for_each_field(cpu, gpu, [&](const auto& a, const auto& b) {
    std::size_t first = 0;
    while (first < a.size() && first < b.size() && same_bits(a[first], b[first])) ++first;
    if (first == a.size() && first == b.size()) return;
    ++failures;
    std::printf("    %s: %s differs, first in item %zu\n", what.c_str(), a.name, first);
  });
}

struct NamedSearch {
  ContactSearch kind;
  const char* name;
};
constexpr NamedSearch searches[] = {{ContactSearch::common_plane, "common_plane"},
                                    {ContactSearch::fast_common_plane, "fast_common_plane"},
                                    {ContactSearch::shortest_link, "shortest_link"},
                                    {ContactSearch::conventional, "conventional"},
                                    {ContactSearch::fcp_published, "fcp_published"}};

void compare_runs(const std::string& what, World cpu, World gpu) {
  const int before = failures;
  for (const int steps : {1, 1, 200}) {
    cpu.run_steps(steps);
    gpu.run_steps(steps);
    const Snapshot a = cpu.state(), b = gpu.state();
    compare("bodies", a.bodies, b.bodies);
    compare("pairs", a.pairs, b.pairs);
    compare("walls", a.walls, b.walls);
    if (numbers_of(a.cell) != numbers_of(b.cell)) {
      ++failures;
      std::printf("    the cell differs\n");
    }
    if (failures > before) break;
  }
  std::printf("%-35s %5lld pairs and %4lld wall contacts: %s\n", what.c_str(),
              static_cast<long long>(cpu.totals().contacts),
              static_cast<long long>(cpu.totals().wall_contacts),
              failures == before ? "the same bits" : "DIFFERENT BITS");
}

void compare_worlds(const LawEntry& law, const NamedSearch& search, Kinds kinds) {
  const std::string what = kinds == Kinds::spheres   ? "spheres"
                           : kinds == Kinds::dilated ? "dilated shapes"
                                                     : search.name;
  compare_runs(std::string(law.name) + ", " + what, make(law, search.kind, Device::cpu, kinds),
               make(law, search.kind, Device::cuda, kinds));
}

// Cubes of bonded spheres fall onto the ground and onto each other.
void add_bonded_cubes(World& world) {
  constexpr Real radius = 0.005;
  Dice dice(3);
  for (int c = 0; c < 60; ++c) {
    const Vec3 place{0.07 * (c % 5), 0.07 * (c / 5 % 4), 0.04 + 0.06 * (c / 20)};
    const Quat turn = dice.turn();
    const Id first = static_cast<Id>(world.size());
    for (int i = 0; i < 27; ++i) {
      const Vec3 own{i % 3 - 1.0, i / 3 % 3 - 1.0, i / 9 - 1.0};
      world.add({.position = place + rotate(turn, 2 * radius * own),
                 .radius = radius,
                 .velocity = {0, 0, -4}});
    }
    for (Id i = 0; i < 27; ++i)
      for (const Id next : {1, 3, 9})
        if ((next == 1 ? i % 3 : next == 3 ? i / 3 % 3 : i / 9) < 2)
          world.bond(first + i, first + i + next);
  }
}

// Rows of three blocks that are bonded over their faces, clumps and capsules.
void add_bonded_blocks(World& world) {
  constexpr Real side = 0.02;
  const int block = world.add_shape(load_shape("cube"));
  const int clump = world.add_shape(clump_of(sphere_set_named("ball10")));
  const int capsule = world.add_shape(assembly_of(capsule_prototype("capsule", side, 0.3 * side)));
  const Vec3 velocity{0, 0, -10};  // faster than the cubes below
  for (int c = 0; c < 20; ++c) {
    const Vec3 place{0.07 * (c % 5), 0.07 * (c / 5), 0.21};
    for (int i = 0; i < 3; ++i) {
      const Id id =
          world.add_block({block, place + Vec3{i * side, 0, 0}, 0.5 * side, {}, velocity});
      if (i > 0) world.bond_within(id - 1, id, 1e-6);
    }
    world.add_block({clump, place + Vec3{0, 0.03, 0}, 1e-3, {}, velocity});
    world.add_block({capsule, place + Vec3{0, 0.03, 0.03}, 1, {}, velocity});
  }
}

struct Breakage {
  Real damping = 0;
  bool blocks = false;
  bool periodic = false;  // in a cell that is sheared and stretched
};

World breaking(Device device, const Breakage& of) {
  World world(EngineOptions{.device = device, .threads = 2});
  world.add_material(rock());
  world.add_cement({.youngs_modulus = 1e7,
                    .shear_modulus = 4e6,
                    .tensile_strength = 4e4,
                    .shear_strength = 6e4,
                    .damping = of.damping});
  world.add_plane({0, 0, 0}, {0, 0, 1});
  world.set_gravity({0, 0, -9.81});
  add_bonded_cubes(world);
  if (of.blocks) add_bonded_blocks(world);
  if (of.periodic) {
    world.edit_model().cell.length = {0.35, 0.28, 0};
    world.edit_model().cell_drive.rate = {{0.5, 0, 0}, 1, 0, 0};
  }
  world.edit_model().limits = {.overlap = 1e3, .residual = 1e30};
  world.set_time_step(5e-6);
  return world;
}

void compare_breakage(const char* what, const Breakage& of) {
  World cpu = breaking(Device::cpu, of), gpu = breaking(Device::cuda, of);
  const int before = failures;
  for (const int steps : {1, 1000, 3000}) {
    cpu.run_steps(steps);
    gpu.run_steps(steps);
    const Snapshot a = cpu.state(), b = gpu.state();
    compare("bodies", a.bodies, b.bodies);
    compare("pairs", a.pairs, b.pairs);
    compare("bonds", a.bonds, b.bonds);
    if (failures > before) break;
  }
  const Totals totals = cpu.totals();
  if (totals.broken_bonds == 0 || totals.broken_bonds == totals.bonds) ++failures;
  std::printf("%-35s %5lld of %5lld bonds broke: %s\n", what,
              static_cast<long long>(totals.broken_bonds), static_cast<long long>(totals.bonds),
              failures == before ? "the same bits" : "DIFFERENT BITS");
}

int run_all() {
  for (const LawEntry& law : laws()) {
    compare_worlds(law, searches[0], Kinds::spheres);
    if (!law.for_shapes) continue;
    compare_worlds(law, searches[0], Kinds::dilated);
    compare_runs(std::string(law.name) + ", in a cell that deforms", make_in_cell(law, Device::cpu),
                 make_in_cell(law, Device::cuda));
    for (const NamedSearch& search : searches) compare_worlds(law, search, Kinds::polyhedra);
  }
  compare_breakage("cubes of spheres", {});
  compare_breakage("cubes of spheres, damped", {.damping = 0.1});
  compare_breakage("with blocks, clumps and capsules", {.damping = 0.1, .blocks = true});
  compare_breakage("in a cell that deforms", {.damping = 0.1, .periodic = true});
  std::printf(failures == 0 ? "the same bits everywhere\n" : "%d fields differ\n", failures);
  return failures == 0 ? 0 : 1;
}

}  // namespace
}  // namespace clast

int main() {
  try {
    clast::make_cuda_engine({});
  } catch (const clast::Error& e) {
    std::printf("%s\n", e.what());
    return 77;  // skipped
  }
  return clast::run_all();
}
