// Bodies that a scene starts with.
#pragma once

#include <atomic>

#include "base/random.hpp"
#include "scene/grains.hpp"
#include "scene/streams.hpp"
#include "world/model.hpp"
#include "world/snapshot.hpp"

namespace clast {

// Somebody asked to stop while bodies were put in.
class Stopped : public Error {
 public:
  Stopped() : Error("stopped on request while bodies were put in; nothing was written") {}
};
inline const std::atomic<bool> never_stop = false;

// Appends all bodies that are there from the start; ids count up from 0. Throws SceneError when
// they do not fit or a file of bodies cannot be read, and Stopped soon after `stop` is set.
void insert_at_start(const Scene& scene, const Model& model, HostBodies& bodies,
                     const std::atomic<bool>& stop = never_stop);

namespace scene {

class Occupied;
class GrainShapes;
class Turns;
struct Bounds;

struct NewBody {
  Grain grain;
  Vec3 position;
  Quat turn;
  Vec3 velocity, spin;  // beside those of the insertion
};
// Appends one body of the insertion: mass, velocity and spin follow from it.
void append_body(const Scene& scene, const Insert& insert, const NewBody& body, Id id,
                 Random& random, HostBodies& bodies);

// Adds the bodies that may reach into a box.
void occupy(const GrainShapes& shapes, const HostBodies& bodies, const Bounds& box,
            Occupied& occupied);

// Index of the insertion's material.
int material_of(const Scene& scene, const Insert& insert);
Real body_mass(const Scene& scene, const Insert& insert, const Grain& grain);
// How much of its region an insertion that names neither a number nor a mass fills.
Real solid_fraction_of(const Insert& insert);

}  // namespace scene
}  // namespace clast
