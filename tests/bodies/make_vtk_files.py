#!/usr/bin/python3
"""Writes the VTK files of this folder with VTK itself: five bodies in every encoding it knows.

    make_vtk_files.py         writes into the folder it is in
"""

import os

import vtk

FOLDER = os.path.dirname(os.path.abspath(__file__))


def array(kind, name, rows):
    out = kind()
    out.SetName(name)
    out.SetNumberOfComponents(len(rows[0]))
    for row in rows:
        out.InsertNextTuple(row)
    return out


def five_bodies(dataset, single):
    real = vtk.vtkFloatArray if single else vtk.vtkDoubleArray
    points = vtk.vtkPoints()
    points.SetDataTypeToFloat() if single else points.SetDataTypeToDouble()
    cells = vtk.vtkCellArray()
    for i in range(5):
        points.InsertNextPoint(0.5 * i, 0.25, -0.125 * i)
        cells.InsertNextCell(1)
        cells.InsertCellPoint(i)
    dataset.SetPoints(points)
    if isinstance(dataset, vtk.vtkPolyData):
        dataset.SetVerts(cells)
    else:
        dataset.SetCells(vtk.VTK_VERTEX, cells)
    data = dataset.GetPointData()
    # Ids run backwards, so that readers have to sort.
    data.AddArray(array(vtk.vtkIntArray, "id", [(9 - i,) for i in range(5)]))
    data.AddArray(array(real, "radius", [(0.0625 * (i + 1),) for i in range(5)]))
    data.AddArray(array(real, "velocity", [(i, 0.5, -1) for i in range(5)]))
    data.AddArray(array(real, "temperature", [(300 + i,) for i in range(5)]))
    data.AddArray(array(vtk.vtkUnsignedCharArray, "colour", [(1, 2, 3) for i in range(5)]))
    return dataset


def xml(name, writer, dataset, **settings):
    writer.SetFileName(os.path.join(FOLDER, name))
    writer.SetInputData(dataset)
    writer.SetHeaderTypeToUInt32()
    writer.SetCompressorTypeToNone()
    for setting in settings.items():
        getattr(writer, setting[0])(*([] if setting[1] is None else [setting[1]]))
    writer.Write()


def legacy(name, writer, dataset, binary, version):
    writer.SetFileName(os.path.join(FOLDER, name))
    writer.SetInputData(dataset)
    writer.SetFileTypeToBinary() if binary else writer.SetFileTypeToASCII()
    writer.SetFileVersion(version)
    writer.Write()


def main():
    points = five_bodies(vtk.vtkPolyData(), False)
    grid = five_bodies(vtk.vtkUnstructuredGrid(), True)
    xml("text.vtp", vtk.vtkXMLPolyDataWriter(), points, SetDataModeToAscii=None)
    xml("base64.vtp", vtk.vtkXMLPolyDataWriter(), points, SetDataModeToBinary=None)
    xml("base64_zlib.vtu", vtk.vtkXMLUnstructuredGridWriter(), grid, SetDataModeToBinary=None,
        SetCompressorTypeToZLib=None, SetBlockSize=32)
    xml("appended_base64_zlib.vtu", vtk.vtkXMLUnstructuredGridWriter(), grid,
        SetDataModeToAppended=None, SetCompressorTypeToZLib=None, SetHeaderTypeToUInt64=None)
    xml("appended_raw.vtp", vtk.vtkXMLPolyDataWriter(), points, SetDataModeToAppended=None,
        EncodeAppendedDataOff=None, SetHeaderTypeToUInt64=None)
    xml("appended_raw_zlib.vtp", vtk.vtkXMLPolyDataWriter(), points, SetDataModeToAppended=None,
        EncodeAppendedDataOff=None, SetCompressorTypeToZLib=None)
    xml("big_endian.vtu", vtk.vtkXMLUnstructuredGridWriter(), grid, SetDataModeToBinary=None,
        SetByteOrderToBigEndian=None)
    xml("lz4.vtp", vtk.vtkXMLPolyDataWriter(), points, SetDataModeToBinary=None,
        SetCompressorTypeToLZ4=None)
    legacy("text_42.vtk", vtk.vtkPolyDataWriter(), points, False, 42)
    legacy("text_51.vtk", vtk.vtkUnstructuredGridWriter(), grid, False, 51)
    legacy("binary_42.vtk", vtk.vtkUnstructuredGridWriter(), grid, True, 42)
    legacy("binary_51.vtk", vtk.vtkPolyDataWriter(), points, True, 51)


if __name__ == "__main__":
    main()
