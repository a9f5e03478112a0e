"""What the studies of neighbour searches share."""
import numpy

# Processor time of one thread: what others do on the machine counts least.
ONE_THREAD = {"threads": 1, "clock": "processor"}


# Seconds are judged on these; on others, as those with AVX2 alone, they inform.
BOUNDS_OF = ("Intel(R) Xeon(R) Processor, AVX-512", "AMD EPYC, AVX-512")


def exponent(rows, key="operations"):
    """Slope of log(operations), or of log(seconds), over log(n), least squares."""
    n = numpy.log([row["n"] for row in rows])
    effort = numpy.log([row[key] for row in rows])
    return float(numpy.polyfit(n, effort, 1)[0])


def check_linear(context, quantity, paper, rows, low=0.95, high=1.05):
    """The papers claim numbers of operations: these are judged; seconds stand beside them."""
    context.check(f"{quantity}: exponent of operations over N", paper, exponent(rows), low, high)
    context.check_on(BOUNDS_OF, f"{quantity}: exponent of seconds over N", paper,
                     exponent(rows, "seconds"), low, high)


def spread(rows, key):
    values = [row[key] for row in rows]
    return max(values) / min(values)


def of(rows, search, **wanted):
    return [row for row in rows if row["search"] == search
            and all(abs(row[key] - value) < 1e-9 * max(1, abs(value))
                    for key, value in wanted.items())]


def case(row):
    keys = ("arrangement", "sizes", "shape", "order", "n", "size_ratio", "density", "spacing")
    return tuple(row[key] for key in keys)


def worst_default(rows, default="fastest"):
    """Largest ratio of the default's time to the best of the others, and where."""
    worst, where = 0.0, None
    for mine in of(rows, default):
        others = [row["seconds"] for row in rows
                  if row["search"] != default and case(row) == case(mine)]
        if others and mine["seconds"] / min(others) > worst:
            worst, where = mine["seconds"] / min(others), case(mine)
    return worst, where
