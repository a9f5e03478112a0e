#include "contact/disc_links.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/random.hpp"
#include "law/hertz_mindlin.hpp"
#include "shape/dilated.hpp"
#include "shape/shape_table.hpp"

namespace clast {
namespace {

constexpr Real ra = 0.15, rb = 0.1;

std::vector<Prototype> disc_and_others() {
  const std::vector<Vec3> ring = {
      {1, 0, 0}, {0.5, 0.8, 0}, {-0.5, 0.7, 0}, {-1, 0, 0}, {0, -0.9, 0}};
  std::vector<Vec3> box;
  for (int i = 0; i < 8; ++i)
    box.push_back({i & 1 ? 1.0 : -1, i & 2 ? 1.0 : -1, i & 4 ? 0.5 : -0.5});
  return {round_disc_prototype("disc", 1, ra), capsule_prototype("capsule", 1, ra),
          round_plate_prototype("plate", ring, ra),
          rounded_prototype(prototype_from_points("box", box), ra)};
}

Vec3 direction(Random& random) { return rotate(random.rotation(), {1, 0, 0}); }

struct DiscPair {
  const ShapeEntry &a, &b;
  Quat turn_a, turn_b;
  Vec3 center;

  // The links with B moved and turned by a little; whether the two lie flat on each other, with
  // cores apart.
  bool links(const Vec3& shift, const Vec3& turn, LinkSum& sum) const {
    const Quat turned = normalized(rotation_by(turn) * turn_b);
    const PosedCore of_a({a.core, {}, turn_a, 1}, a, {});
    const PosedCore of_b({b.core, center + shift, turned, 1}, b, {});
    PlaneMemory memory;
    CoreLink link;
    find_link(of_a, of_b, memory, link);
    if (!link.found || link.gap > ra + rb) return false;
    tilt = tilt_of(of_a, of_b, link.normal);
    HertzMindlin::Parameters p;
    p.modulus = p.shear_modulus = 1;
    add_disc_links<HertzMindlin>(p, 1, of_a, of_b, link.normal, link.gap, link.on_b, ra, rb, sum);
    return true;
  }
  Real energy(const Vec3& shift, const Vec3& turn) const {
    LinkSum sum;
    links(shift, turn, sum);
    return sum.energy;
  }
  mutable Real tilt = 0;
};

// From flat on each other to tilted by 6 degrees, half of them in the middle of the change.
TEST(DiscLinks, ForceAndTorqueAreTheGradientOfTheEnergy) {
  const std::vector<Prototype> shapes = disc_and_others();
  ShapeTable<Host> table;
  table.assign(shapes);
  Random random(5);
  constexpr Real h = 3e-7;
  for (const bool disc_first : {true, false})
    for (std::size_t j = 0; j < shapes.size(); ++j) {
      Real worst = 0, largest = 0;
      int between = 0;
      for (int k = 0; k < 6000; ++k) {
        const Quat upright = random.rotation();
        const Real tilt = std::pow(10, random.uniform(-4, -1));
        const Quat tilted = rotation_by(tilt * direction(random)) * upright;
        // A disc lies across z; the others lie on all their sides.
        const Quat spun = rotation_by({0, 0, random.uniform(0, 6)});
        const Quat lying = j == 0 || k % 3 == 0 ? Quat() : rotation_by({pi / 2, 0, 0});
        const Quat of_disc = normalized(upright), of_other = normalized(tilted * spun * lying);
        const Vec3 aside{random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(0.05, 0.9)};
        const ShapeEntry &disc = table.entries()[0], &other = table.entries()[j];
        const DiscPair pair{disc_first ? disc : other, disc_first ? other : disc,
                            disc_first ? of_disc : of_other, disc_first ? of_other : of_disc,
                            rotate(upright, aside)};
        LinkSum sum;
        if (!pair.links({}, {}, sum) || pair.tilt > tilted_disc) continue;
        between += pair.tilt > 0.05 * tilted_disc ? 1 : 0;
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
      EXPECT_GT(between, 30) << shapes[j].name;
      EXPECT_GT(largest, 0.01) << shapes[j].name;
      EXPECT_LT(worst, 1e-5 * largest) << shapes[j].name << (disc_first ? "" : ", disc last");
    }
}

}  // namespace
}  // namespace clast
