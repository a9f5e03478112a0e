// The loops of bodies of any shape on the GPU give the bits of the CPU, kernel by kernel: on random
// pairs that touch in every way, and on bodies over a floor of plates with a wall. Whole scenes are
// compared by benchmarks/gpu_shapes.sh; this says which loop is to blame.
#include <cstdio>
#include <cstring>
#include <random>

#include "boundary/plate.hpp"
#include "contact/contacts.hpp"
#include "contact/polyhedra.hpp"
#include "contact/polyhedron_on_wall.hpp"
#include "exec/cuda.cuh"
#include "law/material.hpp"
#include "shape/library.hpp"
#include "shape/shape_table.hpp"

namespace clast {
namespace {

// Item by item on the host.
struct Plain {
  using Space = Host;
  template <class Kernel>
  void for_each(int n, const Kernel& kernel) {
    for (int i = 0; i < n; ++i) kernel(i);
  }
};

constexpr Real dt = 2e-5;
constexpr int walls_per_body = 6;

struct HostCase {
  std::vector<Vec3> position, velocity, spin;
  std::vector<Real> radius, mass;
  std::vector<Quat> orientation;
  std::vector<std::int32_t> material, shape, first, second, row;
  std::vector<Wall> walls;
  std::vector<Prototype> wall_shapes;

  std::size_t contacts() const { return first.size(); }
};

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
  int upto(int n) { return std::uniform_int_distribution<int>(1, n)(random_); }

 private:
  std::mt19937_64 random_;
};

void add_body(HostCase& c, Dice& dice, const Vec3& position, int shapes) {
  c.position.push_back(position);
  c.velocity.push_back(dice.vector(1));
  c.spin.push_back(dice.vector(20));
  c.radius.push_back(dice.between(0.01, 0.02));
  c.mass.push_back(dice.between(0.01, 0.02));
  c.orientation.push_back(dice.turn());
  c.material.push_back(0);
  c.shape.push_back(dice.upto(shapes));
}

// Every fourth pair is aligned, so that faces and edges are parallel.
HostCase random_pairs(int n, int shapes) {
  Dice dice(1);
  HostCase c;
  for (int k = 0; k < n; ++k) {
    const Vec3 place = dice.vector(1);
    add_body(c, dice, place, shapes);
    Vec3 direction = dice.vector(1);
    direction = (1 / length(direction)) * direction;
    if (k % 4 == 0) direction = rotate(c.orientation.back(), {1, 0, 0});
    const Real reach = c.radius.back();
    add_body(c, dice, place, shapes);
    if (k % 4 == 0) {
      c.orientation.back() = c.orientation[c.orientation.size() - 2];
      c.shape.back() = c.shape[c.shape.size() - 2];
    }
    c.position.back() += (dice.between(0.5, 0.95) * (reach + c.radius.back())) * direction;
    c.first.push_back(2 * k);
    c.second.push_back(2 * k + 1);
  }
  c.row.assign(2 * n + 1, 0);
  return c;
}

Wall rectangle(const Vec3& middle, const Vec3& u, const Vec3& v, Real half) {
  Wall wall;
  wall.kind = Wall::rectangle;
  wall.point = middle;
  wall.u = u;
  wall.v = v;
  wall.normal = cross(u, v);
  wall.half_u = wall.half_v = half;
  return wall;
}

// Bodies near the corner of a wall and a floor of four plates; an infinite plane is a little lower.
HostCase over_plates(int n, int shapes) {
  Dice dice(2);
  HostCase c;
  const Vec3 x{1, 0, 0}, y{0, 1, 0}, z{0, 0, 1};
  for (int i = 0; i < 4; ++i)
    c.walls.push_back(rectangle({0.05 * (i % 2 ? 1 : -1), 0.05 * (i / 2 ? 1 : -1), 0}, x, y, 0.05));
  c.walls.push_back(rectangle({0.02, 0, 0.05}, y, z, 0.1));
  c.walls.emplace_back();
  c.walls.back().point = {0, 0, -0.001};
  c.wall_shapes = flat_shapes_of(c.walls, {});
  for (int i = 0; i < n; ++i) {
    const Real reach = 0.05;
    add_body(c, dice,
             {dice.between(-reach, 0.02), dice.between(-reach, reach), dice.between(0.004, 0.02)},
             shapes);
    if (i % 3 == 0) c.orientation.back() = Quat();
    c.row.push_back(i * walls_per_body);
    for (int w = 0; w < walls_per_body; ++w) {
      c.first.push_back(i);
      c.second.push_back(w);
    }
  }
  c.row.push_back(n * walls_per_body);
  return c;
}

// The arrays of a case in one space, and the loops over them.
template <class Exec>
class Loops {
  using Space = typename Exec::Space;

