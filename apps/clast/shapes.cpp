// clast shapes: the particle library, and how shapes get into it.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>

#include "apps/clast/command_line.hpp"
#include "apps/clast/commands.hpp"
#include "base/error.hpp"
#include "output/atomic_file.hpp"
#include "render/png.hpp"
#include "render/shape_sheet.hpp"
#include "shape/generate.hpp"
#include "shape/import.hpp"
#include "shape/library.hpp"
#include "shape/measures.hpp"
#include "shape/polygons.hpp"
#include "shape/sphere_set.hpp"

namespace clast {
namespace {

namespace fs = std::filesystem;

void print_heading() {
  fmt::print("{:<16} {:>6} {:>9} {:>6} {:>6} {:>8} {:>7} {:>11}\n", "name", "parts", "vertices",
             "edges", "faces", "volume", "aspect", "sphericity");
}

void print_row(const std::string& name, const ShapeMeasures& m) {
  fmt::print("{:<16} {:>6} {:>9} {:>6} {:>6} {:>8.4f} {:>7.3f} {:>11.4f}\n", name, m.parts,
             m.vertices, m.edges, m.faces, m.volume, m.aspect_ratio, m.sphericity);
}

nlohmann::json to_json(const std::string& name, const ShapeMeasures& m) {
  return {{"name", name},
          {"parts", m.parts},
          {"vertices", m.vertices},
          {"edges", m.edges},
          {"faces", m.faces},
          {"volume", m.volume},
          {"area", m.area},
          {"aspect_ratio", m.aspect_ratio},
          {"sphericity", m.sphericity}};
}

void list(bool json, const std::string& picture) {
  std::vector<Assembly> shapes;
  for (const std::string& name : library_shape_names()) shapes.push_back(load_shape(name));
  if (json) {
    nlohmann::json rows = nlohmann::json::array();
    for (const Assembly& shape : shapes) rows.push_back(to_json(shape.name, measure(shape)));
    fmt::print("{}\n", rows.dump(2));
  } else {
    print_heading();
    for (const Assembly& shape : shapes) print_row(shape.name, measure(shape));
    fmt::print("Volumes are of shapes whose farthest vertex is 1 from the centroid.\n");
    fmt::print("Sets of spheres, rigid or bonded: {}.\n", fmt::join(sphere_set_names(), ", "));
    fmt::print("Scenes of two dimensions have polygons: disc, {}.\n",
               fmt::join(polygon_names(), ", "));
  }
  if (!picture.empty()) write_png(picture, shape_sheet(shapes));
}

void check_name(const std::string& name) {
  const bool plain = !name.empty() && name.find_first_not_of(
                                          "abcdefghijklmnopqrstuvwxyz"
                                          "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                          "0123456789_-") == std::string::npos;
  if (!plain)
    throw Error(
        fmt::format("'{}' is no name for a shape; use letters, digits, - and _: --name N", name));
}

fs::path write_shape(const std::string& name, const std::string& folder, const std::string& text) {
  make_directory(folder);
  fs::path path = fs::path(folder) / (name + ".obj");
  if (file_exists(path))
    throw Error(path.string() + " exists already: choose another --name, or remove it first");
  write_file(path, text, Durability::process_death);
  return path;
}

void add(const std::string& file, std::string name, const std::string& folder) {
  if (name.empty()) name = fs::path(file).stem().string();
  check_name(name);
  const MeshFile mesh = read_mesh(file);
  const ImportedShape imported = [&] {
    try {
      return import_shape(name, mesh);
    } catch (const Error& e) {
      throw Error(fmt::format("{}: {}", file, e.what()));
    }
  }();
  const std::string comment = "From " + fs::path(file).filename().string();
  const fs::path path = write_shape(name, folder, obj_text(imported.parts, comment));
  for (const std::string& note : imported.notes) fmt::print("{}\n", note);
  print_heading();
  print_row(name, measure(imported.shape));
  fmt::print("wrote {0}; in a scene: shape = \"{0}\"\n", path.string());
}

void generate(Stone kind, std::uint64_t seed, std::string name, const std::string& folder) {
  if (name.empty()) name = fmt::format("{}_{}", kind == Stone::gravel ? "gravel" : "ballast", seed);
  check_name(name);
  const Surface stone = generated_stone(kind, seed);
  const fs::path path = write_shape(name, folder, obj_text({{name, stone}}, describe(kind, seed)));
  print_heading();
  print_row(name, measure(assembly_of(prototype_from_faces(name, stone))));
  fmt::print("wrote {}\n", path.string());
}

struct Target {
  std::string name, folder = "shapes";
};

void add_target_options(CLI::App& command, Target& target) {
  command.add_option("--name", target.name, "of the shape (default: from the file or the seed)");
  command.add_option("--to", target.folder, "where to write NAME.obj")->capture_default_str();
}

void add_add_command(CLI::App& shapes) {
  struct Arguments {
    std::string file;
    Target target;
  };
  const auto given = std::make_shared<Arguments>();
  CLI::App* command = shapes.add_subcommand("add", "make a shape from a closed mesh");
  command->add_option("FILE", given->file, "mesh: .stl or .obj; each object a convex part")
      ->required();
  add_target_options(*command, given->target);
  command->callback([given] { add(given->file, given->target.name, given->target.folder); });
}

void add_generate_command(CLI::App& shapes) {
  struct Arguments {
    std::string kind;
    std::uint64_t seed = 1;
    Target target;
  };
  const auto given = std::make_shared<Arguments>();
  CLI::App* command = shapes.add_subcommand("generate", "make a stone from a number");
  command->add_option("KIND", given->kind, "gravel or ballast")
      ->required()
      ->check(word_of({"gravel", "ballast"}));
  command->add_option("--seed", given->seed, "another number, another stone")
      ->capture_default_str();
  add_target_options(*command, given->target);
  command->callback([given] {
    const Stone kind = given->kind == "gravel" ? Stone::gravel : Stone::ballast;
    generate(kind, given->seed, given->target.name, given->target.folder);
  });
}

}  // namespace

void add_shapes_command(CLI::App& app) {
  struct Arguments {
    bool json = false;
    std::string picture;
  };
  const auto given = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand("shapes", "list the particle library, or add to it");
  command->add_flag("--json", given->json, "as JSON");
  command->add_option("--picture", given->picture, "FILE.png: a picture of all shapes");
  add_add_command(*command);
  add_generate_command(*command);
  command->footer(
      "Examples:\n"
      "  clast shapes --picture library.png\n"
      "  clast shapes add stone.stl --name granite      writes shapes/granite.obj\n"
      "  clast shapes generate ballast --seed 7         writes shapes/ballast_7.obj");
  command->callback([given, command] {
    if (command->get_subcommands().empty()) list(given->json, given->picture);
  });
}

}  // namespace clast
