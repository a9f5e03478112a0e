#include "shape/hull.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <string>

#include "base/error.hpp"
#include "shape/mass.hpp"
#include "shape/merge_flat.hpp"
#include "shape/weld.hpp"

extern "C" {
#include <libqhull_r/qhull_ra.h>
}

namespace clast {
namespace {

// One call of Qhull, with its complaints sent nowhere.
class QhullCall {
 public:
  explicit QhullCall(std::vector<coordT>& coordinates)
      : nowhere_(std::fopen("/dev/null", "w"), &std::fclose) {
    qh_zero(&qh_, nowhere_.get());
    std::string options = "qhull";
    const int points = static_cast<int>(coordinates.size() / 3);
    status_ = qh_new_qhull(&qh_, 3, points, coordinates.data(), False, options.data(), nullptr,
                           nowhere_.get());
  }
  ~QhullCall() {
    qh_freeqhull(&qh_, !qh_ALL);
    int bytes = 0, blocks = 0;
    qh_memfreeshort(&qh_, &bytes, &blocks);
  }
  QhullCall(const QhullCall&) = delete;
  QhullCall& operator=(const QhullCall&) = delete;

  bool succeeded() const { return status_ == 0; }

  // Polygons, all inward or all outward.
  std::vector<std::vector<int>> faces() {
    std::vector<std::vector<int>> out;
    for (facetT* facet = qh_.facet_list; facet && facet->next; facet = facet->next) {
      setT* corners = qh_facet3vertex(&qh_, facet);
      std::vector<int>& ring = out.emplace_back();
      for (int i = 0; i < qh_setsize(&qh_, corners); ++i)
        ring.push_back(qh_pointid(&qh_, SETelemt_(corners, i, vertexT)->point));
      qh_settempfree(&qh_, &corners);
    }
    return out;
  }

 private:
  std::unique_ptr<std::FILE, int (*)(std::FILE*)> nowhere_;
  qhT qh_{};
  int status_ = 0;
};

}  // namespace

Surface convex_hull(std::span<const Vec3> points, Real flatness) {
  for (std::size_t i = 0; i < points.size(); ++i)
    if (!std::isfinite(points[i].x + points[i].y + points[i].z))
      throw Error(fmt::format("point {} is not a number", i + 1));
  const PointBounds bounds = bounds_of(points);
  const Welded welded = weld(points, flatness * bounds.size);
  if (welded.point.size() < 4)
    throw Error(fmt::format("{} different points span no volume; a convex hull needs 4",
                            welded.point.size()));
  std::vector<coordT> coordinates;
  Surface hull;
  hull.vertex = welded.point;
  for (const Vec3& p : hull.vertex) {
    const Vec3 near_origin = (1 / bounds.size) * (p - bounds.center);
    for (int k = 0; k < 3; ++k) coordinates.push_back(near_origin[k]);
  }
  QhullCall call(coordinates);
  if (!call.succeeded())
    throw Error("the points lie in a plane or on a line: their convex hull has no volume");
  hull.face = call.faces();
  if (mass_properties(hull).volume < 0)
    for (std::vector<int>& ring : hull.face) std::reverse(ring.begin(), ring.end());
  return merge_flat_faces(hull, flatness * bounds.size);
}

}  // namespace clast
