#include "scene/sphere_fit.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/error.hpp"
#include "boundary/plate.hpp"
#include "scene/build.hpp"
#include "scene/insert.hpp"
#include "scene/read.hpp"
#include "scene/region_mesh.hpp"
#include "shape/union_mass.hpp"

namespace clast::scene {

namespace {

namespace fs = std::filesystem;

constexpr int most_spheres = 10000;

void check_count(int count) {
  if (count < 1 || count > most_spheres)
    throw Error(fmt::format("{} spheres: give a number from 1 to {}", count, most_spheres));
}

MeshFile mesh_of(const fs::path& path) {
  try {
    const MeshFile file = read_mesh(path);
    ClosedMesh(file).refuse_crossing();
    return file;
  } catch (const Error& error) {
    const std::string why = error.what();
    const bool named = why.find(path.string()) != std::string::npos;
    throw Error(named ? why : fmt::format("{}: {}", path.string(), why));
  }
}

// A scene of nothing but these spheres in the mesh, which `scale` makes some 1 m large: whatever
// its unit of length is, nothing in the scene is then too small or too large.
std::string packing_scene(const fs::path& mesh, Real scale, int count, Real radius,
                          std::uint64_t seed) {
  return fmt::format(
      "duration = 1\nseed = {}\n[[material]]\nname = \"any\"\ndensity = 1\n"
      "youngs_modulus = 1\n[[insert]]\nmethod = \"dense\"\ncount = {}\nradius = {:.17g}\n"
      "region = {{ mesh = {{ file = '{}', scale = {:.17g} }} }}\n",
      seed, count, radius * scale, fs::absolute(mesh).string(), scale);
}

// None if they do not fit, with the reason.
std::optional<std::vector<SetSphere>> packed(const fs::path& mesh, Real scale, int count,
                                             Real radius, std::uint64_t seed, std::string& why) {
  HostBodies bodies;
  try {
    const Scene scene = read_scene_text(packing_scene(mesh, scale, count, radius, seed), "packing");
    insert_at_start(scene, build_model(scene, 0), bodies);
  } catch (const SceneError& error) {
    why = error.problems().front().message;
    return std::nullopt;
  } catch (const Error& error) {
    why = error.what();
    return std::nullopt;
  }
  std::vector<SetSphere> spheres;
  for (std::size_t i = 0; i < bodies.size(); ++i)
    spheres.push_back({(1 / scale) * bodies.position[i], bodies.radius[i] / scale});
  return spheres;
}

// Points inside of the mesh, on a regular grid with about this side. One of the grid is in the
// middle of the box of the mesh, so that a mesh that is alike on both sides has points that are.
std::vector<Vec3> points_on_grid(const ClosedMesh& mesh, Real side) {
  const Vec3 low = mesh.bounds().low, extent = mesh.bounds().high - low;
  int count[3];
  for (int axis = 0; axis < 3; ++axis)
    count[axis] = 1 + 2 * static_cast<int>(std::lround(larger(0.5 * (extent[axis] / side - 1), 0)));
  const auto place = [&](int axis, int i) {
    return low[axis] + (i + 0.5) * extent[axis] / count[axis];
  };
  std::vector<Vec3> points;
  for (int k = 0; k < count[2]; ++k)
    for (int j = 0; j < count[1]; ++j)
      for (int i = 0; i < count[0]; ++i) {
        const Vec3 p{place(0, i), place(1, j), place(2, k)};
        if (mesh.holds(p)) points.push_back(p);
      }
  return points;
}

// About so many points; the grid has to be wider where the mesh is thinner than its side.
std::vector<Vec3> points_inside(const ClosedMesh& mesh, Real wished) {
  Real side = std::cbrt(mesh.volume() / wished);
  std::vector<Vec3> points = points_on_grid(mesh, side);
  while (static_cast<Real>(points.size()) > 1.5 * wished)
    points = points_on_grid(mesh, side *= 1.2);
  return points;
}

Vec3 nearest_on_triangle(const Vec3& p, const Vec3& a, const Vec3& b, const Vec3& c) {
  const Vec3 n = cross(b - a, c - a), foot = p - (dot(p - a, n) / squared_length(n)) * n;
  const auto inside_of = [&](const Vec3& u, const Vec3& v) {
    return dot(cross(v - u, foot - u), n) >= 0;
  };
  if (inside_of(a, b) && inside_of(b, c) && inside_of(c, a)) return foot;
  Vec3 best = a;
  const auto try_edge = [&](const Vec3& u, const Vec3& v) {
    const Real along = clamp(dot(p - u, v - u) / squared_length(v - u), 0, 1);
    const Vec3 q = u + along * (v - u);
    if (squared_length(q - p) < squared_length(best - p)) best = q;
  };
  try_edge(a, b);
  try_edge(b, c);
  try_edge(c, a);
  return best;
}

// How far a point is from the surface.
class SurfaceDistance {
 public:
  explicit SurfaceDistance(const MeshFile& file) {
    for (const MeshObject& object : file.object)
      for (const std::vector<int>& ring : object.surface.face)
        for (std::size_t i = 2; i < ring.size(); ++i)
          add(object.surface.vertex[ring[0]], object.surface.vertex[ring[i - 1]],
              object.surface.vertex[ring[i]]);
  }
  Real operator()(const Vec3& p) const {
    Real least = infinity;
    for (std::size_t i = 0; i + 2 < corner_.size(); i += 3)
      least = smaller(
          least,
          squared_length(nearest_on_triangle(p, corner_[i], corner_[i + 1], corner_[i + 2]) - p));
    return root(least);
  }
  Real triangles() const { return static_cast<Real>(corner_.size()) / 3; }

