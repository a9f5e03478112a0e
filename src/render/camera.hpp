// From where a picture is taken, and what of the scene falls on which pixel.
#pragma once

#include <span>
#include <string>

#include "base/vec3.hpp"
#include "render/point2.hpp"

namespace clast {

// Where to look from. Views along an axis are parallel projections, in which lengths can be
// measured; others have a mild perspective.
struct View {
  Vec3 towards_camera;  // unit, from the scene
  Vec3 up;              // roughly; not along the first
  bool parallel = false;
};

// iso, front, back, left, right, top, bottom, or x,y,z: where the camera is, seen from the scene.
// Throws clast::Error with the list of views.
View view_named(const std::string& name);

// Something the picture must show.
struct Bubble {
  Vec3 center;
  Real radius = 0;
};

struct Ray {
  Vec3 origin, direction;  // direction is of unit length
};

struct Camera {
  Vec3 eye;
  Vec3 right, up, forward;  // unit, perpendicular
  bool parallel = false;
  Real per_pixel = 1;  // parallel: length of a pixel; perspective: its tangent
  Point2 center;       // the pixel straight ahead

  Ray ray(double x, double y) const;
  Point2 project(const Vec3& point) const;
  // How long a pixel is at this point of the scene.
  Real pixel_length(const Vec3& at) const;
};

// The camera nearest to the scene that shows all balls inside `free_area`, a part of a picture of
// the given height in pixels.
Camera camera_for(const View& view, std::span<const Bubble> balls, const PixelBox& free_area,
                  int height);

}  // namespace clast
