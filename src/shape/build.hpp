// Prototypes: shapes made ready for the engine, once, on the host.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "shape/core_kind.hpp"
#include "shape/polyhedron.hpp"
#include "shape/surface.hpp"

namespace clast {

// A convex shape in its principal frame, with its farthest point at distance 1 from the centroid.
// A body of radius R has R^3 times the volume and R^2 times the inertia per mass.
struct Prototype {
  std::string name;
  CoreKind core = CoreKind::polyhedron;
  Polyhedron polyhedron;    // the core; of a disc a polygon in its rim, of an ellipsoid one vertex
  Vec3 half_axes;           // of an ellipsoid; of a disc, its radius twice and 0
  Real dilation = 0;        // radius of the sphere that is swept over the core
  Real half_thickness = 1;  // half of its least width (shape/thickness.hpp)
  Real radius = 1;  // of the bounding sphere around the centroid, in the units it was given in
  Real volume = 0;  // of the normalised shape; 0 for plates
  Vec3 inertia;     // principal moments of the normalised shape per unit of mass
  Quat axes;        // from the principal frame to the one it was given in: a body with this
                    // orientation stands as the shape was given
  Vec3 centroid;    // where it was given
};

// Faces whose planes and vertices that lie within this share of the size of one another are one.
constexpr Real default_flatness = 1e-9;
// What suits coordinates of single precision or of six digits.
constexpr Real coarse_flatness = 1e-6;

Prototype sphere_prototype();
// Of two dimensions: volume is its area, the moment of inertia that of a sheet about its axis.
Prototype disc_prototype();

// From a closed convex surface with its faces counter-clockwise seen from outside. Faces in one
// plane are merged. All of these throw clast::Error with the reason when it cannot be done.
Prototype prototype_from_faces(std::string name, Surface surface, Real flatness = default_flatness);

// The convex hull of points.
Prototype prototype_from_points(std::string name, std::span<const Vec3> points,
                                Real flatness = default_flatness);

// A convex polygon as a plate of no thickness: n vertices, n edges and two faces. The first face
// looks to where the ring is counter-clockwise; inertia is that of a thin sheet. Vertices at which
// the ring does not bend go.
Prototype prototype_from_polygon(std::string name, std::span<const Vec3> ring);

}  // namespace clast
