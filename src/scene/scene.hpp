// What the user wrote: plain data, each value with the place it came from.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/vec3.hpp"
#include "boundary/finite_wall.hpp"
#include "law/material.hpp"
#include "scene/problems.hpp"
#include "shape/polygons.hpp"
#include "shape/sphere_set.hpp"
#include "world/model.hpp"

namespace clast::scene {

// A value with its place; `given` tells it from a default.
template <class T>
struct Value {
  T value{};
  Where where;
  bool given = false;
  bool bad = false;  // given, but of no use

  Value() = default;
  Value(T start) : value(std::move(start)) {}
  operator const T&() const { return value; }
  const T& operator*() const { return value; }
  const T* operator->() const { return &value; }
};

struct Box {
  Where where;
  Value<Vec3> low, high;
};
struct Cylinder {
  Where where;
  Value<Vec3> from, to;  // middles of the two ends
  Value<Real> radius;
};
struct Sphere {
  Where where;
  Value<Vec3> center;
  Value<Real> radius;
};
class ClosedMesh;
struct MeshInside {
  Where where;
  Value<std::string> file;
  Value<Real> scale = 1;
  Value<Vec3> rotate, shift;
  std::shared_ptr<const ClosedMesh> mesh;  // read from the file, in place
};
// Exactly one of the four is given.
struct Region {
  Where where;
  Value<Box> box;
  Value<Cylinder> cylinder;
  Value<Sphere> sphere;
  Value<MeshInside> mesh;
  bool flat = false;  // of a scene in two dimensions: its cut by the plane y = 0
  // A box that spans a periodic cell along an axis has no faces there: bodies lie across its side.
  bool endless[3] = {false, false, false};

  int kinds_given() const { return box.given + cylinder.given + sphere.given + mesh.given; }
};

// What laws ask for (law/value_key.hpp), as far as it is given.
using LawValues = std::map<const ValueKey*, Value<Real>>;

struct Material {
  Where where;
  Value<std::string> name;
  Value<Real> density;
  Value<Real> friction = 0.5;
  Value<Real> restitution = 0.5;
  Value<Real> rolling_friction;
  LawValues values;
};

struct Interaction {
  Where where;
  Value<std::vector<Value<std::string>>> between;
  Value<Real> friction, restitution, rolling_friction;
  LawValues values;
};

// How a wall moves. Times count from the start of the run, or of the stage that brings the motion.
struct Motion {
  enum class Type { fixed, velocity, rotation, oscillation, path, servo, free, surface, orbit };
  enum class Course { linear, smooth };
  Where where;
  std::string name;  // of the wall, where a stage changes its motion
  Value<Type> type = Type::fixed;
  Value<Real> from, until;
  Value<Vec3> velocity, axis;
  Value<Vec3> center;  // orbit
  Value<Real> rate;
  Value<Real> amplitude, swing, frequency, phase;
  Value<std::vector<Value<std::string>>> faces;  // of a box; none: all
  Value<std::vector<PathPoint>> path;
  Value<Course> course = Course::linear;
  Value<Real> force, stress, area, torque;
  Value<Real> mass, inertia, speed, damping, max_speed;
  Value<Real> first_stop, last_stop;

  // Servo, free: whether it turns.
  bool driven_about_axis() const { return torque.given || inertia.given; }
};

struct Wall {
  enum class Type { plane, rectangle, box, mesh, cylinder, cone, sphere, annulus };
  Where where;
  Value<std::string> name;
  Value<Type> type = Type::plane;
  Value<std::string> material;
  Value<Real> wear;                    // Archard's k/H
  Value<Vec3> point, normal;           // plane; normal: annulus too
  Value<Vec3> corner, edge_u, edge_v;  // rectangle
  Value<Vec3> low, high;               // box
  Value<std::vector<Value<std::string>>> open;
  Value<std::string> file;  // mesh
  Value<Real> scale = 1;
  Value<Vec3> rotate, shift;
  Value<Vec3> from, to;                // cylinder, cone
  Value<Vec3> center;                  // sphere, annulus
  Value<Real> radius;                  // cylinder, sphere, annulus
  Value<Real> from_radius, to_radius;  // cone
  Value<Real> inner_radius;            // annulus
  // What it is made of, in place: the facets of the file; a round wall itself and its flat pieces.
  std::vector<FiniteWall> facets;
  Value<Vec3> reference;
  std::vector<Motion> motions;

