#include <fmt/format.h>
#include <unistd.h>

#include <cstdint>
#include <limits>
#include <map>
#include <mutex>
#include <utility>
#include <vector>

#include "output/checkpoint_file.hpp"
#include "output/checkpoint_layout.hpp"
#include "output/seal.hpp"
#include "output/state_check.hpp"

// Nothing is believed before it is checked, nothing allocated before it is measured.

namespace clast {

namespace fs = std::filesystem;

namespace {

using namespace hdf5;

[[noreturn]] void reject(const std::string& reason) {
  throw Error(reason + ": it was not written by this version of Clast, or was altered");
}

bool same_type(hid_t type, hid_t expected) { return checked(H5Tequal(type, expected)) > 0; }

// Whether the name is there and leads to something of this file itself. Links by path could lead to
// other files, or nowhere.
bool holds(hid_t parent, const char* name) {
  if (H5Lexists(parent, name, H5P_DEFAULT) <= 0) return false;
  H5L_info_t link;
  checked(H5Lget_info(parent, name, &link, H5P_DEFAULT));
  if (link.type != H5L_TYPE_HARD) reject(fmt::format("{} is a link to somewhere else", name));
  return true;
}

Handle open_group(hid_t file, const char* name) {
  if (!holds(file, name)) reject(fmt::format("it has no group {}", name));
  return Handle(H5Gopen2(file, name, H5P_DEFAULT), H5Gclose);
}

template <class Number>
Number read_number(hid_t object, const char* name) {
  if (H5Aexists(object, name) <= 0) reject(fmt::format("it has no attribute {}", name));
  const Handle attribute(H5Aopen(object, name, H5P_DEFAULT), H5Aclose);
  const Handle type(H5Aget_type(attribute), H5Tclose);
  const Handle space(H5Aget_space(attribute), H5Sclose);
  if (!same_type(type, file_type<Number>()) || H5Sget_simple_extent_npoints(space) != 1)
    reject(fmt::format("its attribute {} has another type", name));
  Number value{};
  checked(H5Aread(attribute, memory_type<Number>(), &value));
  return value;
}

struct OpenDataset {
  Handle dataset, type;
  hsize_t rows;
};

// Opens a dataset laid out as write_dataset does. Data that another file would hold, or filters
// that would blow a small file up in memory, are refused.
OpenDataset open_dataset(hid_t group, const char* name, hsize_t width, std::uint64_t file_bytes) {
  if (!holds(group, name)) reject(fmt::format("it has no dataset {}", name));
  Handle dataset(H5Dopen2(group, name, H5P_DEFAULT), H5Dclose);
  Handle type(H5Dget_type(dataset), H5Tclose);
  const Handle space(H5Dget_space(dataset), H5Sclose);
  const Handle creation(H5Dget_create_plist(dataset), H5Pclose);
  hsize_t size[2] = {0, 1};
  const int rank = width > 1 ? 2 : 1;
  if (H5Sget_simple_extent_ndims(space) != rank) reject(fmt::format("{} has another shape", name));
  checked(H5Sget_simple_extent_dims(space, size, nullptr));
  if (size[1] != width) reject(fmt::format("{} has another width", name));
  const std::uint64_t row_bytes = H5Tget_size(type) * width;
  if (row_bytes == 0 || size[0] > file_bytes / row_bytes)
    reject(fmt::format("{} claims more rows than the file can hold", name));
  if (size[0] > 0) {
    unsigned flags;
    std::size_t parameters = 0;
    if (H5Pget_layout(creation) != H5D_CHUNKED || H5Pget_nfilters(creation) != 1 ||
        H5Pget_filter2(creation, 0, &flags, &parameters, nullptr, 0, nullptr, nullptr) !=
            H5Z_FILTER_FLETCHER32)
      reject(fmt::format("{} is stored in another way", name));
  }
  return {std::move(dataset), std::move(type), size[0]};
}

// Reads what belongs to a group.
struct GroupReader {
  hid_t group;
  std::uint64_t file_bytes;

  template <class T>
  void read_array(const std::string& name, std::vector<T>& values) const {
    using Number = typename Row<T>::Number;
    const OpenDataset found = open_dataset(group, name.c_str(), Row<T>::width, file_bytes);
    if (!same_type(found.type, file_type<Number>()))
      reject(fmt::format("{} has another type", name));
    values.resize(found.rows);
    if (found.rows > 0)
      checked(H5Dread(found.dataset, memory_type<Number>(), H5S_ALL, H5S_ALL, H5P_DEFAULT,
                      values.data()));
  }

  // Records from their columns.
  template <class T>
  void read_records(const std::string& name, std::vector<T>& records) const {
    std::apply(
        [&](const auto&... column) {
          const auto read = [&](const auto& c) {
            using Number = std::decay_t<decltype(c.get(records[0]))>;
            std::vector<Stored<Number>> values;
            read_array(name + "_" + c.name, values);
            if (records.empty()) records.resize(values.size());
            if (values.size() != records.size())
              reject(fmt::format("the columns of {} differ in length", name));
            for (std::size_t i = 0; i < values.size(); ++i)
              c.get(records[i]) = narrowed<Number>(values[i], name);
          };
          (read(column), ...);
        },
        Record<T>::columns);
  }

  // Of records, by their first column.
  template <class T>
  bool holds_field(const std::string& name) const {
    if constexpr (IsRecord<T>)
      return holds(group, (name + "_" + std::get<0>(Record<T>::columns).name).c_str());
    else
      return holds(group, name.c_str());
  }

