#include "render/ray_scene.hpp"

#include <cmath>
#include <cstdint>
#include <limits>

#include "base/error.hpp"

namespace clast {

namespace {

template <class T>
T* new_buffer(RTCGeometry geometry, RTCBufferType type, RTCFormat format, std::size_t count) {
  void* buffer = rtcSetNewGeometryBuffer(geometry, type, 0, format, sizeof(T), count);
  if (buffer == nullptr)
    throw Error("there is not enough memory for the picture; free some or render fewer bodies");
  return static_cast<T*>(buffer);
}

RTCRay to_embree(const Ray& ray, Real to) {
  RTCRay r{};
  r.org_x = static_cast<float>(ray.origin.x);
  r.org_y = static_cast<float>(ray.origin.y);
  r.org_z = static_cast<float>(ray.origin.z);
  r.dir_x = static_cast<float>(ray.direction.x);
  r.dir_y = static_cast<float>(ray.direction.y);
  r.dir_z = static_cast<float>(ray.direction.z);
  r.tfar = static_cast<float>(to);
  r.mask = std::numeric_limits<unsigned>::max();
  return r;
}

// How much a pane hides when seen at this cosine; more when seen along its surface.
float opacity_of_glass(Real cosine) {
  return static_cast<float>(0.10 + 0.28 * cube(1 - smaller(1, std::abs(cosine))));
}

// A query that goes on through everything it meets and notes what is left of the light.
struct GlassQuery {
  embree::Context context;  // first, so that a pointer to it points to the query
  float strength;           // of all panes
  float through;
};

void pass_pane(const RTCFilterFunctionNArguments* pane) {
  auto* query = reinterpret_cast<GlassQuery*>(pane->context);
  const RTCRay* ray = reinterpret_cast<const RTCRay*>(pane->ray);
  const RTCHit* hit = reinterpret_cast<const RTCHit*>(pane->hit);
  const Vec3 normal = normalized(Vec3{hit->Ng_x, hit->Ng_y, hit->Ng_z});
  const Real cosine = dot(normal, Vec3{ray->dir_x, ray->dir_y, ray->dir_z});
  query->through *= 1 - query->strength * opacity_of_glass(cosine);
  pane->valid[0] = 0;
}

}  // namespace

RayScene::Float4 RayScene::to_float4(const Vec3& v, Real w) {
  return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z),
          static_cast<float>(w)};
}

RayScene::RayScene() : device_(rtcNewDevice(nullptr)) {
  if (device_ == nullptr) throw Error("the ray tracer Embree does not start on this machine");
  for (Shapes& layer : layers_) layer.scene = rtcNewScene(device_);
}

RayScene::~RayScene() {
  for (Shapes& layer : layers_) rtcReleaseScene(layer.scene);
  rtcReleaseDevice(device_);
}

void RayScene::add_spheres(std::span<const Bubble> spheres, std::span<const Color> colors) {
  if (spheres.empty()) return;
  RTCGeometry geometry = rtcNewGeometry(device_, RTC_GEOMETRY_TYPE_SPHERE_POINT);
  auto* to =
      new_buffer<Float4>(geometry, RTC_BUFFER_TYPE_VERTEX, RTC_FORMAT_FLOAT4, spheres.size());
  for (const Bubble& ball : spheres) *to++ = to_float4(ball.center, ball.radius);
  attach(Layer::bodies, geometry, {colors.begin(), colors.end()});
}

// Fans over convex polygons; nothing when there are none.
RTCGeometry RayScene::triangles_of(std::span<const std::vector<Vec3>> polygons) {
  struct Triangle {
    std::uint32_t a, b, c;
  };
  std::vector<Vec3> corners;
  std::vector<Triangle> triangles;
  for (const std::vector<Vec3>& polygon : polygons) {
    const auto first = static_cast<std::uint32_t>(corners.size());
    corners.insert(corners.end(), polygon.begin(), polygon.end());
    for (std::uint32_t i = 2; i < polygon.size(); ++i)
      triangles.push_back({first, first + i - 1, first + i});
  }
  if (triangles.empty()) return nullptr;
  struct Float3 {
    float x, y, z;
  };
  RTCGeometry geometry = rtcNewGeometry(device_, RTC_GEOMETRY_TYPE_TRIANGLE);
  auto* to =
      new_buffer<Float3>(geometry, RTC_BUFFER_TYPE_VERTEX, RTC_FORMAT_FLOAT3, corners.size());
  for (const Vec3& p : corners)
    *to++ = {static_cast<float>(p.x), static_cast<float>(p.y), static_cast<float>(p.z)};
  auto* index =
      new_buffer<Triangle>(geometry, RTC_BUFFER_TYPE_INDEX, RTC_FORMAT_UINT3, triangles.size());
  for (const Triangle& triangle : triangles) *index++ = triangle;
  return geometry;
}

