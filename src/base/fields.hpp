// Structures of arrays whose arrays are declared once.
//
// A table of fields is a struct over where its arrays lie. One line per array says the type of its
// values, its name, and what becomes of it:
//
//   template <class In>
//   struct DiscFields {
//     FieldOf<In, Vec3, "position", permuted | saved | hashed> position;  // of the centre
//     FieldOf<In, Real, "radius", permuted | saved | hashed> radius;
//   };
//
//   DiscFields<Vectors>         std::vector: snapshots
//   DiscFields<Arrays<Space>>   where kernels run (exec/array.hpp)
//   DiscFields<Pointers>        what kernels are given; DiscFields<ReadOnly> the same to read
//
// for_each_field() visits the arrays, pointers_to() makes the struct of pointers. Storage,
// transfer, checkpoint, hash and frames are loops over these and name no array themselves.
#pragma once

#include <algorithm>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace clast {

// What becomes of an array.
enum Fate : unsigned {
  permuted = 1u << 0,  // follows its body when bodies are sorted into cells
  carried = 1u << 1,   // follows its contact to the next list; new contacts begin with zeros
  saved = 1u << 2,     // part of snapshots and checkpoints
  hashed = 1u << 3,    // part of the state hash: what acts on the next step
  framed = 1u << 4,    // written into frames
  tally = 1u << 5,     // energy since the last booking under the account of its name; then zero
  cleared = 1u << 6,   // zero in every new list
  optional = 1u << 7,  // left out of checkpoints and hashes where it is empty
  // Only there where something in the scene needs it, else empty.
  with_turning = 1u << 8,    // contacts remember torques
  with_shapes = 1u << 9,     // there are bodies other than spheres
  with_walls = 1u << 10,     // contacts are with walls
  with_memory = 1u << 11,    // the law remembers numbers of its own
  with_adhesion = 1u << 12,  // the law pulls
  with_regions = 1u << 13,   // forces between bodies come from the regions they share
  with_points = 1u << 14,    // contact points have springs of their own
  with_rounding = 1u << 15,  // the law goes by local curvatures
};
constexpr unsigned conditions = with_turning | with_shapes | with_walls | with_memory |
                                with_adhesion | with_regions | with_points | with_rounding;

// Whether an array of this fate is there when these conditions hold.
constexpr bool is_there(unsigned fate, unsigned holding) {
  return (fate & conditions & ~holding) == 0;
}

template <std::size_t N>
struct FieldName {
  char text[N]{};
  // NOLINTNEXTLINE(google-explicit-constructor): so that names are written as plain text
  consteval FieldName(const char (&from)[N]) { std::copy_n(from, N, text); }
};

// What the declaration of an array says about it.
template <class T, FieldName field_name, unsigned field_fate>
struct Declared {
  using Value = T;
  static constexpr const char* name = field_name.text;
  static constexpr unsigned fate = field_fate;
  static constexpr bool is(unsigned wanted) { return (field_fate & wanted) == wanted; }
};

template <class In, class T, FieldName name, unsigned fate>
using FieldOf = typename In::template Of<T, name, fate>;

struct Vectors {
  template <class T, FieldName name, unsigned fate>
  struct Of : std::vector<T>, Declared<T, name, fate> {
    using std::vector<T>::vector;
    using std::vector<T>::operator=;
  };
};
struct Pointers {
  template <class T, FieldName, unsigned>
  using Of = T*;
};
struct ReadOnly {
  template <class T, FieldName, unsigned>
  using Of = const T*;
};

// One of the tables that a struct inherits, const if the struct is.
template <class Table, class S>
auto& table_of(S& s) {
  return static_cast<std::conditional_t<std::is_const_v<S>, const Table, Table>&>(s);
}

// A struct that inherits several tables of fields names them: using Tables = FieldTables<...>.
template <class... Table>
struct FieldTables {};

