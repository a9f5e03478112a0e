"""Direct shear test: dense samples peak and dilate, loose ones contract.

Zhao et al. (2006), section 4 and Figure 17: 800 particles of four shapes with a mean size of 5 mm,
sheared under 1 kN with the law of that paper (K_N 130 kN/m, K_NN 1.4e6 kN/m3, b 3, K_S 102 kN/m,
35 degrees, d1 0.01, d2 0.9, alpha_d 0, beta_d 0.02 s), at void ratios of 0.47, 0.66 and 0.75. As
there, grains fall into the box under normal gravity and friction; that is a loose sample. Denser ones
are packed by more gravity and less friction for a while. Both are set back, what lies above a level is
taken away, a cap is placed and loaded, and one half of the box moves by 14 mm. Nothing but the contacts of the paper
damps the motion. The cap is free along the vertical: its weight and the load are 1 kN, and it has no
drag; a servo has lowered it onto the sample before. The step is the automatic one. Each sample is
made from three seeds. The paper gives no numbers but the void ratios and the course of the curves; the
notes say what it leaves open and what was taken. The scene is scenes/direct_shear.toml.

Speed and density are scaled for time. The dense sample of the first seed is sheared again at half the
speed, and made and sheared again with a quarter of the density: rows say whether that matters.

The runs are independent jobs of one thread each; as many run side by side as there are cores.
"""
import collections
import concurrent.futures
import json
import math
import os

import numpy as np

from context import StudyError
from frames import Frame

LOAD, FRICTION = 1000, math.tan(math.radians(35))
LID = 0.0035  # of the lid over the level the sample is cut at, to begin with
WAITING = 5.6e-7  # m3 per grain that waits to fall: random places end where their balls are close
DISTANCE = 0.014
AVERAGED = 0.0009  # forces are means over that much displacement
POINTS = np.linspace(0, DISTANCE, 281)
SEEDS = (1, 2, 3)

# How samples are made: friction and gravity [m/s2] while they are packed, how many grains fall and at
# what level they are cut, both relative to the medium sample, and the void ratio of the paper.
Recipe = collections.namedtuple("Recipe", "friction gravity number level void_ratio")
SAMPLES = {"dense": Recipe(0.0, 98.1, 1.12, 0.95, 0.47),
           "medium": Recipe(0.25, 98.1, 1, 1, 0.66),
           "loose": Recipe(FRICTION, 9.81, 0.95, 1.05, 0.75)}

# Length and width of the box, level of the medium sample [m], grains that fall for it, speed [m/s],
# density [kg/m3].
Size = collections.namedtuple("Size", "length width level count speed density")
QUICK = Size(0.036, 0.036, 0.018, 440, 0.1, 170000)
FULL = Size(0.046, 0.046, 0.023, 890, 0.1, 170000)

# A run: sample, seed, what its name ends with, factors on speed and density.
Job = collections.namedtuple("Job", "sample seed variant speed density")
SCALED = [Job("dense", 1, "_half_speed", 0.5, 1), Job("dense", 1, "_quarter_density", 1, 0.25)]


def sets_of(size, job):
    """What a run changes in the scene."""
    recipe = SAMPLES[job.sample]
    base, level = [size.length, size.width], size.level * recipe.level
    count, speed = round(size.count * recipe.number), size.speed * job.speed
    top = count * WAITING / (size.length * size.width)
    moving = ("lower", "lower rim", "base")
    return {"seed": job.seed, "insert.0.count": count, "insert.0.region.box.high": [*base, top],
            "material.grain.density": size.density * job.density,
            "wall.lower.high": [*base, level / 2], "wall.upper.low": [0, 0, level / 2],
            "wall.upper.high": [*base, top],
            "wall.base.edge_u": [size.length, 0, 0], "wall.base.edge_v": [0, size.width, 0],
            "wall.lower rim.corner": [-0.02, 0, level / 2],
            "wall.lower rim.edge_v": [0, size.width, 0],
            "wall.upper rim.corner": [size.length, 0, level / 2],
            "wall.upper rim.edge_v": [0, size.width, 0],
            "stage.pack.material.grain.friction": recipe.friction,
            "stage.pack.gravity": [0, 0, -recipe.gravity],
            "stage.press.remove.box.low": [-1, -1, level],
            "stage.press.wall.lid.corner": [0, 0, level + LID],
            "stage.press.wall.lid.edge_u": [size.length, 0, 0],
            "stage.press.wall.lid.edge_v": [0, size.width, 0],
            "stage.shear.duration": DISTANCE / speed,
            **{f"stage.shear.motion.{wall}.velocity": [speed, 0, 0] for wall in moving},
            "output.frames": "5 ms", "output.checkpoint": "none"}


