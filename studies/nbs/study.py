"""NBS Examples I to IV: detection time against number and density of bodies, and memory.

Munjiza & Andrews (1998), "NBS contact detection algorithm for bodies of similar size". Packings A
to D are lattices of discs; the claims are that the number of operations is proportional to N, that
it does not depend on the packing density, and that memory is ny + 2 nx + 2 N integers. Operations
are counted: comparisons of two bodies, entries of lists written, read or cleared, lists looked up.
No machine changes them. The paper repeats each detection ten times and adds up the seconds; here
searches take turns and the median of several counts. Times are those of the processor with one
thread, which other work on the machine disturbs least.
"""
from searches import BOUNDS_OF, ONE_THREAD, check_linear, exponent, of, spread, worst_default


def example_one(context):
    numbers = [100, 400, 2500, 10000, 40000, 90000]
    rows = context.bench_neighbor(search="nbs_2d,fastest", arrangement="packing_a", n=numbers,
                                  repeat=200, seconds=0.3, **ONE_THREAD)
    check_linear(context, "Example I, 100 to 90,000", "1 (Figure 14)", of(rows, "nbs_2d"))
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
    rows += dense + large_beds(context)
    if context.full:
        ten_million(context)
    worst, where = worst_default(rows)
    context.check("default over the best of the others, worst case, one thread", "-", worst,
                  high=1.1)
    context.note(f"The worst case of the default: {where}")
