"""Huang's Tables 9 to 11: the two-level grid for clusters against one grid over all spheres.

Huang, Ding, Miao, Sang & Jia (2020), section 5: 11,000 objects in a drum, with 1,000 or 5,500
clusters of 6 to 100 spheres among single ones, at rest or thrown up; quick, an eighth of them in a
drum of half the size. drum.py says how they are placed: as spheres of 10 and 20 mm, the large ones
then replaced by clusters, which reach up to 2 mm farther (B to F) and overlap where they meet.
Grids cover all objects, as in the paper (15). As in the paper contacts between clusters are looked
for, not those inside, which are reported beside it. Its baseline (`single_grid`) has cells by the
maximum rule: with the largest sphere at 10 mm whatever the cluster, time grows with the square of
the spheres, as Table 10 has it; the minimum rule (`fine_grid`) is reported. Operations are counted:
comparisons, entries of lists written, read or cleared, lists looked up. No machine changes them,
and rows are judged by them; seconds stand beside. Algorithm 2 finds bounding spheres before the
first step. Here each search finds them: they count in the total of the two-level grid, and not in
its subdivision.

Bounds were set before results were seen: where the paper says steep, at least half of its growth;
where it says flat, at most a quarter more; the 43-fold case at least 20-fold.
"""
import concurrent.futures
import os

import drum
from context import StudyError
from searches import ONE_THREAD

CLUSTERS = "ABCDEF"
LOOSE_OF = {1: 2, 3: 4}
TWO, ONE = "cluster_grid", "single_grid"
SEARCHES = [TWO, ONE, "fine_grid", "fastest"]
# Asked once for their pairs; all_pairs and dess are left out where they take too long (clast bench).
ALL = [*SEARCHES, "nbs", "tls", "hierarchical_grid", "dess", "all_pairs"]

# Milliseconds for A to F: grid subdivision and contact resolution. "8.05" stands in the paper where
# 814.05 makes its sums right.
TABLE_9 = {1: ([128.9, 128.9, 128.95, 128.9, 128.1, 128.9],
               [613.3, 636.7, 672.65, 725.8, 782.05, 814.05]),
           2: ([138.3, 139.05, 138.3, 138.3, 138.25, 138.3],
               [331.25, 337.5, 342.95, 353.1, 367.2, 366.4]),
           3: ([146.1, 145.35, 145.3, 146.9, 146.85, 147.65],
               [356.25, 431.25, 561.75, 797.65, 1057.85, 1188.3]),
           4: ([154.7, 155.5, 155.5, 153.9, 154.65, 153.9],
               [182, 228.1, 278.9, 385.15, 503.15, 536.75])}
TABLE_10 = {1: ([286.7, 328.95, 454.7, 637.5, 807.8, 973.45],
                [114.1, 165.6, 509.35, 1599.25, 3342.95, 5731.25]),
            2: ([284.35, 327.35, 466.4, 664.05, 844.55, 1013.3],
                [74.25, 105.45, 299.25, 899.2, 1846.1, 3130.45]),
            3: ([551.55, 782.8, 1472.7, 2457.8, 3383.6, 4282],
                [221.85, 497.65, 2546.05, 9503.15, 20901.5, 36709.4]),
            4: ([543.75, 785.95, 1526.55, 2572.65, 3541.4, 4464.05],
                [164.05, 357.8, 1787.5, 6637.5, 14578.1, 25544.5])}
PRINTED = {TWO: TABLE_9, ONE: TABLE_10}


def printed(search, distribution, cluster, part=None):
    grid, contact = (times[CLUSTERS.index(cluster)] for times in PRINTED[search][distribution])
    return {"subdivision": grid, "resolution": contact}.get(part, grid + contact)


def of_case(cases, search, distribution, cluster, part=None, key="operations"):
    row = cases[distribution, cluster][search]
    return row[part][key] if part else row[key]


def growth(value, part, start, end):
    """value(case) of the case `end` over that of the case `start`."""
    return value(*end, part) / value(*start, part)


