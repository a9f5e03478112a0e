// The row of the pair table for dilated shapes with each other, with spheres and with polyhedra.
//
// Where one of the two is an ellipsoid or a sphere, the shortest link between the cores is unique
// and changes smoothly with the poses: one contact point. Segments, plates and polyhedra have
// several links (contact/flat_links.hpp), and so have discs that lie flat (contact/disc_links.hpp).
#pragma once

#include "base/profile.hpp"
#include "contact/disc_links.hpp"
#include "contact/local_curvature.hpp"
#include "contact/polyhedron_pairs.hpp"

namespace clast {

CLAST_HD PosedCore core_of(const PlacedUnits& units, int i) {
  return {units.place(i), units.shapes[units.shape[i]], units.position[i]};
}
// Relative to the centre of unit i, as that one sees it.
CLAST_HD PosedCore core_seen(const PlacedUnits& units, int i, int j) {
  return {units.place_seen(i, j), units.shapes[units.shape[j]], units.position[i]};
}

// An ellipsoid or a point, around its centre.
CLAST_HD TurnedEllipsoid turned_ellipsoid(const PlacedUnits& units, int i) {
  return {units.orientation[i], units.radius[i] * units.shapes[units.shape[i]].axes};
}

// Counts a search; overlapping cores count as failed, like those that met their limit.
CLAST_HD void count_link(const ContactView& contacts, int k, const CoreLink& link) {
  if (contacts.effort != nullptr)
    contacts.effort[k] = {1, static_cast<Real>(link.iterations), link.found ? 0.0 : 1.0};
}

// First loop: see CheckApart. The direction that is remembered shows how far the two are apart at
// least.
struct CheckCoresApart {
  static constexpr bool branches = true;

  PlacedUnits units;
  ContactView contacts;

  CLAST_HD void operator()(int k) const {
    const int i = contacts.first[k], j = contacts.second[k];
    if (units.travel_of(i, j) < contacts.clear[k]) return;  // found apart before
    const PlaneMemory& memory = contacts.patch[k].plane;
    const bool known = !(contacts.extent[k] > 0) && memory.type != PlaneMemory::nothing;
    const Real clearance = known ? clearance_along(i, j, memory.normal) : 0;
    contacts.found[k].gap = clearance > 0 ? 1 : 0;
    if (clearance > 0) contacts.clear[k] = units.travel_until(i, j, clearance);
  }

 private:
  CLAST_HD Real clearance_along(int i, int j, const Vec3& n) const {
    const PosedCore a = core_of(units, i), b = core_seen(units, i, j);
    return gap_along(a, b, n) - units.dilation(i) - units.dilation(j) - 1e-12 * (a.size + b.size);
  }
};

// What a search reports where cores overlap, and where they do not.
CLAST_HD Real overlap_of_cores(bool overlap) { return overlap ? 1 : nothing_beyond; }

// Second loop, for pairs that may touch. A first touch is searched from positions alone, as
// FindPlanes does. Reports whether cores overlap. Cores without volume that go through each other
// hardly ever overlap at the end of a step, but then their link points the other way.
struct FindLinks {
  static constexpr bool branches = true;

  PlacedUnits units;
  ContactView contacts;

  CLAST_HD Real operator()(int k) const {
    const int i = contacts.first[k], j = contacts.second[k];
    const PosedCore a = core_of(units, i), b = core_seen(units, i, j);
    const Real ra = units.dilation(i), rb = units.dilation(j);
    PlaneMemory& memory = contacts.patch[k].plane;
    FoundPlane& found = contacts.found[k];
    const bool touched = contacts.extent[k] > 0;
    const Vec3 before = memory.normal;
    CoreLink link;
    find_link(a, b, memory, link);
    const Real clearance = link.gap - ra - rb - 1e-12 * (a.size + b.size);
    if (!touched && !(clearance > 0)) {
      memory = PlaneMemory();
      link = CoreLink();
      find_link(a, b, memory, link);
    }
    count_link(contacts, k, link);
    if (clearance > 0) contacts.clear[k] = units.travel_until(i, j, clearance);
    found.middle = 0.5 * (link.on_a + link.on_b) + (0.5 * (ra - rb)) * link.normal;
    found.gap = link.gap - ra - rb;
    const bool one_point = !link.found || !touch_flat(a, b, link.normal);
    found.depth = found.gap < 0 && one_point ? -found.gap : 0;
    const bool went_through = touched && link.found && dot(link.normal, before) < 0;
    return overlap_of_cores(went_through || (!link.found && !link.failed));
  }
};

// Third loop, for pairs with several links; PushAtPoint has the others.
template <class Law>
struct PushCoresApart {
  static constexpr bool branches = true;

