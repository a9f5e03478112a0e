#!/usr/bin/python3
"""Reads the frames and walls of a run with VTK itself and checks what is in them.

    read_frames.py DIR        DIR is the output directory of a run

Prints one line and exits with 0 when everything is as it should be; otherwise says what is not.
"""

import os
import sys
import xml.etree.ElementTree as ElementTree

import numpy as np
import vtk
from vtk.util.numpy_support import vtk_to_numpy

# Name: components, kind of number.
POINT_DATA = {
    "id": (1, "i"),
    "radius": (1, "f"),
    "velocity": (3, "f"),
    "speed": (1, "f"),
    "spin": (3, "f"),
    "orientation": (4, "f"),
    "material": (1, "i"),
    "force": (1, "f"),
}
CONTACT_DATA = {
    "first": (1, "i"),
    "second": (1, "i"),
    "wall": (1, "i"),
    "force": (3, "f"),
    "magnitude": (1, "f"),
}
GRAIN_DATA = {name: kind for name, kind in POINT_DATA.items() if name != "orientation"}
WALL_DATA = {"wall": (1, "i"), "material": (1, "i"), "kind": (1, "i")}


class Complaints:
    """What VTK complains about while it reads."""

    def __init__(self):
        self.texts = []

    @vtk.calldata_type(vtk.VTK_STRING)
    def __call__(self, _source, _event, text):
        self.texts.append(text.strip())


def check(condition, message):
    if not condition:
        sys.exit(f"read_frames: {message}")


def read_polydata(path):
    check(os.path.isfile(path), f"{path} is missing")
    complaints = Complaints()
    reader = vtk.vtkXMLPolyDataReader()
    reader.AddObserver("ErrorEvent", complaints)
    reader.AddObserver("WarningEvent", complaints)
    reader.GetExecutive().AddObserver("ErrorEvent", complaints)
    reader.SetFileName(path)
    reader.Update()
    check(not complaints.texts, f"{path}: VTK says: {'; '.join(complaints.texts)}")
    return reader.GetOutput()


def arrays_of(path, attributes, count, expected):
    """The arrays of point or cell data, after checking their types and lengths."""
    found = {}
    for name, (width, kind) in expected.items():
        array = attributes.GetArray(name)
        check(array is not None, f"{path} has no array {name}")
        check(array.GetNumberOfComponents() == width, f"{path}: {name} has not {width} components")
        check(array.GetNumberOfTuples() == count, f"{path}: {name} has not {count} entries")
        values = vtk_to_numpy(array)
        check(values.dtype.kind == kind, f"{path}: {name} has type {values.dtype}")
        check(np.all(np.isfinite(values)), f"{path}: {name} is not finite everywhere")
        found[name] = values
    return found


def read_frame(path, time):
    data = read_polydata(path)
    count = data.GetNumberOfPoints()
    check(data.GetNumberOfVerts() == count, f"{path}: not one vertex per body")
    check(data.GetNumberOfCells() == count, f"{path}: cells other than vertices")
    stamp = data.GetFieldData().GetArray("TimeValue")
    check(stamp is not None, f"{path} has no TimeValue")
    check(stamp.GetValue(0) == time, f"{path}: time {stamp.GetValue(0)}, listed as {time}")
    arrays = arrays_of(path, data.GetPointData(), count, POINT_DATA)
    if count == 0:
        return 0
    points = vtk_to_numpy(data.GetPoints().GetData())
    check(points.dtype == np.float64 and points.shape == (count, 3), f"{path}: odd positions")
    check(np.all(np.isfinite(points)), f"{path}: positions are not finite everywhere")
    check(np.all(np.diff(arrays["id"]) > 0), f"{path}: ids are not sorted or not unique")
    speed = np.linalg.norm(arrays["velocity"], axis=1)
    check(np.allclose(arrays["speed"], speed, rtol=1e-14), f"{path}: speed is not |velocity|")
    for i in (0, count - 1):
        cell = data.GetCell(i)
        check(cell.GetNumberOfPoints() == 1 and cell.GetPointId(0) == i, f"{path}: odd vertex {i}")
    return count


def read_walls(path):
    data = read_polydata(path)
    count = data.GetNumberOfPolys()
    check(data.GetNumberOfCells() == count, f"{path}: cells other than polygons")
    arrays = arrays_of(path, data.GetCellData(), count, WALL_DATA)
    for i in range(count):
        cell = data.GetCell(i)
        corners = np.array([data.GetPoint(cell.GetPointId(k))
                            for k in range(cell.GetNumberOfPoints())])
        check(len(corners) >= 3, f"{path}: wall {i} has {len(corners)} corners")
        check(arrays["kind"][i] == 0 or len(corners) == 4, f"{path}: rectangle {i} is none")
        check(np.all(np.isfinite(corners)), f"{path}: wall {i} is not finite")
        spokes = corners[1:] - corners[0]
        normal = np.cross(spokes[:-1], spokes[1:]).sum(axis=0)  # twice the area long
        check(np.linalg.norm(normal) > 0, f"{path}: wall {i} has no area")
        height = spokes @ normal / np.linalg.norm(normal)
        size = np.ptp(corners, axis=0).max()
        check(np.all(np.abs(height) < 1e-9 * size), f"{path}: wall {i} is not flat")
    return count


