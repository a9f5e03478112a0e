// What passes a plane, or goes into a part of space and out of it.
//
// Bodies are looked at from time to time. A passage is counted when the centre of a body is on the
// other side than at the last look; what it did in between and took back does not count. Bodies
// that are put in or taken away pass nothing.
#pragma once

#include <map>
#include <optional>

#include "measure/classes.hpp"

namespace clast {

// Who was where at the last look. Bodies in a periodic cell go as far as they go.
struct LastLook {
  std::vector<Id> id;  // rising
  std::vector<Vec3> position;
};

struct Plane {
  Vec3 point, normal;           // of length 1
  Real period = 0;              // between its images along the normal; 0: it has none
  std::optional<Space> within;  // only passages in there count
};

// How long one body stayed.
struct Stay {
  Real time = 0, mass = 0;
};

class Flow : public Counting {
 public:
  Flow(std::string name, Plane plane, Classes classes);
  // Into the space.
  Flow(std::string name, Space space, Classes classes);

  std::vector<std::string> columns() const override;
  // Rates are means since the last call.
  std::vector<Real> measure(const Observed& now) override;

  // Counts what passed since the last look; bodies that were not there then pass nothing.
  void look(const Observed& now, const LastLook& last);

  std::vector<Amount> amounts(const Observed&) const override { return by_class_; }
  bool has_space() const { return space_.has_value(); }
  // Of bodies that came into the space, or were there at the start, and left it again.
  const std::vector<Stay>& stays() const { return stays_; }

  // All that it remembers, by name, for checkpoints. The way back throws Error when that is not of
  // this sensor, or not of so many bodies.
  using Memory = std::map<std::string, std::vector<Real>>;
  void save(Memory& memory) const;
  void restore(const Memory& memory, std::size_t bodies);

 private:
  void count(const Observed& now, std::size_t i, int passages);
  int passages(const Observed& now, const Vec3& before, const Vec3& after) const;
  bool counts_at(const Observed& now, const Vec3& crossing) const;
  // Passages of body i, which was outside or came in at a time; notes when it came or how long it
  // stayed.
  int passages(const Observed& now, std::size_t i, Real& entered);

  std::optional<Plane> plane_;
  std::optional<Space> space_;
  Amount net_, back_;
  std::vector<Amount> by_class_;
  std::vector<Real> entered_;  // by body of the last look; below 0: it is outside
  std::vector<Stay> stays_;
  Real row_time_ = 0;  // of the last row
  Amount row_net_;     // at that time
};

}  // namespace clast
