// The side of cells that a user asks for, kept within what a search can do well.
#pragma once

#include <fmt/format.h>

#include "neighbor/search.hpp"

namespace clast {

// Beyond this many reaches (of cells) or median bodies (of boxes) a search spends its time on
// comparing bodies that are far apart.
constexpr Real largest_cell_ratio = 16;

// Smaller cells than the reach of two units would miss pairs, far larger ones would take forever:
// both are replaced, with a warning.
inline Real cell_size_for(const SearchSettings& settings, Real reach, SearchReport& report) {
  const Real asked = settings.cell_size.value_or(reach);
  const Real size = clamp(asked, reach, largest_cell_ratio * reach);
  if (size != asked)
    report.warning = fmt::format(
        "cells of {:.4g} m are used instead of {:.4g} m: two bodies can be neighbours at up to "
        "{:.4g} m, and cells must be at least that large and at most {} times",
        size, asked, reach, largest_cell_ratio);
  return size;
}

// Huang's minimum rule: cells of at most sqrt(2) times the smallest radius, here of spheres grown
// by half the margin. Where sizes differ by more than about 1:11 that is too fine to look through.
inline Real fine_cell_size(Real least_radius, Real reach, Real margin) {
  constexpr Real root_of_two = 1.41421356237309504880;
  return larger(root_of_two * (least_radius + 0.5 * margin), reach / largest_cell_ratio);
}

inline Real box_ratio_for(const SearchSettings& settings, SearchReport& report) {
  const Real asked = settings.box_ratio.value_or(1.5);
  if (asked <= largest_cell_ratio) return asked;
  report.warning = fmt::format(
      "TLS boxes of {0} median bodies are used instead of {1:.4g}: at most {0} make sense",
      largest_cell_ratio, asked);
  return largest_cell_ratio;
}

}  // namespace clast
