// Everything that matters at restart, on the host: what engines load and hand out.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "body/bodies.hpp"
#include "bond/bonds.hpp"
#include "boundary/cell_drive.hpp"
#include "boundary/surface.hpp"
#include "contact/contacts.hpp"
#include "measure/ledger.hpp"
#include "measure/wear.hpp"

namespace clast {

struct Snapshot {
  std::int64_t step = 0;
  Real time = 0;
  Real margin = 0;              // of the pair list; 0: not chosen yet
  std::int64_t listed_at = -1;  // step of the last pair list; -1: none yet
  std::int64_t lists = 0;       // pair lists made so far
  HostBodies bodies;            // in storage order
  // Where the parts of bodies were when the pair list was made, by the id of the body and their
  // place in it; empty without bodies of several parts.
  std::vector<Vec3> parts_listed;
  HostContacts pairs, walls;
  HostBonds bonds;  // broken ones too
  HostSurfaces surfaces;
  HostWear wear;
  CellState cell;  // open space: as Model::cell says
  Ledger ledger;
  // What interactions that are not part of Clast remember, by name (world/interaction.hpp).
  std::map<std::string, std::vector<Real>> extra;
};

// A state that contradicts itself, or the model it is to go on with.
class DamagedState : public Error {
 public:
  using Error::Error;
};

// Where each id is stored; -1 for ids that are not there.
std::vector<std::int32_t> slots_by_id(const std::vector<Id>& ids);

// One number for the whole mechanical state: bodies by id, contacts, surfaces. Equal hashes mean
// equal bits.
std::uint64_t state_hash(const Snapshot& snapshot);

}  // namespace clast