namespace fields_detail {

struct Anything {
  template <class T>
  operator T() const;  // NOLINT(google-explicit-constructor): only asked for, never called
};

template <class S, std::size_t... I>
constexpr bool takes(std::index_sequence<I...>) {
  return requires { S{(static_cast<void>(I), Anything{})...}; };
}
// How many members an aggregate has.
template <class S, std::size_t N = 1>
constexpr std::size_t count() {
  if constexpr (takes<S>(std::make_index_sequence<N + 1>{}))
    return count<S, N + 1>();
  else
    return N;
}

// References to all members of an aggregate. (C++26 will bind a pack: auto& [... m] = s.)
template <class S>
auto members(S& s) {
  constexpr std::size_t n = count<std::remove_const_t<S>>();
  static_assert(n <= 16, "add a line for a table of so many fields");
  // clang-format off
  if constexpr (n == 1) { auto& [a] = s; return std::tie(a); }
  else if constexpr (n == 2) { auto& [a, b] = s; return std::tie(a, b); }
  else if constexpr (n == 3) { auto& [a, b, c] = s; return std::tie(a, b, c); }
  else if constexpr (n == 4) { auto& [a, b, c, d] = s; return std::tie(a, b, c, d); }
  else if constexpr (n == 5) { auto& [a, b, c, d, e] = s; return std::tie(a, b, c, d, e); }
  else if constexpr (n == 6) { auto& [a, b, c, d, e, f] = s; return std::tie(a, b, c, d, e, f); }
  else if constexpr (n == 7) { auto& [a, b, c, d, e, f, g] = s; return std::tie(a, b, c, d, e, f, g); }
  else if constexpr (n == 8) { auto& [a, b, c, d, e, f, g, h] = s; return std::tie(a, b, c, d, e, f, g, h); }
  else if constexpr (n == 9) { auto& [a, b, c, d, e, f, g, h, i] = s; return std::tie(a, b, c, d, e, f, g, h, i); }
  else if constexpr (n == 10) { auto& [a, b, c, d, e, f, g, h, i, j] = s; return std::tie(a, b, c, d, e, f, g, h, i, j); }
  else if constexpr (n == 11) { auto& [a, b, c, d, e, f, g, h, i, j, k] = s; return std::tie(a, b, c, d, e, f, g, h, i, j, k); }
  else if constexpr (n == 12) { auto& [a, b, c, d, e, f, g, h, i, j, k, l] = s; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l); }
  else if constexpr (n == 13) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m] = s; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m); }
  else if constexpr (n == 14) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, o] = s; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, o); }
  else if constexpr (n == 15) { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, o, p] = s; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, o, p); }
  else { auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, o, p, q] = s; return std::tie(a, b, c, d, e, f, g, h, i, j, k, l, m, o, p, q); }
  // clang-format on
}

template <class S, class... Table>
auto tied(S& s, FieldTables<Table...>*) {
  return std::tuple_cat(members(table_of<Table>(s))...);
}

template <class S>
auto tied(S& s) {
  if constexpr (requires { typename S::Tables; })
    return tied(s, static_cast<typename S::Tables*>(nullptr));
  else
    return members(s);
}

}  // namespace fields_detail

// Calls f(array) for every array of the table, in the order of declaration. The type of an array
// has its Value, name and fate.
template <class S, class F>
void for_each_field(S& s, F&& f) {
  std::apply([&](auto&... field) { (f(field), ...); }, fields_detail::tied(s));
}

// Calls f(array of a, array of b) for every field of two tables of one kind, wherever they lie.
template <class A, class B, class F>
void for_each_field(A& a, B& b, F&& f) {
  auto of_a = fields_detail::tied(a);
  auto of_b = fields_detail::tied(b);
  static_assert(std::tuple_size_v<decltype(of_a)> == std::tuple_size_v<decltype(of_b)>);
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (f(std::get<I>(of_a), std::get<I>(of_b)), ...);
  }
  (std::make_index_sequence<std::tuple_size_v<decltype(of_a)>>{});
}

// The declaration that belongs to an array found by for_each_field.
template <class Array>
using DeclarationOf = std::remove_cvref_t<Array>;

template <template <class> class Table, class In>
Table<Pointers> pointers_to(Table<In>& arrays) {
  Table<Pointers> pointers{};
  for_each_field(pointers, arrays, [](auto*& pointer, auto& array) { pointer = array.data(); });
  return pointers;
}
template <template <class> class Table, class In>
Table<ReadOnly> read_only(const Table<In>& arrays) {
  Table<ReadOnly> pointers{};
  for_each_field(pointers, arrays, [](auto*& pointer, auto& array) { pointer = array.data(); });
  return pointers;
}

// Values that are made of several named numbers (what a patch remembers, say) specialise this with
//   static constexpr auto columns = std::tuple{Column{"name", [](auto& value) -> auto& {...}}, ...}
// and are stored in checkpoints and hashed column by column.
template <class T>
struct Record;

template <class T>
concept IsRecord = requires {
  Record<T>::columns;
};

template <class Get>
struct Column {
  const char* name;
  Get get;  // a reference to the number within a value
};
template <class Get>
Column(const char*, Get) -> Column<Get>;

// Calls f(name, reference) for every column of a record.
template <class T, class F>
void for_each_column(T& value, F&& f) {
  std::apply([&](const auto&... column) { (f(column.name, column.get(value)), ...); },
             Record<std::remove_const_t<T>>::columns);
}

}  // namespace clast
