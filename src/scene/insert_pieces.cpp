#include "scene/insert_pieces.hpp"

#include "contact/fast_common_plane_2d.hpp"
#include "shape/dilated.hpp"
#include "shape/topology.hpp"

namespace clast::scene {

namespace {

const PolyhedronView& point_view() {
  static const Polyhedron point = sphere_prototype().polyhedron;
  static const PolyhedronView view = point.view();
  return view;
}

// The least distance of a face from the centroid; of a plate in the plane y = 0, of a side.
Real inner_radius_of(const Polyhedron& p, bool flat) {
  Real least = 1;
  if (!flat)
    for (const Real offset : p.face_offset) least = smaller(least, offset);
  else
    for (const PolyhedronEdge& e : p.edge) {
      const Vec3 from = p.vertex[e.from], along = normalized(p.vertex[e.to] - from);
      least = smaller(least, length(tangential(from, along)));
    }
  return least;
}

// A plate in the plane y = 0 with corners on the rim of a shape of two dimensions.
Surface outline_of(const Prototype& shape, int corners) {
  Surface plate{{}, {{}, {}}};
  for (int k = 0; k < corners; ++k) {
    const SinCos phi = sin_cos(2 * pi * k / corners);
    const Vec3 n{phi.cos, 0, phi.sin};
    plate.vertex.push_back(farthest_point(shape, n));
    plate.face[0].push_back(k);
  }
  plate.face[1].assign(plate.face[0].rbegin(), plate.face[0].rend());
  return plate;
}

// Of faces, or in two dimensions of sides.
std::vector<Vec3> outward_normals(const Surface& skin, bool flat) {
  std::vector<Vec3> out;
  const std::size_t n = flat ? skin.vertex.size() : skin.face.size();
  for (std::size_t i = 0; i < n; ++i) {
    const Vec3 side = flat ? skin.vertex[(i + 1) % n] - skin.vertex[i] : Vec3();
    out.push_back(unit(flat ? Vec3{side.z, 0, -side.x} : doubled_area(skin, i)));
  }
  return out;
}

CommonPlane plane_of_balls(const Piece& a, const Piece& b) {
  const Vec3 d = b.center - a.center;
  const Real distance = length(d);
  CommonPlane plane;
  plane.normal = distance > 0 ? (1 / distance) * d : Vec3{0, 0, 1};
  plane.gap = distance - a.round - b.round;
  plane.on_a = a.center + a.round * plane.normal;
  plane.on_b = b.center - b.round * plane.normal;
  return plane;
}

// The face that looks most along n, which is in the frame of the world.
int face_along(const Posed& body, const Vec3& n) {
  const Vec3 own = body.unturned(n);
  int best = 0;
  for (int f = 1; f < body.shape.faces; ++f)
    if (dot(own, body.shape.face_normal[f]) > dot(own, body.shape.face_normal[best])) best = f;
  return best;
}

// Of two that come to overlap: a push that parts them, found from the faces towards each other by
// going to better neighbours. Mostly it is the least one, for a fraction of the effort.
CommonPlane plane_of_entry(const Posed& a, const Posed& b, PlaneMemory& memory) {
  const Vec3 n = first_normal(a, b, memory);
  FacetSearch search(a, b);
  if (a.shape.faces > 0) search.face_of_a(face_along(a, n));
  if (b.shape.faces > 0) search.face_of_b(face_along(b, -n));
  search.climb();
  memory.keep(search.best.type, search.best.on_a, search.best.on_b);
  return plane_of(search.best, a, b);
}

CommonPlane plane_of_polyhedra(const Placed& placed_a, const Placed& placed_b,
                               PlaneMemory& memory) {
  const Posed a(placed_a, placed_a.center), b(placed_b, placed_a.center);
  CommonPlane plane;
  const bool found = plane_of_features(a, b, memory, plane) ||
                     (memory.touching && climb_from_last_facet(a, b, memory, plane)) ||
                     find_distance(a, b, first_normal(a, b, memory), plane, memory);
  if (!found) plane = plane_of_entry(a, b, memory);
  return finished(plane, placed_a, memory);
}

}  // namespace

Vec3 Piece::farthest(const Vec3& n) const {
  if (is_ball()) return center + round * n;
  const Vec3 own = unrotate(turn, n);
  int best = 0;
  Real most = dot(own, core->vertex(0));
  for (int i = 1; i < core->vertices; ++i)
    if (const Real height = dot(own, core->vertex(i)); height > most) {
      most = height;
      best = i;
    }
  return center + rotate(turn, size * core->vertex(best));
}

Piece ball_at(const Vec3& center, Real radius) {
  return {&point_view(), center, {}, radius, radius, radius};
}

bool apart(const Piece& a, const Piece& b) {
  if (squared_length(b.center - a.center) >= square(a.size + b.size)) return true;
  if (surely_overlap(a, b) || (a.is_ball() && b.is_ball())) return false;
  const Placed at_a = a.placed(), at_b = b.placed();
  const Posed posed_a(at_a, at_a.center), posed_b(at_b, at_a.center);
  CommonPlane plane;
  PlaneMemory memory;
  return find_distance(posed_a, posed_b, centre_line(posed_a, posed_b), plane, memory) &&
         plane.gap > a.round + b.round;
}

CommonPlane plane_of_pair(const Piece& a, const Piece& b, bool flat, PlaneMemory& memory) {
  if (a.is_ball() && b.is_ball()) return plane_of_balls(a, b);
  CommonPlane plane = flat ? fast_common_plane_2d(a.placed(), b.placed(), memory)
                           : plane_of_polyhedra(a.placed(), b.placed(), memory);
  plane.gap -= a.round + b.round;
  plane.on_a += a.round * plane.normal;
  plane.on_b -= b.round * plane.normal;
  return plane;
}

GrainShapes::GrainShapes(const Scene& scene) {
  for (const Assembly& shape : scene.shapes) {
    std::vector<Part>& parts = parts_.emplace_back();
    for (const clast::Part& part : shape.parts)
      parts.push_back(is_dilated(part.shape.core) ? part_around(part, scene.flat())
                                                  : part_of(part, scene.flat()));
  }
}

GrainShapes::Part GrainShapes::part_of(const clast::Part& part, bool flat) {
  return {part.shape.polyhedron.view(),
          part.center,
          part.turn,
          part.size,
          part.size * inner_radius_of(part.shape.polyhedron, flat),
          part.size * part.shape.dilation};
}

// A round surface is stood in for by a polyhedron, or polygon, just outside of it.
GrainShapes::Part GrainShapes::part_around(const clast::Part& part, bool flat) {
  Surface skin = flat ? outline_of(part.shape, 64) : skin_of(part.shape, 200);
  Real inside = 1;  // how far the skin lies within the shape, as a part of it
  for (const Vec3& n : outward_normals(skin, flat)) {
    Real top = -1;
    for (const Vec3& v : skin.vertex) top = larger(top, dot(n, v));
    inside = smaller(inside, top / dot(n, farthest_point(part.shape, n)));
  }
  for (Vec3& v : skin.vertex) v = (1 / inside) * v;
  Real reach = 0;
  for (const Vec3& v : skin.vertex) reach = larger(reach, length(v));
  for (Vec3& v : skin.vertex) v = (1 / reach) * v;
  const Polyhedron& around = around_.emplace_back(polyhedron_of(skin));
  const Real size = part.size * reach;
  return {around.view(), part.center, part.turn, size, size * inner_radius_of(around, flat), 0};
}

Piece GrainShapes::piece(const Grain& grain, int part, const Vec3& position, const Quat& turn,
                         Real growth) const {
  const Part& p = parts_[grain.shape][part];
  const Real r = grain.radius, wide = r * growth;
  if (parts_[grain.shape].size() == 1)
    return {&p.core, position, turn, wide * p.size, wide * p.inner, wide * p.round};
  return {&p.core,        position + rotate(turn, r * p.center),
          turn * p.turn,  wide * p.size,
          wide * p.inner, wide * p.round};
}

void GrainShapes::place(const Grain& grain, const Vec3& position, const Quat& turn,
                        std::vector<Piece>& pieces) const {
  pieces.clear();
  for (int part = 0; part < parts(grain.shape); ++part)
    pieces.push_back(piece(grain, part, position, turn));
}

Reach GrainShapes::reach(const Grain& grain, const Quat& turn) const {
  const Vec3 wide{grain.radius, grain.radius, grain.radius};
  if (grain.shape == 0) return {{-wide, wide}, grain.radius};
  Bounds box{wide, -wide};
  for (int part = 0; part < parts(grain.shape); ++part) {
    const Piece one = piece(grain, part, {}, turn);
    const Vec3 swept{one.round, one.round, one.round};
    one.for_corners([&](const Vec3& p) {
      box.low = smaller(box.low, p - swept);
      box.high = larger(box.high, p + swept);
    });
  }
  return {box, inner_radius(grain)};
}

Real GrainShapes::inner_radius(const Grain& grain) const {
  return parts(grain.shape) == 1 ? grain.radius * parts_[grain.shape][0].inner : 0;
}

}  // namespace clast::scene
