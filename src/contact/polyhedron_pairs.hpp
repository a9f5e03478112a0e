// The row of the pair table for polyhedra with each other and with spheres.
#pragma once

#include "base/profile.hpp"
#include "contact/plane_search.hpp"
#include "contact/polyhedra.hpp"
#include "exec/range.hpp"
#include "exec/watched.hpp"
#include "law/law_traits.hpp"
#include "law/volume.hpp"

namespace clast {

struct PolyhedronPairs {
  CLAST_HD static bool takes(CoreKind a, CoreKind b) {
    return known(a) && known(b) && (a == CoreKind::polyhedron || b == CoreKind::polyhedron);
  }

  template <class Law, class Work, class Contacts>
  static void find_forces(Work& work, Contacts& contacts, const Items& items, Real dt) {
    if constexpr (is_for_shapes<Law>) {
      with_search(work.model.search, [&]<class Search>(std::type_identity<Search>) {
        find_planes<Search>(work, contacts, items);
      });
      const auto timer = work.time(Phase::contact);
      push_apart<Law>(work, contacts, items, dt);
    }
  }

  template <class Law>
  struct KernelsOf {
    using type = TypeList<>;
  };
  template <class Law>
  requires is_for_shapes<Law>
  struct KernelsOf<Law> {
    using type = TypeList<Listed<PushApart<Law>>, Listed<PushAtPoint<Law, false>>,
                          Listed<PushAtPoint<Law, true>>>;
  };
  template <class Law>
  using LawKernels = typename KernelsOf<Law>::type;
  template <class Search>
  using SearchKernels = TypeList<Listed<FindPlanes<Search>>>;
  template <class Pick>
  using PickKernels = TypeList<MarkPicked<Pick>>;
  using Kernels = Join<Map<SearchKernels, PlaneSearches>,
                       Map<PickKernels, TypeList<ToBeSearched, AtOnePoint, AtSeveralPoints>>,
                       TypeList<Listed<FindPoint>, Listed<CheckApart<KeptPlane>>,
                                Listed<CheckApart<TurnedPlane>>, MostIterations>>;

 private:
  CLAST_HD static bool known(CoreKind core) {
    return core == CoreKind::polyhedron || core == CoreKind::point;
  }

  // What a pair may come closer by until the list is made anew is the tolerance of the search too:
  // bodies farther apart than that are no potential contact (FCP, sections 3 and 6.3).
  template <class Search, class Work, class Contacts>
  static void find_planes(Work& work, Contacts& contacts, const Items& items) {
    using WhileApart = typename Search::WhileApart;
    const ContactView view = work.counted(contacts);
    {
      const auto timer = work.time(Phase::apart);
      work.exec.for_each(items, CheckApart<WhileApart>{work.units(), view, work.margin()});
    }
    const auto timer = work.time(Phase::search);
    work.exec.for_each_picked(items, ToBeSearched{view.found},
                              FindPlanes<Search>{work.units(), view});
    work.count_searches(contacts);
  }

  // Most pairs that touch do so at one point, and these are cheaper.
  template <class Law, class Work, class Contacts>
  static void push_apart(Work& work, Contacts& contacts, const Items& items, Real dt) {
    const ContactView view = view_of(contacts);
    const auto push = [&](const auto& pick, const auto& kernel) {
      work.exec.watch_picked(items, pick, kernel, Watched::overlap);
    };
    const auto table = work.template table<Law>();
    const Real limit = work.overlap_limit();
    const PushApart<Law> at_any{work.units(), work.carriers(), view, table, limit, dt};
    const AtSeveralPoints several{view.found};
    if (!by_region<Law> || work.model.search == ContactSearch::fast_common_plane_2d)
      work.exec.for_each_picked(items, several, FindPoint{work.units(), view});
    const AtOnePoint one{view.found, view.extent};
    if (work.has_parts() || !work.model.cell.open())
      push(one, PushAtPoint<Law, true>{work.units(), work.carriers(), view, table, limit, dt});
    else
      push(one, PushAtPoint<Law, false>{work.units(), work.carriers(), view, table, limit, dt});
    push(several, at_any);
  }
};

}  // namespace clast
