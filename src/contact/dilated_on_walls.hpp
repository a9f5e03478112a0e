// The row of the wall table for dilated shapes.
//
// On a plane every vertex of a flat core acts, the lowest point of a disc or the corners of its
// polygon, and the lowest point of an ellipsoid. A finite wall is met by balls: at the vertices of
// a flat core, and where a round core is nearest. Where walls join, each ball goes by the rule for
// spheres. Edges of a flat core meet edges of the wall, and its faces and edges the corners of the
// wall, where the surface stands out there (PlateEdge).
#pragma once

#include "contact/dilated_pairs.hpp"
#include "contact/polyhedron_on_wall.hpp"
#include "contact/sphere_on_wall.hpp"

namespace clast {

// First loop: how near the core and the wall are. Reports whether the wall cuts the core, or the
// core has gone through it; an ellipsoid may be cut.
struct FindWallLinks {
  static constexpr bool branches = true;

  PlacedUnits units;
  ContactView contacts;
  WallView walls;
  const ShapeEntry* wall_shapes;

  CLAST_HD Real operator()(int k) const {
    const int i = contacts.first[k];
    const PosedCore a = core_of(units, i);
    const Wall wall = walls.seen(units.position[i], contacts.second[k]);
    PlaneMemory& memory = contacts.patch[k].plane;
    FoundPlane& found = contacts.found[k];
    const Vec3 before = contacts.extent[k] > 0 ? memory.normal : Vec3();
    if (wall.kind == Wall::plane) {
      memory.normal = -wall.normal;
      memory.type = PlaneMemory::direction;
      found.middle = a.farthest(-wall.normal);
      found.gap = dot(wall.normal, found.middle - (wall.point - units.position[i]));
    } else {
      const PosedCore plate(placed_plate(wall, wall_shapes), wall_shapes[wall.shape],
                            units.position[i]);
      CoreLink link;
      if (!(contacts.extent[k] > 0)) memory = facing(wall, units.position[i]);
      find_link(a, plate, memory, link);
      count_link(contacts, k, link);
      found.middle = link.on_a;
      found.gap = link.gap;
    }
    const bool went_through = dot(memory.normal, before) < 0;
    const bool cut = went_through || (!(found.gap > 0) && a.kind != CoreKind::ellipsoid);
    found.gap -= units.dilation(i);
    found.depth = 0;
    return overlap_of_cores(cut);
  }

 private:
  CLAST_HD static PlaneMemory facing(const Wall& wall, const Vec3& center) {
    PlaneMemory start;
    start.normal = dot(center - wall.center, wall.normal) > 0 ? -wall.normal : wall.normal;
    return start;
  }
};

// Faces that act like one wall that is bent push a disc or an ellipsoid out along the shortest way
// y that leads out of all of them, as they do a ball (contact/ball_on_walls.hpp), but each at its
// own place on it: with u their normals, d the overlaps and y = sum l u the energy is w(|y|), and a
// face bears l/|y| of the force. The energy is shared out by l d, which adds up to y^2.
struct FaceShare {
  Real squared = 0, part = 0;  // of y; l of the face that is asked for

  CLAST_HD void offer(Real other_squared, Real other_part) {
    part = other_squared > squared ? other_part : part;
    squared = larger(squared, other_squared);
  }
};

// What is known of the faces in the row of a round core.
struct FacesOfRound {
  const PlacedUnits& units;
  const ContactView& contacts;
  const WallView& walls;

