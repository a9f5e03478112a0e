"""Direct shear test: dense samples peak and dilate, loose ones contract.

Zhao et al. (2006), section 4 and Figure 17: 800 particles of four shapes with a mean size of 5 mm,
sheared under 1 kN with the law of that paper (K_N 130 kN/m, K_NN 1.4e6 kN/m3, b 3, K_S 102 kN/m,
35 degrees, d1 0.01, d2 0.9), at void ratios of 0.47, 0.66 and 0.75. As there, samples are poured
under a raised gravity and made denser by less friction; then friction is set back, a cap carries the
load, and one half of the box moves by 14 mm. The paper gives no numbers but the void ratios and the
course of the curves. The scene is scenes/direct_shear.toml.
"""
import concurrent.futures
import math

from frames import Frame, void_ratio

LOAD, FRICTION = 1000, math.tan(math.radians(35))
GRAIN = math.pi / 6 * 0.005**3  # volume
WALLS = 0.005  # void ratios are measured that far from walls, which grains cannot lie close to
LID = 0.007  # of the lid over the level the sample is cut at, to begin with

# Friction while the sample is made, and the void ratio of the paper that it stands for.
SAMPLES = {"dense": (0.0, 0.47), "medium": (0.2, 0.66), "loose": (0.7002, 0.75)}


class Size:
    """Box of length, width, height of the shear plane and level of the sample, in metres."""

    def __init__(self, length, width, plane, level, count, top):
        self.length, self.width, self.plane, self.level = length, width, plane, level
        self.count, self.top = count, top

    def sets(self):
        high = [self.length, self.width]
        return {"insert.0.count": self.count, "insert.0.region.box.high": [*high, self.top],
                "wall.lower.high": [*high, self.plane], "wall.upper.low": [0, 0, self.plane],
                "wall.upper.high": [*high, self.top],
                "wall.lower rim.corner": [-0.02, 0, self.plane],
                "wall.lower rim.edge_v": [0, self.width, 0],
                "wall.upper rim.corner": [self.length, 0, self.plane],
                "wall.upper rim.edge_v": [0, self.width, 0],
                "stage.press.remove.box.low": [-1, -1, self.level],
                "stage.press.wall.lid.corner": [0, 0, self.level + LID],
                "stage.press.wall.lid.edge_u": [self.length, 0, 0],
                "stage.press.wall.lid.edge_v": [0, self.width, 0]}


def frame_before(folder, time):
    """The last frame up to a time."""
    frames = (Frame(file) for file in sorted(folder.glob("frame_*.vtp")))
    return [frame for frame in frames if frame.time <= time][-1]


class Sheared:
    """The part of a run in which it is sheared: displacement, force, rise of the lid, in SI."""

    def __init__(self, run, size):
        series = run.series
        moved = series["wall_lower_ux"]
        begin = max(i for i, u in enumerate(moved) if u == 0)
        sides = ("left", "right", "front", "back", "bottom")
        force = [sum(values) for values in zip(*(series[f"wall_lower.{s}_fx"] for s in sides))]
        self.displacement = moved[begin:]
        self.force = smoothed([-f for f in force[begin:]], 9)
        lid = series["wall_lid_uz"][begin:]
        self.rise = [z - lid[0] for z in lid]
        self.grains = int(series["particles"][-1])
        height = size.level + LID + lid[0]
        self.void_ratio_of_box = size.length * size.width * height / (self.grains * GRAIN) - 1
        frames = run.folder / "frames"
        self.void_ratio = void_ratio(frames, frame_before(frames, series["time"][begin]),
                                     [WALLS, WALLS, WALLS],
                                     [size.length - WALLS, size.width - WALLS, height - WALLS])
        late = len(self.force) * 4 // 5
        self.final = sum(self.force[late:]) / len(self.force[late:])
        self.peak = max(self.force)
        self.load = series["wall_lid_fz"][begin:]


def smoothed(values, width):
    half = width // 2
    windows = (values[max(0, i - half):i + half + 1] for i in range(len(values)))
    return [sum(window) / len(window) for window in windows]


