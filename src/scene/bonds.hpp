// Bonds of a scene: what they are made of, clusters that become bonded spheres or polyhedra, and
// bonds between bodies that are near each other.
#pragma once

#include "scene/scene.hpp"
#include "world/snapshot.hpp"

namespace clast::scene {

Cement cement_of(const Bond& bond);

// The pairs of parts of an assembly of polyhedra that share a face.
std::vector<std::pair<int, int>> parts_with_shared_faces(const Assembly& whole);

// Replaces the bodies from place `from` on that are clusters by their parts and bonds these.
// Those bodies get new ids, from the one of the first of them up to next_id, which follows.
void break_up_clusters(const Scene& scene, const Cell& cell, std::size_t from, HostBodies& bodies,
                       Id& next_id, HostBonds& bonds);

constexpr int before_stages = -1;  // the start of the run

// Whether a bond `within` a distance is made at the start of the run, or at that of this stage.
bool is_due(const Scene& scene, const Bond& bond, int stage);

// Makes the bonds `within` a distance that are due.
void bond_near_bodies(const Scene& scene, const Model& model, int stage, Snapshot& state);

// Bonds that come in later, on bodies to go with them, for the choice of the time step: those of
// clusters in streams, and the worst that can be made between bodies in a stage.
struct BondSample {
  HostBodies bodies;
  HostBonds bonds;
};
BondSample bonds_to_come(const Scene& scene, const HostBodies& bodies);

}  // namespace clast::scene
