// The front of the library: a world of grains and walls, built and run in code.
//
//   #include <clast/world.hpp>
//
//   clast::World world;
//   clast::Material glass{.name = "glass", .density = 2500, .friction = 0.5, .restitution = 0.6};
//   world.add_material(glass.set(clast::youngs_modulus, 1e7));
//   world.add_plane({0, 0, 0}, {0, 0, 1});
//   world.add(clast::Ball{.position = {0, 0, 0.1}, .radius = 0.01});
//   world.set_gravity({0, 0, -9.81});
//   world.run_for(0.5);
//   std::cout << world.position(0).z;
//
// Units are SI. Whatever was asked for before the first step, or between two steps, is taken over
// when the next one is done; the time step is chosen then, unless one was set. Energy that comes in
// with a change is booked, so that the ledger stays true.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "boundary/round_wall.hpp"
#include "measure/packing.hpp"
#include "world/engine.hpp"

namespace clast {

// A sphere.
struct Ball {
  Vec3 position;
  Real radius = 0.01;
  Vec3 velocity{};
  Vec3 spin{};  // angular velocity
  int material = 0;
  Real mass = 0;  // 0: from the density
};

// A body of a shape that add_shape() made known.
struct Block {
  int shape = 1;
  Vec3 position{};
  Real scale = 1;  // length that 1 in the points of the shape stands for
  Quat turn{};     // from how the points were given
  Vec3 velocity{};
  Vec3 spin{};
  int material = 0;
};

class World {
 public:
  explicit World(const EngineOptions& options = {});

  // A state and a model that were made elsewhere. `fresh`: forces are to be found anew; else the
  // state goes on as it was, as one from a checkpoint does. Law and materials are those of the
  // model: change_model() changes them.
  World(const EngineOptions& options, const Model& model, const Snapshot& state, bool fresh);

  World(World&&) noexcept;
  World& operator=(World&&) noexcept;
  ~World();

  // ---- what it is made of --------------------------------------------------------------------

  // Returns the number of the material, counted from 0.
  int add_material(const Material& material);
  const std::vector<Material>& materials() const { return materials_; }

  // One of laws() (law/laws.hpp); hertz_mindlin if none is chosen.
  void set_law(const std::string& name);
  // A law of your own, law_entry<Law>(); the engine must know it too.
  void set_law(const LawEntry& law);
  std::string law() const { return own_law_ ? model_.law.name : law_.name; }
  // What holds for two materials in place of the mixed values.
  void set_pair(int a, int b, const PairValues& values);

  // The convex hull of points, or a shape from shape/build.hpp, shape/library.hpp or a file;
  // returns its number. Number 0 is the sphere.
  int add_shape(const std::vector<Vec3>& points);
  int add_shape(Assembly shape);

  // Returns the id of the body; ids count up and are never used again.
  Id add(const Ball& ball);
  Id add_block(const Block& block);

  // What bonds are made of; returns its number.
  int add_cement(const Cement& cement);
  // Holds two spheres together as they are now, by a cylinder of that radius; 0: of the smaller of
  // the two.
  void bond(Id first, Id second, int cement = 0, Real radius = 0);
  // Holds two convex bodies together that are not both spheres: over the face that they share if
  // that is nowhere wider open than `within`, else, with a radius, by a disc at their nearest
  // points. Throws Error where they are farther apart.
  void bond_within(Id first, Id second, Real within, int cement = 0, Real radius = 0);

  // All bodies, to be changed before the next step.
  HostBodies& edit_bodies();

  // Walls, by number. A plane is solid behind its normal; a rectangle is a thin plate with the full
  // sides u and v, at a right angle; a box has five of them and is open at the top.
  int add_plane(const Vec3& point, const Vec3& normal, int material = 0);
  int add_rectangle(const Vec3& middle, const Vec3& u, const Vec3& v, int material = 0);
  int add_box(const Vec3& low, const Vec3& high, int material = 0);
  // A round wall (boundary/round_wall.hpp) with the flat pieces that stand for it where bodies are
  // no spheres; returns the number of the round wall itself.
  int add_round(const FiniteWall& round, int material = 0);
  // Lets the last walls that were added move as one, about a reference point. A round wall and its
  // flat pieces count as one.
  void move_last(int walls, const Motion& motion, const Vec3& reference = {});

  void set_gravity(const Vec3& gravity);

  // The model, and the same to be changed before the next step: domain, limits of the guard,
  // contact search, global damping.
  const Model& model() const { return model_; }
  Model& edit_model();

  // ---- time ----------------------------------------------------------------------------------

  void set_time_step(Real dt);
  // The step the law asks for when nothing is faster than this, times `safety`; returns it.
  Real use_automatic_step(Real fastest, Real safety = 1);

  // Where the engine comes from, if not from make_engine(): for laws, kinds of shapes and
  // interactions of your own (tests/examples). To be called before the first step.
  using EngineMaker = std::function<std::unique_ptr<Engine>(const EngineOptions&)>;
  void set_engine(EngineMaker maker) { make_ = std::move(maker); }

