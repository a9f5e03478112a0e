// Any text must end in a scene or in a SceneError, never in a crash or a hang.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "scene/read.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  try {
    clast::read_scene_text(text, "fuzz.toml");
  } catch (const clast::SceneError&) {
  }
  // The same bytes as a --set argument.
  if (size > 200) return 0;
  try {
    clast::read_scene_text("[[material]]\nname = \"a\"\n", "fuzz.toml", {std::string(text)});
  } catch (const clast::SceneError&) {
  }
  return 0;
}
