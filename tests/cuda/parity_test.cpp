// The GPU gives the bits of the CPU, field by field, for every law and every contact search: pairs
// that touch in every way, and bodies over plates and a plane. Whole scenes are compared by
// benchmarks/gpu_shapes.sh; this says what differs first.
#include <cstdio>
#include <cstring>
#include <random>

#include "clast/world.hpp"
#include "shape/library.hpp"

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

World make(const LawEntry& law, ContactSearch search, Device device, bool shaped) {
  World world(EngineOptions{.device = device, .threads = 2});
  world.set_law(law.name);
  Material material = rock();
  for (const ValueKey* key : law.material_keys)
    if (!material.values.has(*key) && key->needed) material.set(*key, 1);
  world.add_material(material);
  int shapes = 0;
  if (shaped)
    for (const char* name : {"cube", "tetrahedron", "pyramid", "polyhedron14", "prism16",
                             "flat_plate", "ballast_1", "gravel_1", "jack"})
      shapes = world.add_shape(load_shape(name));
  add_pairs(world, 2000, shapes);
  add_over_plates(world, 5, shapes);
  world.edit_model().search = search;
  world.edit_model().limits = {.overlap = 1e3, .residual = 1e30};
  world.set_time_step(2e-6);
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

void compare_worlds(const LawEntry& law, const NamedSearch& search, bool shaped) {
  World cpu = make(law, search.kind, Device::cpu, shaped);
  World gpu = make(law, search.kind, Device::cuda, shaped);
  const int before = failures;
  for (const int steps : {1, 1, 200}) {
    cpu.run_steps(steps);
    gpu.run_steps(steps);
    const Snapshot a = cpu.state(), b = gpu.state();
    compare("bodies", a.bodies, b.bodies);
    compare("pairs", a.pairs, b.pairs);
    compare("walls", a.walls, b.walls);
    if (failures > before) break;
  }
  std::printf("%-14s %-20s %5lld pairs and %4lld wall contacts: %s\n", law.name,
              shaped ? search.name : "spheres", static_cast<long long>(cpu.totals().contacts),
              static_cast<long long>(cpu.totals().wall_contacts),
              failures == before ? "the same bits" : "DIFFERENT BITS");
}

int run_all() {
  for (const LawEntry& law : laws()) {
    compare_worlds(law, searches[0], false);
    if (!law.for_shapes) continue;
    for (const NamedSearch& search : searches) compare_worlds(law, search, true);
  }
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
