// clast cluster and clast clump: closed meshes as sets of spheres.
#include <fmt/format.h>

#include <filesystem>
#include <memory>

#include "apps/clast/commands.hpp"
#include "base/error.hpp"
#include "output/atomic_file.hpp"
#include "scene/sphere_fit.hpp"

namespace clast {
namespace {

namespace fs = std::filesystem;

struct Wish {
  std::string mesh, output;
  int spheres = 0;
  Real reach = 0.1;
  std::uint64_t seed = 1;
};

fs::path written(const Wish& wish, const SphereSet& set, const std::string& comment) {
  fs::path path =
      wish.output.empty() ? fs::path(wish.mesh).stem().string() + ".spheres" : wish.output;
  if (path.extension() != ".spheres")
    throw Error(fmt::format("{} must end in .spheres: that is how scenes know it", path.string()));
  if (fs::exists(path))
    throw Error(path.string() + " exists already: choose another --output, or remove it first");
  write_file(path, spheres_text(set, comment), Durability::process_death);
  return path;
}

void make_cluster(const Wish& wish) {
  const scene::PackedCluster made =
      scene::packed_cluster(wish.mesh, wish.spheres, wish.reach, wish.seed);
  const SphereSet& set = made.set;
  const auto path =
      written(wish, set,
              fmt::format("{} spheres in {}, bonded up to {:.3g} of a radius apart",
                          set.spheres.size(), fs::path(wish.mesh).filename().string(), made.reach));
  fmt::print("{} spheres of radius {:.4g} fill {:.1f} % of the mesh\n", set.spheres.size(),
             set.spheres.front().radius, 100 * made.solid);
  fmt::print("{} bonds, {:.2f} on each sphere\n", set.bonds.size(),
             2.0 * static_cast<double>(set.bonds.size()) / static_cast<double>(set.spheres.size()));
  fmt::print("wrote {0}; in a scene: shape = \"{0}\" and bond = \"NAME\" of a [[bond]]\n",
             path.string());
}

void make_clump(const Wish& wish) {
  const scene::FittedClump made = scene::fitted_clump(wish.mesh, wish.spheres);
  const auto path = written(wish, made.set,
                            fmt::format("{} spheres for {}", made.set.spheres.size(),
                                        fs::path(wish.mesh).filename().string()));
  fmt::print("{} spheres; volume off by {:.2g} %, moments of inertia by up to {:.2g} %\n",
             made.set.spheres.size(), 100 * made.volume_error, 100 * made.inertia_error);
  fmt::print("wrote {0}; in a scene: shape = \"{0}\"\n", path.string());
}

CLI::App* add_command(CLI::App& app, const char* name, const char* about, Wish& wish) {
  CLI::App* command = app.add_subcommand(name, about);
  command->add_option("FILE", wish.mesh, "a closed mesh, STL or OBJ")->required();
  command->add_option("--spheres", wish.spheres, "how many")->required();
  command->add_option("-o,--output", wish.output, "NAME.spheres (default: from the mesh)");
  return command;
}

}  // namespace

void add_sphere_commands(CLI::App& app) {
  const auto cluster = std::make_shared<Wish>();
  CLI::App* packing =
      add_command(app, "cluster", "Fill a closed mesh with equal spheres to be bonded", *cluster);
  packing
      ->add_option("--reach", cluster->reach,
                   "bond spheres whose surfaces are at most this part of a radius apart")
      ->check(CLI::Range(0.0, 2.0))
      ->capture_default_str();
  packing->add_option("--seed", cluster->seed, "of the packing")->capture_default_str();
  packing->callback([cluster] { make_cluster(*cluster); });
  const auto clump = std::make_shared<Wish>();
  add_command(app, "clump", "Fit overlapping spheres to a closed mesh, for a rigid body", *clump)
      ->callback([clump] { make_clump(*clump); });
}

}  // namespace clast
