// Tables of bonds and of sets of spheres.
#include "scene/keys.hpp"
#include "scene/tables.hpp"

namespace clast::scene {

using namespace keys;

const Table<Bond>& bond_table() {
  static const Table<Bond> table(
      "[[bond]]",
      "What holds bodies together. A bond can be stretched, sheared, bent and twisted, and breaks "
      "when the tension in it (T / A + M R / I) or the shear (F / A + M R / J) reaches its "
      "strength. Between spheres it is a cylinder along the line of their centres; between "
      "polyhedra it acts over the face they share, with the area and the second moments of that "
      "face, and breaks at its weakest corner. An [[insert]] with `bond` bonds the parts of each "
      "cluster; with `within`, bodies near each other are bonded. Bonded bodies still touch as "
      "others do, so that nothing jumps when a bond breaks.",
      {
          text("name", &Bond::name, "name that [[insert]] refers to")
              .required()
              .such_as("\"cement\""),
          quantity(
              "youngs_modulus", &Bond::youngs_modulus, units::pressure,
              "E: the normal stiffness per area is E over the length of the bond, which is the "
              "distance between the centres; of faces, across them")
              .above(0)
              .otherwise("this or normal_stiffness"),
          quantity("shear_modulus", &Bond::shear_modulus, units::pressure,
                   "G: the shear stiffness per area is G over the length")
              .above(0)
              .otherwise("youngs_modulus / 2.5"),
          quantity("normal_stiffness", &Bond::normal_stiffness, units::stiffness_per_area,
                   "per area, whatever the length, in place of youngs_modulus")
              .above(0)
              .otherwise("from youngs_modulus"),
          quantity("shear_stiffness", &Bond::shear_stiffness, units::stiffness_per_area,
                   "per area, in place of shear_modulus")
              .above(0)
              .otherwise("normal_stiffness / 2.5"),
          quantity_or("tensile_strength", &Bond::tensile_strength, units::pressure, "none",
                      "tension at which it breaks; none: never")
              .above(0),
          quantity_or("shear_strength", &Bond::shear_strength, units::pressure, "none",
                      "shear at which it breaks; none: never")
              .above(0),
          quantity_or("scatter", &Bond::scatter, units::number, "none",
                      "Weibull modulus of the strengths: the larger, the more alike they are; half "
                      "of the bonds are weaker than the strengths given")
              .at_least(0.5)
              .such_as("5"),
          quantity("radius", &Bond::radius, units::number,
                   "radius of the bond over that of the smaller sphere; at points of other shapes, "
                   "over that of the largest ball about the centre in the smaller body; faces have "
                   "a size of their own")
              .above(0)
              .at_most(10)
              .such_as("0.8"),
          quantity("damping", &Bond::damping, units::number,
                   "ratio of the dashpot beside each spring; 1: two bodies alone do not swing")
              .at_least(0)
              .at_most(2)
              .such_as("0.1"),
          quantity(
              "within", &Bond::within, units::length,
              "bonds all spheres whose surfaces are at most this far apart, and polyhedra where "
              "two of their faces lie over each other, parallel to within one degree and at "
              "most this far apart")
              .at_least(0)
              .otherwise("only what [[insert]] names")
              .such_as("\"0.1 mm\""),
          flag("points", &Bond::points,
               "`within` bonds bodies other than spheres at their nearest points too, by a round "
               "bond, where no faces lie over each other"),
          texts("between", &Bond::between, {},
                "`within` bonds bodies of these materials only, one or two names")
              .otherwise("all materials")
              .such_as("[\"sand\"]"),
          text("stage", &Bond::stage, "`within` bonds at the beginning of this stage")
              .otherwise("at the start of the run")
              .such_as("\"press\""),
      });
  return table;
}

namespace {

// [x, y, z, radius] each.
Key<Clump> spheres_key() {
  auto key =
      make<Clump>("spheres", "list of [x, y, z, radius]", "centres and radii; they may overlap",
                  "[[0, 0, 0, 1], [1, 0, 0, 0.8]]", &Clump::spheres,
                  [](const Node& n, const KeyText& t, std::vector<SetSphere>& list, Problems& p) {
                    if (n.kind != Node::Kind::array) {
                      wrong_type(n, t, "a list of [x, y, z, radius]", p);
                      return false;
                    }
                    list.clear();
                    for (const Node& item : n.items) {
                      Real v[4];
                      if (item.kind != Node::Kind::array || item.items.size() != 4) {
                        wrong_type(item, t, "[x, y, z, radius]", p);
                        return false;
                      }
                      for (int i = 0; i < 4; ++i)
                        if (!read_quantity(item.items[i], t, units::length, v[i], p)) return false;
                      list.push_back({{v[0], v[1], v[2]}, v[3]});
                    }
                    return true;
                  });
  key.unit = "m";
  return key;
}

}  // namespace

const Table<Clump>& clump_table() {
  static const Table<Clump> table(
      "[[clump]]",
      "A shape made of spheres, for [[insert]]: one rigid body with the mass and the moments of "
      "the union, or, with a `bond`, a cluster of spheres that can break. Files (NAME.spheres) and "
      "the library have such shapes too.",
      {
          text("name", &Clump::name, "name that [[insert]] shape refers to")
              .required()
              .such_as("\"peanut\""),
          spheres_key().required(),
      });
  return table;
}

}  // namespace clast::scene
