// The row of the pair table for polyhedra with each other and with spheres.
#pragma once

#include <type_traits>

#include "base/profile.hpp"
#include "contact/plane_search.hpp"
#include "contact/polyhedra.hpp"
#include "contact/published_planes.hpp"
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
        if constexpr (std::is_same_v<Search, PublishedSearch>) {
          const Items near = find_published_planes(work, contacts, items, dt);
          work.count_searches(contacts);  // is no part of the search that is timed
          push_apart<Law>(work, contacts, near, dt);
        } else {
          work.in_portions(contacts, items, [&](const ContactView& view, const Items& portion) {
            push_apart<Law>(work, contacts, find_planes<Law, Search>(work, view, portion), dt);
          });
        }
      });
    }
  }

  template <class Law>
  struct KernelsOf {
    using type = TypeList<>;
  };
  template <class Law>
  requires is_for_shapes<Law>
  struct KernelsOf<Law> {
    using AtPoints = TypeList<Listed<PushApart<Law>>, Listed<PushAtPoint<Law, false>>,
                              Listed<PushAtPoint<Law, true>>>;
    using OfRegions = TypeList<Listed<PushRegion<Law, false>>, Listed<PushRegion<Law, true>>>;
    using type = Join<AtPoints, std::conditional_t<by_region<Law>, OfRegions, TypeList<>>>;
  };
  template <class Law>
  using LawKernels = typename KernelsOf<Law>::type;
  template <class Search>
  using SearchKernels = std::conditional_t<std::is_same_v<Search, PublishedSearch>, TypeList<>,
                                           TypeList<Listed<FindPlanes<Search>>>>;
  template <class Pick>
  using PickKernels = TypeList<MarkPicked<Pick>>;
  using Kernels = Join<
      Map<SearchKernels, PlaneSearches>,
      Map<PickKernels, TypeList<ToBeSearched, WithSimpleRegion, AtOnePoint, InContact,
                                AtSeveralPoints, WithoutRegion>>,
      TypeList<Listed<RecallPlanes>, Listed<FindPoint>, Listed<FindRegionAgain>, Listed<FindRegion>,
               Listed<CheckApart<KeptPlane>>, Listed<CheckApart<TurnedPlane>>, Listed<PlacePlanes>,
               Listed<CheckPlanes>, AddPath, ForgetPath, MostIterations>>;

 private:
  CLAST_HD static bool known(CoreKind core) {
    return core == CoreKind::polyhedron || core == CoreKind::point;
  }

  // What a pair may come closer by until the list is made anew is the tolerance of the search too:
  // bodies farther apart than that are no potential contact (FCP, sections 3 and 6.3). Those that
  // had to be looked at are among the items that are returned; the others neither touch nor did.
  template <class Law, class Search, class Work>
  static Items find_planes(Work& work, const ContactView& view, const Items& items) {
    using WhileApart = typename Search::WhileApart;
    {
      const auto timer = work.time(Phase::apart);
      work.exec.for_each(items, CheckApart<WhileApart>{work.units(), view, work.margin()});
    }
    const auto timer = work.time(Phase::search);
    const ToBeSearched unknown{view.found};
    const auto near = work.exec.narrowed(items, unknown);
    const RecallPlanes recall{work.units(), view};
    if (goes_by_regions<Law>(work.model.search)) {
      work.exec.for_each_picked(near.items, WithSimpleRegion{view.found, view.extent, view.patch},
                                FindRegionAgain{work.units(), view});
      if (Search::recalls) work.exec.for_each_picked(near.items, unknown, recall);
    } else if (Search::recalls) {
      work.exec.for_each(near, recall);
    }
    work.exec.for_each_picked(near.items, unknown, FindPlanes<Search>{work.units(), view});
    return near.items;
  }

  template <class Work, class Contacts>
  static Items find_published_planes(Work& work, Contacts& contacts, const Items& items, Real dt) {
    const ContactView view = work.counted(contacts);
    const auto timer = work.time(Phase::search);
    const auto& bodies = work.bodies;
    const Real tolerance = work.margin();
    const PathView paths = work.paths.view(work.owners(), bodies.id.data(), tolerance);
    work.exec.for_each(work.body_count(), AddPath{paths, bodies.velocity.data(), bodies.spin.data(),
                                                  bodies.radius.data(), dt});
    work.exec.for_each(items, PlacePlanes{work.units(), view_of(contacts), paths});
    work.exec.for_each_picked(items, ToBeSearched{view.found},
                              CheckPlanes{work.units(), view, tolerance});
    work.exec.for_each(work.body_count(), ForgetPath{paths});
    return work.exec.narrowed(items, InContact{view.found, view.extent}).items;
  }

  // Most pairs that touch do so at one point, or share a region; the loops for these have no
  // branches. Points with springs of their own are looked at pair by pair.
  template <class Law, class Work, class Contacts>
  static void push_apart(Work& work, Contacts& contacts, const Items& items, Real dt) {
    const auto timer = work.time(Phase::contact);
    if (work.has_parts() || !work.model.cell.open())
      push_apart_as<Law, true>(work, contacts, items, dt);
    else
      push_apart_as<Law, false>(work, contacts, items, dt);
  }

  template <class Law, bool General, class Work, class Contacts>
  static void push_apart_as(Work& work, Contacts& contacts, const Items& items, Real dt) {
    const ContactView view = view_of(contacts);
    const auto table = work.template table<Law>();
    const Real limit = work.overlap_limit();
    const auto push = [&](const auto& pick, const auto& kernel) {
      work.exec.watch_picked(items, pick, kernel, Watched::overlap);
    };
    if constexpr (one_spring_per_point<Law>) {
      push(InContact{view.found, view.extent},
           PushApart<Law>{work.units(), work.carriers(), view, table, limit, dt});
      return;
    }
    const AtSeveralPoints several{view.found};
    const bool regions = goes_by_regions<Law>(work.model.search);
    if (regions)
      work.exec.for_each_picked(items, WithoutRegion{view.found}, FindRegion{work.units(), view});
    else
      work.exec.for_each_picked(items, several, FindPoint{work.units(), view});
    push(AtOnePoint{view.found, view.extent},
         PushAtPoint<Law, General>{work.units(), work.carriers(), view, table, limit, dt});
    if (!regions) {
      push(several, PushApart<Law>{work.units(), work.carriers(), view, table, limit, dt});
      return;
    }
    if constexpr (by_region<Law>)
      push(several,
           PushRegion<Law, General>{work.units(), work.carriers(), view, table, limit, dt});
  }
};

}  // namespace clast
