// Lists of types, for tables whose rows are types: laws, kinds of pairs, interactions.
#pragma once

#include <cstddef>
#include <type_traits>
#include <utility>

namespace clast {

template <class... T>
struct TypeList {
  static constexpr int size = sizeof...(T);
};

// Calls f(std::type_identity<T>) for every type of the list.
template <class... T, class F>
constexpr void for_each_type(TypeList<T...>, F&& f) {
  (f(std::type_identity<T>{}), ...);
}

// Calls f(std::type_identity<T>) for the type of that number, if there is one.
template <class... T, class F>
constexpr void visit_type(TypeList<T...>, int number, F&& f) {
  int n = 0;
  ((n++ == number ? f(std::type_identity<T>{}) : void()), ...);
}

// All lists as one.
template <class... List>
struct Joined;
template <class... T>
struct Joined<TypeList<T...>> {
  using type = TypeList<T...>;
};
template <class... A, class... B, class... Rest>
struct Joined<TypeList<A...>, TypeList<B...>, Rest...> {
  using type = typename Joined<TypeList<A..., B...>, Rest...>::type;
};
template <class... List>
using Join = typename Joined<List...>::type;

// Of<T> for every T of a list, where Of<T> is a list itself: all of these joined.
template <template <class> class Of, class List>
struct Mapped;
template <template <class> class Of, class... T>
struct Mapped<Of, TypeList<T...>> {
  using type = Join<TypeList<>, Of<T>...>;
};
template <template <class> class Of, class List>
using Map = typename Mapped<Of, List>::type;

}  // namespace clast