def frame_before(folder, time):
    """The last frame up to a time."""
    frames = (Frame(file) for file in sorted(folder.glob("frame_*.vtp")))
    return [frame for frame in frames if frame.time <= time][-1]


def solid_volume(folder, frame):
    """Sum of the volumes of all bodies; overlaps count twice."""
    units = []
    for shape in json.loads((folder / "shapes.json").read_text())["shapes"]:
        corner = np.array(shape["vertices"])
        units.append(sum(corner[face[0]] @ np.cross(corner[b], corner[c]) / 6
                         for face in shape["faces"] for b, c in zip(face[1:], face[2:])))
    return float(np.array(units)[frame["shape"]] @ frame["radius"]**3)


class Sheared:
    """The part of a run in which it is sheared: force and rise of the lid at POINTS, in SI."""

    def __init__(self, context, name, run, size, recipe):
        series = {key: np.array(values) for key, values in run.series.items()}
        moved = series["wall_lower_ux"]
        begin = int(np.flatnonzero(moved == 0)[-1])
        lower = ("lower.left", "lower.right", "lower.front", "lower.back", "lower_rim", "base")
        force = -sum(series[f"wall_{part}_fx"] for part in lower)
        lid = series["wall_lid_uz"] - series["wall_lid_uz"][begin]
        self.force = means_around(POINTS, moved[begin:], force[begin:])
        self.rise = np.interp(POINTS, moved[begin:], lid[begin:])
        self.load = float(series["wall_lid_fz"][begin:].mean())
        self.residual = float(np.abs(series["residual_relative"]).max())
        height = size.level * recipe.level + LID + series["wall_lid_uz"][begin]
        self.grains, self.void_ratio = context.measure(
            ["void ratio", name], lambda: fill(run.folder / "frames", series["time"][begin],
                                               [size.length, size.width, height]))
        self.final = float(self.force[POINTS >= 0.8 * DISTANCE].mean())
        self.peak = float(self.force.max())


def means_around(points, moved, force):
    """Means of the force over AVERAGED of displacement around points."""
    near = [abs(moved - u) <= AVERAGED / 2 for u in points]
    return np.array([force[chosen].mean() for chosen in near])


def fill(frames, time, box):
    """Number of grains at a time, and the void ratio of all of the sample."""
    frame = frame_before(frames, time)
    return len(frame["radius"]), float(np.prod(box)) / solid_volume(frames, frame) - 1


class Sample:
    """Means over the seeds."""

    def __init__(self, runs):
        self.runs = runs
        self.force, self.rise = self.mean("force"), self.mean("rise")
        self.void_ratio, self.grains = float(self.mean("void_ratio")), round(self.mean("grains"))
        self.final = float(self.force[POINTS >= 0.8 * DISTANCE].mean())
        self.peak = float(self.force.max())

    def mean(self, name):
        return np.mean([getattr(run, name) for run in self.runs], axis=0)


def shear_all(context, size):
    """All runs side by side, each on one thread; None where one did not reach its end."""

    def shear(job):
        name = f"{job.sample}_{job.seed}{job.variant}"
        try:
            run = context.scene("direct_shear.toml", name, sets_of(size, job), threads=1)
            return Sheared(context, name, run, size, SAMPLES[job.sample])
        except StudyError as error:
            context.note(f"{name} did not reach its end: {str(error).splitlines()[-1]}")
            return None

    jobs = SCALED + [Job(name, seed, "", 1, 1) for name in reversed(SAMPLES) for seed in SEEDS]
    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        return dict(zip(jobs, pool.map(shear, jobs)))


def draw(context, samples):
    def plot(axes, values, factor):
        for i, (name, sample) in enumerate(samples.items()):
            for run in sample.runs:
                axes.plot(1e3 * POINTS, factor * getattr(run, values), color=f"C{i}", alpha=0.3)
            axes.plot(1e3 * POINTS, factor * getattr(sample, values), color=f"C{i}",
                      label=f"{name}, e = {sample.void_ratio:.2f}")

    figure, axes = context.figure("shear_force", "Direct shear test: shear force",
                                  "displacement [mm]", "shear force [N]")
    plot(axes, "force", 1)
    axes.axhline(LOAD * FRICTION, color="k", linestyle=":", label="N tan φ")
    context.save(figure)
    figure, axes = context.figure("vertical_displacement", "Direct shear test: rise of the cap",
                                  "displacement [mm]", "vertical displacement [mm]")
    plot(axes, "rise", 1e3)
    context.save(figure)


