// Tables of what bodies are inserted: regions, sizes, [[insert]].
#include "scene/keys.hpp"
#include "scene/tables.hpp"

namespace clast::scene {

using namespace keys;

namespace {

const Table<Box>& box_table() {
  static const Table<Box> table(
      "box", "A box along the axes.",
      {
          vector("low", &Box::low, units::length, "corner of least x, y, z").required(),
          vector("high", &Box::high, units::length, "corner of greatest x, y, z").required(),
      });
  return table;
}

const Table<Cylinder>& cylinder_table() {
  static const Table<Cylinder> table(
      "cylinder", "An upright or inclined cylinder.",
      {
          vector("from", &Cylinder::from, units::length, "middle of one end").required(),
          vector("to", &Cylinder::to, units::length, "middle of the other end").required(),
          quantity("radius", &Cylinder::radius, units::length, "radius").required().above(0),
      });
  return table;
}

const Table<Sphere>& sphere_table() {
  static const Table<Sphere> table(
      "sphere", "A ball.",
      {
          vector("center", &Sphere::center, units::length, "middle").required(),
          quantity("radius", &Sphere::radius, units::length, "radius").required().above(0),
      });
  return table;
}

const Table<MeshInside>& mesh_inside_table() {
  using M = MeshInside;
  static const Table<M> table(
      "mesh",
      "The inside of a closed surface. Where one shell of the file lies in another, it is a hole.",
      {
          text("file", &M::file, "an STL or OBJ file, relative to the folder of the scene")
              .required()
              .such_as("\"vessel.stl\""),
          quantity("scale", &M::scale, units::number, "metres per unit of length of the file")
              .above(0)
              .such_as("0.001"),
          vector("rotate", &M::rotate, units::angle,
                 "then turned by the length of this about its direction")
              .such_as("[0, 0, \"90 deg\"]"),
          vector("shift", &M::shift, units::length, "then moved by this"),
      });
  return table;
}

const Table<NormalSizes>& normal_table() {
  static const Table<NormalSizes> table(
      "normal", "Sizes from a normal distribution by number, cut off at both ends.",
      {
          quantity("mean", &NormalSizes::mean, units::length, "mean size").required().above(0),
          quantity("deviation", &NormalSizes::deviation, units::length, "standard deviation")
              .required()
              .above(0),
          quantity("min", &NormalSizes::min, units::length, "smallest size")
              .above(0)
              .otherwise("mean - 3 deviation"),
          quantity("max", &NormalSizes::max, units::length, "largest size")
              .above(0)
              .otherwise("mean + 3 deviation"),
      });
  return table;
}

const Table<LogNormalSizes>& lognormal_table() {
  using L = LogNormalSizes;
  static const Table<L> table(
      "lognormal", "Sizes whose logarithm is normal by number, cut off at both ends.",
      {
          quantity("median", &L::median, units::length, "median size").required().above(0),
          quantity("sigma", &L::sigma, units::number, "standard deviation of ln(size)")
              .required()
              .at_least(1e-6)
              .at_most(3),
          quantity("min", &L::min, units::length, "smallest size")
              .above(0)
              .otherwise("median e^(-3 sigma)"),
          quantity("max", &L::max, units::length, "largest size")
              .above(0)
              .otherwise("median e^(3 sigma)"),
      });
  return table;
}

// Lists of sizes, [smallest, largest].
Key<Sizes> uniform_key() {
  auto key = make<Sizes>("uniform", "2 of length",
                         "from the smallest to the largest size, evenly by number",
                         "[\"1 mm\", \"2 mm\"]", &Sizes::uniform,
                         [](const Node& n, const KeyText& t, std::vector<Real>& list, Problems& p) {
                           if (n.kind != Node::Kind::array || n.items.size() != 2) {
                             wrong_type(n, t, "a list of two sizes", p);
                             return false;
                           }
                           std::vector<Real> sizes(2);
                           for (int i = 0; i < 2; ++i)
                             if (!read_quantity(n.items[i], t, units::length, sizes[i], p))
                               return false;
                           list = sizes;
                           return true;
                         });
  return std::move(key).above(0);
}

// A sieve curve, [[size, mass fraction passing], ...].
Key<Sizes> sieve_key() {
  return make<Sizes>(
      "sieve", "list of [length, number]",
      "sizes with the mass fraction that passes, rising from 0 to 1",
      "[[\"1 mm\", 0], [\"2 mm\", 0.3], [\"4 mm\", 1]]", &Sizes::sieve,
      [](const Node& n, const KeyText& t, std::vector<std::array<Real, 2>>& list, Problems& p) {
        std::vector<std::array<Real, 2>> rows;
        if (n.kind != Node::Kind::array || n.items.size() < 2) {
          wrong_type(n, t, "a list of at least two [size, passing]", p);
          return false;
        }
        KeyText size = t, passing = t;
        size.range.low = 0;
        size.range.low_open = true;
        passing.range = {0, 1, false, false};
        for (const Node& item : n.items) {
          if (item.kind != Node::Kind::array || item.items.size() != 2) {
            wrong_type(item, t, "a list of [size, passing]", p);
            return false;
          }
          std::array<Real, 2> row{};
          if (!read_quantity(item.items[0], size, units::length, row[0], p) ||
              !read_quantity(item.items[1], passing, units::number, row[1], p))
            return false;
          rows.push_back(row);
        }
        list = rows;
        return true;
      });
}

// One name or several.
Key<Insert> shapes_key() {
  auto key = make<Insert>(
      "shape", "text or list of texts",
      "shape of the bodies, from the library (`clast shapes` lists it), from an OBJ file, whose "
      "objects are the convex parts of one body, or made of spheres: of a [[clump]], of the "
      "library "
      "or of a file NAME.spheres; in two dimensions a polygon of the library or of "
      "a "
      "[[polygon]], or \"disc\"; or that of a [[shape]]; of several, each body takes one at random",
      "\"cube\"", &Insert::shape,
      [](const Node& n, const KeyText& t, std::vector<Value<std::string>>& list, Problems& p) {
        list.clear();
        const auto read_one = [&](const Node& item) {
          Value<std::string> name;
          fill(name, item, [&](std::string& text) { return read_text(item, t, text, p); });
          list.push_back(name);
        };
        if (n.kind == Node::Kind::array)
          for (const Node& item : n.items) read_one(item);
        else
          read_one(n);
        return !list.empty();
      });
  return std::move(key).otherwise("\"sphere\"");
}

Key<Insert> shares_key() {
  auto key = make<Insert>(
      "shares", "list of numbers", "with several shapes: how many of each, relative to each other",
      "[3, 1]", &Insert::shares,
      [](const Node& n, const KeyText& t, std::vector<Real>& list, Problems& p) {
        if (n.kind != Node::Kind::array) {
          wrong_type(n, t, "a list of numbers", p);
          return false;
        }
        list.clear();
        for (const Node& item : n.items) {
          Real share = 0;
          if (!read_quantity(item, t, units::number, share, p)) return false;
          list.push_back(share);
        }
        return true;
      });
  return std::move(key).above(0).otherwise("all alike");
}

Key<Insert> places_key() {
  return make<Insert>(
      "at", "list of 3 of length",
      "middles of the bodies, in place of region and count; nothing checks whether they overlap",
      "[[0, 0, 0.05], [0, 0, 0.15]]", &Insert::at,
      [](const Node& n, const KeyText& t, std::vector<Vec3>& list, Problems& p) {
        if (n.kind != Node::Kind::array || n.items.empty()) {
          wrong_type(n, t, "a list of positions", p);
          return false;
        }
        list.clear();
        for (const Node& item : n.items) {
          Vec3 place;
          if (!read_vector(item, t, units::length, place, p)) return false;
          list.push_back(place);
        }
        return true;
      });
}

std::string polygon_list() {
  std::string list = "disc";
  for (const std::string& name : polygon_names()) list += ", " + name;
  return list;
}

// Of a [[polygon]] or a [[shape]].
template <class T>
Key<T> corners_key(Value<std::vector<Corner>> T::*member) {
  return make<T>(
      "corners", "list of 2 of length",
      "x and z of its corners, one after the other around it, from 3 to 64; it must be convex",
      "[[0, 0], [\"3 cm\", 0], [0, \"2 cm\"]]", member,
      [](const Node& n, const KeyText& t, std::vector<Corner>& list, Problems& p) {
        if (n.kind != Node::Kind::array) {
          wrong_type(n, t, "a list of [x, z]", p);
          return false;
        }
        list.clear();
        for (const Node& item : n.items) {
          if (item.kind != Node::Kind::array || item.items.size() != 2) {
            wrong_type(item, t, "a list of [x, z]", p);
            return false;
          }
          Corner corner{};
          for (std::size_t i = 0; i < 2; ++i)
            if (!read_quantity(item.items[i], t, units::length, corner[i], p)) return false;
          list.push_back(corner);
        }
        return true;
      });
}

// One length for all bodies, or a table with a distribution.
Key<Insert> sizes_key(std::string name, Value<Sizes> Insert::*member, std::string doc) {
  auto key = make<Insert>(
      std::move(name), "length or table", std::move(doc), "\"2 mm\"", member,
      [](const Node& n, const KeyText& t, Sizes& sizes, Problems& p) {
        sizes.where = n.where;
        if (n.kind == Node::Kind::table)
          read_table(sizes_table(), n, sizes, p);
        else
          fill(sizes.single, n, [&](Real& v) { return read_quantity(n, t, units::length, v, p); });
        return true;
      });
  key.unit = units::length.si;
  key.nested = []() -> const TableText& { return sizes_table(); };
  return std::move(key).above(0);
}

}  // namespace

const Table<Region>& region_table() {
  static const Table<Region> table(
      "region", "A part of space: exactly one of these.",
      {
          optional_table("box", &Region::box, box_table, "a box along the axes")
              .such_as("{ low = [0, 0, 0], high = [0.1, 0.1, 0.2] }"),
          optional_table("cylinder", &Region::cylinder, cylinder_table, "a cylinder")
              .such_as("{ from = [0, 0, 0], to = [0, 0, 0.2], radius = 0.05 }"),
          optional_table("sphere", &Region::sphere, sphere_table, "a ball")
              .such_as("{ center = [0, 0, 0], radius = 0.1 }"),
          optional_table("mesh", &Region::mesh, mesh_inside_table, "the inside of a closed mesh")
              .such_as("{ file = \"vessel.stl\", scale = 0.001 }"),
      });
  return table;
}

const Table<Sizes>& sizes_table() {
  static const Table<Sizes> table(
      "sizes",
      "A size distribution for `radius = { ... }` or `diameter = { ... }`: exactly one of these.",
      {
          uniform_key(),
          optional_table("normal", &Sizes::normal, normal_table, "a normal distribution")
              .such_as("{ mean = \"2 mm\", deviation = \"0.2 mm\" }"),
          optional_table("lognormal", &Sizes::lognormal, lognormal_table, "a lognormal one")
              .such_as("{ median = \"2 mm\", sigma = 0.2 }"),
          sieve_key(),
      });
  return table;
}

const Table<Polygon>& polygon_table() {
  static const Table<Polygon> table(
      "[[polygon]]",
      "A convex polygon that insertions of a scene in two dimensions can name, beside those of the "
      "library: " +
          polygon_list() + ".",
      {
          text("name", &Polygon::name, "name that insertions refer to").required(),
          corners_key(&Polygon::corners).required(),
      });
  return table;
}

const Table<Turn>& turn_table() {
  static const Table<Turn> table(
      "turn", "A rotation.",
      {
          vector("axis", &Turn::axis, units::number, "axis, of any length but zero"),
          quantity("angle", &Turn::angle, units::angle, "angle, right-handed").required(),
      });
  return table;
}

const Table<DilatedShape>& dilated_table() {
  using Core = DilatedShape::Core;
  static const Table<DilatedShape> table(
      "[[shape]]",
      "A dilated shape that insertions can name: a sphere swept over a core. Its surface is "
      "everywhere `radius` away from the core. Lengths are those of the body: an insertion that "
      "gives no size takes the shape as it is here, one with a size scales core and radius alike. "
      "In two dimensions there are segments, ellipsoids (ellipses) and polygons. Around a point it "
      "is a sphere, which needs no [[shape]].",
      {
          text("name", &DilatedShape::name, "name that insertions refer to").required(),
          choice(
              "core", &DilatedShape::core,
              {{"segment", Core::segment},
               {"disc", Core::disc},
               {"ellipsoid", Core::ellipsoid},
               {"polygon", Core::polygon},
               {"polyhedron", Core::polyhedron}},
              "what the sphere is swept over: a segment gives a capsule, a circular disc and a "
              "convex polygon plates with a round rim, an ellipsoid one that is a little fuller, "
              "a convex polyhedron one with round edges and corners")
              .required(),
          quantity("radius", &DilatedShape::radius, units::length,
                   "of the sphere; only that of an ellipsoid may be 0")
              .at_least(0)
              .required(),
          quantity("length", &DilatedShape::length, units::length,
                   "of the segment; the capsule is longer by twice the radius")
              .above(0)
              .otherwise("needed by segment"),
          quantity("disc_radius", &DilatedShape::disc_radius, units::length,
                   "of the disc; the body is wider by the radius")
              .above(0)
              .otherwise("needed by disc"),
          vector("half_axes", &DilatedShape::half_axes, units::length,
                 "halves of the axes of the ellipsoid along x, y and z; in two dimensions the "
                 "second does not matter")
              .otherwise("needed by ellipsoid")
              .such_as("[\"4 mm\", \"6 mm\", \"9 mm\"]"),
          corners_key(&DilatedShape::corners).otherwise("needed by polygon"),
          text("of", &DilatedShape::of, "the polyhedron: a name in the library, or an OBJ file")
              .otherwise("needed by polyhedron")
              .such_as("\"cube\""),
          quantity("scale", &DilatedShape::scale, units::length,
                   "length that stands for 1 in the file of the polyhedron: half the edge of the "
                   "cube of the library")
              .above(0),
      });
  return table;
}

const Table<Insert>& insert_table() {
  using Method = Insert::Method;
  using Orientation = Insert::Orientation;
  static const Table<Insert> table(
      "[[insert]]",
      "Bodies to put in: at the start (random, lattice or dense), while the run goes on (stream), "
      "or "
      "from a file. Bodies lie wholly inside the region and touch neither each other nor walls, by "
      "their true shapes. How many: `count`, `mass` for as many as weigh that much, or "
      "`solid_fraction` for as many as fill that part of the region. [insertion.md](insertion.md) "
      "shows the methods and how full each can get.",
      {
          text("material", &Insert::material, "name of their material")
              .otherwise("the first material"),
          choice("method", &Insert::method,
                 {{"random", Method::random},
                  {"lattice", Method::lattice},
                  {"dense", Method::dense},
                  {"stream", Method::stream}},
                 "random places; a jittered lattice, whose cells are the boxes around the largest "
                 "bodies as they are turned; a dense packing, for which bodies grow and push each "
                 "other apart until none overlap; or a stream while the run goes on"),
          integer("count", &Insert::count, "number of bodies; of a stream: at most")
              .at_least(1)
              .otherwise("count, mass or solid_fraction needed"),
          quantity("mass", &Insert::mass, units::mass,
                   "total mass of the bodies; of a stream: at most")
              .above(0)
              .otherwise("count, mass or solid_fraction needed"),
          quantity("solid_fraction", &Insert::solid_fraction, units::number,
                   "part of the region that the bodies fill")
              .above(0)
              .at_most(1)
              .otherwise("dense: 0.5, in two dimensions 0.7")
              .such_as("0.55"),
          shapes_key(),
          text("bond", &Insert::bond,
               "name of the [[bond]] that holds the spheres, or the convex parts, of each body "
               "together: it is a cluster and can break")
              .otherwise("shapes of several parts are rigid")
              .such_as("\"cement\""),
          shares_key(),
          sizes_key("radius", &Insert::radius,
                    "radius, or its distribution; of other shapes: of the sphere of equal volume, "
                    "in two dimensions of the disc of equal area"),
          sizes_key("diameter", &Insert::diameter,
                    "diameter, or its distribution; of other shapes: of the sphere of equal "
                    "volume, in two dimensions of the disc of equal area"),
          sizes_key(
              "scale", &Insert::scale,
              "length that stands for 1 in the file of the shape, or its distribution: half the "
              "edge of the cube of the library, the side of its square; 1 takes a [[polygon]] "
              "as it is"),
          places_key(),
          optional_table("turn", &Insert::turn, turn_table,
                         "all bodies stand as in the file of their shape, turned by this")
              .such_as("{ axis = [0, 1, 0], angle = \"40 deg\" }"),
          optional_table("region", &Insert::region, region_table, "where to put them")
              .such_as("{ box = { low = [0, 0, 0], high = [0.1, 0.1, 0.2] } }"),
          quantity("jitter", &Insert::jitter, units::number,
                   "lattice: random shift, as a part of the free gap")
              .at_least(0)
              .at_most(1),
          vector("velocity", &Insert::velocity, units::velocity, "velocity at the start"),
          quantity("velocity_spread", &Insert::velocity_spread, units::velocity,
                   "each component differs at random by up to this much")
              .at_least(0),
          vector("spin", &Insert::spin, units::spin, "angular velocity at the start"),
          quantity("spin_spread", &Insert::spin_spread, units::spin,
                   "each component differs at random by up to this much")
              .at_least(0),
          choice(
              "orientation", &Insert::orientation,
              {{"random", Orientation::random},
               {"same", Orientation::same},
               {"axis", Orientation::axis}},
              "turned at random; all as in the files of their shapes; or with their longest axis "
              "(that of least moment of inertia) along `axis`, either end first, and turned about "
              "it at random"),
          vector("axis", &Insert::axis, units::number,
                 "direction for orientation = \"axis\", of any length but zero")
              .otherwise("needed by \"axis\"")
              .such_as("[1, 0, 0]"),
          rate("rate", &Insert::rate, "stream: mass per time, or bodies per second")
              .otherwise("needed by stream"),
          quantity("from", &Insert::from, units::time, "stream: when it starts").at_least(0),
          quantity("until", &Insert::until, units::time, "stream: when it ends")
              .above(0)
              .otherwise("end of the run"),
          quantity("every", &Insert::every, units::time,
                   "stream: time between its batches of bodies")
              .above(0)
              .otherwise(
                  "from the depth of the inlet and the velocity; at most a tenth of the stream"),
          text("file", &Insert::file,
               "bodies from a file, in metres: text with `x y z r` per line and comments after #, "
               "as "
               "YADE exports it; CSV, or other columns that the first line names (x, y, z, radius "
               "or "
               "diameter, id, vx, vy, vz, wx, wy, wz, qw, qx, qy, qz, shape); the last frame of a "
               "dump of LAMMPS or LIGGGHTS; the points of a VTK file, legacy or XML, with arrays "
               "radius, velocity, spin, orientation, shape, as frames of a run have them. `shape` "
               "lists what shape numbers of the file stand for, 0 being the ball; without numbers "
               "all bodies have its only shape")
              .such_as("\"bed.txt\""),
          vector("shift", &Insert::shift, units::length, "file: added to every position"),
          integer("tag", &Insert::tag,
                  "number that all these bodies carry: sensors count by it and pictures show it as "
                  "colour; 0: none")
              .at_least(0)
              .at_most(most_tag)
              .such_as("1"),
      });
  return table;
}

}  // namespace clast::scene
