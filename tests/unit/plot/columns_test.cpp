#include "plot/columns.hpp"

#include <gtest/gtest.h>

namespace clast {
namespace {

TEST(Columns, OfWallsKnowTheirWallAndUnit) {
  const auto force = wall_column("wall_left door_fz");
  ASSERT_TRUE(force);
  EXPECT_EQ(force->wall, "left door");
  EXPECT_EQ(force->axis, 'z');
  EXPECT_EQ(unit_of("wall_left door_fz"), "N");
  const auto power = wall_column("wall_drum_power");
  ASSERT_TRUE(power);
  EXPECT_EQ(power->wall, "drum");
  EXPECT_EQ(power->what, WallColumn::What::given_power);
  EXPECT_EQ(unit_of("wall_drum_power"), "W");
  EXPECT_EQ(unit_of("wall_drum_angle"), "rad");
  EXPECT_EQ(wall_column("wall_liner_wear_volume")->wall, "liner");
  EXPECT_EQ(unit_of("wall_liner_wear_volume"), "m³");
  EXPECT_EQ(unit_of("wall_liner_wear_energy"), "J");
  EXPECT_FALSE(wall_column("wall__power"));
  EXPECT_FALSE(wall_column("wall_contacts"));
}

TEST(Columns, OfWallsHaveDottedNames) {
  EXPECT_EQ(dotted_name("wall_lid_fz"), "wall.lid.force.z");
  EXPECT_EQ(dotted_name("wall_box.top_tx"), "wall.box.top.torque.x");
  EXPECT_EQ(dotted_name("wall_lid_uy"), "wall.lid.displacement.y");
  EXPECT_EQ(dotted_name("wall_drum_angle"), "wall.drum.angle");
  EXPECT_EQ(dotted_name("wall_drum_power"), "wall.drum.power");
  EXPECT_EQ(dotted_name("wall_liner_wear_volume"), "wall.liner.wear_volume");
  EXPECT_EQ(dotted_name("wall_contacts"), "wall_contacts");
  EXPECT_EQ(dotted_name("sensor.gate.mass"), "sensor.gate.mass");
}

}  // namespace
}  // namespace clast
