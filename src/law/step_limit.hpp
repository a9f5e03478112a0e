// What a law says about the longest stable time step.
#pragma once

#include <string>
#include <vector>

#include "law/material.hpp"

namespace clast {

// The grains that decide: the smallest of each material.
struct SmallestGrain {
  int material = 0;
  Real radius = 0;          // of the bounding sphere
  Real lightness = 1;       // mass that a contact meets, as a part of that of the bounding sphere
  bool has_faces = false;   // it is a polyhedron, or one of its parts is
  Real half_thickness = 1;  // of its thinnest part, as a part of the radius

  Real mass(Real density) const { return lightness * density * 4 / 3 * pi * cube(radius); }
};

struct StepLimit {
  Real dt = infinity;
  std::string reason;  // one line: which grain, which criterion

  void lower_to(Real other, const std::string& why) {
    if (other >= dt) return;
    dt = other;
    reason = why;
  }
};

// What is asked of a law.
struct StepQuestion {
  const std::vector<Material>& materials;
  const SmallestGrain& grain;
  Real fastest;  // largest speed to expect

  const Material& own() const { return materials[grain.material]; }
  std::string grain_text() const;  // "grains of glass with radius 0.002 m"
};

// For laws with springs that do not depend on the overlap: 0.1 of the critical step 2 / omega with
// six springs on the grain.
void limit_by_springs(const StepQuestion& question, Real stiffness, StepLimit& limit);

}  // namespace clast
