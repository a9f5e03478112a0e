#include "contact/flat_links.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.hpp"
#include "law/hertz_mindlin.hpp"
#include "shape/dilated.hpp"
#include "shape/shape_table.hpp"

namespace clast {
namespace {

constexpr Real ra = 0.15, rb = 0.1;

std::vector<Prototype> flat_shapes() {
  const std::vector<Vec3> ring = {
      {1, 0, 0}, {0.5, 0.8, 0}, {-0.5, 0.7, 0}, {-1, 0, 0}, {0, -0.9, 0}};
  std::vector<Vec3> box;
  for (int i = 0; i < 8; ++i)
    box.push_back({i & 1 ? 1.0 : -1, i & 2 ? 1.0 : -1, i & 4 ? 0.5 : -0.5});
  const Prototype sharp = prototype_from_points("box", box);
  return {capsule_prototype("capsule", 1, ra), round_plate_prototype("plate", ring, ra),
          rounded_prototype(sharp, ra), sharp};
}

Vec3 direction(Random& random) { return rotate(random.rotation(), {1, 0, 0}); }

struct Pair {
  const ShapeEntry &a, &b;
  Quat turn_a, turn_b;
  Vec3 center;

  // All links, with B moved and turned by a little; whether the two touch and their cores do not.
  bool links(const Vec3& shift, const Vec3& turn, LinkSum& sum) const {
    const Quat turned = normalized(rotation_by(turn) * turn_b);
    const PosedCore of_a({a.core, {}, turn_a, 1}, a, {});
    const PosedCore of_b({b.core, center + shift, turned, 1}, b, {});
    PlaneMemory memory;
    CoreLink link;
    find_link(of_a, of_b, memory, link);
    if (!link.found || link.gap > ra + rb) return false;
    HertzMindlin::Parameters p;
    p.modulus = p.shear_modulus = 1;
    add_flat_links<HertzMindlin>(p, 1, of_a, of_b, link.normal, ra, rb, sum);
    return true;
  }
  Real energy(const Vec3& shift, const Vec3& turn) const {
    LinkSum sum;
    links(shift, turn, sum);
    return sum.energy;
  }
};

// Over random poses, a third of them nearly parallel.
TEST(FlatLinks, ForceAndTorqueAreTheGradientOfTheEnergy) {
  const std::vector<Prototype> shapes = flat_shapes();
  ShapeTable<Host> table;
  table.assign(shapes);
  Random random(5);
  constexpr Real h = 1e-6;
  for (std::size_t i = 0; i < shapes.size(); ++i)
    for (std::size_t j = 0; j < shapes.size(); ++j) {
      Real worst = 0, largest = 0;
      for (int k = 0; k < 3000; ++k) {
        Pair pair{table.entries()[i], table.entries()[j], random.rotation(), random.rotation(),
                  random.uniform(0.2, 2.2) * direction(random)};
        if (k % 3 == 0)
          pair.turn_b = normalized(pair.turn_a * rotation_by(0.05 * direction(random)));
        LinkSum sum;
        if (!pair.links({}, {}, sum)) continue;
        const Vec3 torque = sum.moment - cross(pair.center, sum.force);
        for (int axis = 0; axis < 3; ++axis) {
          Vec3 e;
          e[axis] = h;
          const Real force = (pair.energy(-e, {}) - pair.energy(e, {})) / (2 * h);
          const Real twist = (pair.energy({}, -e) - pair.energy({}, e)) / (2 * h);
          worst =
              std::max({worst, std::abs(force - sum.force[axis]), std::abs(twist - torque[axis])});
          largest = std::max(largest, std::abs(force));
        }
      }
      EXPECT_GT(largest, 0.01) << shapes[i].name << " and " << shapes[j].name;
      EXPECT_LT(worst, 1e-5 * largest) << shapes[i].name << " and " << shapes[j].name;
    }
}

}  // namespace
}  // namespace clast
