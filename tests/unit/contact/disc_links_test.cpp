#include "contact/disc_links.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "shape/dilated.hpp"
#include "tests/unit/contact/link_gradient.hpp"

namespace clast {
namespace {

using namespace testing_links;

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

// The links with B moved and turned by a little, and how far the disc is tilted; whether the two
// touch and their cores do not.
bool add_links(const Pair& pair, const Vec3& shift, const Vec3& turn, LinkSum& sum, Real& tilt) {
  return pair.links(
      shift, turn, [&](const auto& p, const auto& a, const auto& b, const auto& link) {
        tilt = tilt_of(a, b, link.normal);
        add_disc_links<HertzMindlin>(p, 1, a, b, link.normal, link.gap, link.on_b, ra, rb, sum);
      });
}

// From flat on each other to tilted by 6 degrees, half of them in the middle of the change.
TEST(DiscLinks, ForceAndTorqueAreTheGradientOfTheEnergy) {
  const std::vector<Prototype> shapes = disc_and_others();
  ShapeTable<Host> table;
  table.assign(shapes);
  Random random(5);
  constexpr Real h = 3e-7;
  for (const bool disc_first : {true, false})
    for (std::size_t j = 0; j < shapes.size(); ++j) {
      GradientError error;
      int between = 0;
      for (int k = 0; k < 6000; ++k) {
        const Quat upright = random.rotation();
        const Real tip = std::pow(10, random.uniform(-4, -1));
        const Quat tilted = rotation_by(tip * direction(random)) * upright;
        // A disc lies across z; the others lie on all their sides.
        const Quat spun = rotation_by({0, 0, random.uniform(0, 6)});
        const Quat lying = j == 0 || k % 3 == 0 ? Quat() : rotation_by({pi / 2, 0, 0});
        const Quat of_disc = normalized(upright), of_other = normalized(tilted * spun * lying);
        const Vec3 aside{random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(0.05, 0.9)};
        const ShapeEntry &disc = table.entries()[0], &other = table.entries()[j];
        const Pair pair{disc_first ? disc : other, disc_first ? other : disc,
                        disc_first ? of_disc : of_other, disc_first ? of_other : of_disc,
                        rotate(upright, aside)};
        LinkSum sum;
        Real tilt = 0;
        if (!add_links(pair, {}, {}, sum, tilt) || tilt > tilted_disc) continue;
        between += tilt > 0.05 * tilted_disc ? 1 : 0;
        error.look_at(pair, sum, h, [&](const Vec3& shift, const Vec3& turn) {
          LinkSum moved;
          add_links(pair, shift, turn, moved, tilt);
          return moved.energy;
        });
      }
      EXPECT_GT(between, 30) << shapes[j].name;
      EXPECT_GT(error.largest, 0.01) << shapes[j].name;
      EXPECT_LT(error.worst, 1e-5 * error.largest)
          << shapes[j].name << (disc_first ? "" : ", disc last");
    }
}

}  // namespace
}  // namespace clast
