#include "scene/shapes.hpp"

#include "base/error.hpp"
#include "shape/library.hpp"

namespace clast::scene {

void load_shapes(Scene& scene, Problems& problems) {
  for (const Insert& insert : scene.inserts)
    for (const Value<std::string>& name : *insert.shape) {
      if (name.bad || scene.find_shape(*name) >= 0) continue;
      try {
        Assembly shape = load_shape(*name, scene.folder);
        shape.name = *name;
        scene.shapes.push_back(std::move(shape));
      } catch (const Error& e) {
        problems.add(name.where, e.what(),
                     "`clast shapes` lists the library; a file is named relative to the scene");
      }
    }
}

}  // namespace clast::scene
