// How the bodies of an insertion stand.
#pragma once

#include "scene/grains.hpp"

namespace clast::scene {

class Turns {
 public:
  Turns(const Scene& scene, const Insert& insert);

  // Whether bodies may turn about any axis, about one only, or not at all, and stay as asked for.
  enum class Freedom { all, about_axis, none };
  Freedom freedom() const { return freedom_; }
  const Vec3& axis() const { return axis_; }  // of about_axis

  Quat draw(int shape, Random& random) const;

 private:
  // As the file of the shape has it, turned as the insertion says.
  Quat as_given(int shape) const;
  Quat along_axis(int shape, Random& random) const;

  const Scene& scene_;
  const Insert& insert_;
  Freedom freedom_;
  Vec3 axis_;
};

// The axis of least moment of inertia of a shape, in its own frame; in two dimensions the one in
// the plane.
Vec3 longest_axis(const Assembly& shape, bool flat);

}  // namespace clast::scene
