#!/usr/bin/env python3
"""Writes the meshes of the scenes screw and vibrating_screen, in metres, beside itself."""

import math
import pathlib

HERE = pathlib.Path(__file__).resolve().parent


class Mesh:
    """Corners, each written once, and the faces between them."""

    def __init__(self):
        self.corners = {}
        self.faces = []

    def face(self, *points):
        keys = ["{:.6g} {:.6g} {:.6g}".format(*(round(c, 7) + 0.0 for c in p)) for p in points]
        self.faces.append([self.corners.setdefault(key, len(self.corners) + 1) for key in keys])

    def write(self, name, what):
        lines = [f"# {what}", "# Made by meshes.py.", f"o {name}"]
        lines += [f"v {key}" for key in self.corners]
        lines += ["f " + " ".join(map(str, face)) for face in self.faces]
        (HERE / f"{name}.obj").write_text("\n".join(lines) + "\n")


def circle(radius, part):
    """A point of a circle in the plane of y and z; part 0 is at the top, 1/4 at greatest y."""
    return radius * math.sin(2 * math.pi * part), radius * math.cos(2 * math.pi * part)


def screw(begin=-0.155, end=0.4, inner=0.012, outer=0.046, pitch=0.08, sides=16):
    """The flight of a screw: a right-handed helicoid about the axis x, of triangles."""
    mesh = Mesh()
    steps = round((end - begin) / pitch * sides)

    def rib(i):
        x = begin + (end - begin) * i / steps
        return [(x, *circle(radius, -x / pitch)) for radius in (inner, outer)]

    for i in range(steps):
        (a, b), (c, d) = rib(i), rib(i + 1)
        mesh.face(a, b, d)
        mesh.face(a, d, c)
    mesh.write("screw", "The flight of a screw conveyor: outer radius 46 mm, pitch 80 mm.")


def trough(back=-0.16, radius=0.05, top=0.12, sides=48):
    """A trough with a round bottom, open above, and in front of it a plate around the tube."""
    mesh = Mesh()
    around = [circle(radius, i / sides) for i in range(sides + 1)]
    low = around[sides // 4 : 3 * sides // 4 + 1]
    for (y, z), (v, w) in zip(low, low[1:]):
        mesh.face((back, y, z), (0, y, z), (0, v, w), (back, v, w))
    for y in (-radius, radius):
        mesh.face((back, y, 0), (0, y, 0), (0, y, top), (back, y, top))
    mesh.face(*[(back, y, z) for y, z in [(radius, top), *low, (-radius, top)]])
    high = around[3 * sides // 4 : -1] + around[: sides // 4 + 1]
    for (y, z), (v, w) in zip(high, high[1:]):
        mesh.face((0, y, z), (0, v, w), (0, v, top), (0, y, top))
    mesh.write("screw_trough", "The trough that feeds a screw conveyor; its tube begins at x = 0.")


def deck(rows=32, columns=8, opening=0.012, bar=0.004):
    """A screen in the plane of x and y, with square openings; solid where grains fall on it."""
    mesh = Mesh()
    pitch = opening + bar
    length, width = rows * pitch + bar, columns * pitch + bar
    plate = height = 0.1

    def sheet(x, y, dx, dy):
        mesh.face((x, y, 0), (x + dx, y, 0), (x + dx, y + dy, 0), (x, y + dy, 0))

    sheet(-plate, -width / 2, plate, width)
    for row in range(rows + 1):
        sheet(row * pitch, -width / 2, bar, width)
    for row in range(rows):
        for column in range(columns + 1):
            sheet(row * pitch + bar, column * pitch - width / 2, opening, bar)
    for y in (-width / 2, width / 2):
        mesh.face((-plate, y, 0), (length, y, 0), (length, y, height), (-plate, y, height))
    mesh.face((-plate, -width / 2, 0), (-plate, width / 2, 0), (-plate, width / 2, height),
              (-plate, -width / 2, height))
    mesh.write("screen_deck", "A screen 516 mm long with 32 by 8 openings of 12 mm, between sides, "
               "after a plate.")


if __name__ == "__main__":
    screw()
    trough()
    deck()