  template <class Table>
  void read_table(Table& table) const {
    for_each_field(table, [&]<class F>(F& values) {
      if constexpr (F::is(saved)) {
        if (F::is(optional) && !holds_field<typename F::Value>(F::name)) return;
        if constexpr (IsRecord<typename F::Value>)
          read_records<typename F::Value>(F::name, values);
        else
          read_array<typename F::Value>(F::name, values);
      }
    });
  }

 private:
  template <class Number, class S>
  static Number narrowed(const S& value, const std::string& name) {
    if constexpr (std::is_same_v<Number, S>) {
      return value;
    } else {
      if (value < 0 || value > static_cast<S>(std::numeric_limits<Number>::max()))
        reject(fmt::format("{} holds a number that is out of range", name));
      return static_cast<Number>(value);
    }
  }
};

// Every array of a group, whatever its name.
std::map<std::string, std::vector<Real>> read_arrays(hid_t file, const char* of_group,
                                                     std::uint64_t file_bytes) {
  const Handle group = open_group(file, of_group);
  std::vector<std::string> names;
  const auto note = [](hid_t, const char* name, const H5L_info_t*, void* list) -> herr_t {
    static_cast<std::vector<std::string>*>(list)->emplace_back(name);
    return 0;
  };
  checked(H5Literate(group, H5_INDEX_NAME, H5_ITER_INC, nullptr, note, &names));
  std::map<std::string, std::vector<Real>> arrays;
  for (const std::string& name : names)
    GroupReader{group, file_bytes}.read_array(name, arrays[name]);
  return arrays;
}

std::string read_long_text(hid_t file, const char* name, std::uint64_t file_bytes) {
  const OpenDataset found = open_dataset(file, name, 1, file_bytes);
  const std::size_t bytes = H5Tget_size(found.type);
  if (found.rows != 1 || !same_type(found.type, text_type(bytes)))
    reject(fmt::format("{} has another type", name));
  std::string text(bytes, '\0');
  checked(H5Dread(found.dataset, found.type, H5S_ALL, H5S_ALL, H5P_DEFAULT, text.data()));
  if (text == std::string(1, '\0')) text.clear();  // HDF5 has no strings of no bytes
  return text;
}

Checkpoint read_content(hid_t file, std::uint64_t file_bytes) {
  Checkpoint checkpoint;
  Snapshot& snapshot = checkpoint.snapshot;
  if (read_number<std::int32_t>(file, "format_version") != checkpoint_format)
    reject("it has another format");
  snapshot.step = read_number<std::int64_t>(file, "step");
  snapshot.time = read_number<Real>(file, "time");
  snapshot.margin = read_number<Real>(file, "margin");
  snapshot.listed_at = read_number<std::int64_t>(file, "listed_at");
  snapshot.lists = read_number<std::int64_t>(file, "lists");
  const auto read_table = [&](const char* name, auto& table) {
    const Handle group = open_group(file, name);
    GroupReader{group, file_bytes}.read_table(table);
  };
  read_table("bodies", snapshot.bodies);
  GroupReader{file, file_bytes}.read_array("parts_listed", snapshot.parts_listed);
  read_table("pairs", snapshot.pairs);
  read_table("walls", snapshot.walls);
  read_table("bonds", snapshot.bonds);
  GroupReader{file, file_bytes}.read_array("bond_corners", snapshot.bonds.corner);
  read_table("surfaces", snapshot.surfaces);
  read_table("wear", snapshot.wear);
  std::vector<Real> cell;
  GroupReader{file, file_bytes}.read_array("cell", cell);
  snapshot.cell = cell_state_from(cell);
  snapshot.extra = read_arrays(file, "extra", file_bytes);
  checkpoint.sensors = read_arrays(file, "sensors", file_bytes);
  const Handle ledger = open_group(file, "ledger");
  visit_ledger(snapshot.ledger,
               [&](const char* name, Real& value) { value = read_number<Real>(ledger, name); });
  checkpoint.scene = read_long_text(file, "scene", file_bytes);
  checkpoint.progress = read_long_text(file, "progress", file_bytes);
  return checkpoint;
}

// A hollow file of terabytes with a seal that says so would be hashed for hours.
void refuse_oversized(const fs::path& path) {
  std::error_code unknown;
  const std::uint64_t bytes = fs::file_size(path, unknown);
  const std::uint64_t memory = static_cast<std::uint64_t>(::sysconf(_SC_PHYS_PAGES)) *
                               static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
  if (!unknown && bytes > memory)
    throw Error(
        fmt::format("it has {} bytes, more than the {} bytes of memory of this machine: it is "
                    "damaged, or belongs on a larger machine",
                    bytes, memory));
}

}  // namespace

Checkpoint read_checkpoint_file(const fs::path& path) {
  refuse_oversized(path);
  check_seal(path, checkpoint_format);
  const std::lock_guard lock(library);
  const Quiet quiet;
  try {
    const std::uint64_t file_bytes = fs::file_size(path);
    const Handle file(H5Fopen(path.c_str(), H5F_ACC_RDONLY, file_access()), H5Fclose);
    Checkpoint checkpoint = read_content(file, file_bytes);
    check_lengths(checkpoint.snapshot);
    check_state(checkpoint.snapshot);
    return checkpoint;
  } catch (const Failure& failure) {
    throw Error(failure.what());
  } catch (const fs::filesystem_error& failure) {
    throw Error(failure.code().message());
  }
}

}  // namespace clast
