"""The scene in which the four distributions are made: a drum, at rest and turning.

Chosen before any result was seen, where the paper is silent:
- Objects move as spheres of the radii of Table 6 (10 and 20 mm). The search then gets, in place of
  each large one, a cluster around its centre, turned at random: so all six clusters lie in the same
  four distributions, as the paper's table suggests.
- Materials, friction, restitution and rolling friction are those of Tables 4 and 5; Young's moduli
  are 20 MPa. Positions are all that is used of this run.
- Tight: put in anywhere, then 1.5 s at rest. Loose: then 3 s in the turning drum.
- The paper says that the drum throws the objects up, not how. Section 4.3 has a mill: 12 lifters,
  14 mm high in a drum of 600 mm, at 40 rpm, which is 73 % of the critical speed. The drum here has
  as many, as high for its size, and turns at the same part of its critical speed.
"""
import math

GRAVITY = 9.81
LIFTERS = 12
HEIGHT = 14 / 300  # over the radius
SPEED = math.radians(6 * 40) / math.sqrt(GRAVITY / 0.3)  # over the critical one
SETTLE, THROW = 1.5, 3.0

HEAD = """title = "{title}"
seed = 12

[[material]]
name = "steel"
density = 7800
youngs_modulus = "20 MPa"
poisson_ratio = 0.25
friction = 0.74
restitution = 0.6
rolling_friction = 0.05

[[material]]
name = "rock"
density = 4800
youngs_modulus = "20 MPa"
poisson_ratio = 0.21
friction = 0.44
restitution = 0.35
rolling_friction = 0.05

[[interaction]]
between = ["steel", "rock"]
friction = 0.55
restitution = 0.5

[[wall]]
name = "shell"
type = "cylinder"
material = "steel"
from = [0, 0, 0]
to = [0, {length}, 0]
radius = {radius}
"""

END = """
[[wall]]
name = "{name}"
type = "annulus"
material = "steel"
center = [0, {y}, 0]
normal = [0, 1, 0]
radius = {radius}
"""

LIFTER = """
[[wall]]
name = "{name}"
type = "rectangle"
material = "steel"
corner = [{x}, 0, {z}]
edge_u = [{ux}, 0, {uz}]
edge_v = [0, {length}, 0]
reference = [0, 0, 0]
"""

INSERT = """
[[insert]]
material = "{material}"
count = {count}
radius = "{radius} mm"
region = {{ cylinder = {{ from = [0, 0, 0], to = [0, {length}, 0], radius = {inside} }} }}
"""

STAGES = """
[[stage]]
name = "settle"
duration = {settle}

[[stage]]
name = "throw"
duration = {throw}
"""

TAIL = """
[output]
frames = {frames}
series = "50 ms"
checkpoint = "none"
"""


def lifter(number, radius, length):
    angle = 2 * math.pi * number / LIFTERS
    x, z = radius * math.cos(angle), radius * math.sin(angle)
    return LIFTER.format(name=f"lifter{number + 1}", x=x, z=z, ux=-HEIGHT * x, uz=-HEIGHT * z,
                         length=length)


def scene(title, singles, clusters, radius, length):
    """Text of the scene; lengths in m."""
    rate = SPEED * math.sqrt(GRAVITY / radius)
    names = ["shell", "front", "back"] + [f"lifter{k + 1}" for k in range(LIFTERS)]
    parts = [HEAD.format(title=title, radius=radius, length=length),
             END.format(name="front", y=0, radius=radius),
             END.format(name="back", y=length, radius=radius)]
    parts += [lifter(k, radius, length) for k in range(LIFTERS)]
    for material, count, size in (("rock", clusters, 20), ("steel", singles, 10)):
        parts.append(INSERT.format(material=material, count=count, radius=size, length=length,
                                   inside=radius))
    parts.append(STAGES.format(settle=SETTLE, throw=THROW))
    parts += [f'[stage.motion.{name}]\ntype = "rotation"\naxis = [0, 1, 0]\nrate = {rate}\n'
              for name in names]
    parts.append(TAIL.format(frames=SETTLE))
    return "".join(parts)