void RayScene::add_polygons(std::span<const std::vector<Vec3>> polygons,
                            std::span<const Color> colors) {
  RTCGeometry geometry = triangles_of(polygons);
  if (geometry == nullptr) return;
  Paint paint;
  for (std::size_t i = 0; i < polygons.size(); ++i)
    for (std::size_t corner = 2; corner < polygons[i].size(); ++corner) paint.push_back(colors[i]);
  attach(Layer::bodies, geometry, std::move(paint));
}

void RayScene::add_panes(std::span<const std::vector<Vec3>> polygons) {
  RTCGeometry geometry = triangles_of(polygons);
  if (geometry == nullptr) return;
  rtcSetGeometryOccludedFilterFunction(geometry, pass_pane);
  attach(Layer::glass, geometry, {});
}

// Where corners of two walls nearly meet, edges are cut into crumbs. Embree cannot tell where these
// point to, and draws them as whiskers; the round ends of their neighbours cover them.
void RayScene::add_lines(std::span<const Segment> lines, Real radius, const Color& color) {
  constexpr Real shortest = 0.1;  // of the radius
  std::vector<Rod> rods;
  for (const Segment& line : lines)
    if (length(line.to - line.from) > shortest * radius)
      rods.push_back({line.from, line.to, radius});
  attach_rods(Layer::lines, rods, {color});
}

void RayScene::add_rods(std::span<const Rod> rods, const Color& color) {
  attach_rods(Layer::rods, rods, {color});
}

void RayScene::add_body_rods(std::span<const Rod> rods, std::span<const Color> colors) {
  attach_rods(Layer::bodies, rods, {colors.begin(), colors.end()});
}

// Straight pieces with round ends; each starts at one point and goes to the next.
void RayScene::attach_rods(Layer layer, std::span<const Rod> rods, Paint paint) {
  if (rods.empty()) return;
  RTCGeometry geometry = rtcNewGeometry(device_, RTC_GEOMETRY_TYPE_ROUND_LINEAR_CURVE);
  auto* to =
      new_buffer<Float4>(geometry, RTC_BUFFER_TYPE_VERTEX, RTC_FORMAT_FLOAT4, 2 * rods.size());
  auto* start =
      new_buffer<std::uint32_t>(geometry, RTC_BUFFER_TYPE_INDEX, RTC_FORMAT_UINT, rods.size());
  for (std::size_t i = 0; i < rods.size(); ++i) {
    start[i] = static_cast<std::uint32_t>(2 * i);
    to[2 * i] = to_float4(rods[i].from, rods[i].radius);
    to[2 * i + 1] = to_float4(rods[i].to, rods[i].radius);
  }
  attach(layer, geometry, std::move(paint));
}

void RayScene::attach(Layer layer, RTCGeometry geometry, Paint paint) {
  rtcCommitGeometry(geometry);
  rtcAttachGeometry(shapes(layer).scene, geometry);
  rtcReleaseGeometry(geometry);
  shapes(layer).paints.push_back(std::move(paint));
}

void RayScene::finish() {
  for (Shapes& layer : layers_) rtcCommitScene(layer.scene);
}

bool RayScene::first_hit(Layer layer, const Ray& ray, Real to, Hit& hit) const {
  const Shapes& among = shapes(layer);
  if (among.paints.empty()) return false;
  embree::Context context = embree::new_context();
  RTCRayHit query{to_embree(ray, to), {}};
  query.hit.geomID = RTC_INVALID_GEOMETRY_ID;
  query.hit.instID[0] = RTC_INVALID_GEOMETRY_ID;
  embree::intersect(among.scene, context, query);
  if (query.hit.geomID == RTC_INVALID_GEOMETRY_ID) return false;
  const Paint& paint = among.paints[query.hit.geomID];
  hit.distance = query.ray.tfar;
  hit.normal = normalized(Vec3{query.hit.Ng_x, query.hit.Ng_y, query.hit.Ng_z});
  if (dot(hit.normal, ray.direction) > 0) hit.normal = -hit.normal;
  hit.color = paint.size() == 1 ? paint[0] : paint[query.hit.primID];
  return true;
}

float RayScene::through_glass(const Ray& ray, Real to, bool onto_body) const {
  if (shapes(Layer::glass).paints.empty()) return 1;
  GlassQuery query{embree::new_context(), onto_body ? 0.5f : 1.0f, 1};
  RTCRay line = to_embree(ray, to);
  embree::occlude(shapes(Layer::glass).scene, query.context, line);
  return query.through;
}

bool RayScene::is_blocked(const Ray& ray, Real to) const {
  const Shapes& bodies = shapes(Layer::bodies);
  if (bodies.paints.empty()) return false;
  embree::Context context = embree::new_context();
  RTCRay query = to_embree(ray, to);
  embree::occlude(bodies.scene, context, query);
  return query.tfar < 0;
}

}  // namespace clast
