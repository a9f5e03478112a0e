// A ball among walls that join: which of them it touches, and how deeply.
//
// At a rim one contact stands for all walls that meet there (makes_contact_instead in
// boundary/wall.hpp). In a concave edge a ball lies on the faces of both walls. Where they meet at
// a sharp angle it touches both. Walls at small angles to each other, as the facets of a round
// vessel are, act like one that is bent: the deepest has the contact of all. With u the normals of
// two faces and d the overlaps with them, the shortest way y that pushes the ball out of both has
//   u_1.y >= d_1,  u_2.y >= d_2,
// and its length is the overlap of the contact, its direction the normal. So neither jumps as the
// ball goes over from one facet to the next, and the force is the gradient of an energy.
#pragma once

#include "boundary/surface.hpp"
#include "contact/contacts.hpp"

namespace clast {

struct BallContact {
  Vec3 direction;  // unit, from the centre of the ball to the wall
  Real distance;   // of what it touches there, as if it were a plane
  bool acts;       // whether this wall makes the contact
  bool rim;        // whether that is an edge or a corner of the wall
};

// The shortest way out of two faces as a sum of their normals, the deeper one first. The way out of
// that one alone may lead out of both.
struct OutOfTwo {
  bool needs_both;
  Real on_deep = 0, on_other = 0;

  CLAST_HD OutOfTwo(const Vec3& deep_normal, Real deep, const Vec3& normal, Real overlap) {
    const Real spread = 0.5 * squared_length(deep_normal - normal);  // 1 - cosine
    const Real missing = overlap - deep + spread * deep;
    needs_both = missing > 0 && spread > 1e-24;
    if (!needs_both) return;
    const Real sine2 = spread * (2 - spread);
    on_deep = (deep - overlap + spread * overlap) / sine2;
    on_other = missing / sine2;
  }
};

// The shortest way out of one or of two faces.
struct WayOut {
  Vec3 way;
  Real squared = 0;
  int faces = 0;  // that were looked at

  CLAST_HD void offer(const Vec3& other) {
    const Real length = squared_length(other);
    way = length > squared ? other : way;
    squared = larger(length, squared);
  }
  CLAST_HD void offer(const Vec3& deep_normal, Real deep, const Vec3& normal, Real overlap) {
    const OutOfTwo out(deep_normal, deep, normal, overlap);
    if (out.needs_both) offer(out.on_deep * deep_normal + out.on_other * normal);
  }
};

// A ball near the walls of a row of contacts. `seen_from`: where walls are seen from in a periodic
// cell.
struct BallOnWalls {
  const WallView& walls;
  const ContactView& contacts;
  Vec3 seen_from;
  Vec3 center;
  Real radius;

  static constexpr Real least_cosine = 0.866;  // of faces that act like one: up to 30 degrees
  static constexpr int most = 6;               // of such faces; more are not looked at

  CLAST_HD BallContact contact(int k) const {
    const Wall wall = wall_of(k);
    const WallDistance d = distance_to(wall, center, walls.corners);
    if (d.rim) return {d.direction, d.distance, !left_to_another(k, d), true};
    if (wall.is_round() || !(d.distance < radius)) return {d.direction, d.distance, true, false};
    if (deeper_face(k, d)) return {d.direction, d.distance, false, false};
    const WayOut out = out_of_faces(k, d.direction);
    const Real depth = root(out.squared);
    return {depth > 0 ? (-1 / depth) * out.way : d.direction, radius - depth, true, false};
  }

  // By how much the ball came closer in the step that ended here to what it touches at wall k;
  // `velocity` is that of the wall relative to its centre. Where the normal turns on the way, as
  // along a round wall and over facets, the way itself counts; a turn of a round wall about its own
  // axis is none.
  CLAST_HD Real approach(int k, const BallContact& d, const SurfaceFrame& frame,
                         const Vec3& velocity, Real dt) const {
    const Wall wall = wall_of(k);
    const Real straight = -dt * dot(velocity, d.direction);
    if (wall.is_round()) {
      const Vec3 own =
          wall.kind == Wall::sphere ? frame.spin : dot(frame.spin, wall.normal) * wall.normal;
      const Vec3 touched = center + d.distance * d.direction;
      const Vec3 before = center + dt * (velocity - cross(own, touched - wall.point));
      return distance_to(wall, before, walls.corners).distance - d.distance;
    }
    if (!d.acts || !(d.distance < radius) || row_end(k) - row_begin(k) < 2) return straight;
    const Vec3 at_center = velocity - d.distance * cross(frame.spin, d.direction);
    const WayOut before = out_of_faces(k, d.direction, dt * at_center);
    const bool turns = before.faces > 1 && before.squared > 0;
    return turns ? (radius - root(before.squared)) - d.distance : straight;
  }

 private:
  CLAST_HD Wall wall_of(int k) const { return walls.seen(seen_from, contacts.second[k]); }
  CLAST_HD int row_begin(int k) const { return contacts.row[contacts.first[k]]; }
  CLAST_HD int row_end(int k) const { return contacts.row[contacts.first[k] + 1]; }

  CLAST_HD bool left_to_another(int k, const WallDistance& d) const {
    for (int other = row_begin(k); other < row_end(k); ++other)
      if (other != k && makes_contact_instead(wall_of(other), other < k, center, d, walls.corners))
        return true;
    return false;
  }

  // Whether the ball lies on the face of a wall that looks nearly against `direction`, and how far
  // it is from it.
  CLAST_HD bool lies_on(int k, const Vec3& direction, WallDistance& d) const {
    const Wall wall = wall_of(k);
    if (wall.is_round() || clearly_farther(wall, center, radius)) return false;
    d = distance_to(wall, center, walls.corners);
    return !d.rim && d.distance < radius && dot(d.direction, direction) >= least_cosine;
  }

  CLAST_HD bool deeper_face(int k, const WallDistance& own) const {
    WallDistance d;
    for (int other = row_begin(k); other < row_end(k); ++other)
      if (other != k && lies_on(other, own.direction, d) &&
          (d.distance < own.distance || (d.distance == own.distance && other < k)))
        return true;
    return false;
  }

  // Of all faces in the row of contact k that the ball lies on and that look nearly against
  // `direction`, for a ball that is `shift` aside. A face that it does not lie on counts nowhere:
  // whether it is in the row at all depends on the margin of the list.
  CLAST_HD WayOut out_of_faces(int k, const Vec3& direction, const Vec3& shift = {}) const {
    Vec3 normal[most];
    Real overlap[most];
    WayOut out;
    WallDistance d;
    for (int other = row_begin(k); other < row_end(k) && out.faces < most; ++other) {
      if (!lies_on(other, direction, d)) continue;
      const Vec3 u = -d.direction;
      const Real depth = radius - d.distance - dot(shift, u);
      if (depth > 0) out.offer(depth * u);
      for (int i = 0; i < out.faces; ++i)
        if (overlap[i] > depth)
          out.offer(normal[i], overlap[i], u, depth);
        else
          out.offer(u, depth, normal[i], overlap[i]);
      normal[out.faces] = u;
      overlap[out.faces++] = depth;
    }
    return out;
  }
};

}  // namespace clast
