// A scene with everything a restart must carry: stages, a stream, a wall that goes while it moves,
// a paddle that turns and is then driven by a force, bodies that leave the domain or are taken
// away, a change of gravity and of friction, waiting for calm, tags, sensors and sinks that count,
// wear.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "output/summary.hpp"
#include "tests/support/program.hpp"

namespace clast::test {

inline const char* const eventful_scene = R"(title = "Everything that a restart must carry"
seed = 4

[[material]]
name = "sand"
density = 2500
youngs_modulus = "2 MPa"
friction = 0.4
restitution = 0.5
rolling_friction = 0.05

[[material]]
name = "steel"
density = 7800
youngs_modulus = "4 MPa"
friction = 0.3
restitution = 0.7

[domain]
low = [-0.2, -0.2, -0.1]
high = [0.3, 0.2, 0.6]
on_exit = "delete"

[[wall]]
name = "box"
type = "box"
material = "steel"
wear = "1e-12 1/Pa"
low = [0, 0, 0]
high = [0.1, 0.06, 0.4]
open = ["top", "right"]

[[wall]]
name = "gate"
type = "rectangle"
corner = [0.1, 0, 0]
edge_u = [0, 0.06, 0]
edge_v = [0, 0, 0.4]
motion = { type = "velocity", velocity = [0, 0, "20 cm/s"] }

[[wall]]
name = "paddle"
type = "rectangle"
corner = [0.03, 0.01, 0.15]
edge_u = [0.04, 0, 0]
edge_v = [0, 0.04, 0]
motion = { type = "rotation", axis = [0, 1, 0], rate = "2 rev/s", from = "20 ms" }

[[insert]]
material = "sand"
count = 250
radius = { uniform = ["3 mm", "4.5 mm"] }
region = { box = { low = [0, 0, 0], high = [0.1, 0.06, 0.12] } }
velocity_spread = "30 cm/s"
tag = 1

[[insert]]
material = "steel"
method = "stream"
rate = 600
count = 90
radius = "4 mm"
region = { box = { low = [0.02, 0.01, 0.2], high = [0.08, 0.05, 0.26] } }
velocity = [0, 0, "-1 m/s"]
until = "0.2 s"

[[stage]]
name = "fill"
duration = "60 ms"

[[stage]]
name = "flow"
duration = "150 ms"
remove_walls = ["gate"]

[[stage]]
name = "tilt"
until = "calm"
max_duration = "60 ms"
gravity = [3, 0, -9.3]
remove = { sphere = { center = [0.03, 0.03, 0.02], radius = "2 cm" } }

[[stage.tag]]
tag = 3
region = { box = { low = [0, 0, 0], high = [0.05, 0.06, 0.4] } }

[stage.material.sand]
friction = 0.6

[stage.motion.paddle]
type = "servo"
axis = [0, 0, -1]
force = "1 N"
speed = "50 cm/s"

[[sensor]]
name = "gateway"
type = "flow"
point = [0.1, 0, 0]
normal = [1, 0, 0]
by = ["material", "size", "tag"]
sizes = ["7 mm", "8 mm"]
every = "1.3 ms"

[[sensor]]
name = "window"
type = "flow"
point = [0, 0, 0.1]
normal = [0, 0, -1]
region = { box = { low = [0.02, 0, 0], high = [0.08, 0.06, 0.1] } }

[[sensor]]
name = "bottom"
type = "flow"
region = { box = { low = [0, 0, 0], high = [0.1, 0.06, 0.03] } }
by = ["tag"]

[[sensor]]
name = "filling"
type = "contents"
region = { cylinder = { from = [0.05, 0.03, 0], to = [0.05, 0.03, 0.1], radius = 0.03 } }
by = ["material", "tag"]

[[sensor]]
name = "core"
type = "stress"
region = { sphere = { center = [0.05, 0.03, 0.03], radius = 0.025 } }

[[sensor]]
name = "pile"
type = "heap"
region = { box = { low = [-0.1, -0.1, -0.05], high = [0.2, 0.1, 0.3] } }
cell_size = "1 cm"

[[sensor]]
name = "mix"
type = "mixing"
material = "steel"
region = { box = { low = [0, 0, 0], high = [0.1, 0.06, 0.2] } }
cell_size = "2 cm"

[[sink]]
name = "chute"
region = { box = { low = [0.12, -0.1, -0.06], high = [0.3, 0.2, -0.01] } }
every = "1.9 ms"
from = "100 ms"

[[sink]]
name = "drain"
region = { sphere = { center = [0.09, 0.05, 0], radius = "8 mm" } }

[output]
frames = "9 ms"
series = "0.7 ms"
checkpoint = "5 ms"
)";

// What a finished run left behind, less what differs by nature (times of the clock).
struct Remains {
  std::string hash, status, series;
  std::map<std::string, std::string> frames;  // by name
  std::map<std::string, std::string> tables;  // of sensors
};

inline Remains remains_of(const std::filesystem::path& run) {
  Remains r;
  const nlohmann::json summary = read_summary(run / "summary.json");
  r.hash = summary.at("state_hash");
  r.status = summary.at("status");
  r.series = content_of(run / "series.csv");
  for (const auto& entry : std::filesystem::directory_iterator(run / "frames"))
    r.frames[entry.path().filename().string()] = content_of(entry.path());
  if (std::filesystem::exists(run / "sensors"))
    for (const auto& entry : std::filesystem::directory_iterator(run / "sensors"))
      r.tables[entry.path().filename().string()] = content_of(entry.path());
  return r;
}

}  // namespace clast::test
