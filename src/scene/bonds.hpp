// Bonds of a scene: what they are made of, clusters that become bonded spheres, and bonds between
// spheres that are near each other.
#pragma once

#include "scene/scene.hpp"
#include "world/snapshot.hpp"

namespace clast::scene {

Cement cement_of(const Bond& bond);

// Replaces the bodies from place `from` on that are clusters by their spheres and bonds these.
// Those bodies get new ids, from the one of the first of them up to next_id, which follows.
void break_up_clusters(const Scene& scene, const Cell& cell, std::size_t from, HostBodies& bodies,
                       Id& next_id, HostBonds& bonds);

// Makes the bonds `within` a distance that are due at the start of the run (stage -1) or of a
// stage.
void bond_near_spheres(const Scene& scene, const Model& model, int stage, Snapshot& state);

// Bonds that come in later, on bodies to go with them, for the choice of the time step: those of
// clusters in streams, and the worst that can be made between spheres in a stage.
struct BondSample {
  HostBodies bodies;
  HostBonds bonds;
};
BondSample bonds_to_come(const Scene& scene, const HostBodies& bodies);

}  // namespace clast::scene
