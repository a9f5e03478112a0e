// Shapes whose core is a point.
#include "shape/build.hpp"

namespace clast {
namespace {

Polyhedron single_point() {
  Polyhedron p;
  p.vertex.resize(1);
  p.x.resize(8);
  p.y.resize(8);
  p.z.resize(8);
  p.face_first = {0};
  p.side_first = {0};
  p.ring_first = {0, 0};
  return p;
}

Prototype dilated_point(const char* name, Real volume, Real moment) {
  Prototype out;
  out.name = name;
  out.core = CoreKind::point;
  out.polyhedron = single_point();
  out.dilation = 1;
  out.volume = volume;
  out.inertia = {moment, moment, moment};
  return out;
}

}  // namespace

Prototype sphere_prototype() { return dilated_point("sphere", 4.0 / 3.0 * pi, 0.4); }

Prototype disc_prototype() { return dilated_point("disc", pi, 0.5); }

}  // namespace clast
