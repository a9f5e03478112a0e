#include "contact/flat_links.hpp"

#include <gtest/gtest.h>

#include "shape/dilated.hpp"
#include "tests/unit/contact/link_gradient.hpp"

namespace clast {
namespace {

using namespace testing_links;

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

// All links, with B moved and turned by a little; whether the two touch and their cores do not.
bool add_links(const Pair& pair, const Vec3& shift, const Vec3& turn, LinkSum& sum) {
  return pair.links(shift, turn,
                    [&](const auto& p, const auto& a, const auto& b, const auto& link) {
                      add_flat_links<HertzMindlin>(p, 1, a, b, link.normal, ra, rb, sum);
                    });
}

// Over random poses, a third of them nearly parallel.
TEST(FlatLinks, ForceAndTorqueAreTheGradientOfTheEnergy) {
  const std::vector<Prototype> shapes = flat_shapes();
  ShapeTable<Host> table;
  table.assign(shapes);
  Random random(5);
  constexpr Real h = 1e-6;
  for (std::size_t i = 0; i < shapes.size(); ++i)
    for (std::size_t j = 0; j < shapes.size(); ++j) {
      GradientError error;
      for (int k = 0; k < 3000; ++k) {
        Pair pair{table.entries()[i], table.entries()[j], random.rotation(), random.rotation(),
                  random.uniform(0.2, 2.2) * direction(random)};
        if (k % 3 == 0)
          pair.turn_b = normalized(pair.turn_a * rotation_by(0.05 * direction(random)));
        LinkSum sum;
        if (!add_links(pair, {}, {}, sum)) continue;
        error.look_at(pair, sum, h, [&](const Vec3& shift, const Vec3& turn) {
          LinkSum moved;
          add_links(pair, shift, turn, moved);
          return moved.energy;
        });
      }
      EXPECT_GT(error.largest, 0.01) << shapes[i].name << " and " << shapes[j].name;
      EXPECT_LT(error.worst, 1e-5 * error.largest) << shapes[i].name << " and " << shapes[j].name;
    }
}

}  // namespace
}  // namespace clast
