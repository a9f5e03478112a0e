// The row of the pair table for two spheres.
#pragma once

#include "base/profile.hpp"
#include "base/type_list.hpp"
#include "contact/sphere_parts.hpp"
#include "exec/range.hpp"
#include "exec/watched.hpp"

namespace clast {

struct SpherePairs {
  CLAST_HD static bool takes(CoreKind a, CoreKind b) {
    return a == CoreKind::point && b == CoreKind::point;
  }

  // In scenes of spheres alone there is no list, and loops that know less do less.
  template <class Law, class Work, class Contacts>
  static void find_forces(Work& work, Contacts& contacts, const Items& items, Real dt) {
    const auto timer = work.time(Phase::contact);
    const auto kernel = [&]<bool rolling, bool uniform, class Space>(const Space& cell) {
      return SphereOnSphere<Law, rolling, uniform, Space>{
          work.units(), view_of(contacts), work.template table<Law>(), work.overlap_limit(), dt,
          cell};
    };
    const auto push = [&](const auto& which, const auto& loop) {
      work.exec.watch(which, loop, Watched::overlap);
    };
    const auto with = [&]<bool rolling, bool uniform>() {
      push(items.count, kernel.template operator()<rolling, uniform>(OpenCell()));
    };
    const Cell& cell = work.model.cell;
    const bool listed = items.list != nullptr, rolling = work.model.law.rolling;
    const bool uniform = work.model.law.materials == 1;
    const auto push_parts = [&]<bool turns>() {
      push(items, SpherePartOnSpherePart<Law, turns>{work.units(), work.carriers(),
                                                     view_of(contacts), work.template table<Law>(),
                                                     work.overlap_limit(), dt, cell});
    };
    if (work.has_parts())
      return rolling ? push_parts.template operator()<true>()
                     : push_parts.template operator()<false>();
    if (!cell.open() && listed) return push(items, kernel.template operator()<true, false>(cell));
    if (!cell.open()) return push(items.count, kernel.template operator()<true, false>(cell));
    if (listed) return push(items, kernel.template operator()<true, false>(OpenCell()));
    if (rolling && uniform) return with.template operator()<true, true>();
    if (rolling) return with.template operator()<true, false>();
    if (uniform) return with.template operator()<false, true>();
    return with.template operator()<false, false>();
  }

  template <class Law>
  using LawKernels =
      TypeList<SphereOnSphere<Law, false, false>, SphereOnSphere<Law, false, true>,
               SphereOnSphere<Law, true, false>, SphereOnSphere<Law, true, true>,
               Listed<SphereOnSphere<Law, true, false>>, SphereOnSphere<Law, true, false, Cell>,
               Listed<SphereOnSphere<Law, true, false, Cell>>,
               Listed<SpherePartOnSpherePart<Law, false>>,
               Listed<SpherePartOnSpherePart<Law, true>>>;
  using Kernels = TypeList<>;
};

}  // namespace clast
