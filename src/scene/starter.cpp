// The scenes that `clast new NAME` writes.
#include <fmt/format.h>

#include <cmath>
#include <utility>

#include "scene/read.hpp"

namespace clast {

namespace {

constexpr const char* head = R"(# Run:     clast run {0}.toml --out {0}
# Look:    clast render {0} -o {0}.png        clast view {0}        clast plot {0}
# Check:   clast check {0}.toml
# Keys:    docs/scene-reference.md; results: docs/results.md
# Plain numbers are SI; texts carry their unit, such as "2 mm" or "1 g/cm3".

title = "{0}"
seed = 1                          # the same seed gives the same run, bit for bit
gravity = [0, 0, "-9.81 m/s2"]
)";

constexpr const char* heap = R"(
[[material]]
name = "glass"
density = "2.5 g/cm3"
youngs_modulus = "10 MPa"         # softer than glass: a longer time step, the same flow
poisson_ratio = 0.25
friction = 0.5
restitution = 0.6
rolling_friction = 0.2

[[wall]]
name = "floor"
type = "plane"                    # also: "rectangle", "box", "mesh", "cylinder", "cone", ...
point = [0, 0, 0]
normal = [0, 0, 1]

[[wall]]
name = "mould"
type = "box"
low = [0, 0, 0]
high = ["6 cm", "6 cm", "20 cm"]
open = ["top", "bottom"]

[[insert]]
material = "glass"
count = 1500                      # or: mass = "0.3 kg", or solid_fraction = 0.3
radius = { uniform = ["2 mm", "3 mm"] }
region = { box = { low = [0, 0, 0], high = ["6 cm", "6 cm", "20 cm"] } }

[[stage]]
name = "settle"
until = "calm"
max_duration = "1 s"

[[stage]]
name = "heap"                     # the mould is lifted off: what is the angle of repose?
duration = "0.6 s"

[stage.motion.mould]
type = "velocity"
velocity = [0, 0, "20 cm/s"]

[[stage]]
name = "look"
duration = "0.2 s"
remove_walls = ["mould"]

[output]
frames = "20 ms"
series = "2 ms"
)";

constexpr const char* hopper = R"(
[[material]]
name = "grain"
density = "1.4 g/cm3"
youngs_modulus = "5 MPa"
poisson_ratio = 0.3
friction = 0.4
restitution = 0.4
rolling_friction = 0.05

[[material]]
name = "steel"
density = "7.8 g/cm3"
youngs_modulus = "50 MPa"
friction = 0.3

[[wall]]
name = "bin"
type = "box"
material = "steel"
low = [0, 0, 0]
high = ["16 cm", "5 cm", "45 cm"]
open = ["top"]

# Two plates inclined by 59 degrees, with an outlet of 4 cm between them.
[[wall]]
name = "left plate"
type = "rectangle"
material = "steel"
corner = [0, 0, "29 cm"]
edge_u = ["6 cm", 0, "-10 cm"]
edge_v = [0, "5 cm", 0]

[[wall]]
name = "right plate"
type = "rectangle"
material = "steel"
corner = ["16 cm", 0, "29 cm"]
edge_u = ["-6 cm", 0, "-10 cm"]
edge_v = [0, "5 cm", 0]

[[wall]]
name = "gate"
type = "rectangle"
material = "steel"
corner = ["6 cm", 0, "19 cm"]
edge_u = ["4 cm", 0, 0]
edge_v = [0, "5 cm", 0]

[[insert]]
material = "grain"
count = 1500
diameter = { normal = { mean = "6 mm", deviation = "0.5 mm" } }
region = { box = { low = [0, 0, "29 cm"], high = ["16 cm", "5 cm", "45 cm"] } }

[[stage]]
name = "fill"
until = "calm"
max_duration = "1 s"

[[stage]]
name = "discharge"
duration = "1.5 s"
remove_walls = ["gate"]

[output]
frames = "20 ms"
series = "2 ms"
)";

constexpr const char* triaxial = R"(global_damping = "5 1/s"

[[material]]
name = "sand"
density = "2.65 g/cm3"
youngs_modulus = "50 MPa"
poisson_ratio = 0.25
friction = 0.5
restitution = 0.3
rolling_friction = 0.1

[[material]]
name = "plate"                    # smooth, so that loads stay along the axes
density = "7.8 g/cm3"
youngs_modulus = "200 MPa"
friction = 0

[[interaction]]
between = ["sand", "plate"]
friction = 0

# A box whose faces move one by one. It begins a little too large: faces keep their size, and the box
# stays closed as long as they are farther in than at the start.
[[wall]]
name = "box"
type = "box"
material = "plate"
low = [0, 0, 0]
high = ["4.4 cm", "4.4 cm", "4.4 cm"]

# Three faces press with a stress, over the area that the others leave them; the other three bear it.
# A servo that is pushed back resists by its load times v / speed: its speed is many times what it is
# going to move at, and max_speed keeps the first touch gentle.
[[wall.motion]]
type = "servo"
stress = "20 kPa"
speed = "4 m/s"
max_speed = "10 cm/s"
faces = ["right", "back", "top"]

[[insert]]
material = "sand"
method = "dense"                  # without overlap, nearly as dense as at rest
solid_fraction = 0.5
radius = { uniform = ["1.5 mm", "2 mm"] }
region = { box = { low = [0, 0, 0], high = ["4.4 cm", "4.4 cm", "4.4 cm"] } }

[[stage]]
name = "press"                    # the same stress from all sides
duration = "0.15 s"
gravity = [0, 0, 0]

