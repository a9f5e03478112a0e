// What is in a part of space: number, mass, solid fraction, mean velocity; in all and by class.
#pragma once

#include "measure/classes.hpp"

namespace clast {

// A body counts where its centre lies. Of its volume, only the part inside counts: bodies that
// reach across the surface are taken as balls of their volume (discs of their area) there.
class Contents : public Counting {
 public:
  Contents(std::string name, Space space, Classes classes)
      : Counting(std::move(name), std::move(classes)), space_(std::move(space)) {}

  std::vector<std::string> columns() const override;
  std::vector<Real> measure(const Observed& now) override;
  std::vector<Amount> amounts(const Observed& now) const override;

 private:
  Space space_;
};

// The part of the volume of body i that lies inside.
Real share_inside(const Space& space, const Observed& now, std::size_t i);

}  // namespace clast
