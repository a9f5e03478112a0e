// A scene at its start, in an engine.
#pragma once

#include <memory>
#include <string>

#include "world/engine.hpp"

namespace clast::test {

struct SceneWorld {
  Model model;
  std::unique_ptr<Engine> engine;

  SceneWorld(const std::string& scene, const EngineOptions& options);

  // Expects no fault on the way.
  std::uint64_t hash_after(int steps);
};

// Bodies of a scene in two dimensions never leave their plane, not by one bit.
void expect_in_plane(const HostBodies& bodies);

}  // namespace clast::test
