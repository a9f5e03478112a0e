// The row of the wall table for spheres.
#pragma once

#include "base/profile.hpp"
#include "base/type_list.hpp"
#include "contact/sphere_parts.hpp"
#include "exec/range.hpp"
#include "exec/watched.hpp"

namespace clast {

struct SpheresOnWalls {
  CLAST_HD static bool takes(CoreKind a) { return a == CoreKind::point; }

  template <class Law, class Work, class Contacts>
  static void find_forces(Work& work, Contacts& contacts, const Items& items, Real dt) {
    const auto timer = work.time(Phase::contact);
    if (work.walls.has_facets())
      work.exec.for_each(work.unit_count(),
                         PassOnFacets{work.units(), view_of(contacts), work.walls.view()});
    const auto kernel = [&]<bool rolling>() {
      return SphereOnWall<Law, rolling>{
          work.units(),      view_of(contacts),    work.template table<Law>(),
          work.walls.view(), work.overlap_limit(), dt};
    };
    const auto push = [&](const auto& which, const auto& loop) {
      work.exec.watch(which, loop, Watched::overlap);
    };
    if (work.has_parts())
      return push(items, SpherePartOnWall<Law>{work.units(), work.carriers(), view_of(contacts),
                                               work.template table<Law>(), work.walls.view(),
                                               work.overlap_limit(), dt});
    if (items.list != nullptr) return push(items, kernel.template operator()<true>());
    if (work.model.law.rolling) return push(items.count, kernel.template operator()<true>());
    return push(items.count, kernel.template operator()<false>());
  }

  template <class Law>
  using LawKernels = TypeList<SphereOnWall<Law, false>, SphereOnWall<Law, true>,
                              Listed<SphereOnWall<Law, true>>, Listed<SpherePartOnWall<Law>>>;
  using Kernels = TypeList<PassOnFacets>;
};

}  // namespace clast
