#include "shape/mass.hpp"

namespace clast {

SymmetricTensor& SymmetricTensor::operator+=(const SymmetricTensor& t) {
  xx += t.xx;
  yy += t.yy;
  zz += t.zz;
  xy += t.xy;
  yz += t.yz;
  zx += t.zx;
  return *this;
}

SymmetricTensor operator*(Real s, const SymmetricTensor& t) {
  return {s * t.xx, s * t.yy, s * t.zz, s * t.xy, s * t.yz, s * t.zx};
}

SymmetricTensor dyad(const Vec3& v) {
  return {v.x * v.x, v.y * v.y, v.z * v.z, v.x * v.y, v.y * v.z, v.z * v.x};
}

namespace {

Vec3 mean_of(std::span<const Vec3> points) {
  Vec3 sum;
  for (const Vec3& p : points) sum += p - points.front();
  return points.front() + (1 / static_cast<Real>(points.size())) * sum;
}

// Calls f(a, b, c) for every triangle of the fans over the faces, relative to `about`.
template <class F>
void for_each_triangle(const Surface& surface, const Vec3& about, F f) {
  const auto corner = [&](int v) { return surface.vertex[static_cast<std::size_t>(v)] - about; };
  for (const std::vector<int>& ring : surface.face)
    for (std::size_t i = 2; i < ring.size(); ++i)
      f(corner(ring[0]), corner(ring[i - 1]), corner(ring[i]));
}

// Sum of the dyads of three corners and of their sum: a linear function squared, integrated over
// the triangle (times 12 / area) or over the tetrahedron to the origin (times 20 / volume).
SymmetricTensor corner_dyads(const Vec3& a, const Vec3& b, const Vec3& c) {
  SymmetricTensor sum = dyad(a + b + c);
  sum += dyad(a);
  sum += dyad(b);
  sum += dyad(c);
  return sum;
}

}  // namespace

// Tetrahedra between the triangles and an inner point: volume det/6, centroid (a + b + c)/4, second
// moments corner_dyads/20 per volume. The sum over all of them is the sum of BLOKS3D (A3 to A5),
// which uses prisms down to the coordinate planes instead.
MassProperties mass_properties(const Surface& surface) {
  const Vec3 inner = mean_of(surface.vertex);
  Real volume = 0;
  Vec3 first;
  for_each_triangle(surface, inner, [&](const Vec3& a, const Vec3& b, const Vec3& c) {
    const Real v = dot(a, cross(b, c)) / 6;
    volume += v;
    first += (0.25 * v) * (a + b + c);
  });
  MassProperties out;
  out.volume = volume;
  out.centroid = inner + (1 / volume) * first;
  for_each_triangle(surface, out.centroid, [&](const Vec3& a, const Vec3& b, const Vec3& c) {
    out.second += (dot(a, cross(b, c)) / 120) * corner_dyads(a, b, c);
  });
  return out;
}

MassProperties plate_properties(std::span<const Vec3> ring) {
  const Vec3 inner = mean_of(ring);
  std::vector<Vec3> corner(ring.begin(), ring.end());
  const auto position = [](const Vec3& v) { return v; };
  const Vec3 normal = normalized(doubled_area(corner, position, inner));
  MassProperties out;
  Vec3 first;
  const auto for_each_fan_triangle = [&](const Vec3& about, auto f) {
    for (std::size_t i = 2; i < corner.size(); ++i) {
      const Vec3 a = corner[0] - about, b = corner[i - 1] - about, c = corner[i] - about;
      f(a, b, c, 0.5 * dot(normal, cross(b - a, c - a)));
    }
  };
  for_each_fan_triangle(inner, [&](const Vec3& a, const Vec3& b, const Vec3& c, Real area) {
    out.volume += area;
    first += (area / 3) * (a + b + c);
  });
  out.centroid = inner + (1 / out.volume) * first;
  for_each_fan_triangle(out.centroid, [&](const Vec3& a, const Vec3& b, const Vec3& c, Real area) {
    out.second += (area / 12) * corner_dyads(a, b, c);
  });
  return out;
}

MassProperties combined(std::span<const MassProperties> parts) {
  MassProperties out;
  const Vec3 about = parts.front().centroid;
  Vec3 first;
  for (const MassProperties& part : parts) {
    out.volume += part.volume;
    first += part.volume * (part.centroid - about);
  }
  out.centroid = about + (1 / out.volume) * first;
  for (const MassProperties& part : parts) {
    out.second += part.second;
    out.second += part.volume * dyad(part.centroid - out.centroid);  // Steiner
  }
  return out;
}

}  // namespace clast
