// A first look at the text of a scene, before the TOML parser sees it.
#pragma once

#include <string_view>

#include "scene/problems.hpp"

namespace clast::scene {

// Refuses what the parser does not survive: characters outside of quotes that TOML does not know,
// headers without a name, and keys with so many dots that the tree becomes too deep to be thrown
// away. Throws SceneError.
void prescan(std::string_view text, const Where& start);

}  // namespace clast::scene
