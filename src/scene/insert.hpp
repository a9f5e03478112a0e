// Bodies that a scene starts with.
#pragma once

#include "base/random.hpp"
#include "scene/grains.hpp"
#include "scene/streams.hpp"
#include "world/model.hpp"
#include "world/snapshot.hpp"

namespace clast {

// Appends all bodies that are there from the start; ids count up from 0. Throws SceneError when
// they do not fit or a file of bodies cannot be read.
void insert_at_start(const Scene& scene, const Model& model, HostBodies& bodies);

namespace scene {

// Appends one body of the insertion: mass, velocity, spin and orientation follow from it.
void append_body(const Scene& scene, const Insert& insert, const Vec3& position, const Grain& grain,
                 Id id, Random& random, HostBodies& bodies);

// Index of the insertion's material.
int material_of(const Scene& scene, const Insert& insert);
Real body_mass(const Scene& scene, const Insert& insert, const Grain& grain);

// Bodies of a text file: first line "# Lx Ly H", then "x y z r" per line.
struct FileBody {
  Vec3 position;
  Real radius;
};
std::vector<FileBody> read_bodies(const std::filesystem::path& path);

}  // namespace scene
}  // namespace clast