  bool is_round() const { return *type >= Type::cylinder; }
};

// Sizes of the bodies of one [[insert]], as radius or diameter. One of the five is given.
struct NormalSizes {
  Where where;
  Value<Real> mean, deviation;
  Value<Real> min, max;  // default: mean -+ 3 deviations
};
struct LogNormalSizes {
  Where where;
  Value<Real> median;
  Value<Real> sigma;     // standard deviation of ln(size)
  Value<Real> min, max;  // default: median e^(-+ 3 sigma)
};
struct Sizes {
  Where where;
  Value<Real> single;
  Value<std::vector<Real>> uniform;  // two: smallest and largest
  Value<NormalSizes> normal;
  Value<LogNormalSizes> lognormal;
  Value<std::vector<std::array<Real, 2>>> sieve;  // size, mass fraction passing
};

struct Rate {
  Real value = 0;
  bool by_mass = false;  // kg/s, else bodies per second
};

// A shape of a scene in two dimensions.
struct Polygon {
  Where where;
  Value<std::string> name;
  Value<std::vector<Corner>> corners;
};

// What holds bodies together.
struct Bond {
  Where where;
  Value<std::string> name;
  Value<Real> youngs_modulus, shear_modulus;
  Value<Real> normal_stiffness, shear_stiffness;                // per area, in place of the moduli
  Value<std::optional<Real>> tensile_strength, shear_strength;  // nothing: it never breaks
  Value<std::optional<Real>> scatter;                           // Weibull modulus
  Value<Real> radius = 1;                                       // over that of the smaller sphere
  Value<Real> damping;
  Value<Real> within;
  Value<bool> points;  // bodies without faces on each other too
  Value<std::vector<Value<std::string>>> between;
  Value<std::string> stage;
};

// A shape made of spheres.
struct Clump {
  Where where;
  Value<std::string> name;
  Value<std::vector<SetSphere>> spheres;
};

// A core with a sphere swept over it.
struct DilatedShape {
  enum class Core { segment, disc, ellipsoid, polygon, polyhedron };
  Where where;
  Value<std::string> name;
  Value<Core> core = Core::segment;
  Value<Real> radius;  // of the sphere
  Value<Real> length;  // of the segment
  Value<Real> disc_radius;
  Value<Vec3> half_axes;  // of the ellipsoid
  Value<std::vector<Corner>> corners;
  Value<std::string> of;  // the polyhedron: a name in the library, or a file
  Value<Real> scale = 1;  // length that stands for 1 in its file
};

// A rotation as people write it.
struct Turn {
  Where where;
  Value<Vec3> axis = Vec3{0, 0, 1};
  Value<Real> angle;
};

// A rigid body of several shapes.
struct Compound {
  struct Part {
    Where where;
    Value<std::string> shape;
    Value<Real> scale = 1;
    Value<Vec3> position;
    Value<Turn> turn;
  };
  Where where;
  Value<std::string> name;
  std::vector<Part> parts;
};

struct Insert {
  enum class Method { random, lattice, dense, stream };
  enum class Orientation { random, same, axis };
  Where where;
  Value<std::string> material;
  Value<Method> method = Method::random;
  Value<std::int64_t> count;
  Value<Real> mass, solid_fraction;  // of dense, with none of the three: a fraction of its own
  Value<Sizes> radius, diameter, scale;
  // Names in the library or of polygons, or files; none: spheres, in two dimensions discs.
  Value<std::vector<Value<std::string>>> shape;
  Value<std::string> bond;          // name of a [[bond]]; none: shapes of several parts are rigid
  Value<std::vector<Real>> shares;  // of each shape, by number; none: alike
  Value<std::vector<Vec3>> at;      // middles of the bodies, in place of a region
  Value<Turn> turn;
  Value<Region> region;
  Value<Real> jitter = 0.5;
  Value<Vec3> velocity, spin;
  Value<Real> velocity_spread, spin_spread;
  Value<Orientation> orientation = Orientation::random;
  Value<Vec3> axis;  // that the longest axis of each body lies along
  Value<Rate> rate;
  Value<Real> from, until;
  Value<Real> every;  // 0: chosen from the inlet
  Value<std::string> file;
  Value<Vec3> shift;
  Value<std::int64_t> tag;
  bool flat = false;  // of a scene in two dimensions
};

// Bodies with their centre in the region get the tag.
struct Tagging {
  Where where;
  Value<Region> region;
  Value<std::int64_t> tag;
};

// Something that looks at a part of space and writes what it sees into the series.
struct Sensor {
  enum class Type { contents, flow, stress, heap, mixing };
  Where where;
  Value<std::string> name;
  Value<Type> type = Type::contents;
  Value<Region> region;
  Value<Vec3> point, normal;                  // of the plane of a flow
  Value<std::vector<Value<std::string>>> by;  // what classes go by: material, size, tag
  Value<std::vector<Real>> sizes;             // limits between size classes, rising
  Value<std::int64_t> tag;                    // mixing: of those that mix with the others,
  Value<std::string> material;                // or their material
  Value<Real> cell_size;                      // mixing
  Value<Real> every;
};

// Takes away bodies whose centre it finds in the region.
struct Sink {
  Where where;
  Value<std::string> name;
  Value<Region> region;
  Value<Real> every;
  Value<Real> from, until;
};

struct Calm {
  Where where;
  Value<Real> energy = 1e-4;  // mean kinetic energy per body, relative to m g d
  Value<Real> hold = 0.05;    // [s]
};

struct MaterialChange {
  Where where;
  std::string name;
  Value<Real> friction, restitution, rolling_friction;
  LawValues values;
};

// How a periodic cell deforms. A stage replaces what it gives.
struct CellMotion {
  Where where;
  Value<Vec3> rate;   // xx, yy, zz
  Value<Vec3> shear;  // xy, xz, yz
  Value<Vec3> stress;
  Value<Real> max_rate;
};
struct PeriodicCell : CellMotion {
  Value<Vec3> length, origin;
  Value<Vec3> tilt;  // xy, xz, yz
};

// Numbers of the contact law from the start of a stage on.
struct ContactChange {
  Where where;
  LawValues values;
};

struct Stage {
  enum class Until { time, calm };
  Where where;
  Value<std::string> name;
  Value<Real> duration;
  Value<Until> until = Until::time;
  Value<Real> max_duration;
  Value<Calm> calm;
  Value<Vec3> gravity;
  Value<Real> global_damping;
  Value<ContactChange> contact;
  std::vector<MaterialChange> materials;
  std::vector<Interaction> interactions;
  Value<std::vector<Value<std::string>>> remove_walls;
  std::vector<Wall> walls;
  std::vector<Motion> motions;  // by name of the wall
  Value<CellMotion> cell;
  std::vector<Region> remove;
  std::vector<Tagging> tags;

