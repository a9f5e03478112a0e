"""Frames of a run: arrays of the bodies, and how much of a box they fill."""
import json
import pathlib
import re

import numpy as np

KINDS = {"Float64": np.float64, "Int32": np.int32}
ARRAY = re.compile(rb'<DataArray type="(\w+)" Name="(\w+)" NumberOfComponents="(\d+)" '
                   rb'format="appended" offset="(\d+)"/>')


class Frame:
    """A frame as arrays by name: Points, radius, orientation (w x y z), shape, ..."""

    def __init__(self, file):
        data = pathlib.Path(file).read_bytes()
        begin = data.index(b"_", data.index(b"<AppendedData")) + 1
        self.time = float(re.search(rb'Name="TimeValue"[^>]*>([^<]*)<', data).group(1))
        self.arrays = {}
        for kind, name, width, offset in ARRAY.findall(data):
            at = begin + int(offset)
            length = int(np.frombuffer(data, np.uint64, 1, at)[0])
            values = np.frombuffer(data[at + 8:at + 8 + length], KINDS[kind.decode()])
            self.arrays[name.decode()] = values.reshape(-1, int(width)) if int(width) > 1 else values

    def __getitem__(self, name):
        return self.arrays[name]


def turned_back(turn, points):
    """Points in the frame of a body with the orientation w x y z."""
    w, axis = turn[0], -turn[1:]
    twice = 2 * np.cross(axis, points)
    return points + w * twice + np.cross(axis, twice)


def half_spaces(shape):
    """Outward normals and offsets of the faces of a convex shape of frames/shapes.json."""
    vertex = np.array(shape["vertices"])
    normals, offsets = [], []
    for face in shape["faces"]:
        a, b, c = vertex[face[0]], vertex[face[1]], vertex[face[2]]
        normal = np.cross(b - a, c - a)
        normals.append(normal / np.linalg.norm(normal))
        offsets.append(normals[-1] @ a)
    return np.array(normals), np.array(offsets)


def void_ratio(folder, frame, low, high, samples=40000):
    """Voids over solids in a box, from random points: within 2 % with the default number."""
    shapes = [half_spaces(s) for s in json.loads((folder / "shapes.json").read_text())["shapes"]]
    points = np.random.default_rng(1).uniform(low, high, (samples, 3))
    solid = np.zeros(samples, bool)
    for center, radius, turn, shape in zip(frame["Points"], frame["radius"], frame["orientation"],
                                           frame["shape"]):
        arm = points - center
        near = np.flatnonzero((arm**2).sum(axis=1) < radius**2)
        own = turned_back(turn, arm[near]) / radius
        normals, offsets = shapes[shape - 1]
        solid[near[(own @ normals.T <= offsets).all(axis=1)]] = True
    return (samples - solid.sum()) / solid.sum()
