// Bodies of an earlier run that a new scene starts with: `clast run NEW.toml --from DIR[@time]`.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "scene/read.hpp"
#include "world/model.hpp"
#include "world/snapshot.hpp"

namespace clast {

struct Origin {
  Snapshot state;                                       // contacts, bonds: of a checkpoint only
  std::vector<std::string> materials, bonds;            // names by number
  std::vector<std::string> shapes;                      // so too; empty: no body has it
  std::vector<std::string> walls;                       // names of those in force
  std::string law;                                      // of contacts
  std::map<std::string, std::filesystem::path> copies;  // of the files of shapes
  std::string text;                                     // "heap at 0.5 s"

  // What a scene that is to take them over has to know.
  EarlierBodies bodies() const;
};

// `from` is the folder of a run, at the time of its last checkpoint, or folder@time: then the frame
// nearest to that time, unless the checkpoint is as near. Throws clast::Error when there is none,
// or where it lacks bonds.
Origin read_origin(const std::string& from);

// The state that a scene starts with: bodies and bonds with its own numbers of materials, shapes
// and bonds, and contacts where the law is the same and, with walls, where there is a wall of that
// name. Ids count from 0. Throws clast::Error when the scene lacks a material or a bond.
Snapshot started_from(const Origin& origin, const Scene& scene);

}  // namespace clast
