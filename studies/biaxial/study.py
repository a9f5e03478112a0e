"""Biaxial test: ellipsoids of five shapes in a cell that deforms.

Hopkins, "Discrete element modeling with dilated particles", Tables 1 and 2: 1,024 ellipsoids, a
sphere of 5 mm swept over each, are dropped into a square box with a flat base and periodic sides of
1.092 m. Gravity is turned off and a lid placed on stops. The box becomes shorter along x at a rate of
0.005 1/s for 100 s, to 0.662 m; the lid is pressed down with 1500 Pa. Values are means over the last
10 s. Two places of the stops are judged: at 600 mm, as the paper says, and just above the sample, as
it also says; the notes tell why these are not the same. The text of the paper that this project has
is without its figures, so curves stand alone and Table 2 is what they are compared with.
"""
import collections
import concurrent.futures
import math
import os

import numpy as np

from frames import Frame

Row = collections.namedtuple("Row", "porosity coordination friction work")
Size = collections.namedtuple("Size", "count side rate shapes seeds")

# Half axes a (twice) and c [m] by name, and what Table 2 says: porosity, coordination number,
# frictional dissipation over work, work [J].
SHAPES = {"c60.0": (0.0300, 0.0600), "c47.8": (0.0338, 0.0478), "c38.0": (0.0380, 0.0380),
          "c30.1": (0.0426, 0.0301), "c23.8": (0.0476, 0.0238)}
PAPER = {"c60.0": Row(0.382, 6.18, 0.600, 940.5), "c47.8": Row(0.391, 6.09, 0.597, 960.1),
         "c38.0": Row(0.405, 5.95, 0.546, 922.0), "c30.1": Row(0.386, 6.14, 0.598, 957.2),
         "c23.8": Row(0.373, 6.27, 0.588, 881.6)}
SPHERE, NO_SOFTENING = "c38.0", "c23.8"
SWEPT, COUNT, SIDE, RATE, STRAIN = 0.005, 1024, 1.092, 0.005, 0.5
PRESSURE, STOPS, REST = 1500, 0.6, 10
FINE, COARSE = 1e-6, 1e-4  # how far a band may still move, over R
LAST = 0.1  # of the strain that values are means over: the last 10 s of 100
# By how much a mean may differ from Table 2.
WITHIN = Row(0.015, 0.3, 0.06, 0.08)