  CLAST_HD const Vec3& normal(int k) const { return contacts.patch[k].plane.normal; }
  CLAST_HD Real overlap(int k) const { return -contacts.found[k].gap; }
  // Half the thickness of the body.
  CLAST_HD Real inner_radius(int i) const {
    const Real swept = units.dilation(i);
    if (units.kind(i) != CoreKind::ellipsoid) return swept;
    const Vec3 axes = core_of(units, i).axes;
    return smaller(axes.x, smaller(axes.y, axes.z)) + swept;
  }
};

// Whether the shortest link of wall k is its own where walls join: a ball inside of the body that
// ends there goes by the rule for spheres.
CLAST_HD_COLD bool link_is_own(const FacesOfRound& faces, int k, int i) {
  const Wall wall = faces.walls.seen(faces.units.position[i], faces.contacts.second[k]);
  if (wall.kind == Wall::plane || wall.is_round()) return false;
  const FoundPlane& found = faces.contacts.found[k];
  const Real beyond = found.gap + faces.units.dilation(i) - faces.inner_radius(i);
  const Vec3 center = faces.units.position[i] + found.middle + beyond * faces.normal(k);
  return BallOnWalls{faces.walls, faces.contacts, faces.units.position[i], center, 0}
      .contact(k)
      .acts;
}

// Whether walls j and k act like one on body i.
CLAST_HD bool act_like_one(const FacesOfRound& faces, int j, int k, int i) {
  return faces.overlap(j) > 0 &&
         dot(faces.normal(k), faces.normal(j)) > BallOnWalls::least_cosine &&
         link_is_own(faces, j, i);
}

CLAST_HD_COLD FaceShare share_of_face(const FacesOfRound& faces, int k, int i) {
  FaceShare share;
  if (!link_is_own(faces, k, i)) return share;
  const int begin = faces.contacts.row[i], end = faces.contacts.row[i + 1];
  // All that act like one have to agree on which these are: those like the deepest.
  int deepest = k;
  for (int j = begin; j < end; ++j)
    if (faces.overlap(j) > faces.overlap(deepest) && act_like_one(faces, j, k, i)) deepest = j;
  int seen[BallOnWalls::most];
  int count = 0;
  for (int j = begin; j < end && count < BallOnWalls::most; ++j) {
    if (!act_like_one(faces, j, deepest, i)) continue;
    share.offer(square(faces.overlap(j)), j == k ? faces.overlap(j) : 0);
    for (int m = 0; m < count; ++m) {
      const bool deeper = faces.overlap(j) > faces.overlap(seen[m]);
      const int deep = deeper ? j : seen[m], other = deeper ? seen[m] : j;
      const OutOfTwo out(faces.normal(deep), faces.overlap(deep), faces.normal(other),
                         faces.overlap(other));
      if (!out.needs_both) continue;
      const Real of_other = other == k ? out.on_other : 0;
      share.offer(out.on_deep * faces.overlap(deep) + out.on_other * faces.overlap(other),
                  deep == k ? out.on_deep : of_other);
    }
    seen[count++] = j;
  }
  return share;
}

// Second loop. The law gets R* and m* of the body.
template <class Law>
struct PushCoreOffWall {
  static constexpr bool branches = true;

  PlacedUnits units;
  Carriers carriers;
  ContactView contacts;
  PairTable<Law> table;
  WallView walls;
  const ShapeEntry* wall_shapes;
  bool by_curvature;  // R* of ellipsoids is that of where they touch
  Real overlap_limit;
  Real dt;

  CLAST_HD Real operator()(int k) const {
    const bool touches = contacts.found[k].gap < 0;
    if (!touches && !(contacts.extent[k] > 0)) return nothing_beyond;
    const int i = contacts.first[k];
    const Wall wall = walls.seen(units.position[i], contacts.second[k]);
    const typename Law::Parameters& p = table.of(units.material[i], wall.material);
    const Vec3 center = carriers.position[carriers.of(i)];
    const WallWork work(walls.frame_seen(units.position[i], contacts.second[k]), center,
                        contacts.patch[k].plane.normal, walls.cell.flow(units.position[i]),
                        contacts, k);
    const PatchMotion motion{center, center, work.velocity - carriers.velocity[carriers.of(i)],
                             carriers.spin[carriers.of(i)], work.spin};
    LinkSum sum;
    if (touches) add_links(k, i, wall, p, sum);
    const SpreadPatch spread = spread_patch(sum, units.position[i]);
    const Real mass = mass_on_wall(carriers.mass(carriers.of(i)), spread.patch, motion);
    const NormalPush push =
        push_of_spread<Law>(p, spread, motion, contacts.extent[k] > 0, mass, dt);
    act_on_patch<Law>(contacts, k, p, spread.patch, push, motion, dt);
    work.book(contacts, k, dt);
    return -contacts.found[k].gap - overlap_limit * units.radius[i];
  }

