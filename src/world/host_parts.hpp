// The parts of bodies on the host: how the engine numbers them, and how snapshots name them.
#pragma once

#include <vector>

#include "shape/assembly.hpp"
#include "world/snapshot.hpp"

namespace clast {

bool any_concave(const std::vector<Assembly>& shapes);

HostBodies sorted_by_id(const HostBodies& bodies);

// One entry per part: bodies by id, each with its parts in order (body/parts.hpp).
struct HostParts {
  std::vector<Id> body;             // ids of the bodies
  std::vector<std::int32_t> row;    // body b has the numbers [row[b], row[b + 1])
  std::vector<Id> number;           // 0, 1, 2, ...
  std::vector<std::int32_t> owner;  // of each part: place of its body
  std::vector<std::int32_t> shape;  // number in the table of shapes
  std::vector<std::int32_t> material;
  std::vector<Real> radius, mass;  // the mass is that of the body

  std::size_t size() const { return number.size(); }
};

// Bodies must be sorted by id.
HostParts parts_of(const HostBodies& bodies, const std::vector<Assembly>& shapes);

// Contacts of parts by number become contacts of bodies that name their parts, and back; second is
// left alone where it is the number of a wall.
void name_parts(const HostParts& parts, bool walls, HostContacts& contacts);
HostContacts numbered_parts(const HostParts& parts, bool walls, HostContacts contacts);

}  // namespace clast
