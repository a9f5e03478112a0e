// Two dilated bodies whose links are added up: whether force and torque are the gradient of the
// energy.
#pragma once

#include <algorithm>
#include <cmath>

#include "base/random.hpp"
#include "contact/core_link.hpp"
#include "contact/flat_links.hpp"
#include "law/hertz_mindlin.hpp"
#include "shape/shape_table.hpp"

namespace clast::testing_links {

constexpr Real ra = 0.15, rb = 0.1;

inline Vec3 direction(Random& random) { return rotate(random.rotation(), {1, 0, 0}); }

struct Pair {
  const ShapeEntry &a, &b;
  Quat turn_a, turn_b;
  Vec3 center;  // of B; that of A is the origin

  // Calls add(p, core of A, core of B, their shortest link) with B moved and turned by a little, if
  // the two touch and their cores do not. Says whether they do.
  template <class Add>
  bool links(const Vec3& shift, const Vec3& turn, Add&& add) const {
    const Quat turned = normalized(rotation_by(turn) * turn_b);
    const PosedCore of_a({a.core, {}, turn_a, 1}, a, {});
    const PosedCore of_b({b.core, center + shift, turned, 1}, b, {});
    PlaneMemory memory;
    CoreLink link;
    find_link(of_a, of_b, memory, link);
    if (!link.found || link.gap > ra + rb) return false;
    HertzMindlin::Parameters p;
    p.modulus = p.shear_modulus = 1;
    add(p, of_a, of_b, link);
    return true;
  }
};

// The largest force, and by how much force or torque differ from the slope of the energy at most.
struct GradientError {
  Real worst = 0, largest = 0;

  // energy(shift, turn) of body B, whose links have this sum; slopes over 2 h.
  template <class Energy>
  void look_at(const Pair& pair, const LinkSum& sum, Real h, Energy&& energy) {
    const Vec3 torque = sum.moment - cross(pair.center, sum.force);
    for (int axis = 0; axis < 3; ++axis) {
      Vec3 e;
      e[axis] = h;
      const Real force = (energy(-e, Vec3()) - energy(e, Vec3())) / (2 * h);
      const Real twist = (energy(Vec3(), -e) - energy(Vec3(), e)) / (2 * h);
      worst = std::max({worst, std::abs(force - sum.force[axis]), std::abs(twist - torque[axis])});
      largest = std::max(largest, std::abs(force));
    }
  }
};

}  // namespace clast::testing_links
