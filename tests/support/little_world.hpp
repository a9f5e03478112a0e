// A few spheres and walls, set up in code: what the tests of the engine run on.
#pragma once

#include <memory>
#include <vector>

#include "law/material.hpp"
#include "move/time_step.hpp"
#include "world/engine.hpp"

namespace clast::test {

// A soft grain with friction; tests change what they look at.
Material grain();
Material elastic_grain();  // the same without friction and with restitution 1

struct Ball {
  Vec3 position;
  Real radius = 0.01;
  Vec3 velocity{};
  Vec3 spin{};
  int material = 0;
  Real mass = 0;  // 0: from the density
};

// A body of a shape that add_shape() made known.
struct Block {
  int shape = 1;
  Vec3 position{};
  Real scale = 0.02;  // length that 1 in the points of the shape stands for
  Quat turn{};        // from how the points were given
  Vec3 velocity{};
  Vec3 spin{};
  int material = 0;
};

// Corners of a box with its middle at the origin.
std::vector<Vec3> box_corners(const Vec3& size);

// Fill it, then start() it. Ids count from 0 in the order of add().
class LittleWorld {
 public:
  explicit LittleWorld(const Material& material = grain(), LawKind law = LawKind::hertz_mindlin);

  int add_material(const Material& material);
  Id add(const Ball& ball);
  // The convex hull of points, or any shape; returns its number.
  int add_shape(const std::vector<Vec3>& points);
  int add_shape(Assembly shape);
  Id add_block(const Block& block);
  void add_plane(const Vec3& point, const Vec3& normal, int material = 0);
  // The sides u and v are full lengths, at a right angle.
  void add_rectangle(const Vec3& middle, const Vec3& u, const Vec3& v, int material = 0);
  // Five rectangles, open at the top.
  void add_box(const Vec3& low, const Vec3& high, int material = 0);

  // Lets the last walls that were added move as one, about a reference point.
  void move_last(int walls, const Motion& motion, const Vec3& reference = {});

  // The step that the engine would choose when nothing is faster than this.
  void use_automatic_step(Real fastest, Real safety = 1);

  // Makes an engine and hands everything over; books the energy that is there.
  void start(const EngineOptions& options = {});
  bool started() const { return engine_ != nullptr; }

  // Advances; a fault fails the test.
  void advance(std::int64_t steps);
  void advance_for(Real time);

  Engine& engine() { return *engine_; }
  Ledger ledger() { return engine_->measure(false); }
  Snapshot now() { return engine_->snapshot(); }
  std::uint64_t hash() { return state_hash(now()); }

  // One body of the present state.
  Vec3 position(Id id) { return value(&HostBodies::position, id); }
  Vec3 velocity(Id id) { return value(&HostBodies::velocity, id); }
  Vec3 spin(Id id) { return value(&HostBodies::spin, id); }
  Quat orientation(Id id) { return value(&HostBodies::orientation, id); }

  Model model;
  Snapshot begin;
  std::vector<Material> materials;
  DampingCaps caps;

  // Parameters of all pairs of materials, from the materials as they are now.
  void mix();

 private:
  template <class T>
  T value(std::vector<T> HostBodies::*array, Id id) {
    const Snapshot state = now();
    for (std::size_t i = 0; i < state.bodies.size(); ++i)
      if (state.bodies.id[i] == id) return (state.bodies.*array)[i];
    return T();
  }

  std::unique_ptr<Engine> engine_;
};

Real ball_mass(Real density, Real radius);

}  // namespace clast::test