 private:
  CLAST_HD void add_links(int k, int i, const Wall& wall, const typename Law::Parameters& p,
                          LinkSum& sum) const {
    const PosedCore a = core_of(units, i);
    if (a.kind == CoreKind::disc)
      add_disc(k, i, a, wall, p, sum);
    else if (wall.kind == Wall::plane)
      add_on_plane(i, a, wall, p, sum);
    else if (a.kind == CoreKind::ellipsoid)
      add_share_of_face(k, i, p, sum);
    else
      add_on_plate(k, i, a, wall, p, sum);
  }

  // A ball of the body, at x from its centre.
  CLAST_HD void add_ball(int i, const Vec3& x, Real distance, const Vec3& n, Real weight,
                         const typename Law::Parameters& p, LinkSum& sum) const {
    const Real overlap = units.dilation(i) - distance;
    if (overlap > 0) add_link<Law>(p, radius_of(i, n), weight, overlap, n, x + distance * n, sum);
  }

  // R* where a body meets a wall along n.
  CLAST_HD Real radius_of(int i, const Vec3& n) const {
    if (!by_curvature || units.kind(i) != CoreKind::ellipsoid) return units.radius[i];
    return radius_on_plane(turned_ellipsoid(units, i), units.dilation(i), n);
  }

  CLAST_HD void add_on_plane(int i, const PosedCore& a, const Wall& wall,
                             const typename Law::Parameters& p, LinkSum& sum) const {
    const Vec3 n = wall.normal, on_wall = wall.point - units.position[i];
    const auto add = [&](const Vec3& x, Real weight)
                         CLAST_INLINED { add_ball(i, x, dot(n, x - on_wall), -n, weight, p, sum); };
    if (a.kind == CoreKind::ellipsoid) return add(a.farthest(-n), 1);
    const Real share = vertex_share(a);
    for (int v = 0; v < a.shape.vertices; ++v) add(a.vertex(v), share);
  }

  // A disc on a wall: see contact/disc_links.hpp. Each link has the weight of its own tilt. So a
  // disc lies on a face of a wall, on an edge and on a corner likewise, and nothing jumps where one
  // goes over into the other. All parts of a floor have one normal, and the disc one tilt on them.
  CLAST_HD void add_disc(int k, int i, const PosedCore& disc, const Wall& wall,
                         const typename Law::Parameters& p, LinkSum& sum) const {
    if (wall.kind == Wall::plane) return add_disc_on_plane(k, i, disc, wall, p, sum);
    const Vec3 n = contacts.patch[k].plane.normal, middle = contacts.found[k].middle;
    const PosedCore plate = plate_of(i, wall);
    const Real gap = contacts.found[k].gap + units.dilation(i);
    LinkSum link;
    add_share_of_face(k, i, p, link);
    const TiltWeight tilted(tilt_of(disc, n));
    sum.add(tilted.value, link);
    if (link.energy > 0 && tilted.slope > 0)
      let_weight_change(tilted.slope * link.energy,
                        TurningLink(disc, plate, n, gap, middle + gap * n).of_tilt(disc.az), sum);
    add_on_plate(k, i, disc, wall, p, sum);
  }
  CLAST_HD void add_disc_on_plane(int k, int i, const PosedCore& disc, const Wall& wall,
                                  const typename Law::Parameters& p, LinkSum& sum) const {
    const Vec3 n = wall.normal, nearest = contacts.found[k].middle;
    const TiltWeight weight(tilt_of(disc, n));
    LinkSum link, polygon;
    add_ball(i, nearest, dot(n, nearest - (wall.point - units.position[i])), -n, 1, p, link);
    if (weight.value < 1) add_on_plane(i, disc, wall, p, polygon);
    sum.add(weight.value, link);
    sum.add(1 - weight.value, polygon);
    const Real rise = weight.slope * (link.energy - polygon.energy);
    sum.moment += 2 * rise * dot(disc.az, n) * cross(n, disc.az);
  }

  CLAST_HD PosedCore plate_of(int i, const Wall& wall) const {
    return {placed_plate(wall, wall_shapes), wall_shapes[wall.shape], units.position[i]};
  }