  PlacedUnits units;
  Carriers carriers;
  ContactView contacts;
  PairTable<Law> table;
  Real overlap_limit;
  Real dt;

  CLAST_HD Real operator()(int k) const {
    const int i = contacts.first[k], j = contacts.second[k];
    const Real ra = units.radius[i], rb = units.radius[j];
    const typename Law::Parameters& p = table.of(units.material[i], units.material[j]);
    LinkSum sum;
    add_links(k, i, j, p, ra * rb / (ra + rb), sum);
    const SpreadPatch spread = spread_patch(sum, units.position[i]);
    const int a = carriers.of(i), b = carriers.of(j);
    const PatchMotion motion =
        carriers.motion(a, b, units.cell.sight(units.position[i], units.position[j]));
    const Real mass = mass_between(carriers.mass(a), carriers.mass(b), spread.patch, motion);
    const NormalPush push =
        push_of_spread<Law>(p, spread, motion, contacts.extent[k] > 0, mass, dt);
    act_on_patch<Law>(contacts, k, p, spread.patch, push, motion, dt);
    return -contacts.found[k].gap - overlap_limit * smaller(ra, rb);
  }

 private:
  CLAST_HD void add_links(int k, int i, int j, const typename Law::Parameters& p, Real radius,
                          LinkSum& sum) const {
    const PosedCore a = core_of(units, i), b = core_seen(units, i, j);
    const Vec3 n = contacts.patch[k].plane.normal;
    const Real ra = units.dilation(i), rb = units.dilation(j);
    if (!a.round() && !b.round()) return add_flat_links<Law>(p, radius, a, b, n, ra, rb, sum);
    const FoundPlane& found = contacts.found[k];
    const Vec3 on_b = found.middle + (0.5 * found.gap + rb) * n;
    add_disc_links<Law>(p, radius, a, b, n, found.gap + ra + rb, on_b, ra, rb, sum);
  }
};

// Forces of those that touch at one point, or touch no more.
template <class Law, class Work, class Contacts>
void push_at_points(Work& work, Contacts& contacts, const Items& items, Real dt) {
  const ContactView view = view_of(contacts);
  const auto table = work.template table<Law>();
  const Real limit = work.overlap_limit();
  const AtOnePoint one{view.found, view.extent};
  const auto push = [&](const auto& kernel) {
    work.exec.watch_picked(items, one, kernel, Watched::overlap);
  };
  if (work.has_parts() || !work.model.cell.open())
    push(PushAtPoint<Law, true>{work.units(), work.carriers(), view, table, limit, dt});
  else
    push(PushAtPoint<Law, false>{work.units(), work.carriers(), view, table, limit, dt});
}

struct DilatedPairs {
  CLAST_HD static bool takes(CoreKind a, CoreKind b) {
    return known(a) && known(b) && (is_dilated(a) || is_dilated(b));
  }

  template <class Law, class Work, class Contacts>
  static void find_forces(Work& work, Contacts& contacts, const Items& items, Real dt) {
    if constexpr (is_for_shapes<Law>) {
      work.in_portions(contacts, items, [&](const ContactView& view, const Items& portion) {
        const Items near = find_links(work, view, portion);
        const auto timer = work.time(Phase::contact);
        push_apart<Law>(work, contacts, near, dt);
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
    using type = TypeList<Listed<PushCoresApart<Law>>>;
  };
  template <class Law>
  using LawKernels = typename KernelsOf<Law>::type;
  using Kernels = TypeList<Listed<CheckCoresApart>, Listed<FindLinks>>;

 private:
  CLAST_HD static bool known(CoreKind core) {
    return is_dilated(core) || core == CoreKind::polyhedron || core == CoreKind::point;
  }

  template <class Work>
  static Items find_links(Work& work, const ContactView& view, const Items& items) {
    {
      const auto timer = work.time(Phase::apart);
      work.exec.for_each(items, CheckCoresApart{work.units(), view});
    }
    const auto timer = work.time(Phase::search);
    const auto near = work.exec.narrowed(items, ToBeSearched{view.found});
    work.exec.watch(near, FindLinks{work.units(), view}, Watched::cores);
    return near.items;
  }

  template <class Law, class Work, class Contacts>
  static void push_apart(Work& work, Contacts& contacts, const Items& items, Real dt) {
    push_at_points<Law>(work, contacts, items, dt);
    const ContactView view = view_of(contacts);
    const PushCoresApart<Law> kernel{
        work.units(), work.carriers(), view, work.template table<Law>(), work.overlap_limit(), dt};
    work.exec.watch_picked(items, AtSeveralPoints{view.found}, kernel, Watched::overlap);
  }
};

}  // namespace clast
