#include "measure/wear.hpp"

namespace clast {

std::vector<Real> per_area(const std::vector<Real>& values, const std::vector<Wall>& walls,
                           const std::vector<Wearing>& wearing) {
  std::vector<Real> shares(values.size());
  Real of_round = 0;
  for (std::size_t w = 0; w < values.size(); ++w) {
    const Real own = wearing[w].area > 0 ? values[w] / wearing[w].area : 0;
    if (walls[w].is_round()) of_round = own;
    shares[w] = own + (walls[w].touched == Wall::by_shapes ? of_round : 0);
  }
  return shares;
}

}  // namespace clast
