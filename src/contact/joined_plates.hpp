// Polyhedra where flat walls join.
//
// To a polyhedron every finite wall is a plate of its own. Where plates meet, they have to act like
// the one surface they are parts of. Under laws of regions each has its share of what lies behind
// them (contact/behind_plate.hpp), and those in one plane make one contact. Under laws with contact
// points:
//   - Plates that end in one plane of contact (the parts of a floor, two slopes below a ridge) make
//     one contact. Its area is the hull of the areas on each of them.
//   - A body that stands on a floor must not run into the rim of the next part of it. The least
//     push out of that part alone goes sideways while the body covers little of it; but there the
//     surface goes on, so that a push against this rim is no way out.
//   - In a concave corner both plates act, and along their faces where the way out past the rim of
//     one leads through the other.
// What a contact remembers goes along when another plate takes it over.
#pragma once

#include "contact/near_plates.hpp"
#include "contact/polyhedra.hpp"

namespace clast {

// The contact points of body i with plate k and all that end in the same plane of contact. The
// points lie on the plates; where that plane is the face of plate k, their depth is that of the
// body there, as on an infinite wall.
template <int Most>
CLAST_HD_COLD int joined_zone(const NearPlates& near, int i, int k, const CommonPlane& plane,
                              ZonePoint (&points)[Most]) {
  const Placed placed = near.units.place(i), own = near.placed(k);
  const Posed body(placed, placed.center), plate(own, placed.center);
  const ZoneFrame frame(plane.normal);
  const Real top = body.highest(frame.n), bottom = plate.lowest(frame.n);
  const Real slack = 1e-9 * smaller(body.size, plate.size) + 10 * round_off(body, plate);
  const ZoneVertices zone{body, frame.n, 1, bottom, slack};
  ZoneRing of_body;
  zone.find_hull(frame, zone.selection(), of_body);
  ZoneArea area;
  for (int j = near.row[i]; j < near.row[i + 1] && of_body.count > 1; ++j) {
    if (j != k && !near.in_reach(i, j)) continue;
    const Placed other = near.placed(j);
    const Posed part(other, placed.center);
    const Real off = part.lowest(frame.n) - bottom;
    if (larger(off, -off) > near.tolerance(i, j, k)) continue;
    const ZoneVertices in_zone{part, frame.n, -1, -top, slack};
    ZoneRing of_part;
    in_zone.find_hull(frame, in_zone.selection(), of_part);
    if (of_part.count < 2) continue;
    ZoneArea shared;
    find_common_part(of_body, of_part, slack, shared);
    area.join(shared, slack);
  }
  if (near.is_face(k, frame.n))
    for (int p = 0; p < area.count; ++p) area.point[p].depth = of_body.depth_at(area.point[p]);
  if (area.count > 0) return place_points(area, frame, bottom, placed.center, points);
  points[0] = {plane.on_b, larger(-plane.gap, 0), 1};
  return 1;
}

// Between the two loops: which plates make the contacts of body i, and along which normal.
struct JoinPlates {
  static constexpr bool branches = true;

  NearPlates near;
  ContactView contacts;
  bool regions;  // the law goes by them

  CLAST_HD void operator()(int i) const {
    if (near.units.kind(i) != CoreKind::polyhedron) return;
    int touching = 0;
    for (int k = begin(i); k < end(i); ++k) touching += touches(k) ? 1 : 0;
    if (touching > 1) {
      for (int k = begin(i); k < end(i) && !regions; ++k)
        if (touches(k) && !is_face(k)) settle_rim(i, k);
      for (int k = begin(i); k < end(i); ++k)
        if (touches(k) && left_to_another(i, k)) leave(k);
    }
    for (int k = begin(i); k < end(i) && touching > 0; ++k)
      if (near.is_plate(k) && contacts.extent[k] > 0 && !touches(k)) pass_on(i, k);
  }

 private:
  CLAST_HD int begin(int i) const { return near.row[i]; }
  CLAST_HD int end(int i) const { return near.row[i + 1]; }
  CLAST_HD const Vec3& normal(int k) const { return contacts.patch[k].plane.normal; }
  CLAST_HD bool touches(int k) const { return near.is_plate(k) && contacts.found[k].gap < 0; }
  CLAST_HD void leave(int k) const { contacts.found[k].gap = 1; }
  CLAST_HD bool is_face(int k) const { return near.is_face(k, normal(k)); }

