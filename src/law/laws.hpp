// The table of contact laws. A law is entered here and nowhere else: scenes can then choose it, its
// keys are read, checked and documented, its time step is kept, and its loops are built for every
// instruction set and for the GPU.
//
// A law is a struct with
//   name, title, about                 in scenes, for people, for the reference page
//   Parameters : ContactParameters     of a pair of materials
//   material_keys[], and where it has them pair_keys[] and contact_keys[]
//   mix(a, b, pair)                    from materials to Parameters
//   limit_step(question, limit)        the longest stable step
// and pure functions of its "extent", the one number that says how far a contact is pressed (the
// contact radius for Hertz-Mindlin, the overlap for springs):
//   extent(p, radius, overlap), force(p, curvature, extent), energy(p, curvature, extent)
//   stiffness(p, extent), shear_stiffness(p, extent)
//   first_stiffness(p, radius, growth, s): what the dashpot goes by at the first touch, which was a
//     share s of the step ago while the overlap grows by `growth` per step. The force stands for
//     the time from then to half a step ahead.
// Damping, friction and rolling are alike for all laws and live in law/frictional_contact.hpp.
// A law that pulls also has what law/cohesion.hpp says; one that remembers numbers beside its
// extent, what law/law_memory.hpp says.
#pragma once

#include <string>
#include <vector>

#include "base/error.hpp"
#include "base/type_list.hpp"
#include "law/bloks3d.hpp"
#include "law/cohesion.hpp"
#include "law/hertz_mindlin.hpp"
#include "law/hertz_points.hpp"
#include "law/hopkins.hpp"
#include "law/jkr.hpp"
#include "law/law_memory.hpp"
#include "law/law_traits.hpp"
#include "law/linear.hpp"
#include "law/volume.hpp"

namespace clast {

using Laws = TypeList<HertzMindlin, HertzPoints, Linear, Hopkins, Bloks3d, Volume, Jkr>;

// The law of a run with the parameters of all pairs of materials: what the engine gets.
struct LawInForce {
  std::string name, title;
  int materials = 0;
  bool rolling = false;          // some pair has rolling friction
  bool by_region = false;        // polyhedra push each other by the region they share
  std::vector<std::byte> pairs;  // Law::Parameters, materials x materials, symmetric

  template <class Law>
  void put(int a, int b, const typename Law::Parameters& p) {
    for (const auto& [i, j] : {std::pair(a, b), std::pair(b, a)})
      parameters<Law>()[i * materials + j] = p;
    rolling = rolling || p.rolling > 0;
  }
  template <class Law>
  const typename Law::Parameters& pair(int a, int b) const {
    return const_cast<LawInForce*>(this)->parameters<Law>()[a * materials + b];
  }
  template <class Law>
  std::vector<typename Law::Parameters> all() const {
    const auto* first = const_cast<LawInForce*>(this)->parameters<Law>();
    return {first, first + materials * materials};
  }

 private:
  template <class Law>
  typename Law::Parameters* parameters() {
    static_assert(std::is_trivially_copyable_v<typename Law::Parameters>);
    if (name != Law::name) throw Error("the parameters are those of the law " + name);
    return reinterpret_cast<typename Law::Parameters*>(pairs.data());
  }

  template <class Law>
  friend LawInForce put_in_force(const std::vector<Material>&, const struct PairValueTable&);
};

// What is said of each pair of materials.
struct PairValueTable {
  int materials = 0;
  std::vector<PairValues> pairs;  // materials x materials; those with a <= b count

  explicit PairValueTable(int n) : materials(n), pairs(static_cast<std::size_t>(n) * n) {}
  PairValues& of(int a, int b) { return pairs[(a < b ? a : b) * materials + (a < b ? b : a)]; }
  const PairValues& of(int a, int b) const { return const_cast<PairValueTable*>(this)->of(a, b); }
};

template <class Law>
LawInForce put_in_force(const std::vector<Material>& materials, const PairValueTable& values) {
  LawInForce law;
  law.name = Law::name;
  law.title = Law::title;
  law.by_region = by_region<Law>;
  law.materials = static_cast<int>(materials.size());
  law.pairs.resize(materials.size() * materials.size() * sizeof(typename Law::Parameters));
  for (int a = 0; a < law.materials; ++a)
    for (int b = a; b < law.materials; ++b)
      law.put<Law>(a, b, Law::mix(materials[a], materials[b], values.of(a, b)));
  return law;
}

// A law without its type, for those who read scenes and make plans.
struct LawEntry {
  const char* name;
  const char* title;
  const char* about;
  std::vector<const ValueKey*> material_keys, pair_keys, contact_keys;
  LawInForce (*put_in_force)(const std::vector<Material>&, const PairValueTable&);
  void (*limit_step)(const StepQuestion&, StepLimit&);
  bool for_shapes = true;  // not only for spheres
};

// What the table says of a law; also for laws that are not in it.
template <class Law>
LawEntry law_entry() {
  const auto list = [](const auto& keys) {
    return std::vector<const ValueKey*>(std::begin(keys), std::end(keys));
  };
  LawEntry entry{.name = Law::name,
                 .title = Law::title,
                 .about = Law::about,
                 .material_keys = list(Law::material_keys),
                 .pair_keys = {},
                 .contact_keys = {},
                 .put_in_force = put_in_force<Law>,
                 .limit_step = Law::limit_step,
                 .for_shapes = is_for_shapes<Law>};
  if constexpr (requires { Law::pair_keys; }) entry.pair_keys = list(Law::pair_keys);
  if constexpr (requires { Law::contact_keys; }) entry.contact_keys = list(Law::contact_keys);
  return entry;
}

// All laws, in the order of the table.
const std::vector<LawEntry>& laws();

// The law of that name, or null.
const LawEntry* find_law(const std::string& name);

// The law of that name; Error with the names there are.
const LawEntry& law_named(const std::string& name);

}  // namespace clast
