// Bodies that come in while the run goes on.
#pragma once

#include <string>
#include <vector>

#include "base/random.hpp"
#include "scene/grains.hpp"
#include "world/model.hpp"
#include "world/snapshot.hpp"

namespace clast {

// All [[insert]] of method "stream". Each adds its bodies in batches: at the time of a batch, as
// many as the rate has made due since the last one and as find room in the inlet. Those that find
// none wait for the next batch. The same scene and state give the same insertions, bit for bit.
class Streams {
 public:
  explicit Streams(const Scene& scene);

  bool any() const { return !streams_.empty(); }

  // When the next batch is due; infinity when none is any more.
  Real next_time() const;

  // Appends the bodies due up to `time`, with ids from next_id up, which it advances.
  void insert_due(Real time, const Model& model, HostBodies& bodies, Id& next_id);

  // What a restart needs, as JSON text. Restoring a state of another scene throws Error.
  std::string state() const;
  void restore(const std::string& state);

 private:
  struct Stream {
    std::size_t insert;  // its number among the [[insert]]
    Random random;
    Real period = 0;
    Real next = 0;              // time of the next batch
    std::int64_t count = 0;     // placed so far
    Real mass = 0;              // placed so far
    scene::Grain next_grain{};  // radius 0: not drawn yet
  };
  const scene::Insert& insert_of(const Stream& stream) const {
    return scene_.inserts[stream.insert];
  }
  bool is_full(const Stream& stream) const;
  bool is_due(const Stream& stream, Real time) const;
  void insert_batch(Stream& stream, Real time, const Model& model, HostBodies& bodies, Id& next_id);

  Scene scene_;  // a copy, so that the streams stand on their own
  std::vector<Stream> streams_;
};

}  // namespace clast
