"""NBS Examples I to IV, Figures 21 to 23: time against number and density of bodies, memory, a jet.

Munjiza & Andrews (1998), "NBS contact detection algorithm for bodies of similar size". Packings A
to D are lattices of discs; the claims are that the number of operations is proportional to N, that
it does not depend on the packing density, and that memory is ny + 2 nx + 2 N integers. Operations
are counted: comparisons of two bodies, entries of lists written, read or cleared, lists looked up.
No machine changes them. The paper repeats each detection ten times and adds up the seconds; here
searches take turns and the median of several counts. Times are those of the processor with one
thread, which other work on the machine disturbs least. Figures 21 and 22 of the paper are drawn from
theory; here they are measured. Its appendix, a jet of half a million discs, is scenes/disc_jet.toml.
"""
import math

from searches import BOUNDS_OF, ONE_THREAD, check_linear, exponent, of, spread, worst_default


def example_one(context):
    numbers = [100, 400, 2500, 10000, 40000, 90000]
    rows = context.bench_neighbor(search="nbs_2d,fastest", arrangement="packing_a", n=numbers,
                                  repeat=200, seconds=0.3, **ONE_THREAD)
    check_linear(context, "Example I, 100 to 90,000", "1 (Figure 14)", of(rows, "nbs_2d"))
    few, more = (of(rows, "nbs_2d", n=n)[0]["seconds"] for n in (100, 2500))
    context.report("Example I: part of the seconds of 100 discs that any number takes; microseconds", "-",
                   "{:.2f}; {:.2f}".format(*fixed_part(few, more)))
    context.note("What costs time at N = 100: each detection takes about a microsecond whatever the number, to "
                 "set up its loops and lists. Operations have no such part. At low density nothing "
                 "does: Examples II to IV.")
    if context.full:
        beyond = [300000, 1000000, 3000000, 10000000]
        rows += context.bench_neighbor(search="nbs_2d,fastest", arrangement="packing_a", n=beyond,
                                       repeat=5, seconds=3, **ONE_THREAD)
        numbers += beyond
        check_linear(context, "Example I, 10,000 to 10,000,000", "1",
                     [r for r in of(rows, "nbs_2d") if r["n"] >= 10000])
    figure, axes = context.figure("example_1", "Packing A: time of one detection", "N",
                                  "time [s]", "xy")
    for search in ("nbs_2d", "fastest"):
        chosen = of(rows, search)
        axes.plot([r["n"] for r in chosen], [r["seconds"] for r in chosen], "o-", label=search)
    last = of(rows, "nbs_2d")[-1]
    axes.plot(numbers, [last["seconds"] * n / last["n"] for n in numbers], "k:",
              label="proportional to N")
    context.save(figure)
    return rows


def fixed_part(few, more):
    """Of the seconds of 100 discs, what does not grow with the number, if 2,500 take `more`: its part
    and microseconds."""
    fixed = few - 100 * (more - few) / 2400
    return fixed / few, 1e6 * fixed


def examples_on_density(context):
    spacings = [2, 5, 10, 20, 50, 100, 200]
    all_rows = []
    figure, axes = context.figure("examples_2_to_4", "10,000 discs: time against spacing", "S / D",
                                  "time [ms]", "x")
    for example, packing in (("II", "b"), ("III", "c"), ("IV", "d")):
        rows = context.bench_neighbor(search="nbs_2d,fastest", arrangement="packing_" + packing,
                                      n=10000, spacing=spacings, repeat=200, seconds=0.3,
                                      **ONE_THREAD)
        mine = of(rows, "nbs_2d")
        context.check(f"Example {example}: most over fewest operations, S/D from 2 to 200",
                      "1 (Figures 16, 18, 20)", spread(mine, "operations"), high=1.5)
        context.check_on(BOUNDS_OF, f"Example {example}: slowest over fastest, S/D from 2 to 200",
                         "1 (Figures 16, 18, 20)", spread(mine, "seconds"), high=1.5)
        for search, style in (("nbs_2d", "o-"), ("fastest", "s--")):
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


def memory_in_space(context):
    """What the paper says of three dimensions, of which it gives no example."""
    n, tight, loose = 10000, 0.5, 0.5 / 125
    rows = context.bench_neighbor(search="nbs", n=n, density=[tight, loose], repeat=3, **ONE_THREAD)
    of_tight, of_loose = (of(rows, "nbs", density=d)[0] for d in (tight, loose))
    context.check("3-D: memory at a 125th of the density", "less than 5-fold",
                  of_loose["bytes"] / of_tight["bytes"], high=5)
    side = (n * math.pi / 6 / loose) ** (1 / 3)  # of the cube that bodies of diameter 1 are in
    cells = side / 1.1 + 2
    context.check("3-D: memory over nz + 2 ny + 5 nx + 3 N integers", "1",
                  of_loose["bytes"] / (4 * (8 * cells + 3 * n)), 0.95, 1.05)


