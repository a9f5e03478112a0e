// Bodies that come in while the run goes on.
#pragma once

#include <atomic>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "scene/grains.hpp"
#include "world/model.hpp"
#include "world/snapshot.hpp"

namespace clast {

// Whether its bodies come in while the run goes on.
bool is_stream(const scene::Insert& insert);

// All [[insert]] of method "stream". Each adds its bodies in batches: at the time of a batch, as
// many as the rate has made due since the last one and as find room in the inlet. Those that find
// none wait for the next batch. The same scene and state give the same insertions, bit for bit.
class Streams {
 public:
  explicit Streams(const Scene& scene);

  bool any() const { return !streams_.empty(); }

  // When the next batch is due; infinity when none is any more.
  Real next_time() const;

  // Appends the bodies due up to `time`, with ids from next_id up, which it advances. Throws
  // Stopped soon after `stop` is set, and has then changed nothing but `bodies`.
  void insert_due(Real time, const Model& model, HostBodies& bodies, Id& next_id,
                  const std::atomic<bool>& stop);
  void insert_due(Real time, const Model& model, HostBodies& bodies, Id& next_id);

  // What the streams have to say since they were last asked: each, once, when its inlet is full.
  std::vector<std::string> take_news();

  // What a restart needs, as JSON text. Restoring a state of another scene throws Error.
  std::string state() const;
  void restore(const std::string& state);

 private:
  // What has come in until some time.
  struct Amount {
    Real time = 0;
    std::int64_t count = 0;
    Real mass = 0;
  };
  struct Stream {
    std::size_t insert;  // its number among the [[insert]]
    Random random;
    Real period = 0;
    Real next = 0;              // time of the next batch
    std::int64_t count = 0;     // placed so far
    Real mass = 0;              // placed so far
    scene::Grain next_grain{};  // radius 0: not drawn yet
    int full_batches = 0;       // the last so many left bodies out
    Amount when_full{};         // what had come in at the first of them
    bool said = false;          // that it is full
  };
  const scene::Insert& insert_of(const Stream& stream) const {
    return scene_.inserts[stream.insert];
  }
  bool is_complete(const Stream& stream) const;
  Real due_time(const Stream& stream) const;  // of its next grain
  bool is_due(const Stream& stream, Real time) const;
  Real next_batch(const Stream& stream, Real time) const;
  void insert_all_due(Real time, const Model& model, HostBodies& bodies, Id& next_id,
                      const std::atomic<bool>& stop);
  bool insert_batch(Stream& stream, Real time, const Model& model, HostBodies& bodies, Id& next_id,
                    const std::atomic<bool>& stop);
  void note_room(Stream& stream, Real time, bool all_fit);
  std::string shortage(const Stream& stream, Real time) const;

  Scene scene_;  // a copy, so that the streams stand on their own
  std::vector<Stream> streams_;
  std::vector<std::string> news_;
};

}  // namespace clast
