// The scene language, apart from what bodies are inserted (insert_tables.cpp). To add a key, add a
// member in scene.hpp and one line here; reader, messages and reference page follow.
#include "scene/tables.hpp"

#include <algorithm>

#include "law/laws.hpp"
#include "neighbor/search.hpp"
#include "scene/keys.hpp"

namespace clast::scene {

using namespace keys;

namespace {

// The names of the laws that ask for a key.
std::string laws_asking(const ValueKey* key, std::vector<const ValueKey*> LawEntry::*keys) {
  std::string names;
  for (const LawEntry& law : laws())
    if (std::count((law.*keys).begin(), (law.*keys).end(), key) > 0)
      names += (names.empty() ? "" : ", ") + std::string(law.name);
  return names;
}

// One key for each number that some law asks for; `fallback`: what holds where it is left out,
// empty for the default of the law.
template <class T>
std::vector<Key<T>> law_keys(LawValues T::*member, std::vector<const ValueKey*> LawEntry::*keys,
                             const std::string& fallback) {
  std::vector<Key<T>> out;
  std::vector<const ValueKey*> seen;
  for (const LawEntry& law : laws())
    for (const ValueKey* key : law.*keys) {
      if (std::count(seen.begin(), seen.end(), key) > 0) continue;
      seen.push_back(key);
      const std::string asking = laws_asking(key, keys);
      Key<T> k = law_value(*key, member, " (law " + asking + ")");
      if (!fallback.empty())
        k.fallback = fallback;
      else if (key->needed)
        k.fallback = "needed by " + asking;
      out.push_back(std::move(k));
    }
  return out;
}

std::vector<std::pair<std::string, std::string>> law_choices() {
  std::vector<std::pair<std::string, std::string>> choices;
  for (const LawEntry& law : laws()) choices.emplace_back(law.name, law.name);
  return choices;
}

std::string law_doc() {
  std::string doc;
  for (const LawEntry& law : laws()) doc += (doc.empty() ? "" : "; ") + std::string(law.about);
  return doc;
}

}  // namespace

const Table<Material>& material_table() {
  static const Table<Material> table(
      "[[material]]",
      "What bodies and walls are made of. Two materials in contact mix: friction and rolling "
      "friction as the smaller of the two, restitution as the geometric mean, stiffness as two "
      "springs in series. `[[interaction]]` overrides the mix.",
      {
          text("name", &Material::name, "name that others refer to").required(),
          quantity("density", &Material::density, units::density, "mass per solid volume")
              .required()
              .above(0),
          quantity("friction", &Material::friction, units::number, "Coulomb friction coefficient")
              .at_least(0)
              .at_most(100),
          quantity("restitution", &Material::restitution, units::number,
                   "speed after over speed before a head-on impact")
              .at_least(0.05)
              .at_most(1)
              .such_as("0.6"),
          quantity("rolling_friction", &Material::rolling_friction, units::number,
                   "rolling resistance torque over (normal force x effective radius)")
              .at_least(0)
              .at_most(10)
              .such_as("0.1"),
      },
      law_keys(&Material::values, &LawEntry::material_keys, ""));
  return table;
}

const Table<MaterialChange>& material_change_table() {
  using M = MaterialChange;
  static const Table<M> table(
      "[stage.material.NAME]",
      "New properties of the material NAME from the start of the stage on. Keys left out stay as "
      "they are.",
      {
          quantity("friction", &M::friction, units::number, "as in [[material]]")
              .at_least(0)
              .at_most(100)
              .otherwise("unchanged"),
          quantity("restitution", &M::restitution, units::number, "as in [[material]]")
              .at_least(0.05)
              .at_most(1)
              .otherwise("unchanged"),
          quantity("rolling_friction", &M::rolling_friction, units::number, "as in [[material]]")
              .at_least(0)
              .at_most(10)
              .otherwise("unchanged"),
      },
      law_keys(&M::values, &LawEntry::material_keys, "unchanged"));
  return table;
}

const Table<Interaction>& interaction_table() {
  static const Table<Interaction> table(
      "[[interaction]]", "Overrides what two materials would mix to.",
      {
          texts("between", &Interaction::between, {}, "names of the two materials")
              .required()
              .such_as("[\"glass\", \"steel\"]"),
          quantity("friction", &Interaction::friction, units::number, "as in [[material]]")
              .at_least(0)
              .at_most(100)
              .otherwise("mixed"),
          quantity("restitution", &Interaction::restitution, units::number, "as in [[material]]")
              .at_least(0.05)
              .at_most(1)
              .otherwise("mixed"),
          quantity("rolling_friction", &Interaction::rolling_friction, units::number,
                   "as in [[material]]")
              .at_least(0)
              .at_most(10)
              .otherwise("mixed"),
      },
      law_keys(&Interaction::values, &LawEntry::pair_keys, "mixed"));
  return table;
}

const Table<Wall>& wall_table() {
  using Type = Wall::Type;
  static const Table<Wall> table(
      "[[wall]]",
      "A flat wall, a box of them, a mesh, or a round wall. A plane is solid behind its normal. A "
      "rectangle is a "
      "thin "
      "plate, solid on both sides. A box is a container of six rectangles, less those that are "
      "open; left and right are low and high x, front and back y, bottom and top z. A face of a "
      "box goes by the name `box.left`. A mesh is read from an STL or OBJ file; its triangles are "
      "thin "
      "plates, and where they join in one plane they act as one. Cylinders, the sides of cones, "
      "spheres and annuli (flat rings; without an inner radius, discs) are thin, open at their "
      "ends "
      "and solid on both sides: bodies touch them from inside as well as from outside, and at "
      "their "
      "rims. Spheres, clumps and clusters touch the exact surface; polyhedra and dilated shapes "
      "touch "
      "the 96 plates "
      "around the axis that stand for it (of a sphere 64), which are less than 0.04 % (0.2 %) of "
      "the radius off.",
      {
          text("name", &Wall::name, "name that stages and results refer to")
              .otherwise("wall1, wall2, ...")
              .such_as("\"floor\""),
          choice("type", &Wall::type,
                 {{"plane", Type::plane},
                  {"rectangle", Type::rectangle},
                  {"box", Type::box},
                  {"mesh", Type::mesh},
                  {"cylinder", Type::cylinder},
                  {"cone", Type::cone},
                  {"sphere", Type::sphere},
                  {"annulus", Type::annulus}},
                 "kind of wall")
              .required(),
          text("material", &Wall::material, "name of its material").otherwise("the first material"),
          quantity(
              "wear", &Wall::wear, units::per_pressure,
              "volume worn off per normal force and way that bodies slide (Archard's k/H); the "
              "run then tells energy and volume of wear")
              .above(0)
              .otherwise("not measured"),
          vector("point", &Wall::point, units::length, "plane: a point on it")
              .otherwise("needed by plane"),
          vector("normal", &Wall::normal, units::number,
                 "plane: direction out of the solid; annulus: direction of its axis")
              .otherwise("needed by plane, annulus")
              .such_as("[0, 0, 1]"),
          vector("corner", &Wall::corner, units::length, "rectangle: one corner")
              .otherwise("needed by rectangle"),
          vector("edge_u", &Wall::edge_u, units::length, "rectangle: from the corner to the next")
              .otherwise("needed by rectangle")
              .such_as("[0.1, 0, 0]"),
          vector("edge_v", &Wall::edge_v, units::length,
                 "rectangle: from the corner along the other side, at a right angle to edge_u")
              .otherwise("needed by rectangle")
              .such_as("[0, 0.1, 0]"),
          vector("low", &Wall::low, units::length, "box: corner of least x, y, z")
              .otherwise("needed by box"),
          vector("high", &Wall::high, units::length, "box: corner of greatest x, y, z")
              .otherwise("needed by box"),
          texts("open", &Wall::open, {"left", "right", "front", "back", "bottom", "top"},
                "box: faces to leave out")
              .such_as("[\"top\"]"),
          text("file", &Wall::file, "mesh: an STL or OBJ file, relative to the folder of the scene")
              .otherwise("needed by mesh")
              .such_as("\"bucket.stl\""),
          quantity("scale", &Wall::scale, units::number,
                   "mesh: metres per unit of length of the file")
              .above(0)
              .such_as("0.001"),
          vector("rotate", &Wall::rotate, units::angle,
                 "mesh: then turned by the length of this about its direction")
              .such_as("[0, 0, \"90 deg\"]"),
          vector("shift", &Wall::shift, units::length, "mesh: then moved by this"),
          vector("from", &Wall::from, units::length, "cylinder, cone: one end of the axis")
              .otherwise("needed by cylinder, cone"),
          vector("to", &Wall::to, units::length, "cylinder, cone: the other end of the axis")
              .otherwise("needed by cylinder, cone")
              .such_as("[0, 0, \"30 cm\"]"),
          quantity("radius", &Wall::radius, units::length,
                   "cylinder, sphere, annulus: outer radius")
              .above(0)
              .otherwise("needed by cylinder, sphere, annulus"),
          quantity("from_radius", &Wall::from_radius, units::length, "cone: radius at `from`")
              .at_least(0)
              .otherwise("needed by cone"),
          quantity("to_radius", &Wall::to_radius, units::length, "cone: radius at `to`")
              .at_least(0)
              .otherwise("needed by cone"),
          vector("center", &Wall::center, units::length, "sphere, annulus: its middle")
              .otherwise("needed by sphere, annulus"),
          quantity("inner_radius", &Wall::inner_radius, units::length,
                   "annulus: radius of the hole")
              .at_least(0),
          vector("reference", &Wall::reference, units::length,
                 "the point it turns about and torques on it refer to")
              .otherwise("its middle; of a plane: point; of a cone: the middle of its axis"),
          tables("motion", &Wall::motions, motion_table,
                 "how it moves; several, as [[wall.motion]], add up", true)
              .such_as("{ type = \"velocity\", velocity = [0, 0, \"-1 cm/s\"] }"),
      });
  return table;
}

namespace {

const Table<Time>& time_table() {
  static const Table<Time> table(
      "[time]", "Length of the step. Left out, the engine chooses it and says why.",
      {
          quantity_or("step", &Time::step, units::time, "auto", "length of a step")
              .above(0)
              .such_as("\"10 us\""),
          quantity("safety", &Time::safety, units::number, "factor on the automatic step")
              .above(0)
              .at_most(5),
      });
  return table;
}

const Table<Contact>& contact_table() {
  static const Table<Contact> table(
      "[contact]", "How bodies push on each other and on walls.",
      {
          choice("law", &Contact::law, law_choices(), law_doc()),
          choice(
              "search", &Contact::search,
              {{"auto", std::nullopt},
               {"common_plane", ContactSearch::common_plane},
               {"fast_common_plane", ContactSearch::fast_common_plane},
               {"shortest_link", ContactSearch::shortest_link},
               {"conventional", ContactSearch::conventional},
               {"fcp_published", ContactSearch::fcp_published},
               {"fast_common_plane_2d", ContactSearch::fast_common_plane_2d}},
              "how the plane between two polyhedra is found. common_plane: exactly, from the "
              "features of the last step; auto takes it. fast_common_plane: by the candidates of "
              "FCP, proved. shortest_link: by the shortest link. For comparison only: "
              "conventional, by turning it about as Cundall did, inexact and slow; fcp_published, "
              "FCP as its paper has it: planes keep their features, unproved, until a body has "
              "moved by half the margin of the pair list. fast_common_plane_2d: between polygons, "
              "by the five candidates of FCP in two dimensions"),
          choice("curvature", &Contact::local_curvature, {{"bounding", false}, {"local", true}},
                 "what stands for the radius in Hertz's law where ellipsoids touch each other, "
                 "spheres and walls. bounding: their bounding radii; impacts then keep their "
                 "energy exactly. local: the curvatures where they touch, as in Hertz's solution "
                 "for ellipses of contact; where a contact rolls on, the energy of its spring "
                 "changes with them, and nothing pays for that: an elastic impact whose overlap "
                 "is 2 % of the bounding radius changes its kinetic energy by 0.35 % (median), "
                 "1.1 % at most, and in proportion to the overlap. Restitution along the line of "
                 "centres is within 1 % (laws hertz_mindlin and hertz_points)"),
      },
      law_keys(&Contact::values, &LawEntry::contact_keys, ""));
  return table;
}

const Table<ContactChange>& contact_change_table() {
  static const Table<ContactChange> table(
      "[stage.contact]",
      "New numbers of the contact law from the start of the stage on. Keys left out stay as they "
      "are; those of the materials are in [stage.material.NAME].",
      {}, law_keys(&ContactChange::values, &LawEntry::contact_keys, "unchanged"));
  return table;
}

const Table<DomainBox>& domain_table() {
  static const Table<DomainBox> table(
      "[domain]", "The space of the simulation, and what happens to bodies that leave it.",
      {
          vector("low", &DomainBox::low, units::length, "corner of least x, y, z")
              .otherwise("no limit"),
          vector("high", &DomainBox::high, units::length, "corner of greatest x, y, z")
              .otherwise("no limit"),
          choice("on_exit", &DomainBox::on_exit,
                 {{"keep", OnExit::keep}, {"delete", OnExit::remove}, {"stop", OnExit::stop}},
                 "keep the body, delete it, or stop the run with an error"),
      });
  return table;
}

template <class T>
std::vector<Key<T>> cell_motion_keys(const std::string& fallback) {
  Value<Vec3> T::*rate = &T::rate;
  Value<Vec3> T::*shear = &T::shear;
  Value<Vec3> T::*stress = &T::stress;
  Value<Real> T::*max_rate = &T::max_rate;
  return {
      vector("rate", rate, units::frequency,
             "strain rates of the sides along x, y, z; below 0 it gets shorter")
          .otherwise(fallback)
          .such_as("[\"-0.005 1/s\", 0, 0]"),
      vector("shear", shear, units::frequency, "shear rates dvx/dy, dvx/dz, dvy/dz")
          .otherwise(fallback)
          .such_as("[0, \"1 1/s\", 0]"),
      vector("stress", stress, units::pressure,
             "pressures that the sides along x, y, z are to bear; 0: the side has its rate")
          .otherwise(fallback)
          .such_as("[\"10 kPa\", \"10 kPa\", \"10 kPa\"]"),
      quantity("max_rate", max_rate, units::frequency,
               "strain rate of a side under stress where nothing resists")
          .above(0)
          .otherwise("needed by stress")
          .such_as("\"0.1 1/s\""),
  };
}

const Table<PeriodicCell>& cell_table() {
  using C = PeriodicCell;
  static const Table<C> table(
      "[cell]",
      "Periodic space: what leaves on one side comes in on the other, and bodies touch across the "
      "sides. The cell may deform at given rates, and all bodies in it take part in the mean "
      "motion; or its sides move until the material bears given pressures. Frames and pictures "
      "show bodies in the box of the three lengths. No body may be larger than half a side, with 5 "
      "% to spare.",
      {
          vector("length", &C::length, units::length,
                 "sides along x, y, z; 0: open along that axis")
              .required()
              .such_as("[\"10 cm\", \"10 cm\", 0]"),
          vector("origin", &C::origin, units::length, "corner of least x, y, z"),
          vector("tilt", &C::tilt, units::length,
                 "xy, xz, yz: by how much the side along y leans towards x, and that along z "
                 "towards x and y")
              .such_as("[\"1 cm\", 0, 0]"),
      },
      cell_motion_keys<C>("none"));
  return table;
}

const Table<CellMotion>& cell_motion_table() {
  using C = CellMotion;
  static const Table<C> table(
      "[stage.cell]",
      "How the periodic cell deforms from the start of the stage on. Keys left out stay as they "
      "are.",
      cell_motion_keys<C>("unchanged"));
  return table;
}

const Table<Guard>& guard_table() {
  static const Table<Guard> table(
      "[guard]", "When the run stops because its results would be worthless.",
      {
          quantity("overlap", &Guard::overlap, units::number,
                   "deepest overlap, as a part of the smaller (bounding) radius: the shortest way "
                   "that would part the two")
              .above(0)
              .at_most(2),
          quantity("residual", &Guard::residual, units::number,
                   "largest energy residual, as a part of the energy exchanged")
              .above(0),
      });
  return table;
}

// For the step; the fastest of them is "auto".
std::vector<std::string> searches_of_the_cpu() {
  std::vector<std::string> names = search_names();
  std::erase(names, "fastest");
  return names;
}

std::vector<std::pair<std::string, std::string>> search_choices() {
  std::vector<std::pair<std::string, std::string>> choices = {{"auto", "auto"},
                                                              {"cell_keys", "cell_keys"}};
  for (const std::string& name : searches_of_the_cpu()) choices.emplace_back(name, name);
  return choices;
}

const Table<Neighbor>& neighbor_table() {
  static const Table<Neighbor> table(
      "[neighbor]",
      "The search for pairs of near bodies. It changes the speed, never the result. "
      "`neighbor = \"nbs\"` is short for a table with that method.",
      {
          choice("method", &Neighbor::method, search_choices(),
                 "how pairs are found; \"auto\" and \"cell_keys\" also run on the GPU; "
                 "\"cluster_grid\" takes fragments of bonded bodies as units; in two "
                 "dimensions \"nbs\" is \"nbs_2d\""),
          texts("compare", &Neighbor::compare, searches_of_the_cpu(),
                "searches that make every list as well; where one lists other pairs than `method` "
                "does, the run stops. On the CPU only; for tests of searches"),
          quantity_or("margin", &Neighbor::margin, units::length, "auto",
                      "distance up to which pairs are listed")
              .above(0)
              .such_as("\"0.5 mm\""),
          quantity_or(
              "cell_size", &Neighbor::cell_size, units::length, "auto",
              "nbs and single_grid: side of cells. It must lie between the largest diameter "
              "plus margin and 16 times that; beyond, the limit is taken, with a warning")
              .above(0)
              .such_as("\"5 mm\""),
          quantity(
              "box_ratio", &Neighbor::box_ratio, units::number,
              "tls: side of boxes over the median diameter by volume, at most 16. Where boxes "
              "are too small for their lists to fit into memory, their size is doubled, with a "
              "warning")
              .above(0)
              .such_as("1.5"),
      });
  return table;
}

const Table<Calm>& calm_table() {
  static const Table<Calm> table(
      "[stage.calm]",
      "When bodies count as calm: their mean kinetic energy stays below `energy` times m g d for "
      "the time `hold`, with the mean mass m, the mean diameter d and the gravity g.",
      {
          quantity("energy", &Calm::energy, units::number, "kinetic energy relative to m g d")
              .above(0)
              .such_as("1e-4"),
          quantity("hold", &Calm::hold, units::time, "for how long").at_least(0),
      });
  return table;
}

}  // namespace

const Table<Stage>& stage_table() {
  using Until = Stage::Until;
  static const Table<Stage> table(
      "[[stage]]",
      "A part of the run. Stages follow each other; changes happen at the start of a stage and "
      "stay in force. A scene without stages has a top-level `duration` instead.",
      {
          text("name", &Stage::name, "name shown in progress and results")
              .otherwise("stage1, stage2, ...")
              .such_as("\"fill\""),
          quantity("duration", &Stage::duration, units::time, "how long it lasts")
              .above(0)
              .otherwise("needed unless until = \"calm\""),
          choice("until", &Stage::until, {{"time", Until::time}, {"calm", Until::calm}},
                 "end after the duration, or as soon as the bodies are calm")
              .such_as("\"calm\""),
          quantity("max_duration", &Stage::max_duration, units::time,
                   "longest wait for the bodies to become calm")
              .above(0)
              .otherwise("needed by until = \"calm\"")
              .such_as("\"5 s\""),
          optional_table("calm", &Stage::calm, calm_table, "what calm means"),
          vector("gravity", &Stage::gravity, units::acceleration, "new gravity")
              .otherwise("unchanged"),
          quantity("global_damping", &Stage::global_damping, units::frequency, "new global damping")
              .at_least(0)
              .otherwise("unchanged"),
          optional_table("contact", &Stage::contact, contact_change_table,
                         "changed numbers of the contact law"),
          named_tables("material", &Stage::materials, material_change_table,
                       "changed materials, each in [stage.material.NAME]"),
          tables("interaction", &Stage::interactions, interaction_table,
                 "changed interactions, each in [[stage.interaction]]"),
          texts("remove_walls", &Stage::remove_walls, {}, "names of walls to take away")
              .such_as("[\"gate\"]"),
          tables("wall", &Stage::walls, wall_table, "new walls, each in [[stage.wall]]"),
          named_tables("motion", &Stage::motions, motion_table,
                       "new motions of walls, each in [stage.motion.NAME]", true)
              .such_as("[stage.motion.lid]"),
          optional_table("cell", &Stage::cell, cell_motion_table, "how the periodic cell deforms"),
          tables("remove", &Stage::remove, region_table,
                 "regions: bodies with their centre inside are taken away", true)
              .such_as("{ sphere = { center = [0, 0, 0], radius = \"1 cm\" } }"),
          tables("tag", &Stage::tags, tagging_table,
                 "tags for bodies by their place, each in [[stage.tag]]"),
      });
  return table;
}

const Table<Output>& output_table() {
  static const Table<Output> table(
      "[output]", "What is written, and how often in simulated time.",
      {
          quantity_or("frames", &Output::frames, units::time, "none", "time between frames")
              .above(0)
              .otherwise("a 100th of the run"),
          quantity_or("series", &Output::series, units::time, "none",
                      "time between rows of series.csv")
              .above(0)
              .otherwise("a 1000th of the run"),
          quantity_or("checkpoint", &Output::checkpoint, units::time, "none",
                      "time between checkpoints")
              .above(0)
              .otherwise("a 10th of the run"),
          flag("contacts", &Output::contacts,
               "each frame comes with the contact forces, as lines between the bodies"),
          flag("measures", &Output::measures,
               "rows of series.csv and summary.json tell stress, porosity, fabric and coordination "
               "number without rattlers")
              .otherwise("with a periodic cell"),
          texts("formats", &Output::formats, {"vtk"}, "formats of the frames")
              .otherwise("[\"vtk\"]"),
      });
  return table;
}

const Table<Scene>& scene_table() {
  static const Table<Scene> table(
      "the scene", "Keys at the top of the file, before the first table.",
      {
          text("title", &Scene::title, "what the scene shows").such_as("\"Settling spheres\""),
          integer("seed", &Scene::seed, "of the random numbers").at_least(0).such_as("7"),
          integer("dimensions", &Scene::dimensions,
                  "3: spheres and polyhedra. 2: discs and convex polygons in the plane y = 0; they "
                  "move along x and z and turn about y, walls stand upright on the plane, and "
                  "contacts are along a line")
              .at_least(2)
              .at_most(3)
              .such_as("2"),
          quantity("thickness", &Scene::thickness, units::length,
                   "length of discs and polygons along y: their mass is proportional to it, and so "
                   "is, with the "
                   "law hertz_mindlin, the stiffness of their contacts")
              .above(0)
              .such_as("\"1 cm\""),
          vector("gravity", &Scene::gravity, units::acceleration, "acceleration of free fall")
              .such_as("[0, 0, -9.81]"),
          quantity("global_damping", &Scene::global_damping, units::frequency,
                   "drag per mass and inertia on every body")
              .at_least(0),
          quantity("duration", &Scene::duration, units::time, "length of a run without stages")
              .above(0)
              .otherwise("needed without [[stage]]")
              .such_as("\"1 s\""),
          subtable("time", &Scene::time, time_table, "the time step"),
          subtable("contact", &Scene::contact, contact_table, "the contact law"),
          subtable("domain", &Scene::domain, domain_table, "the limits of space"),
          optional_table("cell", &Scene::cell, cell_table, "periodic space"),
          subtable("guard", &Scene::guard, guard_table, "when to stop"),
          subtable("neighbor", &Scene::neighbor, neighbor_table, "the neighbour search", "method"),
          tables("material", &Scene::materials, material_table, "materials").required(),
          tables("interaction", &Scene::interactions, interaction_table, "pairs of materials"),
          tables("wall", &Scene::walls, wall_table, "walls"),
          tables("polygon", &Scene::polygons, polygon_table, "shapes in two dimensions"),
          tables("bond", &Scene::bonds, bond_table, "what holds bodies together"),
          tables("clump", &Scene::clumps, clump_table, "shapes made of spheres"),
          tables("shape", &Scene::dilated, dilated_table,
                 "round shapes: capsules, ellipsoids and others"),
          tables("compound", &Scene::compounds, compound_table, "rigid bodies of several shapes"),
          tables("insert", &Scene::inserts, insert_table,
                 "bodies; none is needed where a run starts with those of another (`--from`)"),
          tables("stage", &Scene::stages, stage_table, "parts of the run"),
          tables("sensor", &Scene::sensors, sensor_table, "what is measured on the way"),
          tables("sink", &Scene::sinks, sink_table, "where bodies are taken away"),
          subtable("output", &Scene::output, output_table, "what is written"),
      });
  return table;
}

}  // namespace clast::scene
