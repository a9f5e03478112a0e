// Embree 3 and Embree 4 under one name: they differ in how a query gets its context.
#pragma once

#if __has_include(<embree4/rtcore.h>)
#include <embree4/rtcore.h>
#else
#include <embree3/rtcore.h>
#endif

namespace clast::embree {

#if RTC_VERSION_MAJOR >= 4

using Context = RTCRayQueryContext;

inline Context new_context() {
  Context context;
  rtcInitRayQueryContext(&context);
  return context;
}

inline void intersect(RTCScene scene, Context& context, RTCRayHit& query) {
  RTCIntersectArguments arguments;
  rtcInitIntersectArguments(&arguments);
  arguments.context = &context;
  rtcIntersect1(scene, &query, &arguments);
}

inline void occlude(RTCScene scene, Context& context, RTCRay& ray) {
  RTCOccludedArguments arguments;
  rtcInitOccludedArguments(&arguments);
  arguments.context = &context;
  rtcOccluded1(scene, &ray, &arguments);
}

#else

using Context = RTCIntersectContext;

inline Context new_context() {
  Context context;
  rtcInitIntersectContext(&context);
  return context;
}

inline void intersect(RTCScene scene, Context& context, RTCRayHit& query) {
  rtcIntersect1(scene, &context, &query);
}

inline void occlude(RTCScene scene, Context& context, RTCRay& ray) {
  rtcOccluded1(scene, &context, &ray);
}

#endif

}  // namespace clast::embree
