// clast cluster and clast clump: closed meshes as sets of spheres, or cut into cells.
#include <fmt/format.h>

#include <filesystem>
#include <memory>

#include "apps/clast/commands.hpp"
#include "base/error.hpp"
#include "output/atomic_file.hpp"
#include "scene/cut_rock.hpp"
#include "scene/sphere_fit.hpp"

namespace clast {
namespace {

namespace fs = std::filesystem;

struct Wish {
  std::string mesh, output;
  int spheres = 0, cells = 0;
  Real reach = 0.1;
  std::uint64_t seed = 1;
  int relax = 5;
};

// Into NAME + suffix + extension, NAME that of the mesh, where no other file is asked for.
fs::path written(const Wish& wish, const std::string& suffix, const std::string& extension,
                 const std::string& text) {
  fs::path path = wish.output;
  if (path.empty()) path = fs::path(wish.mesh).stem().string() + suffix + extension;
  if (path.extension() != extension)
    throw Error(
        fmt::format("{} must end in {}: that is how scenes know it", path.string(), extension));
  if (file_exists(path))
    throw Error(path.string() + " exists already: choose another --output, or remove it first");
  write_file(path, text, Durability::process_death);
  return path;
}

std::string file_of(const Wish& wish) { return fs::path(wish.mesh).filename().string(); }

void make_cluster(const Wish& wish) {
  const scene::PackedCluster made =
      scene::packed_cluster(wish.mesh, wish.spheres, wish.reach, wish.seed);
  const SphereSet& set = made.set;
  const auto path = written(
      wish, "", ".spheres",
      spheres_text(set, fmt::format("{} spheres in {}, bonded up to {:.3g} of a radius apart",
                                    set.spheres.size(), file_of(wish), made.reach)));
  fmt::print("{} spheres of radius {:.4g} fill {:.1f} % of the mesh\n", set.spheres.size(),
             set.spheres.front().radius, 100 * made.solid);
  fmt::print("{} bonds, {:.2f} on each sphere\n", set.bonds.size(),
             2.0 * static_cast<double>(set.bonds.size()) / static_cast<double>(set.spheres.size()));
  fmt::print("wrote {0}; in a scene: shape = \"{0}\" and bond = \"NAME\" of a [[bond]]\n",
             path.string());
}

void cut_into_cells(const Wish& wish) {
  const scene::CutRock rock = scene::cut_rock(wish.mesh, {wish.cells, wish.seed, wish.relax});
  const auto path = written(
      wish, "_cells", ".obj",
      obj_text(rock.cells, fmt::format("{} cut into {} cells (seed {}, relaxed {} times)",
                                       file_of(wish), rock.cells.size(), wish.seed, wish.relax)));
  for (const std::string& note : rock.notes) fmt::print("{}\n", note);
  fmt::print("{} cells, the largest {:.3g} times the volume of the smallest\n", rock.cells.size(),
             rock.largest / rock.smallest);
  fmt::print("{} bonds over shared faces, {:.2f} on each cell\n", rock.bonds,
             2.0 * static_cast<double>(rock.bonds) / static_cast<double>(rock.cells.size()));
  fmt::print("wrote {0}; in a scene: shape = \"{0}\" and bond = \"NAME\" of a [[bond]]\n",
             path.string());
}

void make_clump(const Wish& wish) {
  const scene::FittedClump made = scene::fitted_clump(wish.mesh, wish.spheres);
  const auto path = written(
      wish, "", ".spheres",
      spheres_text(made.set,
                   fmt::format("{} spheres for {}", made.set.spheres.size(), file_of(wish))));
  const auto count = static_cast<int>(made.set.spheres.size());
  fmt::print("{} spheres; volume off by {:.2g} %, moments of inertia by up to {:.2g} %\n", count,
             100 * made.volume_error, 100 * made.inertia_error);
  if (count < wish.spheres)
    fmt::print("more than {} would lie in what these cover already\n", count);
  fmt::print("wrote {0}; in a scene: shape = \"{0}\"\n", path.string());
}

CLI::App* add_command(CLI::App& app, const char* name, const char* about, Wish& wish) {
  CLI::App* command = app.add_subcommand(name, about);
  command->add_option("FILE", wish.mesh, "a closed mesh, STL or OBJ")->required();
  command->add_option("-o,--output", wish.output,
                      "NAME.spheres, of cells NAME.obj (default: from the mesh)");
  return command;
}

}  // namespace

void add_sphere_commands(CLI::App& app) {
  const auto cluster = std::make_shared<Wish>();
  CLI::App* packing =
      add_command(app, "cluster",
                  "fill a closed mesh with spheres to be bonded, or cut it into cells", *cluster);
  CLI::Option* spheres =
      packing->add_option("--spheres", cluster->spheres, "fill it with so many equal spheres");
  CLI::Option* cells = packing->add_option(
      "--voronoi", cluster->cells, "cut it into so many Voronoi cells; the mesh must be convex");
  packing
      ->add_option("--reach", cluster->reach,
                   "bond spheres whose surfaces are at most this part of a radius apart")
      ->check(CLI::Range(0.0, 2.0))
      ->excludes(cells)
      ->capture_default_str();
  packing
      ->add_option("--relax", cluster->relax,
                   "how often the points of cells move to their centroids: the more often, the "
                   "more even are the cells")
      ->check(CLI::Range(0, 1000))
      ->excludes(spheres)
      ->capture_default_str();
  packing->add_option("--seed", cluster->seed, "of the packing or of the cells")
      ->capture_default_str();
  packing->footer(
      "Examples:\n"
      "  clast cluster stone.stl --spheres 100          writes stone.spheres\n"
      "  clast cluster stone.stl --voronoi 200          writes stone_cells.obj");
  packing->callback([=] {
    if (spheres->empty() == cells->empty()) throw Error("give one of --spheres N and --voronoi N");
    cells->empty() ? make_cluster(*cluster) : cut_into_cells(*cluster);
  });
  const auto clump = std::make_shared<Wish>();
  CLI::App* fitting = add_command(
      app, "clump", "fit overlapping spheres to a closed mesh, for a rigid body", *clump);
  fitting->add_option("--spheres", clump->spheres, "how many")->required();
  fitting->callback([clump] { make_clump(*clump); });
}

}  // namespace clast
