#include "bench/contact_peer.hpp"

#if defined(CLAST_CCD)

#include <ccd/ccd.h>

namespace clast {
namespace {

void farthest_vertex(const void* object, const ccd_vec3_t* direction, ccd_vec3_t* vertex) {
  const Placed& body = *static_cast<const Placed*>(object);
  const Posed posed(body, {});
  const Vec3 v = posed.vertex(
      posed.highest_vertex({direction->v[0], direction->v[1], direction->v[2]}).vertex);
  ccdVec3Set(vertex, v.x, v.y, v.z);
}

}  // namespace

void search_by_peer(const std::vector<BenchPair>& pairs, std::vector<PlaneMemory>&,
                    std::vector<CommonPlane>& found, bool) {
  ccd_t settings;
  CCD_INIT(&settings);
  settings.support1 = settings.support2 = farthest_vertex;
  settings.max_iterations = 200;
  for (std::size_t k = 0; k < pairs.size(); ++k) {
    const Placed a = pairs[k].a.place(), b = pairs[k].b.place();
    CommonPlane plane;
    plane.gap = 1;
    plane.iterations = 1;
    if (ccdGJKIntersect(&a, &b, &settings) != 0) {
      ccd_real_t depth = 0;
      ccd_vec3_t normal, point;
      plane.failed = ccdGJKPenetration(&a, &b, &settings, &depth, &normal, &point) != 0;
      plane.gap = -depth;
    }
    found[k] = plane;
  }
}

}  // namespace clast

#else

#include "base/error.hpp"

namespace clast {

void search_by_peer(const std::vector<BenchPair>&, std::vector<PlaneMemory>&,
                    std::vector<CommonPlane>&, bool) {
  throw Error("built without libccd");
}

}  // namespace clast

#endif