  // A push against a rim is no way out where another plate passes through the point of contact and
  //   - goes on beyond the rim, into the body: in one plane, both are the face there; where the
  //     surface bends away, the face of the other carries the body;
  //   - stands in the way, in a concave corner: the faces of both carry it.
  CLAST_HD void settle_rim(int i, int k) const {
    ZonePoint points[most_zone_points];
    const FoundPlane found = contacts.found[k];
    const Vec3 n = normal(k);
    const int count = contact_zone(near.units.place(i), near.placed(k),
                                   plane_between(found, near.units.position[i], n), points);
    const Real level = near.level(i, k, n);
    bool carried = false;
    for (int j = begin(i); j < end(i); ++j) {
      if (j == k || !near.in_reach(i, j)) continue;
      const Real near_enough = near.tolerance(i, j, k) - found.gap;
      bool passes = false;
      for (int p = 0; p < count; ++p)
        passes =
            passes || near.distance(j, points[p].position + (0.5 * found.gap) * n) <= near_enough;
      if (!passes) continue;
      const bool goes_on = near.level(i, j, n) < level - near.tolerance(i, j, k);
      const bool concave = near.in_front(i, j, k) && near.in_front(i, k, j);
      if (concave ? dot(n, near.face_direction(i, j)) < -0.1
                  : goes_on && near.in_one_plane(i, j, k))
        return become_face(i, k);
      carried = carried || (goes_on && !concave && touches(j) &&
                            dot(normal(j), near.face_direction(i, j)) > 0.9);
    }
    if (carried) leave(k);
  }

  // Not where the body has come far through the plane: it is beside the plate then.
  CLAST_HD void become_face(int i, int k) const {
    const Placed placed = near.units.place(i);
    const Posed body(placed, placed.center);
    const Vec3 n = near.face_direction(i, k);
    const Support deepest = body.highest_vertex(n);
    const Real gap = near.level(i, k, n) - deepest.value;
    if (!(gap < 0) || gap < -0.1 * near.units.radius[i]) return;
    contacts.patch[k].plane.normal = n;
    contacts.found[k] = {body.vertex(deepest.vertex) + (0.5 * gap) * n, gap, 0};
  }

  // Plate k ends in the plane in which the contact with plate j lies; as a region it lies in it.
  CLAST_HD bool joins(int i, int k, int j) const {
    if (!(dot(normal(k), normal(j)) > 0.9)) return false;
    if (regions) return near.in_one_plane(i, k, j);
    const Real off = near.level(i, k, normal(j)) - near.level(i, j, normal(j));
    return larger(off, -off) <= near.tolerance(i, j, k);
  }
  // Of several in one plane: faces before rims, then the one below the centre, then the first.
  CLAST_HD bool comes_before(int i, int j, int k) const {
    if (is_face(j) != is_face(k)) return is_face(j);
    const Vec3& center = near.units.position[i];
    const Real there = near.distance(j, center), here = near.distance(k, center);
    return there < here || (there == here && j < k);
  }
  CLAST_HD bool left_to_another(int i, int k) const {
    for (int j = begin(i); j < end(i); ++j)
      if (j != k && touches(j) && joins(i, k, j) && (!joins(i, j, k) || comes_before(i, j, k)))
        return true;
    return false;
  }

  // To a new contact that pushes in nearly the same direction, with a plate that meets this one.
  CLAST_HD void pass_on(int i, int k) const {
    int heir = -1;
    Real best = 0.8;
    for (int j = begin(i); j < end(i); ++j) {
      if (!touches(j) || contacts.extent[j] > 0) continue;
      const Real alike = dot(normal(j), contacts.patch[k].normal);
      const Real off = near.level(i, k, normal(j)) - near.level(i, j, normal(j));
      if (!(alike > best) || larger(off, -off) > near.tolerance(i, j, k) - contacts.found[j].gap)
        continue;
      best = alike;
      heir = j;
    }
    if (heir >= 0) hand_over(k, heir);
  }
  // Each plate keeps its own plane.
  CLAST_HD void hand_over(int k, int heir) const {
    const PlaneMemory plane = contacts.patch[heir].plane, left = contacts.patch[k].plane;
    contacts.hand_over(k, heir);
    contacts.patch[heir].plane = plane;
    contacts.patch[k].plane = left;
  }
};

}  // namespace clast
