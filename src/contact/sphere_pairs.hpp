// The row of the pair table for two spheres.
#pragma once

#include "base/profile.hpp"
#include "base/type_list.hpp"
#include "contact/sphere_on_sphere.hpp"
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
    const auto kernel = [&]<bool rolling, bool uniform>() {
      return SphereOnSphere<Law, rolling, uniform>{
          work.units(), view_of(contacts), work.template table<Law>(), work.overlap_limit(), dt};
    };
    const auto push = [&](const auto& which, const auto& loop) {
      work.exec.watch(which, loop, Watched::overlap);
    };
    if (items.list != nullptr) return push(items, kernel.template operator()<true, false>());
    const bool rolling = work.model.law.rolling, uniform = work.model.law.materials == 1;
    const int n = items.count;
    if (rolling && uniform) return push(n, kernel.template operator()<true, true>());
    if (rolling) return push(n, kernel.template operator()<true, false>());
    if (uniform) return push(n, kernel.template operator()<false, true>());
    return push(n, kernel.template operator()<false, false>());
  }

  template <class Law>
  using LawKernels =
      TypeList<SphereOnSphere<Law, false, false>, SphereOnSphere<Law, false, true>,
               SphereOnSphere<Law, true, false>, SphereOnSphere<Law, true, true>,
               Listed<SphereOnSphere<Law, true, false>>>;
  using Kernels = TypeList<>;
};

}  // namespace clast