def classes(context):
    """Figures 21 and 22: direct checking, sorting along axes, and NBS on the discs of packing A."""
    numbers = [250, 500, 1000, 2000, 4000, 8000, 16000]
    names = {"all_pairs": "direct checking", "dess": "sorting (DESS)", "nbs_2d": "NBS"}
    rows = context.bench_neighbor(search=list(names), arrangement="packing_a", n=numbers, repeat=20,
                                  order="random", seconds=1, **ONE_THREAD)
    whole = context.figure("figure_21", "Time of one detection", "N", "time [s]", "xy")
    each = context.figure("figure_22", "Time per disc", "N", "time per disc [ns]", "xy")
    for search, name in names.items():
        seconds = [row["seconds"] for row in of(rows, search)]
        whole[1].plot(numbers, seconds, "o-", label=name)
        each[1].plot(numbers, [1e9 * t / n for t, n in zip(seconds, numbers)], "o-", label=name)
    for figure, _ in (whole, each):
        context.save(figure)
    of_nbs = of(rows, "nbs_2d")
    context.check("Figure 22: operations of NBS per disc, most over fewest", "1 (constant)",
                  max(r["operations"] / r["n"] for r in of_nbs) /
                  min(r["operations"] / r["n"] for r in of_nbs), high=1.1)
    context.check("Figure 21: exponent of seconds over N, direct checking from 1,000", "2",
                  exponent([r for r in of(rows, "all_pairs") if r["n"] >= 1000], "seconds"), 1.8, 2.2)
    for search in ("all_pairs", "dess"):
        over = [slow["seconds"] / fast["seconds"] for slow, fast in zip(of(rows, search), of_nbs)]
        context.check(f"Figure 21: time of {names[search]} over that of NBS, 16,000 discs", "above 1",
                      over[-1], low=1)
        context.check(f"Figure 22: growth of that ratio from 250 to 16,000 discs, {names[search]}",
                      "above 1", over[-1] / over[0], low=1)


def jet(context):
    """Figure 23: a jet of discs against a wall; half a million in full."""
    discs, reach, half = (500000, 2.2, 0.55) if context.full else (2000, 0.14, 0.035)
    sets = {"insert.0.count": discs, "insert.0.region.box.low": [-reach, 0, -half],
            "insert.0.region.box.high": [0, 0, half], "output.frames": "25 ms",
            "output.checkpoint": "none"}
    until = 0.3 if context.full else 0.05
    columns = ["time", "particles", "contacts", "residual_relative"]
    jets = {search: context.scene("disc_jet.toml", f"jet_{search}", {**sets, "neighbor.method": search},
                                  columns=columns, until=until, profile=True,
                                  **({} if context.full else {"threads": 1}))
            for search in ("nbs_2d", "auto")}
    run = jets["nbs_2d"]
    label = f"Figure 23, {discs:,} discs"
    context.check(f"{label}: discs that are left", discs, run.series["particles"][-1], discs, discs)
    context.check(f"{label}: contacts where the jet hits", "above 0", max(run.series["contacts"]),
                  low=0.01 * discs)
    context.check(f"{label}: energy residual, worst", "-",
                  max(map(abs, run.series["residual_relative"])), high=0.01)
    context.check(f"{label}: ends as with the default search", "-",
                  int(run.summary["state_hash"] == jets["auto"].summary["state_hash"]), 1, 1)
    for search, one in jets.items():
        phases = one.summary["processor_phases"]
        context.report(f"{label}: part of the processor time that {search} takes", "-",
                       phases["neighbor"] / sum(phases.values()))
    context.picture(run, "jet", size="900x600")


def large_beds(context):
    """From 10,000 to a million bodies (ten million in full) in three dimensions."""
    numbers = [10000, 31623, 100000, 316228, 1000000]
    if context.full:
        numbers += [3162278, 10000000]
    searches = ["nbs", "tls", "fastest"]
    rows = context.bench_neighbor(search=searches, n=numbers, repeat=20, seconds=2, **ONE_THREAD)
    shuffled = context.bench_neighbor(search=searches, n=numbers[:5 if context.full else 4],
                                      repeat=5, seconds=1, order="random", **ONE_THREAD)
    figure, axes = context.figure("large_beds", "Spheres in three dimensions, one thread", "N",
                                  "time per body [ns]", "x")
    for search in searches:
        for chosen, style, order in ((of(rows, search), "o-", ""),
                                     (of(shuffled, search), "s:", ", numbered at random")):
            axes.plot([r["n"] for r in chosen], [1e9 * r["seconds"] / r["n"] for r in chosen],
                      style, label=search + order)
        mine = of(rows, search)
        between = f"{search}, 10,000 to {numbers[-1]:,}"
        if search == "fastest":  # what it counts is its own affair: seconds alone
            context.check_on(BOUNDS_OF, f"{between}: exponent of seconds over N", "1",
                             exponent(mine, "seconds"), 0.95, 1.05)
        else:
            check_linear(context, between, "1", mine)
        context.report(f"{search}: ns per body with {numbers[0]:,} and {numbers[-1]:,}", "-",
                       " and ".join(f"{1e9 * r['seconds'] / r['n']:.0f}" for r in (mine[0], mine[-1])))
        context.report(f"{search}: exponent of seconds up to {shuffled[-1]['n']:,}, numbered at random", "-",
                       exponent(of(shuffled, search), "seconds"))
    axes.set_ylim(bottom=0)
    context.save(figure)
    context.note("Numbered along rows of cells, as the engine stores them, bodies that are near "
                 "each other are near in memory. Numbered at random, every list NBS follows and "
                 "every body TLS looks at is a miss of the cache once the bed outgrows it: the "
                 "operations are the same in number, their price is not. The default copies bodies "
                 "into the order of cells first.")
    return rows + shuffled


def ten_million(context):
    row, = context.bench_neighbor(search="fastest", n=10000000, repeat=3, threads=2)
    context.check("default: peak memory of the process, 10,000,000 bodies, 2 threads [GiB]", "-",
                  row["peak_resident_bytes"] / 2**30, high=6)
    context.report("default: seconds for 10,000,000 bodies, 2 threads", "-", row["seconds"])


def run(context):
    rows = example_one(context)
    dense = examples_on_density(context)
    memory(context, dense)
    memory_in_space(context)
    classes(context)
    jet(context)
    rows += dense + large_beds(context)
    if context.full:
        ten_million(context)
    worst, where = worst_default(rows)
    context.check("default over the best of the others, worst case, one thread", "-", worst,
                  high=1.1)
    context.note(f"The worst case of the default: {where}")