 public:
  Loops(const HostCase& c, const std::vector<Assembly>& shapes, const PairParameters& parameters) {
    shapes_.assign(shapes, sphere_inertia);
    wall_shapes_.assign(c.wall_shapes);
    position_.assign(c.position);
    travelled_.assign(std::vector<Real>(c.position.size()));
    velocity_.assign(c.velocity);
    spin_.assign(c.spin);
    radius_.assign(c.radius);
    mass_.assign(c.mass);
    orientation_.assign(c.orientation);
    material_.assign(c.material);
    shape_.assign(c.shape);
    row_.assign(c.row);
    walls_.assign(c.walls);
    frames_.assign(std::vector<SurfaceFrame>(1));
    parameters_.assign({parameters});
    const std::size_t n = c.contacts();
    contacts_.first.assign(c.first);
    contacts_.second.assign(c.second);
    for (auto* a : {&contacts_.shear, &contacts_.roll, &contacts_.force, &contacts_.torque_a,
                    &contacts_.torque_b})
      a->assign(std::vector<Vec3>(n));
    for (auto* a : {&contacts_.extent, &contacts_.damped, &contacts_.rubbed, &contacts_.rolled,
                    &contacts_.worked, &contacts_.clear})
      a->assign(std::vector<Real>(n));
    contacts_.patch.assign(std::vector<PatchMemory>(n));
    contacts_.found.assign(std::vector<FoundPlane>(n));
  }

  int contacts() const { return contacts_.size(); }
  int bodies() const { return static_cast<int>(position_.size()); }
  template <class Kernel>
  void each(int n, const Kernel& kernel) {
    exec_.for_each(n, kernel);
  }

  BodyView body_view() const {
    return {position_.data(), velocity_.data(), spin_.data(),
            radius_.data(),   mass_.data(),     material_.data()};
  }
  ShapeView shape_view() const {
    return {orientation_.data(), shape_.data(), travelled_.data(), shapes_.entries()};
  }
  ContactView contact_view() {
    auto& c = contacts_;
    return {c.first.data(),  c.second.data(),   c.shear.data(),    c.extent.data(),
            c.roll.data(),   c.force.data(),    c.damped.data(),   c.rubbed.data(),
            c.rolled.data(), c.torque_a.data(), c.torque_b.data(), c.worked.data()};
  }
  PatchView patch_view() {
    return {contacts_.patch.data(), contacts_.found.data(), contacts_.clear.data()};
  }
  Carriers carriers() const {
    return {nullptr, position_.data(), velocity_.data(), spin_.data(),
            ShapedInertia{mass_.data(), radius_.data(), orientation_.data(), shape_.data(),
                          shapes_.moments()}};
  }
  PairTable table() const { return {parameters_.data(), 1}; }
  WallView wall_view() const { return {walls_.data(), nullptr, frames_.data()}; }
  const std::int32_t* row() const { return row_.data(); }
  const ShapeEntry* wall_shapes() const { return wall_shapes_.entries(); }

