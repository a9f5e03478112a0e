// Checks that need more than one key at a time. Ranges of single keys are in the tables.
#pragma once

#include "scene/problems.hpp"
#include "scene/scene.hpp"

namespace clast::scene {

// From the origin [m]: beyond it nothing is put.
constexpr Real farthest_place = 1e9;

// Adds a problem for everything that cannot run as written. `has_stages` tells stages in the file
// from the one made of the top-level duration.
void check(const Scene& scene, bool has_stages, Problems& problems);

// Parts of it.
void check_walls(const Scene& scene, Problems& problems);
// All motions of one wall that come into force together.
void check_motions(const Scene& scene, const std::vector<const Motion*>& motions, const Wall& wall,
                   Problems& problems);
void check_bonds(const Scene& scene, Problems& problems);
void check_inserts(const Scene& scene, Problems& problems);
void check_sensors(const Scene& scene, Problems& problems);
void check_sinks(const Scene& scene, Problems& problems);
// Names that columns of the series have of sensors, or of other owners.
void check_column_names(const std::vector<const Value<std::string>*>& names,
                        const std::string& owner, Problems& problems);
// Whether bodies can be seen in the region.
void check_place(const Scene& scene, const Region& region, Problems& problems);
// Whether the looks at the bodies are not too many.
void check_looks(const Scene& scene, const Value<Real>& every, Problems& problems);
void check_region(const Region& region, const std::string& owner, Problems& problems);
void check_material_name(const Scene& scene, const Value<std::string>& name, Problems& problems);

}  // namespace clast::scene
