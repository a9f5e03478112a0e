// Checks of [[sink]].
#include "scene/check.hpp"

namespace clast::scene {

namespace {

void check_times(const Scene& scene, const Sink& sink, Problems& problems) {
  check_looks(scene, sink.every, problems);
  if (sink.until.given && !sink.until.bad && *sink.until <= *sink.from)
    problems.add(sink.until.where, "the sink closes before it opens",
                 "'until' must be later than 'from'");
}

}  // namespace

void check_sinks(const Scene& scene, Problems& problems) {
  std::vector<const Value<std::string>*> names;
  for (const Sink& sink : scene.sinks) names.push_back(&sink.name);
  check_column_names(names, "sink", problems);
  for (const Sink& sink : scene.sinks) {
    check_times(scene, sink, problems);
    if (!sink.region.given) continue;
    check_region(*sink.region, "region", problems);
    check_place(scene, *sink.region, problems);
  }
}

}  // namespace clast::scene
