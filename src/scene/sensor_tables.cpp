// Tables of sensors, of tags and of sinks.
#include "scene/keys.hpp"
#include "scene/tables.hpp"

namespace clast::scene {

using namespace keys;

namespace {

Key<Sensor> size_limits_key() {
  auto key = make<Sensor>(
      "sizes", "list of lengths",
      "limits between size classes, rising: diameters of the sphere of equal volume, in two "
      "dimensions of the disc of equal area; class 1 is below the first, the last class from the "
      "last limit on",
      "[\"1 mm\", \"2 mm\"]", &Sensor::sizes,
      [](const Node& n, const KeyText& t, std::vector<Real>& list, Problems& p) {
        if (n.kind != Node::Kind::array || n.items.empty()) {
          wrong_type(n, t, "a list of sizes", p);
          return false;
        }
        list.clear();
        for (const Node& item : n.items) {
          Real size = 0;
          if (!read_quantity(item, t, units::length, size, p)) return false;
          list.push_back(size);
        }
        return true;
      });
  key.unit = units::length.si;
  return std::move(key).above(0).otherwise("needed by \"size\"");
}

}  // namespace

const Table<Sensor>& sensor_table() {
  using Type = Sensor::Type;
  static const Table<Sensor> table(
      "[[sensor]]",
      "Looks at a part of space and adds columns `sensor.NAME...` to series.csv; "
      "[results.md](results.md#sensors) lists them. contents: number, mass, solid fraction and "
      "mean velocity of the bodies in the region. flow: what passes a plane along its normal "
      "(with a region: only where the plane lies in it), or without a plane what goes into the "
      "region; also how long bodies stay there. stress: stress, fabric and coordination number in "
      "the region. heap: angle of repose. mixing: how well those of one tag or material are mixed "
      "with the others. A body belongs to a region when its centre lies in it. In a periodic "
      "cell, bodies are where frames show them, and a plane across a periodic axis counts every "
      "passage, however often a body comes round.",
      {
          text("name", &Sensor::name, "name of its columns: letters, digits and _")
              .required()
              .such_as("\"outlet\""),
          choice("type", &Sensor::type,
                 {{"contents", Type::contents},
                  {"flow", Type::flow},
                  {"stress", Type::stress},
                  {"heap", Type::heap},
                  {"mixing", Type::mixing}},
                 "what it measures")
              .required(),
          optional_table("region", &Sensor::region, region_table, "the part of space")
              .otherwise("needed, but by a flow through a plane")
              .such_as("{ box = { low = [0, 0, 0], high = [0.1, 0.1, 0.2] } }"),
          vector("point", &Sensor::point, units::length, "flow: a point of the plane")
              .otherwise("no plane"),
          vector("normal", &Sensor::normal, units::number,
                 "flow: the direction across the plane that counts as positive")
              .otherwise("needed by point")
              .such_as("[0, 0, -1]"),
          texts(
              "by", &Sensor::by, {"material", "size", "tag"},
              "contents and flow: what is measured also for each material, size class or tag (of a "
              "flow, number and mass)")
              .such_as("[\"material\", \"tag\"]"),
          size_limits_key(),
          integer("tag", &Sensor::tag, "mixing: those that are mixed with the others")
              .at_least(0)
              .at_most(most_tag)
              .otherwise("mixing needs this or material")
              .such_as("1"),
          text("material", &Sensor::material, "mixing: those that are mixed with the others")
              .otherwise("mixing needs this or tag"),
          quantity("cell_size", &Sensor::cell_size, units::length,
                   "mixing: side of the cubes in which shares are compared; heap: width of the "
                   "rings in which heights are")
              .above(0)
              .otherwise("needed by mixing and heap")
              .such_as("\"1 cm\""),
          quantity("every", &Sensor::every, units::time,
                   "flow: longest time between two looks at the bodies. In between they are "
                   "taken to move straight")
              .above(0)
              .otherwise("output.series")
              .such_as("\"1 ms\""),
      });
  return table;
}

const Table<Sink>& sink_table() {
  static const Table<Sink> table(
      "[[sink]]",
      "Takes away bodies that enter a region: those whose centre it finds there when it looks. "
      "Columns `sink.NAME.number` and `sink.NAME.mass` of series.csv count them since the start; "
      "the energy they leave with is booked under `removal`. Contacts and bonds of such a body go "
      "with it, and its bonds do not count as broken; a cluster loses its spheres one by one. "
      "Where regions overlap, the first sink counts. In a periodic cell, bodies are where frames "
      "show them.",
      {
          text("name", &Sink::name, "name of its columns: letters, digits and _")
              .required()
              .such_as("\"outlet\""),
          optional_table("region", &Sink::region, region_table, "where bodies are taken away")
              .required()
              .such_as("{ box = { low = [-0.1, -0.1, -0.2], high = [0.1, 0.1, -0.1] } }"),
          quantity("every", &Sink::every, units::time,
                   "time between two looks at the bodies. Make it shorter than the time that a "
                   "body takes through the region, else some pass")
              .above(0)
              .otherwise("100 steps")
              .such_as("\"1 ms\""),
          quantity("from", &Sink::from, units::time, "when it opens").at_least(0),
          quantity("until", &Sink::until, units::time, "when it closes")
              .above(0)
              .otherwise("the end of the run"),
      });
  return table;
}

const Table<Tagging>& tagging_table() {
  static const Table<Tagging> table(
      "[[stage.tag]]", "A tag for the bodies whose centre is in the region when the stage begins.",
      {
          optional_table("region", &Tagging::region, region_table, "where")
              .required()
              .such_as("{ box = { low = [0, 0, 0], high = [0.05, 0.1, 0.2] } }"),
          integer("tag", &Tagging::tag, "number that they carry from now on; 0: none")
              .required()
              .at_least(0)
              .at_most(most_tag)
              .such_as("1"),
      });
  return table;
}

}  // namespace clast::scene
