// How a checkpoint lies in its HDF5 file: what its writer and its reader share. Internal to output.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <mutex>
#include <type_traits>

#include "base/error.hpp"
#include "output/checkpoint.hpp"
#include "output/hdf5.hpp"

namespace clast::hdf5 {

// HDF5 may be built without thread safety; one checkpoint at a time is fast enough.
inline std::mutex library;

// How values lie in the file: rows of one to four numbers.
template <class T>
struct Row {
  using Number = T;
  static constexpr hsize_t width = 1;
};
template <>
struct Row<Vec3> {
  using Number = Real;
  static constexpr hsize_t width = 3;
};
template <>
struct Row<Quat> {
  using Number = Real;
  static constexpr hsize_t width = 4;
};
static_assert(sizeof(Vec3) == 3 * sizeof(Real) && sizeof(Quat) == 4 * sizeof(Real));

template <class Number>
hid_t file_type() {
  if constexpr (std::is_same_v<Number, double>) return H5T_IEEE_F64LE;
  if constexpr (std::is_same_v<Number, std::int32_t>) return H5T_STD_I32LE;
  if constexpr (std::is_same_v<Number, std::int64_t>) return H5T_STD_I64LE;
}

template <class Number>
hid_t memory_type() {
  if constexpr (std::is_same_v<Number, double>) return H5T_NATIVE_DOUBLE;
  if constexpr (std::is_same_v<Number, std::int32_t>) return H5T_NATIVE_INT32;
  if constexpr (std::is_same_v<Number, std::int64_t>) return H5T_NATIVE_INT64;
}

inline Handle text_type(std::size_t bytes) {
  Handle type(H5Tcopy(H5T_C_S1), H5Tclose);
  checked(H5Tset_size(type, std::max<std::size_t>(bytes, 1)));
  checked(H5Tset_strpad(type, H5T_STR_NULLPAD));
  checked(H5Tset_cset(type, H5T_CSET_UTF8));
  return type;
}

inline Handle file_access() {
  Handle access(H5Pcreate(H5P_FILE_ACCESS), H5Pclose);
  // The newer layout has checksums on all metadata.
  checked(H5Pset_libver_bounds(access, H5F_LIBVER_V110, H5F_LIBVER_V110));
  // Checkpoints are never changed once they have their name, and some network disks cannot lock.
  checked(H5Pset_file_locking(access, false, true));
  // No cache of chunks: each write reaches the file, or fails, at once.
  checked(H5Pset_cache(access, 0, 521, 0, 0.75));
  return access;
}

// What a number is stored as: small ones take more room than they need, and are simple to read.
template <class T>
using Stored = std::conditional_t<std::is_integral_v<T> && sizeof(T) < 4, std::int32_t, T>;

// Arrays of one kind are as long as each other; what contacts do not remember may be left empty.
inline void check_lengths(const Snapshot& snapshot) {
  const auto check = [](const char* kind, const auto& table, std::size_t count, bool may_be_empty) {
    for_each_field(table, [&]<class F>(const F& values) {
      if constexpr (F::is(saved))
        if (values.size() != count && !(may_be_empty && values.empty()))
          throw Error(fmt::format("{}/{} has {} rows where {} belong", kind, F::name, values.size(),
                                  count));
    });
  };
  check("bodies", snapshot.bodies, snapshot.bodies.size(), false);
  check("pairs", snapshot.pairs, snapshot.pairs.size(), true);
  check("walls", snapshot.walls, snapshot.walls.size(), true);
  check("bonds", snapshot.bonds, snapshot.bonds.size(), true);
  check("surfaces", snapshot.surfaces, snapshot.surfaces.size(), false);
  check("wear", snapshot.wear, snapshot.wear.size(), false);
}

}  // namespace clast::hdf5
