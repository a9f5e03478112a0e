"""NBS Examples I to IV: detection time against number and density of bodies, and memory.

Munjiza & Andrews (1998), "NBS contact detection algorithm for bodies of similar size". Packings A
to D are lattices of discs; the claims are that time is proportional to N, that it does not depend
on the packing density, and that memory is ny + 2 nx + 2 N integers. The paper repeats each
detection ten times and adds up; here the fastest of several counts.
"""
from searches import exponent, of, worst_default


def example_one(context):
    numbers = [100, 400, 2500, 10000, 40000, 90000]
    rows = context.bench_neighbor(search="nbs_2d,auto", arrangement="packing_a", n=numbers,
                                  repeat=400, seconds=0.5, threads=1)
    nbs = of(rows, "nbs_2d")
    context.check("Example I: exponent of time over N, 100 to 90,000", "1 (Figure 14)",
                  exponent(nbs), 0.95, 1.05)
    figure, axes = context.figure("example_1", "Packing A: time of one detection", "N",
                                  "time [s]", "xy")
    for search in ("nbs_2d", "auto"):
        chosen = of(rows, search)
        axes.plot([r["n"] for r in chosen], [r["seconds"] for r in chosen], "o-", label=search)
    first = nbs[-1]
    axes.plot(numbers, [first["seconds"] * n / first["n"] for n in numbers], "k:",
              label="proportional to N")
    context.save(figure)
    return rows


def examples_on_density(context):
    spacings = [2, 5, 10, 20, 50, 100, 200]
    all_rows = []
    figure, axes = context.figure("examples_2_to_4", "10,000 discs: time against spacing", "S / D",
                                  "time [ms]", "x")
    for example, packing in (("II", "b"), ("III", "c"), ("IV", "d")):
        rows = context.bench_neighbor(search="nbs_2d,auto", arrangement="packing_" + packing,
                                      n=10000, spacing=spacings, repeat=400, seconds=0.5,
                                      threads=1)
        times = [row["seconds"] for row in of(rows, "nbs_2d")]
        context.check(f"Example {example}: slowest over fastest, S/D from 2 to 200",
                      "1 (Figures 16, 18, 20)", max(times) / min(times), high=1.5)
        for search, style in (("nbs_2d", "o-"), ("auto", "s--")):
            axes.plot(spacings, [1e3 * row["seconds"] for row in of(rows, search)], style,
                      label=f"packing {packing.upper()}, {search}")
        all_rows += rows
    axes.set_ylim(bottom=0)
    context.save(figure)
    return all_rows


def memory(context, rows):
    loosest = max(of(rows, "nbs_2d", spacing=200), key=lambda r: r["bytes"])
    cells = 99 * 200 / 1.1 + 2  # cells are the diameter plus a margin of a tenth wide
    expected = 4 * (3 * cells + 2 * 10000)
    context.check("memory over Eq. (13), packing C, S/D = 200", "1 (Eq. 13)",
                  loosest["bytes"] / expected, 0.98, 1.02)
    tight, loose = (of(rows, "nbs_2d", spacing=s) for s in (2, 10))
    growth = max(r["bytes"] for r in loose) / max(r["bytes"] for r in tight)
    context.check("memory at a 25th of the density", "less than 5-fold", growth, high=5)


def large_beds(context):
    """From 10,000 to a million bodies (ten million in full) in three dimensions."""
    numbers = [10000, 31623, 100000, 316228, 1000000]
    if context.full:
        numbers += [3162278, 10000000]
    searches = ["nbs", "tls", "auto"]
    rows = context.bench_neighbor(search=searches, n=numbers, repeat=20, seconds=3, threads=1)
    shuffled = context.bench_neighbor(search=searches, n=numbers[:None if context.full else -1],
                                      repeat=5, seconds=2, threads=1, order="random")
    figure, axes = context.figure("large_beds", "Spheres in three dimensions, one thread", "N",
                                  "time per body [ns]", "x")
    for search in searches:
        for chosen, style, order in ((of(rows, search), "o-", ""),
                                     (of(shuffled, search), "s:", ", numbered at random")):
            axes.plot([r["n"] for r in chosen], [1e9 * r["seconds"] / r["n"] for r in chosen],
                      style, label=search + order)
        context.check(f"{search}: exponent of time over N, 10,000 to {numbers[-1]:,}",
                      "1", exponent(of(rows, search)), 0.95, 1.05)
        context.report(f"{search}: the same, bodies numbered at random", "-",
                       exponent(of(shuffled, search)))
    axes.set_ylim(bottom=0)
    context.save(figure)
    context.note("Numbered along rows of cells, as the engine stores them, bodies that are near "
                 "each other are near in memory. Numbered at random, every list NBS follows and "
                 "every body TLS looks at is a miss of the cache once the bed outgrows it: the "
                 "operations are the same in number, their price is not. The default copies bodies "
                 "into the order of cells first.")
    if context.full:
        most = max(of(rows, "auto", n=numbers[-1]), key=lambda r: r["n"])
        gib = (most["bytes"] + most["pair_bytes"] + 40 * most["n"] + 8 * most["pairs"]) / 2**30
        context.check("default: memory for 10,000,000 bodies, their volumes and pairs [GiB]", "-",
                      gib, high=6)
    return rows + shuffled


def run(context):
    rows = example_one(context)
    dense = examples_on_density(context)
    memory(context, dense)
    rows += dense + large_beds(context)
    worst, where = worst_default(rows)
    context.check("default over the best of the others, worst case, one thread", "-", worst,
                  high=1.1)
    context.note(f"The worst case of the default: {where}")
