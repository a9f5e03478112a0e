// Table of how walls move.
#include "scene/keys.hpp"
#include "scene/tables.hpp"

namespace clast::scene {

using namespace keys;

namespace {

// [[time, x, y, z], ...] or [[time, x, y, z, angle], ...].
Key<Motion> path_key() {
  return make<Motion>(
      "path", "list of [time, 3 of length] or [time, 3 of length, angle]",
      "path: displacement, and angle about the axis, at some times", "", &Motion::path,
      [](const Node& n, const KeyText& t, std::vector<PathPoint>& path, Problems& p) {
        std::vector<PathPoint> points;
        if (n.kind != Node::Kind::array || n.items.size() < 2) {
          wrong_type(n, t, "a list of at least two [time, x, y, z]", p);
          return false;
        }
        for (const Node& item : n.items) {
          const std::size_t size = item.items.size();
          if (item.kind != Node::Kind::array || (size != 4 && size != 5)) {
            wrong_type(item, t, "[time, x, y, z] or [time, x, y, z, angle]", p);
            return false;
          }
          PathPoint point;
          bool good = read_quantity(item.items[0], t, units::time, point.time, p);
          for (int axis = 0; axis < 3; ++axis)
            good =
                good && read_quantity(item.items[axis + 1], t, units::length, point.shift[axis], p);
          if (size == 5)
            good = good && read_quantity(item.items[4], t, units::angle, point.angle, p);
          if (!good) return false;
          points.push_back(point);
        }
        path = points;
        return true;
      });
}

}  // namespace

const Table<Motion>& motion_table() {
  using Type = Motion::Type;
  static const Table<Motion> table(
      "[wall.motion]",
      "How a wall moves. Bodies feel its velocity, and the work it does is in the energy ledger. A "
      "*servo* is pushed along its axis by a force (or a stress times an area) until contacts "
      "carry "
      "that force: it moves at `speed` where nothing resists, and slower the more does. A *free* "
      "wall has a mass, and falls, floats and is pushed along its axis by its weight, by contacts "
      "and by `force`. With `torque` or `inertia` both turn instead, about their axis through the "
      "wall's `reference`: a servo until contacts carry the torque, at `rate` where nothing "
      "resists; a free wall as contacts and `torque` make it. Under *surface* the wall stays and "
      "its surface moves along itself: a belt "
      "with "
      "`velocity`, of which the part along the surface counts, or a turning disc with `rate` about "
      "its normal through `reference`. An *orbit* carries the reference point around `center` "
      "without "
      "turning the wall; with a *rotation* it is a planetary motion. Times count from the start of "
      "the run, or of the stage that "
      "brings the "
      "motion; before `from` and after `until` the wall stands still. With `faces`, faces of a box "
      "move one by one: each has columns NAME.FACE of its own, and a servo or a free motion pushes "
      "each along its own normal, inward. New motions of a stage replace those of the faces they "
      "name. Faces keep their size: they stay closed where they move inward.",
      {
          choice("type", &Motion::type,
                 {{"fixed", Type::fixed},
                  {"velocity", Type::velocity},
                  {"rotation", Type::rotation},
                  {"oscillation", Type::oscillation},
                  {"path", Type::path},
                  {"servo", Type::servo},
                  {"free", Type::free},
                  {"surface", Type::surface},
                  {"orbit", Type::orbit}},
                 "kind of motion")
              .required(),
          texts("faces", &Motion::faces, {"left", "right", "front", "back", "bottom", "top"},
                "box: the faces that it moves; the others stay, or have motions of their own")
              .otherwise("all, as one")
              .such_as("[\"top\"]"),
          quantity("from", &Motion::from, units::time, "when it begins").at_least(0),
          quantity("until", &Motion::until, units::time, "when it ends")
              .above(0)
              .otherwise("never"),
          vector("velocity", &Motion::velocity, units::velocity,
                 "velocity, surface: how fast, and where to")
              .otherwise("needed by velocity; surface: this or rate"),
          vector(
              "axis", &Motion::axis, units::number,
              "rotation, orbit: turning like a right-handed screw; oscillation: along or about it; "
              "path: "
              "of the angles; servo: the direction it pushes in; free: the direction it moves in")
              .otherwise(
                  "that of a cylinder, cone or annulus; servo and free: the normal of a plane, of "
                  "a rectangle or of faces")
              .such_as("[0, 0, 1]"),
          quantity("rate", &Motion::rate, units::spin,
                   "rotation, orbit, surface: how fast; servo with a torque: where nothing resists")
              .otherwise("needed by rotation, orbit and a servo with a torque"),
          vector("center", &Motion::center, units::length, "orbit: what it runs around")
              .otherwise("needed by orbit"),
          quantity("amplitude", &Motion::amplitude, units::length,
                   "oscillation: along the axis, from the middle to the end")
              .above(0)
              .otherwise("this or swing"),
          quantity("swing", &Motion::swing, units::angle,
                   "oscillation: about the axis, from the middle to the end")
              .above(0)
              .otherwise("this or amplitude"),
          quantity("frequency", &Motion::frequency, units::frequency,
                   "oscillation: cycles per time")
              .above(0)
              .otherwise("needed by oscillation")
              .such_as("\"50 Hz\""),
          quantity("phase", &Motion::phase, units::angle,
                   "oscillation: 0 begins with the greatest speed, \"90 deg\" at rest"),
          path_key()
              .otherwise("needed by path")
              .such_as("[[0, 0, 0, 0], [\"1 s\", \"20 cm\", 0, 0]]"),
          choice("course", &Motion::course,
                 {{"linear", Motion::Course::linear}, {"smooth", Motion::Course::smooth}},
                 "path: straight from point to point, or along a smooth curve that rests at both "
                 "ends and does not overshoot"),
          quantity("force", &Motion::force, units::force, "servo, free: pushes along the axis")
              .otherwise("servo: this, stress or torque; free: 0"),
          quantity("stress", &Motion::stress, units::pressure, "servo, free: force per area")
              .otherwise("this or force"),
          quantity("torque", &Motion::torque, units::torque,
                   "servo, free: turns about the axis, like a right-handed screw")
              .otherwise("servo: this, force or stress; free: 0"),
          quantity("area", &Motion::area, units::area, "servo, free: that the stress acts on")
              .above(0)
              .otherwise("that of the rectangle; between the other faces of the box, or across the "
                         "periodic cell, as it is at each moment"),
          quantity("mass", &Motion::mass, units::mass, "servo, free: of the wall")
              .above(0)
              .otherwise("servo: that of all bodies; needed by free"),
          quantity("inertia", &Motion::inertia, units::inertia,
                   "servo, free: of a wall that turns, about its axis")
              .above(0)
              .otherwise(
                  "servo with a torque: that of all bodies at the farthest point of the wall; "
                  "needed by a free wall that turns"),
          quantity("speed", &Motion::speed, units::velocity, "servo: where nothing resists")
              .above(0)
              .otherwise("needed by servo, unless it turns"),
          quantity("damping", &Motion::damping, units::frequency, "free: drag per mass")
              .at_least(0),
          quantity("max_speed", &Motion::max_speed, units::velocity,
                   "servo, free: a limit to its speed")
              .above(0)
              .otherwise("none"),
          quantity("first_stop", &Motion::first_stop, units::length,
                   "servo, free: its way along the axis, from where it was put, cannot be less")
              .at_most(0)
              .otherwise("none")
              .such_as("0"),
          quantity("last_stop", &Motion::last_stop, units::length,
                   "servo, free: its way along the axis cannot be more")
              .at_least(0)
              .otherwise("none"),
      });
  return table;
}

}  // namespace clast::scene
