// All tables of the scene language.
#pragma once

#include "scene/schema.hpp"

namespace clast::scene {

const Table<Scene>& scene_table();
const Table<Material>& material_table();
const Table<MaterialChange>& material_change_table();
const Table<Interaction>& interaction_table();
const Table<Wall>& wall_table();
const Table<Motion>& motion_table();
const Table<Polygon>& polygon_table();
const Table<Bond>& bond_table();
const Table<Clump>& clump_table();
const Table<DilatedShape>& dilated_table();
const Table<Compound>& compound_table();
const Table<Turn>& turn_table();
const Table<Insert>& insert_table();
const Table<Region>& region_table();
const Table<Sizes>& sizes_table();
const Table<Stage>& stage_table();
const Table<Output>& output_table();
const Table<Sensor>& sensor_table();
const Table<Tagging>& tagging_table();
const Table<Sink>& sink_table();

constexpr Real most_tag = 1e6;

}  // namespace clast::scene
