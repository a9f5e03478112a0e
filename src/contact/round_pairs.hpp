// The row of the pair table for ellipsoids with each other and with spheres.
//
// Their link is unique and changes smoothly with the poses: one contact point. It is followed from
// step to step by a loop in stages; what that loop cannot settle is searched as other links are.
#pragma once

#include "contact/dilated_pairs.hpp"
#include "contact/local_curvature.hpp"

namespace clast {

// First loop: who has gone as far as there was clearance between the two.
struct CheckTravel {
  PlacedUnits units;
  ContactView contacts;

  CLAST_HD void operator()(int k) const {
    const bool apart = units.travel_of(contacts.first[k], contacts.second[k]) < contacts.clear[k];
    contacts.found[k].gap = apart ? 1 : 0;
  }
};

// Second loop, for the others: two steps of Newton's method from the direction that is remembered,
// or from the line of centres. Whatever direction shows that two are apart is good enough; for
// those that touch it has to be right, and a first touch is left to FindLinks.
struct FollowLinks {
  PlacedUnits units;
  ContactView contacts;

  struct Lane {
    Vec3 between;  // from the centre of A to that of B
    Quat turn_a, turn_b;
    Vec3 axes_a, axes_b;
    Vec3 start;
    FollowedLink link;
    Real known = 0;    // 1: the normal is right
    Real at_once = 0;  // 1: it was right after the first step
  };

  CLAST_HD Lane read(int k) const {
    const int i = contacts.first[k], j = contacts.second[k];
    const Vec3 between = units.cell.seen(units.position[i], units.position[j]) - units.position[i];
    const PlaneMemory& memory = contacts.patch[k].plane;
    Lane lane;
    lane.between = between;
    lane.turn_a = units.orientation[i];
    lane.turn_b = units.orientation[j];
    lane.axes_a = units.radius[i] * units.shapes[units.shape[i]].axes;
    lane.axes_b = units.radius[j] * units.shapes[units.shape[j]].axes;
    lane.start = memory.type == PlaneMemory::nothing ? between : memory.normal;
    return lane;
  }
  CLAST_HD void work(Lane& lane) const {
    const TurnedEllipsoid a(lane.turn_a, lane.axes_a), b(lane.turn_b, lane.axes_b);
    const Vec3 start = normalized(lane.start);
    const FollowingStep first(a, b, lane.between, start);
    const Vec3 closer = first.from(start);
    const FollowingStep second(a, b, lane.between, closer);
    lane.link = FollowedLink(a, b, lane.between, second.from(closer));
    lane.known = second.is_last() ? 1 : 0;
    lane.at_once = first.is_last() ? 1 : 0;
  }
  CLAST_HD void write(int k, const Lane& lane) const {
    const int i = contacts.first[k], j = contacts.second[k];
    const Real ra = units.dilation(i), rb = units.dilation(j);
    const FollowedLink& link = lane.link;
    const Real clearance = link.gap - ra - rb - 1e-12 * (units.radius[i] + units.radius[j]);
    const bool settled = contacts.extent[k] > 0 ? lane.known > 0 : clearance > 0;
    if (!settled) return;
    PlaneMemory& memory = contacts.patch[k].plane;
    memory.normal = link.normal;
    memory.type = PlaneMemory::direction;
    FoundPlane& found = contacts.found[k];
    found.middle = 0.5 * (link.on_a + link.on_b) + (0.5 * (ra - rb)) * link.normal;
    found.gap = link.gap - ra - rb;
    found.depth = larger(-found.gap, 0);
    if (clearance > 0) contacts.clear[k] = units.travel_until(i, j, clearance);
    if (contacts.effort != nullptr) contacts.effort[k] = {1, lane.at_once > 0 ? 1.0 : 2.0, 0};
  }
  CLAST_HD void operator()(int k) const { in_stages(*this, k); }
};

// Third loop, where the law goes by local curvatures, for pairs that touch.
struct MeasureCurvature {
  static constexpr bool branches = true;

  PlacedUnits units;
  ContactView contacts;

  CLAST_HD void operator()(int k) const {
    if (!(contacts.found[k].gap < 0)) return;
    const int i = contacts.first[k], j = contacts.second[k];
    contacts.rounding[k] =
        radius_between(turned_ellipsoid(units, i), units.dilation(i), turned_ellipsoid(units, j),
                       units.dilation(j), contacts.patch[k].plane.normal);
  }
};

struct RoundPairs {
  CLAST_HD static bool takes(CoreKind a, CoreKind b) {
    return known(a) && known(b) && (a == CoreKind::ellipsoid || b == CoreKind::ellipsoid);
  }

  template <class Law, class Work, class Contacts>
  static void find_forces(Work& work, Contacts& contacts, const Items& items, Real dt) {
    if constexpr (is_for_shapes<Law>) {
      work.in_portions(contacts, items, [&](const ContactView& view, const Items& portion) {
        const Items near = find_links(work, view, portion);
        const auto timer = work.time(Phase::contact);
        push_at_points<Law>(work, contacts, near, dt);
      });
    }
  }

  template <class Law>
  using LawKernels = TypeList<>;  // PolyhedronPairs and DilatedPairs have them
  using Kernels = TypeList<Listed<CheckTravel>, Listed<FollowLinks>, Listed<MeasureCurvature>>;

 private:
  CLAST_HD static bool known(CoreKind core) {
    return core == CoreKind::ellipsoid || core == CoreKind::point;
  }

  template <class Work>
  static Items find_links(Work& work, const ContactView& view, const Items& items) {
    {
      const auto timer = work.time(Phase::apart);
      work.exec.for_each(items, CheckTravel{work.units(), view});
    }
    const auto timer = work.time(Phase::search);
    const ToBeSearched unknown{view.found};
    const auto near = work.exec.narrowed(items, unknown);
    work.exec.for_each(near, FollowLinks{work.units(), view});
    work.exec.watch_picked(near.items, unknown, FindLinks{work.units(), view}, Watched::cores);
    if (view.rounding != nullptr)
      work.exec.for_each(near.items, MeasureCurvature{work.units(), view});
    return near.items;
  }
};

}  // namespace clast
