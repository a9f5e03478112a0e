// Random grains of an [[insert]]: which shape, how large.
#pragma once

#include "scene/sizes.hpp"

namespace clast::scene {

struct Grain {
  int shape = 0;    // number among the shapes of the scene; 0: sphere or disc
  Real radius = 0;  // of the bounding sphere
};

// The same bits on every system.
Real cube_root(Real x);

// Of a grain with bounding radius 1. In two dimensions volumes are areas.
Real unit_volume(const Scene& scene, int shape);

Real volume_of(const Scene& scene, const Grain& grain);

// Bounding radius of a grain whose sphere of equal volume, or disc of equal area, has radius 1.
Real bounding_radius_of_unit(const Scene& scene, int shape);

// The numbers of the shapes that an insertion takes from.
std::vector<int> shapes_of(const Scene& scene, const Insert& insert);

// Sizes mean: the radius or diameter of the sphere of equal volume or disc of equal area, or how
// often a shape is taken as large as its file says (scale).
class GrainSampler {
 public:
  GrainSampler(const Scene& scene, const Insert& insert);

  Grain draw(Random& random) const;
  // Bounding radii, over all shapes.
  Real smallest() const;
  Real largest() const;
  Real mean_volume() const;
  // The smallest and the largest grain of each shape.
  std::vector<Grain> smallest_of_each() const { return of_each(sizes_.smallest()); }
  std::vector<Grain> largest_of_each() const { return of_each(sizes_.largest()); }

 private:
  // A shape, what a size means for it, and the share of grains up to it.
  struct Kind {
    int shape;
    Real radius_per_size;  // bounding radius of size 1
    Real volume;           // of bounding radius 1
    Real share;
  };

  std::vector<Grain> of_each(Real size) const;

  RadiusSampler sizes_;
  bool flat_;
  std::vector<Kind> kinds_;
};

}  // namespace clast::scene