  // The longest it can last.
  Real longest() const { return until.value == Until::calm ? *max_duration : *duration; }
};

struct Time {
  Where where;
  Value<std::optional<Real>> step;  // nothing: automatic
  Value<Real> safety = 1;           // factor on the automatic step
};

struct Contact {
  Where where;
  Value<std::string> law = std::string(HertzMindlin::name);
  Value<std::optional<ContactSearch>> search;  // nothing: chosen by the number of dimensions
  Value<bool> local_curvature = false;         // R* of ellipsoids is that of where they touch
  LawValues values;
};

struct DomainBox {
  Where where;
  Value<Vec3> low = Domain{}.low;
  Value<Vec3> high = Domain{}.high;
  Value<OnExit> on_exit = OnExit::keep;
};

struct Guard {
  Where where;
  Value<Real> overlap = Limits{}.overlap;
  Value<Real> residual = Limits{}.residual;
};

struct Neighbor {
  Where where;
  Value<std::string> method = std::string("auto");
  Value<std::vector<Value<std::string>>> compare;  // searches that make every list as well
  Value<std::optional<Real>> margin;               // nothing: chosen by the engine
  Value<std::optional<Real>> cell_size;            // nothing: the reach of the largest bodies
  Value<Real> box_ratio = 1.5;
};

// A time between outputs: a number, none at all, or (unless given) a part of the duration.
struct Output {
  Where where;
  Value<std::optional<Real>> frames, series, checkpoint;
  Value<bool> contacts;  // frames come with the forces between bodies
  Value<bool> measures;  // stress, porosity and fabric; with a periodic cell unless it says no
  Value<std::vector<Value<std::string>>> formats = {{Value<std::string>("vtk")}};
};

struct Scene {
  Where where;
  std::filesystem::path folder;  // that relative file names start from
  // Files to read in place of those that are named, by their names: copies that a run has kept.
  std::map<std::string, std::filesystem::path> copies;
  Value<std::string> title;
  Value<std::int64_t> seed = 1;
  Value<std::int64_t> dimensions = 3;
  Value<Real> thickness = 1;  // of discs and polygons
  Value<Vec3> gravity = Vec3{0, 0, -9.81};
  Value<Real> global_damping;
  Value<Real> duration;  // of a scene without stages
  Time time;
  Contact contact;
  DomainBox domain;
  Value<PeriodicCell> cell;
  Guard guard;
  Neighbor neighbor;
  Output output;
  std::vector<Material> materials;
  std::vector<Interaction> interactions;
  std::vector<Wall> walls;
  std::vector<Polygon> polygons;
  std::vector<Bond> bonds;
  std::vector<Clump> clumps;
  std::vector<DilatedShape> dilated;
  std::vector<Compound> compounds;
  std::vector<Insert> inserts;
  std::vector<Stage> stages;  // never empty after reading
  std::vector<Sensor> sensors;
  std::vector<Sink> sinks;

