// Images of a point that are near the box of a periodic cell.
#pragma once

#include "boundary/cell.hpp"

namespace clast {

// Within reach of a box there are three images of a point along an edge, where reach is less than a
// side. Absurd numbers must not make a loop endless.
constexpr int most_images_along = 8;

// Calls f(image) for the images of p along one edge that are within reach of the box.
template <class F>
CLAST_HD void for_images_along(const Cell& cell, int axis, const Vec3& edge, const Vec3& p,
                               Real reach, F&& f) {
  const Real side = cell.length[axis], at = p[axis] - cell.origin[axis];
  if (!(side > 0)) return f(p);
  const Real last = round_down((side + reach - at) / side);
  Real n = -round_down((at + reach) / side);
  for (int k = 0; k < most_images_along && n <= last; ++k, n += 1) f(p + n * edge);
}

// Calls f(image) for all images of p, itself among them, that are within reach of the box of the
// cell along every periodic axis.
template <class F>
CLAST_HD void for_images(const Cell& cell, const Vec3& p, Real reach, F&& f) {
  for_images_along(cell, 2, cell.edge_z(), p, reach, [&](const Vec3& z) CLAST_INLINED {
    for_images_along(cell, 1, cell.edge_y(), z, reach, [&](const Vec3& y) CLAST_INLINED {
      for_images_along(cell, 0, cell.edge_x(), y, reach, f);
    });
  });
}

}  // namespace clast
