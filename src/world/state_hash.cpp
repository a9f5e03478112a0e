// One number for the whole mechanical state (xxHash, XXH3).
//
// What counts is declared with the fields themselves: `hashed`. Rows (bodies, contacts) are hashed
// one by one and their hashes added up, so that the sum does not depend on the order they lie in;
// each has its ids in its hash. An array that the scene does not need counts like one of zeros, or
// not at all if it is `optional`.
#define XXH_INLINE_ALL
#include <xxhash.h>

#include <string>

#include "world/snapshot.hpp"

namespace clast {

namespace {

// The bytes of one row.
class RowBytes {
 public:
  void clear() { bytes_.clear(); }
  std::uint64_t hash(std::uint64_t seed) const {
    return XXH3_64bits_withSeed(bytes_.data(), bytes_.size(), seed);
  }

  // Adding zero turns -0 into +0: they are the same number and must have the same hash.
  void add(Real x) { append(x + 0.0); }
  void add(const Vec3& v) {
    add(v.x);
    add(v.y);
    add(v.z);
  }
  void add(const Quat& q) {
    add(q.w);
    add(q.x);
    add(q.y);
    add(q.z);
  }
  template <class T>
  requires std::is_integral_v<T>
  void add(T x) { append(static_cast<std::int64_t>(x)); }
  template <class T>
  requires IsRecord<T>
  void add(const T& record) {
    for_each_column(record, [&](const char*, const auto& number) { add(number); });
  }

 private:
  template <class T>
  void append(const T& x) {
    bytes_.append(reinterpret_cast<const char*>(&x), sizeof x);
  }

  std::string bytes_;
};

// The sum over the rows of a table for which counts(row) holds.
template <class Table, class Counts>
std::uint64_t sum_of_rows(const Table& table, std::uint64_t seed, Counts&& counts) {
  std::uint64_t sum = 0;
  RowBytes row;
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (!counts(i)) continue;
    row.clear();
    for_each_field(table, [&]<class F>(const F& values) {
      if constexpr (F::is(hashed))
        if (!(F::is(optional) && values.empty()))
          row.add(values.empty() ? typename F::Value{} : values[i]);
    });
    sum += row.hash(seed);
  }
  return sum;
}

// Only contacts that touch or remember: which others are listed depends on when the list was made.
std::uint64_t hash_of_contacts(const HostContacts& contacts, std::uint64_t seed) {
  const auto is_zero = [](const auto& values, std::size_t i) {
    return values.empty() || values[i] == Vec3();
  };
  return sum_of_rows(contacts, seed, [&](std::size_t i) {
    return contacts.extent[i] > 0 || !is_zero(contacts.shear, i) || !is_zero(contacts.roll, i) ||
           !is_zero(contacts.law, i);
  });
}

// In the order of the scene.
std::uint64_t hash_of_surfaces(const HostSurfaces& surfaces) {
  RowBytes bytes;
  for_each_field(surfaces, [&]<class F>(const F& values) {
    if constexpr (F::is(hashed))
      for (const auto& value : values) bytes.add(value);
  });
  return bytes.hash(5);
}

// Without what depends on when the list was made.
std::uint64_t hash_of_cell(CellState cell) {
  cell.strained = 0;
  RowBytes bytes;
  for (const Real number : numbers_of(cell)) bytes.add(number);
  return bytes.hash(6);
}

std::uint64_t hash_of_extra(const Snapshot& snapshot) {
  std::uint64_t sum = 0;
  for (const auto& [name, values] : snapshot.extra) {
    RowBytes bytes;
    for (const Real value : values) bytes.add(value);
    sum += bytes.hash(XXH3_64bits(name.data(), name.size()));
  }
  return sum;
}

}  // namespace

std::uint64_t state_hash(const Snapshot& snapshot) {
  const auto always = [](std::size_t) { return true; };
  RowBytes all;
  all.add(snapshot.step);
  all.add(snapshot.time);
  all.add(snapshot.bodies.size());
  all.add(sum_of_rows(snapshot.bodies, 1, always));
  all.add(hash_of_contacts(snapshot.pairs, 2));
  all.add(hash_of_contacts(snapshot.walls, 3));
  all.add(
      sum_of_rows(snapshot.bonds, 6, [&](std::size_t k) { return is_whole(snapshot.bonds, k); }));
  all.add(hash_of_surfaces(snapshot.surfaces));
  all.add(hash_of_extra(snapshot));
  if (!snapshot.cell.now.open()) all.add(hash_of_cell(snapshot.cell));
  return all.hash(4);
}

}  // namespace clast
