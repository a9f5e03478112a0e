// What contacts remember that have a spring across the normal at each of their points.
#pragma once

#include <cstdint>
#include <tuple>
#include <utility>

#include "base/fields.hpp"
#include "base/vec3.hpp"
#include "law/tangential_spring.hpp"

namespace clast {

constexpr int most_zone_points = 16;

struct PointSpring {
  Vec3 offset;  // of the point, from the centre of A
  Vec3 shear;   // force of the spring on B
};

struct PointSprings {
  std::int32_t count = 0;
  PointSpring point[most_zone_points];  // zeros beyond the count

  // What they hold, if `stiffness` is that of all of them together.
  CLAST_HD Real energy(Real stiffness) const {
    Real sum = 0;
    for (int i = 0; i < count; ++i) sum += squared_length(point[i].shear);
    return spring_energy(sum, count * compliance_of(stiffness));
  }
};

// Columns "count", "offset0", "shear0", "offset1" and so on.
struct PointColumns {
  struct Name {
    char text[9]{};
  };
  static constexpr Name numbered(const char* name, int number) {
    Name result;
    int end = 0;
    for (; name[end] != '\0'; ++end) result.text[end] = name[end];
    if (number > 9) result.text[end++] = static_cast<char>('0' + number / 10);
    result.text[end] = static_cast<char>('0' + number % 10);
    return result;
  }
  template <int I>
  static constexpr Name offset_name = numbered("offset", I);
  template <int I>
  static constexpr Name shear_name = numbered("shear", I);

  template <int... I>
  static constexpr auto all(std::integer_sequence<int, I...>) {
    return std::tuple_cat(
        std::tuple{Column{"count", [](auto& m) -> auto& { return m.count;
  }
}
}  // namespace clast
, std::tuple{Column{offset_name<I>.text, [](auto& m) -> auto& {return m.point[I].offset;
}
}
, Column {
  shear_name<I>.text, [](auto& m) -> auto& { return m.point[I].shear; }
}
}...);
}
}
;

template <>
struct Record<PointSprings> {
  static constexpr auto columns =
      PointColumns::all(std::make_integer_sequence<int, most_zone_points>{});
};

}  // namespace clast
