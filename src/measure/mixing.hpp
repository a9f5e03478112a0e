// How well bodies of one kind are mixed with the others.
#pragma once

#include "measure/sensor.hpp"

namespace clast {

// The index of Lacey (J. Appl. Chem. 4, 1954), M = (S0^2 - S^2) / (S0^2 - SR^2), with the variance
// S^2 of the share p_i of the one kind over cubic cells, weighted by the number n_i of bodies in
// each. N bodies in K cells with the share p of all have
//   S0^2 = p (1 - p)                    where every cell holds one kind only,
//   SR^2 = p (1 - p) (K - 1) / (N - 1)  on average where kinds were dealt out at random.
// So M is 0 for bodies apart and about 1 for a random mix.
class Mixing : public Sensor {
 public:
  // Whether a body is of the one kind.
  using IsOfKind = std::function<bool(const HostBodies& bodies, std::size_t i)>;

  Mixing(std::string name, Space space, Real cell_size, IsOfKind is_of_kind)
      : Sensor(std::move(name)),
        space_(std::move(space)),
        side_(cell_size),
        is_of_kind_(std::move(is_of_kind)) {}

  std::vector<std::string> columns() const override { return {"index", "share"}; }
  // Without bodies of both kinds the index is 0.
  std::vector<Real> measure(const Observed& now) override;

 private:
  Space space_;
  Real side_;
  IsOfKind is_of_kind_;
};

}  // namespace clast
