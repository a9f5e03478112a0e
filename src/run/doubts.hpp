// What a scene may say and hardly means: a density in the wrong unit, a mesh in millimetres, grains
// too soft for their fall. It is said, and the scene runs all the same.
#pragma once

#include <string>
#include <vector>

#include "scene/scene.hpp"
#include "world/snapshot.hpp"

namespace clast {

// About materials and meshes.
std::vector<std::string> doubts_about(const Scene& scene, const HostBodies& bodies);

// About sinks that bodies could pass between two looks.
std::vector<std::string> doubts_about_sinks(const Scene& scene, Real speed, Real dt);

// About bonds that should hold bodies together from the start of the run on, or from that of this
// stage, and hold none.
std::vector<std::string> doubts_about_bonds(const Scene& scene, int stage, const HostBonds& bonds);

// How deep the first impacts will be: the largest grain of each material hits a wall of its own
// material at the fastest speed to expect, as the law of the scene has it.
struct FirstImpact {
  Real speed = 0;
  Real overlap = 0;  // of the radius
  std::string material;
};
FirstImpact first_impact(const Scene& scene, const Model& model, const HostBodies& bodies, Real dt);

// The same for the largest body of each dilated shape but ellipsoids, whose cores may overlap.
struct FirstCoreImpact {
  Real overlap = 0;  // of the radius of the sphere that is swept over its core
  std::string shape;
};
FirstCoreImpact first_core_impact(const Model& model, const HostBodies& bodies, Real speed,
                                  Real dt);

// Bodies that start in each other or in a wall, by more than a small part of their radius; nothing
// where there are none. The state has its contacts.
std::string overlaps_at_start(const Model& model, const Snapshot& state,
                              const std::vector<std::string>& walls);

}  // namespace clast
