#include "shape/import.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/error.hpp"
#include "shape/hull.hpp"
#include "shape/mass.hpp"
#include "shape/merge_flat.hpp"
#include "shape/topology.hpp"
#include "shape/weld.hpp"

namespace clast {
namespace {

void look_outward(Surface& shell, Real size, Notes& notes) {
  const Real volume = mass_properties(shell).volume;
  if (!(std::abs(volume) > coarse_flatness * cube(size)))
    throw Error(fmt::format("the mesh encloses no volume ({:.3g})", volume));
  if (volume > 0) return;
  for (std::vector<int>& ring : shell.face) std::reverse(ring.begin(), ring.end());
  notes.push_back("turned the surface, which was inside out");
}

// The shell with its flat faces merged when it is convex; nothing but the reason otherwise.
bool is_convex(const Surface& shell, Real tolerance, Surface& merged, std::string& reason) {
  try {
    check_closed(shell);
    merged = merge_flat_faces(shell, tolerance);
    check_convex(merged, tolerance);
    return true;
  } catch (const Error& e) {
    reason = e.what();
    return false;
  }
}

Surface convex_shell(const Surface& shell, Notes& notes) {
  const Real tolerance = coarse_flatness * bounds_of(shell.vertex).size;
  Surface merged;
  std::string reason;
  if (is_convex(shell, tolerance, merged, reason)) {
    if (merged.face.size() < shell.face.size())
      notes.push_back(fmt::format("merged {} faces to {} that are flat", shell.face.size(),
                                  merged.face.size()));
    return merged;
  }
  check_no_crossing(shell, tolerance);
  Surface hull = convex_hull(shell.vertex, coarse_flatness);
  const Real share = mass_properties(shell).volume / mass_properties(hull).volume;
  if (share < nearly_convex)
    throw Error(fmt::format(
        "the mesh is concave: it fills {:.3g} % of its convex hull, and below {:g} % the hull is "
        "no "
        "likeness ({}); cut it into convex parts, each an object ('o NAME') of an OBJ file",
        100 * share, 100 * nearly_convex, reason));
  notes.push_back(
      fmt::format("took the convex hull, of which the mesh fills {:.4g} %", 100 * share));
  return hull;
}

// A name that scenes and files can carry.
std::string part_name(const MeshObject& object, std::size_t objects, std::size_t shell,
                      std::size_t shells, const std::string& whole) {
  std::string name = objects == 1 || object.name.empty() ? whole : object.name;
  if (shells > 1) name += fmt::format("_{}", shell + 1);
  return name;
}

}  // namespace

ImportedShape import_shape(const std::string& name, const MeshFile& file) {
  ImportedShape out;
  for (const MeshObject& object : file.object) {
    const Real size = bounds_of(object.surface.vertex).size;
    Surface whole = welded_surface(object.surface, coarse_flatness * size, out.notes);
    if (whole.face.empty()) throw Error("no face with an area is left");
    check_no_open_edges(whole);
    orient_alike(whole, out.notes);
    std::vector<Surface> shells = shells_of(whole);
    if (shells.size() > 1)
      out.notes.push_back(
          fmt::format("took {} separate shells for parts of one body", shells.size()));
    for (std::size_t i = 0; i < shells.size(); ++i) {
      look_outward(shells[i], bounds_of(shells[i].vertex).size, out.notes);
      out.parts.push_back({part_name(object, file.object.size(), i, shells.size(), name),
                           convex_shell(shells[i], out.notes)});
    }
  }
  out.shape = assembly_of(name, out.parts, coarse_flatness);
  return out;
}

}  // namespace clast