  // Makes the engine and takes everything over. Called by whatever needs it; call it yourself to
  // choose how it computes.
  void start();
  void start(const EngineOptions& options);

  // Advances; throws Error with body, step, reason and advice when something goes wrong.
  void run_steps(std::int64_t steps);
  void run_for(Real seconds);
  // The same for those who want to handle faults, and bodies that leave the domain, themselves.
  Outcome advance(std::int64_t steps);

  // Calls f after every so many seconds of simulated time while running.
  void observe(Real seconds, std::function<void(World&)> f);

  Real time();
  std::int64_t step();

  // ---- what is there now ---------------------------------------------------------------------

  // Everything: bodies, contacts, where walls are.
  Snapshot state();
  std::uint64_t hash();
  Ledger ledger();
  Totals totals();
  std::vector<WallLoad> wall_loads();
  // Of walls that wear (Model::wear), parallel to Model::walls; empty where none does.
  HostWear wall_wear();
  // Stress, porosity, coordination number and fabric of all bodies. Only for worlds that know their
  // materials.
  Packing packing();
  std::size_t size() const;  // number of bodies

  // One value of one body; zero where there is no such body.
  Vec3 position(Id id) { return value(&HostBodies::position, id); }
  Vec3 velocity(Id id) { return value(&HostBodies::velocity, id); }
  Vec3 spin(Id id) { return value(&HostBodies::spin, id); }
  Quat orientation(Id id) { return value(&HostBodies::orientation, id); }

  // An array of all bodies by increasing id, such as get(&HostBodies::position), and the way back.
  template <class F, class Table>
  std::vector<typename F::Value> get(F Table::*field);
  template <class F, class Table>
  void set(F Table::*field, const std::vector<typename F::Value>& values);

  // ---- changes and checkpoints ---------------------------------------------------------------

  // Lets `edit` change the state, and books what energy that brings or takes.
  void change(Real EnergyGiven::*account, const std::function<void(Snapshot&)>& edit);
  // A new model and a change of the state that goes with it.
  void change_model(const Model& model, const std::function<void(Snapshot&)>& edit);
  void remove(const std::vector<Id>& bodies);

  // The state as one file, and back: the world must have the same materials, shapes and walls.
  void save(const std::filesystem::path& file);
  void load(const std::filesystem::path& file);

  Engine& engine();

 private:
  struct Observer {
    std::int64_t every = 1;
    Real seconds = 0;
    std::function<void(World&)> f;
  };

  template <class F, class Table>
  typename F::Value value(F Table::*field, Id id);

  Id add_body(Body body);
  int add_wall(const Wall& wall);
  void touch();      // the model or the state is about to change
  void touch_law();  // the law or the materials are, or are asked for
  void take_over();
  void mix();
  std::vector<SmallestGrain> smallest_grains() const;
  std::int64_t until_observed() const;
  void tell_observers();

  EngineOptions options_;
  Model model_;
  LawEntry law_;
  std::vector<Material> materials_;
  PairValueTable pair_values_{0};
  bool own_law_ = false;  // the law came with a model
  Id next_id_ = 0;
  // While the engine has not taken over what was asked for:
  bool changed_ = true;
  Snapshot state_;        // what it will get
  bool fresh_ = true;     // forces are to be found anew
  Real held_before_ = 0;  // energy before the change, and where the difference is booked
  Real EnergyGiven::*account_ = &EnergyGiven::insertion;
  std::vector<Observer> observers_;
  EngineMaker make_ = make_engine;
  std::unique_ptr<Engine> engine_;
};

// ---- implementation of templates ----------------------------------------------------------------

template <class F, class Table>
typename F::Value World::value(F Table::*field, Id id) {
  const Snapshot now = state();
  for (std::size_t i = 0; i < now.bodies.size(); ++i)
    if (now.bodies.id[i] == id) return (now.bodies.*field)[i];
  return {};
}

template <class F, class Table>
std::vector<typename F::Value> World::get(F Table::*field) {
  const Snapshot now = state();
  std::vector<typename F::Value> values;
  for (const std::int32_t slot : slots_by_id(now.bodies.id))
    if (slot >= 0) values.push_back((now.bodies.*field)[slot]);
  return values;
}

template <class F, class Table>
void World::set(F Table::*field, const std::vector<typename F::Value>& values) {
  change(&EnergyGiven::change, [&](Snapshot& now) {
    std::size_t next = 0;
    if (values.size() != now.bodies.size())
      throw Error("an array of " + std::to_string(values.size()) + " values for " +
                  std::to_string(now.bodies.size()) + " bodies");
    for (const std::int32_t slot : slots_by_id(now.bodies.id))
      if (slot >= 0) (now.bodies.*field)[slot] = values[next++];
  });
}

}  // namespace clast