  // Adds a link that a body has where it lies flat. For a disc its weight is 1 - W of the tilt
  // against n; `change` says how that tilt changes.
  template <class Change>
  CLAST_HD static void add_lying(const PosedCore& a, const Vec3& n, const LinkSum& link,
                                 LinkSum& sum, Change&& change) {
    if (a.kind != CoreKind::disc) return sum.add(1, link);
    const TiltWeight tilted(tilt_of(a, n));
    sum.add(1 - tilted.value, link);
    if (link.energy > 0 && tilted.slope > 0)
      let_weight_change(-tilted.slope * link.energy, change(), sum);
  }
  // The gradient of a weight is part of the force: the energy rises so much with the tilt.
  CLAST_HD static void let_weight_change(Real rise, const ByMotion& tilt, LinkSum& sum) {
    sum.force -= rise * tilt.shift;
    sum.moment -= rise * tilt.turn;
  }

  // A ball at x from the centre of body i meets wall k, unless another wall has that contact.
  CLAST_HD void add_ball_on_plate(int k, int i, const PosedCore& a, const Vec3& x, const Wall& wall,
                                  const PosedCore& plate, const typename Law::Parameters& p,
                                  LinkSum& sum) const {
    const Real radius = units.dilation(i);
    const Vec3 center = units.position[i] + x;
    if (clearly_farther(wall, center, radius)) return;
    const BallContact d = ball(i, center, radius).contact(k);
    if (!d.acts || !(d.distance < radius)) return;
    LinkSum link;
    add_ball(i, x, d.distance, d.direction, vertex_share(a), p, link);
    const Vec3 n = d.rim ? d.direction : wall.normal;
    add_lying(a, n, link, sum, [&]() CLAST_INLINED {
      const Vec3 on_wall = x + d.distance * d.direction;
      if (d.rim) return TurningLink(PointEnd(), plate, n, d.distance, on_wall).of_tilt(a.az);
      return ByMotion{{}, -2 * dot(a.az, n) * cross(n, a.az)};
    });
  }
  CLAST_HD BallOnWalls ball(int i, const Vec3& center, Real radius) const {
    return {walls, contacts, units.position[i], center, radius};
  }

  // The shortest link of a disc or an ellipsoid, which may lead through the wall.
  CLAST_HD void add_share_of_face(int k, int i, const typename Law::Parameters& p,
                                  LinkSum& sum) const {
    const FaceShare share = share_of_face(FacesOfRound{units, contacts, walls}, k, i);
    if (!(share.part > 0)) return;
    const Real depth = root(share.squared), overlap = -contacts.found[k].gap;
    const Vec3 n = contacts.patch[k].plane.normal;
    const Vec3 end = contacts.found[k].middle + (units.dilation(i) - overlap) * n;
    LinkSum link;
    add_link<Law>(p, radius_of(i, n), share.part / depth, depth, n, end, link);
    link.energy *= overlap / depth;
    sum.add(1, link);
  }

  CLAST_HD void add_on_plate(int k, int i, const PosedCore& a, const Wall& wall,
                             const typename Law::Parameters& p, LinkSum& sum) const {
    const PosedCore plate = plate_of(i, wall);
    for (int v = 0; v < a.shape.vertices; ++v)
      add_ball_on_plate(k, i, a, a.vertex(v), wall, plate, p, sum);
    const int corners = plate.shape.face_first[1];
    for (int f = 0; f < corners; ++f) {
      const PlateEdge& side = walls.edges[wall.first_side + f];
      const Vec3 from = plate.vertex(plate.shape.face_vertex[f]);
      if (side.corner > 0) add_corner(i, a, plate, side, from, p, sum);
      if (!(side.edge > 0)) continue;
      const int next = f + 1 < corners ? f + 1 : 0;
      FlatEdge rim(from, plate.vertex(plate.shape.face_vertex[next]));
      rim.goes_on_before = side.goes_on_before;
      rim.goes_on_after = side.goes_on_after;
      for (int e = 0; e < edges_of(a); ++e)
        add_edge(k, i, a, edge_of(a, e), plate, side, rim, p, sum);
    }
  }

