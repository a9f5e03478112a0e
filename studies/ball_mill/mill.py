"""The scenes of the mill, Huang 4.3, and what was chosen where the paper is silent.

Printed, and kept: Tables 3 to 5 (drum, lifters, materials, friction, restitution, rolling friction),
40 rpm, 500 balls, 100 cubes of 27 spheres of 3.3 mm, periodic along the axis, which is x.

Chosen before any result of the mill was seen:

- Balls of 25 mm, a common size of grinding balls. With voids of 40 % 500 of them fill 24 % of the
  drum and the cubes another 5 %: mills are filled to about 30 %. A lifter is as high as half a ball.
- Lifters: Table 3 and Eqs. 34 and 35 agree on a top of 18 mm, 286 mm from the axis; Eq. 33 has 14 mm.
  Flanks end on the shell, 2 degrees 56 minutes off the middle, where the paper has a sine for the
  cosine.
- Bonds (Eqs. 1 to 4) as thick as the spheres and all alike, with the same strength in tension and
  shear, as Potyondy & Cundall (2004) have it for granite; damped like contacts of rock (0.35).
- Their modulus is a tenth of the rock's. With all of it steps beyond 3.3e-7 s would be unstable, and
  the paper takes 20 to 30 % of the Rayleigh time, at least 5e-7 s; with a tenth the limit is 1e-6 s.
- Their strength is that of magnetite ore, whose mineral has the printed 230 GPa: about 130 MPa in
  uniaxial compression (Kiirunavaara), a very strong rock in the classes of ISRM. A 24th of it (Broch
  & Franklin 1972) is the point load index of 50 mm, 5.4 MPa. A lump whose smallest section through
  the points is A has De^2 = 4 A / pi, and bears De^2 times 5.4 MPa (50 mm / De)^0.45 (ISRM 1985). A
  cube on its corner has A = 19.8 mm x 28.0 mm: 5.06 kN. `crushing` gives that with 20.7 MPa.
- The mill turns for 8 s, as the text says twice; Fig. 15 has 10 s.

Softer grains: all moduli times `softness`, and strengths times softness^0.485. The power is between
that of Hertz (forces of impacts go with E^(2/5)) and 1/2 (a bond takes the same energy to break). It
was found with balls that hit 36 cubes at 3 m/s: with 0.01 and 0.001 of the moduli they then break as
many bonds as with all of them. `impacts` asks for the same with other cubes and speeds.
"""
import math

RADIUS, LENGTH = 0.3, 0.1
LIFTERS, TOP, HALF_TOP, FOOT = 12, 0.286, 0.009, math.radians(2 + 56 / 60)
BALL, SPHERE = 0.0125, 0.0033
BALLS, CUBES, BONDS = 500, 100, 54
RATE = math.radians(6 * 40)  # rad/s
SETTLE = 0.8
EXPONENT = 0.485
STRENGTH, BEARS = 20.7e6, 5.06e3
CORNER = SPHERE + math.sqrt(12) * SPHERE  # from the middle of a cube to the end of its corner
# Falls from the shoulder of the load to its toe reach 3 m/s (0.45 m).
IMPACTS, SPEEDS = 64, (2.5, 3.5)

MATERIALS = """
[[material]]
name = "steel"
density = 7800
youngs_modulus = {steel}
poisson_ratio = 0.25
friction = 0.74
restitution = 0.6
rolling_friction = 0.05

[[material]]
name = "rock"
density = 4800
youngs_modulus = {rock}
poisson_ratio = 0.21
friction = 0.44
restitution = 0.35
rolling_friction = 0.05

[[interaction]]
between = ["steel", "rock"]
friction = 0.55
restitution = 0.5
rolling_friction = 0.05

[[bond]]
name = "rock"
youngs_modulus = {bond}
shear_modulus = {shear}
tensile_strength = {strength}
shear_strength = {strength}
damping = 0.32
radius = 1

[time]
safety = 4
"""

PLATE = """
[[wall]]
name = "{name}"
type = "rectangle"
material = "steel"
corner = {corner}
edge_u = {u}
edge_v = {v}
reference = [0, 0, 0]
"""

CUBE = """
[[insert]]
shape = "cube27"
bond = "rock"
material = "rock"
scale = {pitch}
"""

BALL_OF = """
[[insert]]
material = "steel"
radius = {radius}
"""


def materials(softness, strength=STRENGTH):
    return MATERIALS.format(steel=200e9 * softness, rock=230e9 * softness, bond=23e9 * softness,
                            shear=9.5e9 * softness, strength=strength * softness**EXPONENT)


def plate(name, corner, u, v):
    return PLATE.format(name=name, corner=list(corner), u=list(u), v=list(v))


def cube():
    return CUBE.format(pitch=2 * SPHERE)


