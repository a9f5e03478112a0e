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

}  // namespace
}  // namespace clast