  // Two dimensions: discs and polygons in the plane y = 0.
  bool flat() const { return *dimensions == 2; }
  // Whether stress, porosity and fabric are measured.
  bool measures() const { return output.measures.given ? *output.measures : cell.given; }
  // Mass of a volume of the material; in two dimensions of an area.
  Real mass_of_solid(int material, Real solid) const {
    return *materials[material].density * solid * (flat() ? *thickness : 1);
  }
  // The sphere or disc, then those that insertions name, each once; filled by the reader.
  std::vector<Assembly> shapes;
  // Parallel to them: the number of the bond that holds their parts together, -1: they are rigid.
  // The parts of a cluster of polyhedra follow it as shapes of their own.
  std::vector<int> cements;

  // The file to read for a name.
  std::filesystem::path file(const std::string& named) const {
    const auto copy = copies.find(named);
    return copy == copies.end() ? folder / named : copy->second;
  }
  // Number of the shape of that name, or -1; the parts of a cluster are held by a bond.
  int find_shape(const std::string& name, int cement = -1) const;
  // Number of the bond of that name, or -1.
  int find_bond(const std::string& name) const;
  // Number of the bond of an insertion, or -1.
  int cement_of(const Insert& insert) const {
    return insert.bond.given ? find_bond(*insert.bond) : -1;
  }
  bool is_cluster(int shape) const { return cements[shape] >= 0; }
  // What a part of a cluster is as a body of its own.
  int shape_of_part(int cluster, int part) const {
    return shapes[cluster].is_sphere_set() ? 0 : cluster + 1 + part;
  }
  // Number of the material of that name, or -1.
  int find_material(const std::string& name) const;
  // The longest the run can last.
  Real longest() const;
};

// Times between outputs in seconds, defaults filled in; infinity where nothing is written.
struct OutputTimes {
  Real frames, series, checkpoint;
};
OutputTimes output_times(const Scene& scene);

}  // namespace clast::scene

namespace clast {
using scene::Scene;
}
