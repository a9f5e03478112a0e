// What contacts remember moves from the old list to the new.
#pragma once

#include <tuple>
#include <type_traits>

#include "contact/contacts.hpp"
#include "neighbor/kernels.hpp"

namespace clast {

template <class Exec>
class MemoryCarrier {
  using Space = typename Exec::Space;

 public:
  // After the rows of the contacts were made anew and matched with the old ones; had_list: there
  // were any.
  void carry(Exec& exec, Contacts<Space>& contacts, bool had_list) {
    const int n = contacts.size();
    for_each_field(contacts, [&]<class F>(F& array) {
      if (!is_there(F::fate, contacts.holding)) return;
      if constexpr (F::is(carried))
        follow(exec, array, contacts.match, n, had_list);
      else
        array.resize(n);
      if constexpr (F::is(tally) || F::is(cleared))
        exec.for_each(n, Fill<typename F::Value>{array.data()});
    });
    if constexpr (std::is_same_v<Space, Host>) give_back(contacts);
  }

  // Zeros in all arrays that count energy.
  static void clear_tallies(Exec& exec, Contacts<Space>& contacts) {
    for_each_field(contacts, [&]<class F>(F& array) {
      if constexpr (F::is(tally))
        if (is_there(F::fate, contacts.holding))
          exec.for_each(contacts.size(), Fill<typename F::Value>{array.data()});
    });
  }

  std::size_t bytes() const {
    return std::apply([](const auto&... array) { return (array.bytes() + ...); }, spare_);
  }

 private:
  template <class T>
  void follow(Exec& exec, Array<T, Space>& memory, const Array<std::int32_t, Space>& match, int n,
              bool had_list) {
    auto& spare = std::get<Array<T, Space>>(spare_);
    spare.resize(n);
    if (had_list)
      exec.for_each(n, Carry<T>{memory.data(), spare.data(), match.data()});
    else
      exec.for_each(n, Fill<T>{spare.data()});
    memory.swap(spare);
  }

  // What only the renewal of lists needs. Allocating is cheap on the host, slow on a device.
  void give_back(Contacts<Space>& contacts) {
    std::apply([](auto&... array) { (array.release(), ...); }, spare_);
    contacts.old_second.release();
    contacts.match.release();
  }

  std::tuple<Array<Real, Space>, Array<Vec3, Space>, Array<PatchMemory, Space>,
             Array<PointSprings, Space>>
      spare_;
};

}  // namespace clast