def shear_all(context, size, speed, distance):
    """The three samples side by side, each on one thread."""

    def shear(name):
        sets = {**size.sets(), "stage.pour.material.grain.friction": SAMPLES[name][0],
                "stage.shear.duration": distance / speed,
                "stage.shear.motion.lower.velocity": [speed, 0, 0],
                "stage.shear.motion.lower rim.velocity": [speed, 0, 0],
                "output.frames": "5 ms", "output.checkpoint": "none"}
        return Sheared(context.scene("direct_shear.toml", name, sets, threads=1), size)

    with concurrent.futures.ThreadPoolExecutor(len(SAMPLES)) as pool:
        return dict(zip(SAMPLES, pool.map(shear, SAMPLES)))


def draw(context, samples):
    figure, axes = context.figure("shear_force", "Direct shear test: shear force",
                                  "displacement [mm]", "shear force [N]")
    for name, s in samples.items():
        axes.plot([1e3 * u for u in s.displacement], s.force, label=f"e = {s.void_ratio:.2f}")
    axes.axhline(LOAD * FRICTION, color="k", linestyle=":", label="N tan φ")
    context.save(figure)
    figure, axes = context.figure("vertical_displacement", "Direct shear test: rise of the cap",
                                  "displacement [mm]", "vertical displacement [mm]")
    for name, s in samples.items():
        axes.plot([1e3 * u for u in s.displacement], [1e3 * z for z in s.rise],
                  label=f"e = {s.void_ratio:.2f}")
    context.save(figure)


def run(context):
    if context.full:
        samples = shear_all(context, Size(0.08, 0.04, 0.014, 0.028, 1000, 0.33), 0.05, 0.014)
    else:
        samples = shear_all(context, Size(0.06, 0.03, 0.012, 0.024, 440, 0.26), 0.1, 0.014)
    draw(context, samples)
    dense, medium, loose = (samples[name] for name in SAMPLES)
    for name, s in samples.items():
        context.check(f"{name}: void ratio inside, under the load", SAMPLES[name][1], s.void_ratio,
                      SAMPLES[name][1] - 0.08, SAMPLES[name][1] + 0.08)
    context.report("void ratio of the whole box: dense, medium, loose", "-",
                   ", ".join(f"{s.void_ratio_of_box:.2f}" for s in samples.values()))
    context.report("grains: dense, medium, loose", "800 each",
                   ", ".join(str(s.grains) for s in samples.values()))
    context.check("dense: peak over final shear force", "above 1 (peaks)", dense.peak / dense.final,
                  low=1.1)
    context.check("dense: peak over N tan φ", "above 1 (Figure 17a)",
                  dense.peak / (LOAD * FRICTION), low=1)
    context.check("loose: peak over final shear force", "1 (monotonic)", loose.peak / loose.final,
                  high=1.15)
    context.check("dense: lowest position of the cap [mm]", "below 0 (contracts at first)",
                  1e3 * min(dense.rise), high=0)
    context.check("dense: rise of the cap in the end [mm]", "above 0 (dilates)",
                  1e3 * dense.rise[-1], low=0.1)
    context.check("loose: rise of the cap in the end [mm]", "below 0 (contracts)",
                  1e3 * loose.rise[-1], high=-0.1)
    context.report("medium: rise of the cap in the end [mm]", "below 0 (contracts)",
                   1e3 * medium.rise[-1])
    context.report("final shear force over N tan φ: dense, medium, loose", "-",
                   ", ".join(f"{s.final / (LOAD * FRICTION):.2f}" for s in samples.values()))
    context.note("Damping ratio 0.5 instead of 0.02: under this load the jumps of the law, where "
                 "contact points come and go, feed more than 0.02 takes, and the sample never "
                 "rests. All walls are smooth; the paper does not say what they are.")
    context.note("Void ratios are those inside the sample: near walls there are fewer grains, which "
                 "counts in a box of 12 by 6 by 5 of them.")
    context.note("Open: with 400 grains denser samples are stronger and rise more, but even the "
                 "loosest rises in the end, and the dense one hardly softens. The ends of the box "
                 "are suspected, where the rims lift grains that lie across the shear plane; "
                 "neither a longer box nor the size of the paper has been tried.")
