// From a scene to what the engine runs on.
#pragma once

#include <string>
#include <vector>

#include "law/material.hpp"
#include "scene/scene.hpp"
#include "world/model.hpp"

namespace clast {

// The model in force during a stage: all changes up to and including it applied. The time step is
// left at zero; whoever chooses it knows the bodies.
Model build_model(const Scene& scene, int stage);
// The same without the law and shapes, which take most of the time.
Model build_walls(const Scene& scene, int stage);

// Names parallel to Model::walls; faces of a box are "box.left" and so on.
std::vector<std::string> wall_names(const Scene& scene, int stage);

// How many walls there are; the flat pieces that stand for round ones are not counted.
std::int64_t number_of_walls(const Model& model);

// Names parallel to Model::surfaces; of a box whose faces move one by one those of the faces.
std::vector<std::string> surface_names(const Scene& scene, int stage);

// The contact law of the scene.
const LawEntry& law_of(const Scene& scene);

// The materials in force during a stage, in the order of Model's material numbers.
std::vector<Material> materials_in_force(const Scene& scene, int stage);

namespace scene {

struct NamedWall {
  std::string name;
  const Wall* source;
  clast::Wall wall;
  const std::vector<Vec3>* ring = nullptr;  // of a polygon or a round wall
  std::string surface = *source->name;      // what moves as one: the wall, or a face of a box
  Real area = 0;                            // of a plate, or of all plates of a round wall
};

// The wall, the faces of the box, the facets of the mesh, or the round wall and its flat pieces;
// those of a mesh and of a round wall share one name.
std::vector<NamedWall> flat_walls(const Scene& scene, const Wall& wall);
std::vector<NamedWall> walls_in_force(const Scene& scene, int stage);
// Whether some motion is that of single faces of the wall, a box. Then all faces move one by one,
// from the start to the end of the run.
bool moves_by_faces(const Scene& scene, const Wall& wall);
// Whether a motion of the wall that this is, or is a part of, moves this part.
bool concerns(const Motion& motion, const NamedWall& part);
// Adds the walls in force, and the surfaces they belong to, to the model.
void add_walls(const Scene& scene, int stage, Model& model);

}  // namespace scene
}  // namespace clast
