// Stress, fabric and coordination number in a part of space.
#pragma once

#include "measure/sensor.hpp"

namespace clast {

// Stress by Love and Weber (measure/packing.hpp), each contact and bond with the part of its way
// that lies inside: this is the mean over the space of a stress that balances all forces. Motion
// counts beyond the mean one of the bodies inside. Fabric counts contacts by the same parts. The
// coordination number is that of the bodies with their centre inside; walls do not count.
class LocalStress : public Sensor {
 public:
  LocalStress(std::string name, Space space) : Sensor(std::move(name)), space_(std::move(space)) {}

  std::vector<std::string> columns() const override;
  std::vector<Real> measure(const Observed& now) override;

 private:
  Real part_inside(const Observed& now, const Vec3& from, const Vec3& way) const;
  SymmetricMatrix motion(const Observed& now, const std::vector<std::size_t>& inside) const;
  Real coordination(const Observed& now, const std::vector<std::size_t>& inside) const;

  Space space_;
};

}  // namespace clast