def ball():
    return BALL_OF.format(radius=BALL)


def crushing():
    """One cube on its corner between two plates that close at 10 cm/s."""
    press = plate("press", (-0.04, -0.04, CORNER), (0.08, 0, 0), (0, 0.08, 0))
    bed = plate("bed", (-0.04, -0.04, -CORNER), (0.08, 0, 0), (0, 0.08, 0))
    return "".join([
        'title = "Crushing of one cube"\ngravity = [0, 0, 0]\nduration = "10 ms"\n', materials(1),
        bed, press, 'motion = { type = "velocity", velocity = [0, 0, "-10 cm/s"] }\n', cube(),
        f"turn = {{ axis = [1, -1, 0], angle = {math.acos(1 / math.sqrt(3))} }}\nat = [[0, 0, 0]]\n",
        '\n[output]\nseries = "20 us"\nframes = "1 ms"\ncheckpoint = "none"\n'])


def impacts(softness, speed):
    """Cubes on a floor, turned at random, each hit by a ball that falls straight on its middle."""
    side, apart = math.isqrt(IMPACTS), 0.08
    text = ['title = "Balls hit cubes"\nseed = 13\ngravity = [0, 0, 0]\nduration = "12 ms"\n',
            materials(softness), plate("floor", (-apart, -apart, 0), (apart * (side + 1), 0, 0),
                                       (0, apart * (side + 1), 0))]
    above = []
    for number in range(IMPACTS):
        x, y = apart * (number % side), apart * (number // side)
        text += [cube(), f"count = 1\nregion = {{ sphere = {{ center = [{x}, {y}, {1.01 * CORNER}], "
                         f"radius = {1.005 * CORNER} }} }}\n"]
        above.append([x, y, 2.02 * CORNER + BALL])
    text += [ball(), f"at = {above}\nvelocity = [0, 0, {-speed}]\n",
             '\n[output]\nseries = "0.1 ms"\nframes = "2 ms"\ncheckpoint = "none"\n']
    return "".join(text)


def lifter(number):
    """Both flanks and the top: name, and two edges (y, z) of each."""
    angle = 2 * math.pi * number / LIFTERS

    def turned(y, z):
        return (y * math.cos(angle) - z * math.sin(angle), y * math.sin(angle) + z * math.cos(angle))

    y, z = RADIUS * math.cos(FOOT), RADIUS * math.sin(FOOT)
    edges = [turned(y, -z), turned(TOP, -HALF_TOP), turned(TOP, HALF_TOP), turned(y, z)]
    names = (f"lifter{number + 1}_{part}" for part in ("back", "top", "front"))
    return zip(names, edges, edges[1:])


def shell():
    return (f'\n[[wall]]\nname = "shell"\ntype = "cylinder"\nmaterial = "steel"\nradius = {RADIUS}\n'
            f"from = [{-LENGTH / 2}, 0, 0]\nto = [{LENGTH / 2}, 0, 0]\n")


def stages(duration, walls):
    """Drag keeps what falls below 0.5 m/s until the drum turns: nothing breaks before."""
    text = [f'\n[[stage]]\nname = "settle"\nduration = {SETTLE}\nglobal_damping = "20 1/s"\n',
            f'\n[[stage]]\nname = "mill"\nduration = {duration}\nglobal_damping = 0\n']
    return text + [f'\n[stage.motion.{wall}]\ntype = "rotation"\naxis = [1, 0, 0]\nrate = {RATE}\n'
                   for wall in walls]


def drum(softness, duration, frames, search="auto", strength=STRENGTH):
    """The mill: its load falls to rest, then the drum turns."""
    text = [f'title = "Ball mill"\nseed = 12\n\n[cell]\nlength = [{LENGTH}, 0, 0]\n'
            f"origin = [{-LENGTH / 2}, 0, 0]\n", materials(softness, strength), shell()]
    walls = ["shell"]
    for name, start, end in (flat for k in range(LIFTERS) for flat in lifter(k)):
        text.append(plate(name, (-LENGTH / 2, *start), (LENGTH, 0, 0),
                          (0, end[0] - start[0], end[1] - start[1])))
        walls.append(name)
    region = f"from = [{-LENGTH / 2}, 0, 0], to = [{LENGTH / 2}, 0, 0], radius = {TOP}"
    for bodies, count in ((cube(), CUBES), (ball(), BALLS)):
        text += [bodies, f"count = {count}\nregion = {{ cylinder = {{ {region} }} }}\n"]
    text += stages(duration, walls)
    text.append(f'\n[neighbor]\nmethod = "{search}"\n\n[output]\nframes = {frames}\nseries = "10 ms"\n'
                'checkpoint = "none"\nmeasures = false\n')
    return "".join(text)
