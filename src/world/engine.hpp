// The engine as the rest of the program sees it: bodies in, steps, bodies out. One implementation
// per device, made from one source (world/engine_on.hpp).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/profile.hpp"
#include "world/fault.hpp"
#include "world/model.hpp"
#include "world/snapshot.hpp"

namespace clast {

enum class Device { cpu, cuda };

struct EngineOptions {
  Device device = Device::cpu;
  int threads = 1;
  std::string search = "auto";  // or "cell_keys", "all_pairs", or one of search_names() on the CPU
  std::vector<std::string> compare{};  // searches that make every list too, see ListComparison
  Real margin = 0;                     // of the pair list; 0: chosen and adapted by the engine
  std::optional<Real> cell_size{}, box_ratio{};  // of the search, see SearchSettings
  bool time_phases = false;                      // on the GPU this waits after every phase
  bool count_searches = false;                   // fills Totals::contact_search
};

// How a call of advance ended.
struct Outcome {
  std::int64_t steps = 0;       // done
  std::optional<Fault> fault;   // the run must stop
  std::vector<Id> left_domain;  // to be removed by the caller, who then loads and goes on
};

// What the searches of planes between polyhedra did since the engine was made. Pairs that the last
// plane still shows to be apart are not searched.
struct SearchEffort {
  std::int64_t searches = 0;
  std::int64_t iterations = 0;
  std::int64_t most_iterations = 0;  // of one search
  std::int64_t failures = 0;         // searches that met their limit of iterations
};

// Totals for the series and the summary.
struct Totals {
  std::int64_t contacts = 0;       // touching pairs of bodies
  std::int64_t wall_contacts = 0;  // touching walls
  std::int64_t bonds = 0;          // made, of bodies that are there
  std::int64_t broken_bonds = 0;   // of these
  std::int64_t pairs = 0;          // listed, touching or not
  std::int64_t lists = 0;          // pair lists made
  Real margin = 0;
  Real fastest = 0;              // speed
  std::size_t bytes = 0;         // of all arrays
  std::size_t search_bytes = 0;  // of these, for making the lists
  std::string search;            // that made the last list
  std::string search_warning;    // empty, or what it did instead of what was asked for
  SearchEffort contact_search;
  std::int64_t core_overlap_steps = 0;  // in which cores of dilated bodies overlapped, so far
};

// What a wall feels.
struct WallLoad {
  Vec3 force;
  Vec3 torque;     // about the reference point of its surface, or the origin without one
  Real power = 0;  // that its motion gives to the bodies
};

class Engine {
 public:
  virtual ~Engine() = default;

  // Takes over a state. Accelerations are computed anew when `fresh` (bodies, walls or laws
  // changed); a state from a checkpoint goes on with its own.
  virtual void load(const Model& model, const Snapshot& snapshot, bool fresh) = 0;

  // Advances by up to `steps` steps.
  virtual Outcome advance(std::int64_t steps) = 0;

  // The state now.
  virtual Snapshot snapshot() = 0;
  virtual std::int64_t step() const = 0;
  virtual std::size_t size() const = 0;  // number of bodies

  // The energy ledger now; `book` moves what contacts took into it for good, as must happen
  // before bodies or walls are exchanged.
  virtual Ledger measure(bool book = false) = 0;

  // Books energy that came in from outside.
  virtual void give(Real EnergyGiven::*account, Real amount) = 0;

  // Keeps the energy exchanged so far, as a ledger told it, for later ledgers. Done at set times
  // only, so that a resumed run tells the same.
  virtual void note_exchanged(Real energy) = 0;

  virtual Totals totals() = 0;
  virtual std::vector<WallLoad> wall_loads() = 0;
  virtual HostWear wall_wear() = 0;
  virtual const HostSurfaces& surfaces() const = 0;  // where walls are
  virtual const Profile& profile() const = 0;
  virtual std::string describe() const = 0;  // device, threads, instruction set
  virtual std::string instruction_set() const = 0;
};

// Throws Error when the device is not there or was not built in.
std::unique_ptr<Engine> make_engine(const EngineOptions& options);

std::unique_ptr<Engine> make_cpu_engine(const EngineOptions& options);
std::unique_ptr<Engine> make_cuda_engine(const EngineOptions& options);

}  // namespace clast