 private:
  void add(const Vec3& a, const Vec3& b, const Vec3& c) {
    if (squared_length(cross(b - a, c - a)) > 0) corner_.insert(corner_.end(), {a, b, c});
  }
  std::vector<Vec3> corner_;
};

// One after the other, the candidate that covers most of what is not covered yet.
std::vector<SetSphere> covering(const std::vector<SetSphere>& candidates,
                                std::vector<Vec3> uncovered, int count) {
  std::vector<SetSphere> chosen;
  const auto covers = [](const SetSphere& s, const Vec3& p) {
    return squared_length(p - s.center) <= square(s.radius);
  };
  while (static_cast<int>(chosen.size()) < count && !uncovered.empty()) {
    const SetSphere* best = nullptr;
    std::size_t most = 0;
    for (const SetSphere& s : candidates) {
      const auto covered = static_cast<std::size_t>(std::count_if(
          uncovered.begin(), uncovered.end(), [&](const Vec3& p) { return covers(s, p); }));
      if (covered > most) {
        most = covered;
        best = &s;
      }
    }
    if (best == nullptr) break;
    chosen.push_back(*best);
    std::erase_if(uncovered, [&](const Vec3& p) { return covers(*best, p); });
  }
  return chosen;
}

std::vector<SetSphere> grown(std::vector<SetSphere> spheres, Real by) {
  for (SetSphere& s : spheres) s.radius += by;
  return spheres;
}

// Grown by one length so that the union has the volume of the mesh.
std::vector<SetSphere> with_volume(const std::vector<SetSphere>& spheres, Real volume) {
  Real low = 0, high = std::cbrt(volume);
  for (int i = 0; i < 30; ++i) {
    const Real middle = 0.5 * (low + high);
    (union_mass(grown(spheres, middle)).volume < volume ? low : high) = middle;
  }
  return grown(spheres, 0.5 * (low + high));
}

Vec3 sorted(Vec3 v) {
  Real values[] = {v.x, v.y, v.z};
  std::sort(values, values + 3);
  return {values[0], values[1], values[2]};
}

}  // namespace

PackedCluster packed_cluster(const fs::path& path, int count, Real reach, std::uint64_t seed) {
  check_count(count);
  const ClosedMesh mesh(mesh_of(path));
  const Real scale = 1 / length(mesh.bounds().high - mesh.bounds().low);
  PackedCluster out;
  out.mesh_volume = mesh.volume();
  const Real ball = 4.0 / 3.0 * pi;
  std::optional<std::vector<SetSphere>> spheres;
  std::string why;
  for (out.solid = 0.6; !spheres && out.solid > 0.1; out.solid -= 0.02)
    spheres = packed(path, scale, count, std::cbrt(out.solid * out.mesh_volume / (ball * count)),
                     seed, why);
  if (!spheres)
    throw Error(
        fmt::format("{}: {} equal spheres that fill a tenth of it or more do not fit into the mesh "
                    "({}); use more of them, or a mesh that is less thin",
                    path.string(), count, why));
  out.solid = count * ball * cube(spheres->front().radius) / out.mesh_volume;
  out.set = {path.stem().string(), *spheres, bonds_within(*spheres, reach)};
  for (out.reach = reach; !holds_together(out.set.spheres.size(), out.set.bonds);
       out.reach *= 1.1) {
    if (out.reach > 2)
      throw Error(
          fmt::format("{}: the spheres lie too far apart for bonds; use more of them, or a "
                      "mesh in one piece",
                      path.string()));
    out.set.bonds = bonds_within(*spheres, 1.1 * out.reach);
  }
  return out;
}

FittedClump fitted_clump(const fs::path& path, int count) {
  check_count(count);
  const MeshFile file = mesh_of(path);
  const ClosedMesh mesh(file);
  const SurfaceDistance distance(file);
  const Real wished = clamp(2e8 / distance.triangles(), 500, 4000);
  std::vector<SetSphere> candidates;
  for (const Vec3& p : points_inside(mesh, wished)) candidates.push_back({p, distance(p)});
  const std::vector<SetSphere> chosen = covering(candidates, points_inside(mesh, 8000), count);
  if (chosen.empty())
    throw Error(fmt::format("{}: no sphere was found that lies in the mesh; it is too thin",
                            path.string()));
  FittedClump out;
  out.set.name = path.stem().string();
  out.set.spheres = with_volume(chosen, mesh.volume());
  const MassProperties whole = union_mass(out.set.spheres);
  out.volume_error = std::abs(whole.volume / mesh.volume() - 1);
  const Vec3 wanted = (1 / mesh.volume()) * sorted(principal_frame(mesh.mass().second).inertia());
  const Vec3 got = (1 / whole.volume) * sorted(principal_frame(whole.second).inertia());
  for (int k = 0; k < 3; ++k)
    out.inertia_error = larger(out.inertia_error, std::abs(got[k] / wanted[k] - 1));
  return out;
}

}  // namespace clast::scene
