// Contacts sorted by kind: which row of a table of kinds (contact/pair_table.hpp) takes which.
#pragma once

#include <cstdint>

#include "base/type_list.hpp"
#include "exec/range.hpp"
#include "shape/shape_entry.hpp"

namespace clast {

// The first row that takes the two cores.
template <class... Kind>
CLAST_HD std::uint32_t kind_number(TypeList<Kind...>, CoreKind a, CoreKind b) {
  std::uint32_t number = sizeof...(Kind), at = 0;
  ((number = number == sizeof...(Kind) && Kind::takes(a, b) ? at : number, ++at), ...);
  return number;
}
// Of a contact with a wall.
template <class... Kind>
CLAST_HD std::uint32_t kind_number(TypeList<Kind...>, CoreKind a) {
  std::uint32_t number = sizeof...(Kind), at = 0;
  ((number = number == sizeof...(Kind) && Kind::takes(a) ? at : number, ++at), ...);
  return number;
}

// The kind of pair k as a key, and k itself, to be sorted by it.
template <class Kinds>
struct PairKindKeys {
  const std::int32_t* first;
  const std::int32_t* second;
  const std::int32_t* shape;  // of units
  const ShapeEntry* shapes;
  std::uint32_t* key;
  std::int32_t* number;
  CLAST_HD void operator()(int k) const {
    key[k] = kind_number(Kinds{}, shapes[shape[first[k]]].kind, shapes[shape[second[k]]].kind);
    number[k] = k;
  }
};
// The same for contacts with walls.
template <class Kinds>
struct WallKindKeys {
  const std::int32_t* first;
  const std::int32_t* shape;
  const ShapeEntry* shapes;
  std::uint32_t* key;
  std::int32_t* number;
  CLAST_HD void operator()(int k) const {
    key[k] = kind_number(Kinds{}, shapes[shape[first[k]]].kind);
    number[k] = k;
  }
};

}  // namespace clast
