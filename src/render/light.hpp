// How surfaces look: one large lamp with soft shadows, a bright sky with ambient occlusion, and a
// ground that shows shadows, and a floor where there is one.
#pragma once

#include <cstdint>
#include <optional>

#include "render/ray_scene.hpp"

namespace clast {

// Numbers in 0 … 1 for one sample of one pixel: the same on every machine and for any number of
// threads, spread evenly over the samples of a pixel and differently in neighbouring pixels.
class SampleNumbers {
 public:
  SampleNumbers(int x, int y, int sample);
  // 0 and 1: the place in the pixel; 2 … 5: directions of light.
  Real operator()(int dimension) const;
  // One of several sets of numbers for the same sample.
  SampleNumbers part(int number, int parts) const {
    SampleNumbers numbers = *this;
    numbers.sample_ =
        sample_ * static_cast<std::uint32_t>(parts) + static_cast<std::uint32_t>(number);
    return numbers;
  }

 private:
  std::uint32_t pixel_;
  std::uint32_t sample_;
};

// A piece of the ground that is seen itself, not only the shadows on it.
struct Floor {
  Real low_x, low_y, high_x, high_y;
  Real rim;  // within this distance from them it fades out
};

struct Lighting {
  Vec3 to_lamp;        // unit
  Real lamp_size;      // tangent of the half angle under which the lamp is seen
  bool has_ground;     // seen from above
  Real ground_height;  // along z
  Real ground_radius;  // where its shadows have faded out
  std::optional<Floor> floor;
  Real rod_depth = 1;  // behind the surface of a body, where rods have faded to a third
};

// The light for a camera in a scene of radius 1 around the origin that stands on `ground_height`.
Lighting lighting_for(const Camera& camera, Real ground_height);

struct Seen {
  Color color;
  bool smooth;  // background and panes only: rays close by see nearly the same
};

// What the camera sees along a ray that starts in front of the scene. `row_share` is where in the
// picture that is, 0 at the top and 1 at the bottom.
Seen seen_along(const RayScene& scene, const Lighting& lighting, const Ray& ray, Real row_share,
                const SampleNumbers& numbers);

}  // namespace clast
