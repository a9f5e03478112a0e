"""Frames of a run: arrays of the bodies."""
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
