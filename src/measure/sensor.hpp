// What sensors share: the part of space they look at, what they see, what they answer.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "measure/packing.hpp"

namespace clast {

// A part of space. In two dimensions its volume is an area of the plane y = 0.
struct Space {
  std::function<bool(const Vec3& point)> holds;
  std::function<bool(const Vec3& middle, Real radius)> holds_ball;  // all of it
  Vec3 low, high;                                                   // the box around it
  Real volume = 0;
  bool convex = true;
};

// The state at one moment.
struct Observed {
  const PackingInput& in;
  Real time = 0;
  Vec3 up{0, 0, 1};                // against gravity
  std::vector<std::size_t> order;  // where bodies are stored, by increasing id

  Observed(const PackingInput& input, Real at_time, const Vec3& gravity);

  bool flat() const { return in.thickness > 0; }
  // Where frames show body i, and how fast it is there.
  Vec3 position(std::size_t i) const { return home(i).position(in.bodies.position[i]); }
  Vec3 velocity(std::size_t i) const { return home(i).velocity(in.bodies.velocity[i]); }
  // Its solid volume; in two dimensions its area.
  Real volume(std::size_t i) const;
  // Radius of the ball of that volume, or of the disc of that area.
  Real radius(std::size_t i) const;

 private:
  Sight home(std::size_t i) const { return in.cell.home(in.bodies.position[i]); }
};

class Sensor {
 public:
  explicit Sensor(std::string name) : name_(std::move(name)) {}
  virtual ~Sensor() = default;
  Sensor(const Sensor&) = delete;
  Sensor& operator=(const Sensor&) = delete;

  const std::string& name() const { return name_; }
  // Names of its numbers.
  virtual std::vector<std::string> columns() const = 0;
  // The numbers at the moment of a row of the series.
  virtual std::vector<Real> measure(const Observed& now) = 0;

 private:
  std::string name_;
};

}  // namespace clast
