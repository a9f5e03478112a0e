"""Measures what a run left, with nothing but the standard library.

python3 scenes/measure.py angle RUN...    slope of the wedge of grains that is left
python3 scenes/measure.py flow RUN...     mass that leaves per second, once the flow is steady
python3 scenes/measure.py beverloo WIDTH RUN WIDTH RUN WIDTH
    the line of Beverloo through the flows of two slots, and what it says about a third
"""
import array
import csv
import math
import pathlib
import re
import sys

ARRAY = re.compile(rb'type="Float64" Name="(\w+)"[^>]*offset="(\d+)"')


def frame(file):
    """The arrays of a frame by name; vectors lie one after the other."""
    data = file.read_bytes()
    begin = data.index(b"_", data.index(b"<AppendedData")) + 1
    arrays = {}
    for name, offset in ARRAY.findall(data):
        at = begin + int(offset)
        length = int.from_bytes(data[at:at + 8], "little")
        arrays[name.decode()] = array.array("d", data[at + 8:at + 8 + length])
    return arrays


def frames(run):
    return sorted(pathlib.Path(run, "frames").glob("frame_*.vtp"))


def slope(x, y):
    """Of the straight line with the least squares."""
    middle_x, middle_y = sum(x) / len(x), sum(y) / len(y)
    return (sum((a - middle_x) * (b - middle_y) for a, b in zip(x, y)) /
            sum((a - middle_x)**2 for a in x))


def angle(run, length=0.15, width=0.025, solid=0.58):
    """Of the wedge on the floor that holds the grains that are left."""
    volume = sum(4 / 3 * math.pi * radius**3 for radius in frame(frames(run)[-1])["radius"])
    return math.degrees(math.atan(2 * volume / (solid * width * length**2)))


def flow(run, steady=0.12):
    masses = frame(frames(run)[0])["mass"]
    with open(pathlib.Path(run, "series.csv"), encoding="utf-8") as series:
        rows = [row for row in csv.DictReader(series) if float(row["time"]) > steady]
    per_second = -slope([float(row["time"]) for row in rows],
                        [float(row["particles"]) for row in rows])
    return per_second * sum(masses) / len(masses)


def bulk_density(grains):
    """Mass over the volume of the box around all grains."""
    radius, volume = grains["radius"], 1
    for k in range(3):
        along = grains["Points"][k::3]
        volume *= max(map(float.__add__, along, radius)) - min(map(float.__sub__, along, radius))
    return sum(grains["mass"]) / volume


def beverloo(widths, runs, wanted, slot=0.025, gravity=9.81):
    """W = C rho sqrt(g) L (D - k d)^(3/2): W^(2/3) is a straight line over D."""
    grains = frame(frames(runs[0])[0])
    diameter = 2 * sum(grains["radius"]) / len(grains["radius"])
    roots = [flow(run)**(2 / 3) for run in runs]
    steepness = slope(widths, roots)
    narrowest = widths[0] - roots[0] / steepness
    print(f"k = {narrowest / diameter:.2f}")
    print(f"C = {steepness**1.5 / (bulk_density(grains) * math.sqrt(gravity) * slot):.2f}")
    print(f"flow through {wanted:g} m: {(steepness * (wanted - narrowest))**1.5:.3f} kg/s")


if __name__ == "__main__":
    what, given = sys.argv[1], sys.argv[2:]
    if what == "beverloo":
        beverloo([float(width) for width in given[0:4:2]], given[1:4:2], float(given[4]))
    for name in given if what == "angle" else []:
        print(f"{name}: {angle(name):.1f} degrees")
    for name in given if what == "flow" else []:
        print(f"{name}: {flow(name):.3f} kg/s")