  // What a loop leaves behind, per contact.
  std::vector<std::vector<Real>> result() const {
    std::vector<std::vector<Real>> rows(contacts_.size());
    const auto add = [&](const std::vector<Vec3>& values) {
      for (std::size_t k = 0; k < rows.size(); ++k)
        rows[k].insert(rows[k].end(), {values[k].x, values[k].y, values[k].z});
    };
    add(contacts_.force.values());
    add(contacts_.torque_a.values());
    add(contacts_.torque_b.values());
    add(contacts_.shear.values());
    add(contacts_.roll.values());
    const auto extent = contacts_.extent.values();
    const auto found = contacts_.found.values();
    const auto patch = contacts_.patch.values();
    for (std::size_t k = 0; k < rows.size(); ++k) {
      const PatchMemory& m = patch[k];
      rows[k].insert(rows[k].end(), {extent[k], found[k].gap, m.plane.normal.x, m.plane.normal.y,
                                     m.plane.normal.z, m.spring, m.energy, m.arm});
      if (found[k].gap < 0)
        rows[k].insert(rows[k].end(),
                       {found[k].middle.x, found[k].middle.y, found[k].middle.z, found[k].depth});
    }
    return rows;
  }

 private:
  Exec exec_;
  ShapeTable<Space> shapes_, wall_shapes_;
  Array<Vec3, Space> position_, velocity_, spin_;
  Array<Real, Space> radius_, mass_, travelled_;
  Array<Quat, Space> orientation_;
  Array<std::int32_t, Space> material_, shape_, row_;
  Array<Wall, Space> walls_;
  Array<SurfaceFrame, Space> frames_;
  Array<PairParameters, Space> parameters_;
  Contacts<Space> contacts_;
};

int failures = 0;

// Contacts whose values differ in any bit.
void compare(const char* what, const std::vector<std::vector<Real>>& cpu,
             const std::vector<std::vector<Real>>& gpu) {
  int differ = 0, first = -1, touching = 0;
  for (std::size_t k = 0; k < cpu.size(); ++k) {
    touching += cpu[k].size() > 23;
    if (cpu[k].size() == gpu[k].size() &&
        std::memcmp(cpu[k].data(), gpu[k].data(), cpu[k].size() * sizeof(Real)) == 0)
      continue;
    if (differ++ == 0) first = static_cast<int>(k);
  }
  std::printf("%-44s %6d of %6zu contacts touch, %d differ\n", what, touching, cpu.size(), differ);
  if (differ == 0) return;
  ++failures;
  for (std::size_t i = 0; i < cpu[first].size() && i < gpu[first].size(); ++i)
    if (cpu[first][i] != gpu[first][i])
      std::printf("    contact %d, value %zu: %.17g on the CPU, %.17g on the GPU\n", first, i,
                  cpu[first][i], gpu[first][i]);
}

// Picks items as the engine does, without lists.
template <class Pick, class Kernel>
struct Picked {
  Pick pick;
  Kernel kernel;
  CLAST_HD void operator()(int k) const {
    if (pick(k)) kernel(k);
  }
};
template <class Pick, class Kernel>
Picked(Pick, Kernel) -> Picked<Pick, Kernel>;

template <class Search, class Law, class L>
void pair_step(L& loops) {
  const auto bodies = loops.body_view();
  const auto shapes = loops.shape_view();
  const auto contacts = loops.contact_view();
  const auto patches = loops.patch_view();
  const int n = loops.contacts();
  loops.each(n, FindPlanes<Search>{bodies, shapes, contacts, patches});
  const PushApart<Law> at_any{bodies, shapes, loops.carriers(), contacts, patches, loops.table(),
                              0.5,    dt};
  if constexpr (by_volume<Law>) {
    loops.each(n, Picked{AtAnyPoint{patches.found, contacts.extent}, at_any});
  } else {
    loops.each(
        n, Picked{AtSeveralPoints{patches.found}, FindPoint{bodies, shapes, contacts, patches}});
    loops.each(n, Picked{AtOnePoint{patches.found, contacts.extent},
                         PushAtPoint<Law, false>{bodies, loops.carriers(), contacts, patches,
                                                 loops.table(), 0.5, dt}});
    loops.each(n, Picked{AtSeveralPoints{patches.found}, at_any});
  }
}

template <class Search, class Law, class L>
void wall_step(L& loops) {
  const auto bodies = loops.body_view();
  const auto shapes = loops.shape_view();
  const auto contacts = loops.contact_view();
  const auto patches = loops.patch_view();
  const int n = loops.contacts();
  const WallView walls = loops.wall_view();
  const ShapeEntry* plates = loops.wall_shapes();
  if constexpr (by_volume<Law>) {
    loops.each(n, FindWallOverlaps{bodies, shapes, contacts, patches, walls.walls, plates});
  } else {
    loops.each(
        n, FindWallPlanes<Search>{bodies, shapes, contacts, patches, walls.walls, plates, 1e-3});
    loops.each(
        loops.bodies(),
        JoinPlates{
            {bodies, shapes, contacts.second, loops.row(), walls, plates}, contacts, patches});
  }
  loops.each(n, PushOffWall<Law>{bodies, shapes, loops.carriers(), contacts, patches, loops.table(),
                                 loops.row(), walls, plates, 0.5, dt});
}

// The second step finds contacts that have touched.
template <class Step>
void check_steps(const char* what, const HostCase& c, const std::vector<Assembly>& shapes,
                 const PairParameters& parameters, Step step) {
  Loops<Plain> cpu(c, shapes, parameters);
  Loops<Cuda> gpu(c, shapes, parameters);
  for (const char* when : {"first", "again"}) {
    step(cpu);
    step(gpu);
    compare((std::string(what) + ", " + when).c_str(), cpu.result(), gpu.result());
  }
}

template <class Search, class Law>
void check_both(const char* name, LawKind law, const HostCase& pairs, const HostCase& walls,
                const std::vector<Assembly>& shapes) {
  Material rock;
  rock.density = 2600;
  rock.young = 2e7;
  rock.poisson = 0.25;
  rock.normal_stiffness = 1e5;
  rock.friction = 0.5;
  rock.restitution = 0.4;
  rock.power_stiffness = 1e9;
  rock.power = 3;
  rock.damping_ratio = 0.1;
  rock.volume_stiffness = 1e9;
  const PairParameters p = mix(law, rock, rock);
  check_steps((std::string(name) + ", pairs").c_str(), pairs, shapes, p,
              [](auto& loops) { pair_step<Search, Law>(loops); });
  check_steps((std::string(name) + ", walls").c_str(), walls, shapes, p,
              [](auto& loops) { wall_step<Search, Law>(loops); });
}

int run_all() {
  std::vector<Assembly> shapes;
  for (const char* name : {"cube", "tetrahedron", "pyramid", "polyhedron14", "prism16",
                           "flat_plate", "ballast_1", "gravel_1"})
    shapes.push_back(load_shape(name));
  const int kinds = static_cast<int>(shapes.size());
  const HostCase pairs = random_pairs(20000, kinds), walls = over_plates(5000, kinds);
  check_both<CommonPlaneSearch, HertzMindlin>("hertz_mindlin", LawKind::hertz_mindlin, pairs, walls,
                                              shapes);
  check_both<LinkSearch, Linear>("linear, shortest_link", LawKind::linear, pairs, walls, shapes);
  check_both<FastSearch, Bloks3d>("bloks3d, fast_common_plane", LawKind::bloks3d, pairs, walls,
                                  shapes);
  check_both<ConventionalSearch, Volume>("volume, conventional", LawKind::volume, pairs, walls,
                                         shapes);
  std::printf(failures == 0 ? "the same bits everywhere\n" : "%d loops differ\n", failures);
  return failures == 0 ? 0 : 1;
}

}  // namespace
}  // namespace clast

int main() {
  int devices = 0;
  if (cudaGetDeviceCount(&devices) != cudaSuccess || devices == 0) {
    std::printf("no CUDA device is available\n");
    return 77;  // skipped
  }
  return clast::run_all();
}