FULL = Size(COUNT, SIDE, RATE, tuple(SHAPES), (1, 2, 3))
QUICK = Size(COUNT // 4, SIDE / 2, 2 * RATE, (SPHERE, "c60.0"), (1,))

# Of the series of a run.
COLUMNS = ("time", "cell_x", "cell_y", "volume", "porosity", "coordination", "coordination_bearing",
           "wall_contacts", "particles", "stress_xx", "flux_stress_xx", "wall_lid_fz", "wall_lid_uz",
           "friction", "damping", "cell", "walls", "elastic_normal", "elastic_shear",
           "residual_relative")

# Gaps between spheres that are counted as contacts to see what that does, over the diameter.
NEAR = (0, 0.01, 0.02)

# Where the stops of the lid are.
PLACES = {"600": "stops at 600 mm", "bed": "stops just above the sample"}


def sets_of(size, shape):
    """What both scenes share."""
    a, c = SHAPES[shape]
    return {"shape.ellipsoid.half_axes": [a, a, c], "cell.length": [size.side, size.side, 0]}


def drop(context, size, shape, seed):
    sets = {**sets_of(size, shape), "seed": seed, "insert.0.count": size.count,
            "insert.0.region.box.high": [size.side, size.side, STOPS]}
    return context.scene("drop.toml", f"drop_{shape}_{seed}", sets, threads=1)


def compress(context, size, shape, seed, sample, place, wall_friction=0.3):
    stops = STOPS if place == "600" else context.measure(
        ["top", shape, seed], lambda: top_of(sample.folder, *SHAPES[shape]))
    duration = STRAIN / size.rate
    sets = {**sets_of(size, shape), "wall.lid.point": [0, 0, round(stops, 6)],
            "wall.lid.motion.mass": round(PRESSURE * size.side**2 / 9.81, 3),
            "stage.compress.duration": duration, "stage.compress.cell.rate": [-size.rate, 0, 0],
            "output.frames": duration / 10, "interaction.0.friction": wall_friction}
    name = f"{place}_{shape}_{seed}{'' if wall_friction else '_smooth'}"
    return context.scene("compress.toml", name, sets, start=sample, columns=COLUMNS, threads=1,
                         profile=True)


def top_of(folder, a, c):
    """The highest point of all ellipsoids in the last frame."""
    frame = Frame(sorted((folder / "frames").glob("frame_*.vtp"))[-1])
    w, x, y, z = frame["orientation"].T
    upright = 1 - 2 * (x**2 + y**2)  # of the axis c
    reach = np.sqrt(a**2 * (1 - upright**2) + c**2 * upright**2)
    return float((frame["Points"][:, 2] + reach + SWEPT).max())


def coordination_with_gaps(run):
    """Of spheres in the last frame: bodies no farther apart than each of NEAR, mean over all."""
    frame = Frame(sorted((run.folder / "frames").glob("frame_*.vtp"))[-1])
    sides = np.array([run.series["cell_x"][-1], run.series["cell_y"][-1]])
    apart = frame["Points"][:, None] - frame["Points"][None]
    apart[..., :2] -= sides * np.round(apart[..., :2] / sides)
    distance = np.linalg.norm(apart, axis=2) / (2 * (SHAPES[SPHERE][0] + SWEPT))
    return [float((distance <= 1 + gap).sum() / len(distance) - 1) for gap in NEAR]


class Test:
    """One compression: curves over strain, and means over the last tenth of it."""

    smooth = None  # the same between smooth plates, of one sample
    with_gaps = None  # coordination_with_gaps of spheres

    def __init__(self, run, size, shape):
        self.summary = run.summary
        series = {name: np.array(values) for name, values in run.series.items()}
        chosen = series["time"] >= REST - 1e-9
        series = {name: values[chosen] for name, values in series.items()}
        since = {name: series[name] - series[name][0]
                 for name in ("friction", "damping", "cell", "walls", "elastic_normal",
                              "elastic_shear")}
        self.strain = np.log(series["cell_x"][0] / series["cell_x"])
        self.lid = series["wall_lid_fz"] / (series["cell_x"] * series["cell_y"])
        self.along = series["flux_stress_xx"]
        self.love_weber = series["stress_xx"]
        self.porosity = series["porosity"]
        self.height = series["wall_lid_uz"]
        self.last = self.strain >= self.strain[-1] - LAST * STRAIN - 1e-9
        self.work = float(since["cell"][-1])
        self.shares = {"friction": float(since["friction"][-1]) / self.work,
                       "lid": -float(since["walls"][-1]) / self.work,
                       "springs": float((since["elastic_normal"] + since["elastic_shear"])[-1]) /
                       self.work, "dashpots": float(since["damping"][-1]) / self.work}
        # Per sample of the size of the paper, however many particles there are here.
        self.result = Row(self.mean("porosity"), float(series["coordination"][self.last].mean()),
                          self.shares["friction"], self.work * COUNT / size.count)
        self.bearing = float(series["coordination_bearing"][self.last].mean())
        on_walls = series["wall_contacts"] / series["particles"]
        self.with_walls = self.result.coordination + float(on_walls[self.last].mean())
        self.residual = float(np.abs(series["residual_relative"]).max())
        self.lifted = float(np.interp(1e-4, np.maximum.accumulate(self.height), self.strain))
        a, c = SHAPES[shape]
        solid = size.count * 4 / 3 * math.pi * (a + SWEPT)**2 * (c + SWEPT)
        self.porosity_of_paper = 1 - solid / float(series["volume"][self.last].mean())

    def mean(self, name):
        return float(getattr(self, name)[self.last].mean())

    def difference(self):
        """Maximum shear stress, half the difference, as running means over 2 % of strain."""
        return running_mean(self.strain, (self.along - self.lid) / 2, 0.02)

    def softening(self):
        """The peak of the maximum shear stress over its mean in the end."""
        return float(self.difference().max() / ((self.along - self.lid) / 2)[self.last].mean())


def running_mean(x, y, width):
    """Means of y over a width of x around each point, one-sided at the ends."""
    sums = np.concatenate([[0], np.cumsum(y)])
    low, high = np.searchsorted(x, x - width / 2), np.searchsorted(x, x + width / 2, "right")
    return (sums[high] - sums[low]) / (high - low)


def test_all(context, size):
    """All samples side by side, each on one thread."""

    def test(job):
        shape, seed = job
        sample = drop(context, size, shape, seed)
        runs = {place: compress(context, size, shape, seed, sample, place) for place in PLACES}
        tests = {place: Test(run, size, shape) for place, run in runs.items()}
        if (shape, seed) == (SPHERE, 1):
            smooth = compress(context, size, shape, seed, sample, "bed", wall_friction=0)
            tests["bed"].smooth = Test(smooth, size, shape)
        for place, run in runs.items():
            if shape == SPHERE:
                tests[place].with_gaps = context.measure(
                    ["coordination with gaps", place, seed], lambda: coordination_with_gaps(run))
        bands = {tolerance: context.bench_band(runs["600"], steps=100, tolerance=tolerance)
                 for tolerance in (FINE, COARSE)}
        return tests, bands

    jobs = [(shape, seed) for shape in size.shapes for seed in size.seeds]
    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        done = dict(zip(jobs, pool.map(test, jobs)))
    tests = {(place, shape): [done[shape, seed][0][place] for seed in size.seeds]
             for place in PLACES for shape in size.shapes}
    return tests, {shape: [done[shape, seed][1] for seed in size.seeds] for shape in size.shapes}


def mean_row(tests):
    return Row(*(float(np.mean(values)) for values in zip(*(test.result for test in tests))))


def each(values, digits):
    return ", ".join(f"{value:.{digits}f}" for value in values)


def judge_table(context, size, tests, place):
    """Table 2, and what the paper says about its order."""
    rows = {shape: mean_row(tests[place, shape]) for shape in size.shapes}
    for shape, ours in rows.items():
        name, paper = f"{PLACES[place]}, {shape}", PAPER[shape]
        for what, text in (("porosity", "porosity"), ("coordination", "coordination number"),
                           ("friction", "friction over work")):
            value, within = getattr(paper, what), getattr(WITHIN, what)
            context.check(f"{name}: {text}", value, getattr(ours, what), value - within,
                          value + within)
        context.check(f"{name}: work [J]", paper.work, ours.work, paper.work * (1 - WITHIN.work),
                      paper.work * (1 + WITHIN.work))
    sphere, others = rows[SPHERE], [row for shape, row in rows.items() if shape != SPHERE]
    context.check(f"{PLACES[place]}: porosity of spheres over the highest of the others", "above 1",
                  sphere.porosity / max(row.porosity for row in others), low=1)
    context.check(f"{PLACES[place]}: coordination of spheres over the lowest of the others",
                  "below 1", sphere.coordination / min(row.coordination for row in others), high=1)
    context.check(f"{PLACES[place]}: friction over work of spheres over the lowest of the others",
                  "below 1", sphere.friction / min(row.friction for row in others), high=1)


def judge_curves(context, size, tests, place):
    for shape in size.shapes:
        ratio = float(np.mean([test.softening() for test in tests[place, shape]]))
        softens = shape != NO_SOFTENING
        context.check(f"{PLACES[place]}, {shape}: peak over final shear stress",
                      "softens" if softens else "does not soften", ratio,
                      *((1.1, None) if softens else (None, 1.1)))


def judge_bands(context, bands):
    """The elastic band, drawn in the last state of the compression and 100 steps on."""
    for shape, group in bands.items():
        name = f"band to 1e-6 R from scratch, {shape}: iterations"
        mean = float(np.mean([band[FINE]["cold"]["iterations_mean"] for band in group]))
        if shape == SPHERE:
            context.report(f"{name} (between spheres the start is the answer)", "-", mean)
        else:
            context.check(name, "10 to 100", mean, 10, 100)
    fine, coarse = ([band[tolerance] for group in bands.values() for band in group]
                    for tolerance in (FINE, COARSE))
    context.check("band to 1e-6 R once warm: iterations per step, mean of the slowest shape",
                  "1 usually", slowest(fine), 1, 2)
    context.report("band to 1e-4 R once warm: iterations per step, mean of the slowest shape", "-",
                   slowest(coarse))
    context.report("band to 1e-4 R: largest error of a gap over R", "-",
                   max(band["worst_gap_error"] for band in coarse))
    context.check("band with one iteration per step: largest error of a gap over R", "1e-6",
                  max(band["worst_gap_error_once"] for band in fine), high=1e-6)
    context.check("bands that did not converge", "-",
                  sum(band[kind]["failures"] for band in fine for kind in ("cold", "warm")), high=0)


def slowest(bands):
    return max(band["warm"]["iterations_mean"] for band in bands)


def judge_runs(context, tests):
    """What holds for all runs, whatever their shape."""
    every = [test for group in tests.values() for test in group]
    lids = [test.mean("lid") / PRESSURE for test in every]
    context.check("stress of the lid over 1500 Pa, least and most: least", "1", min(lids), 0.99, 1.01)
    context.check("stress of the lid over 1500 Pa, least and most: most", "1", max(lids), 0.99, 1.01)
    context.check("energy error, largest", "below 1 %", max(test.residual for test in every),
                  high=0.01)
    fluxes = [test.mean("along") / test.mean("love_weber") for test in every]
    context.check("stress through the sides over that of Love and Weber, farthest from 1", "-",
                  max(fluxes, key=lambda ratio: abs(ratio - 1)), 0.99, 1.01)
    smooth = next(test.smooth for test in every if test.smooth)
    context.check("the same between smooth plates, one sample of spheres", "-",
                  smooth.mean("along") / smooth.mean("love_weber"), 0.999, 1.001)
    efforts = [test.summary["contact_search"] for test in every]
    context.check("searches of the engine that failed", "-",
                  sum(effort["failures"] for effort in efforts), high=0)
    context.report("iterations of the engine's search (Newton), mean and most", "-",
                   f"{np.mean([e['iterations_mean'] for e in efforts]):.2f} and "
                   f"{max(e['iterations_max'] for e in efforts)}")
    speeds = [test.summary["particle_steps_per_second"] for test in every]
    context.report("Cundall number per core, least and most", "0.8e5 to 1.0e5",
                   f"{min(speeds):.2g} and {max(speeds):.2g}")


def inform(context, size, tests, place):
    """What explains the rows above."""
    for shape in size.shapes:
        group, name = tests[place, shape], f"{PLACES[place]}, {shape}"
        if len(group) > 1:
            for what, digits in (("porosity", 3), ("coordination", 2), ("friction", 3), ("work", 0)):
                context.report(f"{name}: {what} of each seed", "-",
                               each([getattr(test.result, what) for test in group], digits))
        context.report(f"{name}: porosity with the paper's volume (a+R)²(c+R)", PAPER[shape].porosity,
                       float(np.mean([test.porosity_of_paper for test in group])))
        context.report(f"{name}: coordination number without rattlers; with walls",
                       PAPER[shape].coordination, "; ".join(
                           each([np.mean([getattr(test, what) for test in group])], 2)
                           for what in ("bearing", "with_walls")))
        if shape == SPHERE:
            counted = np.mean([test.with_gaps for test in group], axis=0)
            context.report(f"{name}: coordination number in the end if gaps up to "
                           f"{', '.join(f'{100 * gap:g}' for gap in NEAR)} % of the diameter count",
                           PAPER[shape].coordination, each(counted, 2))
        shares = [np.mean([test.shares[kind] for test in group]) for kind in group[0].shares]
        context.report(f"{name}: part of the work in {', '.join(group[0].shares)}", "0.6, rest, 0, 0",
                       each(shares, 3))
        context.report(f"{name}: strain at which the lid is lifted", "-",
                       float(np.mean([test.lifted for test in group])))


def lift_of_paper(tests, shape):
    """The strain at which the lid would be lifted where work is that of Table 2, on a line through
    both places."""
    bed, high = ((mean_row(group).work, float(np.mean([test.lifted for test in group])))
                 for group in (tests["bed", shape], tests["600", shape]))
    return bed[1] + (high[1] - bed[1]) * (PAPER[shape].work - bed[0]) / (high[0] - bed[0])


def inform_of_both(context, size, tests):
    context.report("strain at which the lid is lifted where work is that of Table 2, between both places: "
                   f"{', '.join(size.shapes)}", "-",
                   each([lift_of_paper(tests, shape) for shape in size.shapes], 3))
    for place, title in PLACES.items():
        rows = [mean_row(tests[place, shape]) for shape in size.shapes]
        context.report(f"{title}: highest less lowest coordination number of the shapes",
                       round(float(np.ptp([PAPER[shape].coordination for shape in size.shapes])), 2),
                       float(np.ptp([row.coordination for row in rows])))


def draw(context, size, tests):
    for place, title in PLACES.items():
        figure, axes = context.figure(f"stress_difference_{place}", f"Figure 4, {title}",
                                      "strain along x", "(σx − σz)/2 [Pa]")
        other, porosity = context.figure(f"porosity_{place}", f"Porosity, {title}",
                                         "strain along x", "porosity")
        for i, shape in enumerate(size.shapes):
            for k, test in enumerate(tests[place, shape]):
                label = f"c = {shape[1:]} mm" if k == 0 else None
                axes.plot(test.strain, test.difference(), color=f"C{i}", label=label, alpha=0.8)
                porosity.plot(test.strain, running_mean(test.strain, test.porosity, 0.005),
                              color=f"C{i}", label=label, alpha=0.8)
            porosity.plot([0.5], [PAPER[shape].porosity], "o", color=f"C{i}")
        porosity.plot([], [], "ko", label="Table 2")
        porosity.set_ylim(0.33, 0.55)
        context.save(figure)
        context.save(other)
    draw_table(context, size, tests)


def draw_table(context, size, tests):
    """Table 2 beside ours."""
    for what, text in (("porosity", "porosity"), ("coordination", "coordination number"),
                       ("friction", "friction over work"), ("work", "work [J]")):
        figure, axes = context.figure(f"table_2_{what}", f"Table 2: {text}", "c [mm]", text)
        names = list(SHAPES)
        axes.plot([1e3 * SHAPES[n][1] for n in names], [getattr(PAPER[n], what) for n in names], "k--o",
                  label="paper")
        for i, (place, title) in enumerate(PLACES.items()):
            for k, shape in enumerate(size.shapes):
                values = [getattr(test.result, what) for test in tests[place, shape]]
                axes.plot([1e3 * SHAPES[shape][1]] * len(values), values, f"C{i}x",
                          label=title if k == 0 else None)
        context.save(figure)


def explain(context, size):
    context.note("Kept from the paper: shapes, number of particles, density, stiffness, viscosity, "
                 "ratio of stiffnesses, friction, sides, strain rate, stress on the lid, time; gravity "
                 "is off when the box begins to deform; means over the last 10 s.")
    context.note("Taken where the paper is silent, before any result was there: particles are placed at "
                 "random, dense and without touching, in the box below 600 mm, and fall until they "
                 "are calm. (From 1.5 m springs as soft as the paper's let them pass through each "
                 "other.) Base and lid have the stiffness and friction of the particles. The lid "
                 "weighs as much as would press with 1500 Pa on Earth, and nothing damps it. When "
                 "gravity is gone the sample springs back: it rests for 10 s before it is compressed, "
                 "and work and friction count from then on. Walls stretch along with the cell, so "
                 "that its mean motion does not rub on them.")
    context.note("Taken likewise: coordination number is twice the contacts between particles over "
                 "their number, rattlers and contacts with walls as they are; the sample softens "
                 "where the peak of (σx − σz)/2, a running mean over 2 % of strain, is more than 1.1 "
                 "times the mean in the end.")
    context.note("The two places of the stops. 1,024 particles of 0.333 litres in a square box of 1.092 m "
                 "fill 0.477 of the space below 600 mm. At a porosity of 0.39 they are no higher than "
                 "470 mm, so that a lid at 600 mm is not just above them; they reach it at a strain of "
                 "0.25. The rest of Table 2 tells which of the two was run. It says that nearly all "
                 "of W that is not friction lifts the lid: about 0.4 W = 376 J. Lifting a lid under "
                 "1500 Pa over a sample of 0.552 m³ takes 1500 Pa times 0.552 m³ times the strain: "
                 "376 J are a strain of 0.45 of the 0.5, which is a lid that lies on the sample from "
                 "the start. From 600 mm on it can be 292 J at the most.")
    context.note("Work hangs on the place of the lid. It presses from the strain on at which the sample lifts "
                 "it, and from both places to the paper's work is a short way: a row has the strain that "
                 "belongs to it, on a line between ours. For most shapes it is that of a lid a few "
                 "centimetres above the sample.")
    context.note("Softening: 1.1 was set before, and the paper has its curves in a figure that is lost. How "
                 "much a sample softens hangs on its density when the lid begins to press: from 600 mm "
                 "on it has been sheared to a quarter of the strain by then. What the paper says of "
                 "c = 23.8 mm shows in both places as the least softening of all shapes, or nearly so.")
    context.note("The coordination numbers of the paper lie close together, ours do not; most of those "
                 "below the paper's are of spheres. Pressed lightly, spheres have from 6 contacts (no "
                 "friction, a porosity of 0.36; a test of this project finds that too) down to 4 (much "
                 "friction, looser). The paper's 5.95 at a porosity of 0.405 is nearly the dense end; ours "
                 "lies between. Springs, friction and load are the paper's. Neighbours up to 2 % of a "
                 "diameter apart would have to be counted to get there. That cannot be all: it would "
                 "raise the numbers of longer shapes too, and ours for the longest are above the paper's "
                 "already. What makes those of the paper so alike is not known.")
    context.note("Stress through the sides over that of Love and Weber: the first is that at one plane "
                 "across x, the second a mean over all planes. While the box becomes shorter, base and lid "
                 "rub on the sample, so that not all planes bear the same force. Between smooth plates, and "
                 "at rest, they do (a test of this project).")
    context.note("Iterations of a warm band depend on how far bodies move in a step, and the paper does not "
                 "tell its step (ours is a tenth of the critical one, 0.35 ms). From scratch it takes 38 "
                 "iterations to 1e-6 R, so each brings an end nearer by a factor of 1.4. In a step the "
                 "strain alone moves neighbours of 80 mm by 1.4e-7 m, 3e-5 R, against each other: nine "
                 "iterations to 1e-6 R. One is enough for steps of 0.02 ms, or where ends may be off by "
                 "1e-5 R. That is no loss: an end that is off by a length makes the gap wrong by its square "
                 "over the radius of curvature, and ends to 1e-4 R, one or two iterations, are gaps to "
                 "1e-7 R. The engine itself uses Newton's method, which is exact.")
    if not context.full:
        context.note(f"Quick: {size.count} particles in a box with half the sides (work is multiplied by "
                     f"{COUNT // size.count}), twice the strain rate, spheres and the longest shape, "
                     "one seed. Three shapes, the scatter of the seeds and the size of the paper are "
                     "left to --full.")


def run(context):
    size = FULL if context.full else QUICK
    tests, bands = test_all(context, size)
    draw(context, size, tests)
    for place in PLACES:
        judge_table(context, size, tests, place)
        judge_curves(context, size, tests, place)
    judge_runs(context, tests)
    judge_bands(context, bands)
    for place in PLACES:
        inform(context, size, tests, place)
    inform_of_both(context, size, tests)
    explain(context, size)
