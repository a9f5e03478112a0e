// The row of the wall table for polyhedra.
#pragma once

#include "base/profile.hpp"
#include "contact/plane_search.hpp"
#include "contact/polyhedron_on_wall.hpp"
#include "exec/range.hpp"
#include "exec/watched.hpp"
#include "law/law_traits.hpp"
#include "law/volume.hpp"

namespace clast {

struct PolyhedraOnWalls {
  CLAST_HD static bool takes(CoreKind a) { return a == CoreKind::polyhedron; }

  template <class Law, class Work, class Contacts>
  static void find_forces(Work& work, Contacts& contacts, const Items& items, Real dt) {
    if constexpr (is_for_shapes<Law>) {
      const bool regions = goes_by_regions<Law>(work.model.search);
      find_planes(work, contacts, items, regions);
      const auto timer = work.time(Phase::contact);
      const ContactView view = view_of(contacts);
      if (regions && work.walls.has_plates())
        work.exec.for_each(work.unit_count(), ChooseSides{plates_near(work, view), view});
      if (work.walls.plates_join())
        work.exec.for_each(work.unit_count(), JoinPlates{plates_near(work, view), view, regions});
      work.exec.watch(
          items,
          PushOffWall<Law>{work.units(), work.carriers(), view, work.template table<Law>(),
                           work.walls.view(), work.walls.plates(), work.overlap_limit(), dt},
          Watched::overlap);
    }
  }

  template <class Law>
  struct KernelsOf {
    using type = TypeList<>;
  };
  template <class Law>
  requires is_for_shapes<Law>
  struct KernelsOf<Law> {
    using type = TypeList<Listed<PushOffWall<Law>>>;
  };
  template <class Law>
  using LawKernels = typename KernelsOf<Law>::type;
  template <class Search>
  using SearchKernels = TypeList<Listed<FindWallPlanes<Search>>>;
  using Kernels = Join<Map<SearchKernels, PlaneSearches>,
                       TypeList<Listed<FindBehindWalls>, ChooseSides, JoinPlates, MostIterations>>;

 private:
  template <class Work>
  static NearPlates plates_near(const Work& work, const ContactView& view) {
    return {work.units(), view.first,        view.second,
            view.row,     work.walls.view(), work.walls.plates()};
  }

  template <class Work, class Contacts>
  static void find_planes(Work& work, Contacts& contacts, const Items& items, bool regions) {
    const auto timer = work.time(Phase::search);
    const ContactView view = work.counted(contacts);
    if (regions)
      work.exec.for_each(items, FindBehindWalls{plates_near(work, view), view});
    else
      with_search(work.model.search, [&]<class Search>(std::type_identity<Search>) {
        work.exec.for_each(items, FindWallPlanes<Search>{work.units(), view, work.walls.view(),
                                                         work.walls.plates(), work.margin()});
      });
    work.count_searches(contacts);
  }
};

}  // namespace clast
