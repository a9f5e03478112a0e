#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <mutex>
#include <vector>

#include "output/checkpoint_file.hpp"
#include "output/checkpoint_layout.hpp"
#include "output/hdf5_sink.hpp"
#include "output/seal.hpp"

namespace clast {

namespace {

using namespace hdf5;

constexpr char readme[] =
    "Checkpoint of a Clast run, SI units. Attributes of /: step, time and the state of the pair "
    "list (margin, listed_at, lists). /bodies: one row per body in storage order; id is the "
    "lasting name of a body; vectors are N x 3 (x y z), orientation is N x 4 (w x y z, body to "
    "world), spin is the angular velocity in the world frame. /pairs: what contacts between bodies "
    "remember, sorted by (first, second), which are ids; force acts on the second. /walls: the "
    "same for contacts with walls, where second is the number of the wall. With bodies of several "
    "parts, first_part and second_part say which of them touch, and /parts_listed is where parts "
    "were when the pair list was made, by id and part. /bonds: what bonds were made with and do, "
    "sorted by (first, second); strength 0: broken. /bond_corners: of sections, 0 and their places "
    "along its principal axes. /surfaces: "
    "where the walls of the scene are, in its order: displacement and rotation (w x y z) from "
    "where "
    "the scene put them, velocity, spin. /wear: by wall, energy that friction took and volume that "
    "was worn off. /cell: a periodic cell, empty in open space: lengths (x y "
    "z), tilts (xy xz yz), "
    "rows of its velocity gradient, origin, rates of axes under stress, power of the stress, "
    "strain "
    "since the pair list was made. /extra: what further interactions remember. /sensors: what "
    "sensors have counted, and where "
    "they saw bodies last. /ledger: "
    "energies in J. "
    "/scene: the scene as TOML. /progress: the state of the program as JSON.";

Handle new_file(Sink& sink) {
  const Handle access = file_access();
  sink.attach(access);
  const Handle creation(H5Pcreate(H5P_FILE_CREATE), H5Pclose);
  checked(H5Pset_userblock(creation, seal_bytes));
  checked(H5Pset_attr_phase_change(creation, 64, 0));  // attributes stay in the object header
  checked(H5Pset_obj_track_times(creation, false));    // equal states give equal files
  return Handle(H5Fcreate("checkpoint", H5F_ACC_TRUNC, creation, access), H5Fclose);
}

Handle new_group(hid_t file, const char* name) {
  const Handle creation(H5Pcreate(H5P_GROUP_CREATE), H5Pclose);
  checked(H5Pset_attr_phase_change(creation, 64, 0));
  checked(H5Pset_obj_track_times(creation, false));
  return Handle(H5Gcreate2(file, name, H5P_DEFAULT, creation, H5P_DEFAULT), H5Gclose);
}

template <class Number>
void write_number(hid_t object, const char* name, Number value) {
  const Handle scalar(H5Screate(H5S_SCALAR), H5Sclose);
  Handle attribute(H5Acreate2(object, name, file_type<Number>(), scalar, H5P_DEFAULT, H5P_DEFAULT),
                   H5Aclose);
  checked(H5Awrite(attribute, memory_type<Number>(), &value));
  attribute.close();
}

void write_text(hid_t object, const char* name, const std::string& text) {
  const Handle type = text_type(text.size());
  const Handle scalar(H5Screate(H5S_SCALAR), H5Sclose);
  Handle attribute(H5Acreate2(object, name, type, scalar, H5P_DEFAULT, H5P_DEFAULT), H5Aclose);
  checked(H5Awrite(attribute, type, text.c_str()));
  attribute.close();
}

void write_dataset(hid_t group, const char* name, hid_t stored, hid_t held, const void* data,
                   hsize_t rows, hsize_t width) {
  const hsize_t size[2] = {rows, width};
  const Handle space(H5Screate_simple(width > 1 ? 2 : 1, size, nullptr), H5Sclose);
  const Handle creation(H5Pcreate(H5P_DATASET_CREATE), H5Pclose);
  checked(H5Pset_obj_track_times(creation, false));
  if (rows > 0) {
    const hsize_t chunk[2] = {std::min<hsize_t>(rows, 1 << 15), width};
    checked(H5Pset_chunk(creation, width > 1 ? 2 : 1, chunk));
    checked(H5Pset_fletcher32(creation));
  }
  Handle dataset(H5Dcreate2(group, name, stored, space, H5P_DEFAULT, creation, H5P_DEFAULT),
                 H5Dclose);
  if (rows > 0) checked(H5Dwrite(dataset, held, H5S_ALL, H5S_ALL, H5P_DEFAULT, data));
  dataset.close();
}

// A vector of numbers, Vec3 or Quat.
template <class T>
void write_array(hid_t group, const std::string& name, const std::vector<T>& values) {
  using Number = typename Row<T>::Number;
  write_dataset(group, name.c_str(), file_type<Number>(), memory_type<Number>(), values.data(),
                values.size(), Row<T>::width);
}

// The columns of records, each a dataset of its own.
template <class T>
void write_records(hid_t group, const std::string& name, const std::vector<T>& records) {
  std::apply(
      [&](const auto&... column) {
        const auto write = [&](const auto& c) {
          std::vector<Stored<std::decay_t<decltype(c.get(records[0]))>>> values;
          for (const T& record : records) values.push_back(c.get(record));
          write_array(group, name + "_" + c.name, values);
        };
        (write(column), ...);
      },
      Record<T>::columns);
}

// All saved arrays of a table.
template <class Table>
void write_table(hid_t group, const Table& table) {
  for_each_field(table, [&]<class F>(const F& values) {
    if constexpr (F::is(saved)) {
      if (F::is(optional) && values.empty()) return;
      if constexpr (IsRecord<typename F::Value>)
        write_records<typename F::Value>(group, F::name, values);
      else
        write_array<typename F::Value>(group, F::name, values);
    }
  });
}

void write_long_text(hid_t file, const char* name, const std::string& text) {
  const Handle type = text_type(text.size());
  write_dataset(file, name, type, type, text.c_str(), 1, 1);
}

void write_content(hid_t file, const Checkpoint& checkpoint) {
  const Snapshot& snapshot = checkpoint.snapshot;
  write_text(file, "README", readme);
  write_text(file, "program_version", CLAST_VERSION);
  write_number<std::int32_t>(file, "format_version", checkpoint_format);
  write_number(file, "step", snapshot.step);
  write_number(file, "time", snapshot.time);
  write_number(file, "margin", snapshot.margin);
  write_number(file, "listed_at", snapshot.listed_at);
  write_number(file, "lists", snapshot.lists);
  write_table(new_group(file, "bodies"), snapshot.bodies);
  write_array(file, "parts_listed", snapshot.parts_listed);
  write_table(new_group(file, "pairs"), snapshot.pairs);
  write_table(new_group(file, "walls"), snapshot.walls);
  write_table(new_group(file, "bonds"), snapshot.bonds);
  write_array(file, "bond_corners", snapshot.bonds.corner);
  write_table(new_group(file, "surfaces"), snapshot.surfaces);
  write_table(new_group(file, "wear"), snapshot.wear);
  write_array(file, "cell", numbers_of(snapshot.cell));
  const auto write_arrays = [&](const char* group, const auto& arrays) {
    const Handle at = new_group(file, group);
    for (const auto& [name, values] : arrays) write_array(at, name, values);
  };
  write_arrays("extra", snapshot.extra);
  write_arrays("sensors", checkpoint.sensors);
  const Handle ledger = new_group(file, "ledger");
  visit_ledger(snapshot.ledger,
               [&](const char* name, Real value) { write_number(ledger, name, value); });
  write_long_text(file, "scene", checkpoint.scene);
  write_long_text(file, "progress", checkpoint.progress);
}

}  // namespace

void write_checkpoint_file(const std::filesystem::path& path, const Checkpoint& checkpoint) {
  check_lengths(checkpoint.snapshot);
  const std::lock_guard lock(library);
  const Quiet quiet;
  try {
    Sink sink(path);
    Handle file = new_file(sink);
    write_content(file, checkpoint);
    file.close();
    sink.check();
  } catch (const Failure& failure) {
    throw Error(failure.what());
  }
  seal_file(path, checkpoint_format);
}

}  // namespace clast
