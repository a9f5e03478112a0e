// The scene that `clast new NAME` writes.
#include <fmt/format.h>

#include "scene/read.hpp"

namespace clast {

namespace {

constexpr const char* starter = R"(# Run:     clast run {0}.toml --out {0}
# Check:   clast check {0}.toml
# Keys:    docs/scene-reference.md
# Plain numbers are SI; texts carry their unit, such as "2 mm" or "1 g/cm3".

title = "{0}"
seed = 1                          # the same seed gives the same run, bit for bit
gravity = [0, 0, "-9.81 m/s2"]

[[material]]
name = "glass"
density = "2.5 g/cm3"
youngs_modulus = "10 MPa"         # softer than glass: a longer time step, the same flow
poisson_ratio = 0.25
friction = 0.5
restitution = 0.6
# rolling_friction = 0.05

[[wall]]
name = "box"
type = "box"                      # also: "plane", "rectangle"
low = [0, 0, 0]
high = ["10 cm", "10 cm", "30 cm"]
open = ["top"]

[[insert]]
material = "glass"
count = 2000                      # or: mass = "1 kg"
radius = {{ uniform = ["2 mm", "3 mm"] }}
region = {{ box = {{ low = [0, 0, "2 cm"], high = ["10 cm", "10 cm", "30 cm"] }} }}

[[stage]]
name = "settle"
until = "calm"
max_duration = "2 s"

[[stage]]
name = "open the right side"
duration = "0.5 s"
remove_walls = ["box.right"]

[domain]
low = [-1, -1, -0.5]
high = [1, 1, 1]
on_exit = "delete"

[output]
frames = "20 ms"
series = "2 ms"
)";

}  // namespace

std::string starter_scene(const std::string& name) {
  std::string safe;
  for (const char c : name)
    if (c != '"' && c != '\\' && static_cast<unsigned char>(c) >= ' ') safe += c;
  return fmt::format(starter, safe.empty() ? "scene" : safe);
}

}  // namespace clast
