#include "scene/shapes.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "shape/library.hpp"

namespace clast::scene {

void load_shapes(Scene& scene, Problems& problems) {
  for (const Insert& insert : scene.inserts)
    for (const Value<std::string>& name : *insert.shape) {
      if (name.bad || scene.find_shape(*name) >= 0) continue;
      try {
        Assembly shape = load_shape(*name, scene.folder);
        if (!shape.convex()) {
          problems.add(
              name.where,
              fmt::format("'{}' is not convex: it has {} parts", *name, shape.parts.size()),
              "bodies of several parts cannot be run yet; use a convex shape");
          continue;
        }
        Prototype convex = std::move(shape.parts.front().shape);
        convex.name = *name;
        scene.shapes.push_back(std::move(convex));
      } catch (const Error& e) {
        problems.add(name.where, e.what(),
                     "`clast shapes` lists the library; a file is named relative to the scene");
      }
    }
}

}  // namespace clast::scene
