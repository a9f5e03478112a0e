// The parts of bodies on the host: how the engine numbers them, and how snapshots name them.
#pragma once

#include <vector>

#include "body/parts.hpp"
#include "shape/assembly.hpp"
#include "world/snapshot.hpp"

namespace clast {

bool any_concave(const std::vector<Assembly>& shapes);

HostBodies sorted_by_id(const HostBodies& bodies);

// One entry per part: bodies by id, each with its parts in order (body/parts.hpp).
// Their ids are their numbers 0, 1, 2, ..., their mass is that of the body. Where they are and how
// they move is left empty.
struct HostParts : UnitFields<Vectors>, OwnerFields<Vectors> {
  using Tables = FieldTables<UnitFields<Vectors>, OwnerFields<Vectors>>;

  std::vector<Id> body;           // ids of the bodies
  std::vector<std::int32_t> row;  // body b has the numbers [row[b], row[b + 1])

  std::size_t size() const { return id.size(); }
};

// Bodies must be sorted by id.
HostParts parts_of(const HostBodies& bodies, const std::vector<Assembly>& shapes);

// Contacts of parts by number become contacts of bodies that name their parts, and back; second is
// left alone where it is the number of a wall.
void name_parts(const HostParts& parts, bool walls, HostContacts& contacts);
HostContacts numbered_parts(const HostParts& parts, bool walls, HostContacts contacts);

}  // namespace clast
