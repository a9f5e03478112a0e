#include <algorithm>
#include <array>
#include <cmath>

#include "shape/mass.hpp"

namespace clast {
namespace {

// Moments that differ by less than this share of their sum count as equal.
constexpr Real equal_moments = 1e-9;

// Columns are axes.
using Frame = std::array<Vec3, 3>;

struct Eigen {
  Vec3 value;
  Frame vector;
};

// Cyclic rotations of Jacobi: each zeroes one off-diagonal element; sweeps converge quadratically.
Eigen eigen_of(const SymmetricTensor& t) {
  Real a[3][3] = {{t.xx, t.xy, t.zx}, {t.xy, t.yy, t.yz}, {t.zx, t.yz, t.zz}};
  Real v[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  // Round-off of the tensor itself: smaller elements turn nothing, so aligned bodies stay aligned.
  const Real small = 1e-15 * (t.xx + t.yy + t.zz);
  for (int sweep = 0; sweep < 50; ++sweep) {
    for (const auto& [p, q] : {std::pair{0, 1}, std::pair{1, 2}, std::pair{0, 2}}) {
      if (std::abs(a[p][q]) <= small) continue;
      const Real ratio = (a[q][q] - a[p][p]) / (2 * a[p][q]);
      const Real tangent = (ratio < 0 ? -1 : 1) / (std::abs(ratio) + root(ratio * ratio + 1));
      const Real c = 1 / root(tangent * tangent + 1), s = tangent * c;
      for (int k = 0; k < 3; ++k) {
        const Real kp = a[k][p], kq = a[k][q];
        a[k][p] = c * kp - s * kq;
        a[k][q] = s * kp + c * kq;
      }
      for (int k = 0; k < 3; ++k) {
        const Real pk = a[p][k], qk = a[q][k];
        a[p][k] = c * pk - s * qk;
        a[q][k] = s * pk + c * qk;
        const Real vp = v[k][p], vq = v[k][q];
        v[k][p] = c * vp - s * vq;
        v[k][q] = s * vp + c * vq;
      }
      a[p][q] = a[q][p] = 0;
    }
  }
  Eigen out{{a[0][0], a[1][1], a[2][2]}, {}};
  for (int k = 0; k < 3; ++k) out.vector[static_cast<std::size_t>(k)] = {v[0][k], v[1][k], v[2][k]};
  return out;
}

// Where two moments are equal only the third axis counts. The others are what remains of the
// coordinate axis that is most nearly perpendicular to it, and of their product.
void settle_free_axes(Eigen& eigen) {
  const Real tolerance = equal_moments * (eigen.value.x + eigen.value.y + eigen.value.z);
  const auto equal = [&](int i, int j) {
    return std::abs(eigen.value[i] - eigen.value[j]) <= tolerance;
  };
  if (equal(0, 1) && equal(1, 2) && equal(0, 2)) {
    eigen.vector = {Vec3{1, 0, 0}, Vec3{0, 1, 0}, Vec3{0, 0, 1}};
    return;
  }
  for (int k = 0; k < 3; ++k) {
    const int i = (k + 1) % 3, j = (k + 2) % 3;
    if (!equal(i, j)) continue;
    const Vec3 axis = eigen.vector[static_cast<std::size_t>(k)];
    int most = 0;
    for (int e = 1; e < 3; ++e)
      if (std::abs(axis[e]) < std::abs(axis[most]) - equal_moments) most = e;
    Vec3 helper;
    helper[most] = 1;
    const Vec3 first = normalized(tangential(helper, axis));
    eigen.vector[static_cast<std::size_t>(i)] = first;
    eigen.vector[static_cast<std::size_t>(j)] = cross(axis, first);
    return;
  }
}

// Of the 24 ways to number and sign the axes right-handedly, the one nearest to no turn at all: the
// one with the largest trace. The first of equals wins.
Eigen nearest_to_given_axes(const Eigen& eigen) {
  Eigen best = eigen;
  Real best_trace = -4;
  std::array<int, 3> order{0, 1, 2};
  do {
    for (int signs = 0; signs < 4; ++signs) {
      Eigen candidate;
      for (int k = 0; k < 3; ++k) candidate.value[k] = eigen.value[order[std::size_t(k)]];
      for (std::size_t k = 0; k < 2; ++k)
        candidate.vector[k] =
            (signs >> k & 1 ? -1.0 : 1.0) * eigen.vector[static_cast<std::size_t>(order[k])];
      candidate.vector[2] = cross(candidate.vector[0], candidate.vector[1]);
      const Real trace = candidate.vector[0].x + candidate.vector[1].y + candidate.vector[2].z;
      if (trace > best_trace + equal_moments) {
        best_trace = trace;
        best = candidate;
      }
    }
  } while (std::next_permutation(order.begin(), order.end()));
  return best;
}

// The rotation that takes the coordinate axes to the columns (Shepperd: divide by the largest).
Quat rotation_to(const Frame& c) {
  const Real trace = c[0].x + c[1].y + c[2].z;
  const std::array<Real, 4> squares{1 + trace, 1 + 2 * c[0].x - trace, 1 + 2 * c[1].y - trace,
                                    1 + 2 * c[2].z - trace};
  const auto largest = std::max_element(squares.begin(), squares.end()) - squares.begin();
  const Real s = root(squares[static_cast<std::size_t>(largest)]);
  const Real zy = c[1].z, yz = c[2].y, xz = c[2].x, zx = c[0].z, yx = c[0].y, xy = c[1].x;
  Quat q;
  if (largest == 0)
    q = {s, (zy - yz) / s, (xz - zx) / s, (yx - xy) / s};
  else if (largest == 1)
    q = {(zy - yz) / s, s, (xy + yx) / s, (xz + zx) / s};
  else if (largest == 2)
    q = {(xz - zx) / s, (xy + yx) / s, s, (yz + zy) / s};
  else
    q = {(yx - xy) / s, (xz + zx) / s, (yz + zy) / s, s};
  return normalized(q);
}

}  // namespace

PrincipalFrame principal_frame(const SymmetricTensor& second) {
  Eigen eigen = eigen_of(second);
  settle_free_axes(eigen);
  eigen = nearest_to_given_axes(eigen);
  return {rotation_to(eigen.vector), eigen.value};
}

}  // namespace clast
