// The point nearest to the origin of up to four differences of vertices (Gilbert, Johnson and
// Keerthi 1988), with the shares of the corners it is made of.
#pragma once

#include "contact/posed.hpp"

namespace clast {

struct Simplex {
  Vec3 corner[4];  // vertex of B minus vertex of A
  int on_a[4], on_b[4];
  Real share[4];
  int count = 0;
  bool holds_origin = false;

  CLAST_HD void add(const Posed& a, int of_a, const Posed& b, int of_b) {
    corner[count] = b.vertex(of_b) - a.vertex(of_a);
    on_a[count] = of_a;
    on_b[count] = of_b;
    share[count] = 1;
    ++count;
  }

  CLAST_HD bool has(int of_a, int of_b) const {
    for (int i = 0; i < count; ++i)
      if (on_a[i] == of_a && on_b[i] == of_b) return true;
    return false;
  }

  // Leaves the smallest part that holds the nearest point, and returns that point.
  CLAST_HD Vec3 reduce();

 private:
  // A nearest point: up to three corners and their shares.
  struct Part {
    int corner[3] = {0, 0, 0};
    Real share[3] = {0, 0, 0};
    int count = 0;
    Vec3 point;
    Real squared = 1e300;
  };

  CLAST_HD static void offer(Part& best, const Part& other) {
    if (other.squared < best.squared) best = other;
  }

  CLAST_HD void on_segment(int i, int j, Part& best) const {
    const Vec3 along = corner[j] - corner[i];
    const Real squared = squared_length(along);
    const Real t = squared > 0 ? clamp(-dot(corner[i], along) / squared, 0, 1) : 0;
    Part part;
    part.point = t < 1 ? corner[i] + t * along : corner[j];
    part.squared = squared_length(part.point);
    if (t > 0 && t < 1) {
      part.corner[part.count] = i;
      part.share[part.count++] = 1 - t;
      part.corner[part.count] = j;
      part.share[part.count++] = t;
    } else {
      part.corner[part.count] = t < 1 ? i : j;
      part.share[part.count++] = 1;
    }
    offer(best, part);
  }

  CLAST_HD void on_triangle(int i, int j, int k, Part& best) const {
    const Vec3 n = cross(corner[j] - corner[i], corner[k] - corner[i]);
    const Real nn = squared_length(n);
    const Real si = dot(n, cross(corner[j], corner[k]));
    const Real sj = dot(n, cross(corner[k], corner[i]));
    const Real sk = dot(n, cross(corner[i], corner[j]));
    if (si > 0 && sj > 0 && sk > 0 && nn > 0) {
      Part part;
      const Real scale = 1 / nn;
      part.count = 3;
      part.corner[0] = i;
      part.corner[1] = j;
      part.corner[2] = k;
      part.share[0] = scale * si;
      part.share[1] = scale * sj;
      part.share[2] = scale * sk;
      part.point = (scale * dot(n, corner[i])) * n;
      part.squared = squared_length(part.point);
      offer(best, part);
      return;
    }
    on_segment(i, j, best);
    on_segment(j, k, best);
    on_segment(k, i, best);
  }

  // Whether the origin is not on the inner side of the face ijk of the tetrahedron; a flat
  // tetrahedron has no inner side.
  CLAST_HD bool beyond(int i, int j, int k, int other) const {
    const Vec3 n = cross(corner[j] - corner[i], corner[k] - corner[i]);
    const Real of_origin = -dot(n, corner[i]), of_other = dot(n, corner[other] - corner[i]);
    const Real flat = 1e-13 * length(n) * length(corner[other] - corner[i]);
    if (of_other > flat) return !(of_origin > 0);
    if (of_other < -flat) return !(of_origin < 0);
    return true;
  }
};

CLAST_HD Vec3 Simplex::reduce() {
  Part best;
  if (count == 1) return corner[0];
  if (count == 2) {
    on_segment(0, 1, best);
  } else if (count == 3) {
    on_triangle(0, 1, 2, best);
  } else {
    for (int skipped = 0; skipped < 4; ++skipped) {
      const int i = skipped == 0 ? 1 : 0, j = skipped <= 1 ? 2 : 1, k = skipped <= 2 ? 3 : 2;
      if (beyond(i, j, k, skipped)) on_triangle(i, j, k, best);
    }
    if (best.count == 0) {
      holds_origin = true;
      return {0, 0, 0};
    }
  }
  // Corners of a part are not always in rising order: copy before overwriting.
  const Simplex all = *this;
  count = best.count;
  for (int i = 0; i < best.count; ++i) {
    corner[i] = all.corner[best.corner[i]];
    on_a[i] = all.on_a[best.corner[i]];
    on_b[i] = all.on_b[best.corner[i]];
    share[i] = best.share[i];
  }
  return best.point;
}

}  // namespace clast