def read_contacts(directory):
    """Force lines, where a run has them: each joins two points of its own."""
    listing = os.path.join(directory, "contacts.pvd")
    if not os.path.isfile(listing):
        return 0
    entries = ElementTree.parse(listing).getroot().findall("./Collection/DataSet")
    check(entries, f"{listing} lists no contacts")
    for entry in entries:
        path = os.path.join(directory, entry.get("file"))
        data = read_polydata(path)
        count = data.GetNumberOfLines()
        check(data.GetNumberOfCells() == count, f"{path}: cells other than lines")
        check(data.GetNumberOfPoints() == 2 * count, f"{path}: not two points per line")
        stamp = data.GetFieldData().GetArray("TimeValue").GetValue(0)
        check(stamp == float(entry.get("timestep")), f"{path}: time {stamp}")
        arrays = arrays_of(path, data.GetCellData(), count, CONTACT_DATA)
        if count == 0:
            continue
        size = np.linalg.norm(arrays["force"], axis=1)
        check(np.allclose(arrays["magnitude"], size, rtol=1e-14), f"{path}: odd magnitudes")
        check(np.all(size > 0), f"{path}: contacts without force")
        check(np.all((arrays["second"] < 0) == (arrays["wall"] >= 0)), f"{path}: odd partners")
        cell = data.GetCell(count - 1)
        check(cell.GetPointId(0) == 2 * count - 2 and cell.GetPointId(1) == 2 * count - 1,
              f"{path}: odd line")
    return len(entries)


def read_grains(directory):
    """Bodies that are no spheres, where a run has them: each a closed surface, of one or more
    parts, that looks outward."""
    listing = os.path.join(directory, "grains.pvd")
    if not os.path.isfile(listing):
        return 0
    count = 0
    for entry in ElementTree.parse(listing).getroot().findall("./Collection/DataSet"):
        path = os.path.join(directory, entry.get("file"))
        data = read_polydata(path)
        count = data.GetNumberOfPolys()
        check(data.GetNumberOfCells() == count, f"{path}: cells other than polygons")
        ids = arrays_of(path, data.GetCellData(), count, GRAIN_DATA)["id"]
        check(np.all(np.diff(ids) >= 0), f"{path}: the faces of a body are not together")
        for body in np.unique(ids):
            area, volume = np.zeros(3), 0
            for face in np.flatnonzero(ids == body):
                cell = data.GetCell(face)
                ring = np.array([data.GetPoint(cell.GetPointId(k))
                                 for k in range(cell.GetNumberOfPoints())])
                spokes = ring[1:] - ring[0]
                twice = np.cross(spokes[:-1], spokes[1:]).sum(axis=0)
                area += twice
                volume += ring[0] @ twice / 6
            size = np.abs(volume) ** (2 / 3)
            check(np.linalg.norm(area) < 1e-9 * size, f"{path}: body {body} is not closed")
            check(volume > 0, f"{path}: body {body} looks inward")
    return count


def main():
    check(len(sys.argv) == 2, "usage: read_frames.py DIR")
    directory = os.path.join(sys.argv[1], "frames")
    listing = os.path.join(directory, "frames.pvd")
    check(os.path.isfile(listing), f"{listing} is missing")
    entries = ElementTree.parse(listing).getroot().findall("./Collection/DataSet")
    check(entries, f"{listing} lists no frames")
    times = [float(entry.get("timestep")) for entry in entries]
    check(all(a < b for a, b in zip(times, times[1:])), f"{listing}: times do not increase")
    names = [entry.get("file") for entry in entries]
    on_disk = sorted(n for n in os.listdir(directory) if n.startswith("frame_"))
    check(on_disk == sorted(names), f"{directory}: files and list differ")
    bodies = [read_frame(os.path.join(directory, n), t) for n, t in zip(names, times)]
    walls = read_walls(os.path.join(directory, "walls.vtp"))
    contacts = read_contacts(directory)
    faces = read_grains(directory)
    print(f"read_frames: {len(bodies)} frames, {bodies[-1]} bodies in the last, {walls} walls, "
          f"contacts with {contacts}, {faces} faces of grains: good")


if __name__ == "__main__":
    main()
