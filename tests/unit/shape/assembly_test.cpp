#include "shape/assembly.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "shape/mass.hpp"
#include "shape/measures.hpp"
#include "tests/unit/shape/meshes.hpp"
#include "tests/unit/shape/refusal.hpp"

namespace clast {
namespace {

using namespace testing;

// A brick cut in two is the brick again.
TEST(Assembly, PartsMakeUpTheWhole) {
  const std::vector<MeshObject> halves{{"a", box_surface({0, 0, 0}, {1, 2, 1})},
                                       {"b", box_surface({1, 0, 0}, {4, 2, 1})}};
  const Assembly cut = assembly_of("cut", halves);
  const Assembly whole = assembly_of("whole", {{"", box_surface({0, 0, 0}, {4, 2, 1})}});
  EXPECT_NEAR(cut.volume, whole.volume, 1e-14);
  EXPECT_NEAR(cut.radius, whole.radius, 1e-14);
  EXPECT_NEAR(length(cut.inertia - whole.inertia), 0, 1e-14);
  EXPECT_NEAR(length(cut.centroid - whole.centroid), 0, 1e-14);
  const ShapeMeasures a = measure(cut), b = measure(whole);
  EXPECT_NEAR(a.area, b.area, 1e-13);
  EXPECT_NEAR(a.sphericity, b.sphericity, 1e-13);
  EXPECT_NEAR(a.aspect_ratio, 4, 1e-13);
}

TEST(Assembly, PlacedPartsStandWhereTheyWereGiven) {
  Random random(2);
  const Quat turn = random.rotation();
  std::vector<MeshObject> objects{{"foot", box_surface({0, 0, 0}, {3, 1, 1})},
                                  {"leg", box_surface({0, 0, 1}, {1, 1, 3})}};
  std::vector<Vec3> given;
  for (MeshObject& object : objects)
    for (Vec3& v : object.surface.vertex) {
      v = Vec3{5, 6, 7} + rotate(turn, v);
      given.push_back(v);
    }
  const Assembly body = assembly_of("l", objects);
  for (const Part& part : body.parts)
    for (const Vec3& own : part.shape.polyhedron.vertex) {
      const Vec3 in_body = part.center + rotate(part.turn, part.size * own);
      const Vec3 back = body.centroid + rotate(body.axes, body.radius * in_body);
      Real nearest = 1;
      for (const Vec3& v : given) nearest = smaller(nearest, length(v - back));
      EXPECT_LT(nearest, 1e-13);
    }
}

TEST(Assembly, InertiaAgreesWithSampling) {
  const Assembly body = assembly_of("l", {{"foot", box_surface({0, 0, 0}, {3, 1, 1})},
                                          {"leg", box_surface({0, 0, 1}, {1, 1, 3})}});
  Random random(4);
  Vec3 inertia;
  int hits = 0;
  for (int i = 0; i < 200000; ++i) {
    const Vec3 p = random.uniform({0, 0, 0}, {3, 1, 3});
    if (p.z > 1 && p.x > 1) continue;
    const Vec3 own = (1 / body.radius) * unrotate(body.axes, p - body.centroid);
    inertia += Vec3{own.y * own.y + own.z * own.z, own.z * own.z + own.x * own.x,
                    own.x * own.x + own.y * own.y};
    ++hits;
  }
  EXPECT_NEAR(length((1.0 / hits) * inertia - body.inertia), 0, 3e-3);
}

TEST(Assembly, OverlapIsMeasuredAndRefused) {
  const auto refused = [](Real from) {
    return refusal([&] {
      assembly_of("x", {{"a", box_surface({0, 0, 0}, {2, 2, 2})},
                        {"b", box_surface({from, 0, 0}, {5, 2, 2})}});
    });
  };
  EXPECT_EQ(refused(2), "accepted");
  EXPECT_EQ(refused(2.5), "accepted");
  EXPECT_EQ(refused(1.75), "shape x: parts x/a and x/b overlap by 0.25; parts may touch only");
}

TEST(Assembly, ConcavePartIsRefusedByName) {
  Surface dented = box_surface({0, 0, 0}, {1, 1, 1});
  dented.face[1] = {4, 5, 8};
  dented.face.insert(dented.face.end(), {{5, 7, 8}, {7, 6, 8}, {6, 4, 8}});
  dented.vertex.push_back({0.5, 0.5, 0.5});
  const std::string why = refusal([&] {
    assembly_of("x", {{"good", box_surface({3, 3, 3}, {4, 4, 4})}, {"bad", dented}});
  });
  EXPECT_TRUE(mentions(why, "shape x/bad: the shape is not convex")) << why;
}

}  // namespace
}  // namespace clast
