// The angle of repose of a heap.
#pragma once

#include "measure/sensor.hpp"

namespace clast {

// The bodies in the space are a heap about the vertical line through their centre of mass. Rings
// about it are cut into eight sectors, and the highest body of each piece is a point of the
// surface. The flank is the straight line that fits best (least squares) to those between a fifth
// and four fifths of the height: neither the blunt top nor grains that rolled away count. Where
// fewer than three lie there, as on a layer one grain thick, the whole surface counts.
class Heap : public Sensor {
 public:
  Heap(std::string name, Space space, Real ring_width)
      : Sensor(std::move(name)), space_(std::move(space)), width_(ring_width) {}

  std::vector<std::string> columns() const override { return {"angle", "height", "radius"}; }
  std::vector<Real> measure(const Observed& now) override;

 private:
  Space space_;
  Real width_;
};

}  // namespace clast