  // An edge of the body across an edge at which the surface ends or bends away.
  CLAST_HD void add_edge(int k, int i, const PosedCore& a, const FlatEdge& own,
                         const PosedCore& plate, const PlateEdge& side, const FlatEdge& rim,
                         const typename Law::Parameters& p, LinkSum& sum) const {
    const EdgeCrossing x(own, rim);
    const Real reach = units.dilation(i), far = squared_length(x.way);
    if (!x.inside || !(far > 0) || !(far < square(reach)) || goes_on(k, i, rim)) return;
    const Vec3 n = (1 / root(far)) * x.way;
    if (-dot(plate.turned(side.fold), n) < side.least_cosine) return;
    LinkSum link;
    add_crossing<Law>(p, units.radius[i], own, rim, reach, reach, side.edge, link);
    add_lying(a, n, link, sum, [&]() CLAST_INLINED {
      const Real f = 2 * dot(a.az, n) * dot(a.az, rim.along) / (1 - square(x.cosine));
      return ByMotion{{}, f * cross(rim.along, n)};
    });
  }

  // A corner of the surface that points at a face or an edge of the body.
  CLAST_HD void add_corner(int i, const PosedCore& a, const PosedCore& plate, const PlateEdge& side,
                           const Vec3& corner, const typename Law::Parameters& p,
                           LinkSum& sum) const {
    const Real reach = units.dilation(i);
    if (squared_length(corner) > square(a.size + reach)) return;
    const Vec3 way = link_to_core(a, corner, -corner);
    const Real d = length(way);
    if (!(d > 0) || !(d < reach) || dot(plate.turned(side.peak), way) < -0.5 * d) return;
    const Vec3 n = (-1 / d) * way;
    LinkSum link;
    add_link<Law>(p, units.radius[i], side.corner, reach - d, n, corner, link);
    add_lying(a, n, link, sum, [&]() CLAST_INLINED {
      return TurningLink(a, PointEnd(), n, d, corner).of_tilt(a.az);
    });
  }

  // Whether another wall that may move against this one has the same edge and lies in its plane,
  // before it, or earlier in the list.
  CLAST_HD bool goes_on(int k, int i, const FlatEdge& rim) const {
    const Vec3 from = units.position[i] + rim.from, to = from + rim.length * rim.along;
    const NearPlates near{units, contacts.first, contacts.second, contacts.row, walls, wall_shapes};
    const Wall own = near.wall(k);
    for (int other = contacts.row[i]; other < contacts.row[i + 1]; ++other) {
      if (other == k) continue;
      const Wall wall = near.wall(other);
      if (wall.is_plate() && (wall.surface == own.surface || (stays(wall) && stays(own)))) continue;
      const Real tolerance = 1e-6 * units.radius[i] + wall.slack;
      const auto meets = [&](const Vec3& x) CLAST_INLINED {
        const Real d = distance_to(wall, x, walls.corners).distance;
        return larger(d, -d) <= tolerance;
      };
      if (!meets(from) || !meets(to)) continue;
      if (wall.kind == Wall::plane || other < k || near.in_one_plane(i, other, k) ||
          near.in_front(i, other, k))
        return true;
    }
    return false;
  }
  CLAST_HD bool stays(const Wall& plate) const { return walls.edges[plate.first_side].stays; }
};

struct DilatedOnWalls {
  CLAST_HD static bool takes(CoreKind a) { return is_dilated(a); }

  template <class Law, class Work, class Contacts>
  static void find_forces(Work& work, Contacts& contacts, const Items& items, Real dt) {
    if constexpr (is_for_shapes<Law>) {
      {
        const auto timer = work.time(Phase::search);
        work.exec.watch(items,
                        FindWallLinks{work.units(), work.counted(contacts), work.walls.view(),
                                      work.walls.plates()},
                        Watched::cores);
        work.count_searches(contacts);
      }
      const auto timer = work.time(Phase::contact);
      work.exec.watch(
          items,
          PushCoreOffWall<Law>{work.units(), work.carriers(), view_of(contacts),
                               work.template table<Law>(), work.walls.view(), work.walls.plates(),
                               work.by_curvature(), work.overlap_limit(), dt},
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
    using type = TypeList<Listed<PushCoreOffWall<Law>>>;
  };
  template <class Law>
  using LawKernels = typename KernelsOf<Law>::type;
  using Kernels = TypeList<Listed<FindWallLinks>>;
};

}  // namespace clast
