#include "scene/cut_rock.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "scene/bonds.hpp"
#include "shape/import.hpp"
#include "shape/mass.hpp"

namespace clast::scene {

namespace {

CutRock cut(const ImportedShape& rock, const std::string& name, const VoronoiOptions& options) {
  CutRock out;
  out.notes = rock.notes;
  out.cells = voronoi_cells(rock.parts, options);
  const Assembly whole = assembly_of(name, out.cells, coarse_flatness);
  out.bonds = parts_with_shared_faces(whole).size();
  std::vector<Real> volumes;
  for (const MeshObject& cell : out.cells) volumes.push_back(mass_properties(cell.surface).volume);
  const auto [smallest, largest] = std::minmax_element(volumes.begin(), volumes.end());
  out.smallest = *smallest;
  out.largest = *largest;
  return out;
}

}  // namespace

CutRock cut_rock(const std::filesystem::path& mesh, const VoronoiOptions& options) {
  const MeshFile file = read_mesh(mesh);  // names the file itself
  try {
    const std::string name = mesh.stem().string();
    return cut(import_shape(name, file), name, options);
  } catch (const Error& error) {
    throw Error(fmt::format("{}: {}", mesh.string(), error.what()));
  }
}

}  // namespace clast::scene