def each(things, value, digits=2):
    return ", ".join(f"{value(thing):.{digits}f}" for thing in things)


def judge_runs(context, runs):
    """What holds for every run by itself."""
    ended = [run for run in runs.values() if run]
    context.check("runs that reached their end", "-", len(ended), len(runs), len(runs))
    if not ended:
        return
    context.check("N, mean over the shearing, farthest from 1 kN [N]", 1000,
                  max((run.load for run in ended), key=lambda n: abs(n - LOAD)), 990, 1010)
    context.check("energy residual, worst of all runs", "-", max(run.residual for run in ended),
                  high=0.02)


def judge_scaling(context, runs):
    """Whether speed and density, which are scaled for time, show in the result."""
    plain = runs[Job("dense", 1, "", 1, 1)]
    for job in SCALED:
        other, label = runs[job], f"dense, {job.variant.strip('_').replace('_', ' ')}"
        if not (plain and other):
            continue
        context.check(f"{label}: peak force over that of the same sample as scaled", "-",
                      other.peak / plain.peak, 0.9, 1.1)
        context.check(f"{label}: final force over that of the same sample as scaled", "-",
                      other.final / plain.final, 0.9, 1.1)
        context.check(f"{label}: rise of the cap in the end less that as scaled [mm]", "-",
                      1e3 * float(other.rise[-1] - plain.rise[-1]), -0.3, 0.3)


def judge_samples(context, samples):
    for name, sample in samples.items():
        wanted = SAMPLES[name].void_ratio
        context.check(f"{name}: void ratio of the whole sample, under the load", wanted,
                      sample.void_ratio, wanted - 0.08, wanted + 0.08)
        context.report(f"{name}: grains", 800, sample.grains)
        context.report(f"{name}: final shear force over N tan φ", "-", sample.final / (LOAD * FRICTION))
        context.report(f"{name}: rise of the cap in the end, each seed [mm]", "-",
                       each(sample.runs, lambda run: 1e3 * run.rise[-1]))
    if "dense" in samples:
        dense = samples["dense"]
        context.check("dense: peak over final shear force", "above 1 (peaks)",
                      dense.peak / dense.final, low=1.1)
        context.check("dense: peak over N tan φ", "above 1 (Figure 17a)",
                      dense.peak / (LOAD * FRICTION), low=1)
        context.check("dense: lowest position of the cap [mm]", "below 0 (contracts at first)",
                      1e3 * float(min(dense.rise)), high=-0.01)
        context.check("dense: rise of the cap in the end [mm]", "above 0 (dilates)",
                      1e3 * float(dense.rise[-1]), low=0.1)
    for name in [name for name in ("medium", "loose") if name in samples]:
        sample = samples[name]
        context.check(f"{name}: peak over final shear force", "1 (monotonic)",
                      sample.peak / sample.final, high=1.15)
        context.check(f"{name}: rise of the cap in the end [mm]", "below 0 (contracts)",
                      1e3 * float(sample.rise[-1]), high=-0.1)


def explain(context):
    context.note("Taken where the paper is silent: sizes from 2.5 to 7.5 mm, evenly by mass, so that "
                 "their mean is the 5 mm of the paper; the four shapes in equal numbers; a square box, "
                 "twice as wide as the sample is high, as the standard for such tests asks for at least "
                 "(ASTM D3080), so that 800 grains make it 46 mm wide; base and cap as rough as the "
                 "grains, frames smooth; a cap of 1 kg, whose weight is part of the load.")
    context.note("The energy residual is not that of the step: the sample of scenes/direct_shear.toml, as it "
                 "falls, has 0.9 % after 0.3 s with the automatic step and 1.3 % with a quarter of it. The "
                 "forces of this law are no gradient: they jump where contact points come and go.")
    context.note("Grains are 64 times as heavy as quartz, for a longer time step. The paper's step of "
                 "0.12 ms is beyond the stability limit of its own K_N for grains of quartz of this "
                 "size, so that its grains were heavier too, or larger.")


def run(context):
    runs = shear_all(context, FULL if context.full else QUICK)
    judge_runs(context, runs)
    made = {name: [runs[Job(name, seed, "", 1, 1)] for seed in SEEDS] for name in SAMPLES}
    samples = {name: Sample([r for r in sample if r]) for name, sample in made.items() if any(sample)}
    draw(context, samples)
    judge_samples(context, samples)
    judge_scaling(context, runs)
    explain(context)
