// Everything that matters at restart, on the host: what engines load and hand out.
#pragma once

#include <cstdint>
#include <vector>

#include "base/quat.hpp"
#include "base/vec3.hpp"
#include "body/bodies.hpp"
#include "boundary/surface.hpp"
#include "measure/ledger.hpp"

namespace clast {

// Bodies as vectors, in storage order.
struct HostBodies {
  std::vector<Id> id;
  std::vector<Vec3> position;
  std::vector<Quat> orientation;
  std::vector<Vec3> velocity;
  std::vector<Vec3> spin;
  std::vector<Vec3> acceleration;
  std::vector<Vec3> angular_acceleration;
  std::vector<Vec3> listed;
  std::vector<Real> radius;
  std::vector<Real> mass;
  std::vector<Real> dragged;
  std::vector<std::int32_t> material;
  std::vector<std::int32_t> shape;

  std::size_t size() const { return id.size(); }
};

// What contacts remember. First and second are ids for pairs of bodies; for contacts with walls
// second is the number of the wall. Two bodies of several parts may have several contacts.
struct HostContacts {
  std::vector<Id> first, second;
  // Which parts of the two touch; empty without bodies of several parts, and second_part for walls.
  std::vector<std::int32_t> first_part, second_part;
  std::vector<Vec3> force;  // on the second
  std::vector<Vec3> torque_a, torque_b;
  std::vector<Vec3> shear;
  std::vector<Real> extent;
  std::vector<Vec3> roll;  // torque of rolling spring or twist; empty without
  // What patches remember (contact/patch.hpp); empty without shapes.
  std::vector<Vec3> plane, pressed, offset;
  std::vector<Real> arm, spring, couple, energy, shear_stiffness;
  std::vector<std::int32_t> feature, feature_a, feature_b;
  std::vector<Real> damped, rubbed, rolled;  // energy taken since the last booking
  std::vector<Real> worked;  // energy that moving walls gave; empty for pairs of bodies

  std::size_t size() const { return first.size(); }
};

struct Snapshot {
  std::int64_t step = 0;
  Real time = 0;
  Real margin = 0;              // of the pair list; 0: not chosen yet
  std::int64_t listed_at = -1;  // step of the last pair list; -1: none yet
  std::int64_t lists = 0;       // pair lists made so far
  HostBodies bodies;
  // Where the parts of bodies were when the pair list was made, by the id of the body and their
  // place in it; empty without bodies of several parts.
  std::vector<Vec3> parts_listed;
  HostContacts pairs;  // sorted by (first, first_part, second, second_part)
  HostContacts walls;  // likewise
  HostSurfaces surfaces;
  Ledger ledger;
};

template <class C, class F>
void visit_contacts(C& contacts, F&& f) {
  f("first", contacts.first);
  f("second", contacts.second);
  f("first_part", contacts.first_part);
  f("second_part", contacts.second_part);
  f("force", contacts.force);
  f("torque_a", contacts.torque_a);
  f("torque_b", contacts.torque_b);
  f("shear", contacts.shear);
  f("extent", contacts.extent);
  f("roll", contacts.roll);
  f("plane", contacts.plane);
  f("pressed", contacts.pressed);
  f("offset", contacts.offset);
  f("arm", contacts.arm);
  f("spring", contacts.spring);
  f("couple", contacts.couple);
  f("energy", contacts.energy);
  f("shear_stiffness", contacts.shear_stiffness);
  f("feature", contacts.feature);
  f("feature_a", contacts.feature_a);
  f("feature_b", contacts.feature_b);
  f("damped", contacts.damped);
  f("rubbed", contacts.rubbed);
  f("rolled", contacts.rolled);
  f("worked", contacts.worked);
}

// One number for the whole mechanical state: bodies by id, contacts, surfaces. Equal hashes mean
// equal bits.
std::uint64_t state_hash(const Snapshot& snapshot);

}  // namespace clast
