// Frames: the bodies at chosen moments as VTK files, for ParaView, PyVista and our own renderer.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "boundary/wall.hpp"
#include "output/force_lines.hpp"
#include "shape/assembly.hpp"
#include "world/snapshot.hpp"

namespace clast {

// One frame: a .vtp file (VTK XML PolyData, raw binary) with one point per body, sorted by id.
// Point data:
//   id, material     Int32
//   shape            Int32, 0 for a sphere, else a number in shapes.json
//   radius           of the bounding sphere [m]
//   mass             [kg]
//   velocity, speed  [m/s]
//   spin             angular velocity, world frame [rad/s]
//   orientation      unit quaternion w x y z, body to world
//   force            sum of the magnitudes of the contact forces on the body [N]
//   tag              Int32, where some body has one: given by the scene, 0 without
//   fragment         Int32, where there are bonds: the lowest id of the bodies it is bonded with
// Field data: TimeValue [s], Step; in a periodic cell its sides and tilts and the corner of its box
// [m], CellX, CellY, CellZ, CellXY, CellXZ, CellYZ, CellOriginX, CellOriginY, CellOriginZ, and its
// velocity gradient [1/s], CellRateXX, CellRateXY, and so on.
void write_frame(const std::filesystem::path& path, const Snapshot& snapshot);

// Whether some body has a tag.
bool any_tag(const HostBodies& bodies);

// Places in storage by increasing id, and for each the force that the body carries.
std::vector<std::uint32_t> order_by_id(const std::vector<Id>& id);
std::vector<Real> carried_force(const Snapshot& snapshot, const std::vector<std::uint32_t>& order);

// What a frame holds, sorted by id.
struct Frame : UnitFields<Vectors> {
  using Tables = FieldTables<UnitFields<Vectors>>;

  Real time = 0;
  std::int64_t step = 0;
  std::vector<Real> force;        // that each body carries
  std::vector<std::int32_t> tag;  // empty where nobody has one
  std::vector<Id> fragment;       // its name (bond/fragments.hpp); empty without bonds
  Cell cell;

  std::size_t size() const { return id.size(); }
};

// What write_frame would write.
Frame frame_of(const Snapshot& snapshot);

// The same with the images of bodies that reach into the box of the periodic cell from outside.
Frame with_images(Frame frame);

// Throws clast::Error when the file is missing, damaged, or not a frame of Clast.
Frame read_frame(const std::filesystem::path& path);

// The frame of a directory nearest to a time. Throws clast::Error when there is none.
struct FrameAt {
  std::filesystem::path path;
  Real time = 0;
};
FrameAt frame_nearest(const std::filesystem::path& directory, Real time);

// The corners of the box around all bodies, radii included; low > high without bodies.
struct BodyBounds {
  Vec3 low, high;
};
BodyBounds bounds_of(const HostBodies& bodies);

// The outline of each wall, as write_walls draws it.
std::vector<std::vector<Vec3>> wall_outlines(const std::vector<Wall>& walls, const Vec3& low,
                                             const Vec3& high,
                                             const std::vector<Vec3>& corners = {});

// Further values of each wall, by name.
using WallData = std::vector<std::pair<const char*, std::vector<Real>>>;

// The walls as polygons, with cell data wall (its number), material, kind (0 plane, 1 rectangle,
// 2 facet of a mesh) and `data`. Planes are infinite; what is shown is their cut through the box
// low … high around the bodies, extended to all rectangles and grown by 20 %. `corners` are those
// of the facets (Model::wall_corners).
void write_walls(const std::filesystem::path& path, const std::vector<Wall>& walls, const Vec3& low,
                 const Vec3& high, const std::vector<Vec3>& corners = {},
                 const WallData& data = {});

struct BondLine;

// The frames of a run: frame_000000.vtp, … and frames.pvd, the list of them with their times,
// which is whole at every moment. Frames may come with their contact forces: contacts_000000.vtp, …
// and contacts.pvd; where there are bonds, with these: bonds_000000.vtp, … and bonds.pvd. walls.pvd
// lists the walls as they are at each frame, and all.pvd everything.
class FrameSeries {
 public:
  // Touches nothing until the first frame or resume.
  explicit FrameSeries(std::filesystem::path directory);

  // Goes on with the frames of a stopped run: keeps those up to `time` and removes later ones,
  // which the run will write again, and what was left half-written. Damaged frames are kept under
  // another name; the text says so and is empty otherwise.
  std::string resume_at(Real time);

  // Adds a frame. Without resume_at, the first one replaces the frames of an old run. A frame for
  // the time of the last one replaces it.
  void write(const Snapshot& snapshot);

  // The shapes of the bodies: written to shapes.json, and from the next frame on bodies that are
  // no spheres also go into grains_NNNNNN.vtp, as they are.
  void show(const std::vector<Assembly>& shapes);

  // Adds the contact forces of the last frame.
  void write_contacts(const std::vector<ForceLine>& lines);

  // Adds the bonds of the last frame.
  void write_bonds(const std::vector<BondLine>& lines);

  // Writes the walls as they are from the next frame on: walls.vtp for the first frame, then
  // walls_NNNNNN.vtp with the number of that frame.
  void write_walls_from_here(const std::vector<Wall>& walls, const Vec3& low, const Vec3& high,
                             const std::vector<Vec3>& corners = {}, const WallData& data = {});

  // Waits until the frames are on the disk: before a checkpoint that counts on them.
  void sync();

  // Frames in the list.
  std::size_t size() const { return listed_.size(); }

 private:
  struct Listed {
    std::int64_t number;
    Real time;
    bool contacts = false;
    bool bonds = false;
  };
  using ListedFile = std::pair<Real, std::string>;  // time, name

  std::filesystem::path path_of(std::int64_t number) const;
  std::filesystem::path contacts_of(std::int64_t number) const;
  std::vector<std::filesystem::path> keep_until(Real time);
  void note_walls(const std::vector<std::pair<std::int64_t, std::filesystem::path>>& files);
  void write_lists() const;
  std::vector<ListedFile> files_of(std::string_view kind) const;
  std::vector<ListedFile> walls_in_force() const;

  std::filesystem::path directory_;
  std::vector<Listed> listed_;
  std::vector<std::int64_t> walls_from_;  // frames from which on walls are other ones
  bool has_meshes() const;                // there are shapes other than spheres

  std::vector<Assembly> shapes_;
  std::size_t synced_ = 0;  // of the listed frames
  bool started_ = false;
};

}  // namespace clast