def frames(context):
    """Files of the four distributions: objects as spheres."""
    scale = 1 if context.full else 2  # a drum of half the size holds an eighth
    counts = {tight: (singles // scale**3, clusters // scale**3)
              for tight, singles, clusters in ((1, 10000, 1000), (3, 5500, 5500))}

    def fill(tight):
        name = f"drum_{tight}"
        text = drum.scene(f"Distributions {tight} and {LOOSE_OF[tight]}", *counts[tight], 0.5 / scale,
                          1 / scale)
        (context.out / f"{name}.toml").write_text(text)
        return context.scene(f"../out/{context.name}/{name}.toml", name, threads=1)

    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        runs = dict(zip(counts, pool.map(fill, counts)))
    files = {}
    for tight, run in runs.items():
        for distribution, time in ((tight, drum.SETTLE), (LOOSE_OF[tight], drum.SETTLE + drum.THROW)):
            number = round(time / drum.SETTLE)
            files[distribution] = run.folder / "frames" / f"frame_{number:06d}.vtp"
        context.check(f"objects in distributions {tight} and {LOOSE_OF[tight]}",
                      11000, run.summary["particles"], sum(counts[tight]), sum(counts[tight]))
    return files


def bench(context, file, cluster, searches, **options):
    """Rows of a case."""
    return context.bench_neighbor(bodies=file, cluster=f"cluster_{cluster.lower()}", from_radius=0.015,
                                  margin=0, search=searches, **ONE_THREAD, **options)


def measure(context, files, **options):
    return {(distribution, cluster): {row["search"]: row for row in bench(
                context, file, cluster, SEARCHES, repeat=20, seconds=1, **options)}
            for distribution, file in sorted(files.items()) for cluster in CLUSTERS}


def judge_pairs(context, files):
    """Whether all searches find the same; `clast bench` ends with an error where two do not."""
    asked = []
    for distribution, file in sorted(files.items()):
        for cluster in CLUSTERS:
            try:
                asked.append(len(bench(context, file, cluster, ALL, repeat=1)))
            except StudyError as error:
                if "found other pairs" not in str(error):
                    raise
                context.note(f"Distribution {distribution}, {cluster}: {str(error).splitlines()[-1]}")
    context.check("cases in which all searches find the same contacts", "24", len(asked), low=24)
    context.report(f"searches of {len(ALL)} that were asked, least and most of the cases", "-",
                   f"{min(asked)} and {max(asked)}")


def two_level_is_flat(context, two):
    for d in range(1, 5):
        numbers = [two(d, c, "subdivision") for c in CLUSTERS]
        paper = TABLE_9[d][0]
        context.check(f"two-level grid, distribution {d}: most over fewest operations of subdivision, "
                      "A to F", f"{max(paper) / min(paper):.2f}", max(numbers) / min(numbers),
                      high=1.25)


def two_level_hardly_sees_the_share(context, two, one):
    for few, many, what in ((1, 3, "tight"), (2, 4, "loose")):
        paper = [growth(lambda d, c, part: printed(s, d, c, part), None, (few, "F"), (many, "F"))
                 for s in (TWO, ONE)]
        context.check(f"two-level grid, {what}, F: subdivision with 5,500 clusters over that with 1,000",
                      f"{printed(TWO, many, 'F', 'subdivision') / printed(TWO, few, 'F', 'subdivision'):.2f}",
                      growth(two, "subdivision", (few, "F"), (many, "F")), high=1.25)
        ours = [growth(value, None, (few, "F"), (many, "F")) for value in (two, one)]
        context.check(f"{what}, F: growth of operations from 1,000 to 5,500 clusters, two-level over "
                      "single-level", f"{paper[0] / paper[1]:.2f}", ours[0] / ours[1], high=0.5)
        context.report(f"{what}, F: that growth, two-level and single-level",
                       f"{paper[0]:.2f} and {paper[1]:.2f}", f"{ours[0]:.2f} and {ours[1]:.2f}")
        added = [[value(d, "F", "resolution") - value(d, "A", "resolution") for d in (few, many)]
                 for value in (lambda *case: printed(TWO, *case), two)]
        context.report(f"{what}: growth of what F adds to A in contact resolution, two-level grid",
                       f"{added[0][1] / added[0][0]:.2f}", added[1][1] / added[1][0])
        base = [value(few, "A", "resolution") / value(few, "F", "resolution")
                for value in (lambda *case: printed(TWO, *case), two)]
        context.report(f"{what}: contact resolution of A over that of F with 1,000 clusters, two-level "
                       "grid", f"{base[0]:.2f}", base[1])
    context.note("The share of clusters: what the spheres of clusters add to contact resolution, F less A, "
                 "grows from 1,000 to 5,500 clusters as it does in the paper. There it is small beside "
                 "what all cases have in common, single and bounding spheres in the primary grid; here "
                 "those are cheap, and finding bounding spheres grows with the number of clusters too.")


def two_level_is_faster_where_loose(context, two, one):
    for tight, loose in LOOSE_OF.items():
        ratios = [growth(two, None, (tight, c), (loose, c)) for c in CLUSTERS]
        paper = [printed(TWO, loose, c) / printed(TWO, tight, c) for c in CLUSTERS]
        context.check(f"two-level grid, operations of distribution {loose} over {tight}, most of A to F",
                      f"{max(paper):.2f}", max(ratios), high=0.85)
        single = growth(one, None, (tight, "F"), (loose, "F"))
        paper_single = printed(ONE, loose, "F") / printed(ONE, tight, "F")
        context.check(f"F: distribution {loose} over {tight}, two-level over single-level",
                      f"{paper[-1] / paper_single:.2f}", ratios[-1] / single, high=1)


def single_level_is_steep(context, one):
    for d in range(1, 5):
        for part in ("subdivision", None):
            paper = printed(ONE, d, "F", part) / printed(ONE, d, "A", part)
            context.check(f"single-level grid, distribution {d}: operations of "
                          f"{part or 'everything'}, F over A", f"{paper:.1f}",
                          growth(one, part, (d, "A"), (d, "F")), low=paper / 2)


def signs(context, two, one):
    """Table 11: which of the two needs less, in total."""
    behind, ahead = [], []
    for d in range(1, 5):
        for c in CLUSTERS:
            agrees = (one(d, c) > two(d, c)) == (printed(ONE, d, c) > printed(TWO, d, c))
            (ahead if printed(ONE, d, c) > printed(TWO, d, c) else behind).append(agrees)
    context.check("Table 11: signs that agree where the single-level grid is ahead (A and B in 1 and 2)",
                  len(behind), sum(behind), low=len(behind))
    context.note("Table 11: where objects are loose the signs of A and B hang on the grid. With a table of "
                 "cells that wraps around to save memory, as a first trial had it, each cell is looked up "
                 "by itself, 27 lists for a sphere in place of 9 rows, and the two-level grid is ahead.")
    context.check("Table 11: signs that agree where the two-level grid is ahead", len(ahead), sum(ahead),
                  low=len(ahead))


def largest_gain(context, cases, two, one):
    paper = printed(ONE, 4, "F") / printed(TWO, 4, "F")
    context.check("distribution 4, F: operations of the single-level grid over those of the two-level "
                  "grid", f"{paper:.0f}", one(4, "F") / two(4, "F"), low=20)
    without = two(4, "F") - two(4, "F", "bounding")
    context.report("the same without finding bounding spheres", f"{paper:.0f}", one(4, "F") / without)
    timed = [sum(of_case(cases, s, 4, "F", part, "seconds") for part in ("subdivision", "resolution"))
             for s in (ONE, TWO)]
    context.report("the same in seconds of grid and contact, as the paper has it", f"{paper:.0f}",
                   timed[0] / timed[1])
    seconds = [of_case(cases, s, 4, "F", key="seconds") for s in (ONE, TWO)]
    context.report("the same in seconds of all, bounding spheres and sorted pairs included", "-",
                   seconds[0] / seconds[1])


def beside_the_tables(context, cases):
    for search, table in ((TWO, "9"), (ONE, "10")):
        for d in range(1, 5):
            for c in CLUSTERS:
                parts = ("subdivision", "resolution")
                paper = " + ".join(f"{printed(search, d, c, p):g}" for p in parts)
                ours = " + ".join(f"{1e3 * of_case(cases, search, d, c, p, 'seconds'):.3g}" for p in parts)
                context.report(f"Table {table}, distribution {d}, {c}: grid + contact [ms]", paper, ours)


def where_the_default_stands(context, cases, whole):
    for label, found in (("between clusters", cases), ("inside clusters as well", whole)):
        for other, name in ((TWO, "two-level"), (ONE, "single-level")):
            ratio = {case: rows["fastest"]["seconds"] / rows[other]["seconds"]
                     for case, rows in found.items()}
            best, worst = min(ratio, key=ratio.get), max(ratio, key=ratio.get)
            context.report(f"seconds of our default over the {name} grid, pairs {label}", "-",
                           f"{ratio[best]:.2f} ({best[0]}, {best[1]}) to "
                           f"{ratio[worst]:.2f} ({worst[0]}, {worst[1]})")
    fine = {case: rows["fine_grid"]["operations"] / rows[ONE]["operations"]
            for case, rows in cases.items()}
    context.report("operations by the minimum rule over those by the maximum rule, least and most", "-",
                   f"{min(fine.values()):.2f} and {max(fine.values()):.2f}")
    inside = {case: whole[case][TWO]["operations"] / cases[case][TWO]["operations"] for case in cases}
    context.report("two-level grid: operations with pairs inside clusters over those without, F in 4",
                   "-", inside[4, "F"])


def draw(context, cases):
    colors = {1: "blue", 2: "orange", 3: "green", 4: "red"}
    said = ", ".join(f"{d} {color}" for d, color in colors.items())
    for key, unit, scale in (("operations", "operations", 1), ("seconds", "time [ms]", 1e3)):
        figure, axes = context.figure(f"all_{key}", f"One search in distribution {said}", "cluster",
                                      unit, "y")
        for search, style in ((TWO, "o-"), (ONE, "s--"), ("fastest", "^:")):
            if (search, key) == ("fastest", "operations"):
                continue
            for d, color in colors.items():
                values = [scale * of_case(cases, search, d, c, key=key) for c in CLUSTERS]
                axes.plot(list(CLUSTERS), values, style, color="tab:" + color,
                          label=search if d == 1 else None)
        context.save(figure)


def run(context):
    files = frames(context)
    judge_pairs(context, files)
    cases = measure(context, files)
    whole = measure(context, files, within_clusters=True)

    def two(d, c, part=None):
        return of_case(cases, TWO, d, c, part)

    def one(d, c, part=None):
        return of_case(cases, ONE, d, c, part)

    two_level_is_flat(context, two)
    two_level_hardly_sees_the_share(context, two, one)
    two_level_is_faster_where_loose(context, two, one)
    single_level_is_steep(context, one)
    signs(context, two, one)
    largest_gain(context, cases, two, one)
    beside_the_tables(context, cases)
    where_the_default_stands(context, cases, whole)
    draw(context, cases)