[[stage]]
name = "shear"                    # the top comes down, the sides keep their stress
duration = "0.25 s"

[[stage.motion.box]]
type = "velocity"
velocity = [0, 0, "-2 cm/s"]
faces = ["top"]

[output]
frames = "10 ms"
series = "1 ms"
)";

constexpr const char* drum = R"(
[[material]]
name = "ore"
density = "2.6 g/cm3"
youngs_modulus = "5 MPa"           # soft, so that it takes minutes
poisson_ratio = 0.25
friction = 0.5
restitution = 0.4
rolling_friction = 0.05

[[material]]
name = "steel"
density = "7.8 g/cm3"
youngs_modulus = "50 MPa"
friction = 0.5

[[wall]]
name = "shell"
type = "cylinder"
material = "steel"
from = [0, 0, 0]
to = [0, "4 cm", 0]
radius = "10 cm"
motion = { type = "rotation", rate = "25 rpm" }   # about its axis

[[wall]]
name = "front"
type = "annulus"                  # without an inner radius a disc
material = "steel"
center = [0, 0, 0]
normal = [0, 1, 0]
radius = "10 cm"

[[wall]]
name = "back"
type = "annulus"
material = "steel"
center = [0, "4 cm", 0]
normal = [0, 1, 0]
radius = "10 cm"

[[insert]]
material = "ore"
count = 300
radius = { uniform = ["4 mm", "5.5 mm"] }
shape = ["gravel_1", "gravel_2", "gravel_3"]
region = { cylinder = { from = [0, 0, 0], to = [0, "4 cm", 0], radius = "9.5 cm" } }

[[stage]]
name = "turn"
duration = "2 s"

[output]
frames = "20 ms"
series = "2 ms"

# Lifters, which turn with the shell. Power of all: clast plot DIR --y 'sum(wall_*_power)'
)";

constexpr const char* conveyor = R"(duration = "3 s"

[[material]]
name = "coal"
density = "1.4 g/cm3"
youngs_modulus = "5 MPa"
poisson_ratio = 0.3
friction = 0.6
restitution = 0.2
rolling_friction = 0.1

[[material]]
name = "rubber"
density = "1.2 g/cm3"
youngs_modulus = "5 MPa"
poisson_ratio = 0.4
friction = 0.8

[[wall]]
name = "belt"                     # it stays, its surface moves
type = "rectangle"
material = "rubber"
corner = [0, "-8 cm", "25 cm"]
edge_u = ["80 cm", 0, 0]
edge_v = [0, "16 cm", 0]
motion = { type = "surface", velocity = ["0.8 m/s", 0, 0] }

[[wall]]
name = "pulley"
type = "cylinder"
material = "rubber"
from = ["80 cm", "-8 cm", "21 cm"]
to = ["80 cm", "8 cm", "21 cm"]
radius = "4 cm"
motion = { type = "rotation", rate = "20 rad/s" }

[[wall]]
name = "guards"
type = "box"
material = "rubber"
low = [0, "-8 cm", "25 cm"]
high = ["80 cm", "8 cm", "33 cm"]
open = ["right", "bottom", "top"]

[[wall]]
name = "ground"
type = "plane"
material = "coal"
point = [0, 0, 0]
normal = [0, 0, 1]

[[insert]]
method = "stream"
material = "coal"
rate = "1.5 kg/s"
mass = "2 kg"
shape = ["gravel_1", "gravel_2", "sphere"]
diameter = { uniform = ["16 mm", "24 mm"] }
region = { box = { low = ["4 cm", "-5 cm", "45 cm"], high = ["14 cm", "5 cm", "55 cm"] } }
velocity = [0, 0, "-1 m/s"]

[output]
frames = "20 ms"
series = "2 ms"
)";

std::string plate_of_drum(const std::string& name, Real x, Real z, Real ux, Real uz) {
  return fmt::format(
      "\n[[wall]]\nname = \"{}\"\ntype = \"rectangle\"\nmaterial = \"steel\"\n"
      "corner = [{:.5f}, 0, {:.5f}]\nedge_u = [{:.5f}, 0, {:.5f}]\nedge_v = [0, 0.04, 0]\n"
      "reference = [0, 0.02, 0]\n"
      "motion = {{ type = \"rotation\", axis = [0, 1, 0], rate = \"25 rpm\" }}\n",
      name, x, z, ux, uz);
}

std::string drum_with_lifters() {
  constexpr int lifters = 8;
  constexpr Real radius = 0.1, height = 0.012;
  std::string text = drum;
  for (int i = 0; i < lifters; ++i) {
    const Real a = 2 * pi * i / lifters, x = std::cos(a), z = std::sin(a);
    text += plate_of_drum(fmt::format("lifter{}", i + 1), radius * x, radius * z, -height * x,
                          -height * z);
  }
  return text;
}

}  // namespace

const std::vector<std::string>& starter_names() {
  static const std::vector<std::string> names = {"heap", "hopper", "drum", "triaxial", "conveyor"};
  return names;
}

std::string starter_scene(const std::string& name, const std::string& kind) {
  std::string safe;
  for (const char c : name)
    if (c != '"' && c != '\\' && static_cast<unsigned char>(c) >= ' ') safe += c;
  std::string text = fmt::format(head, safe.empty() ? "scene" : safe);
  if (kind == "hopper") return text + hopper;
  if (kind == "drum") return text + drum_with_lifters();
  if (kind == "triaxial") return text + triaxial;
  if (kind == "conveyor") return text + conveyor;
  return text + heap;
}

}  // namespace clast
